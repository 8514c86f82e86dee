// Who works in a laboratory, what each is trained for, and for what his signature counts.
import { sql } from 'drizzle-orm';
import { check, date, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import type { CapabilityField, Mark } from '#mall/ability/ability-terms.ts';
import { capability, laboratory } from '#mall/ability/server/ability.tables.ts';
import type { LabRole } from '#mall/member/lab-roles.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { StaffState } from '../staff-process.ts';

/** One row for each time that somebody works there; the login reads who is ACTIVE with which roles. */
export const labStaff = table(
  'lab_staff',
  {
    staffId: key(),
    labId: refTo(() => laboratory.labId),
    memberId: refTo(() => member.memberId),
    /** As reports name him. */
    name: text().notNull(),
    roles: text().$type<LabRole>().array().notNull(),
    groupIds: ref().array().notNull().default(sql`'{}'`),
    /** Days of China; the last one is null while he is there. */
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }),
    state: text().$type<StaffState>().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('lab_staff_one_laboratory').on(t.memberId).where(sql`state = 'ACTIVE'`),
    index('lab_staff_of_member').on(t.memberId),
    index('lab_staff_of_laboratory').on(t.labId, t.fromDate),
    check('lab_staff_end', sql`(${t.state} = 'LEFT') = (${t.toDate} IS NOT NULL)`),
    check('lab_staff_has_roles', sql`cardinality(${t.roles}) > 0`),
  ],
);

export const labTraining = table(
  'lab_training',
  {
    trainingId: key(),
    staffId: refTo(() => labStaff.staffId),
    capId: refTo(() => capability.capId),
    /** The last day, of China. */
    until: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    uniqueIndex('lab_training_once').on(t.staffId, t.capId),
    index('lab_training_capability').on(t.capId),
  ],
);

/** A field or one capability, for one mark, from a day until a day of China. */
export const signatoryScope = table(
  'signatory_scope',
  {
    scopeId: key(),
    staffId: refTo(() => labStaff.staffId),
    field: text().$type<CapabilityField>(),
    capId: ref().references(() => capability.capId),
    mark: text().$type<Mark>().notNull(),
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    index('signatory_scope_of').on(t.staffId),
    index('signatory_scope_capability').on(t.capId),
    check('signatory_scope_of_one', sql`(${t.field} IS NULL) <> (${t.capId} IS NULL)`),
    check('signatory_scope_days', sql`${t.toDate} >= ${t.fromDate}`),
  ],
);
