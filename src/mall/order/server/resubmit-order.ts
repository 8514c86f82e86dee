// O5: an order that was sent back is submitted again: checked anew, at the prices of now, with stock promised anew.
import { eq, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { cents, centsToWire } from '#kit/money/money.ts';
import { holdEmployee, requireWithinLimits } from '#mall/company/server/company.ts';
import { reserveStock } from '#mall/goods/server/goods.ts';
import type { Member } from '#mall/member/actor.ts';
import type { OrderDetail } from '../order.protocol.ts';
import { advance, requireAllowed } from './advance-order.ts';
import { problemReplies } from './confirm-order.ts';
import { buyersSide, holdTradeOf, linesOf } from './hold-order.ts';
import { orderErrors } from './order.errors.ts';
import { trade } from './order.tables.ts';
import { asBuyer } from './order-actor.ts';
import { priceBasket } from './price-basket.ts';
import { showOrder } from './show-order.ts';
import { spentThisMonth } from './spent-this-month.ts';

/**
 * The buyer sees the new amounts before he pays.
 * @throws orderErrors.notNow, problems; subAccountErrors for an employee above his limits; goodsErrors.shortOfStock
 */
export async function resubmitOrder(
  work: Work,
  member: Member,
  { orderSn }: { orderSn: string },
): Promise<OrderDetail> {
  const side = buyersSide(member);
  await holdEmployee(work, member);
  const { order, trade: whole } = await holdTradeOf(work, side, orderSn);
  requireAllowed(work, order, 'resubmit', asBuyer(member));
  const lines = await linesOf(work, [orderSn]);
  const basket = await priceBasket(
    work,
    lines.map(({ productId, buyNum }) => ({ productId, buyNum, seenPrice: null })),
  );
  const [priced] = basket.stores;
  if (basket.problems.length > 0 || !priced) {
    const text = basket.problems[0]?.text ?? orderErrors.empty().text;
    throw orderErrors.problems({ text, problems: problemReplies(basket.problems, work.language) });
  }
  const total = cents(whole.payable - order.payable + priced.payable);
  await requireWithinLimits(work, member, total, () => spentThisMonth(work, member.memberId, order.parentSn));
  await work.query(
    `UPDATE order_line l SET list_price = now.price, unit_price = now.price, amount = now.amount
     FROM unnest($2::bigint[], $3::bigint[], $4::bigint[]) AS now (product_id, price, amount)
     WHERE l.order_sn = $1 AND l.product_id = now.product_id`,
    [
      orderSn,
      priced.lines.map((line) => line.product.productId),
      priced.lines.map((line) => line.unitPrice),
      priced.lines.map((line) => line.amount),
    ],
  );
  const { goodsAmount, freight, payable } = priced;
  await advance(work, order, 'resubmit', asBuyer(member), {
    set: { goodsAmount, freight, payable, reviewKind: ['SUPPLIER_ACCEPT'] },
    diff: { payable: { from: centsToWire(order.payable), to: centsToWire(payable) } },
  });
  const change = cents(payable - order.payable);
  await work.tx
    .update(trade)
    .set({ payable: sql`${trade.payable} + ${change}` })
    .where(eq(trade.parentSn, order.parentSn));
  await reserveStock(
    work,
    lines.map(({ productId, buyNum }) => ({ productId, number: buyNum })),
  );
  return showOrder(work, side, orderSn);
}
