// Which events the platform wants to see: the same conditions for the numbers and for the list.

import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, days } from '#kit/time/duration.ts';
import type { statisticsProtocol } from '../statistics.protocol.ts';
import { statisticsErrors } from './statistics.errors.ts';

type Conditions = InputOf<typeof statisticsProtocol.adminSummary>;

export interface ChosenEvents {
  /** First and last day, both inside: `2026-11-21`. */
  from: string;
  to: string;
  /** A condition on `e` (behaviour_event) and `m` (its member, left-joined). */
  where: string;
  values: unknown[];
}

const USUAL_DAYS = 7; // chosen
const MOST_DAYS = 180; // what is kept

const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** Of a range of more than 180 days the last. @throws Refusal 255 for one that runs backwards */
export function chosenEvents(work: Work, asked: Conditions): ChosenEvents {
  const to = asked.to ?? latest(dayInChina(work.now), asked.from);
  const before = (count: number) => dayInChina(after(startOf(to), -days(count - 1)));
  const from = latest(asked.from ?? before(USUAL_DAYS), before(MOST_DAYS));
  if (from > to) throw statisticsErrors.backwards();
  const values: unknown[] = [startOf(from), after(startOf(to), days(1))];
  const conditions = ['e.at >= $1', 'e.at < $2'];
  const put = (condition: (place: string) => string, value: unknown) => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (asked.device) put((n) => `e.device = ${n}`, asked.device);
  else conditions.push("e.device <> 'bot'");
  if (asked.behaviorType) put((n) => `e.behavior_type = ${n}`, asked.behaviorType);
  if (asked.keyword) {
    put(
      (n) => `(e.url ILIKE ${n} OR m.member_name ILIKE ${n} OR e.uuid ILIKE ${n})`,
      `%${asked.keyword.replace(/[\\%_]/g, '\\$&')}%`,
    );
  }
  return { from, to, where: conditions.join(' AND '), values };
}

const latest = (a: string, b: string | undefined): string => (b && b > a ? b : a);
