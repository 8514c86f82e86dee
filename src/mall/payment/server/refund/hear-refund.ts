// What a channel says of a refund, by notice or when asked, made true in the mall; saying it again changes nothing.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { lockPayment } from '../bill.ts';
import type { OutsideMethod, RefundNews } from '../channel/payment-channel.ts';
import { paymentErrors } from '../payment.errors.ts';
import { payment, refund } from '../payment.tables.ts';
import { failRefund, finishRefund, refundLife, tellEnd } from './refund-life.ts';

/**
 * Moves a refund to what its channel has said, in a work of its own. A success counts also after a no, as long as nobody has
 * chosen another way.
 * @throws paymentErrors.refundNotFound, refundMismatch when it is another channel's, payment's or amount,
 * paidBackOtherwise when the money went another way meanwhile
 */
export async function hearRefund(work: Work, method: OutsideMethod, news: RefundNews): Promise<void> {
  const { refundSn, standing, amount, why } = news;
  const [seen] = await work.tx
    .select({ paymentSn: payment.paymentSn })
    .from(refund)
    .innerJoin(payment, eq(payment.paymentId, refund.paymentId))
    .where(eq(refund.refundSn, refundSn));
  if (!seen) throw paymentErrors.refundNotFound();
  const { row: of } = await lockPayment(work, seen.paymentSn);
  const row = required(await refundLife.hold(work, refundSn));
  if (of.method !== method || news.paymentSn !== of.paymentSn) throw paymentErrors.refundMismatch();
  if (standing === 'SUCCESS') {
    if (amount !== row.amount) throw paymentErrors.refundMismatch();
    if (row.route !== 'CHANNEL') throw paymentErrors.paidBackOtherwise();
    if (row.state === 'SUCCEEDED') return;
    const step = { by: 'channel', action: 'channelSucceeds', to: { channel: method } } as const;
    await tellEnd(work, await finishRefund(work, row, step), of);
  }
  if (standing === 'FAILED' && row.route === 'CHANNEL' && row.state === 'PROCESSING')
    await failRefund(work, row, of, why);
}
