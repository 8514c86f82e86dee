// Sets, stops and fires timers; set and stopped in the transaction of the state they belong to, with its commit (domain R4).
import type { Work, Workshop } from '#kit/db/work.ts';
import { describeError } from '#kit/http/server/safe-log.ts';

/** What a timer does when it is due. Must change nothing when the document has moved on (domain invariant 18). */
export interface TimerHandler {
  readonly docType: string;
  readonly event: string;
  fire(work: Work, docSn: string): Promise<void>;
  /**
   * What takes long and holds no transaction meanwhile: runs once everything due has fired, one after another.
   * It is lost when it fails or the process ends: only for what the next firing makes good.
   */
  afterwards?(workshop: Workshop, docSn: string): Promise<void>;
}

/** Sets the timer; an already running one of the same document and event is moved. */
export async function setTimer(
  work: Work,
  docType: string,
  docSn: string,
  event: string,
  dueAt: Date,
): Promise<void> {
  work.write(
    `INSERT INTO timer (doc_type, doc_sn, event, due_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (doc_type, doc_sn, event) DO UPDATE SET due_at = excluded.due_at`,
    [docType, docSn, event, dueAt],
    'timer-set',
  );
}

/** A timer that shall run: what happens to the document, and when. */
export interface WantedTimer {
  event: string;
  dueAt: Date;
}

/** Sets several timers of one document; those that run already under the same event are moved. */
export async function setTimers(
  work: Work,
  docType: string,
  docSn: string,
  timers: readonly WantedTimer[],
): Promise<void> {
  for (const { event, dueAt } of timers) await setTimer(work, docType, docSn, event, dueAt);
}

/** Leaves a document exactly these timers. */
export async function replaceTimers(
  work: Work,
  docType: string,
  docSn: string,
  timers: readonly WantedTimer[],
): Promise<void> {
  work.write(
    'DELETE FROM timer WHERE doc_type = $1 AND doc_sn = $2 AND event <> ALL ($3::text[])',
    [docType, docSn, timers.map(({ event }) => event)],
    'timer-others-stop',
  );
  await setTimers(work, docType, docSn, timers);
}

/** Stops one timer of a document, or all of them. */
export async function stopTimer(work: Work, docType: string, docSn: string, event?: string): Promise<void> {
  work.write(
    'DELETE FROM timer WHERE doc_type = $1 AND doc_sn = $2 AND ($3::text IS NULL OR event = $3)',
    [docType, docSn, event ?? null],
    'timer-stop',
  );
}

/** When the next timer of each document is due, by the document's number; those without one are left out. */
export async function findDueTimes(
  work: Work,
  docType: string,
  docSns: readonly string[],
): Promise<Map<string, Date>> {
  if (docSns.length === 0) return new Map();
  await work.flush();
  const rows = await work.query<{ docSn: string; dueAt: Date }>(
    `SELECT doc_sn AS "docSn", min(due_at) AS "dueAt" FROM timer
     WHERE doc_type = $1 AND doc_sn = ANY($2::text[]) GROUP BY doc_sn`,
    [docType, docSns],
    'timer-due',
  );
  return new Map(rows.map(({ docSn, dueAt }) => [docSn, dueAt]));
}

const BATCH = 50;
const LONGEST_REASON = 2_000; // chosen: characters of a failure that are kept with its timer

/** A timer that has failed. */
export interface FailingTimer {
  docType: string;
  docSn: string;
  event: string;
  tries: number;
  dueAt: Date;
  lastError: string;
}

/** Timers that have failed at least once, the longest failing first; two hundred at most. */
export const findFailingTimers = (work: Work): Promise<FailingTimer[]> =>
  work.query<FailingTimer>(
    `SELECT doc_type AS "docType", doc_sn AS "docSn", event, tries, due_at AS "dueAt", coalesce(last_error, '') AS "lastError"
     FROM timer WHERE tries > 0 ORDER BY tries DESC, timer_id LIMIT 200`,
  );

/** Lets all that have failed fire at once instead of within a minute, and forgets that they failed. @returns how many */
export async function retryFailingTimers(work: Work): Promise<number> {
  const again = await work.query(
    'UPDATE timer SET due_at = $1, tries = 0, last_error = NULL WHERE tries > 0 RETURNING timer_id',
    [work.now],
  );
  return again.length;
}

/**
 * Fires what is due, each timer in a transaction of its own; safe with any number of processes at once.
 * A timer whose handler fails stays and is tried again after a minute.
 * @param lanes how many at once, where many are due; one after the other in the order of their moments without it
 * @returns how many fired
 */
export async function fireDueTimers(
  workshop: Workshop,
  handlers: readonly TimerHandler[],
  log: (error: unknown) => void,
  lanes = 1,
): Promise<number> {
  const slow: (() => Promise<void>)[] = [];
  const fire = (most: number) => fireBatch(workshop, handlers, log, slow, most);
  let fired = await fire(lanes > 1 ? 1 : BATCH);
  if (lanes > 1 && fired > 0)
    for (const more of await Promise.all(Array.from({ length: lanes }, () => fire(BATCH)))) fired += more;
  for (const one of slow) await one().catch(log);
  return fired;
}

/** @param slow receives what handlers want to do afterwards */
async function fireBatch(
  workshop: Workshop,
  handlers: readonly TimerHandler[],
  log: (error: unknown) => void,
  slow: (() => Promise<void>)[],
  most: number,
): Promise<number> {
  let fired = 0;
  for (let i = 0; i < most; i++) {
    let timerId: number | undefined;
    try {
      const done = await workshop.inTransaction('zh', async (work) => {
        const [due] = await work.query<{ timer_id: number; doc_type: string; doc_sn: string; event: string }>(
          `SELECT timer_id, doc_type, doc_sn, event FROM timer WHERE due_at <= $1
           ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
          [work.now],
        );
        if (!due) return undefined;
        timerId = due.timer_id;
        await work.query('DELETE FROM timer WHERE timer_id = $1', [due.timer_id]);
        const handler = handlers.find((one) => one.docType === due.doc_type && one.event === due.event);
        await handler?.fire(work, due.doc_sn);
        return { handler, docSn: due.doc_sn };
      });
      if (!done) return fired;
      fired++;
      const { handler, docSn } = done;
      if (handler?.afterwards) slow.push(async () => handler.afterwards?.(workshop, docSn));
    } catch (error) {
      log(error);
      if (timerId === undefined) return fired;
      const why = describeError(error).slice(0, LONGEST_REASON);
      await workshop.inTransaction('zh', (work) =>
        work.query(
          `UPDATE timer SET due_at = $2::timestamptz + interval '1 minute', tries = tries + 1, last_error = $3
           WHERE timer_id = $1`,
          [timerId, work.now, why],
        ),
      );
    }
  }
  return fired;
}
