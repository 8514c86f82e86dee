// How the rows of an application become sheets: net and tax by row, a discount as a line of its own, limits (domain-money §6).
import { type Cents, cents, NOTHING } from '#kit/money/money.ts';
import { netOf } from '#mall/tax/tax-amounts.ts';

/** Rows of one sheet, discounts counted. */
export const ROWS_OF_SHEET = 2_000;

/** What is to be invoiced of a billable row; amounts in fen with tax. */
export interface RowToInvoice {
  rowId: number;
  /** Pieces, above zero. */
  qty: number;
  /** Before discounts; `amount` is what the buyer owes. */
  gross: Cents;
  amount: Cents;
  /** Per mille. */
  taxRate: number;
}

/** A line of a sheet. The discount is the difference of both: net `grossNet - net`, tax `gross - grossNet - tax`. */
export interface SheetLine extends RowToInvoice {
  grossNet: Cents;
  net: Cents;
  tax: Cents;
}

/** Of the first `pieces` of a row; all parts of a row add up to it. */
function until({ qty, gross, amount, taxRate }: RowToInvoice, pieces: number) {
  const share = (whole: Cents) => cents(Number((BigInt(whole) * BigInt(pieces)) / BigInt(qty)));
  const [partGross, partAmount] = [share(gross), share(amount)];
  return {
    gross: partGross,
    amount: partAmount,
    grossNet: netOf(partGross, taxRate),
    net: netOf(partAmount, taxRate),
  };
}

function part(row: RowToInvoice, from: number, to: number): SheetLine {
  const [before, after] = [until(row, from), until(row, to)];
  const amount = cents(after.amount - before.amount);
  const net = cents(after.net - before.net);
  return {
    rowId: row.rowId,
    taxRate: row.taxRate,
    qty: to - from,
    gross: cents(after.gross - before.gross),
    amount,
    grossNet: cents(after.grossNet - before.grossNet),
    net,
    tax: cents(amount - net),
  };
}

/** A row as one line: net and tax from its own amount, never from a total. */
export const lineOf = (row: RowToInvoice): SheetLine => part(row, 0, row.qty);

/** What it takes of a sheet's rows. */
const rowsOf = ({ gross, amount }: Pick<RowToInvoice, 'gross' | 'amount'>): number =>
  gross > amount ? 2 : 1;

/**
 * Rows in order fill a sheet to its limit; one that fits an empty sheet is never cut, one that does not is cut by the largest
 * whole quantity that fits, and the next sheet has the cumulative rest.
 * @param netLimit in fen without tax; null: none
 * @returns undefined where a single piece is above the limit
 */
export function fillSheets(
  rows: readonly RowToInvoice[],
  netLimit: Cents | null,
  mostRows = ROWS_OF_SHEET,
): SheetLine[][] | undefined {
  const limit = netLimit ?? Number.POSITIVE_INFINITY;
  const sheets: SheetLine[][] = [];
  let [left, rowsLeft] = [0, 0];
  const put = (line: SheetLine) => {
    const isNew = line.net > left || rowsOf(line) > rowsLeft;
    if (isNew) [left, rowsLeft] = [limit, mostRows];
    const sheet = isNew ? [] : (sheets.at(-1) ?? []);
    if (isNew) sheets.push(sheet);
    sheet.push(line);
    left -= line.net;
    rowsLeft -= rowsOf(line);
  };
  for (const row of rows) {
    for (let from = 0; from < row.qty; ) {
      const to = largestFit(row, from, limit);
      if (to === from) return undefined;
      put(part(row, from, to));
      from = to;
    }
  }
  return sheets;
}

/** Up to which piece the row fits an empty sheet. */
function largestFit(row: RowToInvoice, from: number, limit: number): number {
  let [least, most] = [from, row.qty];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (part(row, from, middle).net <= limit) least = middle;
    else most = middle - 1;
  }
  return least;
}

/** What sheets add up to: by row, never from a total. */
export function totalOf(lines: readonly Pick<SheetLine, 'net' | 'tax'>[]): { net: Cents; tax: Cents } {
  let [net, tax] = [NOTHING as number, NOTHING as number];
  for (const line of lines) [net, tax] = [net + line.net, tax + line.tax];
  return { net: cents(net), tax: cents(tax) };
}

/**
 * The lines with the tax that stands on the sheet: what it differs by goes over them, a fen each.
 * @param tax in fen, at most a fen a line away from their own
 */
export function taxAsIssued(lines: readonly SheetLine[], tax: number): SheetLine[] {
  let off = tax - totalOf(lines).tax;
  return lines.map((line) => {
    const fen = Math.sign(off);
    off -= fen;
    return fen === 0 ? line : { ...line, net: cents(line.net - fen), tax: cents(line.tax + fen) };
  });
}

/** A line of which something may have been taken back already. */
export interface LineWithRed {
  amount: Cents;
  net: Cents;
  taxRate: number;
  red: Cents;
  redNet: Cents;
}

/** Net and tax of what is taken back; the last red takes the rest. @param amount in fen with tax, at most what is left */
export function redOf({ taxRate, ...line }: LineWithRed, amount: Cents): { net: Cents; tax: Cents } {
  const left = cents(line.net - line.redNet);
  const net = line.red + amount === line.amount ? left : cents(Math.min(netOf(amount, taxRate), left));
  return { net, tax: cents(amount - net) };
}

/**
 * What of a billable row is to be invoiced now: its discount shrinks with it.
 * @param left in fen, above zero, at most `amount`
 * @param qty pieces that the buyer still has; none where only money is left
 */
export function restOf(
  row: { rowId: number; gross: Cents; amount: Cents; taxRate: number },
  left: Cents,
  qty: number,
): RowToInvoice {
  const off = cents(row.gross - row.amount);
  const discount = cents(Number((BigInt(off) * BigInt(left)) / BigInt(row.amount)));
  return {
    rowId: row.rowId,
    taxRate: row.taxRate,
    qty: Math.max(1, qty),
    amount: left,
    gross: cents(left + discount),
  };
}
