// The way of an inquiry: what is behind it, where it stands, what comes.
import { showMoment } from '#kit/time/show-moment.ts';
import type { Step } from '#kit/ui/steps.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { InquiryDetail } from '../inquiry-detail.protocol.ts';
import type { InquiryState } from '../inquiry-status.ts';
import { inquiryWords } from './inquiry-words.ts';

const WAY: readonly InquiryState[] = [
  'DRAFT',
  'PENDING_REVIEW',
  'QUOTING',
  'EVALUATING',
  'PARTLY_AWARDED',
  'AWARDED',
  'COMPLETED',
];
const ENDED: readonly InquiryState[] = ['REVIEW_REJECTED', 'CANCELLED', 'EXPIRED'];

/** One that has ended shows what was reached and then its end. */
export function useInquiryStations(inquiry: InquiryDetail): Step[] {
  const say = useWords(inquiryWords);
  const { state, steps } = inquiry;
  const timeOf = (...events: string[]) => showMoment(steps.find(({ event }) => events.includes(event))?.time);
  const isPast = (one: InquiryState) => WAY.indexOf(state) > WAY.indexOf(one);
  const wasReviewed = state === 'PENDING_REVIEW' || steps.some(({ event }) => event === 'approve');
  const stations = [
    { title: say.st_asked, time: showMoment(inquiry.createTime), isPassed: state !== 'DRAFT' },
    ...(wasReviewed
      ? [{ title: say.st_review, time: timeOf('approve'), isPassed: isPast('PENDING_REVIEW') }]
      : []),
    { title: say.st_quoting, time: showMoment(inquiry.closedAt), isPassed: isPast('QUOTING') },
    { title: say.st_award, time: timeOf('award'), isPassed: isPast('PARTLY_AWARDED') },
    { title: say.st_done, time: showMoment(inquiry.finishedAt), isPassed: state === 'COMPLETED' },
  ];
  if (ENDED.includes(state)) {
    const reached = stations.filter(({ time, title }) => time !== '' && title !== say.st_done);
    return [
      ...reached.map(({ title, time }) => ({ title, time, state: 'done' as const })),
      { title: inquiry.stateName, time: showMoment(inquiry.finishedAt ?? steps[0]?.time), state: 'refused' },
    ];
  }
  const current = stations.findIndex(({ isPassed }) => !isPassed);
  return stations.map(({ title, time, isPassed }, at) => ({
    title,
    time: isPassed ? time : undefined,
    state: isPassed ? 'done' : at === current ? 'current' : 'todo',
  }));
}
