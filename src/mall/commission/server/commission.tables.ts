// Rules of commission; how they end is written down, nothing of them is edited.
import { sql } from 'drizzle-orm';
import { check, index, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { category } from '#mall/part/server/part.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';

export const commissionRule = table(
  'commission_rule',
  {
    ruleId: key(),
    storeId: ref().references(() => store.storeId),
    categoryId: ref().references(() => category.categoryId),
    ratePerMille: smallint().notNull(),
    fixed: amount().notNull().default(sql`0`),
    least: amount().notNull().default(sql`0`),
    most: amount(),
    note: text().notNull().default(''),
    madeBy: refTo(() => member.memberId),
    createdAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [
    uniqueIndex('commission_rule_one')
      .on(sql`coalesce(store_id, 0)`, sql`coalesce(category_id, 0)`)
      .where(sql`ended_at IS NULL`),
    index('commission_rule_newest').on(t.createdAt, t.ruleId),
    check('commission_rule_of_something', sql`${t.storeId} IS NOT NULL OR ${t.categoryId} IS NOT NULL`),
    check(
      'commission_rule_within',
      sql`${t.ratePerMille} BETWEEN 0 AND 1000 AND ${t.fixed} >= 0 AND ${t.least} >= 0 AND (${t.most} IS NULL OR ${t.most} >= ${t.least})`,
    ),
  ],
);
