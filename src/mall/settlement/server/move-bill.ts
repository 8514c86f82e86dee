// What each side does with a bill: the store confirms it or disputes a row, the platform answers and looks it over twice.
import { and, eq, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { cents, NOTHING } from '#kit/money/money.ts';
import { post } from '#mall/books/server/books.ts';
import { adjusted } from '#mall/books/settling-rules.ts';
import { type Member, type Seller, stepBy } from '#mall/member/actor.ts';
import type { settlementProtocol } from '../settlement.protocol.ts';
import type { Dispute } from '../settlement-terms.ts';
import { type BillRecord, billLife, leastOf } from './bill-life.ts';
import { confirmedTo, sumsNow } from './cut-bills.ts';
import { settlementErrors } from './settlement.errors.ts';
import { settlementBill, settlementRow } from './settlement.tables.ts';

type Acts = Actions<typeof settlementProtocol>;
type RowRecord = typeof settlementRow.$inferSelect;
interface Seen {
  billSn: string;
  version: number;
}

const isOfStore = (storeId: number | undefined) =>
  storeId === undefined ? undefined : eq(settlementBill.storeId, storeId);

/** @throws settlementErrors.notFound, also for another store's; changedMeanwhile */
async function hold(work: Work, { billSn, version }: Seen, storeId?: number): Promise<BillRecord> {
  const row = await billLife.hold(work, billSn, isOfStore(storeId));
  if (!row) throw settlementErrors.notFound();
  if (row.version !== version) throw settlementErrors.changedMeanwhile();
  return row;
}

/** For one of the platform. @throws as hold; ownBill */
async function holdFor(work: Work, member: Member, seen: Seen): Promise<BillRecord> {
  const row = await hold(work, seen);
  if (row.storeId === member.storeId) throw settlementErrors.ownBill();
  return row;
}

const done = ({ billSn, state }: BillRecord) => ({ billSn, state });

/** A row that stands on the bill, or has left it disputed; held. @throws noSuchRow, rowNotNow */
async function holdRow(
  work: Work,
  { billId }: BillRecord,
  rowId: number,
  ...wanted: Dispute[]
): Promise<RowRecord> {
  const [row] = await work.tx
    .select()
    .from(settlementRow)
    .where(and(eq(settlementRow.rowId, rowId), sql`${billId} IN (bill_id, disputed_in)`))
    .for('update');
  if (!row) throw settlementErrors.noSuchRow();
  // a refused one that stands on a later bill is settled
  const isBilled = row.dispute === 'REFUSED' && row.billId !== null;
  if (!wanted.includes(row.dispute) || isBilled) throw settlementErrors.rowNotNow();
  return row;
}

const setRow = (work: Work, { rowId }: RowRecord, set: Partial<RowRecord>) =>
  work.tx.update(settlementRow).set(set).where(eq(settlementRow.rowId, rowId));

/** @throws as hold; notNow */
const confirm: Acts['confirm'] = async (work, seller, seen) => {
  const row = await hold(work, seen, seller.storeId);
  const to = confirmedTo(row.total, await leastOf(work));
  return done(await billLife.advance(work, row, 'confirm', { ...stepBy('store', seller), to }));
};

/** @throws as hold; notNow, noSuchRow, rowNotNow */
const dispute: Acts['dispute'] = async (work, seller, { rowId, reason, ...seen }) => {
  const bill = await hold(work, seen, seller.storeId);
  billLife.require(work, bill, 'dispute', 'store');
  const row = await holdRow(work, bill, rowId, '');
  await setRow(work, row, { billId: null, disputedIn: bill.billId, dispute: 'OPEN', said: reason });
  const set = await sumsNow(work, bill);
  return done(await billLife.advance(work, bill, 'dispute', { ...stepBy('store', seller, reason), set }));
};

/** @throws as hold; noSuchRow, rowNotNow */
const escalate: Acts['escalate'] = async (work, seller: Seller, { rowId, reason, ...seen }) => {
  const bill = await hold(work, seen, seller.storeId);
  const row = await holdRow(work, bill, rowId, 'REFUSED');
  await setRow(work, row, { dispute: 'ESCALATED', said: `${row.said}\n${reason}` });
  return done(await billLife.advance(work, bill, 'escalate', stepBy('store', seller, reason)));
};

/** @throws as hold; ownBill, noSuchRow, rowNotNow, tooMuch: at most what the row itself came to (decision 139) */
const answer: Acts['answer'] = async (work, finance, input) => {
  const { rowId, reason, isAccepted, amount = NOTHING, ...seen } = input;
  const bill = await holdFor(work, finance, seen);
  const row = await holdRow(work, bill, rowId, 'OPEN', 'ESCALATED');
  const most = cents(Math.max(Math.abs(row.amount), Math.abs(row.commission)));
  if (isAccepted && amount > most) throw settlementErrors.tooMuch({ most });
  const refused = row.dispute === 'OPEN' ? 'REFUSED' : 'CLOSED';
  await setRow(work, row, { dispute: isAccepted ? 'ACCEPTED' : refused, answer: reason });
  if (isAccepted && amount !== 0) {
    const { storeId, orderSn } = row;
    const docSn = await post(work, adjusted(bill.billSn, storeId, amount, reason));
    await work.tx.insert(settlementRow).values({
      storeId,
      kind: 'ADJUSTMENT',
      orderSn,
      docSn,
      aboutSn: bill.billSn,
      amount,
      occurredAt: work.now,
    });
  }
  const action = isAccepted ? 'acceptDispute' : 'refuseDispute';
  return done(await billLife.advance(work, bill, action, stepBy('platform', finance, reason)));
};

/** By one of finance, then by another. @throws as hold; ownBill, notNow, secondPerson */
const review: Acts['review'] = async (work, finance, seen) => {
  const row = await holdFor(work, finance, seen);
  if (row.reviewedBy === null) {
    const set = { reviewedBy: finance.memberId };
    return done(await billLife.advance(work, row, 'review', { ...stepBy('platform', finance), set }));
  }
  billLife.require(work, row, 'approve', 'platform');
  if (row.reviewedBy === finance.memberId) throw settlementErrors.secondPerson();
  return done(await billLife.advance(work, row, 'approve', stepBy('platform', finance)));
};

export const billMoves = { confirm, dispute, escalate, answer, review };

export const billTimers = billLife.onTime((work, billSn) => billLife.hold(work, billSn), {
  confirmTimeout: async (work, row) =>
    billLife.advance(work, row, 'confirmTimeout', {
      by: 'system',
      to: confirmedTo(row.total, await leastOf(work)),
    }),
});
