// What one side has asked of a running commission, and what was settled for items that ended before their report.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, ref, refTo, snTo, table } from '#kit/db/columns.ts';
import { serviceItem } from '#mall/bench/server/bench.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { ItemState } from '#mall/testing/derive-state.ts';
import type { FormItem } from '#mall/testing/entrust-form.ts';
import { serviceOrder } from '#mall/testing/server/testing.tables.ts';
import type { ChangeKind, ChangeSide, ChangeState } from '../change-process.ts';

export const serviceChange = table(
  'service_change',
  {
    changeId: key(),
    serviceSn: snTo(() => serviceOrder.serviceSn),
    kind: text().$type<ChangeKind>().notNull(),
    side: text().$type<ChangeSide>().notNull(),
    state: text().$type<ChangeState>().notNull(),
    version: integer().notNull().default(1),
    reason: text().notNull(),
    answer: text().notNull().default(''),
    isFault: boolean().notNull().default(false),
    /** Places of items in the form, from 1. */
    drop: smallint().array().notNull().default(sql`'{}'`),
    add: jsonb().$type<FormItem[]>().notNull().default(sql`'[]'`),
    /** As both were shown it, in fen. */
    fee: amount().notNull(),
    back: amount().notNull(),
    extra: amount().notNull(),
    /** How far the items were: agreed to only while they are. */
    stoodAt: text().notNull(),
    askedBy: refTo(() => member.memberId),
    askedName: text().notNull(),
    answeredBy: ref().references(() => member.memberId),
    answeredAt: moment(),
    createdAt: moment().notNull().default(sql`now()`),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    index('service_change_of').on(t.serviceSn, t.changeId),
    uniqueIndex('service_change_asked').on(t.serviceSn).where(sql`state = 'ASKED'`),
    index('service_change_by').on(t.askedBy),
    index('service_change_answered').on(t.answeredBy),
  ],
);

/** An item that ended before its report while its commission goes on. */
export const itemSettlement = table(
  'item_settlement',
  {
    itemId: refTo(() => serviceItem.itemId).primaryKey(),
    serviceSn: snTo(() => serviceOrder.serviceSn),
    /** How far it was. */
    formerState: text().$type<ItemState>().notNull(),
    /** The laboratory's: nothing of it is owed. */
    isFault: boolean().notNull(),
    /** In fen, what stays owed of it; null: not settled yet. */
    kept: amount(),
    settledAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [index('item_settlement_of').on(t.serviceSn)],
);
