// The life of an item on the server, and what follows from it: how far its commission is.
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import type { StepBy } from '#kit/process/process.ts';
import type { LabMember } from '#mall/member/actor.ts';
import type { StopReason } from '#mall/testing/clock-stops.ts';
import type { ItemState, Stand } from '#mall/testing/derive-state.ts';
import {
  holdDeskService,
  isInWork,
  type ServiceMover,
  type ServiceRow,
  startClock,
  stopClock,
  tellStand,
} from '#mall/testing/server/testing.ts';
import { type ItemActor, itemProcess } from '../item-process.ts';
import { itemStatus } from '../item-status.ts';
import { benchErrors } from './bench.errors.ts';
import { itemMoved } from './bench.events.ts';
import { serviceItem } from './bench.tables.ts';

export type ItemRow = typeof serviceItem.$inferSelect;
export type ItemMover = StepBy<ItemActor>;

export const itemLife = life({
  docType: 'item',
  table: serviceItem,
  key: 'itemId',
  process: itemProcess,
  status: itemStatus,
  notNow: ({ state }: ItemRow) => benchErrors.notNow({ state }),
  changedMeanwhile: () => benchErrors.changedMeanwhile(),
  tell: async (work, { action, before, row, mover }) => {
    if (row.state === before?.state || action === 'make') return;
    const { serviceSn, itemId, state } = row;
    await tellClock(work, row, before);
    await tellStand(work, serviceSn, { items: await countItems(work, serviceSn) }, forService(mover));
    await work.emit(itemMoved, { serviceSn, itemId, action, from: before?.state ?? null, state });
  },
  quiet: ['keep'],
  keepsVersion: ['keep'],
});

const STOPS: ReadonlySet<string> = new Set(['CUSTOMER_MATERIAL', 'CUSTOMER_DECISION', 'FORCE_MAJEURE']);

/** What the laboratory cannot help stops the clock while it lasts (domain-lab 3.2). */
async function tellClock(work: Work, row: ItemRow, before: ItemRow | undefined): Promise<void> {
  const { serviceSn, itemId, state, suspension } = row;
  const cause = `item ${itemId}`;
  if (before?.state === 'SUSPENDED' || before?.state === 'BLOCKED') await startClock(work, serviceSn, cause);
  if (state === 'BLOCKED') await stopClock(work, serviceSn, { cause, reason: 'CUSTOMER_DECISION' });
  if (state === 'SUSPENDED' && suspension && STOPS.has(suspension))
    await stopClock(work, serviceSn, { cause, reason: suspension as StopReason });
}

/** To the commission, all of the laboratory is one side. */
const forService = ({ by, ...mover }: ItemMover): ServiceMover => ({
  ...mover,
  by: by === 'system' ? 'system' : 'lab',
});

export async function countItems(work: Work, serviceSn: string): Promise<NonNullable<Stand['items']>> {
  const rows = await work.query<{ state: ItemState; count: number }>(
    'SELECT state, count(*)::int AS count FROM service_item WHERE service_sn = $1 GROUP BY state',
    [serviceSn],
    'bench-count-items',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Of a commission, in their order. */
export const itemRowsOf = (work: Work, serviceSn: string, where?: SQL): Promise<ItemRow[]> =>
  work.tx
    .select()
    .from(serviceItem)
    .where(and(eq(serviceItem.serviceSn, serviceSn), where))
    .orderBy(serviceItem.seq, serviceItem.itemId);

/** All of them that stand in one of these states, locked. */
export const holdItems = (
  work: Work,
  serviceSn: string,
  states: readonly ItemState[],
  where?: SQL,
): Promise<ItemRow[]> =>
  work.tx
    .select()
    .from(serviceItem)
    .where(and(eq(serviceItem.serviceSn, serviceSn), inArray(serviceItem.state, [...states]), where))
    .orderBy(serviceItem.seq, serviceItem.itemId)
    .for('no key update');

/**
 * The commission first, then the item, as all locks here.
 * @throws benchErrors.notFound, changedMeanwhile, notInWork; testingErrors.ownForm
 */
export async function holdItem(
  work: Work,
  staff: LabMember,
  { itemId, version }: { itemId: number; version: number },
): Promise<{ row: ItemRow; service: ServiceRow }> {
  const found = await findItem(work, staff, itemId);
  const service = await holdDeskService(work, staff, found.serviceSn);
  const row = await itemLife.hold(work, itemId);
  if (!row) throw benchErrors.notFound();
  if (row.version !== version) throw benchErrors.changedMeanwhile();
  if (!isInWork(service)) throw benchErrors.notInWork();
  return { row, service };
}

/** Of this member's laboratory. @throws benchErrors.notFound */
export async function findItem(
  work: Work,
  { lab }: Pick<LabMember, 'lab'>,
  itemId: number,
): Promise<ItemRow> {
  const [row] = await work.tx
    .select()
    .from(serviceItem)
    .where(and(eq(serviceItem.itemId, itemId), eq(serviceItem.labId, lab.labId)));
  if (!row) throw benchErrors.notFound();
  return row;
}
