// What orders do when the buyer's own people have decided on a trade: it goes on, or comes back for correction (O2, O3).
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { sum } from '#kit/money/money.ts';
import { approvalDecided } from '#mall/approval/server/approval.events.ts';
import { isUndecided, proceedIfReviewed } from '../basket/open-payment.ts';
import { releaseOf } from '../basket/order-budget.ts';
import { releaseOrders } from '../end/release-orders.ts';
import { type HeldTrade, holdTrade } from '../hold-order.ts';
import { type OrderMover, type OrderRow, orderLife } from '../order-life.ts';

const waits = (order: OrderRow): boolean =>
  order.state === 'PENDING_REVIEW' && order.reviewKind[0] === 'BUYER_APPROVAL';

/** Those that only the enterprise reviews go on to payment with their siblings; the others to their stores. */
async function goOn(work: Work, held: HeldTrade, actor: OrderMover): Promise<void> {
  const decided = held.orders.filter((order) => waits(order) && order.reviewKind.length === 1);
  const orders: OrderRow[] = [];
  for (const order of held.orders) {
    const [, ...rest] = order.reviewKind;
    const goesToStore = waits(order) && rest.length > 0;
    orders.push(
      goesToStore
        ? await orderLife.advance(work, order, 'approve', {
            ...actor,
            to: 'PENDING_REVIEW',
            set: { reviewKind: rest },
          })
        : order,
    );
  }
  if (orders.some((order) => !decided.includes(order) && isUndecided(order))) {
    for (const order of decided)
      await orderLife.advance(work, order, 'approve', {
        ...actor,
        to: 'PENDING_REVIEW',
        set: { reviewKind: [] },
      });
    return;
  }
  const orderSns = decided.map((order) => order.orderSn);
  await proceedIfReviewed(work, { ...held, orders }, { orderSns, actor });
}

async function comeBack(work: Work, held: HeldTrade, actor: OrderMover, reason: string): Promise<void> {
  const waiting = held.orders.filter(waits);
  for (const order of waiting) await orderLife.advance(work, order, 'sendBack', { ...actor, reason });
  await releaseOrders(work, waiting);
  await releaseOf(work, held.trade, sum(waiting.map((order) => order.payable)));
}

export const approvalNews: readonly Listener[] = [
  listener(approvalDecided, async (work, { docType, docSn, result, actorId, actorName, reason }) => {
    if (docType !== 'order') return;
    const held = await holdTrade(work, { parentSn: docSn });
    if (!held) return;
    const actor: OrderMover = { by: 'approver', actorId: actorId ?? undefined, actorName };
    await (result === 'APPROVED' ? goOn(work, held, actor) : comeBack(work, held, actor, reason));
  }),
];
