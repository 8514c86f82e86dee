// What a channel says about a charge, by notice or when asked, made true in the mall; saying it again changes nothing.
import type { Work } from '#kit/db/work.ts';
import { freeHolds } from '../balance/hold-beside.ts';
import { spendHold } from '../balance/spend-hold.ts';
import type { BillRow, PaymentRow } from '../bill.ts';
import { paymentLife } from '../payment-life.ts';
import { receiveMoney } from '../receive-money.ts';
import type { ChargeStanding } from './payment-channel.ts';

/**
 * Moves a payment to what its channel says. Money that comes after the payment was closed is attached to an open bill,
 * else goes back the way it came (domain 3.4.3: orphan).
 * @param held the locked bill
 * @returns the payment as it is then
 */
export async function hearChannel(
  work: Work,
  held: BillRow,
  row: PaymentRow,
  standing: ChargeStanding,
): Promise<PaymentRow> {
  const by = 'channel' as const;
  if (standing === 'SUCCESS') {
    const isLate = row.state === 'CLOSED' || row.state === 'FAILED';
    if (row.state === 'PROCESSING' || isLate) {
      const action = isLate ? 'lateSuccess' : 'channelSucceeds';
      const { amount } = row;
      const counted = isLate ? held : await spendHold(work, held, amount);
      return (await receiveMoney(work, counted, row, { by, amount, action })).row;
    }
  }
  if (row.state !== 'PROCESSING') return row;
  if (standing !== 'OPEN') await freeHolds(work, held, { by: 'system', reason: 'not paid at the channel' });
  if (standing === 'FAIL') return paymentLife.advance(work, row, 'channelFails', { by });
  if (standing === 'CLOSED' || standing === 'UNKNOWN') {
    return paymentLife.advance(work, row, 'close', { by: 'system', reason: 'closed at the channel' });
  }
  return row;
}
