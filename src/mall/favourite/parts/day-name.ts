// What a day of China is called in a list that is headed by days.
import { AHEAD_OF_UTC, dayInChina } from '#kit/time/day-in-china.ts';
import { days } from '#kit/time/duration.ts';
import type { Language } from '#kit/words/text.ts';

/** Today, yesterday, or the date; the same wherever the reader is. */
export function dayName(
  at: Date,
  now: Date,
  language: Language,
  say: { today: string; yesterday: string },
): string {
  const day = dayInChina(at);
  if (day === dayInChina(now)) return say.today;
  if (day === dayInChina(new Date(now.getTime() - days(1)))) return say.yesterday;
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(at.getTime() + AHEAD_OF_UTC),
  );
}
