// The transfer that finance is about to decide on, held with its bill.
import type { Work } from '#kit/db/work.ts';
import type { Member } from '#mall/member/actor.ts';
import { lockPayment } from '../bill.ts';
import { paymentErrors } from '../payment.errors.ts';

/** @throws paymentErrors.paymentNotFound when it is no transfer, ownPayment when it is the reviewer's own */
export async function lockTransferFor(work: Work, reviewer: Member, paymentSn: string) {
  const { held, row } = await lockPayment(work, paymentSn);
  if (row.method !== 'TRANSFER') throw paymentErrors.paymentNotFound();
  if (row.memberId === reviewer.memberId) throw paymentErrors.ownPayment(); // chosen: nobody confirms money of his own
  return { held, row };
}
