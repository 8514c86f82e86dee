// Prices as they were written down: by whom, and what of it waits for somebody else.
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, price, ref, refTo, table } from '#kit/db/columns.ts';
import { capability, laboratory } from '#mall/ability/server/ability.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { PriceState } from '../price-process.ts';

export const priceProposal = table(
  'price_proposal',
  {
    proposalId: key(),
    labId: refTo(() => laboratory.labId),
    capId: refTo(() => capability.capId),
    unit: text().notNull(),
    /** With 6 % VAT; 0 where it is on request. */
    unitPrice: price().notNull(),
    minCharge: amount().notNull(),
    fixture: amount().notNull(),
    isOnRequest: boolean().notNull(),
    /** A day of China. */
    fromDate: date({ mode: 'string' }).notNull(),
    state: text().$type<PriceState>().notNull(),
    authorId: refTo(() => member.memberId),
    publisherId: ref().references(() => member.memberId),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('price_proposal_waiting').on(t.capId).where(sql`state = 'WAITING'`),
    index('price_proposal_cap').on(t.capId),
    check('price_proposal_not_alone', sql`${t.publisherId} IS NULL OR ${t.publisherId} <> ${t.authorId}`),
  ],
);
