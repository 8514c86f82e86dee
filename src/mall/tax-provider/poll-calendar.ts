// When a provider is asked how a job stands (domain-money §6): soon at first, then hourly, for two days.
import { hours, minutes, seconds } from '#kit/time/duration.ts';

const FIRST = [seconds(10), seconds(30), minutes(2), minutes(10)] as const;
const LAST = hours(48);

/** Milliseconds until it is asked again; undefined: it is given up. @param asked how often it was @param since milliseconds from the beginning */
export function nextPoll(asked: number, since: number): number | undefined {
  const pause = FIRST[asked - 1] ?? hours(1);
  return since + pause > LAST ? undefined : pause;
}
