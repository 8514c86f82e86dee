// E-mail domains of an enterprise: believed once a TXT record of theirs says what the mall has asked for.
import { Resolver } from 'node:dns/promises';
import type { Work } from '#kit/db/work.ts';
import { seconds } from '#kit/time/duration.ts';
import type { Employee } from '#mall/member/actor.ts';
import { enterpriseLoginErrors } from './enterprise-login.errors.ts';

const MOST_DOMAINS = 10; // chosen
const UNIQUE = '23505';

/** The texts of a name's TXT records; none where there are none. */
export type FindTexts = (name: string) => Promise<readonly string[]>;

/** @throws nothing: a name that cannot be asked about has no texts */
export const findTexts: FindTexts = async (name) => {
  const records = await new Resolver({ timeout: seconds(3), tries: 2 }).resolveTxt(name).catch(() => []);
  return records.map((parts) => parts.join(''));
};

export const recordName = (domain: string): string => `_yuancai-login.${domain}`;
export const recordText = (token: string): string => `yuancai-login=${token}`;

/** @throws Refusal for one too many, and for one that is there */
export async function addDomain(work: Work, { enterpriseId }: Employee, domain: string): Promise<void> {
  const [held] = await work.query<{ count: number }>(
    `SELECT (SELECT count(*) FROM enterprise_login_domain WHERE enterprise_id = $1)::int AS count
     FROM enterprise_login WHERE enterprise_id = $1 FOR UPDATE`,
    [enterpriseId],
  );
  if (!held) throw enterpriseLoginErrors.notSetUp();
  if (held.count >= MOST_DOMAINS) throw enterpriseLoginErrors.tooManyDomains({ name: 'domain' });
  const added = await work.query(
    `INSERT INTO enterprise_login_domain (enterprise_id, domain) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1`,
    [enterpriseId, domain],
  );
  if (added.length === 0) throw enterpriseLoginErrors.domainKnown({ name: 'domain' });
}

/** Outside a transaction. @throws Refusal when the record is not there, and when another enterprise has proven the domain */
export async function proveDomain(
  work: Work,
  { enterpriseId }: Employee,
  domain: string,
  find: FindTexts,
): Promise<void> {
  const [asked] = await work.query<{ token: string }>(
    `SELECT l.domain_token AS token FROM enterprise_login_domain d JOIN enterprise_login l USING (enterprise_id)
     WHERE d.enterprise_id = $1 AND d.domain = $2`,
    [enterpriseId, domain],
  );
  if (!asked) throw enterpriseLoginErrors.noDomain();
  const name = recordName(domain);
  if (!(await find(name)).includes(recordText(asked.token)))
    throw enterpriseLoginErrors.notProven({ domain: name });
  try {
    await work.apart((apart) =>
      apart.query(
        `UPDATE enterprise_login_domain SET proven_at = coalesce(proven_at, $3) WHERE enterprise_id = $1 AND domain = $2`,
        [enterpriseId, domain, apart.now],
      ),
    );
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE) throw enterpriseLoginErrors.domainOfOther();
    throw error;
  }
}

/** Taking away what is not there changes nothing. */
export async function dropDomain(work: Work, { enterpriseId }: Employee, domain: string): Promise<void> {
  await work.query('DELETE FROM enterprise_login_domain WHERE enterprise_id = $1 AND domain = $2', [
    enterpriseId,
    domain,
  ]);
}
