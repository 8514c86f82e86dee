// One sample request in a list: number, store, lines, where it stands, what may be done.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { SampleCard } from '../sample-detail.protocol.ts';
import { PURPOSES } from '../sample-terms.ts';
import { SampleLineRow } from './sample-line-row.tsx';
import { sampleWords } from './sample-words.ts';

const MOST_LINES = 3; // chosen: a list of ten requests still fits two screens

export interface SampleCardViewProps {
  sample: SampleCard;
  /** Its own page. */
  to: string;
  /** Whose it is, where a list shows those of several people; else the store's name. */
  who?: ReactNode;
  actions: ReactNode;
}

export function SampleCardView({ sample, to, who, actions }: SampleCardViewProps) {
  const say = useWords(sampleWords);
  const language = useLanguage();
  const more = sample.lines.length - MOST_LINES;
  const note = noteOf(sample, say);
  return (
    <article aria-label={sample.sampleSn} className="min-w-0 rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-t-card border-b border-line bg-page px-4 py-2 text-13">
        <span className="flex items-center gap-1">
          <Link to={to} className="num font-semibold hover:text-brand">
            {sample.sampleSn}
          </Link>
          <CopyButton text={sample.sampleSn} />
        </span>
        <span className="num text-hint">{showMoment(sample.createTime)}</span>
        <span className="min-w-0 truncate text-secondary">{who ?? sample.storeName}</span>
        <span className="ml-auto flex flex-wrap items-center gap-2">
          {sample.hasNoFeedback ? <Tag tone="refused">{say.noFeedbackTag}</Tag> : null}
          <Tag dot tone={sample.tone}>
            {sample.stateName}
          </Tag>
        </span>
      </header>
      <div className="gap-4 px-4 py-3 lg:grid lg:grid-cols-[minmax(0,1fr)_200px]">
        <ul className="min-w-0 space-y-2">
          {sample.lines.slice(0, MOST_LINES).map((line) => (
            <li key={line.sampleLineId}>
              <SampleLineRow line={line} />
            </li>
          ))}
          {more > 0 ? (
            <li>
              <Link to={to} className="text-12 text-brand hover:underline">
                {say.moreLines(more)}
              </Link>
            </li>
          ) : null}
        </ul>
        <div className="flex flex-col gap-2 max-lg:mt-3 max-lg:border-t max-lg:border-line max-lg:pt-3 lg:items-end lg:text-right">
          <p className="text-12 text-hint">
            {PURPOSES[sample.purpose][language]}
            {Number(sample.payable) > 0 ? (
              <span className="num ml-2 text-price-ink">{showAmount(sample.payable)}</span>
            ) : null}
          </p>
          {note ? <p className="num text-12 text-waiting">{note}</p> : null}
          <div className="flex flex-wrap gap-2 lg:justify-end">{actions}</div>
        </div>
      </div>
    </article>
  );
}

/** What the next date is, or whom it waits for. */
export function noteOf(
  sample: SampleCard,
  say: {
    cancelAt(time: string): string;
    payBefore(time: string): string;
    autoReceive(time: string): string;
    feedbackBefore(time: string): string;
    inCase: string;
    noFeedback: string;
  },
): string {
  const end = sample.cancelAt ? say.cancelAt(showMoment(sample.cancelAt)) : '';
  if (sample.turnName || end) return [sample.turnName, end].filter(Boolean).join(' · ');
  if (sample.state === 'PENDING_PAYMENT' && sample.payDeadline)
    return say.payBefore(showMoment(sample.payDeadline));
  if (sample.isInCase) return say.inCase;
  if (sample.state === 'PENDING_RECEIPT' && sample.autoReceiveAt)
    return say.autoReceive(showMoment(sample.autoReceiveAt));
  if (sample.state === 'PENDING_EVALUATION' && sample.feedbackUntil)
    return say.feedbackBefore(showMoment(sample.feedbackUntil));
  return sample.hasNoFeedback ? say.noFeedback : '';
}
