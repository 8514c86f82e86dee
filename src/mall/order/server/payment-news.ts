// What orders do when payments tell something: paid, a voucher waits, a voucher was sent back.
import { eq, sql } from 'drizzle-orm';
import { prepared } from '#kit/db/prepared.ts';
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { setTimer } from '#kit/jobs/timer.ts';
import { type Cents, cents, sum } from '#kit/money/money.ts';
import { after } from '#kit/time/duration.ts';
import {
  billPaid,
  billPartlyPaid,
  voucherHandedIn,
  voucherSentBack,
} from '#mall/payment/server/payment.events.ts';
import { type BillLine, changeBill, refundPaid } from '#mall/payment/server/payment.ts';
import { isAgreedSource } from '../order-source.ts';
import { orderStatus } from '../order-status.ts';
import { TRANSFER_TIME } from '../order-terms.ts';
import { billLines, countOrderSales } from './basket/open-payment.ts';
import { spendOf } from './basket/order-budget.ts';
import { type HeldTrade, holdTrade, linesUnder } from './hold-order.ts';
import { trade } from './order.tables.ts';
import { type OrderRow, orderLife } from './order-life.ts';
import { tellOfPayment, tellOfVoucher } from './order-notices.ts';
import { owedOf, stagesOf } from './stage/order-stages.ts';
import { holdStage, payStages } from './stage/pay-stage.ts';

const isUnpaid = (order: OrderRow): boolean => order.state === 'PENDING_PAYMENT';

/** O7 for every order of the trade that waits for payment; what was paid for others goes back to the buyer. */
async function onPaid(work: Work, news: { paySn: string; amount: Cents }): Promise<void> {
  // Asked in one breath on one connection: the lines are read when the trade is held.
  const by = { paySn: news.paySn };
  const [held, lines] = await Promise.all([holdTrade(work, by), linesUnder(work, by)]);
  if (!held || isAgreedSource(held.trade.source)) {
    const stage = held ?? (await holdStage(work, news.paySn));
    if (stage) await payStages(work, stage, news);
    return;
  }
  const unpaid = held.orders.filter(isUnpaid);
  if (unpaid.length > 0) {
    await Promise.all([
      ...unpaid.map((order) => orderLife.advance(work, order, 'pay', { by: 'payment' })),
      tradePaid(work, { parentSn: held.trade.parentSn, paidAt: work.now }),
      countOrderSales(work, unpaid, lines),
      tellOfPayment(work, held, unpaid),
    ]);
    await spendOf(work, held.trade);
  }
  await refundTheRest(work, held, cents(news.amount - sum(unpaid.map((order) => order.payable))));
}

const tradePaid = prepared('trade-paid', (tx) =>
  tx
    .update(trade)
    .set({ payState: 1, paidAt: sql`${sql.placeholder('paidAt')}::timestamptz`, payDeadline: null })
    .where(eq(trade.parentSn, sql.placeholder('parentSn'))),
);

async function refundTheRest(work: Work, held: HeldTrade, rest: Cents): Promise<void> {
  if (rest < 0) throw new Error(`${held.trade.paySn}: paid less than its orders cost`);
  let left: number = rest;
  for (const order of held.orders) {
    if (left === 0) return;
    if (!orderStatus[order.state].isCalledOff) continue;
    const amount = cents(Math.min(left, order.payable));
    await refundPaid(work, {
      paySn: held.trade.paySn,
      documentSn: order.orderSn,
      amount,
      reason: 'order cancelled',
    });
    left -= amount;
  }
}

/** O9: the pay timer rests until the voucher is decided. */
async function onVoucher(work: Work, { paySn }: { paySn: string }): Promise<void> {
  const held = await holdTrade(work, { paySn });
  if (!held) return;
  const unpaid = held.orders.filter(isUnpaid);
  for (const order of unpaid) await orderLife.advance(work, order, 'handInVoucher', { by: 'payment' });
  await movePayDeadline(work, held, unpaid, null);
}

/** The voucher was decided and money is still missing: the buyer has time again. */
async function onStillDue(work: Work, { paySn, reason }: { paySn: string; reason?: string }): Promise<void> {
  const held = await holdTrade(work, { paySn });
  if (!held) {
    const stage = await holdStage(work, paySn);
    if (stage && reason !== undefined) await tellOfVoucher(work, stage, stage.orders, reason);
    return;
  }
  const unpaid = held.orders.filter(isUnpaid);
  const deadline = after(work.now, TRANSFER_TIME);
  for (const order of unpaid) await setTimer(work, orderLife.docType, order.orderSn, 'payTimeout', deadline);
  await movePayDeadline(work, held, unpaid, deadline);
  if (reason !== undefined && unpaid.length > 0) await tellOfVoucher(work, held, unpaid, reason);
}

async function movePayDeadline(
  work: Work,
  held: HeldTrade,
  unpaid: OrderRow[],
  payDeadline: Date | null,
): Promise<void> {
  if (unpaid.length === 0) return;
  await work.tx.update(trade).set({ payDeadline }).where(eq(trade.parentSn, held.trade.parentSn));
  await changeBill(work, held.trade.paySn, await linesDue(work, held, unpaid), payDeadline);
}

/** What the trade's own bill asks for: of an agreed order only the stages that are due with it. */
async function linesDue(work: Work, { trade }: HeldTrade, unpaid: readonly OrderRow[]): Promise<BillLine[]> {
  const lines = billLines(unpaid);
  if (!isAgreedSource(trade.source)) return lines;
  const orderSns = unpaid.map((order) => order.orderSn);
  const stages = await stagesOf(work, orderSns);
  return lines.map((line) => ({
    ...line,
    amount: sum(
      stages.filter((one) => one.orderSn === line.documentSn && one.paySn === trade.paySn).map(owedOf),
    ),
  }));
}

/** The order room's ears. */
export const paymentNews: Listener[] = [
  listener(billPaid, onPaid),
  listener(billPartlyPaid, onStillDue),
  listener(voucherHandedIn, onVoucher),
  listener(voucherSentBack, onStillDue),
];
