// Days as people write them: one a line, or from one to another.
import { days as daysLong } from '#kit/time/duration.ts';

const LINE = /^(\d{4}-\d{2}-\d{2})(?:\s*(?:~|～|至|to)\s*(\d{4}-\d{2}-\d{2}))?$/;
/** chosen: a longer rest is a slip of the pen. */
const LONGEST = 31;

const timeOf = (day: string): number => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) || dayOf(at) !== day ? Number.NaN : at;
};
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** `2027-02-05 ~ 2027-02-11` and `2027-05-01`, a line each. @returns the days, and the first line that is none */
export function readDaySpans(text: string): { days: string[]; wrong: string | null } {
  const days: string[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const [, from = '', to = from] = LINE.exec(line) ?? [];
    const [first, last] = [timeOf(from), timeOf(to)];
    if (!(first <= last) || last - first > daysLong(LONGEST)) return { days: [], wrong: line };
    for (let at = first; at <= last; at += daysLong(1)) days.push(dayOf(at));
  }
  return { days, wrong: null };
}

/** The same days as few lines as they take. @param days in order */
export function writeDaySpans(days: readonly string[]): string {
  const spans: [string, string][] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && timeOf(last[1]) + daysLong(1) === timeOf(day)) last[1] = day;
    else spans.push([day, day]);
  }
  return spans.map(([from, to]) => (from === to ? from : `${from} ~ ${to}`)).join('\n');
}
