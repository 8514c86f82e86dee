// At two in the morning of a cycle's day, what each store is owed becomes a bill; what is too small or below zero waits for the next.
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Work, Workshop } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { type Cents, cents, NOTHING, sum } from '#kit/money/money.ts';
import { dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { legsOf, partiesOf, post } from '#mall/books/server/books.ts';
import { depositMoved } from '#mall/books/settling-rules.ts';
import { findStores } from '#mall/store/server/store.ts';
import { billOf, isCarried, lastCutDay, takenOfDeposit } from '../settlement-sum.ts';
import { type BillRecord, billLife, leastOf, settlementRules } from './bill-life.ts';
import { invoiceCommissions } from './invoice-commissions.ts';
import { moveDeposit } from './keep-standing.ts';
import { JOB } from './release-orders.ts';
import { depositMove, settlementBill, settlementRow, settlementStore } from './settlement.tables.ts';

/** Enough to know whether bills were below zero in a row. */
const MOST_FORMER = 5;

/** The migration sets the first one. */
export const cutTimer: TimerHandler = {
  docType: JOB,
  event: 'cut',
  fire: (work, docSn) => setTimer(work, JOB, docSn, 'cut', after(endOfDay(dayInChina(work.now)), hours(2))),
  afterwards: cutAll,
};

async function cutAll(workshop: Workshop): Promise<void> {
  for (const { storeId, day } of await workshop.reading('zh', billsToCut))
    await workshop.inTransaction('zh', (work) => cutBill(work, storeId, day));
  await workshop.inTransaction('zh', (work) => invoiceCommissions(work));
}

/** Each store's last day of its own cycle, or of the platform's rule. */
async function billsToCut(work: Work): Promise<{ storeId: number; day: string }[]> {
  const { cycle: usual } = await settlementRules.find(work);
  const storeIds = await storesToBill(work);
  const terms = await work.tx
    .select()
    .from(settlementStore)
    .where(inArray(settlementStore.storeId, storeIds));
  return storeIds.map((storeId) => {
    const own = terms.find((one) => one.storeId === storeId)?.cycle;
    return { storeId, day: lastCutDay(own || usual, dayInChina(work.now)) };
  });
}

/** Of which something has happened that may not be on a bill. */
export async function storesToBill(work: Work): Promise<number[]> {
  const open = await work.tx
    .selectDistinct({ storeId: settlementRow.storeId })
    .from(settlementRow)
    .where(isNull(settlementRow.billId));
  const found = [
    ...open.map(({ storeId }) => storeId),
    ...(await partiesOf(work, '2003', FROM_BOOKS)).map(Number),
  ];
  const stores = await findStores(work, [...new Set(found)]);
  return [...stores.values()].filter((store) => !store.isSelfOperated).map(({ storeId }) => storeId);
}

/** What cases and complaints have cost a store, and what was paid for its own credit, stands in the books alone. */
const FROM_BOOKS = ['compensated', 'statementPaid'] as const;

const inBooks = (work: Work, storeId: number, until: Date) =>
  legsOf(work, { account: '2003', party: String(storeId), events: FROM_BOOKS, until });

/** Of that, what no row tells of before the next cut. */
export async function waitsInBooks(work: Work, storeId: number): Promise<Cents> {
  const legs = await inBooks(work, storeId, work.now);
  const taken = await work.tx
    .select({ docSn: settlementRow.docSn })
    .from(settlementRow)
    .where(
      and(eq(settlementRow.storeId, storeId), inArray(settlementRow.kind, ['COMPENSATION', 'STATEMENT'])),
    );
  const known = new Set(taken.map(({ docSn }) => docSn));
  return cents(-sum(legs.filter(({ entrySn }) => !known.has(entrySn)).map(({ amount }) => amount)));
}

async function takeFromBooks(work: Work, storeId: number, until: Date): Promise<void> {
  const legs = await inBooks(work, storeId, until);
  if (legs.length === 0) return;
  await work.tx
    .insert(settlementRow)
    .values(
      legs.map(({ entrySn, docSn, event, amount, occurredAt }) => ({
        ...{ storeId, docSn: entrySn, aboutSn: docSn, occurredAt, amount: cents(-amount) },
        kind: event === 'compensated' ? ('COMPENSATION' as const) : ('STATEMENT' as const),
      })),
    )
    .onConflictDoNothing();
}

/** Once a day, however often it is tried. @param day of China; what happened before it is on the bill */
export async function cutBill(work: Work, storeId: number, day: string): Promise<void> {
  await work.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`settlement ${storeId}`]);
  const until = after(endOfDay(day), -days(1));
  const of = and(eq(settlementBill.storeId, storeId), eq(settlementBill.cutDay, day));
  if ((await work.tx.select().from(settlementBill).where(of)).length > 0) return;
  await takeFromBooks(work, storeId, until);
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
  const before = sum(carried.map((bill) => bill.total));
  const billSn = await nextDocumentNumber(work, 'SB');
  const { row: paidOff, demanded } = await payOff(work, storeId, billSn, billOf(rows, before).total);
  if (paidOff) rows.push(paidOff);
  const sums = billOf(rows, before);
  const state = isCarried(sums.total, await leastOf(work)) ? 'CARRIED' : 'GENERATED';
  const bill = await billLife.begin(
    work,
    'cut',
    { billSn, storeId, cutDay: day, ...sums, demanded, state },
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

/** Where the store owes money for the third time in a row, its deposit pays as much as it can; the rest is asked for. */
async function payOff(
  work: Work,
  storeId: number,
  billSn: string,
  total: Cents,
): Promise<{ row?: typeof settlementRow.$inferSelect | undefined; demanded: Cents }> {
  if (total >= 0) return { demanded: NOTHING };
  const former = await work.tx
    .select({ total: settlementBill.total })
    .from(settlementBill)
    .where(eq(settlementBill.storeId, storeId))
    .orderBy(desc(settlementBill.cutDay))
    .limit(MOST_FORMER);
  const [terms] = await work.tx
    .select()
    .from(settlementStore)
    .where(eq(settlementStore.storeId, storeId))
    .for('update');
  const { taken, demanded } = takenOfDeposit(
    total,
    former.map((bill) => bill.total),
    terms?.deposit ?? NOTHING,
  );
  if (taken === 0) return { demanded };
  const docSn = await post(work, depositMoved('depositTaken', billSn, storeId, taken));
  await moveDeposit(work, storeId, cents(-taken));
  await work.tx.insert(depositMove).values({
    ...{ storeId, kind: 'TAKEN', state: 'DONE', amount: taken, serial: billSn },
    moveSn: await nextDocumentNumber(work, 'DP'),
    createdAt: work.now,
  });
  const [row] = await work.tx
    .insert(settlementRow)
    .values({
      ...{ storeId, kind: 'DEPOSIT', docSn, aboutSn: billSn, amount: taken },
      occurredAt: work.now,
    })
    .returning();
  return { row, demanded };
}

/** What a bill comes to with the rows that stand on it now. */
export async function sumsNow(work: Work, bill: BillRecord) {
  const rows = await work.tx.select().from(settlementRow).where(eq(settlementRow.billId, bill.billId));
  return billOf(rows, bill.carried);
}

/** Where a confirmation leads: a bill that has become too small is carried. */
export const confirmedTo = (total: Cents, least: Cents) =>
  isCarried(total, cents(least)) ? ('CARRIED' as const) : ('STORE_CONFIRMED' as const);
