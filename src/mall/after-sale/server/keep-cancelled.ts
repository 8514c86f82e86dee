// Kind 9: a paid order, or a promised sample request, that its store cancels is a case that is over when it begins, so that all refunds stand in one list.
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { StoreCancelledOrder } from '#mall/order/server/order.events.ts';
import { afterSaleLine } from './after-sale.tables.ts';
import { caseLife } from './after-sale-life.ts';

/** In the work that cancels the order; its money has gone back there. */
export async function keepCancelled(
  work: Work,
  { orderSn, reason, amount, freight, lines }: StoreCancelledOrder,
  docType: 'order' | 'sample' = 'order',
): Promise<void> {
  const caseSn = await nextDocumentNumber(work, 'AS');
  const { caseId } = await caseLife.begin(
    work,
    'storeCancel',
    {
      caseSn,
      docType,
      orderSn,
      kind: 9,
      part: 'U',
      state: 'COMPLETED',
      reason: 'R15',
      text: reason,
      amount,
      freight,
      agreed: amount,
    },
    { by: 'system' },
  );
  const given = lines.filter(({ number }) => number > 0);
  if (given.length > 0)
    await work.tx.insert(afterSaleLine).values(given.map((line) => ({ caseId, ...line })));
}
