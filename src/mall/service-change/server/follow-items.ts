// Items that end before their report while their commission goes on: what is not owed for them goes back, and with the last live one all ends (domain-lab T9, 2.4 VOID).
import { and, eq, isNull } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { cents, NOTHING } from '#kit/money/money.ts';
import { itemMoved, itemStandOf } from '#mall/bench/server/bench.ts';
import { chargePaid } from '#mall/order/server/order.events.ts';
import {
  newestVersion,
  type ServiceRow,
  serviceMoved,
  servicesOfOrder,
  startClock,
  stopClock,
} from '#mall/testing/server/testing.ts';
import { equalShares, feeOfWork } from '../kept-of-parts.ts';
import { lapseAsked } from './change-life.ts';
import { partsOf, workDone } from './facts.ts';
import { itemSettlement } from './service-change.tables.ts';
import { endAll, giveBack, holdWithOrder } from './settle.ts';

const SETTLE = { docType: 'serviceChange', event: 'settle' } as const;
const UNPAID = { docType: 'serviceChange', event: 'unpaid' } as const;

/** Orders are held before commissions, and here only the commission is: its money is a timer's. */
async function noteEnded(
  work: Work,
  {
    serviceSn,
    itemId,
    formerState,
    isFault,
  }: Pick<typeof itemSettlement.$inferInsert, 'serviceSn' | 'itemId' | 'formerState' | 'isFault'>,
): Promise<void> {
  const noted = await work.tx
    .insert(itemSettlement)
    .values({ serviceSn, itemId, formerState, isFault, createdAt: work.now })
    .onConflictDoNothing()
    .returning({ itemId: itemSettlement.itemId });
  if (noted.length > 0) await setTimer(work, SETTLE.docType, serviceSn, SETTLE.event, work.now);
}

/** Of one item of the form, what goes back of its rows that have ended and were not settled; in fen. */
async function settle(work: Work, serviceSn: string): Promise<void> {
  const service = await holdWithOrder(work, serviceSn);
  const pending = await work.tx
    .select()
    .from(itemSettlement)
    .where(and(eq(itemSettlement.serviceSn, serviceSn), isNull(itemSettlement.settledAt)));
  if (pending.length === 0 || service.orderSn === null) return;
  const stands = await itemStandOf(work, serviceSn);
  const mark = (itemId: number, kept: number) =>
    work.tx
      .update(itemSettlement)
      .set({ kept: cents(kept), settledAt: work.now })
      .where(eq(itemSettlement.itemId, itemId));
  const isOver = service.state === 'TERMINATED' || service.state === 'CANCELLED';
  if (isOver) {
    for (const { itemId } of pending) await mark(itemId, 0);
    return;
  }
  const version = await newestVersion(work, service);
  const done = await workDone(work, serviceSn, version);
  const kept = new Map<number, number>();
  const parts = partsOf(version).map((part) => ({ ...part, kept: part.amount }));
  for (const part of parts) {
    const rows = stands.flatMap((row, at) => (row.seq === part.seq ? [{ row, work: done[at] }] : []));
    if (part.kind === 'FIXTURE') {
      const isNeverMade = rows.every(({ row, work: of }) => row.state === 'CANCELLED' && !of?.isStarted);
      if (rows.length > 0 && isNeverMade) part.kept = NOTHING;
    }
    if (part.kind !== 'ITEM' || rows.length === 0) continue;
    const shares = equalShares(part.amount, rows.length);
    let back = 0;
    rows.forEach(({ row, work: of }, at) => {
      const ended = pending.find(({ itemId }) => itemId === row.itemId);
      const share = shares[at] ?? NOTHING;
      if (ended) {
        const stays = ended.isFault || !of ? NOTHING : feeOfWork(share, { ...of, settled: null });
        kept.set(row.itemId, stays);
        back += share - stays;
      } else if (of && of.settled !== null) back += share - of.settled;
    });
    part.kept = cents(part.amount - back);
  }
  for (const { itemId } of pending) await mark(itemId, kept.get(itemId) ?? 0);
  const isLast = stands.every(({ state }) => state === 'CANCELLED');
  const isFault = isLast && pending.every((one) => one.isFault);
  const reason = isFault ? '报告作废，项目取消' : '项目取消';
  if (isLast && service.state !== 'COMPLETED')
    return endAll(work, service, { by: 'system' }, { isFault, reason: '全部项目已取消' });
  await giveBack(work, service, parts, {
    zh: reason,
    en: isFault ? 'The report is void' : 'Items cancelled',
  });
}

/** What both have agreed to leave out is settled with their agreement. Before it is cancelled. */
export async function settleDropped(work: Work, service: ServiceRow, drop: readonly number[]): Promise<void> {
  const { serviceSn } = service;
  const version = await newestVersion(work, service);
  const done = await workDone(work, serviceSn, version);
  const stands = await itemStandOf(work, serviceSn);
  for (const { kind, seq, amount } of partsOf(version)) {
    if (kind !== 'ITEM' || seq === null || !drop.includes(seq)) continue;
    const rows = stands.flatMap((row, at) => {
      const of = done[at];
      return row.seq === seq && of ? [{ row, of }] : [];
    });
    const shares = equalShares(amount, rows.length);
    await work.tx
      .insert(itemSettlement)
      .values(
        rows.map(({ row, of }, at) => ({
          ...{ itemId: row.itemId, serviceSn, formerState: row.state, isFault: false },
          ...{ kept: feeOfWork(shares[at] ?? NOTHING, of), settledAt: work.now, createdAt: work.now },
        })),
      )
      .onConflictDoNothing();
  }
}

const causeOf = (paySn: string): string => `charge ${paySn}`;

/** What was agreed besides is to be paid within these days; then the clock stops until it is. */
export const waitForPayment = (work: Work, serviceSn: string, paySn: string, at: Date): Promise<void> =>
  setTimer(work, UNPAID.docType, `${serviceSn} ${paySn}`, UNPAID.event, at);

async function isUnpaid(work: Work, paySn: string): Promise<boolean> {
  const rows = await work.query(
    `SELECT FROM order_stage WHERE pay_sn = $1 AND state = 'OPEN' LIMIT 1`,
    [paySn],
    'service-change-unpaid',
  );
  return rows.length > 0;
}

export const serviceChangeListeners: readonly Listener[] = [
  listener(itemMoved, async (work, { serviceSn, itemId, action, from }) => {
    if ((action === 'cancel' || action === 'annul') && from !== null)
      await noteEnded(work, { serviceSn, itemId, formerState: from, isFault: action === 'annul' });
  }),
  listener(serviceMoved, async (work, { serviceSn, state }) => {
    if (state === 'CANCELLED' || state === 'TERMINATED' || state === 'COMPLETED')
      await lapseAsked(work, serviceSn);
  }),
  listener(chargePaid, async (work, { orderSn, paySn }) => {
    for (const { serviceSn } of await servicesOfOrder(work, orderSn))
      await startClock(work, serviceSn, causeOf(paySn));
  }),
];

export const serviceChangeTimers: readonly TimerHandler[] = [
  { ...SETTLE, fire: settle },
  {
    ...UNPAID,
    fire: async (work, docSn) => {
      const [serviceSn = '', paySn = ''] = docSn.split(' ');
      const service = await holdWithOrder(work, serviceSn);
      const runs = service.state !== 'TERMINATED' && service.state !== 'COMPLETED';
      if (runs && (await isUnpaid(work, paySn)))
        await stopClock(work, serviceSn, { cause: causeOf(paySn), reason: 'PAYMENT' });
    },
  },
];
