// What an after-sale does to its order: finds it, holds it, and sets pieces aside until it is decided.
import { eq, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { after, days } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import type { Member } from '#mall/member/actor.ts';
import { holdBill } from '#mall/payment/server/payment.ts';
import { notInState } from '../../order-guards.ts';
import type { OrderPart } from '../../order-part.ts';
import { buyersSide, findOrder, type LineRow, linesOf } from '../hold-order.ts';
import { orderErrors } from '../order.errors.ts';
import { orderLine, subOrder } from '../order.tables.ts';
import type { OrderRow } from '../order-life.ts';

/** An order as a case sees it. */
export interface OrderOfCase {
  order: OrderRow;
  paySn: string;
  /** In the order of their making. */
  lines: LineRow[];
}

export interface Pieces {
  orderLineId: number;
  number: number;
}

/** How long after receipt goods may be sent back or claimed for. */
const CLAIM_TIME = days(15);

const agreedOrder: Text = {
  zh: '报价单或合同订单的变更请在合同中协商，暂不支持在线售后',
  en: 'What was agreed in a quotation or a contract is changed there: after-sale is not open for it yet',
};
const tooLate: Text = {
  zh: '已超过售后申请期（收货后 15 天）',
  en: 'The time for it (15 days after receipt) is over',
};

/** Without holding it. @throws orderErrors.notFound, also for somebody else's */
export async function findForCase(work: Work, member: Member, orderSn: string): Promise<OrderOfCase> {
  const found = await findOrder(work, buyersSide(member), orderSn);
  return { ...found, lines: await linesOf(work, [orderSn]) };
}

/** Held, after its bill, whoever asks: the case says whose it is. */
export async function holdForCase(work: Work, orderSn: string, paySn: string): Promise<OrderOfCase> {
  await holdBill(work, paySn);
  const [order] = await work.tx.select().from(subOrder).where(eq(subOrder.orderSn, orderSn)).for('update');
  return { order: required(order), paySn, lines: await linesOf(work, [orderSn]) };
}

/** Why nothing can be asked for of the order; undefined where it can. */
export function whyNoCase(order: OrderRow, now: Date): Text | undefined {
  if (order.isAgreed || order.isService) return agreedOrder;
  if (order.state === 'COMPLETED')
    return order.finishedAt && after(order.finishedAt, CLAIM_TIME) > now ? undefined : tooLate;
  const isPaid = ['PENDING_DELIVERY', 'PARTIALLY_SHIPPED', 'PENDING_RECEIPT'].includes(order.state);
  return isPaid ? undefined : notInState(order.state);
}

/** A case begins to be counted: its pieces are kept from being shipped, sent back or claimed twice. The order must be held. */
export const setAside = (work: Work, of: OrderOfCase, part: OrderPart, pieces: readonly Pieces[]) =>
  moveAside(work, of, part, pieces, 1);

/** It counts no more. */
export const letGo = (work: Work, of: OrderOfCase, part: OrderPart, pieces: readonly Pieces[]) =>
  moveAside(work, of, part, pieces, -1);

async function moveAside(
  work: Work,
  { order }: OrderOfCase,
  part: OrderPart,
  pieces: readonly Pieces[],
  sign: 1 | -1,
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
    .set({ lockState: sql`${subOrder.lockState} + ${sign}`, updatedAt: work.now })
    .where(eq(subOrder.orderSn, order.orderSn));
}
