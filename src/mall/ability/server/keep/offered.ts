// Whether a capability is offered at this moment, and why not (L12): suspended, retired, run out, or by a standard that is no more in force.
import { type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Text } from '#kit/words/text.ts';
import { abilityErrors } from '../ability.errors.ts';

/** Of a capability `c` by its standard `s`, as text for a statement that has the moment as its parameter. @param now such as `$2` */
export const offeredAt = (now: string): string =>
  `(c.standing = 'OFFERED' AND (c.valid_to IS NULL OR c.valid_to > ${now}) AND s.state = 'IN_FORCE')`;

/** The same for statements of the query builder. */
export const isOffered = ({ now }: Pick<Work, 'now'>): SQL =>
  sql`(c.standing = 'OFFERED' AND (c.valid_to IS NULL OR c.valid_to > ${now}) AND s.state = 'IN_FORCE')`;

export type WhyNotOffered = 'SUSPENDED' | 'RETIRED' | 'EXPIRED' | 'STANDARD';

/** What a sentence says of the capability. */
export const REASONS: Readonly<Record<WhyNotOffered, Text>> = {
  SUSPENDED: { zh: '已暂停受理', en: 'is suspended' },
  RETIRED: { zh: '已停止受理', en: 'is offered no more' },
  EXPIRED: { zh: '已过有效期', en: 'has run out' },
  STANDARD: { zh: '所依据的标准已不是现行版本', en: 'is by a standard that is no more in force' },
};

/** Those that are not offered now, with what is in the way first. */
export const notOffered = (
  work: Work,
  capIds: readonly number[],
): Promise<{ capId: number; capNo: string; item: string; why: WhyNotOffered }[]> =>
  work.query(
    `SELECT c.cap_id AS "capId", c.cap_no AS "capNo", c.item_${work.language} AS item,
            CASE WHEN c.standing <> 'OFFERED' THEN c.standing WHEN c.valid_to <= $2 THEN 'EXPIRED' ELSE 'STANDARD' END AS why
     FROM capability c JOIN standard s USING (standard_id)
     WHERE c.cap_id = ANY($1::bigint[]) AND NOT ${offeredAt('$2')} ORDER BY c.cap_no`,
    [capIds, work.now],
    `ability-not-offered-${work.language}`,
  );

/** @throws abilityErrors.notOffered with the first that is not */
export async function requireOffered(work: Work, capIds: readonly number[]): Promise<void> {
  const [first] = await notOffered(work, capIds);
  if (first) throw abilityErrors.notOffered({ ...first, why: REASONS[first.why] });
}

/** In the reader's language, by capability; what is offered is not there. */
export const whyNotOffered = async (
  work: Work,
  capIds: readonly number[],
): Promise<ReadonlyMap<number, string>> =>
  new Map(
    (await notOffered(work, capIds)).map(({ capId, why }) => [Number(capId), REASONS[why][work.language]]),
  );
