// What the invoice room tells the rooms whose orders are invoiced: how much of which line, and how much of it was taken back.
import { event } from '#kit/events/event.ts';
import type { Cents } from '#kit/money/money.ts';

export interface InvoicedLine {
  orderSn: string;
  orderLineId: number;
  /** Pieces, and fen with tax. */
  qty: number;
  amount: Cents;
}

/** `numbers` of its sheets, in order. */
export const sheetIssued = event<{
  invoiceSn: string;
  numbers: readonly string[];
  lines: readonly InvoicedLine[];
}>('sheetIssued');
/** `qty` is what of the line's pieces the amount stands for, rounded down. */
export const redIssued = event<{ invoiceSn: string; lines: readonly InvoicedLine[] }>('redIssued');
/** An application has ended before it was issued. */
export const applicationEnded = event<{ invoiceSn: string }>('applicationEnded');
/** An application, or the red letter of one that has failed before, is to be issued now: whoever issues for its store sees to it. */
export const issueWanted = event<{ invoiceSn: string }>('issueWanted');
/** A red letter is confirmed. */
export const redWanted = event<{ invoiceSn: string; redSn: string }>('redWanted');
