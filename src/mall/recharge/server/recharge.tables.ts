// Recharges: each is one member's, and for the wallet of his enterprise where he is of one.
import { sql } from 'drizzle-orm';
import { check, index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, moment, ref, refTo, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { bill } from '#mall/payment/server/payment.tables.ts';
import type { RechargeState } from '../recharge-process.ts';

export const recharge = table(
  'recharge',
  {
    rechargeSn: text().primaryKey(),
    memberId: refTo(() => member.memberId),
    /** Whose one wallet is topped up; empty: the member's own. */
    enterpriseId: ref(),
    amount: amount().notNull(),
    state: text().$type<RechargeState>().notNull(),
    paySn: text()
      .notNull()
      .unique()
      .references(() => bill.paySn),
    payDeadline: moment().notNull(),
    createdAt: moment().notNull(),
    finishedAt: moment(),
  },
  (t) => [
    uniqueIndex('recharge_waits_once').on(t.memberId).where(sql`state = 'PENDING_PAYMENT'`),
    index('recharge_waits_for').on(t.enterpriseId).where(sql`state = 'PENDING_PAYMENT'`),
    check('recharge_whole_yuan', sql`${t.amount} BETWEEN 100 AND 500000 AND ${t.amount} % 100 = 0`),
  ],
);
