// Stops and starts the clock of a commission: the promised day moves by the working days on which it stood still.
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { findWorkingCalendar } from '#mall/setting/server/setting.ts';
import { promisedWith, type StopReason } from '../clock-stops.ts';
import { clockStop, serviceOrder } from './testing.tables.ts';

/** The same cause stops it once. The commission must be held. */
export async function stopClock(
  work: Work,
  serviceSn: string,
  { reason, cause }: { reason: StopReason; cause: string },
): Promise<void> {
  await work.tx.insert(clockStop).values({ serviceSn, reason, cause, from: work.now }).onConflictDoNothing();
}

/** What no stop was begun for changes nothing. The commission must be held. */
export async function startClock(work: Work, serviceSn: string, cause: string): Promise<void> {
  const ended = await work.tx
    .update(clockStop)
    .set({ to: work.now })
    .where(and(eq(clockStop.serviceSn, serviceSn), eq(clockStop.cause, cause), isNull(clockStop.to)))
    .returning({ stopId: clockStop.stopId });
  if (ended.length === 0) return;
  const [row] = await work.tx
    .select({ first: serviceOrder.firstPromisedAt, receivedAt: serviceOrder.receivedAt })
    .from(serviceOrder)
    .where(eq(serviceOrder.serviceSn, serviceSn));
  if (!row?.first || !row.receivedAt) return;
  const since = row.receivedAt;
  // what stood still before the period began moves nothing
  const stops = (await stopsOf(work, serviceSn)).map((one) => ({
    ...one,
    from: one.from < since ? since : one.from,
  }));
  const promisedAt = promisedWith(row.first, stops, work.now, await findWorkingCalendar(work));
  await work.tx.update(serviceOrder).set({ promisedAt }).where(eq(serviceOrder.serviceSn, serviceSn));
}

/** The oldest first. */
export const stopsOf = (work: Work, serviceSn: string) =>
  work.tx.select().from(clockStop).where(eq(clockStop.serviceSn, serviceSn)).orderBy(asc(clockStop.from));
