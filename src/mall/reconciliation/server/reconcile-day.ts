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
import { type BillRow, learnOf, learnOfRefund, type OutsideChannel } from '#mall/payment/server/payment.ts';
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
  for (const row of await newRows(workshop, one.dayId)) {
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
    await work.tx
      .insert(channelRow)
      .values(some.map((row) => ({ dayId, method, ...row, fee: row.fee as Cents, state: 'NEW' as const })));
  }
  return made;
}

/** A row that is not told by another one already. */
const ONCE = `r.state = 'NEW' AND NOT EXISTS (SELECT FROM channel_row t WHERE t.method = r.method AND t.kind = r.kind AND t.number = r.number
  AND t.refund_sn = r.refund_sn AND t.row_id < r.row_id AND t.state <> 'DIFFERS')`;

/** Marks what stands here as it does there; of a refund also that it is on its way. @param rowId of one row alone */
export async function matchRows(work: Work, dayId: number, rowId: number | null = null): Promise<void> {
  const some = `r.day_id = $1 AND ($2::bigint IS NULL OR r.row_id = $2) AND ${ONCE}`;
  await work.query(
    `UPDATE channel_row r SET state = 'MATCHED' FROM payment p WHERE ${some} AND r.kind = 'PAY' AND p.payment_sn = r.number
     AND p.method = r.method AND p.state = 'SUCCEEDED' AND p.paid_amount = r.amount`,
    [dayId, rowId],
  );
  await work.query(
    `UPDATE channel_row r SET state = 'MATCHED' FROM refund f JOIN payment p USING (payment_id) WHERE ${some} AND r.kind = 'REFUND'
     AND f.refund_sn = r.refund_sn AND p.payment_sn = r.number AND p.method = r.method AND f.route = 'CHANNEL' AND f.amount = r.amount
     AND f.state IN ('SUCCEEDED', CASE WHEN $2::bigint IS NULL THEN 'SUCCEEDED' ELSE 'PROCESSING' END)`,
    [dayId, rowId],
  );
}

const newRows = (workshop: Workshop, dayId: number): Promise<Row[]> =>
  workshop.reading('zh', (work) =>
    work.tx
      .select()
      .from(channelRow)
      .where(and(eq(channelRow.dayId, dayId), eq(channelRow.state, 'NEW')))
      .orderBy(channelRow.rowId),
  );

/** What the mall has not heard it hears now: an open payment is paid, a late one goes back, a refund has arrived. */
async function askAbout(workshop: Workshop, channel: OutsideChannel, row: Row): Promise<void> {
  await workshop.reading('zh', async (work) => {
    if (row.kind === 'REFUND') {
      await learnOfRefund(work, channel, row.refundSn).catch(unlessRefused);
      return;
    }
    const [ours] = await work.query<{ state: string }>(
      'SELECT state FROM payment WHERE payment_sn = $1 AND method = $2',
      [row.number, row.method],
    );
    if (ours && ours.state !== 'SUCCEEDED') await learnOf(work, channel, row.number).catch(unlessRefused);
  });
}

/** What the mall does not believe, such as another amount, is a difference. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

const OURS = {
  PAY: `SELECT p.paid_amount AS amount FROM payment p WHERE p.payment_sn = $1 AND p.method = $3 AND p.state = 'SUCCEEDED' AND $2 = ''`,
  REFUND: `SELECT f.amount FROM refund f JOIN payment p USING (payment_id) WHERE f.refund_sn = $2 AND p.payment_sn = $1 AND p.method = $3
           AND f.route = 'CHANNEL' AND f.state <> 'FAILED'`,
} as const;

/** Matches a row after all, or leaves it to finance. */
export async function settleRow(work: Work, { rowId, dayId }: Pick<Row, 'rowId' | 'dayId'>): Promise<void> {
  await matchRows(work, dayId, rowId);
  const [row] = await work.tx.select().from(channelRow).where(eq(channelRow.rowId, rowId)).for('update');
  if (row?.state !== 'NEW') return;
  const { method, kind: rowKind, number, refundSn, amount: theirs } = row;
  const [ours] = await work.query<{ amount: Cents }>(OURS[rowKind], [number, refundSn, method]);
  const isTwice = ours?.amount === theirs;
  const kind = isTwice ? 'TWICE' : ours ? 'AMOUNT' : 'EXTRA';
  const told = isTwice ? NOTHING : (ours?.amount ?? NOTHING);
  await noteDifference(work, { dayId, method, kind, rowId, rowKind, number, refundSn, ours: told, theirs });
  await work.tx.update(channelRow).set({ state: 'DIFFERS' }).where(eq(channelRow.rowId, rowId));
}

interface Missing {
  rowKind: Row['kind'];
  number: string;
  refundSn: string;
  ours: Cents;
  isOlder: boolean;
}

/** What succeeded here on the day or the one before, in no bill. */
const MISSING = `
  SELECT 'PAY' AS "rowKind", p.payment_sn AS number, '' AS "refundSn", p.paid_amount AS ours, p.finished_at < $3 AS "isOlder" FROM payment p
  WHERE p.method = $1 AND p.state = 'SUCCEEDED' AND p.paid_amount > 0 AND p.finished_at >= $2 AND p.finished_at < $4
    AND NOT EXISTS (SELECT FROM channel_row r WHERE r.method = $1 AND r.kind = 'PAY' AND r.number = p.payment_sn)
  UNION ALL
  SELECT 'REFUND', p.payment_sn, f.refund_sn, f.amount, f.finished_at < $3 FROM refund f JOIN payment p USING (payment_id)
  WHERE p.method = $1 AND f.route = 'CHANNEL' AND f.state = 'SUCCEEDED' AND f.finished_at >= $2 AND f.finished_at < $4
    AND NOT EXISTS (SELECT FROM channel_row r WHERE r.method = $1 AND r.kind = 'REFUND' AND r.refund_sn = f.refund_sn)`;

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
    return work.query<Missing>(MISSING, [method, former ? before : from, from, until]);
  });
  for (const { isOlder, ...one } of missing) {
    if (!isOlder && (await isKnownThere(workshop, channel, one))) continue;
    await workshop.inTransaction('zh', (work) =>
      noteDifference(work, { dayId, method, kind: 'MISSING', theirs: NOTHING, ...one }),
    );
  }
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - days(1)).toISOString().slice(0, 10);

const isKnownThere = (
  workshop: Workshop,
  channel: OutsideChannel,
  { rowKind, number, refundSn }: Omit<Missing, 'isOlder'>,
): Promise<boolean> =>
  workshop.reading('zh', async (work) =>
    rowKind === 'PAY'
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
