// Of which stages less is owed when less of an order is: what is not due yet first, what stands on statements after it, what has been paid last (domain-money §3).
import { type Cents, cents } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';

/** Where it is taken from, in this order: stages whose trigger has not come, those with an open bill, those on statements, those that were paid. */
export const LESS_FROM = ['WAITING', 'OPEN', 'STATEMENT', 'PAID'] as const;
export type LessFrom = (typeof LESS_FROM)[number];

/** What becomes of it: three kinds of money that need not be paid any more, and money that goes back. */
export const lessWords: Record<LessFrom, Text> = {
  WAITING: { zh: '未到期款项减少', en: 'Not due yet, less to pay' },
  OPEN: { zh: '待支付款项减少', en: 'To be paid, less to pay' },
  STATEMENT: { zh: '对账单贷项', en: 'Credit memo on the statement' },
  PAID: { zh: '已付款项退回', en: 'Paid, goes back' },
};

/** Of a step that has only lowered what was still to be paid. */
export const lessAlone: Text = { zh: '应付款项减少', en: 'Less is owed' };

/** A stage as it is looked at; amounts in fen. */
export interface StageOwed {
  seq: number;
  state: LessFrom | 'CLOSED';
  amount: Cents;
  waived: Cents;
  refunded: Cents;
}

export interface LessPart {
  seq: number;
  from: LessFrom;
  amount: Cents;
}

/**
 * Takes an amount off stages, of each group the last one first.
 * @param stages in any order
 * @param amount in fen; what exceeds all that is owed and paid is left out
 */
export function planLess(stages: readonly StageOwed[], amount: Cents): LessPart[] {
  let left: number = amount;
  return LESS_FROM.flatMap((from) =>
    stages
      .filter((stage) => stage.state === from)
      .toSorted((a, b) => b.seq - a.seq)
      .flatMap((stage) => {
        const part = Math.min(left, stage.amount - stage.waived - stage.refunded);
        left -= part;
        return part > 0 ? [{ seq: stage.seq, from, amount: cents(part) }] : [];
      }),
  );
}
