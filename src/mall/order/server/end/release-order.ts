// The end of an order's money: what it has brought goes over to its store once, and is told when something goes back after that (domain-money §9).
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, sum } from '#kit/money/money.ts';
import { lowerCommissions } from '../basket/freeze-commissions.ts';
import { hasStatements, isOnCredit, worthOnCredit } from '../credit/order-on-credit.ts';
import { linesOf } from '../hold-order.ts';
import { releasedOrderRefunded } from '../order.events.ts';
import { subOrder } from '../order.tables.ts';
import type { OrderRow } from '../order-life.ts';
import { lessOfCase } from '../stage/lower-stages.ts';
import { stagesOf } from '../stage/order-stages.ts';

/** What an order has come to. In fen. */
export interface ReleasedOrder {
  orderSn: string;
  storeId: number;
  payable: Cents;
  waived: Cents;
  /** What statements bring of a stage of its plan. */
  onStatement: Cents;
  refunded: Cents;
  subsidies: Cents;
  subsidiesBack: Cents;
  /** Frozen, less what is given back of it. */
  commission: Cents;
  /** Its statements were paid, not it: `waived` is then whatever of it is not owed. */
  isOnCredit: boolean;
}

/**
 * Call it once the window is over; an order on credit may be released as soon as all of it is on its way. @returns undefined where it is released already, runs still, is in a case, or something of it is still to be paid
 */
export async function releaseOrder(
  work: Work,
  orderSn: string,
  { onItsWay = false } = {},
): Promise<ReleasedOrder | undefined> {
  const [order] = await work.tx
    .update(subOrder)
    .set({ releasedAt: work.now, updatedAt: work.now })
    .where(
      and(
        eq(subOrder.orderSn, orderSn),
        isNull(subOrder.releasedAt),
        eq(subOrder.lockState, 0),
        sql`(${subOrder.state} IN ('COMPLETED', 'CLOSED')
          OR ${onItsWay} AND ${subOrder.state} = 'PENDING_RECEIPT' AND ${subOrder.payMode} = 'CREDIT')`,
      ),
    )
    .returning();
  if (!order) return undefined;
  const stages = order.isAgreed ? await stagesOf(work, [orderSn]) : [];
  if (stages.some(({ state }) => state === 'WAITING' || state === 'OPEN')) {
    await work.tx.update(subOrder).set({ releasedAt: null }).where(eq(subOrder.orderSn, orderSn));
    return undefined;
  }
  const { storeId, payable, refunded, discountPlatform, freightDiscountPlatform, pointsMoney } = order;
  const lines = await linesOf(work, [orderSn]);
  return {
    ...{ orderSn, storeId, payable, refunded, isOnCredit: isOnCredit(order) },
    waived: isOnCredit(order)
      ? cents(payable - refunded - (await worthOnCredit(work, orderSn)))
      : sum(stages.map((stage) => (stage.trigger === 'ON_STATEMENT' ? stage.amount : stage.waived))),
    onStatement: hasStatements(order) && !isOnCredit(order) ? await worthOnCredit(work, orderSn) : cents(0),
    subsidies: cents(discountPlatform + freightDiscountPlatform + pointsMoney),
    subsidiesBack: sum(lines.map((line) => cents(line.refundedPlatform + line.refundedPointsMoney))),
    commission: (await lowerCommissions(work, orderSn)).left,
  };
}

/** To be called with what goes back of an order that may be released. @param before as it was @param after as it is */
export async function tellTakenBack(
  work: Work,
  before: OrderRow,
  after: OrderRow,
  caseSn: string,
): Promise<void> {
  if (before.releasedAt === null) return;
  const off = (await lessOfCase(work, after.orderSn, caseSn)).filter(({ from }) => from === 'STATEMENT');
  const { orderSn, storeId } = after;
  const onStatement = sum(off.map((part) => part.amount));
  const none = cents(0);
  const told = { orderSn, storeId, caseSn };
  if (onStatement > 0)
    await work.emit(releasedOrderRefunded, {
      ...told,
      amount: onStatement,
      commission: none,
      isOnCredit: true,
    });
  const amount = cents(after.refunded - before.refunded);
  const { less } = await lowerCommissions(work, orderSn);
  if (amount === 0 && less === 0) return;
  await work.emit(releasedOrderRefunded, {
    ...told,
    amount,
    commission: less,
    isOnCredit: isOnCredit(after),
  });
}
