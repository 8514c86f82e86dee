// Connections of procurement systems, the visits that come from them, the prices promised to them, and the orders that they sent.
import { bigint, index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { key, moment, pieces, price, refTo, snTo, table } from '#kit/db/columns.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { product } from '#mall/goods/server/goods.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { trade } from '#mall/order/server/order.tables.ts';
import type { PunchoutProtocol } from '../punchout.protocol.ts';
import type { Visit } from './visit.ts';

export const punchoutConnection = table(
  'punchout_connection',
  {
    connectionId: key(),
    enterpriseId: refTo(() => enterprise.enterpriseId),
    /** In whose name it shops and orders. */
    memberId: refTo(() => member.memberId),
    name: text().notNull(),
    protocol: text().$type<PunchoutProtocol>().notNull(),
    identity: text().notNull(),
    /** SHA-256, hexadecimal: a secret is 256 random bits, so nothing slower is needed. */
    secretHash: text().notNull(),
    hosts: text().array().notNull(),
    createdAt: moment().notNull(),
    /** To the visit, or the order. */
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (t) => [index().on(t.enterpriseId), index('punchout_connection_by_identity').on(t.protocol, t.identity)],
);

export const punchoutSession = table(
  'punchout_session',
  {
    visitId: key(),
    connectionId: refTo(() => punchoutConnection.connectionId, { onDelete: 'cascade' }),
    memberId: refTo(() => member.memberId),
    /** SHA-256 of the start page's key, good once. */
    startHash: text().notNull().unique(),
    visit: jsonb().$type<Visit>().notNull(),
    /** The login that it has become; null before, and after its basket was returned. */
    sessionId: bigint({ mode: 'number' }).unique(),
    /** SHA-256 of the key of the page that returns the basket, and what that page hands over. */
    returnHash: text().unique(),
    returnFields: jsonb().$type<[name: string, value: string][]>(),
    /** Until when the start page, then the login, then the returning page is good. */
    until: moment().notNull(),
  },
  (t) => [index().on(t.connectionId), index('punchout_session_until').on(t.until)],
);

export const punchoutPrice = table(
  'punchout_price',
  {
    priceKey: text().primaryKey(),
    connectionId: refTo(() => punchoutConnection.connectionId, { onDelete: 'cascade' }),
    productId: refTo(() => product.productId),
    /** So many pieces were priced, and so many of them have been ordered. */
    number: pieces().notNull(),
    orderedNum: pieces().notNull().default(0),
    /** The step of the ladder that was reached: the price holds from so many pieces on. */
    fromNum: pieces().notNull(),
    unitPrice: price().notNull(),
    /** Who shopped there, as his system has told. */
    shopper: text().notNull().default(''),
    until: moment().notNull(),
  },
  (t) => [index().on(t.connectionId), index('punchout_price_until').on(t.until)],
);

export const punchoutOrder = table(
  'punchout_order',
  {
    connectionId: refTo(() => punchoutConnection.connectionId, { onDelete: 'cascade' }),
    /** The purchase order's number there. */
    orderId: text().notNull(),
    /** SHA-256 of what it orders: the same again is answered like the first time. */
    contentHash: text().notNull(),
    parentSn: snTo(() => trade.parentSn),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.connectionId, t.orderId] })],
);
