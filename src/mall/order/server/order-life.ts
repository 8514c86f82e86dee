// The life of a sub-order on the server: what each step of domain 3.4.2 marks, which timers run then, and who hears of it.
import { type Done, life, type Taken } from '#kit/document/life.ts';
import type { WantedTimer } from '#kit/jobs/timer.ts';
import type { StepBy } from '#kit/process/process.ts';
import { after } from '#kit/time/duration.ts';
import { notInState, orderActions, whyNot } from '../order-guards.ts';
import { type OrderAction, type OrderActor, orderProcess } from '../order-process.ts';
import { orderStatus } from '../order-status.ts';
import { ACCEPT_TIME, EVALUATION_TIME, PAY_TIME, RECEIVE_TIME, REVIEW_TIME } from '../order-terms.ts';
import { billOrderNow, changesBill } from './bill-order.ts';
import { carriesOn, carryOnBehind } from './chain/carry-on-chain.ts';
import { orderErrors } from './order.errors.ts';
import { subOrder } from './order.tables.ts';
import { tellOfStep } from './order-notices.ts';

export type OrderRow = typeof subOrder.$inferSelect;
/** Who takes a step; absent names: a timer, a payment, or what follows from another step. */
export type OrderMover = StepBy<OrderActor>;

export const orderLife = life({
  docType: 'order',
  table: subOrder,
  key: 'orderSn',
  process: orderProcess,
  status: orderStatus,
  allowed: (row: OrderRow, by, now) => orderActions(by, row, now),
  notNow: (row, action, by, now) => {
    const { state } = row;
    return orderErrors.notNow({ why: whyNot(action, by, row, now) ?? notInState(state), state });
  },
  changedMeanwhile: () => orderErrors.changedMeanwhile(),
  marks: (work, step) => marks(step, work.now),
  timers: (work, step) => timersAfter(step, work.now),
  tell: async (work, { action, before, row, mover }) => {
    if (carriesOn(action, before, row)) carryOnBehind(work, [row.orderSn]);
    await Promise.all([
      tellOfStep(work, action, row, mover),
      changesBill(action, before, row) && billOrderNow(work, action, row),
    ]);
  },
});

export { stepBy as moverOf } from '#mall/member/actor.ts';

/** Moments and reasons that belong to a step itself. */
function marks(
  { action, before, to, mover }: Taken<OrderRow, typeof orderProcess>,
  now: Date,
): Partial<OrderRow> {
  if (action === 'pay' || (!before && to === 'PENDING_DELIVERY')) return { paidAt: now };
  if (action === 'sayReady') return { isReadySaid: true };
  const autoReceiveAt = after(now, before?.isByReport ? ACCEPT_TIME : RECEIVE_TIME);
  if (action === 'shipRest') return { shippedAt: now, autoReceiveAt, closeAsked: false };
  if (action === 'closeRemainder') return { autoReceiveAt, closeAsked: false };
  if (action === 'receive' || action === 'autoReceive')
    return { finishedAt: now, autoReceiveAt: null, evaluateUntil: after(now, EVALUATION_TIME) };
  if (orderStatus[to].isCalledOff && before?.state !== to)
    return { finishedAt: now, closeReason: mover.reason ?? '' };
  return {};
}

/** Steps that keep the state and yet stop or move its timer. */
const MOVES_TIMERS: ReadonlySet<OrderAction> = new Set(['approve', 'handInVoucher', 'extendReceipt']);

function timersAfter(
  { action, before, row }: Done<OrderRow, typeof orderProcess>,
  now: Date,
): WantedTimer[] | undefined {
  if (row.state === before?.state && !MOVES_TIMERS.has(action)) return undefined;
  if (action === 'handInVoucher') return []; // O9: the timer rests until the voucher is decided
  const { timer } = orderStatus[row.state];
  const isWaitingForSiblings = row.state === 'PENDING_REVIEW' && row.reviewKind.length === 0;
  if (timer === null || isWaitingForSiblings) return [];
  const ends = {
    reviewTimeout: after(now, REVIEW_TIME),
    payTimeout: after(now, PAY_TIME),
    autoReceive: row.autoReceiveAt,
  };
  const dueAt = ends[timer];
  return dueAt ? [{ event: timer, dueAt }] : [];
}
