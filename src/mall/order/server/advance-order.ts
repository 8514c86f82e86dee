// The only writer of a sub-order's state: every step of domain 3.4.2 with its guard, log row and timers.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { setTimer, stopTimer } from '#kit/jobs/timer.ts';
import type { Cents } from '#kit/money/money.ts';
import { leadsTo } from '#kit/process/process.ts';
import { after } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import { whyNot } from '../order-guards.ts';
import { type OrderAction, orderProcess } from '../order-process.ts';
import type { OrderState, ReviewKind } from '../order-status.ts';
import { EVALUATION_TIME, PAY_TIME, RECEIVE_TIME, REVIEW_TIME } from '../order-terms.ts';
import { orderErrors } from './order.errors.ts';
import { orderLog, subOrder } from './order.tables.ts';
import type { ActingOnOrder } from './order-actor.ts';
import { tellOfStep } from './order-notices.ts';

export type OrderRow = typeof subOrder.$inferSelect;
type Columns = Partial<Omit<typeof subOrder.$inferInsert, 'state' | 'version' | 'orderSn'>>;

/** What goes with a step. */
export interface Step {
  /** Where it leads, when the process leaves a choice. */
  to?: OrderState;
  /** Other columns that change with it. */
  set?: Columns;
  reason?: string;
  /** What changed, for the log. */
  diff?: unknown;
}

/** The document type of an order's timers. */
export const ORDER_TIMER = 'order';

/**
 * Takes one step of an order: checks table and guard, writes state, log row and timers. The row must have been read in
 * this work.
 * @returns the row as it is afterwards
 * @throws orderErrors.notNow when table or guard forbid it; changedMeanwhile when somebody else was faster
 */
export async function advance(
  work: Work,
  order: OrderRow,
  action: OrderAction,
  actor: ActingOnOrder,
  step: Step = {},
): Promise<OrderRow> {
  requireAllowed(work, order, action, actor);
  const to = destination(action, order.state, step.to);
  const [moved] = await work.tx
    .update(subOrder)
    .set({ ...marks(action, to, work.now, step.reason), ...step.set, state: to, version: order.version + 1 })
    .where(
      and(
        eq(subOrder.orderId, order.orderId),
        eq(subOrder.version, order.version),
        eq(subOrder.state, order.state),
      ),
    )
    .returning();
  if (!moved) throw orderErrors.changedMeanwhile();
  await work.tx.insert(orderLog).values({
    orderSn: order.orderSn,
    fromState: order.state,
    event: action,
    toState: to,
    actorRole: actor.role,
    actorId: actor.memberId,
    actorName: actor.name,
    reason: step.reason ?? '',
    diff: step.diff ?? null,
    createdAt: work.now,
  });
  if (MOVES_TIMERS.has(action) || to !== order.state) await moveTimers(work, action, moved);
  await tellOfStep(work, action, moved, step.reason, actor.role);
  return moved;
}

/** For actions that do something else before the step. @throws orderErrors.notNow when table or guard forbid the step */
export function requireAllowed(work: Work, order: OrderRow, action: OrderAction, actor: ActingOnOrder): void {
  const why = whyNot(action, actor.role, order, work.now);
  if (why) throw orderErrors.notNow({ why, state: order.state });
}

function destination(
  action: OrderAction,
  from: OrderState | undefined,
  wanted: OrderState | undefined,
): OrderState {
  const possible = leadsTo(orderProcess, action, from);
  const to = wanted ?? (possible.length === 1 ? (possible[0] as OrderState) : undefined);
  if (to === undefined || !possible.includes(to))
    throw new Error(`order: ${action} does not lead from ${from} to ${wanted}`);
  return to;
}

/** Moments and reasons that belong to a step itself. */
function marks(action: OrderAction, to: OrderState, now: Date, reason: string | undefined): Columns {
  if (action === 'pay') return { paidAt: now };
  if (action === 'sayReady') return { isReadySaid: true };
  if (action === 'shipRest')
    return { shippedAt: now, autoReceiveAt: after(now, RECEIVE_TIME), closeAsked: false };
  if (action === 'closeRemainder') return { autoReceiveAt: after(now, RECEIVE_TIME), closeAsked: false };
  if (to === 'COMPLETED' && (action === 'receive' || action === 'autoReceive')) {
    return { finishedAt: now, autoReceiveAt: null, evaluateUntil: after(now, EVALUATION_TIME) };
  }
  if (to === 'CANCELLED' || to === 'REJECTED' || to === 'CLOSED') {
    return action === 'remove' || action === 'restore' || action === 'purge'
      ? {}
      : { finishedAt: now, closeReason: reason ?? '' };
  }
  return {};
}

/** Steps that keep the state and yet stop or move its timer. */
const MOVES_TIMERS: ReadonlySet<OrderAction> = new Set(['approve', 'handInVoucher', 'extendReceipt']);

async function moveTimers(work: Work, action: OrderAction, order: OrderRow): Promise<void> {
  await stopTimer(work, ORDER_TIMER, order.orderSn);
  const next = action === 'handInVoucher' ? undefined : timerIn(order, work.now); // O9: the timer rests until the voucher is decided
  if (next) await setTimer(work, ORDER_TIMER, order.orderSn, next.event, next.dueAt);
}

/** The timer that runs in the order's state, started now. An order that only waits for its siblings has none. */
function timerIn(
  order: { state: OrderState; reviewKind: readonly ReviewKind[]; autoReceiveAt?: Date | null },
  now: Date,
): { event: OrderAction; dueAt: Date } | undefined {
  switch (order.state) {
    case 'PENDING_REVIEW':
      return order.reviewKind.length > 0
        ? { event: 'reviewTimeout', dueAt: after(now, REVIEW_TIME) }
        : undefined;
    case 'REVIEW_REJECTED':
      return { event: 'reviewTimeout', dueAt: after(now, REVIEW_TIME) };
    case 'PENDING_PAYMENT':
      return { event: 'payTimeout', dueAt: after(now, PAY_TIME) };
    case 'PENDING_RECEIPT':
      return order.autoReceiveAt ? { event: 'autoReceive', dueAt: order.autoReceiveAt } : undefined;
    default:
      return undefined;
  }
}

/** A sub-order about to be made. */
export interface NewOrder {
  orderSn: string;
  parentSn: string;
  memberId: number;
  enterpriseId: number | null;
  storeId: number;
  storeName: Text;
  state: 'PENDING_REVIEW' | 'PENDING_PAYMENT' | 'PENDING_DELIVERY';
  reviewKind: ReviewKind[];
  goodsAmount: Cents;
  freight: Cents;
  payable: Cents;
  remark: string;
}

const SUBMIT = `
  WITH given AS (
    SELECT * FROM jsonb_to_recordset($1) AS o (
      "orderSn" text, "parentSn" text, "memberId" bigint, "enterpriseId" bigint, "storeId" bigint, "storeName" jsonb, state text,
      "reviewKind" text[], "goodsAmount" bigint, freight bigint, payable bigint, remark text)
  ), made AS (
    INSERT INTO sub_order (order_sn, parent_sn, member_id, enterprise_id, store_id, store_name, state, review_kind,
                           goods_amount, freight, payable, remark, created_at, paid_at)
    SELECT "orderSn", "parentSn", "memberId", "enterpriseId", "storeId", "storeName", state, "reviewKind", "goodsAmount",
           freight, payable, remark, $2::timestamptz, CASE WHEN state = 'PENDING_DELIVERY' THEN $2::timestamptz END
    FROM given
  )
  INSERT INTO order_log (order_sn, event, to_state, actor_role, actor_id, actor_name, created_at)
  SELECT "orderSn", 'submit', state, $3, $4, $5, $2 FROM given`;

/** O1: makes the sub-orders of one trade with their first log rows in one statement, and starts their timers. The trade must exist. */
export async function submitOrders(
  work: Work,
  orders: readonly NewOrder[],
  actor: ActingOnOrder,
): Promise<void> {
  for (const order of orders) destination('submit', undefined, order.state);
  await work.query(
    SUBMIT,
    [JSON.stringify(orders), work.now, actor.role, actor.memberId, actor.name],
    'order-submit',
  );
  for (const order of orders) {
    const next = timerIn(order, work.now);
    if (next) await setTimer(work, ORDER_TIMER, order.orderSn, next.event, next.dueAt);
    if (order.state === 'PENDING_REVIEW') await tellOfStep(work, 'submit', order);
  }
}
