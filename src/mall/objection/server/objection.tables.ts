// Objections to reports that are issued.
import { sql } from 'drizzle-orm';
import { index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, snTo, table } from '#kit/db/columns.ts';
import { laboratory } from '#mall/ability/server/ability.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { report } from '#mall/report/server/report.tables.ts';
import { serviceOrder } from '#mall/testing/server/testing.tables.ts';
import type { ObjectionState, Outcome, Wish } from '../objection-process.ts';

export const objection = table(
  'objection',
  {
    objectionId: key(),
    objectionSn: text().notNull().unique(),
    labId: refTo(() => laboratory.labId),
    serviceSn: snTo(() => serviceOrder.serviceSn),
    reportId: refTo(() => report.reportId),
    reportNo: text().notNull(),
    itemIds: ref().array().notNull(),
    origin: text().$type<'CUSTOMER' | 'LAB'>().notNull(),
    byId: refTo(() => member.memberId),
    wish: text().$type<Wish>().notNull(),
    reason: text().notNull(),
    fileIds: ref().array().notNull().default(sql`'{}'`),
    state: text().$type<ObjectionState>().notNull(),
    version: integer().notNull().default(1),
    finding: text().notNull().default(''),
    outcome: text().$type<Outcome>(),
    decidedBy: ref().references(() => member.memberId),
    decidedName: text().notNull().default(''),
    decidedAt: moment(),
    /** By which it is to be decided. */
    dueAt: moment().notNull(),
    createdAt: moment().notNull().default(sql`now()`),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('objection_undecided')
      .on(t.reportId)
      .where(sql`state IN ('SUBMITTED', 'EXAMINING', 'RETESTING')`),
    index('objection_of').on(t.serviceSn, t.objectionId),
    index('objection_of_lab').on(t.labId, t.dueAt),
    index('objection_by').on(t.byId),
    index('objection_decided').on(t.decidedBy),
  ],
);
