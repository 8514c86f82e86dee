// An order tells how far it has come and what is owed of it: its rows come to be, refunds lower them, a wish becomes an application.
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents } from '#kit/money/money.ts';
import { findTaxIdentity } from '#mall/tax/server/tax.ts';
import { categoryOf, rateFor } from '#mall/tax/tax-categories.ts';
import type { BillMoment } from '#mall/tax/tax-identity.ts';
import type { HeaderSnapshot, InvoiceType } from '../../invoice-terms.ts';
import { applyWish, reapply } from '../apply/apply-wish.ts';
import { withdrawForRefund } from '../apply/move-invoice.ts';
import { billableRow, invoice, invoiceRow } from '../invoice.tables.ts';
import { askDueReds } from '../red/due-reds.ts';
import { type BillableLiveRow, holdRowsOfOrder, leftOf } from './billable-rows.ts';

/** What of an order may be invoiced; amounts in fen with tax. */
export interface LineToBill {
  /** Null: its carriage. */
  orderLineId: number | null;
  isService: boolean;
  name: string;
  model: string;
  /** Before discounts, what the buyer owes of it at first, and now. */
  gross: Cents;
  due: Cents;
  owed: Cents;
  /** Pieces that he has now. */
  qty: number;
  taxCode: string;
  /** Per mille, of a general taxpayer. */
  taxRate: number;
}

export interface OrderToBill {
  orderSn: string;
  storeId: number;
  memberId: number;
  enterpriseId: number | null;
  reached: ReadonlySet<BillMoment>;
  lines: readonly LineToBill[];
  /** What was agreed at checkout; null: the buyer applies himself. */
  wish: { type: InvoiceType; header: HeaderSnapshot } | null;
}

/** From which step of an order on the store invoices it. */
export const billMomentOf = async (work: Work, storeId: number): Promise<BillMoment> =>
  (await findTaxIdentity(work, storeId))?.billMoment ?? 'COMPLETED';

/** In the work of the order's own step, which is held; telling the same again changes nothing. */
export async function billOrder(work: Work, of: OrderToBill): Promise<void> {
  const rows = await holdRowsOfOrder(work, of.orderSn);
  if (rows.length > 0) return lowerRows(work, of, rows);
  const identity = await findTaxIdentity(work, of.storeId);
  if (!of.reached.has(identity?.billMoment ?? 'COMPLETED')) return;
  const owed = of.lines.filter((line) => line.owed > 0);
  if (owed.length === 0) return;
  const { orderSn, storeId, memberId, enterpriseId } = of;
  const opened = await work.tx
    .insert(billableRow)
    .values(
      owed.map((line) => ({
        ...{ orderSn, storeId, memberId, enterpriseId },
        orderLineId: line.orderLineId,
        kind:
          line.orderLineId === null
            ? ('FREIGHT' as const)
            : line.isService
              ? ('SERVICE' as const)
              : ('LINE' as const),
        name: line.name,
        model: line.model,
        unit: line.orderLineId === null || line.isService ? '次' : '个',
        qty: Math.max(1, line.qty),
        gross: grossOf(line),
        amount: line.owed,
        taxCode: line.taxCode || categoryOf(line.isService ? 'services' : 'goods').code,
        taxRate: rateFor(identity?.taxpayer ?? 'GENERAL', identity?.smallRate ?? 0, line.taxRate),
        createdAt: work.now,
      })),
    )
    .returning({ rowId: billableRow.rowId });
  if (of.wish)
    await applyWish(
      work,
      of,
      of.wish,
      opened.map(({ rowId }) => rowId),
    );
}

/** Discounts shrink with what is owed. */
const grossOf = ({ gross, due, owed }: LineToBill): Cents =>
  cents(owed + (due > 0 ? Number((BigInt(gross - due) * BigInt(owed)) / BigInt(due)) : 0));

/** What was only applied for is applied for anew with what is left; what was invoiced already waits for a red letter. */
async function lowerRows(work: Work, of: OrderToBill, rows: readonly BillableLiveRow[]): Promise<void> {
  const changes = rows.flatMap((row) => {
    const line = of.lines.find((one) => one.orderLineId === row.orderLineId);
    const lowered = cents(row.amount - Math.min(row.amount, line?.owed ?? 0));
    const loweredQty = Math.max(0, row.qty - Math.max(0, line?.qty ?? 0));
    return lowered > row.lowered ? [{ row, lowered, loweredQty }] : [];
  });
  if (changes.length === 0) return;
  const touched = changes
    .filter(({ row, lowered }) => row.reserved > 0 && leftOf(row) < lowered - row.lowered)
    .map(({ row }) => row.rowId);
  const again = await endOpenApplications(work, touched);
  for (const { row, lowered, loweredQty } of changes)
    await work.tx
      .update(billableRow)
      .set({ lowered, loweredQty: row.kind === 'FREIGHT' ? 0 : loweredQty })
      .where(eq(billableRow.rowId, row.rowId));
  for (const invoiceSn of again) await reapply(work, invoiceSn);
  await askDueReds(work, of.orderSn);
}

async function endOpenApplications(work: Work, rowIds: readonly number[]): Promise<string[]> {
  if (rowIds.length === 0) return [];
  const open = await work.tx
    .selectDistinct({ invoiceSn: invoice.invoiceSn, state: invoice.state, isAsked: invoice.isAsked })
    .from(invoiceRow)
    .innerJoin(invoice, eq(invoice.invoiceSn, invoiceRow.invoiceSn))
    .innerJoin(billableRow, eq(billableRow.rowId, invoiceRow.rowId))
    .where(
      and(
        inArray(invoiceRow.rowId, [...rowIds]),
        gt(billableRow.reserved, cents(0)),
        inArray(invoice.state, ['PENDING_REVIEW', 'REVIEW_REJECTED', 'PENDING_ISSUE']),
      ),
    )
    .orderBy(invoice.invoiceSn);
  for (const { invoiceSn } of open) await withdrawForRefund(work, invoiceSn);
  // What its buyer has still to mend, or his own people to decide, is his to apply for again.
  return open.flatMap(({ invoiceSn, state, isAsked }) =>
    isAsked || state === 'REVIEW_REJECTED' ? [] : [invoiceSn],
  );
}
