// When a credit account will not take another order: day by day, once if nothing is paid and once if all is paid when due (domain-money §5, X8).

import { type Cents, cents } from '#kit/money/money.ts';
import { dayAfter } from '#kit/time/day-in-china.ts';

/** What is known today; amounts in fen, days of China. */
export interface Outlook {
  today: string;
  /** Used and reserved. */
  exposure: Cents;
  /** Beyond what was agreed, an order may go by this much. */
  tolerated: Cents;
  limit: Cents;
  temp: { amount: Cents; lastDay: string } | null;
  isFrozen: boolean;
  graceDays: number;
  /** What begins to count, and when: deliveries promised, statements cut. */
  starts: readonly { day: string; amount: Cents }[];
  /** What is still to be paid of statements. */
  dues: readonly { statementSn: string; dueDay: string; rest: Cents }[];
}

export type ForecastCause =
  | { kind: 'FROZEN'; day: string }
  | { kind: 'FREEZE'; day: string; statementSn: string }
  | { kind: 'LIMIT'; day: string; exposure: Cents; limit: Cents };

export interface Foreseen {
  /** The first day on which nothing can be ordered; null: none of them. */
  day: string | null;
  /** Each kind of cause once, on its first day, the earliest first. */
  causes: ForecastCause[];
}

export interface Forecast {
  pessimistic: Foreseen;
  optimistic: Foreseen;
}

/** @param days how many, today included */
export function forecast(outlook: Outlook, days: number): Forecast {
  return { pessimistic: foresee(outlook, days, false), optimistic: foresee(outlook, days, true) };
}

function foresee(of: Outlook, days: number, isPaid: boolean): Foreseen {
  const causes: ForecastCause[] = [];
  const first = (cause: ForecastCause) => {
    if (!causes.some(({ kind }) => kind === cause.kind)) causes.push(cause);
  };
  let exposure: number = of.exposure;
  for (let count = 0; count < days; count++) {
    const day = dayAfter(of.today, count);
    const isOn = (at: string) => (count === 0 ? at <= day : at === day);
    for (const start of of.starts) if (isOn(start.day)) exposure += start.amount;
    if (isPaid) for (const due of of.dues) if (isOn(due.dueDay)) exposure -= due.rest;
    if (count === 0 && of.isFrozen && !isPaid) first({ kind: 'FROZEN', day });
    for (const { statementSn, dueDay, rest } of of.dues)
      if (!isPaid && rest > 0 && isOn(dayAfter(dueDay, of.graceDays + 1)))
        first({ kind: 'FREEZE', day, statementSn });
    const limit = cents(of.limit + (of.temp && day <= of.temp.lastDay ? of.temp.amount : 0));
    if (exposure >= limit + of.tolerated) first({ kind: 'LIMIT', day, exposure: cents(exposure), limit });
  }
  return { day: causes[0]?.day ?? null, causes };
}
