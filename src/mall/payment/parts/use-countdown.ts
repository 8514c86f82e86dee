// Counts down to a moment.
import { useEffect, useRef, useState } from 'react';
import { seconds } from '#kit/time/duration.ts';

/**
 * Whole seconds until the moment, 0 once it has passed; null without one.
 * @param onOver called once when the moment passes while this is on the screen
 */
export function useCountdown(moment: string | null, onOver?: () => void): number | null {
  const until = moment === null ? null : new Date(moment).getTime();
  const [now, setNow] = useState(() => Date.now());
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (until === null || until <= Date.now()) return;
    const ticking = setInterval(() => {
      setNow(Date.now());
      if (until > Date.now()) return;
      clearInterval(ticking);
      over.current?.();
    }, seconds(1));
    return () => clearInterval(ticking);
  }, [until]);
  return until === null ? null : Math.max(0, Math.ceil((until - now) / seconds(1)));
}

/** Seconds as clock time without days: 3725 → "01:02:05". */
export function clockTime(left: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return [Math.floor((left % 86_400) / 3_600), Math.floor((left % 3_600) / 60), left % 60]
    .map(part)
    .join(':');
}

/** Whole days in a number of seconds. */
export const daysIn = (left: number): number => Math.floor(left / 86_400);
