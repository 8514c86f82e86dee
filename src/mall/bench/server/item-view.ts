// Rows of items → replies: the only mapper. What a reader may do follows from his points and from whose item it is.
import { asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import { listSteps, logEntry } from '#kit/document/step-log.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { after, hours } from '#kit/time/duration.ts';
import { sheetInForce } from '#mall/datasheet/server/datasheet.ts';
import type { SheetDefinition } from '#mall/datasheet/sheet-definition.ts';
import { EQUIPMENT_CLASSES, type EquipmentClass } from '#mall/equipment/equipment-classes.ts';
import { type EquipmentToday, equipmentToday, roomsNow } from '#mall/equipment/server/equipment.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import { colleaguesWith, roomsOfGroups, trainedOf } from '#mall/lab-staff/server/lab-staff.ts';
import { type LabMember, mayInLab } from '#mall/member/actor.ts';
import { findWorkingCalendar } from '#mall/setting/server/setting.ts';
import { specimensOf } from '#mall/specimen/server/specimen.ts';
import { specimenStatus } from '#mall/specimen/specimen-status.ts';
import { orderedRun } from '#mall/testing/ordered-run.ts';
import {
  findService,
  isInWork,
  isTheirOwn,
  newestVersion,
  type ServiceRow,
} from '#mall/testing/server/testing.ts';
import type { benchProtocol, ItemButton, ItemCard } from '../bench.protocol.ts';
import { GENERAL_SHEET } from '../general-sheet.ts';
import { itemStatus, itemSteps } from '../item-status.ts';
import { firstRoom } from '../plan-items.ts';
import { limitsText, whyNotRoom } from '../room-limits.ts';
import { itemEquipment, sheetRecord } from './bench.tables.ts';
import { bookedIn } from './booked.ts';
import { findItem, type ItemRow, itemLife } from './item-life.ts';

type Acts = Actions<typeof benchProtocol>;
export type RecordRow = typeof sheetRecord.$inferSelect;

/** A reading may be so old when work begins. */
const FRESH = hours(1);
/** Working days that the report takes, roughly: what ends later than so many days before the promise is late. */
const REPORT_DAYS = 2;

export interface CardContext {
  groups: ReadonlyMap<number, string>;
  promised: ReadonlyMap<string, Date | null>;
}

/** Names and dates that cards of these items show. */
export async function contextOf(work: Work, labId: number, rows: readonly ItemRow[]): Promise<CardContext> {
  const groups = await roomsOfGroups(work, labId);
  const promised = await work.query<{ serviceSn: string; at: Date | null }>(
    `SELECT service_sn AS "serviceSn", promised_at AS at FROM service_order WHERE service_sn = ANY($1::text[])`,
    [[...new Set(rows.map(({ serviceSn }) => serviceSn))]],
    'bench-promised',
  );
  return {
    groups: new Map(groups.map(({ groupId, name }) => [groupId, name])),
    promised: new Map(promised.map(({ serviceSn, at }) => [serviceSn, at])),
  };
}

export function itemCard(work: Work, row: ItemRow, { groups, promised }: CardContext): ItemCard {
  const { language } = work;
  const { capability: then } = row;
  const status = itemStatus[row.state];
  const promisedAt = promised.get(row.serviceSn) ?? null;
  const last = promisedAt && dayAfter(dayInChina(promisedAt), -REPORT_DAYS);
  const isOpen = row.state !== 'DONE' && row.state !== 'REPORTED' && row.state !== 'CANCELLED';
  const today = dayInChina(work.now);
  const ends = row.plannedTo !== null && row.plannedTo > today ? row.plannedTo : today;
  return {
    ...{ itemId: row.itemId, version: row.version, serviceSn: row.serviceSn, seq: row.seq, stage: row.stage },
    ...{ item: then.item[language], object: then.object[language], specimens: row.specimenNos.length },
    standard: [then.standard, then.clause].filter(Boolean).join(' '),
    ...{ groupId: row.groupId, group: groups.get(row.groupId ?? 0) ?? '', mode: row.mode, days: row.days },
    ...{ isUrgent: row.isUrgent, state: row.state, stateName: status[language], tone: status.tone },
    ...{ engineerId: row.engineerId, engineerName: row.engineerName },
    ...{ plannedFrom: row.plannedFrom, plannedTo: row.plannedTo },
    promisedAt: promisedAt?.toISOString() ?? null,
    isLate: isOpen && last !== null && ends > last,
  };
}

/** Those that the item is about, in their order. */
export const specimensFor = async (work: Work, { serviceSn, specimenNos }: ItemRow) =>
  (await specimensOf(work, serviceSn)).filter(({ specimenNo }) => specimenNos.includes(specimenNo));

/** The group that does it; undefined: none in particular. */
export const groupFor = async (work: Work, { labId, groupId }: Pick<ItemRow, 'labId' | 'groupId'>) =>
  (await roomsOfGroups(work, labId)).find((one) => one.groupId === groupId);

/** Rooms of the group's site that were read within the hour. */
export async function roomsFor(work: Work, row: ItemRow) {
  const group = await groupFor(work, row);
  return group ? roomsNow(work, { siteId: group.siteId, since: after(work.now, -FRESH) }) : [];
}

/** On what it is, or would be today, written down. */
export async function sheetOf(
  work: Work,
  row: Pick<ItemRow, 'labId' | 'sheetKey' | 'sheet' | 'definitionId'>,
): Promise<{ definition: SheetDefinition; definitionId: number | null }> {
  if (row.sheet) return { definition: row.sheet, definitionId: row.definitionId };
  const inForce = row.sheetKey ? await sheetInForce(work, row.labId, row.sheetKey) : undefined;
  return inForce ?? { definition: GENERAL_SHEET, definitionId: null };
}

/** What an engineer, a planner and a reviewer may do with it now; nothing with a commission of his own. */
function buttonsOf(work: Work, staff: LabMember, row: ItemRow, service: ServiceRow): ItemButton[] {
  if (!isInWork(service) || isTheirOwn(service, staff)) return [];
  const may = (by: 'planner' | 'engineer' | 'reviewer') => itemLife.allowed(row, by, work.now);
  const buttons: ItemButton[] = [];
  if (mayInLab(staff, 'lab.test')) {
    const isHis = row.engineerId === null || row.engineerId === staff.memberId;
    for (const one of ['start', 'keep', 'finish', 'suspend', 'resume'] as const)
      if (may('engineer').includes(one) && (isHis || one === 'start')) buttons.push(one);
  }
  if (mayInLab(staff, 'lab.plan')) {
    if (may('planner').some((one) => one === 'plan' || one === 'replan')) buttons.push('plan');
    if (may('planner').includes('unplan')) buttons.push('unplan');
  }
  if (
    mayInLab(staff, 'lab.reopen') &&
    row.engineerId !== staff.memberId &&
    may('reviewer').includes('reopen')
  )
    buttons.push('reopen');
  return buttons;
}

const choice = (work: Work) => (one: EquipmentToday) => ({
  ...{ equipId: one.equipId, equipNo: one.equipNo, name: one.name, model: one.model, class: one.class },
  className: EQUIPMENT_CLASSES[one.class][work.language],
  ...{
    certificateNo: one.certificateNo ?? '',
    dueDate: one.dueDate ?? '',
    why: one.why?.[work.language] ?? '',
  },
});

/** With which it was begun, as they are now. */
export async function equipmentOf(work: Work, { itemId, labId }: ItemRow): Promise<EquipmentToday[]> {
  const used = await work.tx.select().from(itemEquipment).where(eq(itemEquipment.itemId, itemId));
  const equipIds = used.map(({ equipId }) => equipId);
  return equipIds.length === 0 ? [] : equipmentToday(work, { labId, equipIds });
}

export const recordsOf = (work: Work, itemId: number): Promise<RecordRow[]> =>
  work.tx.select().from(sheetRecord).where(eq(sheetRecord.itemId, itemId)).orderBy(asc(sheetRecord.revision));

/** Over all that is locked with a record, and the one before. */
export const recordHash = (
  row: ItemRow,
  record: Pick<
    RecordRow,
    'revision' | 'values' | 'photoIds' | 'note' | 'enteredBy' | 'formerHash' | 'amendReason'
  >,
  equipIds: readonly number[],
): string =>
  contentHashOf({
    ...{ itemId: row.itemId, serviceSn: row.serviceSn, capNo: row.capability.capNo, sheet: row.sheet },
    ...{ specimenNos: row.specimenNos, room: row.room, equipIds: [...equipIds].sort((a, b) => a - b) },
    ...{ revision: record.revision, values: record.values, photoIds: record.photoIds, note: record.note },
    ...{ enteredBy: record.enteredBy, formerHash: record.formerHash, amendReason: record.amendReason },
  });

/** How long a run was ordered to be; of one that has begun, when that time is over. */
export async function orderedOf(
  work: Work,
  row: Pick<ItemRow, 'seq' | 'startedAt'>,
  service: ServiceRow,
): Promise<{ text: string; until: Date | null }> {
  const item = (await newestVersion(work, service)).items[row.seq - 1];
  const { text, hours: ordered } = item ? orderedRun(item) : { text: '', hours: null };
  const until = ordered !== null && row.startedAt ? after(row.startedAt, hours(ordered)) : null;
  return { text, until };
}

/** @throws benchErrors.notFound */
export const showItem: Acts['detail'] = async (work, staff, { itemId }) => {
  const row = await findItem(work, staff, itemId);
  const { language } = work;
  const { labId, capId, groupId } = row;
  const service = await findService(work, row.serviceSn);
  const ordered = await orderedOf(work, row, service);
  const { definition } = await sheetOf(work, row);
  const group = await groupFor(work, row);
  const classes = [...new Set(definition.equipment.map((one) => one.class))];
  const isToBegin = row.state === 'SCHEDULED' || row.state === 'WAITING';
  const until = row.plannedTo ? new Date(`${row.plannedTo}T12:00:00Z`) : work.now;
  const all = isToBegin
    ? await equipmentToday(work, { labId, until, ...(groupId === null ? {} : { groupId }) })
    : [];
  const rooms = isToBegin ? await roomsFor(work, row) : [];
  const used = await equipmentOf(work, row);
  const records = await recordsOf(work, itemId);
  const photos = new Map(
    (
      await fileReplies(
        work,
        records.flatMap(({ photoIds }) => photoIds),
      )
    ).map((one) => [one.fileId, one]),
  );
  const specimens = await specimensFor(work, row);
  const people = await colleaguesWith(work, { labId, role: 'engineer', groupId });
  const trained = await trainedOf(work, labId, [capId], work.now);
  const steps = await listSteps(work, [{ docType: itemLife.docType, docSns: [String(itemId)] }]);
  const usedIds = used.map(({ equipId }) => equipId);
  const hashes = new Map(records.map((one) => [one.revision, one.hash]));
  return {
    ...itemCard(work, row, await contextOf(work, labId, [row])),
    ...{ clientName: service.form.clientName, clause: row.capability.clause, capNo: row.capability.capNo },
    ...{ ordered: ordered.text, runsUntil: ordered.until?.toISOString() ?? null, early: row.early },
    ...{ kind: row.capability.kind, conditions: row.conditions, limits: row.limits, rule: row.rule },
    specimenList: specimens.map((one) => ({
      ...{ specimenNo: one.specimenNo, name: one.name, model: one.model, serialNo: one.serialNo },
      ...{ lotNo: one.lotNo, place: one.place, tone: specimenStatus[one.state].tone },
      stateName: specimenStatus[one.state][language],
    })),
    sheet: definition,
    classes: classes.map((one) => ({
      class: one,
      name: EQUIPMENT_CLASSES[one as EquipmentClass]?.[language] ?? one,
    })),
    choices: all
      .map(choice(work))
      .sort((a, b) => Number(!classes.includes(a.class)) - Number(!classes.includes(b.class))),
    equipment: used.map(choice(work)),
    rooms: rooms.map((one) => ({
      ...{ room: one.room, at: one.at.toISOString(), tempC: one.tempC, rh: one.rh },
      why: whyNotRoom(definition.env, one)?.[language] ?? '',
    })),
    siteId: group?.siteId ?? null,
    room: row.room ? `${row.room.room} · ${row.room.tempC} ℃ · ${row.room.rh} %RH` : '',
    limitsOfRoom: limitsText(definition.env),
    records: records.toReversed().map((one) => ({
      ...{ revision: one.revision, values: one.values, note: one.note, enteredName: one.enteredName },
      ...{ hash: one.hash, amendReason: one.amendReason, lockedAt: one.lockedAt?.toISOString() ?? null },
      photos: one.photoIds.flatMap((id) => photos.get(id) ?? []),
      isIntact:
        one.lockedAt === null ||
        (one.hash === recordHash(row, one, usedIds) &&
          one.formerHash === (one.revision === 1 ? '' : (hashes.get(one.revision - 1) ?? ''))),
    })),
    verdict: row.verdict,
    startedAt: row.startedAt?.toISOString() ?? null,
    doneAt: row.doneAt?.toISOString() ?? null,
    engineers: people.map((one) => ({
      ...one,
      isTrained: trained.has(`${one.memberId} ${capId}`) && !row.formerEngineers.includes(one.memberId),
    })),
    proposal: group
      ? firstRoom(
          row,
          dayInChina(work.now),
          group,
          await bookedIn(work, labId, [group.groupId]),
          await findWorkingCalendar(work),
        )
      : { from: dayInChina(work.now), to: dayInChina(work.now) },
    log: steps.toReversed().map((step) => logEntry(work, step, itemSteps)),
    allowedActions: buttonsOf(work, staff, row, service),
  };
};
