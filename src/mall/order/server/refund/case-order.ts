// What an after-sale does to its order: finds it, holds it, sets pieces aside until it is decided, and pays back.
import { eq, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { after, days } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import { findProducts, releaseStock, takeBackStock } from '#mall/goods/server/goods.ts';
import { holdBill, refundPaid } from '#mall/payment/server/payment.ts';
import { notInState } from '../../order-guards.ts';
import type { OrderPart } from '../../order-part.ts';
import { releaseSpending } from '../basket/order-budget.ts';
import { giveBackOnCredit, isOnCredit } from '../credit/order-on-credit.ts';
import { tellTakenBack } from '../end/release-order.ts';
import { findOrder, heldStockOf, type LineRow, linesOf, requireTrade, type Side } from '../hold-order.ts';
import { orderErrors } from '../order.errors.ts';
import { orderLine, subOrder } from '../order.tables.ts';
import { type OrderRow, orderLife } from '../order-life.ts';
import { holdStageBills } from '../stage/order-stages.ts';
import { type Back, type GivenLine, type Pieces, stepOf } from './back.ts';
import { payBackAgreed } from './pay-back-agreed.ts';

export { isGoods, type Pieces } from './back.ts';

/** An order as a case sees it. */
export interface OrderOfCase {
  order: OrderRow;
  paySn: string;
  /** In the order of their making. */
  lines: LineRow[];
}

const service: Text = {
  zh: '检测与技术服务请在服务单中提出异议，暂不支持在线售后',
  en: 'Services are objected to where they are ordered: after-sale is not open for them yet',
};
const onHold: Text = {
  zh: '合同正在协商终止，未发货部分随合同处理',
  en: 'The end of its contract is being discussed: what has not been shipped is settled there',
};
const tooLate = (claimDays: number): Text => ({
  zh: `已超过售后申请期（收货后 ${claimDays} 天）`,
  en: `The time for it (${claimDays} days after receipt) is over`,
});

/** Without holding it. @throws orderErrors.notFound, also for somebody else's */
export async function findForCase(work: Work, side: Side, orderSn: string): Promise<OrderOfCase> {
  const found = await findOrder(work, side, orderSn);
  return { ...found, lines: await linesOf(work, [orderSn]) };
}

/** Held, after its bill or the bills of its stages, whoever asks: the case says whose it is. */
export async function holdForCase(work: Work, orderSn: string, paySn: string): Promise<OrderOfCase> {
  const [seen] = await work.tx.select().from(subOrder).where(eq(subOrder.orderSn, orderSn));
  if (seen?.isAgreed) {
    await holdStageBills(work, orderSn);
    await requireTrade(work, seen);
  } else {
    await holdBill(work, paySn);
  }
  return { order: await rowHeld(work, orderSn), paySn, lines: await linesOf(work, [orderSn]) };
}

async function rowHeld(work: Work, orderSn: string): Promise<OrderRow> {
  const [order] = await work.tx.select().from(subOrder).where(eq(subOrder.orderSn, orderSn)).for('update');
  return required(order);
}

/** Why nothing can be asked for of this part of the order; undefined where it can. @param claimDays for how long after receipt; null: without end */
export function whyNoCase(
  order: OrderRow,
  now: Date,
  claimDays: number | null,
  part: OrderPart = 'D',
): Text | undefined {
  if (order.isService) return service;
  if (order.isOnHold && part === 'U') return onHold;
  if (order.state === 'COMPLETED')
    return claimDays === null || (order.finishedAt && after(order.finishedAt, days(claimDays)) > now)
      ? undefined
      : tooLate(claimDays);
  const isPaid = ['PENDING_DELIVERY', 'PARTIALLY_SHIPPED', 'PENDING_RECEIPT'].includes(order.state);
  return isPaid ? undefined : notInState(order.state);
}

/** A case begins to be counted: its pieces are kept from being shipped, sent back or claimed twice. The order must be held. */
export const setAside = (work: Work, of: OrderOfCase, part: OrderPart, pieces: readonly Pieces[]) =>
  moveAside(work, of, part, pieces, 1, 1);

/** Pieces are free again, and the case counts no more, unless others of its pieces stay aside. */
export const letGo = (
  work: Work,
  of: OrderOfCase,
  part: OrderPart,
  pieces: readonly Pieces[],
  { stillCounts = false } = {},
) => moveAside(work, of, part, pieces, -1, stillCounts ? 0 : -1);

async function moveAside(
  work: Work,
  { order }: OrderOfCase,
  part: OrderPart,
  pieces: readonly Pieces[],
  sign: 1 | -1,
  cases: 1 | 0 | -1,
): Promise<void> {
  const held = part === 'U' ? 'heldUnshipped' : 'heldShipped';
  for (const { orderLineId, number } of pieces) {
    const moved = await work.tx
      .update(orderLine)
      .set({ [held]: sql`${orderLine[held]} + ${sign * number}` })
      .where(sql`${orderLine.orderLineId} = ${orderLineId} AND ${orderLine.orderSn} = ${order.orderSn}`)
      .returning({ orderLineId: orderLine.orderLineId });
    if (moved.length === 0) throw orderErrors.unknownLine();
  }
  await work.tx
    .update(subOrder)
    .set({ lockState: sql`${subOrder.lockState} + ${cases}`, updatedAt: work.now })
    .where(eq(subOrder.orderSn, order.orderSn));
}

/**
 * Pays back and moves the order where that leaves it (O15, O23). Order and bill must be held, and its pieces let go.
 * The checks of the tables refuse more than was paid, for the order and for each line.
 * @returns the order as it is then
 */
export async function payBack(work: Work, of: OrderOfCase, back: Back): Promise<OrderRow> {
  const moved = await payBackOf(work, of, back);
  await tellTakenBack(work, of.order, moved, back.caseSn);
  return moved;
}

async function payBackOf(work: Work, { order, paySn, lines }: OrderOfCase, back: Back): Promise<OrderRow> {
  const amount = cents(sum(back.lines.map((line) => line.amount)) + back.freight);
  const given = back.lines.map(({ orderLineId, ...of }) => ({
    ...of,
    line: required(lines.find((line) => line.orderLineId === orderLineId)),
  }));
  await markGiven(work, given, back.part, back.isReturned);
  if (order.isAgreed) return payBackAgreed(work, order, given, amount, back);
  const after = await linesOf(work, [order.orderSn]);
  const refunded = cents(order.refunded + amount);
  const moved = await orderLife.advance(work, order, stepOf(order, refunded, after), {
    by: 'afterSale',
    reason: back.reason.zh,
    set: { refunded, freightRefunded: cents(order.freightRefunded + back.freight) },
    detail: { caseSn: back.caseSn, amount, reasonText: back.reason },
  });
  const { part, reason, caseSn } = back;
  await giveBack(
    work,
    { order, paySn },
    { given, part, amount, reason: reason.zh, reasonText: reason, caseSn },
  );
  return moved;
}

/** Writes down on the lines what goes back of them; pieces that were not shipped will not be. */
export async function markGiven(
  work: Work,
  given: readonly GivenLine[],
  part: OrderPart,
  isReturned = false,
): Promise<void> {
  for (const { line, number, amount } of given) {
    await work.tx
      .update(orderLine)
      .set({
        refunded: cents(line.refunded + amount),
        ...(part === 'U' ? { closedNum: line.closedNum + number } : {}),
        ...(isReturned ? { returnedNum: line.returnedNum + number } : {}),
      })
      .where(eq(orderLine.orderLineId, line.orderLineId));
  }
}

/** The money goes back, what was kept for the pieces is free, and the budget has it again. The bill must be held. */
export async function giveBack(
  work: Work,
  { order, paySn }: Pick<OrderOfCase, 'order' | 'paySn'>,
  {
    given,
    part,
    amount,
    reason,
    reasonText,
    caseSn,
  }: {
    given: readonly GivenLine[];
    part: OrderPart;
    amount: Cents;
    reason: string;
    reasonText?: Text;
    caseSn?: string;
  },
): Promise<void> {
  const { orderSn, parentSn } = order;
  if (isOnCredit(order))
    await giveBackOnCredit(work, order, {
      given,
      isShipped: part === 'D',
      amount,
      part: caseSn ?? `${part} ${work.now.toISOString()}`,
      caseSn: caseSn ?? '',
    });
  else if (amount > 0)
    await refundPaid(work, {
      paySn,
      documentSn: orderSn,
      amount,
      reason,
      reasonText,
      ...(caseSn ? { caseSn } : {}),
    });
  if (part === 'U') await releaseStock(work, given.flatMap(stockOf));
  await releaseSpending(work, parentSn, amount);
}

/** Of its listing's stock, what the closed pieces of a line held. */
const stockOf = ({ line, number }: Pick<GivenLine, 'line' | 'number'>) =>
  heldStockOf([line]).map(({ productId, number: held }) => ({ productId, number: Math.min(held, number) }));

/** Pieces of one lot that the buyer has been sent of a line. */
export interface SentLot {
  orderLineId: number;
  lotNo: string;
  dateCode: string;
  number: number;
}

/** Of all parcels of an order, replacements too, by line and lot. */
export const sentLotsOf = (work: Work, orderSn: string): Promise<SentLot[]> =>
  work.query<SentLot>(
    `SELECT l.order_line_id AS "orderLineId", l.lot_no AS "lotNo", l.date_code AS "dateCode", sum(l.number)::int AS number
     FROM parcel_line l JOIN parcel p USING (parcel_sn) WHERE p.order_sn = $1
     GROUP BY l.order_line_id, l.lot_no, l.date_code ORDER BY l.order_line_id, min(l.parcel_line_id)`,
    [orderSn],
    'order-sent-lots',
  );

/** Pieces as new go into the lots that they came from. @param by the case, and who has looked at them */
export async function putBackIntoStock(
  work: Work,
  { lines }: OrderOfCase,
  by: { documentSn: string; memberId: number | null },
  pieces: readonly SentLot[],
): Promise<void> {
  // what was agreed by words, without a listing, is in no stock
  const back = pieces
    .filter(({ orderLineId }) => isListed(lines, orderLineId))
    .map(({ orderLineId, lotNo, number }) => ({ productId: productOf(lines, orderLineId), lotNo, number }));
  await takeBackStock(work, by, back);
}

/** Whether a line is of a listing. */
export const isListed = (lines: readonly LineRow[], orderLineId: number): boolean =>
  required(lines.find((line) => line.orderLineId === orderLineId)).productId !== null;

/** The listing that a line was bought from. */
export function productOf(lines: readonly LineRow[], orderLineId: number): number {
  const { productId } = required(lines.find((line) => line.orderLineId === orderLineId));
  if (productId === null) throw orderErrors.unknownLine();
  return productId;
}

/** The first line of which the store has too few to replace it; undefined: it has enough now. */
export async function cannotReplace(
  work: Work,
  { lines }: OrderOfCase,
  pieces: readonly Pieces[],
): Promise<{ partNo: string; left: number } | undefined> {
  const wanted = pieces.map((one) => ({ ...one, productId: productOf(lines, one.orderLineId) }));
  const products = await findProducts(
    work,
    wanted.map((one) => one.productId),
  );
  for (const { orderLineId, productId, number } of wanted) {
    const left = products.get(productId)?.available ?? 0;
    const { partNo } = required(lines.find((line) => line.orderLineId === orderLineId));
    if (left < number) return { partNo, left };
  }
  return undefined;
}
