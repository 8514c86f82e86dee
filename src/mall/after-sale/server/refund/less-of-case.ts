// A case of an order that is paid in stages: how much it lowers which, and how much money that brings back.
import type { Work } from '#kit/db/work.ts';
import { type Cents, centsToWire, sum } from '#kit/money/money.ts';
import { lessAlone, lessWords } from '#mall/order/less-owed.ts';
import { triggerWords } from '#mall/order/payment-plan.ts';
import { type LessOfCase, lessOfCase, planOfLess } from '#mall/order/server/order.ts';
import { caseStatus } from '../../after-sale-status.ts';
import type { CasePart } from '../../case-refund.protocol.ts';
import type { CaseRow } from '../after-sale-life.ts';

/** What a case that brings no money back has done. */
export const lessTitle = lessAlone;

/** What it has taken off the stages; while it is open, what it would take now. */
export async function lessOf(
  work: Work,
  row: CaseRow,
): Promise<{ parts: LessOfCase[]; arePlanned: boolean }> {
  const parts = await lessOfCase(work, row.orderSn, row.caseSn);
  if (parts.length > 0 || !caseStatus[row.state].isCounted) return { parts, arePlanned: false };
  return { parts: await planOfLess(work, row.orderSn, row.agreed || row.amount), arePlanned: true };
}

/** Of what was agreed to, how much goes back: less where a part of it was still to be paid. */
export async function moneyOf(work: Work, row: CaseRow): Promise<Cents> {
  const parts = await planOfLess(work, row.orderSn, row.agreed);
  if (parts.length === 0) return row.agreed;
  return sum(parts.filter(({ from }) => from === 'PAID').map(({ amount }) => amount));
}

/** @param yuan what the reader may see of an amount */
export const partReply = (
  { language }: Pick<Work, 'language'>,
  { seq, trigger, from, amount }: LessOfCase,
  yuan: (amount: Cents) => string = centsToWire,
): CasePart => ({
  stageNo: seq,
  triggerName: triggerWords[trigger][language],
  from,
  fromName: lessWords[from][language],
  amount: yuan(amount),
});
