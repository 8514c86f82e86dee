// What was done with equipment that proved unfit, one row for each report and each time that it did.
import { sql } from 'drizzle-orm';
import { date, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, snTo, table } from '#kit/db/columns.ts';
import { laboratory } from '#mall/ability/server/ability.tables.ts';
import { equipment } from '#mall/equipment/server/equipment.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { objection } from '#mall/objection/server/objection.tables.ts';
import { serviceOrder } from '#mall/testing/server/testing.tables.ts';
import type { Cause, ImpactState } from '../impact-process.ts';

export const equipmentImpact = table(
  'equipment_impact',
  {
    impactId: key(),
    labId: refTo(() => laboratory.labId),
    equipId: refTo(() => equipment.equipId),
    cause: text().$type<Cause>().notNull(),
    reason: text().notNull(),
    foundAt: moment().notNull(),
    /** The day of the last calibration that held; null: there was none. */
    since: date({ mode: 'string' }),
    serviceSn: snTo(() => serviceOrder.serviceSn),
    /** The items of one report have the same. */
    reportKey: text().notNull(),
    itemIds: ref().array().notNull(),
    state: text().$type<ImpactState>().notNull(),
    version: integer().notNull().default(1),
    note: text().notNull().default(''),
    objectionId: ref().references(() => objection.objectionId),
    decidedBy: ref().references(() => member.memberId),
    decidedName: text().notNull().default(''),
    decidedAt: moment(),
    createdAt: moment().notNull().default(sql`now()`),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('equipment_impact_undecided')
      .on(t.equipId, t.serviceSn, t.reportKey)
      .where(sql`state = 'UNDECIDED'`),
    index('equipment_impact_of_lab').on(t.labId, t.state, t.foundAt),
    index('equipment_impact_of').on(t.serviceSn),
    index('equipment_impact_objection').on(t.objectionId),
    index('equipment_impact_decided').on(t.decidedBy),
  ],
);
