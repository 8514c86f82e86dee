// O10: before payment the store lowers prices or freight; the bill follows, and payments begun for the old amount are closed.
import { eq, sql } from 'drizzle-orm';
import type { Action } from '#kit/http/server/serve.ts';
import { cents, centsToWire, lineAmount, sum } from '#kit/money/money.ts';
import { changeBill, holdBill } from '#mall/payment/server/payment.ts';
import type { orderProtocol } from '../order.protocol.ts';
import { freezeCommissions } from './basket/freeze-commissions.ts';
import { billLines } from './basket/open-payment.ts';
import { releaseOf } from './basket/order-budget.ts';
import { findOrder, linesOf, orderIn, requireTrade, storesOwn } from './hold-order.ts';
import { orderErrors } from './order.errors.ts';
import { orderLine, trade } from './order.tables.ts';
import { moverOf, orderLife } from './order-life.ts';
import { showOrder } from './show/show-order.ts';

/** @throws orderErrors.notNow, voucherUnderReview, unknownLine, onlyLower, nothingChanged, nothingToPay */
export const changePrice: Action<typeof orderProtocol.changePrice> = async (work, seller, input) => {
  const side = storesOwn(seller);
  const actor = moverOf('store', seller);
  const found = await findOrder(work, side, input.orderSn);
  orderLife.require(work, found.order, 'changePrice', actor.by);
  if ((await holdBill(work, found.paySn)).hasVoucherUnderReview) throw orderErrors.voucherUnderReview();
  const held = await requireTrade(work, found.order);
  const order = orderIn(held, input.orderSn);
  orderLife.require(work, order, 'changePrice', actor.by);

  const lines = await linesOf(work, [order.orderSn]);
  for (const { orderLineId, unitPrice } of input.lines ?? []) {
    const line = lines.find((one) => one.orderLineId === orderLineId);
    if (!line) throw orderErrors.unknownLine();
    if (unitPrice > line.unitPrice) throw orderErrors.onlyLower();
    line.unitPrice = unitPrice;
    line.amount = lineAmount(unitPrice, line.buyNum);
    await work.tx
      .update(orderLine)
      .set({ unitPrice, amount: line.amount })
      .where(eq(orderLine.orderLineId, orderLineId));
  }
  await freezeCommissions(work, order);
  const freight = input.freight ?? order.freight;
  if (freight < 0 || freight > order.freight) throw orderErrors.onlyLower();
  const goodsAmount = sum(lines.map((line) => line.amount));
  const payable = cents(goodsAmount + freight);
  if (payable === order.payable && (input.lines ?? []).length === 0) throw orderErrors.nothingChanged();

  const changed = await orderLife.advance(work, order, 'changePrice', {
    ...actor,
    reason: input.reason,
    set: { goodsAmount, freight, payable },
    detail: { payable: { from: centsToWire(order.payable), to: centsToWire(payable) } },
  });
  const unpaid = held.orders
    .map((one) => (one === order ? changed : one))
    .filter((one) => one.state === 'PENDING_PAYMENT');
  if (sum(unpaid.map((one) => one.payable)) === 0) throw orderErrors.nothingToPay();
  const change = cents(payable - order.payable);
  await work.tx
    .update(trade)
    .set({ payable: sql`${trade.payable} + ${change}` })
    .where(eq(trade.parentSn, order.parentSn));
  await changeBill(work, found.paySn, billLines(unpaid));
  await releaseOf(work, held.trade, cents(-change));
  return showOrder(work, side, order.orderSn);
};
