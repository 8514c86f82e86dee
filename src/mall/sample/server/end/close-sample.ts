// A request ends before its samples were sent: what was promised is free again, what was paid goes back.
import type { Work } from '#kit/db/work.ts';
import { cents } from '#kit/money/money.ts';
import { releaseSamples } from '#mall/goods/server/goods.ts';
import { closeBill, refundPaid } from '#mall/payment/server/payment.ts';
import { linesOf } from '../hold-sample.ts';
import { type SampleMover, type SampleRow, sampleLife } from '../sample-life.ts';

type Ending = 'withdraw' | 'reviewTimeout' | 'correctTimeout' | 'payTimeout' | 'storeCancel' | 'cancel';

/**
 * @param row held in this work, its bill before it
 * @param caseSn the case of after-sale that ends it
 * @returns the request as it is then; unchanged when its bill turns out to be paid
 * @throws sampleErrors.notNow, changedMeanwhile
 */
export async function closeSample(
  work: Work,
  row: SampleRow,
  action: Ending,
  mover: SampleMover,
  caseSn?: string,
): Promise<SampleRow> {
  sampleLife.require(work, row, action, mover.by);
  const isPromised = row.state === 'PENDING_PAYMENT' || row.state === 'PENDING_DELIVERY';
  if (row.state === 'PENDING_PAYMENT' && row.paySn) {
    const isClosed = await closeBill(work, row.paySn, action);
    if (!isClosed) return row;
  }
  const isPaid = row.state === 'PENDING_DELIVERY';
  const set = isPaid ? { refunded: row.payable, freightRefunded: cents(row.payable - row.goodsAmount) } : {};
  const moved = await sampleLife.advance(work, row, action, { ...mover, set });
  if (!isPromised) return moved;
  const lines = await linesOf(work, row.requestId);
  await releaseSamples(
    work,
    lines.flatMap(({ productId, approvedNum }) => (approvedNum ? [{ productId, number: approvedNum }] : [])),
  );
  if (isPaid && row.paySn) {
    await refundPaid(work, {
      paySn: row.paySn,
      documentSn: row.sampleSn,
      amount: row.payable,
      reason: 'samples cancelled',
      ...(caseSn ? { caseSn } : {}),
    });
  }
  return moved;
}
