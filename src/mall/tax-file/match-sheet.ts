// Which application an official file belongs to, or why to none: by numbers of seller and buyer, kind, and the total to the fen (domain-money §6).
import type { OfficialInvoice } from './official-invoice.ts';
import type { RefusalReason } from './tax-file-status.ts';

/** An application of this buyer's that waits to be issued. */
export interface WaitingInvoice {
  invoiceSn: string;
  type: 'normal' | 'special';
}

/** A sheet that it will become, or a red letter that waits; amounts in fen, above zero. */
export interface WaitingSheet extends WaitingInvoice {
  /** Within its application; 0: a red letter. */
  seq: number;
  /** The number that a red letter takes back; '' for a sheet. */
  redOf: string;
  tax: number;
  amount: number;
  lines: number;
}

export type Verdict =
  | { is: 'match'; sheet: WaitingSheet }
  | { is: 'several'; invoiceSns: string[] }
  | { is: 'refused'; reason: RefusalReason };

const refused = (reason: RefusalReason): Verdict => ({ is: 'refused', reason });

/** What it can be refused for before anything is looked up. @param today a day of China */
export function standsAgainst(
  file: OfficialInvoice,
  { taxNo, today, isKnown }: { taxNo: string; today: string; isKnown: boolean },
): RefusalReason | undefined {
  if (isKnown) return 'numberKnown';
  if (file.issuedOn > today) return 'futureDate';
  return file.sellerNo === taxNo ? undefined : 'seller';
}

/**
 * One application fits: matched. Several: the one whose number stands in the remark, else a person chooses.
 * The tax may differ by a fen a line: the file's counts.
 * @param invoices of the buyer's, in any kind
 * @param sheets of those that are of the file's kind; red letters alone for a red letter
 */
export function verdictOf(
  file: OfficialInvoice,
  invoices: readonly WaitingInvoice[],
  sheets: readonly WaitingSheet[],
): Verdict {
  const isRed = file.amount < 0;
  const [amount, tax] = [Math.abs(file.amount), Math.abs(file.tax)];
  const fits = sheets.filter(
    (one) => one.amount === amount && (!isRed || file.redOf === '' || one.redOf === file.redOf),
  );
  if (fits.length === 0) {
    if (isRed) return refused('noRequest');
    if (invoices.length === 0) return refused('buyer');
    return refused(invoices.some(({ type }) => type === file.type) ? 'amount' : 'type');
  }
  const near = fits.filter((one) => Math.abs(one.tax - tax) <= one.lines);
  if (near.length === 0) return refused('tax');
  const invoiceSns = [...new Set(near.map(({ invoiceSn }) => invoiceSn))];
  const named = invoiceSns.filter((sn) => file.remark.includes(sn));
  const wanted = invoiceSns.length === 1 ? invoiceSns : named;
  const sheet = wanted.length === 1 ? near.find(({ invoiceSn }) => invoiceSn === wanted[0]) : undefined;
  return sheet ? { is: 'match', sheet } : { is: 'several', invoiceSns };
}
