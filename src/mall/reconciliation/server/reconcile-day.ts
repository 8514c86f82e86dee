// A channel's bill of one day is fetched and held against the mall's payments and refunds; what does not fit is asked about, then left to finance (domain-money §8).
import { and, eq } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work, Workshop } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { type Cents, NOTHING } from '#kit/money/money.ts';
import { endOfDay } from '#kit/time/day-in-china.ts';
import { after, days } from '#kit/time/duration.ts';
import { channelFee } from '#mall/books/reconciling-rules.ts';
import { post } from '#mall/books/server/books.ts';
import {
  type BillRow,
  learnOf,
  learnOfRefund,
  type Named,
  type OutsideChannel,
  standHere,
  succeededHere,
} from '#mall/payment/server/payment.ts';
import { differenceLife, noteDifference } from './difference-life.ts';
import { channelDay, channelDifference, channelRow } from './reconciliation.tables.ts';

type DayRow = typeof channelDay.$inferSelect;
type Row = typeof channelRow.$inferSelect;

const AT_ONCE = 500; // chosen: rows of one statement

/**
 * Does what is left of a day; done again, it changes nothing. No row is held while the channel is asked.
 * @param day of China, over, its bill told
 * @throws ChannelTrouble when the channel does not answer; what was done stands, and the rest is done the next time
 */
export async function reconcileDay(workshop: Workshop, channel: OutsideChannel, day: string): Promise<void> {
  const kept = await workshop.reading('zh', (work) => findDay(work, channel.method, day));
  if (kept?.comparedAt) return;
  const one = kept ?? (await fetchDay(workshop, channel, day));
  await workshop.inTransaction('zh', (work) => matchRows(work, one.dayId));
  const left = await workshop.reading('zh', (work) => newRowsOf(work, one.dayId));
  for (const row of left) {
    await askAbout(workshop, channel, row);
    await workshop.inTransaction('zh', (work) => settleRow(work, row));
  }
  await findMissing(workshop, channel, one);
  await workshop.inTransaction('zh', (work) => finishDay(work, one.dayId));
}

async function findDay(work: Work, method: DayRow['method'], day: string): Promise<DayRow | undefined> {
  const [row] = await work.tx
    .select()
    .from(channelDay)
    .where(and(eq(channelDay.method, method), eq(channelDay.day, day)));
  return row;
}

async function fetchDay(workshop: Workshop, channel: OutsideChannel, day: string): Promise<DayRow> {
  const rows = await channel.bill(day);
  return workshop.inTransaction('zh', (work) => keepDay(work, channel.method, day, rows));
}

/** What went back without a number of the mall's is no refund of it, and no payment either. */
const refundOf = ({ kind, refundSn }: BillRow): string => (kind === 'PAY' ? '' : refundSn || '-');

/** Keeps a bill with its rows, all or nothing; what another process has kept meanwhile stands. */
export async function keepDay(
  work: Work,
  method: DayRow['method'],
  day: string,
  rows: readonly BillRow[],
): Promise<DayRow> {
  const total = (of: (row: BillRow) => number) => rows.reduce((sum, row) => sum + of(row), 0) as Cents;
  const [made] = await work.tx
    .insert(channelDay)
    .values({
      daySn: await nextDocumentNumber(work, 'CD'),
      method,
      day,
      rows: rows.length,
      paid: total(({ kind, amount }) => (kind === 'PAY' ? amount : 0)),
      refunded: total(({ kind, amount }) => (kind === 'REFUND' ? amount : 0)),
      fee: total(({ fee }) => fee),
      fetchedAt: work.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!made) return only([await findDay(work, method, day)].filter((row) => row !== undefined));
  const { dayId } = made;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    await work.tx.insert(channelRow).values(
      some.map((row) => ({
        dayId,
        method,
        ...row,
        refundSn: refundOf(row),
        fee: row.fee as Cents,
        state: 'NEW' as const,
      })),
    );
  }
  return made;
}

/** Marks what stands here as it does there; of a refund also that it is on its way. Only one row tells of one thing. @param rowId of one row alone */
export async function matchRows(work: Work, dayId: number, rowId?: number): Promise<void> {
  const rows = await newRowsOf(work, dayId, rowId);
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const here = await standHere(work, only(some.slice(0, 1)).method, some);
    const fit = some.filter(({ kind, amount }, at) => {
      const ours = here[at];
      const isThere =
        ours?.state === 'SUCCEEDED' || (kind === 'REFUND' && rowId && ours?.state === 'PROCESSING');
      return isThere && ours?.amount === amount;
    });
    await work.query(
      `UPDATE channel_row r SET state = 'MATCHED' WHERE r.row_id = ANY ($1) AND r.state = 'NEW' AND NOT EXISTS (SELECT FROM channel_row t
         WHERE t.method = r.method AND t.kind = r.kind AND t.number = r.number AND t.refund_sn = r.refund_sn AND t.row_id < r.row_id
         AND t.state <> 'DIFFERS')`,
      [fit.map((row) => row.rowId)],
    );
  }
}

const newRowsOf = (work: Work, dayId: number, rowId?: number): Promise<Row[]> =>
  work.tx
    .select()
    .from(channelRow)
    .where(
      and(
        eq(channelRow.dayId, dayId),
        eq(channelRow.state, 'NEW'),
        rowId === undefined ? undefined : eq(channelRow.rowId, rowId),
      ),
    )
    .orderBy(channelRow.rowId);

/** What the mall has not heard it hears now: an open payment is paid, a late one goes back, a refund has arrived. */
async function askAbout(workshop: Workshop, channel: OutsideChannel, row: Row): Promise<void> {
  await workshop.reading('zh', async (work) => {
    if (row.kind === 'REFUND') {
      await learnOfRefund(work, channel, row.refundSn).catch(unlessRefused);
      return;
    }
    const [ours] = await standHere(work, row.method, [row]);
    if (ours && ours.state !== 'SUCCEEDED') await learnOf(work, channel, row.number).catch(unlessRefused);
  });
}

/** What the mall does not believe, such as another amount, is a difference. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

/** Matches a row after all, or leaves it to finance. */
export async function settleRow(work: Work, { rowId, dayId }: Pick<Row, 'rowId' | 'dayId'>): Promise<void> {
  await matchRows(work, dayId, rowId);
  const [row] = await work.tx.select().from(channelRow).where(eq(channelRow.rowId, rowId)).for('update');
  if (row?.state !== 'NEW') return;
  const { method, kind: rowKind, number, refundSn, amount: theirs } = row;
  const [stands] = await standHere(work, method, [row]);
  const ours = stands?.state === 'SUCCEEDED' || stands?.state === 'PROCESSING' ? stands.amount : NOTHING;
  const isTwice = ours === theirs;
  const kind = isTwice ? 'TWICE' : ours > 0 ? 'AMOUNT' : 'EXTRA';
  const told = isTwice ? NOTHING : ours;
  await noteDifference(work, { dayId, method, kind, rowId, rowKind, number, refundSn, ours: told, theirs });
  await work.tx.update(channelRow).set({ state: 'DIFFERS' }).where(eq(channelRow.rowId, rowId));
}

/**
 * Clocks differ: what the channel has when it is asked may stand in its next bill, and is a difference only when it does not.
 */
async function findMissing(
  workshop: Workshop,
  channel: OutsideChannel,
  { dayId, method, day }: DayRow,
): Promise<void> {
  const until = endOfDay(day);
  const [from, before] = [after(until, -days(1)), after(until, -days(2))];
  const missing = await workshop.reading('zh', async (work) => {
    const former = await findDay(work, method, dayBefore(day));
    const ours = await succeededHere(work, method, { from: former ? before : from, until });
    const told = await work.query<Named>(
      'SELECT number, refund_sn AS "refundSn" FROM channel_row WHERE method = $1 AND number = ANY ($2)',
      [method, ours.map(({ number }) => number)],
    );
    const isTold = new Set(told.map(({ number, refundSn }) => `${number} ${refundSn}`));
    return ours.filter(({ number, refundSn }) => !isTold.has(`${number} ${refundSn}`));
  });
  for (const { number, refundSn, amount: ours, at } of missing) {
    if (at >= from && (await isKnownThere(workshop, channel, { number, refundSn }))) continue;
    const rowKind = refundSn === '' ? 'PAY' : 'REFUND';
    const found = {
      dayId,
      method,
      kind: 'MISSING',
      rowKind,
      number,
      refundSn,
      ours,
      theirs: NOTHING,
    } as const;
    await workshop.inTransaction('zh', (work) => noteDifference(work, found));
  }
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - days(1)).toISOString().slice(0, 10);

const isKnownThere = (
  workshop: Workshop,
  channel: OutsideChannel,
  { number, refundSn }: Named,
): Promise<boolean> =>
  workshop.reading('zh', async (work) =>
    refundSn === ''
      ? (await channel.query(number)).standing === 'SUCCESS'
      : (await learnOfRefund(work, channel, refundSn)) === 'SUCCESS',
  );

/** Enters what the channel keeps, and settles what was missing before and stands in this bill. */
export async function finishDay(work: Work, dayId: number): Promise<void> {
  const [day] = await work.tx.select().from(channelDay).where(eq(channelDay.dayId, dayId)).for('update');
  if (!day || day.comparedAt) return;
  if (day.fee !== 0) await post(work, channelFee(day.daySn, day.method, day.fee));
  await work.tx.update(channelDay).set({ comparedAt: work.now }).where(eq(channelDay.dayId, dayId));
  const found = await work.tx
    .select({ difference: channelDifference })
    .from(channelDifference)
    .innerJoin(
      channelRow,
      and(
        eq(channelRow.dayId, dayId),
        eq(channelRow.state, 'MATCHED'),
        eq(channelRow.kind, channelDifference.rowKind),
        eq(channelRow.number, channelDifference.number),
        eq(channelRow.refundSn, channelDifference.refundSn),
      ),
    )
    .where(eq(channelDifference.kind, 'MISSING'));
  for (const { difference } of found)
    if (difference.state !== 'SETTLED')
      await differenceLife.advance(work, difference, 'clear', { by: 'system' });
}
