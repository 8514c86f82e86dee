// The way of an order as its buyer sees it: what is behind it, where it stands, what comes.
import { showMoment } from '#kit/time/show-moment.ts';
import type { Step } from '#kit/ui/steps.tsx';
import type { Spoken } from '#kit/words/speak.ts';
import type { OrderDetail } from '../order-detail.protocol.ts';
import { isPastStation, orderStatus } from '../order-status.ts';
import type { buyerWords } from './buyer-words.ts';

type Known = Pick<
  OrderDetail,
  'state' | 'stateName' | 'createTime' | 'paidAt' | 'shippedAt' | 'finishedAt' | 'lines' | 'log'
> &
  Partial<Pick<OrderDetail, 'stages'>>;

/** An order that has ended before its way was done shows what was reached, then the end in red. A review appears only where there was one. */
export function orderSteps(order: Known, say: Spoken<typeof buyerWords>): Step[] {
  const { station, isInReview } = orderStatus[order.state];
  const reviewed = order.log.find((entry) => entry.event === 'approve')?.time;
  const hasReview = reviewed !== undefined || isInReview;
  const stations = [
    { title: say.stepOrdered, at: order.createTime, isDone: true },
    ...(hasReview
      ? [
          {
            title: say.reviewed,
            at: reviewed ?? null,
            isDone: reviewed !== undefined || isPastStation(order.state, 'review'),
          },
        ]
      : []),
    ...(isPaidFirst(order)
      ? [
          {
            title: say.stepPaid,
            at: order.paidAt,
            isDone: order.paidAt !== null || isPastStation(order.state, 'payment'),
          },
        ]
      : []),
    { title: say.stepShipped, at: order.shippedAt, isDone: isPastStation(order.state, 'restDelivery') },
    { title: say.stepReceived, at: order.finishedAt, isDone: station === 'done' },
    ...(order.lines.some((line) => line.goodsId !== null)
      ? [
          {
            title: say.stepEvaluated,
            at: null,
            isDone:
              station === 'done' && order.lines.every((line) => line.isEvaluated || line.goodsId === null),
          },
        ]
      : []),
  ];
  if (station === null) {
    const reached = stations.filter(({ at, isDone }) => isDone && at !== null);
    return [
      ...reached.map(({ title, at }) => ({ title, time: showMoment(at), state: 'done' as const })),
      { title: order.stateName, time: showMoment(lastTime(order)), state: 'refused' },
    ];
  }
  const current = stations.findIndex(({ isDone }) => !isDone);
  return stations.map(({ title, at, isDone }, index) => ({
    title,
    time: isDone ? showMoment(at) : undefined,
    state: isDone ? 'done' : index === current ? 'current' : 'todo',
  }));
}

/** An agreed order may be delivered before anything is paid. */
const isPaidFirst = ({ stages = [] }: Known): boolean =>
  stages.length === 0 || stages.some((stage) => stage.trigger === 'ON_ORDER');

function lastTime({ log, finishedAt }: Known): string | undefined {
  const times = log.map((entry) => entry.time).sort();
  return times.at(-1) ?? finishedAt ?? undefined;
}
