// Alarms of members on parts: one of each kind.
import { sql } from 'drizzle-orm';
import { index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, pieces, price, refTo, table } from '#kit/db/columns.ts';
import { product } from '#mall/goods/server/goods.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { part } from '#mall/part/server/part.tables.ts';
import type { AlarmState } from '../alarm-process.ts';
import type { AlarmKind } from '../alarm-rule.ts';

export const alarm = table(
  'alarm',
  {
    alarmId: key(),
    memberId: refTo(() => member.memberId),
    partId: refTo(() => part.partId),
    /** Where it was set, or what it was told of: where its links lead. */
    productId: refTo(() => product.productId),
    kind: text().$type<AlarmKind>().notNull(),
    number: pieces().notNull(),
    price: price(),
    state: text().$type<AlarmState>().notNull(),
    seenPrice: price(),
    seenStock: pieces(),
    toldAt: moment(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('alarm_once').on(t.memberId, t.partId, t.kind),
    index('alarm_waiting').on(t.partId).where(sql`${t.state} = 'ACTIVE'`),
  ],
);
