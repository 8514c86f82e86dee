// Each morning the bills of the days before are reconciled, channel by channel; a channel that does not answer is asked again.
import type { Workshop } from '#kit/db/work.ts';
import { describeError } from '#kit/http/server/safe-log.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import { after, days, hours, minutes } from '#kit/time/duration.ts';
import type { OutsideChannels } from '#mall/payment/server/payment.ts';
import { reconcileDay } from './reconcile-day.ts';

const RECONCILE = { docType: 'channelDay', event: 'reconcile' } as const;

/** Channels tell a day's bill from ten o'clock of the next; WeChat and Alipay both have it by half past. */
const TOLD = hours(10) + minutes(30);
const AGAIN = minutes(10); // chosen
/** chosen: channels keep bills for three months; what nobody has looked at for a month is not for a machine. */
const MOST_DAYS = 31;

/** The migration sets the first one. @param of.outsideChannels those that are set up */
export const reconcileTimer = (of: {
  outsideChannels: OutsideChannels;
  log(error: unknown): void;
}): TimerHandler => ({
  ...RECONCILE,
  // Whatever ends this process, the next attempt is written down.
  fire: (work, docSn) => setTimer(work, RECONCILE.docType, docSn, RECONCILE.event, after(work.now, AGAIN)),
  async afterwards(workshop, docSn) {
    if (!(await reconcileAll(workshop, of))) return;
    await workshop.inTransaction('zh', (work) =>
      setTimer(work, RECONCILE.docType, docSn, RECONCILE.event, nextMorning(work.now)),
    );
  },
});

const nextMorning = (now: Date): Date => {
  const morning = after(endOfDay(dayInChina(now)), TOLD);
  return after(morning, -days(1)) > now ? after(morning, -days(1)) : morning;
};

/** @returns whether every channel has answered */
async function reconcileAll(
  workshop: Workshop,
  { outsideChannels, log }: { outsideChannels: OutsideChannels; log(error: unknown): void },
): Promise<boolean> {
  let isAll = true;
  for (const channel of Object.values(outsideChannels)) {
    try {
      for (const day of await daysToDo(workshop, channel.method)) await reconcileDay(workshop, channel, day);
    } catch (error) {
      isAll = false;
      log(new Error(`${channel.method} could not be reconciled: ${describeError(error)}`));
    }
  }
  return isAll;
}

/** From the day after the last that is done to the last whose bill is told; at first that one alone. */
async function daysToDo(workshop: Workshop, method: string): Promise<string[]> {
  const told = dayInChina(after(workshop.clock.now(), -days(1) - TOLD));
  const [done] = await workshop.reading('zh', (work) =>
    work.query<{ day: string | null }>(
      'SELECT max(day)::text AS day FROM channel_day WHERE method = $1 AND compared_at IS NOT NULL',
      [method],
    ),
  );
  const todo: string[] = [];
  for (
    let day = done?.day ? dayInChina(endOfDay(done.day)) : told;
    day <= told;
    day = dayInChina(endOfDay(day))
  )
    todo.push(day);
  return todo.slice(-MOST_DAYS);
}
