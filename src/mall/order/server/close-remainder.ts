// O15: what the store cannot deliver is closed and paid back, when the store has asked and the buyer agrees.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, sum } from '#kit/money/money.ts';
import { releaseStock } from '#mall/goods/server/goods.ts';
import type { Member, Seller } from '#mall/member/actor.ts';
import { holdBill, refundToBalance } from '#mall/payment/server/payment.ts';
import type { OrderDetail } from '../order.protocol.ts';
import { advance, requireAllowed } from './advance-order.ts';
import { buyersSide, findOrder, holdOrder, type LineRow, leftOf, linesOf, storesOwn } from './hold-order.ts';
import { orderLine } from './order.tables.ts';
import { asBuyer, asStore } from './order-actor.ts';
import { showOrder } from './show-order.ts';

/** The store asks. @throws orderErrors.notNow */
export async function askCloseRemainder(
  work: Work,
  seller: Seller,
  { orderSn, reason }: { orderSn: string; reason: string },
): Promise<OrderDetail> {
  const side = storesOwn(seller);
  const order = await holdOrder(work, side, orderSn);
  await advance(work, order, 'askCloseRemainder', asStore(seller), { reason, set: { closeAsked: true } });
  return showOrder(work, side, orderSn);
}

/** The buyer agrees: the money for the missing pieces goes to his balance; freight is not paid back (domain 3.10.2). @throws orderErrors.notNow */
export async function closeRemainder(
  work: Work,
  member: Member,
  { orderSn }: { orderSn: string },
): Promise<OrderDetail> {
  const side = buyersSide(member);
  const found = await findOrder(work, side, orderSn);
  requireAllowed(work, found.order, 'closeRemainder', asBuyer(member));
  await holdBill(work, found.paySn);
  const order = await holdOrder(work, side, orderSn);
  requireAllowed(work, order, 'closeRemainder', asBuyer(member));
  const missing = (await linesOf(work, [orderSn])).filter((line) => leftOf(line) > 0);
  for (const line of missing) {
    const refunded = cents(line.refunded + remainderOf(line));
    await work.tx
      .update(orderLine)
      .set({ closedNum: line.closedNum + leftOf(line), refunded })
      .where(eq(orderLine.orderLineId, line.orderLineId));
  }
  const amount = sum(missing.map(remainderOf));
  await advance(work, order, 'closeRemainder', asBuyer(member), {
    set: { refunded: cents(order.refunded + amount) },
    diff: { closed: missing.map((line) => ({ partNo: line.partNo, number: leftOf(line) })) },
  });
  await refundToBalance(work, {
    paySn: found.paySn,
    documentSn: orderSn,
    amount,
    reason: 'remainder closed',
  });
  await releaseStock(
    work,
    missing.map((line) => ({ productId: line.productId, number: leftOf(line) })),
  );
  return showOrder(work, side, orderSn);
}

/** What was paid for the missing pieces of a line, floored to the fen; all of the rest when nothing was shipped (domain 3.10.2). */
function remainderOf(line: LineRow): Cents {
  const left = leftOf(line);
  if (left === line.buyNum) return cents(line.amount - line.refunded);
  return cents(Number((BigInt(line.amount) * BigInt(left)) / BigInt(line.buyNum)));
}
