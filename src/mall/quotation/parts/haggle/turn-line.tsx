// Whose turn it is, and for how long still.
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { showMoment } from '#kit/time/show-moment.ts';
import { cx } from '#kit/ui/cx.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { QuotationCard } from '../../quotation-detail.protocol.ts';
import { quoteWords } from '../quote-words.ts';

type Turn = Pick<QuotationCard, 'turnName' | 'isMyTurn' | 'turnDueAt' | 'turnDaysLeft'>;

/** Nothing when it is nobody's turn. */
export function TurnLine({ turn, className }: { turn: Turn; className?: string }) {
  const say = useWords(quoteWords);
  const [now] = useState(Date.now);
  if (!turn.turnName) return null;
  const isOver = turn.turnDueAt !== null && new Date(turn.turnDueAt).getTime() < now;
  return (
    <span
      className={cx(
        'inline-flex flex-wrap items-center gap-x-1.5 text-13',
        turn.isMyTurn ? 'font-semibold text-waiting' : 'text-secondary',
        className,
      )}
    >
      <Hourglass size={14} aria-hidden="true" className="shrink-0" />
      {turn.isMyTurn ? say.yourTurn : turn.turnName}
      {turn.turnDueAt ? (
        <span className="num font-normal" title={showMoment(turn.turnDueAt)}>
          {isOver
            ? say.dueOver
            : turn.turnDaysLeft === null
              ? say.dueAt(showMoment(turn.turnDueAt))
              : say.daysLeft(turn.turnDaysLeft)}
        </span>
      ) : null}
    </span>
  );
}
