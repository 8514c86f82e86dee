// Items come with the commission's form, end with it, and rest while a specimen of theirs is abnormal.
import { arrayContains, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { required } from '#kit/rules/required.ts';
import { workOf } from '#mall/ability/server/ability.ts';
import { specimenMoved } from '#mall/specimen/server/specimen.events.ts';
import { specimensOf } from '#mall/specimen/server/specimen.ts';
import { serviceMoved } from '#mall/testing/server/testing.events.ts';
import { findService, newestVersion, tellStand } from '#mall/testing/server/testing.ts';
import { benchErrors } from './bench.errors.ts';
import { serviceItem } from './bench.tables.ts';
import { countItems, holdItems, type ItemMover, type ItemRow, itemLife, itemRowsOf } from './item-life.ts';

const SYSTEM: ItemMover = { by: 'system' };

/**
 * One for each item of the form; of instruments, and where each specimen has a report, one for each specimen.
 * @param after so many of the form's items are there already
 */
export async function makeItems(work: Work, serviceSn: string, after = 0): Promise<void> {
  const service = await findService(work, serviceSn);
  const { form, items } = await newestVersion(work, service);
  const nos = (await specimensOf(work, serviceSn)).map(({ specimenNo }) => specimenNo);
  const facts = await workOf(
    work,
    items.map(({ capId }) => capId),
  );
  const isEach = form.kind === 'METERING' || form.split === 'SPECIMEN';
  await itemLife.beginAll(
    work,
    'make',
    items.flatMap((item, at) => {
      if (at < after) return [];
      const fact = required(facts.get(item.capId));
      const places = form.items[at]?.specimens ?? [];
      const own = places.length === 0 ? nos : places.flatMap((place) => nos[place - 1] ?? []);
      const hours = item.unit === '小时' ? item.units : item.unit === '天' ? item.units * 24 : null;
      return (isEach ? own.map((no) => [no]) : [own]).map((specimenNos) => ({
        ...{ serviceSn, labId: required(service.labId), seq: at + 1, capId: item.capId, specimenNos },
        capability: {
          ...{ capNo: item.capNo, item: item.item, object: item.object, standard: item.standard },
          ...{ clause: item.clause, kind: fact.kind, field: fact.field },
        },
        ...{ groupId: fact.groupId, mode: fact.mode, sheetKey: fact.sheetKey, stage: item.stage },
        days: fact.mode === 'RUN' && hours !== null ? Math.ceil(hours / 24) : fact.days,
        ...{ conditions: item.conditions, limits: item.limits, rule: form.rule },
        isUrgent: form.urgency !== 'NORMAL',
        reportKey: isEach ? required(specimenNos[0]) : form.split === 'ITEM' ? `item-${at + 1}` : 'all',
      }));
    }),
    SYSTEM,
  );
  await tellStand(work, serviceSn, { items: await countItems(work, serviceSn) }, { by: 'system' });
}

/** These items of the form, by their place from 1, are not done any more, as far as they are not. The commission must be held. */
export async function cancelItems(work: Work, serviceSn: string, seqs: readonly number[]): Promise<void> {
  for (const row of await holdItems(work, serviceSn, OPEN, inArray(serviceItem.seq, [...seqs])))
    await itemLife.advance(work, row, 'cancel', SYSTEM);
}

const ofSpecimen = (specimenNo: string) => arrayContains(serviceItem.specimenNos, [specimenNo]);

const OPEN = ['WAITING', 'BLOCKED', 'SCHEDULED', 'RUNNING', 'SUSPENDED'] as const;

async function cancelAll(work: Work, serviceSn: string): Promise<void> {
  for (const row of await holdItems(work, serviceSn, OPEN))
    await itemLife.advance(work, row, 'cancel', SYSTEM);
}

/** Specimens that cannot be used for anything at the moment. */
async function hasAbnormal(work: Work, serviceSn: string, specimenNos: readonly string[]): Promise<boolean> {
  const rows = await specimensOf(work, serviceSn);
  return rows.some(({ specimenNo, state }) => specimenNos.includes(specimenNo) && state === 'ABNORMAL');
}

/** Nobody gives back, sends off or destroys what an item still needs. @throws benchErrors.itemsOpen */
async function requireDone(work: Work, serviceSn: string, specimenNo: string): Promise<void> {
  const rows = await itemRowsOf(work, serviceSn, ofSpecimen(specimenNo));
  const open = rows.filter(({ state }) => !['DONE', 'REPORTED', 'CANCELLED'].includes(state));
  if (open.length > 0)
    throw benchErrors.itemsOpen({
      items: open.map(({ capability }) => capability.item[work.language]).join('、'),
    });
}

/** Another one takes its place: its items wait for that one. */
async function replaceSpecimen(work: Work, serviceSn: string, specimenNo: string, by: string): Promise<void> {
  const rows = await holdItems(work, serviceSn, ['WAITING', 'BLOCKED', 'SUSPENDED'], ofSpecimen(specimenNo));
  for (const row of rows) {
    const specimenNos = row.specimenNos.map((no) => (no === specimenNo ? by : no));
    await work.tx.update(serviceItem).set({ specimenNos }).where(eq(serviceItem.itemId, row.itemId));
    if (row.state === 'BLOCKED' && !(await hasAbnormal(work, serviceSn, specimenNos)))
      await itemLife.advance(work, { ...row, specimenNos }, 'free', SYSTEM);
  }
}

/** What an abnormal one was needed for goes on with the others, or is over. */
async function goOnWithout(work: Work, row: ItemRow, specimenNo: string): Promise<void> {
  const specimenNos = row.specimenNos.filter((no) => no !== specimenNo);
  if (specimenNos.length === 0) {
    await itemLife.advance(work, row, 'cancel', SYSTEM);
    return;
  }
  await work.tx.update(serviceItem).set({ specimenNos }).where(eq(serviceItem.itemId, row.itemId));
  if (!(await hasAbnormal(work, row.serviceSn, specimenNos)))
    await itemLife.advance(work, { ...row, specimenNos }, 'free', SYSTEM);
}

/** States in which a specimen is of no use to an item any more. */
const GONE: ReadonlySet<string> = new Set(['DONE', 'RETAINED', 'DESTROYED']);
const SENT_OFF: ReadonlySet<string> = new Set(['RETURNING', 'RETURNED']);

export const benchListeners: readonly Listener[] = [
  listener(serviceMoved, async (work, { serviceSn, action, state }) => {
    if (action === 'accept' || action === 'confirm') return makeItems(work, serviceSn);
    if (state === 'CANCELLED' || state === 'TERMINATED') return cancelAll(work, serviceSn);
  }),
  listener(specimenMoved, async (work, { serviceSn, specimenNo, state, replacedBy }) => {
    if (replacedBy !== null) return replaceSpecimen(work, serviceSn, specimenNo, replacedBy);
    if (state === 'ABNORMAL') {
      const open = await holdItems(
        work,
        serviceSn,
        ['WAITING', 'SCHEDULED', 'RUNNING'],
        ofSpecimen(specimenNo),
      );
      for (const row of open) await itemLife.advance(work, row, 'block', SYSTEM);
    } else if (state === 'RECEIVED') {
      for (const row of await holdItems(work, serviceSn, ['BLOCKED'], ofSpecimen(specimenNo)))
        if (!(await hasAbnormal(work, serviceSn, row.specimenNos)))
          await itemLife.advance(work, row, 'free', SYSTEM);
    } else if (SENT_OFF.has(state)) {
      // an abnormal one goes back untested: what only it was for is over
      for (const row of await holdItems(work, serviceSn, ['BLOCKED'], ofSpecimen(specimenNo)))
        await goOnWithout(work, row, specimenNo);
      await requireDone(work, serviceSn, specimenNo);
    } else if (GONE.has(state)) await requireDone(work, serviceSn, specimenNo);
  }),
];
