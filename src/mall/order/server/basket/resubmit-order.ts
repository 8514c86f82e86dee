// O5: an order that was sent back is submitted again: checked anew, at the prices of now, with stock promised anew.
import { eq, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { cents, centsToWire, sum } from '#kit/money/money.ts';
import { findDistrictNamed } from '#mall/address/server/address.ts';
import { governs } from '#mall/approval/server/approval.ts';
import { holdEmployee, requireWithinLimits } from '#mall/company/server/company.ts';
import { reserveStock } from '#mall/goods/server/goods.ts';
import type { Member } from '#mall/member/actor.ts';
import type { orderProtocol } from '../../order.protocol.ts';
import { askForAgreed } from '../agreed/ask-for-agreed.ts';
import { reserveForOrders, reserveStage } from '../credit/order-on-credit.ts';
import { buyersSide, type HeldTrade, holdTradeOf, linesOf } from '../hold-order.ts';
import { orderErrors } from '../order.errors.ts';
import { trade } from '../order.tables.ts';
import { moverOf, type OrderRow, orderLife } from '../order-life.ts';
import { showOrder } from '../show/show-order.ts';
import { owedOf, stagesOf } from '../stage/order-stages.ts';
import { reserveAndAsk, reviewsOf } from './ask-buyers-people.ts';
import { problemReplies } from './confirm-order.ts';
import { freezeCommissions } from './freeze-commissions.ts';
import { proceedIfReviewed } from './open-payment.ts';
import { reserveSpending } from './order-budget.ts';
import { type PricedBasket, type PricedStore, priceBasket } from './price-basket.ts';
import { spentThisMonth } from './spent-this-month.ts';

/**
 * The buyer sees the new amounts before he pays. What his own enterprise sent back goes together, as it was asked for;
 * what a store sent back goes alone, and its enterprise is asked again only when it costs more (chosen).
 * @throws orderErrors.notNow, problems; approvalErrors.overBudget; subAccountErrors for an employee above his limits;
 * goodsErrors.shortOfStock
 */
export const resubmitOrder: Action<typeof orderProtocol.resubmit> = async (work, member, { orderSn }) => {
  const side = buyersSide(member);
  await holdEmployee(work, member);
  const held = await holdTradeOf(work, side, orderSn);
  const { order, trade: whole } = held;
  orderLife.require(work, order, 'resubmit', 'buyer');
  if (order.isAgreed) {
    await resubmitAgreed(work, member, held);
    return showOrder(work, side, orderSn);
  }
  const together = sentBackWith(held, order);
  const orderSns = together.map((one) => one.orderSn);
  const lines = await linesOf(work, orderSns);
  const wishes = lines.flatMap(({ productId, buyNum }) =>
    productId === null ? [] : [{ productId, buyNum, seenPrice: null }],
  );
  const basket = await priceBasket(
    work,
    wishes,
    findDistrictNamed((order.address ?? whole.address).regionName) ?? null,
  );
  const [shut] = basket.notDelivered;
  if (shut) throw orderErrors.notDelivered(shut);
  const priced = pricedOf(basket, together, work);
  const before = sum(together.map((one) => one.payable));
  const change = cents(basket.payable - before);
  const total = cents(whole.payable + change);
  await requireWithinLimits(work, member, total, () => spentThisMonth(work, member.memberId, order.parentSn));
  await reserveStock(
    work,
    wishes.map(({ productId, buyNum }) => ({ productId, number: buyNum })),
  );
  const isAsked = await askAgain(work, member, { held, together, basket, change });
  const orders: OrderRow[] = [];
  for (const one of held.orders) {
    const now = priced.get(one);
    orders.push(now ? await submitAgain(work, member, one, now, isAsked) : one);
  }
  await reserveForOrders(
    work,
    orders.filter((one) => together.some(({ orderSn: sn }) => sn === one.orderSn)),
    basket,
    whole,
  );
  await work.tx
    .update(trade)
    .set({ payable: sql`${trade.payable} + ${change}` })
    .where(eq(trade.parentSn, order.parentSn));
  if (
    orders.every(
      (one) => !together.some(({ orderSn: sn }) => sn === one.orderSn) || one.reviewKind.length === 0,
    )
  )
    await proceedIfReviewed(work, { trade: whole, orders });
  return showOrder(work, side, orderSn);
};

/** What was agreed costs what it cost: budgets are reserved and its own people asked again. */
async function resubmitAgreed(
  work: Work,
  member: Member,
  { trade: whole, order }: HeldTrade & { order: OrderRow },
): Promise<void> {
  const { projectId, costCentre } = whole;
  const { orderSn, enterpriseId, storeId, memberId, payable } = order;
  const onStatement = (await stagesOf(work, [orderSn])).filter(({ state }) => state === 'STATEMENT');
  await reserveStage(
    work,
    { orderSn, enterpriseId, storeId, memberId, projectId, costCentre },
    sum(onStatement.map(owedOf)),
  );
  const lines = await linesOf(work, [orderSn]);
  const of = { orderSn, enterpriseId, storeId, projectId, costCentre, lines, amount: payable };
  const isAsked = await askForAgreed(work, { member, from: null }, of);
  const again = await orderLife.advance(work, order, 'resubmit', {
    ...moverOf('buyer', member),
    set: { reviewKind: reviewsOf(isAsked, false) },
  });
  if (!isAsked) await proceedIfReviewed(work, { trade: whole, orders: [again] });
}

/** Before payment orders move together; a store's no concerns its own alone. */
function sentBackWith({ orders }: HeldTrade, order: OrderRow): OrderRow[] {
  if (order.reviewKind[0] !== 'BUYER_APPROVAL') return [order];
  return orders.filter((one) => one.state === 'REVIEW_REJECTED' && one.reviewKind[0] === 'BUYER_APPROVAL');
}

/** @throws orderErrors.problems */
function pricedOf(
  basket: PricedBasket,
  together: readonly OrderRow[],
  { language }: Work,
): ReadonlyMap<OrderRow, PricedStore> {
  const priced = new Map<OrderRow, PricedStore>();
  for (const one of together) {
    const now = basket.stores.find(({ store }) => store.storeId === one.storeId);
    if (now) priced.set(one, now);
  }
  if (basket.problems.length > 0 || priced.size < together.length) {
    const text = basket.problems[0]?.text ?? orderErrors.empty().text;
    throw orderErrors.problems({ text, problems: problemReplies(basket.problems, language) });
  }
  return priced;
}

/** Reserves budgets for what the trade costs at present. @returns whether its own people decide first */
async function askAgain(
  work: Work,
  member: Member,
  of: {
    held: HeldTrade & { order: OrderRow };
    together: readonly OrderRow[];
    basket: PricedBasket;
    change: number;
  },
): Promise<boolean> {
  const { order, orders, trade: whole } = of.held;
  if (order.enterpriseId === null) return false;
  const { hasRules, hasBudgets } = await governs(work, order.enterpriseId);
  if (!hasRules && !hasBudgets) return false;
  const others = orders.filter((one) => !of.together.includes(one) && one.state === 'PENDING_REVIEW');
  const amount = cents(of.basket.payable + sum(others.map((one) => one.payable)));
  await work.tx.update(trade).set({ isGoverned: true }).where(eq(trade.parentSn, whole.parentSn));
  const { projectId, costCentre } = whole;
  const orderSns = orders.map((one) => one.orderSn);
  const mustAsk = order.reviewKind[0] === 'BUYER_APPROVAL' || of.change > 0;
  if (mustAsk)
    return reserveAndAsk(work, member, {
      basket: of.basket,
      orderSns,
      ...{ projectId, costCentre, amount },
      accountIds: orders.flatMap(({ creditAccountId }) => creditAccountId ?? []),
    });
  const { parentSn } = whole;
  await reserveSpending(work, {
    parentSn,
    enterpriseId: order.enterpriseId,
    projectId,
    costCentre,
    amount,
  });
  return false;
}

/** One of them, at the prices of now. */
async function submitAgain(
  work: Work,
  member: Member,
  order: OrderRow,
  { lines, goodsAmount, freight, payable }: PricedStore,
  isAsked: boolean,
): Promise<OrderRow> {
  await work.query(
    `UPDATE order_line l SET list_price = now.price, unit_price = now.price, amount = now.amount
     FROM unnest($2::bigint[], $3::bigint[], $4::bigint[]) AS now (product_id, price, amount)
     WHERE l.order_sn = $1 AND l.product_id = now.product_id`,
    [
      order.orderSn,
      lines.map((line) => line.product.productId),
      lines.map((line) => line.unitPrice),
      lines.map((line) => line.amount),
    ],
  );
  await freezeCommissions(work, order);
  const isReviewedByStore = order.reviewKind.includes('SUPPLIER_ACCEPT');
  return orderLife.advance(work, order, 'resubmit', {
    ...moverOf('buyer', member),
    set: { goodsAmount, freight, payable, reviewKind: reviewsOf(isAsked, isReviewedByStore) },
    detail: { payable: { from: centsToWire(order.payable), to: centsToWire(payable) } },
  });
}
