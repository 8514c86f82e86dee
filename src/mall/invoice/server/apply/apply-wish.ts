// What becomes an application by itself: an order's wish at checkout, and what a refund has left of an application.
import { and, eq, isNull } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { type Cents, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { notice, tellOfDocument } from '#mall/message/server/message.ts';
import { type HeaderSnapshot, headerFaults, type InvoiceType } from '../../invoice-terms.ts';
import type { RowToInvoice } from '../../sheet-lines.ts';
import { holdRows, leftOf, reserve, rowsOf, toInvoice } from '../bill/billable-rows.ts';
import { invoice, invoiceHeader } from '../invoice.tables.ts';
import { type InvoiceLiveRow, type InvoiceMover, invoiceLife } from './invoice-life.ts';

interface Applied
  extends Pick<
    InvoiceLiveRow,
    | 'storeId'
    | 'memberId'
    | 'enterpriseId'
    | 'type'
    | 'medium'
    | 'header'
    | 'address'
    | 'remark'
    | 'isWish'
    | 'isAsked'
  > {
  invoiceSn: string;
}

export const nextInvoiceSn = (work: Work): Promise<string> => nextDocumentNumber(work, 'IV');

export const amountOf = (rows: readonly RowToInvoice[]): Cents => sum(rows.map(({ amount }) => amount));

/** Begins an application for held rows, of which something is left. */
export async function beginInvoice(
  work: Work,
  of: Applied,
  rows: readonly RowToInvoice[],
  mover: InvoiceMover,
): Promise<InvoiceLiveRow> {
  const row = await invoiceLife.begin(work, 'apply', { ...of, amount: amountOf(rows) }, mover);
  await reserve(work, of.invoiceSn, rows);
  return row;
}

interface Buyer {
  orderSn: string;
  storeId: number;
  memberId: number;
  enterpriseId: number | null;
}

/** In the work that opens the rows. A header that is not complete, or not verified for a special invoice, makes a message instead. */
export async function applyWish(
  work: Work,
  { orderSn, storeId, memberId, enterpriseId }: Buyer,
  { type, header }: { type: InvoiceType; header: HeaderSnapshot },
  rowIds: readonly number[],
): Promise<void> {
  const isGood =
    Object.keys(headerFaults(header, type)).length === 0 &&
    (type === 'normal' || (await isVerified(work, { memberId, enterpriseId }, header)));
  if (!isGood) return tellHeaderFirst(work, memberId, orderSn);
  const invoiceSn = await nextInvoiceSn(work);
  const rows = (await holdRows(work, rowIds)).map(toInvoice);
  await beginInvoice(
    work,
    {
      ...{ invoiceSn, storeId, memberId, enterpriseId, type, header },
      ...{ medium: 'DIGITAL', address: null, remark: '', isWish: true, isAsked: false },
    },
    rows,
    { by: 'system' },
  );
}

/** Whether the buyer keeps this very header, and the platform has verified it. */
async function isVerified(
  work: Work,
  { memberId, enterpriseId }: { memberId: number; enterpriseId: number | null },
  header: HeaderSnapshot,
): Promise<boolean> {
  const own =
    enterpriseId === null
      ? and(eq(invoiceHeader.memberId, memberId), isNull(invoiceHeader.enterpriseId))
      : eq(invoiceHeader.enterpriseId, enterpriseId);
  const rows = await work.tx
    .select()
    .from(invoiceHeader)
    .where(and(own, eq(invoiceHeader.state, 'VERIFIED'), eq(invoiceHeader.taxNo, header.taxNo)));
  return rows.some(
    (row) => row.title === header.title && row.bank === header.bank && row.bankAccount === header.bankAccount,
  );
}

const tellHeaderFirst = (work: Work, memberId: number, orderSn: string) =>
  tellOfDocument(
    work,
    [memberId],
    notice(
      ['订单的开票要求未能自动申请', 'Your wish for an invoice could not be applied for'],
      [
        '抬头信息不全或尚未核验，请完善抬头后在“申请开票”中提交。',
        'The header is not complete or not verified: mend it, then apply for the invoice.',
      ],
    ),
    {
      kind: 'invoice',
      name: { zh: `订单 ${orderSn}`, en: `Order ${orderSn}` },
      reason: '',
      link: '/member/invoice/header',
    },
  );

/** What is left of the rows of an application that a refund has ended, with everything else as it was. */
export async function reapply(work: Work, invoiceSn: string): Promise<void> {
  const [former] = await work.tx.select().from(invoice).where(eq(invoice.invoiceSn, invoiceSn));
  const before = required(former);
  const rowIds = (await rowsOf(work, invoiceSn)).map(({ rowId }) => rowId);
  const rows = (await holdRows(work, rowIds)).filter((row) => leftOf(row) > 0).map(toInvoice);
  if (rows.length === 0) return;
  const { storeId, memberId, enterpriseId, type, medium, header, address, remark, isWish } = before;
  await beginInvoice(
    work,
    {
      ...{ storeId, memberId, enterpriseId, type, medium, header, address, remark, isWish },
      ...{ invoiceSn: await nextInvoiceSn(work), isAsked: false },
    },
    rows,
    { by: 'system' },
  );
}
