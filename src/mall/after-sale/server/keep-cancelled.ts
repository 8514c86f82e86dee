// Kind 9: a paid order, or a promised sample request, that its store cancels is a case that nobody has to answer, so that all refunds stand in one list.
import type { Work } from '#kit/db/work.ts';
import type { StoreCancelledOrder } from '#mall/order/server/order.events.ts';
import { afterSaleLine } from './after-sale.tables.ts';
import { caseLife } from './after-sale-life.ts';
import { followRefunds, sendBack } from './refund/follow-refunds.ts';

/** In the work that cancels the order, which has decided its refunds for this case. */
export async function keepCancelled(
  work: Work,
  { orderSn, caseSn, reason, amount, freight, lines }: StoreCancelledOrder,
  docType: 'order' | 'sample' = 'order',
): Promise<void> {
  const state = await sendBack(work, { caseSn, toBalance: false });
  const row = await caseLife.begin(
    work,
    'storeCancel',
    {
      caseSn,
      docType,
      orderSn,
      kind: 9,
      part: 'U',
      state,
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
    await work.tx.insert(afterSaleLine).values(given.map((line) => ({ caseId: row.caseId, ...line })));
  await followRefunds(work, row);
}
