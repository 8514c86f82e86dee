// What sample requests do when payments tell something: paid, a voucher waits, a voucher was sent back.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { setTimer, stopTimer } from '#kit/jobs/timer.ts';
import { required } from '#kit/rules/required.ts';
import { after, hours } from '#kit/time/duration.ts';
import {
  billPaid,
  billPartlyPaid,
  voucherHandedIn,
  voucherSentBack,
} from '#mall/payment/server/payment.events.ts';
import { changeBill, refundPaid } from '#mall/payment/server/payment.ts';
import { findStores } from '#mall/store/server/store.ts';
import { lockSampleOfBill } from './hold-sample.ts';
import { billLine } from './review-sample.ts';
import { sampleRequest } from './sample.tables.ts';
import { type SampleRow, sampleLife } from './sample-life.ts';
import { findSampleRules } from './sample-rules.ts';

type News = { paySn: string };

async function onPaid(
  work: Work,
  { paySn, documentSns }: News & { documentSns: readonly string[] },
): Promise<void> {
  if (!documentSns.some((documentSn) => documentSn.startsWith('SP'))) return; // orders are paid all day long
  const row = await lockSampleOfBill(work, paySn);
  if (!row) return;
  if (row.state === 'PENDING_PAYMENT') {
    await sampleLife.advance(work, row, 'pay', { by: 'payment' });
    return;
  }
  await refundPaid(work, {
    paySn,
    documentSn: row.sampleSn,
    amount: row.payable,
    reason: 'samples cancelled',
  });
}

/** The pay timer rests until the voucher is decided. */
async function onVoucher(work: Work, { paySn }: News): Promise<void> {
  const row = await lockSampleOfBill(work, paySn);
  if (row?.state !== 'PENDING_PAYMENT') return;
  await stopTimer(work, sampleLife.docType, row.sampleSn);
  await movePayDeadline(work, row, null);
}

/** The voucher was decided and money is still missing: the designer has time again. */
async function onStillDue(work: Work, { paySn }: News): Promise<void> {
  const row = await lockSampleOfBill(work, paySn);
  if (row?.state !== 'PENDING_PAYMENT') return;
  const deadline = after(work.now, hours((await findSampleRules(work)).payHours));
  await setTimer(work, sampleLife.docType, row.sampleSn, 'payTimeout', deadline);
  await movePayDeadline(work, row, deadline);
}

async function movePayDeadline(work: Work, row: SampleRow, payDeadline: Date | null): Promise<void> {
  const its = eq(sampleRequest.requestId, row.requestId);
  await work.tx.update(sampleRequest).set({ payDeadline }).where(its);
  const store = required((await findStores(work, [row.storeId])).get(row.storeId));
  await changeBill(work, required(row.paySn), [billLine(row, store, row.payable)], payDeadline);
}

/** The sample room's ears. */
export const samplePaymentNews: readonly Listener[] = [
  listener(billPaid, onPaid),
  listener(voucherHandedIn, onVoucher),
  listener(billPartlyPaid, onStillDue),
  listener(voucherSentBack, onStillDue),
];
