// The planner's desk: the board, an item put on a day with whom, taken off again, and many at once where there is room.
import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { atNoon, dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { isWorkingDay } from '#kit/time/working-days.ts';
import {
  type Colleague,
  colleaguesWith,
  roomsOfGroups,
  trainedOf,
} from '#mall/lab-staff/server/lab-staff.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import { findWorkingCalendar } from '#mall/setting/server/setting.ts';
import type { benchProtocol } from '../bench.protocol.ts';
import { bookedOn, endOf, firstRoom, fullDays } from '../plan-items.ts';
import { benchErrors } from './bench.errors.ts';
import { serviceItem } from './bench.tables.ts';
import { bookedIn } from './booked.ts';
import { findItem, holdItem, holdItems, type ItemRow, itemLife, itemRowsOf } from './item-life.ts';
import { contextOf, groupFor, itemCard } from './item-view.ts';

type Acts = Actions<typeof benchProtocol>;

const done = ({ itemId, version, state }: ItemRow) => ({ itemId, version, state });
const IN_WORK =
  "state IN ('ON_SITE','SAMPLE_RECEIVED','SAMPLE_ABNORMAL','SCHEDULED','IN_TEST','SUSPENDED','REPORT_DRAFTING','REPORT_REVIEW','REPORT_ISSUED','OBJECTION')";
const MOST_IN_TRAY = 200;

/** What waits for a plan, and whose days are over before it began: urgent ones, then what is promised first. Items of which no specimen is there yet are not among them. */
async function trayOf(work: Work, staff: LabMember, groupId: number | undefined) {
  const rows = await work.query<{ itemId: number; waiting: number }>(
    `SELECT i.item_id AS "itemId", count(*) OVER ()::int AS waiting
     FROM service_item i JOIN service_order s USING (service_sn)
     WHERE i.lab_id = $1 AND s.${IN_WORK} AND ($2::bigint IS NULL OR i.group_id = $2)
       AND (i.state = 'WAITING' OR (i.state = 'SCHEDULED' AND i.planned_to < $3::date))
     ORDER BY i.is_urgent DESC, s.promised_at NULLS LAST, i.item_id LIMIT ${MOST_IN_TRAY}`,
    [staff.lab.labId, groupId ?? null, dayInChina(work.now)],
    'bench-tray',
  );
  const ids = rows.map(({ itemId }) => itemId);
  const items = ids.length
    ? await work.tx.select().from(serviceItem).where(inArray(serviceItem.itemId, ids))
    : [];
  const place = new Map(ids.map((id, at) => [id, at]));
  return {
    items: items.sort((a, b) => (place.get(a.itemId) ?? 0) - (place.get(b.itemId) ?? 0)),
    waiting: rows[0]?.waiting ?? 0,
  };
}

export const showBoard: Acts['board'] = async (work, staff, { from, groupId, days: count }) => {
  const { labId } = staff.lab;
  const calendar = await findWorkingCalendar(work);
  const first = from ?? dayInChina(work.now);
  const days = Array.from({ length: count }, (_, at) => dayAfter(first, at));
  const last = days.at(-1) ?? first;
  const allGroups = await roomsOfGroups(work, labId);
  const groups = allGroups.filter((one) => groupId === undefined || one.groupId === groupId);
  if (groupId !== undefined && groups.length === 0) throw benchErrors.noGroup();
  const today = dayInChina(work.now);
  const rows = await work.tx
    .select()
    .from(serviceItem)
    .where(
      and(
        eq(serviceItem.labId, labId),
        inArray(serviceItem.state, ['SCHEDULED', 'RUNNING', 'SUSPENDED']),
        isNotNull(serviceItem.groupId),
        lte(serviceItem.plannedFrom, last),
        // what runs beyond its planned end is at work today
        sql`CASE WHEN ${serviceItem.state} = 'SCHEDULED' THEN ${serviceItem.plannedTo} ELSE greatest(${serviceItem.plannedTo}, ${today}::date) END >= ${first}::date`,
        ...(groupId === undefined ? [] : [eq(serviceItem.groupId, groupId)]),
      ),
    )
    .orderBy(serviceItem.plannedFrom, serviceItem.itemId);
  const planned = rows.map((one) =>
    one.state !== 'SCHEDULED' && one.plannedTo !== null && one.plannedTo < today
      ? { ...one, plannedTo: today }
      : one,
  );
  const tray = await trayOf(work, staff, groupId);
  const context = await contextOf(work, labId, [...planned, ...tray.items]);
  const engineers = await engineersByGroup(work, labId);
  const byGroup = Map.groupBy(planned, (one) => one.groupId);
  return {
    days: days.map((day) => ({ day, isWorked: isWorkingDay(atNoon(day), calendar) })),
    groups: groups.map(({ siteId: _siteId, ...group }) => {
      const own = byGroup.get(group.groupId) ?? [];
      const booked = own.map((one) => ({
        mode: one.mode,
        from: one.plannedFrom ?? '',
        to: one.plannedTo ?? '',
      }));
      return {
        ...group,
        engineers: engineers.get(group.groupId) ?? [],
        bench: days.map((day) => bookedOn(day, 'BENCH', booked)),
        runs: days.map((day) => bookedOn(day, 'RUN', booked)),
        cards: own.map((row) => itemCard(work, row, context)),
      };
    }),
    allGroups: allGroups.map((one) => ({ groupId: one.groupId, name: one.name, site: one.site })),
    tray: tray.items.map((row) => itemCard(work, row, context)),
    waiting: tray.waiting,
  };
};

async function engineersByGroup(work: Work, labId: number): Promise<ReadonlyMap<number, Colleague[]>> {
  const rows = await work.query<Colleague & { groupId: number }>(
    `SELECT g AS "groupId", member_id AS "memberId", name FROM lab_staff, unnest(group_ids) g
     WHERE lab_id = $1 AND state = 'ACTIVE' AND 'engineer' = ANY(roles) ORDER BY name, staff_id`,
    [labId],
    'bench-engineers',
  );
  return new Map(
    [...Map.groupBy(rows, (one) => Number(one.groupId))].map(([groupId, people]) => [
      groupId,
      people.map(({ memberId, name }) => ({ memberId, name })),
    ]),
  );
}

/** Engineers of its group who are trained for it and have not tested it before. */
async function engineersFor(work: Work, row: ItemRow): Promise<Colleague[]> {
  const { labId, capId, groupId, formerEngineers } = row;
  const people = await colleaguesWith(work, { labId, role: 'engineer', groupId });
  const trained = await trainedOf(work, labId, [capId], work.now);
  return people.filter(
    ({ memberId }) => trained.has(`${memberId} ${capId}`) && !formerEngineers.includes(memberId),
  );
}

/** @throws benchErrors.notOfGroup, firstEngineer, notTrained */
export async function requireEngineer(work: Work, row: ItemRow, engineerId: number): Promise<Colleague> {
  const { labId, groupId, formerEngineers } = row;
  const people = await colleaguesWith(work, { labId, role: 'engineer', groupId });
  const one = people.find(({ memberId }) => memberId === engineerId);
  if (!one) throw benchErrors.notOfGroup();
  if (formerEngineers.includes(engineerId)) throw benchErrors.firstEngineer();
  const able = await engineersFor(work, row);
  if (!able.some(({ memberId }) => memberId === engineerId)) throw benchErrors.notTrained({ name: one.name });
  return one;
}

interface Wish {
  engineerId: number;
  from: string;
  to?: string | undefined;
  beyond: boolean;
}

/** @throws benchErrors.past, restDay, turned, full, tooEarly */
async function requireRoom(work: Work, row: ItemRow, { from, to: said, beyond }: Wish): Promise<string> {
  const calendar = await findWorkingCalendar(work);
  if (from < dayInChina(work.now)) throw benchErrors.past({ name: 'from' });
  if (!isWorkingDay(atNoon(from), calendar)) throw benchErrors.restDay({ name: 'from' });
  const to = said ?? endOf(row, from, calendar);
  if (to < from) throw benchErrors.turned({ name: 'to' });
  const before = (await itemRowsOf(work, row.serviceSn)).filter(
    (one) =>
      one.stage < row.stage &&
      one.specimenNos.some((no) => row.specimenNos.includes(no)) &&
      !['DONE', 'REPORTED', 'CANCELLED'].includes(one.state),
  );
  const late = before.find((one) => one.plannedTo === null || one.plannedTo > from);
  if (late) throw benchErrors.tooEarly({ stage: late.stage, name: 'from' });
  const group = await groupFor(work, row);
  if (group && !beyond) {
    const booked = await bookedIn(work, row.labId, [group.groupId], { except: row.itemId });
    const full = fullDays(row, { from, to }, group, booked, calendar);
    if (full.length > 0)
      throw benchErrors.full({ group: group.name, days: full.slice(0, 5).join('、'), name: 'from' });
  }
  return to;
}

/** Two planners at once do not both take the last room of a group. */
const holdGroup = (work: Work, groupId: number | null) =>
  work.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`plan of group ${groupId}`]);

/** @throws benchErrors as requireEngineer, requireRoom; notNow */
export const planItem: Acts['plan'] = async (work, staff, { itemId, version, ...wish }) => {
  const { row } = await holdItem(work, staff, { itemId, version });
  const action = row.state === 'SCHEDULED' ? 'replan' : 'plan';
  itemLife.require(work, row, action, 'planner');
  await holdGroup(work, row.groupId);
  const engineer = await requireEngineer(work, row, wish.engineerId);
  const to = await requireRoom(work, row, wish);
  return done(await put(work, staff, row, engineer, { from: wish.from, to }));
};

const put = (
  work: Work,
  staff: LabMember,
  row: ItemRow,
  { memberId, name }: Colleague,
  { from, to }: { from: string; to: string },
) =>
  itemLife.advance(work, row, row.state === 'SCHEDULED' ? 'replan' : 'plan', {
    ...stepBy('planner', staff, `${name} · ${from === to ? from : `${from} – ${to}`}`),
    set: { engineerId: memberId, engineerName: name, plannedFrom: from, plannedTo: to },
  });

/** @throws benchErrors.notFound, notNow, changedMeanwhile */
export const unplanItem: Acts['unplan'] = async (work, staff, seen) => {
  const { row } = await holdItem(work, staff, seen);
  return done(
    await itemLife.advance(work, row, 'unplan', {
      ...stepBy('planner', staff),
      set: { engineerId: null, engineerName: '', plannedFrom: null, plannedTo: null },
    }),
  );
};

/** Stage by stage; who of the trained has least to do gets it. What cannot be planned says why and stays. */
export const planAll: Acts['auto'] = async (work, staff, { itemIds }) => {
  const calendar = await findWorkingCalendar(work);
  const groups = new Map((await roomsOfGroups(work, staff.lab.labId)).map((one) => [one.groupId, one]));
  const rows: ItemRow[] = [];
  for (const itemId of new Set(itemIds)) rows.push(await findItem(work, staff, itemId));
  const left: { itemId: number; why: string }[] = [];
  let planned = 0;
  for (const { itemId, version } of rows.sort((a, b) => a.stage - b.stage || a.itemId - b.itemId)) {
    try {
      const { row } = await holdItem(work, staff, { itemId, version });
      if (!itemLife.allowed(row, 'planner', work.now).some((one) => one === 'plan' || one === 'replan'))
        continue;
      await holdGroup(work, row.groupId);
      const able = await engineersFor(work, row);
      if (able.length === 0) throw benchErrors.notTrained({ name: groups.get(row.groupId ?? 0)?.name ?? '' });
      const group = groups.get(row.groupId ?? 0) ?? { capacity: 1_000, machines: 1_000 };
      const booked =
        row.groupId === null ? [] : await bookedIn(work, row.labId, [row.groupId], { except: row.itemId });
      const begin = await afterFormerStages(work, row);
      const span = firstRoom(row, begin, group, booked, calendar);
      const loads = Map.groupBy(booked, (one) => one.engineerId);
      const least = able.toSorted(
        (a, b) => (loads.get(a.memberId)?.length ?? 0) - (loads.get(b.memberId)?.length ?? 0),
      );
      const [engineer] = least;
      if (engineer) await put(work, staff, row, engineer, span);
      planned += 1;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      left.push({ itemId, why: refusal.text[work.language] });
    }
  }
  return { planned, left };
};

/** Today, or the day on which what has to be done before is done. @throws benchErrors.tooEarly where that is not planned */
async function afterFormerStages(work: Work, row: ItemRow): Promise<string> {
  const before = (await itemRowsOf(work, row.serviceSn)).filter(
    (one) =>
      one.stage < row.stage &&
      one.specimenNos.some((no) => row.specimenNos.includes(no)) &&
      !['DONE', 'REPORTED', 'CANCELLED'].includes(one.state),
  );
  const open = before.find(({ plannedTo }) => plannedTo === null);
  if (open) throw benchErrors.tooEarly({ stage: open.stage, name: 'from' });
  return before.reduce(
    (day, { plannedTo }) => (plannedTo && plannedTo > day ? plannedTo : day),
    dayInChina(work.now),
  );
}

/** Who of these people could do each open item of a commission, by the item. */
export async function ableOf(
  work: Work,
  serviceSn: string,
  memberIds: readonly number[],
): Promise<{ item: string; able: Colleague[] }[]> {
  const rows = (await itemRowsOf(work, serviceSn)).filter(({ state }) => state === 'WAITING');
  const found: { item: string; able: Colleague[] }[] = [];
  for (const row of rows) {
    const able = (await engineersFor(work, row)).filter(({ memberId }) => memberIds.includes(memberId));
    found.push({ item: row.capability.item[work.language], able });
  }
  return found;
}

/** On a visit: what waits is planned for this day, each for somebody of those who came; what none of them can do goes on waiting. The commission must be held. */
export async function planOnSite(
  work: Work,
  staff: LabMember,
  serviceSn: string,
  memberIds: readonly number[],
): Promise<void> {
  const day = dayInChina(work.now);
  for (const row of await holdItems(work, serviceSn, ['WAITING'])) {
    const able = await engineersFor(work, row);
    const one = memberIds.flatMap((memberId) => able.find((other) => other.memberId === memberId) ?? [])[0];
    if (one) await put(work, staff, row, one, { from: day, to: day });
  }
}
