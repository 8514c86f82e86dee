// Sessions: one row per login, with the hashes of its refresh tokens; tickets, QR codes, WeChat.
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, text, unique } from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { CodeChannel } from '#mall/message/code-purpose.ts';
import type { TicketKind } from './account-ticket.ts';
import type { QrState } from './qr-progress.ts';
import type { WeChatUser } from './wechat-provider.ts';

export const memberSession = table(
  'member_session',
  {
    sessionId: key(),
    memberId: refTo(() => member.memberId),
    /** SHA-256 of the refresh token that was given out last and has never been used. */
    refreshHash: text().notNull().unique(),
    /** The one before. What its use means says refresh-rule.ts. */
    formerHash: text().unique(),
    /** The one that the login began with; null for logins older than this column. */
    firstHash: text(),
    /** An access token of the last renewal has been used: whoever asked for it has it. */
    isAnswered: boolean().notNull().default(false),
    ip: text().notNull().default(''),
    userAgent: text().notNull().default(''),
    /** Browser and system without versions, and country with province: together they tell a new device from a known one. */
    device: text().notNull().default(''),
    region: text().notNull().default(''),
    createdAt: moment().notNull().default(sql`now()`),
    /** When it began, or was renewed last. */
    usedAt: moment().notNull().default(sql`now()`),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    /** It has come from a procurement system (punchout): what it may do, and when it ends however often it is renewed. */
    punchout: text().$type<'shop' | 'look'>(),
    punchoutUntil: moment(),
  },
  (t) => [index().on(t.memberId)],
);

/** Refresh tokens whose successors have been used, for as long as they would have been good. */
export const spentRefreshToken = table(
  'spent_refresh_token',
  {
    /** SHA-256 of the token. */
    tokenHash: text().primaryKey(),
    sessionId: refTo(() => memberSession.sessionId, { onDelete: 'cascade' }),
    spentAt: moment().notNull(),
  },
  (t) => [index().on(t.sessionId, t.spentAt)],
);

/** Devices that have logged in to an account: their wrong passwords are counted apart from strangers'. */
export const knownDevice = table(
  'known_device',
  {
    deviceId: key(),
    memberId: refTo(() => member.memberId),
    /** SHA-256 of what the device holds. */
    tokenHash: text().notNull().unique(),
    /** Its last login; it is forgotten with it. */
    sessionId: refTo(() => memberSession.sessionId, { onDelete: 'cascade' }),
  },
  (t) => [index().on(t.memberId), index().on(t.sessionId)],
);

/** A step of proving oneself that was done and waits for the next: used once, and soon. */
export const accountTicket = table(
  'account_ticket',
  {
    /** SHA-256 of what the browser holds. */
    ticketHash: text().primaryKey(),
    kind: text().$type<TicketKind>().notNull(),
    /** Null where nobody was found: a stranger is led through the same steps. */
    memberId: ref().references(() => member.memberId),
    /** The login that has proven itself; null before a login. */
    sessionId: ref(),
    /** What was typed to find the account, and as which kind of address. */
    account: text().notNull().default(''),
    channel: text().$type<CodeChannel>().notNull().default('sms'),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);

/** One row per QR code on a login form: who has scanned it, and what he has decided. */
export const qrLogin = table(
  'qr_login',
  {
    qrId: key(),
    /** SHA-256 of `u`, with which the form asks how far it is. Only that browser has it: the picture shows another secret. */
    askHash: text().notNull().unique(),
    /** SHA-256 of the secret in the picture, with which a phone scans and decides. */
    scanHash: text().notNull().unique(),
    state: text().$type<QrState>().notNull().default('WAITING'),
    /** Where the form stands, as the phone is told. */
    ip: text().notNull().default(''),
    userAgent: text().notNull().default(''),
    /** Shown on both screens from the scan on, so that nobody approves another screen than his own. */
    checkCode: text(),
    /** Who has scanned it; nobody else may decide. */
    memberId: ref().references(() => member.memberId),
    /** The login of the phone: when it is ended, its approval is void. */
    sessionId: ref().references(() => memberSession.sessionId, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);

/** Which WeChat user is which member: one each. Its history are the security events. */
export const weChatBinding = table(
  'wechat_binding',
  {
    bindingId: key(),
    memberId: ref()
      .notNull()
      .unique()
      .references(() => member.memberId),
    /** The mall as WeChat knows it; `openid` means nothing without it. */
    appid: text().notNull(),
    openid: text().notNull(),
    /** The same person in all applications of one company; not everybody has it. */
    unionid: text(),
    nickName: text().notNull().default(''),
    boundAt: moment().notNull(),
  },
  (t) => [unique('wechat_openid_once').on(t.appid, t.openid), unique('wechat_unionid_once').on(t.unionid)],
);

/** A WeChat user who waits for an account: used once, and within ten minutes. */
export const bindTicket = table(
  'bind_ticket',
  {
    ticketId: key(),
    /** SHA-256 of the `bindKey` that the browser holds. */
    keyHash: text().notNull().unique(),
    weChat: jsonb('wechat').$type<WeChatUser>().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);
