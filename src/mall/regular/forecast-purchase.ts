// When a member will buy something again, and how much: from what he has bought so far.
import { days } from '#kit/time/duration.ts';

export interface Purchase {
  at: Date;
  number: number;
}

export interface Forecast {
  times: number;
  /** The middle one of the quantities. */
  usualNum: number;
  /** The middle one of the gaps between orders; null before the second. */
  intervalDays: number | null;
  nextAt: Date | null;
  /** Greater for what is bought often and lately: each purchase counts one, half of it after 60 days. */
  rank: number;
}

const HALF_LIFE = days(60); // chosen: two months ago counts half as much as today
/** chosen: a purchase much larger than usual lasts longer, but not for ever. */
const LONGEST_STRETCH = 3;
const DAY = days(1);

const middleOf = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};

/**
 * Purchases on the same day count as one for the interval. The next one is expected one usual interval after the last,
 * stretched or shortened by how the last quantity compares with the usual one.
 * @param purchases at least one, in any order
 */
export function forecastPurchase(purchases: readonly Purchase[], now: Date): Forecast {
  const sorted = purchases.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const byDay = Map.groupBy(sorted, ({ at }) => Math.floor(at.getTime() / DAY));
  const dates = [...byDay.keys()];
  const gaps = dates.slice(1).map((day, nth) => day - dates[nth]!);
  const usualNum = Math.max(1, Math.round(middleOf(purchases.map(({ number }) => number))));
  const intervalDays = gaps.length === 0 ? null : Math.max(1, Math.round(middleOf(gaps)));
  const last = sorted.at(-1)!;
  const lastNum = byDay.get(dates.at(-1)!)!.reduce((sum, { number }) => sum + number, 0);
  const stretch = Math.min(LONGEST_STRETCH, Math.max(1 / LONGEST_STRETCH, lastNum / usualNum));
  return {
    times: purchases.length,
    usualNum,
    intervalDays,
    nextAt:
      intervalDays === null ? null : new Date(last.at.getTime() + Math.round(intervalDays * stretch) * DAY),
    rank: purchases.reduce(
      (sum, { at }) => sum + 2 ** (-Math.max(0, now.getTime() - at.getTime()) / HALF_LIFE),
      0,
    ),
  };
}
