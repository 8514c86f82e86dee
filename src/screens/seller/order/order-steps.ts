// The way of an order from the store's side: what is behind it, where it stands, what comes.
import { showMoment } from '#kit/time/show-moment.ts';
import type { Step } from '#kit/ui/steps.tsx';
import type { Spoken } from '#kit/words/words.ts';
import type { OrderDetail } from '#mall/order/order.protocol.ts';
import type { OrderState } from '#mall/order/order-status.ts';
import type { sellerWords } from '../seller-words.ts';

/** States that end an order before its way is done. */
const ENDED: readonly OrderState[] = ['REJECTED', 'CANCELLED', 'CLOSED'];

/** An ended order shows what was reached and then the red end. */
export function orderSteps(order: OrderDetail, say: Spoken<typeof sellerWords>): Step[] {
  const reviewed =
    order.state === 'PENDING_REVIEW' || order.state === 'REVIEW_REJECTED' || wasReviewed(order);
  const stations: { title: string; time: string; isPassed: boolean }[] = [
    {
      title: say.stepOrdered,
      time: showMoment(order.createTime),
      isPassed: order.state !== 'REVIEW_REJECTED',
    },
    ...(reviewed
      ? [
          {
            title: say.stepReviewed,
            time: showMoment(timeOf(order, 'approve')),
            isPassed: wasReviewed(order),
          },
        ]
      : []),
    // an agreed order may be delivered before anything is paid
    ...(order.stages.length === 0 || order.stages.some((stage) => stage.trigger === 'ON_ORDER')
      ? [
          {
            title: say.stepPaid,
            time: showMoment(order.paidAt),
            isPassed: order.paidAt !== null || isPast(order.state, 'PENDING_PAYMENT'),
          },
        ]
      : []),
    {
      title: say.stepShipped,
      time: showMoment(order.shippedAt),
      isPassed: isPast(order.state, 'PARTIALLY_SHIPPED'),
    },
    { title: say.stepDone, time: showMoment(order.finishedAt), isPassed: order.state === 'COMPLETED' },
  ];
  if (ENDED.includes(order.state) || order.state === 'REVIEW_REJECTED') {
    const reached = stations.filter(
      (station) => station.isPassed && (station.time !== '' || station.title === say.stepOrdered),
    );
    return [
      ...reached.map(({ title, time }) => ({ title, time, state: 'done' as const })),
      {
        title: order.stateName,
        time: showMoment(latest(order)),
        state: 'refused',
      },
    ];
  }
  const current = stations.findIndex((station) => !station.isPassed);
  return stations.map(({ title, time, isPassed }, i) => ({
    title,
    time: isPassed ? time : undefined,
    state: isPassed ? 'done' : i === current ? 'current' : 'todo',
  }));
}

const WAY: readonly OrderState[] = [
  'PENDING_REVIEW',
  'PENDING_PAYMENT',
  'PENDING_DELIVERY',
  'PARTIALLY_SHIPPED',
  'PENDING_RECEIPT',
  'COMPLETED',
];

const isPast = (state: OrderState, station: OrderState) => WAY.indexOf(state) > WAY.indexOf(station);
const latest = (order: OrderDetail) =>
  order.log
    .map((entry) => entry.time)
    .sort()
    .at(-1);
const timeOf = (order: OrderDetail, event: string) => order.log.find((entry) => entry.event === event)?.time;
const wasReviewed = (order: OrderDetail) =>
  timeOf(order, 'approve') !== undefined && order.state !== 'PENDING_REVIEW';
