// An enterprise sets up its own login: the provider, the trial, the switch, the domains.
import { randomBytes, X509Certificate } from 'node:crypto';
import { hideText } from '#kit/db/secret-text.ts';
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Caller, Handlers } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import type { Employee } from '#mall/member/actor.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import type { enterpriseLoginProtocol, LoginSettings } from '../enterprise-login.protocol.ts';
import { addDomain, dropDomain, type FindTexts, proveDomain, recordName, recordText } from './domains.ts';
import { enterpriseLoginErrors } from './enterprise-login.errors.ts';
import { arrive, depart } from './log-in-by-enterprise.ts';
import { findLogin, type LoginRow, loginAddresses, type Mall, SECRET_USE } from './login-settings.ts';
import { matchEmployee } from './match-employee.ts';
import { endEmployeesSessions } from './refuse-other-ways.ts';
import { takeTrip } from './trip.ts';

type Acts = Omit<Handlers<typeof enterpriseLoginProtocol>, 'find' | 'start' | 'finish'>;
type Input = InputOf<typeof enterpriseLoginProtocol.save>;

/** What makes a provider another one: it must be tried anew. */
const PROVIDER = ['protocol', 'issuer', 'clientId', 'entityId', 'ssoUrl', 'certificate'] as const;

/** Makes the actions. @param find the texts of TXT records */
export function manageLogin(mall: Mall, find: FindTexts): Acts {
  const show = (work: Work, actor: Employee) => tellSettings(work, mall, actor);
  return {
    show,

    async save(work, actor, input, caller) {
      await requireMayChange(work, actor);
      await keepSettings(work, mall, actor, input);
      await record(work, actor, caller, { protocol: input.protocol, code: input.code });
      return show(work, actor);
    },

    async test(work, actor) {
      await requireMayChange(work, actor);
      return depart(work, mall, await requireLogin(work, actor), actor.memberId);
    },

    async finishTest(work, actor, { state, browserKey, query }) {
      const trip = await work.apart((apart) => takeTrip(apart, actor.memberId, { state, browserKey }));
      if (trip.enterpriseId !== actor.enterpriseId) throw enterpriseLoginErrors.tripOver();
      const login = await requireLogin(work, actor);
      const identity = await arrive(mall, login, trip, { state, query });
      const match = await matchEmployee(work, login, identity);
      await work.apart((apart) => keepTested(apart, login));
      return {
        subject: identity.subject,
        email: identity.email,
        verdict: match.verdict,
        memberName: match.verdict === 'known' ? match.memberName : null,
      };
    },

    async switch(work, actor, { isOn, isRequired }, caller) {
      await requireMayChange(work, actor);
      const login = await requireLogin(work, actor);
      if (isOn && !login.testedAt) throw enterpriseLoginErrors.notTested();
      const mustUse = isOn && isRequired;
      await work.query(
        'UPDATE enterprise_login SET is_on = $2, is_required = $3, changed_at = $4 WHERE enterprise_id = $1',
        [actor.enterpriseId, isOn, mustUse, work.now],
      );
      if (mustUse && !login.isRequired) await endEmployeesSessions(work, actor.enterpriseId, actor);
      await record(work, actor, caller, { isOn, isRequired: mustUse });
      return show(work, actor);
    },

    async forgetSubjects(work, actor, _nothing, caller) {
      await requireMayChange(work, actor);
      const forgotten = await work.query(
        'DELETE FROM enterprise_login_subject WHERE enterprise_id = $1 RETURNING 1',
        [actor.enterpriseId],
      );
      await record(work, actor, caller, { forgotten: forgotten.length });
      return show(work, actor);
    },

    async addDomain(work, actor, { domain }, caller) {
      await requireMayChange(work, actor);
      await addDomain(work, actor, domain);
      await record(work, actor, caller, { added: domain });
      return show(work, actor);
    },

    async proveDomain(work, actor, { domain }, caller) {
      await requireMayChange(work, actor);
      await proveDomain(work, actor, domain, find);
      await work.apart((apart) => record(apart, actor, caller, { proven: domain }));
      return show(work, actor);
    },

    async dropDomain(work, actor, { domain }, caller) {
      await requireMayChange(work, actor);
      await dropDomain(work, actor, domain);
      await record(work, actor, caller, { dropped: domain });
      return show(work, actor);
    },
  };
}

/** Whoever chooses the provider can come in as any employee: so he must be able to do all that any of them can (decision 024). */
async function mayChange(work: Work, { enterpriseId, sub }: Employee): Promise<boolean> {
  if (sub === null) return true;
  const [found] = await work.query<{ lacks: boolean }>(
    `SELECT EXISTS (SELECT FROM sub_account WHERE enterprise_id = $1 AND state <> 'LEFT'
                    AND NOT permissions <@ $2::text[]) AS lacks`,
    [enterpriseId, sub.permissions],
  );
  return found?.lacks === false;
}

async function requireMayChange(work: Work, actor: Employee): Promise<void> {
  if (!(await mayChange(work, actor))) throw enterpriseLoginErrors.mayNot();
}

async function requireLogin(work: Work, { enterpriseId }: Employee): Promise<LoginRow> {
  const login = await findLogin(work, enterpriseId);
  if (!login) throw enterpriseLoginErrors.notSetUp();
  return login;
}

const record = (work: Work, actor: Employee, caller: Caller, detail: Record<string, unknown>) =>
  recordSecurityEvent(work, {
    kind: 'enterpriseLoginChanged',
    memberId: actor.sub?.parentMemberId ?? actor.memberId,
    actorId: actor.memberId,
    sessionId: actor.sessionId,
    caller,
    detail,
  });

/** Only for the settings that were tried. */
const keepTested = (work: Work, login: LoginRow) =>
  work.query(
    `UPDATE enterprise_login SET tested_at = $2 WHERE enterprise_id = $1
     AND ($3, $4, $5, $6, $7, $8, $9) =
         (protocol, issuer, client_id, client_secret, entity_id, sso_url, certificate)`,
    [
      login.enterpriseId,
      work.now,
      login.protocol,
      login.issuer,
      login.clientId,
      login.clientSecret,
      login.entityId,
      login.ssoUrl,
      login.certificate,
    ],
  );

async function keepSettings(work: Work, mall: Mall, actor: Employee, input: Input): Promise<void> {
  const { enterpriseId } = actor;
  const before = await findLogin(work, enterpriseId);
  const made = { ...input, ...checkProvider(input, mall.isProduction) };
  const isOther = !before || PROVIDER.some((name) => before[name] !== made[name]);
  const isSecretNew = made.protocol === 'oidc' && made.clientSecret !== '';
  // A secret is never sent to another provider than the one it was typed in for.
  if (before?.clientSecret && made.protocol === 'oidc' && before.issuer !== made.issuer && !isSecretNew)
    throw enterpriseLoginErrors.needsSecret({ name: 'clientSecret' });
  const secret = isSecretNew
    ? hideText(mall.tokenSecret, SECRET_USE, made.clientSecret)
    : made.protocol === 'oidc'
      ? (before?.clientSecret ?? '')
      : '';
  const isAnother = isOther || isSecretNew;
  const kept = await work.query(
    `INSERT INTO enterprise_login AS l
       (enterprise_id, code, protocol, issuer, client_id, client_secret, entity_id, sso_url, certificate, adds_unknown,
        domain_token, changed_at)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
     WHERE NOT EXISTS (SELECT FROM enterprise_login WHERE code = $2 AND enterprise_id <> $1)
     ON CONFLICT (enterprise_id) DO UPDATE SET code = $2, protocol = $3, issuer = $4, client_id = $5, client_secret = $6,
       entity_id = $7, sso_url = $8, certificate = $9, adds_unknown = $10, changed_at = $12,
       tested_at = CASE WHEN $13 THEN NULL ELSE l.tested_at END, is_on = l.is_on AND NOT $13,
       is_required = l.is_required AND NOT $13
     RETURNING 1`,
    [
      enterpriseId,
      made.code,
      made.protocol,
      made.issuer,
      made.clientId,
      secret,
      made.entityId,
      made.ssoUrl,
      made.certificate,
      made.addsUnknown,
      randomBytes(24).toString('base64url'),
      work.now,
      // The code stands in the audience of SAML answers.
      isAnother || (made.protocol === 'saml' && before?.code !== made.code),
    ],
  );
  if (kept.length === 0) throw enterpriseLoginErrors.codeTaken({ name: 'code' });
}

/** What the chosen protocol needs; the other one's is left out. @throws Refusal that names the field */
function checkProvider(input: Input, isProduction: boolean) {
  const required = (name: 'issuer' | 'clientId' | 'entityId' | 'ssoUrl' | 'certificate') => {
    const value = input[name].trim();
    if (!value) throw enterpriseLoginErrors.missing({ name });
    return value;
  };
  const address = (name: 'issuer' | 'ssoUrl') => {
    const value = required(name);
    const url = URL.parse(value);
    const isRight = url?.protocol === 'https:' || (!isProduction && url?.protocol === 'http:');
    if (!isRight || url?.username || url?.password) throw enterpriseLoginErrors.needsHttps({ name });
    return value;
  };
  if (input.protocol === 'oidc')
    return {
      issuer: address('issuer'),
      clientId: required('clientId'),
      entityId: '',
      ssoUrl: '',
      certificate: '',
    };
  return {
    issuer: '',
    clientId: '',
    entityId: required('entityId'),
    ssoUrl: address('ssoUrl'),
    certificate: readCertificate(required('certificate')),
  };
}

/** As providers give it: PEM, or the bare Base64 of their metadata. */
function readCertificate(given: string): string {
  const isPem = given.includes('-----BEGIN CERTIFICATE-----');
  const pem = isPem
    ? given
    : `-----BEGIN CERTIFICATE-----\n${given.replace(/\s+/g, '')}\n-----END CERTIFICATE-----`;
  try {
    return new X509Certificate(pem).toString().trim();
  } catch {
    throw enterpriseLoginErrors.wrongCertificate({ name: 'certificate' });
  }
}

async function tellSettings(work: Work, mall: Mall, actor: Employee): Promise<LoginSettings> {
  const login = await findLogin(work, actor.enterpriseId);
  const domains = await work.query<{ domain: string; proven_at: Date | null }>(
    'SELECT domain, proven_at FROM enterprise_login_domain WHERE enterprise_id = $1 ORDER BY domain',
    [actor.enterpriseId],
  );
  const [bound] = await work.query<{ count: number }>(
    'SELECT count(DISTINCT member_id)::int AS count FROM enterprise_login_subject WHERE enterprise_id = $1',
    [actor.enterpriseId],
  );
  const token = login?.domainToken ?? '';
  const code = login?.code ?? '';
  return {
    isSetUp: bit(login !== undefined),
    mayChange: bit(await mayChange(work, actor)),
    code,
    protocol: login?.protocol ?? 'oidc',
    issuer: login?.issuer ?? '',
    clientId: login?.clientId ?? '',
    hasSecret: bit(Boolean(login?.clientSecret)),
    entityId: login?.entityId ?? '',
    ssoUrl: login?.ssoUrl ?? '',
    certificate: login?.certificate ?? '',
    addsUnknown: bit(login?.addsUnknown === true),
    bound: bound?.count ?? 0,
    isOn: bit(login?.isOn === true),
    isRequired: bit(login?.isRequired === true),
    testedAt: login?.testedAt?.toISOString() ?? null,
    domains: domains.map(({ domain, proven_at: provenAt }) => ({
      domain,
      provenAt: provenAt?.toISOString() ?? null,
      recordName: recordName(domain),
      recordText: recordText(token),
    })),
    addresses: loginAddresses(mall.publicUrl(), code),
  };
}
