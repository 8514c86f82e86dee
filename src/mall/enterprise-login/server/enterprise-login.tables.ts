// Enterprises' own logins: the provider of each, its e-mail domains, who is who there, and logins that are on their way.
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { LoginProtocol } from '../enterprise-login.protocol.ts';
import type { ProvenIdentity } from './login-settings.ts';

/** One row per enterprise that has ever set up a login of its own. */
export const enterpriseLogin = table('enterprise_login', {
  enterpriseId: ref()
    .primaryKey()
    .references(() => enterprise.enterpriseId),
  /** Stands in the enterprise's own login address. */
  code: text().notNull().unique(),
  protocol: text().$type<LoginProtocol>().notNull(),
  issuer: text().notNull().default(''),
  clientId: text().notNull().default(''),
  /** Hidden by `hideText`; '' for a client without one. */
  clientSecret: text().notNull().default(''),
  entityId: text().notNull().default(''),
  ssoUrl: text().notNull().default(''),
  /** Of the provider, as PEM. */
  certificate: text().notNull().default(''),
  /** Employees come in by it. */
  isOn: boolean().notNull().default(false),
  /** They come in by nothing else. */
  isRequired: boolean().notNull().default(false),
  /** Whom the mall does not know becomes an employee without permissions. */
  addsUnknown: boolean().notNull().default(false),
  /** When somebody has come through this very provider last, to try it. */
  testedAt: moment(),
  /** What its domains' TXT records must say. */
  domainToken: text().notNull(),
  changedAt: moment().notNull(),
});

/** Domains of an enterprise's e-mail addresses. */
export const enterpriseLoginDomain = table(
  'enterprise_login_domain',
  {
    domainId: key(),
    enterpriseId: refTo(() => enterprise.enterpriseId),
    domain: text().notNull(),
    /** Since when it is believed; null: nobody has shown that it is theirs. */
    provenAt: moment(),
  },
  (t) => [
    uniqueIndex('enterprise_login_domain_once').on(t.enterpriseId, t.domain),
    uniqueIndex('enterprise_login_domain_of_one').on(t.domain).where(sql`${t.provenAt} IS NOT NULL`),
  ],
);

/** Who somebody is at the provider: bound at his first login; from then on his e-mail does not count. */
export const enterpriseLoginSubject = table(
  'enterprise_login_subject',
  {
    subjectId: key(),
    enterpriseId: refTo(() => enterprise.enterpriseId),
    /** Issuer or entity id: a subject means nothing without it. */
    provider: text().notNull(),
    subject: text().notNull(),
    memberId: refTo(() => member.memberId),
    boundAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('enterprise_login_subject_once').on(t.enterpriseId, t.provider, t.subject),
    uniqueIndex('enterprise_login_member_once').on(t.memberId, t.provider),
  ],
);

/** A browser that has left for the provider: good once, and for ten minutes. */
export const enterpriseLoginTrip = table(
  'enterprise_login_trip',
  {
    /** SHA-256 of the state that the provider sends back. */
    stateHash: text().primaryKey(),
    /** SHA-256 of what only the browser that left holds. */
    browserHash: text().notNull(),
    enterpriseId: refTo(() => enterprise.enterpriseId),
    /** Who tries the provider out before it is switched on; null: a login. */
    testedBy: ref().references(() => member.memberId),
    nonce: text().notNull(),
    /** For PKCE. */
    verifier: text().notNull(),
    /** Of the SAML request that an answer must name. */
    requestId: text().notNull(),
    /** Who has come back; for SAML, whose answer comes by another way than the browser's call. */
    identity: jsonb().$type<ProvenIdentity>(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);
