// What cases hear of: their money arrives or is refused on its way, a store has cancelled a paid order.
import { type Listener, listener } from '#kit/events/event.ts';
import { agreedOrderEnds, storeCancelledOrder } from '#mall/order/server/order.events.ts';
import { refundEnded } from '#mall/payment/server/payment.events.ts';
import { storeCancelledSample } from '#mall/sample/server/sample.events.ts';
import { endWithOrder } from '../end-with-order.ts';
import { holdCase } from '../hold-case.ts';
import { keepCancelled } from '../keep-cancelled.ts';
import { followRefunds } from './follow-refunds.ts';

export const afterSaleListeners: readonly Listener[] = [
  listener(refundEnded, async (work, { caseSn }) => {
    const { row } = await holdCase(work, 'platform', { caseSn });
    await followRefunds(work, row);
  }),
  listener(storeCancelledOrder, (work, news) => keepCancelled(work, news)),
  listener(storeCancelledSample, (work, news) => keepCancelled(work, news, 'sample')),
  listener(agreedOrderEnds, endWithOrder),
];
