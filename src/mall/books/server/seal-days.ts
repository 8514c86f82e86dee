// Seals the days that are over, each upon the one before: from then on a change of theirs shows (`check-entries.ts`).
import type { Work } from '#kit/db/work.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import type { Cents } from '#kit/money/money.ts';
import { dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import { after, hours } from '#kit/time/duration.ts';
import { bookDay } from './books.tables.ts';
import { DaySeal } from './entry-hash.ts';

/** Whoever seals holds it alone; what is entered is committed under a share of it (`refuse_sealed_day` in the migrations). */
const LOCK = 7_303_017; // chosen: any number, the same there

/** The day after one. */
const nextDay = (day: string): string => dayInChina(endOfDay(day));

/**
 * Seals every day up to yesterday that is not, days without entries too. Call it in a transaction.
 * @returns the days that were sealed with this
 */
export async function sealDays(work: Work): Promise<string[]> {
  await work.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  const [last] = await work.query<{ day: string; hash: string }>(
    'SELECT day::text AS day, hash FROM book_day ORDER BY book_day.day DESC LIMIT 1',
  );
  const [first] = await work.query<{ day: string | null }>('SELECT min(day)::text AS day FROM book_entry');
  const today = dayInChina(work.now);
  const sealed: string[] = [];
  let former = last?.hash ?? '';
  let day = last ? nextDay(last.day) : first?.day;
  for (; day && day < today; day = nextDay(day)) {
    former = await sealDay(work, former, day);
    sealed.push(day);
  }
  return sealed;
}

async function sealDay(work: Work, former: string, day: string): Promise<string> {
  const seal = new DaySeal(former, day);
  for (const entry of await entriesOf(work, day)) seal.add(entry);
  const hash = seal.end();
  const { entries, debit } = seal;
  await work.tx.insert(bookDay).values({ day, entries, debit: debit as Cents, hash, sealedAt: work.now });
  await work.query(
    `INSERT INTO book_day_total (day, account, debit, credit)
     SELECT day, account, ${SIDES} FROM book_entry JOIN book_leg USING (entry_id) WHERE day = $1 GROUP BY day, account`,
    [day],
  );
  return hash;
}

/** What some legs move to the one side and to the other. */
export const SIDES = `coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::bigint AS debit,
  coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::bigint AS credit`;

/** A day's entries in the order in which they are sealed. */
export const entriesOf = (work: Work, day: string) =>
  work.query<{ entrySn: string; hash: string; debit: number }>(
    `SELECT e.entry_sn AS "entrySn", e.hash,
       (SELECT coalesce(sum(amount), 0)::bigint FROM book_leg l WHERE l.entry_id = e.entry_id AND amount > 0) AS debit
     FROM book_entry e WHERE day = $1 ORDER BY entry_id`,
    [day],
  );

const SEAL = { docType: 'books', event: 'seal' } as const;

/** Each hour at half past, the first time when the mall begins: a night that it was down for is caught up with within the hour. */
export const sealTimer: TimerHandler = {
  ...SEAL,
  async fire(work, docSn) {
    await setTimer(work, SEAL.docType, docSn, SEAL.event, nextSeal(work.now));
    await sealDays(work);
  },
};

const nextSeal = (now: Date): Date => {
  const next = new Date(now);
  next.setUTCMinutes(30, 0, 0);
  return next > now ? next : after(next, hours(1));
};
