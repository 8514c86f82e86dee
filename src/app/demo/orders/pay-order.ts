// Pays the demo's orders, or ends them before: refused, cancelled, too late, sent back.
import { type DemoOrder, demoInvoice, demoTransferBank } from '#demo/orders.ts';
import { demoEmployer } from '#demo/people.ts';
import { type Cents, parseCents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { decideApproval } from '#mall/approval/server/decide-approval.ts';
import { cancelOrder } from '#mall/order/server/end/cancel-order.ts';
import { orderTimers } from '#mall/order/server/order.routes.ts';
import { requireMayPay } from '#mall/order/server/order.ts';
import { refuseOrder } from '#mall/order/server/review/refuse-order.ts';
import { withBalance } from '#mall/payment/server/balance/pay-with-balance.ts';
import { throughOutsideChannel } from '#mall/payment/server/channel/begin-charge.ts';
import { doPay } from '#mall/payment/server/do-pay.ts';
import { transferAccount } from '#mall/payment/server/payment.ts';
import { approveTransfer } from '#mall/payment/server/transfer/approve-transfer.ts';
import { byTransfer } from '#mall/payment/server/transfer/pay-by-transfer.ts';
import { sendBackTransfer } from '#mall/payment/server/transfer/send-back-transfer.ts';
import { demoEmployee } from '../load-inquiries.ts';
import type { Cast, HandInSlip, Placed } from './place-order.ts';

/** Without the check of the pay password, which is slow on purpose. */
export const pay = doPay(
  {
    BALANCE: withBalance,
    TRANSFER: byTransfer(transferAccount(false)),
    WECHAT: throughOutsideChannel({ WECHAT: true }, 'WECHAT'),
    ALIPAY: throughOutsideChannel({}, 'ALIPAY'),
  },
  requireMayPay,
);

/** A part of the balance waits for the rest, which is to come from the payer's phone. */
async function hold({ wish: { hoursAgo = 0, held = 0 }, buyer, times, paySn }: Placed): Promise<void> {
  const justNow = times.soon(hoursAgo * 60 - 4);
  await pay(justNow, buyer, { paySn, method: 'WECHAT', holdAmount: amountOf(String(held)) });
}

export async function endUnpaid(
  placed: Placed,
  end: NonNullable<DemoOrder['end']>,
  { sellers, platform, handInSlip }: Cast,
): Promise<void> {
  const { wish, buyer, times, orders, parentSn } = placed;
  const { orderSn, store } = required(orders[0]);
  const { reason = '' } = wish;
  if (wish.held !== undefined) await hold(placed);
  if (end === 'refused')
    await refuseOrder(times.soon(140), required(sellers.get(store)), { orderSn, reason });
  if (end === 'cancelled') await cancelOrder(times.soon(95), buyer, { orderSn, reason });
  if (end === 'timeOut')
    await orderTimers.find(({ event }) => event === 'payTimeout')?.fire(times.soon(24 * 60), orderSn);
  if (end === 'transfer' || end === 'transferSentBack') {
    const paymentSn = await transfer(placed, handInSlip);
    if (end === 'transferSentBack') await sendBackTransfer(times.soon(190), platform, { paymentSn, reason });
  }
  if (end === 'approvalReturned') {
    const main = await demoEmployee(times.soon(0), demoEmployer);
    const [task] = await times.soon(0).query<{ taskId: number }>(
      `SELECT t.task_id AS "taskId" FROM approval_task t JOIN approval a USING (approval_id)
       WHERE a.doc_type = 'order' AND a.doc_sn = $1`,
      [parentSn],
    );
    await decideApproval(
      times.soon(170),
      { ...main, enterpriseId: required(main.enterpriseId) },
      { taskId: required(task).taskId, decision: 'return', reason },
    );
  }
}

export async function payFor(placed: Placed, { platform, handInSlip }: Cast): Promise<void> {
  const { wish, buyer, times, paySn, payable } = placed;
  if (wish.paidBy !== 'transfer') {
    await pay(times.soon(9), buyer, { paySn, method: 'BALANCE' });
    return;
  }
  const paymentSn = await transfer(placed, handInSlip);
  const receivedAmount = amountOf(payable);
  await approveTransfer(times.on(1, '10:25'), platform, { paymentSn, receivedAmount });
}

/** @returns the payment that finance has to look at */
async function transfer({ buyer, times, paySn, payable }: Placed, handInSlip: HandInSlip): Promise<string> {
  const work = times.soon(35);
  const company = buyer.enterpriseId !== null;
  const { payment } = await pay(work, buyer, {
    paySn,
    method: 'TRANSFER',
    voucher: {
      payerName: company ? demoInvoice.title : buyer.shownName,
      bank: demoTransferBank,
      account: company ? demoInvoice.bankAccount : '',
      amount: amountOf(payable),
      paidOn: dayInChina(work.now),
      fileIds: [await handInSlip(buyer.memberId)],
    },
  });
  return payment.paymentSn;
}

function amountOf(yuan: string): Cents {
  const amount = parseCents(yuan);
  if (amount === undefined) throw new Error(`not an amount: ${yuan}`);
  return amount;
}
