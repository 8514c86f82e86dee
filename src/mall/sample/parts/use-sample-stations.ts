// The way of a sample request: what is behind it, where it stands, what comes.
import { showMoment } from '#kit/time/show-moment.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import type { Step } from '#kit/ui/steps.tsx';
import { words } from '#kit/words/words.ts';
import type { SampleDetail } from '../sample-detail.protocol.ts';
import type { SampleState } from '../sample-status.ts';

const stationWords = words({
  asked: { zh: '提交申请', en: 'Requested' },
  paid: { zh: '付款', en: 'Paid' },
  shipped: { zh: '寄样', en: 'Shipped' },
  received: { zh: '收货', en: 'Received' },
  feedback: { zh: '反馈', en: 'Feedback' },
});

type Station = { key: keyof typeof stationWords; time: string; isPassed: boolean };

const WAY: readonly SampleState[] = [
  'PENDING_REVIEW',
  'PENDING_PAYMENT',
  'PENDING_DELIVERY',
  'PARTIALLY_SHIPPED',
  'PENDING_RECEIPT',
  'PENDING_EVALUATION',
  'COMPLETED',
];
const ENDED: readonly SampleState[] = ['REVIEW_REJECTED', 'REJECTED', 'CANCELLED'];

/** A request that has ended shows what was reached and then the red end. */
export function useSampleStations(sample: SampleDetail): Step[] {
  const language = useLanguage();
  const isPast = (state: SampleState) => WAY.indexOf(sample.state) > WAY.indexOf(state);
  const momentOf = (...events: string[]) =>
    showMoment(sample.log.find((entry) => events.includes(entry.event))?.time);
  const paid: Station = { key: 'paid', time: showMoment(sample.paidAt), isPassed: isPast('PENDING_PAYMENT') };
  const stations: Station[] = [
    { key: 'asked', time: showMoment(sample.createTime), isPassed: true },
    {
      key: 'reviewed',
      time: momentOf('approve', 'acceptSubstitute'),
      isPassed: isPast('PENDING_REVIEW'),
    },
    ...(Number(sample.payable) > 0 ? [paid] : []),
    { key: 'shipped', time: showMoment(sample.shippedAt), isPassed: isPast('PARTIALLY_SHIPPED') },
    { key: 'received', time: showMoment(sample.receivedAt), isPassed: isPast('PENDING_RECEIPT') },
    {
      key: 'feedback',
      time: showMoment(sample.feedback?.givenAt),
      isPassed: sample.state === 'COMPLETED' && !sample.hasNoFeedback,
    },
  ];
  const titled = (key: keyof typeof stationWords) => stationWords[key][language];
  if (ENDED.includes(sample.state)) {
    const reached = stations.filter((station) => station.time !== '' && station.key !== 'feedback');
    return [
      ...reached.map(({ key, time }) => ({ title: titled(key), time, state: 'done' as const })),
      { title: sample.stateName, time: showMoment(sample.log[0]?.time), state: 'refused' },
    ];
  }
  const current = stations.findIndex((station) => !station.isPassed);
  return stations.map(({ key, time, isPassed }, at) => ({
    title: titled(key),
    time: isPassed ? time : undefined,
    state: isPassed ? 'done' : at === current ? 'current' : 'todo',
  }));
}
