// At two in the morning of a cycle's day, what each store is owed becomes a bill; what is too small or below zero waits for the next.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Work, Workshop } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { type Cents, cents, sum } from '#kit/money/money.ts';
import { dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { findStores } from '#mall/store/server/store.ts';
import { billOf, isCarried, lastCutDay } from '../settlement-sum.ts';
import { type BillRecord, billLife, leastOf, settlementRules } from './bill-life.ts';
import { JOB } from './release-orders.ts';
import { settlementBill, settlementRow } from './settlement.tables.ts';

/** The migration sets the first one. */
export const cutTimer: TimerHandler = {
  docType: JOB,
  event: 'cut',
  fire: (work, docSn) => setTimer(work, JOB, docSn, 'cut', after(endOfDay(dayInChina(work.now)), hours(2))),
  afterwards: cutAll,
};

async function cutAll(workshop: Workshop): Promise<void> {
  const { day, storeIds } = await workshop.reading('zh', async (work) => ({
    day: lastCutDay((await settlementRules.find(work)).cycle, dayInChina(work.now)),
    storeIds: await storesToBill(work),
  }));
  for (const storeId of storeIds) await workshop.inTransaction('zh', (work) => cutBill(work, storeId, day));
}

/** Of which something has happened that may not be on a bill. */
export async function storesToBill(work: Work): Promise<number[]> {
  const found = await work.query<{ storeId: number }>(STORES, [], 'settlement-stores');
  const stores = await findStores(
    work,
    found.map(({ storeId }) => storeId),
  );
  return [...stores.values()].filter((store) => !store.isSelfOperated).map(({ storeId }) => storeId);
}

const STORES = `
  SELECT store_id AS "storeId" FROM settlement_row WHERE bill_id IS NULL
  UNION SELECT l.party::bigint FROM book_leg l JOIN book_entry e USING (entry_id)
  WHERE l.account = '2003' AND e.event = 'compensated'`;

/** What cases and complaints have cost a store stands in the books alone. */
const COMPENSATIONS = `
  INSERT INTO settlement_row (store_id, kind, doc_sn, about_sn, amount, occurred_at)
  SELECT $3, 'COMPENSATION', e.entry_sn, e.doc_sn, -l.amount, e.occurred_at
  FROM book_leg l JOIN book_entry e USING (entry_id)
  WHERE l.party = $1 AND l.account = '2003' AND e.event = 'compensated' AND e.occurred_at < $2
  ON CONFLICT (kind, doc_sn) DO NOTHING`;

/** Once a day, however often it is tried. @param day of China; what happened before it is on the bill */
export async function cutBill(work: Work, storeId: number, day: string): Promise<void> {
  await work.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`settlement ${storeId}`]);
  const until = after(endOfDay(day), -days(1));
  const of = and(eq(settlementBill.storeId, storeId), eq(settlementBill.cutDay, day));
  if ((await work.tx.select().from(settlementBill).where(of)).length > 0) return;
  await work.query(COMPENSATIONS, [String(storeId), until, storeId], 'settlement-compensations');
  const rows = (
    await work.tx
      .select()
      .from(settlementRow)
      .where(and(eq(settlementRow.storeId, storeId), isNull(settlementRow.billId)))
      .orderBy(settlementRow.rowId)
      .for('update')
  ).filter((row) => row.occurredAt < until && row.dispute !== 'OPEN' && row.dispute !== 'ESCALATED');
  if (rows.length === 0) return;
  const carried = await work.tx
    .select()
    .from(settlementBill)
    .where(
      and(
        eq(settlementBill.storeId, storeId),
        eq(settlementBill.state, 'CARRIED'),
        isNull(settlementBill.carriedTo),
      ),
    );
  const sums = billOf(rows, sum(carried.map((bill) => bill.total)));
  const billSn = await nextDocumentNumber(work, 'SB');
  const state = isCarried(sums.total, await leastOf(work)) ? 'CARRIED' : 'GENERATED';
  const bill = await billLife.begin(
    work,
    'cut',
    { billSn, storeId, cutDay: day, ...sums, state },
    { by: 'system' },
  );
  const rowIds = rows.map((row) => row.rowId);
  await work.tx
    .update(settlementRow)
    .set({ billId: bill.billId })
    .where(inArray(settlementRow.rowId, rowIds));
  const carriedIds = carried.map((one) => one.billId);
  if (carriedIds.length > 0)
    await work.tx
      .update(settlementBill)
      .set({ carriedTo: billSn })
      .where(inArray(settlementBill.billId, carriedIds));
}

/** What a bill comes to with the rows that stand on it now. */
export async function sumsNow(work: Work, bill: BillRecord) {
  const rows = await work.tx.select().from(settlementRow).where(eq(settlementRow.billId, bill.billId));
  return billOf(rows, bill.carried);
}

/** Where a confirmation leads: a bill that has become too small is carried. */
export const confirmedTo = (total: Cents, least: Cents) =>
  isCarried(total, cents(least)) ? ('CARRIED' as const) : ('STORE_CONFIRMED' as const);
