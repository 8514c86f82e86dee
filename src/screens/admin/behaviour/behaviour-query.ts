// What the address of the platform's look at visitors asks for, made sensible: whatever stands there, something is shown.

import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { days } from '#kit/time/duration.ts';
import { BEHAVIOUR_TYPES, type BehaviourType } from '#mall/statistics/behaviour.ts';

export const DEVICES = ['desktop', 'phone', 'tablet', 'bot'] as const;

export interface BehaviourQuery {
  from: string;
  to: string;
  behaviorType: BehaviourType | undefined;
  device: (typeof DEVICES)[number] | undefined;
  keyword: string;
  current: number;
}

const USUAL_DAYS = 7;
const MOST_DAYS = 180; // what is kept
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day `count` days before. */
export function dayBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - days(count)).toISOString().slice(0, 10);
}

/** Days the wrong way round are turned; a range that is too long keeps its end. */
export function readBehaviourQuery(request: Request, now: Date): BehaviourQuery {
  const { asked, keyword, current } = readConsoleQuery(request);
  const given = (name: string): string | undefined => {
    const day = asked.get(name) ?? '';
    return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
  };
  const end = given('to') ?? dayInChina(now);
  const start = given('from') ?? dayBefore(end, USUAL_DAYS - 1);
  const [from, to] = start <= end ? [start, end] : [end, start];
  const earliest = dayBefore(to, MOST_DAYS - 1);
  return {
    from: from < earliest ? earliest : from,
    to,
    behaviorType: BEHAVIOUR_TYPES.find((one) => one === asked.get('behaviorType')),
    device: DEVICES.find((one) => one === asked.get('device')),
    keyword,
    current,
  };
}
