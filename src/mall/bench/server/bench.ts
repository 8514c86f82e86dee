// The front door of the bench: what was done for a commission, and what reports and objections do with it.
import { inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { DecisionRule, Verdict } from '#kit/measure/decision-rule.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { computeSheet, type FilledSheet } from '#mall/datasheet/fill/fill-sheet.ts';
import type { SheetDefinition, SheetValues } from '#mall/datasheet/sheet-definition.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import type { ItemState } from '#mall/testing/derive-state.ts';
import type { CapabilityThen, RoomThen } from './bench.tables.ts';
import { serviceItem } from './bench.tables.ts';
import { ofSpecimen } from './follow-service.ts';
import { holdItems, type ItemRow, itemLife, itemRowsOf } from './item-life.ts';
import { recordsOf } from './item-view.ts';
import { requireEngineer } from './plan.ts';
import { reopen, wholeValues } from './work.ts';

export { itemMoved } from './bench.events.ts';
export { type BrokenRecord, checkRecords } from './check-records.ts';
export { cancelItems, dropSpecimen, makeItems } from './follow-service.ts';
export { ableOf, planOnSite } from './plan.ts';

/** How far each row of work is, in the order of the form; cancelled ones too. */
export const itemStandOf = async (work: Work, serviceSn: string) =>
  (await itemRowsOf(work, serviceSn)).map(
    ({ itemId, seq, state, capability, mode, days, startedAt, doneAt, version }) => ({
      ...{
        itemId,
        seq,
        state,
        item: capability.item,
        isRun: mode === 'RUN',
        days,
        startedAt,
        doneAt,
        version,
      },
    }),
  );

/** Their report is void and they are not tested again: 50 → 0. The commission must be held. */
export async function annulItems(
  work: Work,
  staff: LabMember,
  serviceSn: string,
  itemIds: readonly number[],
  reason: string,
): Promise<void> {
  for (const row of await holdItems(work, serviceSn, ['REPORTED'], inArray(serviceItem.itemId, [...itemIds])))
    await itemLife.advance(work, row, 'annul', stepBy('reviewer', staff, reason));
}

export interface WorkedItem {
  itemId: number;
  serviceSn: string;
  seq: number;
  state: ItemState;
  /** The items of one report have the same. */
  reportKey: string;
  capId: number;
  /** Null: of no group. */
  groupId: number | null;
  capability: CapabilityThen;
  specimenNos: string[];
  conditions: string;
  limits: string;
  rule: DecisionRule;
  /** Null: nothing was decided, or it is not done. */
  verdict: Verdict | null;
  /** Who has typed any of its records. */
  engineers: { memberId: number; name: string }[];
  /** Why a run ended before the ordered time. */
  early: string;
  startedAt: Date | null;
  doneAt: Date | null;
  room: RoomThen | null;
  /** Null: it has not begun. */
  sheet: SheetDefinition | null;
  /** Of the newest record. */
  values: SheetValues;
  filled: FilledSheet | null;
  photoIds: number[];
  note: string;
  recordHash: string;
  revision: number;
  equipment: {
    equipId: number;
    equipNo: string;
    name: string;
    model: string;
    /** By which it was used, not the one of today. */
    certificateNo: string;
    calibratedBy: string;
    dueDate: string;
    /** At its end the certificate was over. */
    wasOverdue: boolean;
  }[];
}

/** By report: items that were worked on with a piece of equipment since the beginning of a day of China; all where none is named. */
export const doneWith = (
  work: Work,
  equipId: number,
  since: string | null,
): Promise<{ serviceSn: string; reportKey: string; itemIds: number[] }[]> =>
  work.query(
    `SELECT i.service_sn AS "serviceSn", i.report_key AS "reportKey", array_agg(i.item_id ORDER BY i.item_id) AS "itemIds"
     FROM item_equipment u JOIN service_item i USING (item_id)
     WHERE u.equip_id = $1 AND i.state <> 'CANCELLED'
       AND ($2::date IS NULL OR u."from" >= $2::date::timestamp AT TIME ZONE 'Asia/Shanghai')
     GROUP BY i.service_sn, i.report_key ORDER BY min(i.item_id)`,
    [equipId, since],
    'bench-done-with',
  );

/** All that are not cancelled, in their order. */
export async function itemsOf(work: Work, serviceSn: string): Promise<WorkedItem[]> {
  const rows = (await itemRowsOf(work, serviceSn)).filter(({ state }) => state !== 'CANCELLED');
  const items: WorkedItem[] = [];
  for (const row of rows) items.push(await workedItem(work, row));
  return items;
}

async function workedItem(work: Work, row: ItemRow): Promise<WorkedItem> {
  const records = await recordsOf(work, row.itemId);
  const record = records.at(-1);
  const used = await work.query<WorkedItem['equipment'][number] & { to: Date | null }>(
    `SELECT e.equip_id AS "equipId", e.equip_no AS "equipNo", e.name, e.model,
            coalesce(c.certificate_no, '') AS "certificateNo", coalesce(c.calibrated_by, '') AS "calibratedBy",
            coalesce(c.due_date::text, '') AS "dueDate", u."to"
     FROM item_equipment u JOIN equipment e USING (equip_id)
     LEFT JOIN equipment_calibration c ON c.calibration_id = u.calibration_id
     WHERE u.item_id = $1 ORDER BY e.equip_no`,
    [row.itemId],
    'bench-used-equipment',
  );
  const values = row.sheet && record ? wholeValues(row.sheet, record, row.specimenNos.length) : undefined;
  const engineers = new Map(records.map(({ enteredBy, enteredName }) => [enteredBy, enteredName]));
  return {
    ...{
      itemId: row.itemId,
      serviceSn: row.serviceSn,
      seq: row.seq,
      state: row.state,
      reportKey: row.reportKey,
    },
    ...{
      capId: row.capId,
      groupId: row.groupId,
      capability: row.capability,
      specimenNos: row.specimenNos,
      rule: row.rule,
    },
    ...{ conditions: row.conditions, limits: row.limits, verdict: row.verdict },
    engineers: [...engineers].map(([memberId, name]) => ({ memberId, name })),
    ...{ early: row.early, startedAt: row.startedAt, doneAt: row.doneAt, room: row.room, sheet: row.sheet },
    values: values ?? { params: {}, tables: {} },
    filled: row.sheet && values ? computeSheet(row.sheet, values, { rule: row.rule }) : null,
    ...{ photoIds: record?.photoIds ?? [], note: record?.note ?? '' },
    ...{ recordHash: record?.hash ?? '', revision: record?.revision ?? 0 },
    equipment: used.map(({ to, ...one }) => ({
      ...one,
      wasOverdue: one.dueDate === '' || one.dueDate < dayInChina(to ?? work.now),
    })),
  };
}

/** Places of the form's items, from 1, of which everything is reported that is not cancelled. */
export async function reportedSeqs(work: Work, serviceSn: string): Promise<number[]> {
  const live = (await itemRowsOf(work, serviceSn)).filter(({ state }) => state !== 'CANCELLED');
  return [...Map.groupBy(live, ({ seq }) => seq)].flatMap(([seq, rows]) =>
    rows.every(({ state }) => state === 'REPORTED') ? [seq] : [],
  );
}

/** Their report is issued: 40 → 50. The commission must be held. */
export async function markReported(work: Work, serviceSn: string, itemIds: readonly number[]): Promise<void> {
  for (const row of await holdItems(work, serviceSn, ['DONE'], inArray(serviceItem.itemId, [...itemIds])))
    await itemLife.advance(work, row, 'report', { by: 'system' });
}

/** A reviewer wants a record otherwise: 40 → 30, a further revision. The commission must be held. */
export async function reopenItems(
  work: Work,
  staff: LabMember,
  serviceSn: string,
  itemIds: readonly number[],
  reason: string,
): Promise<void> {
  for (const row of await holdItems(work, serviceSn, ['DONE'], inArray(serviceItem.itemId, [...itemIds])))
    await reopen(work, staff, row, reason);
}

/**
 * Tested again by somebody else: 40, 50 → 20. The commission must be held.
 * @throws benchErrors.firstEngineer, notTrained, notOfGroup
 */
export async function retestItems(
  work: Work,
  staff: LabMember,
  serviceSn: string,
  itemIds: readonly number[],
  plan: { engineerId: number; from: string; to: string; reason: string },
): Promise<void> {
  const { engineerId, from, to, reason } = plan;
  const rows = await holdItems(
    work,
    serviceSn,
    ['DONE', 'REPORTED'],
    inArray(serviceItem.itemId, [...itemIds]),
  );
  for (const row of rows) {
    const former = [
      ...new Set([...row.formerEngineers, ...(row.engineerId === null ? [] : [row.engineerId])]),
    ];
    const engineer = await requireEngineer(work, { ...row, formerEngineers: former }, engineerId);
    await itemLife.advance(work, row, 'retest', {
      ...stepBy('reviewer', staff, reason),
      set: {
        ...{
          formerEngineers: former,
          engineerId,
          engineerName: engineer.name,
          plannedFrom: from,
          plannedTo: to,
        },
        ...{ startedAt: null, doneAt: null, verdict: null, sheet: null, definitionId: null },
      },
    });
  }
}

/** The items of a specimen, in their order. */
export async function workOnSpecimen(
  work: Work,
  serviceSn: string,
  specimenNo: string,
): Promise<{ itemId: number; item: string; state: ItemState; engineer: string }[]> {
  const rows = await itemRowsOf(work, serviceSn, ofSpecimen(specimenNo));
  return rows.map(({ itemId, capability, state, engineerName }) => ({
    ...{ itemId, item: capability.item[work.language], state, engineer: engineerName },
  }));
}

/** What was done with instruments of a ledger: the last day of their work, and whether anything failed. */
export const servedInstruments = (
  work: Work,
  itemIds: readonly number[],
): Promise<{ instrumentId: number; doneAt: Date; failed: boolean }[]> =>
  work.query(
    `SELECT s.instrument_id AS "instrumentId", coalesce(max(i.done_at), $2) AS "doneAt",
            coalesce(bool_or(i.verdict = 'FAIL'), false) AS failed
     FROM service_item i JOIN specimen s ON s.specimen_no = ANY(i.specimen_nos)
     WHERE i.item_id = ANY($1::bigint[]) AND s.instrument_id IS NOT NULL GROUP BY 1 ORDER BY 1`,
    [[...itemIds], work.now],
    'bench-instruments',
  );

/** All items ever done with an instrument of a ledger. */
export async function itemsOfInstrument(work: Work, instrumentId: number): Promise<number[]> {
  const rows = await work.query<{ itemId: number }>(
    `SELECT i.item_id AS "itemId" FROM specimen s
     JOIN service_item i ON i.service_sn = s.service_sn AND s.specimen_no = ANY(i.specimen_nos)
     WHERE s.instrument_id = $1`,
    [instrumentId],
    'bench-items-of-instrument',
  );
  return rows.map(({ itemId }) => itemId);
}
