// What cases hear of: their money arrives or is refused on its way, a store has cancelled a paid order.
import { and, eq, inArray } from 'drizzle-orm';
import { type Listener, listener } from '#kit/events/event.ts';
import { setTimer } from '#kit/jobs/timer.ts';
import { redIssued } from '#mall/invoice/server/invoice.events.ts';
import { agreedOrderEnds, storeCancelledOrder } from '#mall/order/server/order.events.ts';
import { refundEnded } from '#mall/payment/server/payment.events.ts';
import { storeCancelledSample } from '#mall/sample/server/sample.events.ts';
import type { CaseAction } from '../../after-sale-process.ts';
import { afterSale } from '../after-sale.tables.ts';
import { caseLife } from '../after-sale-life.ts';
import { endWithOrder } from '../end-with-order.ts';
import { holdCase } from '../hold-case.ts';
import { keepCancelled } from '../keep-cancelled.ts';
import { followRefunds } from './follow-refunds.ts';

export const afterSaleListeners: readonly Listener[] = [
  listener(refundEnded, async (work, { caseSn }) => {
    const { row } = await holdCase(work, 'platform', { caseSn });
    await followRefunds(work, row);
  }),
  // The order is held before rows of invoices: its cases go on in a work of their own.
  listener(redIssued, async (work, { lines }) => {
    const orderSns = [...new Set(lines.map(({ orderSn }) => orderSn))];
    const waiting = await work.tx
      .select({ caseSn: afterSale.caseSn })
      .from(afterSale)
      .where(and(inArray(afterSale.orderSn, orderSns), eq(afterSale.awaitsRed, true)));
    for (const { caseSn } of waiting)
      await setTimer(work, caseLife.docType, caseSn, 'redIssued' satisfies CaseAction, work.now);
  }),
  listener(storeCancelledOrder, (work, news) => keepCancelled(work, news)),
  listener(storeCancelledSample, (work, news) => keepCancelled(work, news, 'sample')),
  listener(agreedOrderEnds, endWithOrder),
];
