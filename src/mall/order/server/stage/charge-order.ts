// More money for a running agreed order: the store asks with a reason, the buyer says yes, and it is a stage with a bill of its own.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { cents, centsToWire, sum, type UnitPrice } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { requireWithinLimits } from '#mall/company/server/company.ts';
import type { Member } from '#mall/member/actor.ts';
import type { orderProtocol } from '../../order.protocol.ts';
import { TAX_OF_GOODS, TAX_OF_SERVICES } from '../../order-source.ts';
import type { Charge } from '../../order-terms.ts';
import { orderWords } from '../../order-words.ts';
import { reserveSpending } from '../basket/order-budget.ts';
import { spentThisMonth } from '../basket/spent-this-month.ts';
import {
  buyersSide,
  findOrder,
  holdOrder,
  orderIn,
  requireTrade,
  storesOwn,
  type TradeRow,
} from '../hold-order.ts';
import { orderErrors } from '../order.errors.ts';
import { orderLine, orderStage, subOrder, trade } from '../order.tables.ts';
import { moverOf, type OrderRow, orderLife } from '../order-life.ts';
import { showOrder } from '../show/show-order.ts';
import { holdStageBills, notePayState, openStages, stagesOf } from './order-stages.ts';

/** @throws orderErrors.notFound, notNow (also while one waits, and for orders from listings), noCharge for nothing */
export const askCharge: Action<typeof orderProtocol.askCharge> = async (
  work,
  seller,
  { orderSn, amount, reason, dueDays },
) => {
  const side = storesOwn(seller);
  const order = await holdOrder(work, side, orderSn);
  orderLife.require(work, order, 'askCharge', 'store');
  if (amount <= 0) throw orderErrors.noCharge();
  await orderLife.advance(work, order, 'askCharge', {
    ...moverOf('store', seller),
    reason: said({ amount, reason }),
    set: { charge: { amount, reason, dueDays } },
  });
  return showOrder(work, side, orderSn);
};

/** @throws orderErrors.notFound, notNow */
export const takeBackCharge: Action<typeof orderProtocol.takeBackCharge> = async (
  work,
  seller,
  { orderSn },
) => {
  const side = storesOwn(seller);
  const order = await holdOrder(work, side, orderSn);
  await orderLife.advance(work, order, 'takeBackCharge', {
    ...moverOf('store', seller),
    set: { charge: null },
  });
  return showOrder(work, side, orderSn);
};

/** @throws orderErrors.notFound, notNow, chargeChanged */
export const declineCharge: Action<typeof orderProtocol.declineCharge> = async (
  work,
  member,
  { orderSn, amount, reason },
) => {
  const side = buyersSide(member);
  const order = await holdOrder(work, side, orderSn);
  orderLife.require(work, order, 'declineCharge', 'buyer');
  asSeen(order, amount);
  await orderLife.advance(work, order, 'declineCharge', {
    ...moverOf('buyer', member),
    ...(reason ? { reason } : {}),
    set: { charge: null },
  });
  return showOrder(work, side, orderSn);
};

/**
 * The order is worth more from now on: another line, another stage, another bill.
 * @throws orderErrors.notFound, notNow, chargeChanged; an employee's limits; approvalErrors.overBudget
 */
export const acceptCharge: Action<typeof orderProtocol.acceptCharge> = async (
  work,
  member,
  { orderSn, amount },
) => {
  const side = buyersSide(member);
  const found = await findOrder(work, side, orderSn);
  await holdStageBills(work, orderSn);
  const held = await requireTrade(work, found.order);
  const order = orderIn(held, orderSn);
  orderLife.require(work, order, 'acceptCharge', 'buyer');
  const charge = asSeen(order, amount);
  await requireMayOwe(work, member, held.trade, order, charge);
  await append(work, held.trade, order, charge);
  const moved = await orderLife.advance(work, order, 'acceptCharge', {
    ...moverOf('buyer', member),
    reason: said(charge),
    set: {
      charge: null,
      goodsAmount: cents(order.goodsAmount + charge.amount),
      payable: cents(order.payable + charge.amount),
    },
  });
  await openStages(work, moved, ['EXTRA'], { fromNow: true });
  await notePayState(work, order.parentSn, orderSn);
  return showOrder(work, side, orderSn);
};

/**
 * The same for what both sides have agreed on elsewhere. Its bills, its trade and the order must be held.
 * @param member who agreed to it for the buyer; his limits and budgets hold
 * @returns the number of its bill
 * @throws orderErrors.notNow; an employee's limits; approvalErrors.overBudget
 */
export async function chargeAsAgreed(
  work: Work,
  member: Member,
  orderSn: string,
  charge: Charge,
): Promise<string> {
  const [found] = await work.tx.select().from(subOrder).where(eq(subOrder.orderSn, orderSn));
  const held = await requireTrade(work, required(found));
  const order = orderIn(held, orderSn);
  await requireMayOwe(work, member, held.trade, order, charge);
  await append(work, held.trade, order, charge);
  const asked = await orderLife.advance(work, order, 'askCharge', {
    ...{ by: 'store', reason: said(charge), set: { charge } },
  });
  const moved = await orderLife.advance(work, asked, 'acceptCharge', {
    ...moverOf('buyer', member),
    reason: said(charge),
    set: {
      charge: null,
      goodsAmount: cents(order.goodsAmount + charge.amount),
      payable: cents(order.payable + charge.amount),
    },
  });
  await openStages(work, moved, ['EXTRA'], { fromNow: true });
  await notePayState(work, order.parentSn, orderSn);
  return required((await stagesOf(work, [orderSn])).at(-1)).paySn;
}

/** As the log and the other side read it. */
const said = ({ amount, reason }: Pick<Charge, 'amount' | 'reason'>): string =>
  `¥${centsToWire(amount)} · ${reason}`;

/** @throws orderErrors.chargeChanged where the store asks for something else by now */
function asSeen({ charge }: OrderRow, amount: Charge['amount']): Charge {
  if (charge?.amount !== amount) throw orderErrors.chargeChanged();
  return charge;
}

/** An employee agrees to no more than he may order, and what it is booked to must have it. */
async function requireMayOwe(
  work: Work,
  member: Member,
  { parentSn, isGoverned, projectId, costCentre }: TradeRow,
  { orderSn, enterpriseId, payable, refunded }: OrderRow,
  charge: Charge,
): Promise<void> {
  const waived = sum((await stagesOf(work, [orderSn])).map((stage) => stage.waived));
  const amount = cents(payable - refunded - waived + charge.amount);
  if (member.sub !== null)
    await requireWithinLimits(work, member, amount, () => spentThisMonth(work, member.memberId, parentSn));
  if (isGoverned && enterpriseId !== null)
    await reserveSpending(work, { parentSn, enterpriseId, projectId, costCentre, amount });
}

/** A line that is there already, so that nothing waits to be shipped; a stage after all others; a trade that is worth more. */
async function append(
  work: Work,
  { paySn, parentSn, payable }: TradeRow,
  { orderSn, isService }: OrderRow,
  { amount, reason, dueDays }: Charge,
): Promise<void> {
  const price = (amount * 10_000) as UnitPrice;
  await work.tx.insert(orderLine).values({
    orderSn,
    goodsName: orderWords.extraCharge,
    partNo: reason,
    brandName: '',
    packing: '',
    buyNum: 1,
    shippedNum: 1,
    listPrice: price,
    unitPrice: price,
    amount,
    priceSource: 'CHARGE',
    taxRate: isService ? TAX_OF_SERVICES : TAX_OF_GOODS,
  });
  const seq = required((await stagesOf(work, [orderSn])).at(-1)).seq + 1;
  await work.tx.insert(orderStage).values({
    orderSn,
    seq,
    trigger: 'EXTRA',
    amount,
    dueDays,
    paySn: `${paySn}-${seq}`,
    state: 'WAITING',
  });
  await work.tx
    .update(trade)
    .set({ payable: cents(payable + amount) })
    .where(eq(trade.parentSn, parentSn));
}
