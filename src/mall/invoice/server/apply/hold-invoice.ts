// Finds applications and holds them for the time of a step: a buyer's own and his enterprise's, a store's.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { buysFor, type Member } from '#mall/member/actor.ts';
import { holdRows, rowsOf } from '../bill/billable-rows.ts';
import { invoiceErrors } from '../invoice.errors.ts';
import { invoice } from '../invoice.tables.ts';
import { type InvoiceLiveRow, invoiceLife } from './invoice-life.ts';

/** Whose applications are asked for. */
export type Side = { member: Member } | { storeId: number };

/** An enterprise's invoices are read by whoever of it may; a store's once the buyer's own people have agreed. */
const isOf = (side: Side, row: InvoiceLiveRow): boolean => {
  if ('storeId' in side) return row.storeId === side.storeId && !row.isAsked;
  const enterpriseId = buysFor(side.member);
  return (
    row.memberId === side.member.memberId || (enterpriseId !== null && row.enterpriseId === enterpriseId)
  );
};

export const buyers = (member: Member): Side => ({ member });

/** @throws invoiceErrors.notFound, also for somebody else's */
export async function findInvoice(work: Work, side: Side, invoiceSn: string): Promise<InvoiceLiveRow> {
  const [row] = await work.tx.select().from(invoice).where(eq(invoice.invoiceSn, invoiceSn));
  if (!row || !isOf(side, row)) throw invoiceErrors.notFound();
  return row;
}

/** After its rows, which everybody locks first. */
export async function holdWithRows(work: Work, invoiceSn: string): Promise<InvoiceLiveRow | undefined> {
  const rowIds = (await rowsOf(work, invoiceSn)).map(({ rowId }) => rowId);
  if (rowIds.length > 0) await holdRows(work, rowIds);
  return invoiceLife.hold(work, invoiceSn);
}

/** @throws invoiceErrors.notFound; changedMeanwhile where it is not the version that was seen */
export async function holdInvoice(
  work: Work,
  side: Side,
  { invoiceSn, version }: { invoiceSn: string; version?: number },
): Promise<InvoiceLiveRow> {
  await findInvoice(work, side, invoiceSn);
  const row = await holdWithRows(work, invoiceSn);
  if (!row) throw invoiceErrors.notFound();
  if (version !== undefined && row.version !== version) throw invoiceErrors.changedMeanwhile();
  return row;
}
