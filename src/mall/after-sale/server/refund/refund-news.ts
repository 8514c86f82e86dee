// What cases hear of: their money arrives or is refused on its way, a store has cancelled a paid order.
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { agreedOrderEnds, storeCancelledOrder } from '#mall/order/server/order.events.ts';
import { refundEnded } from '#mall/payment/server/payment.events.ts';
import { standOfRefunds } from '#mall/payment/server/payment.ts';
import { storeCancelledSample } from '#mall/sample/server/sample.events.ts';
import { type CaseRow, caseLife } from '../after-sale-life.ts';
import { endWithOrder } from '../end-with-order.ts';
import { holdCase } from '../hold-case.ts';
import { keepCancelled } from '../keep-cancelled.ts';

/** A13b: over when all is there; the buyer's turn when one has failed for good. @returns the case as it is then */
export async function followRefunds(work: Work, row: CaseRow): Promise<CaseRow> {
  const stand = await standOfRefunds(work, row.caseSn);
  const system = { by: 'system' } as const;
  if (stand === 'FAILED' && row.state === 'REFUNDING')
    return caseLife.advance(work, row, 'refundFails', system);
  const waits = row.state === 'REFUNDING' || row.state === 'REFUND_FAILED';
  return stand === 'DONE' && waits ? caseLife.advance(work, row, 'refundDone', system) : row;
}

export const afterSaleListeners: readonly Listener[] = [
  listener(refundEnded, async (work, { caseSn }) => {
    const { row } = await holdCase(work, 'platform', { caseSn });
    await followRefunds(work, row);
  }),
  listener(storeCancelledOrder, (work, news) => keepCancelled(work, news)),
  listener(storeCancelledSample, (work, news) => keepCancelled(work, news, 'sample')),
  listener(agreedOrderEnds, endWithOrder),
];
