// Events are kept for half a year; what is older is swept away day by day.
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { after, days, seconds } from '#kit/time/duration.ts';

export const BEHAVIOUR_KEPT = days(180); // chosen: two seasons to compare, and no longer than is needed

export const SWEEP_TIMER = { docType: 'behaviour', event: 'sweep' } as const;

const AT_ONCE = 20_000; // chosen: rows that one transaction takes away

/** Set for each day on which something happened, to fire when that day has grown too old; safe to fire at any time. */
export const sweepBehaviour: TimerHandler = {
  ...SWEEP_TIMER,
  async fire(work, day) {
    const gone = await work.query<{ one: number }>(
      `DELETE FROM behaviour_event WHERE event_id IN
         (SELECT event_id FROM behaviour_event WHERE at < $1 ORDER BY at LIMIT ${AT_ONCE})
       RETURNING 1 AS one`,
      [after(work.now, -BEHAVIOUR_KEPT)],
    );
    if (gone.length === AT_ONCE)
      await setTimer(work, SWEEP_TIMER.docType, day, SWEEP_TIMER.event, after(work.now, seconds(1)));
  },
};
