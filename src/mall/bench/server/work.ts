// The engineer's desk: begun when everything is as it has to be (domain-lab 2.3, L29), written down, let rest, finished and locked, opened again by a reviewer.
import { and, eq, isNull } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { computeSheet } from '#mall/datasheet/fill/fill-sheet.ts';
import { type SheetDefinition, type SheetValues, typeOf } from '#mall/datasheet/sheet-definition.ts';
import { EQUIPMENT_CLASSES, type EquipmentClass } from '#mall/equipment/equipment-classes.ts';
import { type EquipmentToday, equipmentToday } from '#mall/equipment/server/equipment.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import { mayTest } from '#mall/lab-staff/server/lab-staff.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import { takeForTest } from '#mall/specimen/server/specimen.ts';
import type { ItemState } from '#mall/testing/derive-state.ts';
import type { benchProtocol } from '../bench.protocol.ts';
import { hasLimits, whyNotRoom } from '../room-limits.ts';
import { benchErrors } from './bench.errors.ts';
import { itemEquipment, type RoomThen, sheetRecord } from './bench.tables.ts';
import { blockWhileAbnormal } from './follow-service.ts';
import { findItem, holdItem, type ItemRow, itemLife, itemRowsOf } from './item-life.ts';
import {
  equipmentOf,
  orderedOf,
  type RecordRow,
  recordHash,
  recordsOf,
  roomsFor,
  sheetOf,
  specimensFor,
} from './item-view.ts';

type Acts = Actions<typeof benchProtocol>;

const done = ({ itemId, version, state }: ItemRow) => ({ itemId, version, state });

/** Of what has been received, and may be worked on. */
const USABLE: ReadonlySet<string> = new Set(['RECEIVED', 'IN_TEST', 'DONE', 'RETAINED']);

/**
 * @throws benchErrors.firstEngineer, notTrained, specimensAway, stageOpen, noEquipment, equipmentNot, noReading, outside,
 * notNow, changedMeanwhile, notInWork; testingErrors.ownForm
 */
export const startItem: Acts['start'] = async (work, staff, { equipIds, room, ...seen }) => {
  const { row } = await holdItem(work, staff, seen);
  itemLife.require(work, row, 'start', 'engineer');
  if (row.formerEngineers.includes(staff.memberId)) throw benchErrors.firstEngineer();
  if (!(await mayTest(work, staff.memberId, row.capId, work.now)))
    throw benchErrors.notTrained({ name: staff.shownName });
  const specimens = await requireSpecimens(work, row);
  await requireFormerStages(work, row);
  const { definition, definitionId } = await sheetOf(work, row);
  const chosen = await requireEquipment(work, row, definition, equipIds);
  const roomThen = await requireRoomFit(work, row, definition, room);
  if (chosen.length > 0)
    await work.tx
      .insert(itemEquipment)
      .values(
        chosen.map(({ equipId, calibrationId }) => ({
          itemId: row.itemId,
          equipId,
          calibrationId,
          from: work.now,
        })),
      )
      .onConflictDoNothing();
  // what is kept for an objection is tested where it is kept
  const taken = specimens.filter(({ state }) => state !== 'RETAINED').map(({ specimenNo }) => specimenNo);
  await takeForTest(work, staff, taken);
  const { memberId: enteredBy, shownName: enteredName } = staff;
  const former = (await recordsOf(work, row.itemId)).at(-1);
  // what was begun, and rested while a specimen was abnormal, goes on in its record
  if (former?.lockedAt === null)
    await work.tx
      .update(sheetRecord)
      .set({ enteredBy, enteredName })
      .where(eq(sheetRecord.recordId, former.recordId));
  else
    await work.tx.insert(sheetRecord).values({
      ...{ itemId: row.itemId, revision: (former?.revision ?? 0) + 1, enteredBy, enteredName },
      ...{ values: { params: {}, tables: {} }, formerHash: former?.hash ?? '' },
    });
  return done(
    await itemLife.advance(work, row, 'start', {
      ...stepBy('engineer', staff, chosen.map(({ equipNo }) => equipNo).join('、')),
      set: {
        ...{ engineerId: enteredBy, engineerName: enteredName, startedAt: work.now, verdict: null },
        ...{ sheet: definition, definitionId, room: roomThen },
      },
    }),
  );
};

async function requireSpecimens(
  work: Work,
  row: ItemRow,
): Promise<readonly { specimenNo: string; state: string }[]> {
  const specimens = await specimensFor(work, row);
  const known = new Map(specimens.map((one) => [one.specimenNo, one.state]));
  const away = row.specimenNos.filter((no) => !USABLE.has(known.get(no) ?? ''));
  if (away.length > 0) throw benchErrors.specimensAway({ nos: away.join('、') });
  return specimens;
}

const CLOSED: ReadonlySet<ItemState> = new Set(['DONE', 'REPORTED', 'CANCELLED']);

/** What is done before it with the same specimens is done. */
async function requireFormerStages(work: Work, row: ItemRow): Promise<void> {
  const open = (await itemRowsOf(work, row.serviceSn)).find(
    (one) =>
      one.stage < row.stage &&
      !CLOSED.has(one.state) &&
      one.specimenNos.some((no) => row.specimenNos.includes(no)),
  );
  if (open) throw benchErrors.stageOpen({ stage: open.stage });
}

/** One of each class that the sheet asks for, and each of them fit until the planned end. */
async function requireEquipment(
  work: Work,
  row: ItemRow,
  definition: SheetDefinition,
  equipIds: readonly number[],
): Promise<EquipmentToday[]> {
  const { labId, plannedTo } = row;
  const until = plannedTo ? new Date(`${plannedTo}T12:00:00Z`) : work.now;
  const chosen = equipIds.length === 0 ? [] : await equipmentToday(work, { labId, equipIds, until });
  for (const one of chosen)
    if (one.why) throw benchErrors.equipmentNot({ equipNo: one.equipNo, why: one.why[work.language] });
  for (const { class: kind } of definition.equipment)
    if (!chosen.some((one) => one.class === kind))
      throw benchErrors.noEquipment({
        class: EQUIPMENT_CLASSES[kind as EquipmentClass]?.[work.language] ?? kind,
      });
  return chosen;
}

/** The newest reading of the room counts; without limits the room is only noted. */
async function requireRoomFit(
  work: Work,
  row: ItemRow,
  definition: SheetDefinition,
  room: string,
): Promise<RoomThen | null> {
  const rooms = await roomsFor(work, row);
  const read =
    room === ''
      ? (rooms.find((one) => !whyNotRoom(definition.env, one)) ?? rooms[0])
      : rooms.find((one) => one.room === room);
  if (!hasLimits(definition.env)) return read ? roomThen(read) : null;
  if (!read) throw benchErrors.noReading();
  const why = whyNotRoom(definition.env, read);
  if (why)
    throw benchErrors.outside({
      what: `${read.room} · ${why[work.language]}`,
    });
  return roomThen(read);
}

const roomThen = ({
  room,
  at,
  tempC,
  rh,
}: {
  room: string;
  at: Date;
  tempC: number;
  rh: number;
}): RoomThen => ({
  ...{ room, tempC, rh },
  at: at.toISOString(),
});

/** Nobody writes into another's record. @throws benchErrors.othersItem */
function requireHis(row: ItemRow, staff: LabMember): void {
  if (row.engineerId !== staff.memberId) throw benchErrors.othersItem();
}

async function openRecord(work: Work, itemId: number): Promise<RecordRow> {
  const [record] = await work.tx
    .select()
    .from(sheetRecord)
    .where(and(eq(sheetRecord.itemId, itemId), isNull(sheetRecord.lockedAt)))
    .for('no key update');
  return required(record);
}

/** A row for each specimen, and no more. @throws benchErrors.tooManyRows */
function requireRows(work: Work, { tables }: SheetDefinition, values: SheetValues, count: number): void {
  for (const { id, rows, [work.language]: name = id } of tables)
    if (rows === 'specimen' && (values.tables[id]?.length ?? 0) > count)
      throw benchErrors.tooManyRows({ table: name, count });
}

/** As typed, readable or not. @throws benchErrors.notNow, othersItem, tooManyRows; the file room's refusals */
export const keepRecord: Acts['keep'] = async (work, staff, { itemId, values, photoIds, note }) => {
  const { version } = await findItem(work, staff, itemId);
  const { row } = await holdItem(work, staff, { itemId, version });
  itemLife.require(work, row, 'keep', 'engineer');
  requireHis(row, staff);
  requireRows(work, required(row.sheet), values, row.specimenNos.length);
  const record = await openRecord(work, itemId);
  const fresh = photoIds.filter((id) => !record.photoIds.includes(id));
  if (fresh.length > 0) await requireFiles(work, staff.memberId, fresh, { kinds: 'attachments' });
  await work.tx
    .update(sheetRecord)
    .set({ values, photoIds, note, enteredBy: staff.memberId, enteredName: staff.shownName })
    .where(eq(sheetRecord.recordId, record.recordId));
  return { savedAt: work.now.toISOString() };
};

/** @throws benchErrors.notNow, changedMeanwhile, othersItem */
export const suspendItem: Acts['suspend'] = async (work, staff, { why, reason, ...seen }) => {
  const { row } = await holdItem(work, staff, seen);
  if (row.engineerId !== null) requireHis(row, staff);
  const set = { suspension: why, formerState: row.state };
  return done(await itemLife.advance(work, row, 'suspend', { ...stepBy('engineer', staff, reason), set }));
};

/** @throws benchErrors.notNow, changedMeanwhile, othersItem */
export const resumeItem: Acts['resume'] = async (work, staff, seen) => {
  const { row } = await holdItem(work, staff, seen);
  if (row.engineerId !== null) requireHis(row, staff);
  const resumed = await itemLife.advance(work, row, 'resume', {
    ...stepBy('engineer', staff),
    to: row.formerState ?? 'WAITING',
    set: { suspension: null, formerState: null },
  });
  return done(await blockWhileAbnormal(work, resumed));
};

/** Each table of specimens has a row for each, whatever was typed. */
export function wholeValues(
  definition: SheetDefinition,
  { values }: Pick<RecordRow, 'values'>,
  count: number,
) {
  const ofSpecimens = definition.tables.filter(({ rows }) => rows === 'specimen');
  const tables = ofSpecimens.map(({ id }) => [
    id,
    Array.from({ length: count }, (_, at) => values.tables[id]?.[at] ?? {}),
  ]);
  return { ...values, tables: { ...values.tables, ...Object.fromEntries(tables) } };
}

/**
 * The record is locked with its hash and never changes again.
 * @throws benchErrors.tooShort, incomplete, noVerdict, noPhoto, equipmentNot, othersItem, notNow, changedMeanwhile
 */
export const finishItem: Acts['finish'] = async (work, staff, { reason, ...seen }) => {
  const { row, service } = await holdItem(work, staff, seen);
  itemLife.require(work, row, 'finish', 'engineer');
  requireHis(row, staff);
  const ordered = await orderedOf(work, row, service);
  const isEarly = ordered.until !== null && ordered.until > work.now;
  if (isEarly && reason.trim().length < 2)
    throw benchErrors.tooShort({ name: 'reason', ordered: ordered.text });
  const definition = required(row.sheet);
  const record = await openRecord(work, row.itemId);
  const filled = computeSheet(definition, wholeValues(definition, record, row.specimenNos.length), {
    rule: row.rule,
  });
  const open = filled.faults.filter(({ kind }) => kind !== 'OUTSIDE');
  if (open.length > 0) throw benchErrors.incomplete({ count: open.length });
  const decides =
    definition.decision &&
    (definition.decision.rule === 'form' ? row.rule : definition.decision.rule) !== 'NONE';
  if (decides && filled.verdict === null) throw benchErrors.noVerdict();
  if (needsPhoto(definition) && record.photoIds.length === 0) throw benchErrors.noPhoto();
  const used = await equipmentOf(work, row);
  for (const one of used)
    if (one.why) throw benchErrors.equipmentNot({ equipNo: one.equipNo, why: one.why[work.language] });
  const hash = recordHash(
    row,
    record,
    used.map(({ equipId }) => equipId),
  );
  await work.tx
    .update(sheetRecord)
    .set({ lockedAt: work.now, hash })
    .where(eq(sheetRecord.recordId, record.recordId));
  await work.tx
    .update(itemEquipment)
    .set({ to: work.now })
    .where(and(eq(itemEquipment.itemId, row.itemId), isNull(itemEquipment.to)));
  return done(
    await itemLife.advance(work, row, 'finish', {
      ...stepBy('engineer', staff, isEarly ? reason.trim() : ''),
      set: { doneAt: work.now, verdict: filled.verdict, early: isEarly ? reason.trim() : '' },
    }),
  );
};

const needsPhoto = ({ tables }: SheetDefinition): boolean =>
  tables.some(({ columns }) => columns.some((one) => typeOf(one) === 'photo' && one.required));

/** A further revision begins with what stands in the one before. @throws benchErrors.notNow, changedMeanwhile, othersItem for the engineer himself */
export const reopenItem: Acts['reopen'] = async (work, staff, { reason, ...seen }) => {
  const { row } = await holdItem(work, staff, seen);
  itemLife.require(work, row, 'reopen', 'reviewer');
  if (row.engineerId === staff.memberId) throw benchErrors.othersItem();
  return done(await reopen(work, staff, row, reason));
};

/** The same for the report room, which gives a report back. @param row held, DONE */
export async function reopen(work: Work, staff: LabMember, row: ItemRow, reason: string): Promise<ItemRow> {
  const former = required((await recordsOf(work, row.itemId)).at(-1));
  await work.tx.insert(sheetRecord).values({
    ...{ itemId: row.itemId, revision: former.revision + 1, values: former.values, note: former.note },
    ...{ photoIds: former.photoIds, enteredBy: former.enteredBy, enteredName: former.enteredName },
    ...{ formerHash: former.hash, amendReason: reason },
  });
  return itemLife.advance(work, row, 'reopen', {
    ...stepBy('reviewer', staff, reason),
    set: { doneAt: null, verdict: null, early: '' },
  });
}
