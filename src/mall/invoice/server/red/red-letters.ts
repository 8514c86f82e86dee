// Red letters: asked for by either side, confirmed by the other where the buyer has booked the invoice, then issued by the seller.
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { cents, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import type { Member } from '#mall/member/actor.ts';
import type { invoiceProtocol } from '../../invoice.protocol.ts';
import type { InvoiceActor } from '../../invoice-status.ts';
import { buyers, holdInvoice, holdWithRows, type Side } from '../apply/hold-invoice.ts';
import { type InvoiceLiveRow, invoiceLife, moverOf } from '../apply/invoice-life.ts';
import { invoiceErrors } from '../invoice.errors.ts';
import { redIssued } from '../invoice.events.ts';
import { billableRow, invoiceSheetLine, redLetter } from '../invoice.tables.ts';
import { requireNewNumbers } from '../issue/new-numbers.ts';
import { findRows, sheetsOf } from '../issue/plan-sheets.ts';
import { beginRed, leftOfLine } from './begin-red.ts';
import { askDueReds } from './due-reds.ts';
import { type RedRow, redLife } from './red-life.ts';

type Acts = Actions<typeof invoiceProtocol>;
type Asking = Parameters<Acts['askRed']>[2];

/** @throws noSheet, redTooMuch; as a step */
async function ask(work: Work, side: 'BUYER' | 'SELLER', of: Side, member: Member, input: Asking) {
  const { sheetId, reasonCode, lines: wanted, ...seen } = input;
  const row = await holdInvoice(work, of, seen);
  invoiceLife.require(work, row, 'askRed', side === 'BUYER' ? 'buyer' : 'store');
  const found = (await sheetsOf(work, row.invoiceSn)).find(({ sheet }) => sheet.sheetId === sheetId);
  if (!found) throw invoiceErrors.noSheet();
  const asked =
    wanted.length > 0
      ? wanted
      : found.lines.map((line) => ({ sheetLineId: line.sheetLineId, amount: leftOfLine(line) }));
  const lines = asked
    .filter(({ amount }) => amount !== 0)
    .map(({ sheetLineId, amount }) => {
      const line = found.lines.find((one) => one.sheetLineId === sheetLineId);
      if (!line) throw invoiceErrors.noSheet();
      if (amount < 0 || amount > leftOfLine(line)) throw invoiceErrors.redTooMuch();
      return { line, amount };
    });
  const isTwice = new Set(lines.map(({ line }) => line.sheetLineId)).size < lines.length;
  if (lines.length === 0 || isTwice) throw invoiceErrors.redTooMuch();
  const { state } = await beginRed(work, row, { sheetId, reasonCode, lines }, { side, member });
  return { invoiceSn: row.invoiceSn, state };
}

async function openRedOf(work: Work, invoiceSn: string): Promise<RedRow> {
  const [row] = await work.tx
    .select()
    .from(redLetter)
    .where(and(eq(redLetter.invoiceSn, invoiceSn), inArray(redLetter.state, ['RED_REQUESTED', 'CONFIRMED'])))
    .orderBy(desc(redLetter.redId));
  if (!row) throw invoiceErrors.noRed();
  return row;
}

/** The red letter of an application that may be issued now. */
export async function findConfirmedRed(work: Work, invoiceSn: string): Promise<RedRow | undefined> {
  const [row] = await work.tx
    .select()
    .from(redLetter)
    .where(and(eq(redLetter.invoiceSn, invoiceSn), eq(redLetter.state, 'CONFIRMED')));
  return row;
}

type Answer = Parameters<Acts['answerRed']>[2];

async function answer(work: Work, side: 'BUYER' | 'SELLER', of: Side, member: Member, input: Answer) {
  const { answer: said, ...seen } = input;
  const row = await holdInvoice(work, of, seen);
  const red = await openRedOf(work, row.invoiceSn);
  const by = red.askedBy === side ? 'asker' : 'other';
  if (row.isIssuing) throw invoiceErrors.redNotNow();
  await redLife.advance(work, red, said, moverOf(by, member));
  if (said === 'confirm') return { invoiceSn: row.invoiceSn, state: row.state };
  const { state } = await endRed(work, row, moverOf(side === 'BUYER' ? 'buyer' : 'store', member));
  return { invoiceSn: row.invoiceSn, state };
}

const endRed = (
  work: Work,
  row: InvoiceLiveRow,
  mover: ReturnType<typeof moverOf<InvoiceActor>> | { by: 'system' },
) =>
  invoiceLife.advance(work, row, 'redOver', {
    ...mover,
    to: required(row.stateBefore),
    set: { stateBefore: null },
  });

/** Nobody has confirmed it in time. */
export async function lapseRed(work: Work, red: RedRow): Promise<void> {
  const row = required(await holdWithRows(work, red.invoiceSn));
  await redLife.advance(work, red, 'lapse', { by: 'system' });
  await endRed(work, row, { by: 'system' });
}

/** The application must be held, with its rows. @throws numberKnown, redTooMuch */
export async function keepRed(
  work: Work,
  row: InvoiceLiveRow,
  red: RedRow,
  { number, fileIds }: { number: string; fileIds: number[] },
  mover: { by: 'system' } | ReturnType<typeof moverOf<'store'>>,
): Promise<InvoiceLiveRow> {
  await requireNewNumbers(work, [number]);
  const sheets = await sheetsOf(work, row.invoiceSn);
  const lines = sheets.flatMap((one) => one.lines);
  const rows = await findRows(
    work,
    lines.map(({ rowId }) => rowId),
  );
  const told = [];
  for (const { sheetLineId, amount, net } of red.lines) {
    const line = required(lines.find((one) => one.sheetLineId === sheetLineId));
    await work.tx
      .update(invoiceSheetLine)
      .set({
        red: sql`${invoiceSheetLine.red} + ${amount}`,
        redNet: sql`${invoiceSheetLine.redNet} + ${net}`,
      })
      .where(eq(invoiceSheetLine.sheetLineId, sheetLineId));
    await work.tx
      .update(billableRow)
      .set({ red: sql`${billableRow.red} + ${amount}` })
      .where(eq(billableRow.rowId, line.rowId));
    const { orderSn, orderLineId } = required(rows.get(line.rowId));
    const before = Math.floor((line.qty * line.red) / line.amount);
    const qty = Math.floor((line.qty * (line.red + amount)) / line.amount) - before;
    if (orderLineId) told.push({ orderSn, orderLineId, qty, amount: cents(amount) });
  }
  await redLife.advance(work, red, 'issue', { ...mover, set: { number, fileIds } });
  const left = sum(lines.map(leftOfLine)) - red.lines.reduce((all, { amount }) => all + amount, 0);
  const done = await invoiceLife.advance(work, row, 'redIssued', {
    ...mover,
    to: left === 0 ? 'RED_ISSUED' : required(row.stateBefore),
    set: { stateBefore: null, isPartlyRed: left > 0 },
  });
  await work.emit(redIssued, { invoiceSn: row.invoiceSn, lines: told });
  for (const orderSn of new Set([...rows.values()].map((one) => one.orderSn)))
    await askDueReds(work, orderSn);
  return done;
}

export const redActs = {
  askRed: (work, member, input) => ask(work, 'BUYER', buyers(member), member, input),
  storeAskRed: (work, seller, input) => ask(work, 'SELLER', { storeId: seller.storeId }, seller, input),
  answerRed: (work, member, input) => answer(work, 'BUYER', buyers(member), member, input),
  storeAnswerRed: (work, seller, input) => answer(work, 'SELLER', { storeId: seller.storeId }, seller, input),
  /** @throws noRed, redNotNow, numberKnown; the file room's refusals */
  issueRed: async (work, seller, { number, fileIds, ...seen }) => {
    const row = await holdInvoice(work, { storeId: seller.storeId }, seen);
    const red = await openRedOf(work, row.invoiceSn);
    redLife.require(work, red, 'issue', 'store');
    await requireFiles(work, seller.memberId, fileIds, { kinds: 'attachments' });
    const { state } = await keepRed(work, row, red, { number, fileIds }, moverOf('store', seller));
    return { invoiceSn: row.invoiceSn, state };
  },
} satisfies Partial<Acts>;
