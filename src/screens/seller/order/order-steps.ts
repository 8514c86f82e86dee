// The way of an order from the store's side: what is behind it, where it stands, what comes.
import { showMoment } from '#kit/time/show-moment.ts';
import type { Step } from '#kit/ui/steps.tsx';
import type { Spoken } from '#kit/words/speak.ts';
import type { OrderDetail } from '#mall/order/order-detail.protocol.ts';
import { isPastStation, orderStatus } from '#mall/order/order-status.ts';
import type { sellerWords } from '../seller-words.ts';

/** An ended order shows what was reached and then the red end. */
export function orderSteps(order: OrderDetail, say: Spoken<typeof sellerWords>): Step[] {
  const { station, isInReview } = orderStatus[order.state];
  const reviewed = isInReview || wasReviewed(order);
  const stations: { title: string; time: string; isPassed: boolean }[] = [
    {
      title: say.stepOrdered,
      time: showMoment(order.createTime),
      isPassed: station !== null || !isInReview,
    },
    ...(reviewed
      ? [
          {
            title: say.reviewed,
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
            isPassed: order.paidAt !== null || isPastStation(order.state, 'payment'),
          },
        ]
      : []),
    {
      title: say.stepShipped,
      time: showMoment(order.shippedAt),
      isPassed: isPastStation(order.state, 'restDelivery'),
    },
    { title: say.stepDone, time: showMoment(order.finishedAt), isPassed: station === 'done' },
  ];
  if (station === null) {
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

const latest = (order: OrderDetail) =>
  order.log
    .map((entry) => entry.time)
    .sort()
    .at(-1);
const timeOf = (order: OrderDetail, event: string) => order.log.find((entry) => entry.event === event)?.time;
const wasReviewed = (order: OrderDetail) =>
  timeOf(order, 'approve') !== undefined && orderStatus[order.state].station !== 'review';
