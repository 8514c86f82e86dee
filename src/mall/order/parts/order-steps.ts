// The way of an order as its buyer sees it: what is behind it, where it stands, what comes.
import { showMoment } from '#kit/time/show-moment.ts';
import type { Step } from '#kit/ui/steps.tsx';
import type { Spoken } from '#kit/words/words.ts';
import type { OrderDetail } from '../order.protocol.ts';
import type { OrderState } from '../order-status.ts';
import type { buyerWords } from './buyer-words.ts';

type Known = Pick<
  OrderDetail,
  'state' | 'stateName' | 'createTime' | 'paidAt' | 'shippedAt' | 'finishedAt' | 'lines' | 'log'
> &
  Partial<Pick<OrderDetail, 'stages'>>;

/** From being placed to being evaluated. */
const WAY: readonly OrderState[] = [
  'PENDING_REVIEW',
  'PENDING_PAYMENT',
  'PENDING_DELIVERY',
  'PARTIALLY_SHIPPED',
  'PENDING_RECEIPT',
  'COMPLETED',
];

/** An order that has ended before its way was done shows what was reached, then the end in red. A review appears only where there was one. */
export function orderSteps(order: Known, say: Spoken<typeof buyerWords>): Step[] {
  const isPast = (state: OrderState) => WAY.indexOf(order.state) > WAY.indexOf(state);
  const reviewed = order.log.find((entry) => entry.event === 'approve')?.time;
  const hasReview =
    reviewed !== undefined || order.state === 'PENDING_REVIEW' || order.state === 'REVIEW_REJECTED';
  const stations = [
    { title: say.stepOrdered, at: order.createTime, isDone: true },
    ...(hasReview
      ? [
          {
            title: say.stepReviewed,
            at: reviewed ?? null,
            isDone: reviewed !== undefined || isPast('PENDING_REVIEW'),
          },
        ]
      : []),
    ...(isPaidFirst(order)
      ? [
          {
            title: say.stepPaid,
            at: order.paidAt,
            isDone: order.paidAt !== null || isPast('PENDING_PAYMENT'),
          },
        ]
      : []),
    { title: say.stepShipped, at: order.shippedAt, isDone: isPast('PARTIALLY_SHIPPED') },
    { title: say.stepReceived, at: order.finishedAt, isDone: order.state === 'COMPLETED' },
    ...(order.lines.some((line) => line.goodsId !== null)
      ? [
          {
            title: say.stepEvaluated,
            at: null,
            isDone:
              order.state === 'COMPLETED' &&
              order.lines.every((line) => line.isEvaluated || line.goodsId === null),
          },
        ]
      : []),
  ];
  if (!WAY.includes(order.state)) {
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
