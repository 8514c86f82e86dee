// How much time is left, ticking.
import { useRevalidator } from 'react-router';
import { cx } from '#kit/ui/cx.ts';
import { useWords } from '#kit/words/use-words.ts';
import { paymentWords } from './payment-words.ts';
import { clockTime, daysIn, useCountdown } from './use-countdown.ts';

const HURRY = 600; // chosen: the last ten minutes stand in red

/** "1 d 03:20:11"; nothing without a deadline. When it is over the page's data is read anew. */
export function Countdown({ deadline, className }: { deadline: string | null; className?: string }) {
  const say = useWords(paymentWords);
  const { revalidate } = useRevalidator();
  const left = useCountdown(deadline, () => void revalidate());
  if (left === null) return null;
  return (
    <time
      dateTime={deadline ?? undefined}
      className={cx('num whitespace-nowrap', left <= HURRY ? 'text-refused' : 'text-waiting', className)}
    >
      {daysIn(left) > 0 ? `${say.days(daysIn(left))} ` : null}
      {clockTime(left)}
    </time>
  );
}
