// The sandbox channel's own books: a channel keeps its charges itself, the mall only knows their numbers.
import { boolean, index, integer, text } from 'drizzle-orm/pg-core';
import { amount, moment, table } from '#kit/db/columns.ts';
import type { Language } from '#kit/words/text.ts';

export type ChargeState = 'OPEN' | 'SUCCESS' | 'FAIL' | 'CLOSED';

export const sandboxCharge = table(
  'sandbox_charge',
  {
    channelNo: text().primaryKey(),
    /** Stands in the address of the charge's page; whoever knows it may pay. */
    token: text().notNull().unique(),
    paymentSn: text().notNull().unique(),
    amount: amount().notNull(),
    currency: text().notNull(),
    language: text().$type<Language>().notNull(),
    state: text().$type<ChargeState>().notNull(),
    returnUrl: text().notNull(),
    /** When the mall is told (again); null when there is nothing to tell, or it has answered. */
    nextNoticeAt: moment(),
    noticesSent: integer().notNull().default(0),
    isReceived: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    decidedAt: moment(),
  },
  (t) => [index('sandbox_charge_to_tell').on(t.nextNoticeAt)],
);
