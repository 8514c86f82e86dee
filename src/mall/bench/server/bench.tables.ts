// The items of commissions with their plan, what they were done with, and what was written down of them.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, snTo, table } from '#kit/db/columns.ts';
import type { DecisionRule, Verdict } from '#kit/measure/decision-rule.ts';
import type { Text } from '#kit/words/text.ts';
import type { CapabilityField, CapabilityKind, WorkMode } from '#mall/ability/ability-terms.ts';
import { capability, labGroup, laboratory } from '#mall/ability/server/ability.tables.ts';
import { sheetDefinition } from '#mall/datasheet/server/datasheet.tables.ts';
import type { SheetDefinition, SheetValues } from '#mall/datasheet/sheet-definition.ts';
import { equipment, equipmentCalibration } from '#mall/equipment/server/equipment.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { ItemState } from '#mall/testing/derive-state.ts';
import { serviceOrder } from '#mall/testing/server/testing.tables.ts';
import type { Suspension } from '../item-status.ts';

/** A capability as it was when both sides agreed. */
export interface CapabilityThen {
  capNo: string;
  kind: CapabilityKind;
  field: CapabilityField;
  item: Text;
  object: Text;
  standard: string;
  clause: string;
}

/** A room as it was read when the work began. */
export interface RoomThen {
  room: string;
  at: string;
  tempC: number;
  rh: number;
}

export const serviceItem = table(
  'service_item',
  {
    itemId: key(),
    serviceSn: snTo(() => serviceOrder.serviceSn),
    labId: refTo(() => laboratory.labId),
    /** Its place among the items of the form, from 1; an instrument of several has one each. */
    seq: smallint().notNull(),
    capId: refTo(() => capability.capId),
    capability: jsonb().$type<CapabilityThen>().notNull(),
    groupId: ref().references(() => labGroup.groupId),
    specimenNos: text().array().notNull(),
    conditions: text().notNull(),
    limits: text().notNull(),
    rule: text().$type<DecisionRule>().notNull(),
    /** The items of one report have the same. */
    reportKey: text().notNull(),
    stage: smallint().notNull(),
    mode: text().$type<WorkMode>().notNull(),
    /** Working days at the bench, calendar days of a run. */
    days: smallint().notNull(),
    isUrgent: boolean().notNull(),
    sheetKey: text().notNull().default(''),
    state: text().$type<ItemState>().notNull(),
    formerState: text().$type<ItemState>(),
    suspension: text().$type<Suspension>(),
    version: integer().notNull().default(1),
    engineerId: ref().references(() => member.memberId),
    engineerName: text().notNull().default(''),
    /** Who may not test it again. */
    formerEngineers: ref().array().notNull().default(sql`'{}'`),
    plannedFrom: date({ mode: 'string' }),
    plannedTo: date({ mode: 'string' }),
    startedAt: moment(),
    doneAt: moment(),
    room: jsonb().$type<RoomThen>(),
    /** The sheet as it was when the work began; null: it has not. */
    sheet: jsonb().$type<SheetDefinition>(),
    definitionId: ref().references(() => sheetDefinition.definitionId),
    verdict: text().$type<Verdict>(),
    /** Why a run ended before the time that was ordered; '': it did not. */
    early: text().notNull().default(''),
    createdAt: moment().notNull().default(sql`now()`),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    index('service_item_of').on(t.serviceSn, t.seq, t.itemId),
    index('service_item_group').on(t.groupId, t.state),
    index('service_item_state').on(t.labId, t.state, t.plannedFrom),
    index('service_item_by_plan').on(t.labId, t.plannedFrom, t.itemId),
    index('service_item_engineer').on(t.engineerId, t.state),
    index('service_item_capability').on(t.capId),
    index('service_item_sheet').on(t.definitionId),
    check(
      'service_item_planned',
      sql`(${t.plannedFrom} IS NULL) = (${t.plannedTo} IS NULL) AND ${t.plannedFrom} <= ${t.plannedTo}`,
    ),
    check('service_item_began', sql`(${t.startedAt} IS NULL) = (${t.sheet} IS NULL)`),
  ],
);

/** What an item was done with. */
export const itemEquipment = table(
  'item_equipment',
  {
    itemId: refTo(() => serviceItem.itemId),
    equipId: refTo(() => equipment.equipId),
    calibrationId: ref().references(() => equipmentCalibration.calibrationId),
    from: moment().notNull(),
    to: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.equipId] }),
    index('item_equipment_of').on(t.equipId, t.from),
    index('item_equipment_calibration').on(t.calibrationId),
  ],
);

/** One row for each time that the record was open; locked ones never change. */
export const sheetRecord = table(
  'sheet_record',
  {
    recordId: key(),
    itemId: refTo(() => serviceItem.itemId),
    revision: smallint().notNull(),
    /** As typed. */
    values: jsonb().$type<SheetValues>().notNull(),
    photoIds: ref().array().notNull().default(sql`'{}'`),
    note: text().notNull().default(''),
    enteredBy: refTo(() => member.memberId),
    enteredName: text().notNull(),
    lockedAt: moment(),
    /** Over the sheet, what was typed, photos, equipment and who; with the one before. */
    hash: text().notNull().default(''),
    formerHash: text().notNull().default(''),
    /** Why it was opened again. */
    amendReason: text().notNull().default(''),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('sheet_record_once').on(t.itemId, t.revision),
    uniqueIndex('sheet_record_open').on(t.itemId).where(sql`locked_at IS NULL`),
    index('sheet_record_by').on(t.enteredBy),
    check('sheet_record_locked', sql`(${t.lockedAt} IS NULL) = (${t.hash} = '')`),
  ],
);
