// The login of an enterprise as it is kept, and how it is found: by its code, or by a proven domain of an e-mail address.
import type { Work } from '#kit/db/work.ts';
import type { LoginProtocol } from '../enterprise-login.protocol.ts';
import { domainOf } from '../login-address.ts';

/** For `hideText`. */
export const SECRET_USE = 'enterprise-login.clientSecret';

export interface LoginRow {
  enterpriseId: number;
  code: string;
  protocol: LoginProtocol;
  issuer: string;
  clientId: string;
  /** Hidden. */
  clientSecret: string;
  entityId: string;
  ssoUrl: string;
  certificate: string;
  isOn: boolean;
  isRequired: boolean;
  addsUnknown: boolean;
  testedAt: Date | null;
  domainToken: string;
}

/** Who somebody is at his enterprise's provider, after everything about the answer was found right. */
export interface ProvenIdentity {
  subject: string;
  /** Null where the provider tells none, or does not say that it is verified. */
  email: string | null;
  /** '' where the provider tells none. */
  name: string;
}

/** What rooms need of the mall to send people to providers and to believe what comes back. */
export interface Mall {
  tokenSecret: Uint8Array;
  publicUrl(): string;
  /** Providers are called by https and at public addresses only. */
  isProduction: boolean;
  log(error: unknown): void;
}

const COLUMNS = `
  l.enterprise_id AS "enterpriseId", l.code, l.protocol, l.issuer, l.client_id AS "clientId",
  l.client_secret AS "clientSecret", l.entity_id AS "entityId", l.sso_url AS "ssoUrl", l.certificate,
  l.is_on AS "isOn", l.is_required AS "isRequired", l.adds_unknown AS "addsUnknown", l.tested_at AS "testedAt",
  l.domain_token AS "domainToken"`;

/** A revoked enterprise has no login. */
const LIVING = `FROM enterprise_login l JOIN enterprise e ON e.enterprise_id = l.enterprise_id AND e.state <> 'REVOKED'`;

/** Whether it is on or not; undefined where none was ever set up. */
export async function findLogin(work: Work, enterpriseId: number): Promise<LoginRow | undefined> {
  const [row] = await work.query<LoginRow>(
    `SELECT ${COLUMNS} ${LIVING} WHERE l.enterprise_id = $1`,
    [enterpriseId],
    'enterprise-login',
  );
  return row;
}

/** One that is on. @param account a code, or an e-mail address of a domain that has been proven */
export async function findLoginOf(
  work: Work,
  account: string,
): Promise<(LoginRow & { enterpriseName: string }) | undefined> {
  const domain = domainOf(account);
  const [row] = await work.query<LoginRow & { enterpriseName: string }>(
    `SELECT ${COLUMNS}, e.name AS "enterpriseName" ${LIVING} WHERE l.is_on AND ${
      domain === undefined
        ? 'l.code = $1'
        : `l.enterprise_id = (SELECT enterprise_id FROM enterprise_login_domain WHERE domain = $1 AND proven_at IS NOT NULL)`
    }`,
    [domain ?? account.toLowerCase()],
    domain === undefined ? 'enterprise-login-by-code' : 'enterprise-login-by-domain',
  );
  return row;
}

/** Under which name the provider's subjects are kept. */
export const providerOf = ({ protocol, issuer, entityId }: LoginRow): string =>
  protocol === 'oidc' ? issuer : entityId;

/** What a provider must know of the mall, and where people come back. */
export function loginAddresses(publicUrl: string, code: string) {
  return {
    login: `${publicUrl}/login/enterprise/${code}`,
    oidcRedirect: `${publicUrl}/login/arrival`,
    /** The mall as this enterprise's provider knows it: what is meant for another enterprise's is not believed. */
    samlEntityId: `${publicUrl}/login/enterprise/${code}`,
    samlAnswers: `${publicUrl}/login/saml`,
  };
}
