// What was bought ends before anything was received: all of it goes back, or the share of one component that cannot be done (domain-lab 2.10, T4, T21, T21b).
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { closeAgreedOrders, holdForCase, payBack } from '#mall/order/server/order.ts';
import { isOver } from '../../service-process.ts';
import type { ServiceMover, ServiceRow } from '../service-life.ts';
import { serviceLife } from '../service-life.ts';
import { serviceOrder } from '../testing.tables.ts';
import { agreedOf, packRows } from './pack.ts';

/** The order of what was bought, held before its commission, as all locks are taken. */
export async function holdOrderOf(work: Work, serviceSn: string): Promise<void> {
  const [row] = await work.tx
    .select({ orderSn: serviceOrder.orderSn })
    .from(serviceOrder)
    .where(eq(serviceOrder.serviceSn, serviceSn));
  if (row?.orderSn) await holdForCase(work, row.orderSn, '');
}

/**
 * The laboratory cannot do it. Of a package the component's share goes back and the others go on; what is alone, or the last one,
 * ends its order, and all that is left of its money goes back.
 * @param row held after its order, in review
 * @returns the commission as it is then
 */
export async function refuseBought(
  work: Work,
  row: ServiceRow,
  mover: ServiceMover,
  reason: string,
): Promise<ServiceRow> {
  const refused = await serviceLife.advance(work, row, 'refuse', { ...mover, set: { closeReason: reason } });
  const others = row.packSn === null ? [] : await packRows(work, row.packSn);
  const isLast = others.every((one) => one.serviceSn === row.serviceSn || isOver(one));
  const hasDelivered = others.some(({ state }) => state === 'COMPLETED');
  if (isLast && !hasDelivered) await closeAgreedOrders(work, agreedOf(row), reason);
  else await giveShareBack(work, row, reason);
  return refused;
}

async function giveShareBack(
  work: Work,
  { orderSn, packSeq }: Pick<ServiceRow, 'orderSn' | 'packSeq'>,
  reason: string,
): Promise<void> {
  const of = await holdForCase(work, required(orderSn), '');
  const line = required(of.lines.find(({ sourceLineNo }) => sourceLineNo === packSeq));
  await payBack(work, of, {
    part: 'U',
    lines: [
      {
        orderLineId: line.orderLineId,
        number: line.buyNum - line.shippedNum - line.closedNum,
        amount: cents(line.amount - line.refunded),
      },
    ],
    ...{ freight: cents(0), reason: { zh: reason, en: reason }, caseSn: '', isReturned: false },
  });
}

/** Nobody has completed its form for long (T21b). */
export const endIdle = (work: Work, row: ServiceRow): Promise<void> =>
  closeAgreedOrders(work, agreedOf(row), '长期未提交委托，自动取消');
