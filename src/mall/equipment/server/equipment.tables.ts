// What a laboratory tests and calibrates with, its certificates, and how warm and damp its rooms were.
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import { labGroup, laboratory, labSite } from '#mall/ability/server/ability.tables.ts';
import { storedFile } from '#mall/file/server/file.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { EquipmentClass, Point, Quantity } from '../equipment-classes.ts';
import type { EquipmentState } from '../equipment-process.ts';
import type { CalibrationState, Verdict } from '../equipment-status.ts';

export const equipment = table(
  'equipment',
  {
    equipId: key(),
    labId: refTo(() => laboratory.labId),
    /** The laboratory's own number, on its label and in reports. */
    equipNo: text().notNull(),
    name: text().notNull(),
    maker: text().notNull().default(''),
    model: text().notNull(),
    serialNo: text().notNull(),
    class: text().$type<EquipmentClass>().notNull(),
    siteId: refTo(() => labSite.siteId),
    /** Null: every group of the site uses it. */
    groupId: ref().references(() => labGroup.groupId),
    place: text().notNull().default(''),
    quantities: jsonb().$type<Quantity[]>().notNull().default([]),
    /** What is left of it by the last certificate; null: all. */
    narrowed: jsonb().$type<Quantity[]>(),
    calEveryMonths: smallint().notNull(),
    /** Days of China; null: never calibrated. */
    dueDate: date({ mode: 'string' }),
    /** Days between two checks of its own; null: none is asked for. */
    checkEveryDays: smallint(),
    checkedOn: date({ mode: 'string' }),
    state: text().$type<EquipmentState>().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('equipment_number').on(t.labId, sql`lower(${t.equipNo})`),
    index('equipment_due').on(t.labId, t.dueDate),
    index('equipment_class').on(t.labId, t.class),
    index('equipment_site').on(t.siteId),
    index('equipment_group').on(t.groupId),
    check('equipment_cycle', sql`${t.calEveryMonths} BETWEEN 1 AND 120`),
    check('equipment_in_time', sql`${t.state} <> 'IN_USE' OR ${t.dueDate} IS NOT NULL`),
  ],
);

export const equipmentCalibration = table(
  'equipment_calibration',
  {
    calibrationId: key(),
    equipId: refTo(() => equipment.equipId),
    certificateNo: text().notNull(),
    /** Who has calibrated it. */
    calibratedBy: text().notNull(),
    /** Days of China. */
    doneOn: date({ mode: 'string' }).notNull(),
    dueDate: date({ mode: 'string' }).notNull(),
    results: jsonb().$type<Point[]>().notNull().default([]),
    verdict: text().$type<Verdict>().notNull(),
    /** Of a LIMITED one: what it may still be used for. */
    narrowed: jsonb().$type<Quantity[]>(),
    fileId: ref().references(() => storedFile.fileId),
    state: text().$type<CalibrationState>().notNull(),
    enteredBy: refTo(() => member.memberId),
    /** Never the same person. */
    confirmedBy: ref().references(() => member.memberId),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('equipment_calibration_of').on(t.equipId, t.doneOn),
    uniqueIndex('equipment_calibration_waits').on(t.equipId).where(sql`state = 'ENTERED'`),
    index('equipment_calibration_file').on(t.fileId),
    index('equipment_calibration_entered').on(t.enteredBy),
    index('equipment_calibration_confirmed').on(t.confirmedBy),
    check('equipment_calibration_days', sql`${t.dueDate} >= ${t.doneOn}`),
    check('equipment_calibration_two', sql`${t.confirmedBy} <> ${t.enteredBy}`),
    check('equipment_calibration_limited', sql`(${t.verdict} = 'LIMITED') = (${t.narrowed} IS NOT NULL)`),
  ],
);

/** Rows are only ever added. */
export const environmentReading = table(
  'environment_reading',
  {
    readingId: key(),
    siteId: refTo(() => labSite.siteId),
    room: text().notNull(),
    at: moment().notNull(),
    tempC: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    rh: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    pressureKPa: numeric({ precision: 6, scale: 2, mode: 'number' }),
    byId: refTo(() => member.memberId),
    source: text().$type<'MANUAL' | 'IMPORT'>().notNull(),
  },
  (t) => [
    uniqueIndex('environment_reading_once').on(t.siteId, t.room, t.at),
    index('environment_reading_by').on(t.byId),
    check('environment_reading_rh', sql`${t.rh} BETWEEN 0 AND 100`),
  ],
);
