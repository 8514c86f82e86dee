// How long until a deadline, in words; drawn in the browser only, where the clock runs.
import { useEffect, useState } from 'react';
import { days, hours, minutes } from '#kit/time/duration.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { cx } from '#kit/ui/cx.ts';
import { useWords } from '#kit/words/use-words.ts';
import { inquiryWords } from './inquiry-words.ts';

/** Red in the last day. The moment itself is its title. */
export function TimeLeft({ until }: { until: string }) {
  const say = useWords(inquiryWords);
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), minutes(1));
    return () => clearInterval(timer);
  }, []);
  const left = now === undefined ? undefined : Date.parse(until) - now;
  return (
    <span
      title={showMoment(until)}
      className={cx('num text-12', left !== undefined && left < days(1) ? 'text-refused' : 'text-secondary')}
    >
      {say.until(showMoment(until))}
      {left === undefined ? null : ` · ${left <= 0 ? say.passed : say.timeLeft(inWords(left, say))}`}
    </span>
  );
}

function inWords(
  left: number,
  say: { days(n: number): string; hours(n: number): string; minutes(n: number): string },
): string {
  if (left >= days(2)) return say.days(Math.floor(left / days(1)));
  if (left >= hours(1)) return say.hours(Math.floor(left / hours(1)));
  return say.minutes(Math.max(1, Math.floor(left / minutes(1))));
}
