// What a trade reserves of its enterprise's budgets: taken at submit, spent once it is placed for good, given back when it ends.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import {
  releaseBudget,
  reserveBudget,
  spendReservation,
  withdrawApproval,
} from '#mall/approval/server/approval.ts';
import type { TradeRow } from '../hold-order.ts';
import { trade } from '../order.tables.ts';

type Governed = Pick<TradeRow, 'parentSn' | 'isGoverned'>;

/** How the approval room knows a trade, for budgets and approvals alike. */
export const spendingKey = (parentSn: string) => ({ docType: 'order' as const, docSn: parentSn });

/** Another amount than before replaces it. @throws approvalErrors.overBudget */
export async function reserveSpending(
  work: Work,
  of: {
    parentSn: string;
    enterpriseId: number;
    projectId: number | null;
    costCentre: string;
    amount: Cents;
  },
): Promise<{ isOver: boolean }> {
  const { parentSn, ...booking } = of;
  return reserveBudget(work, { ...spendingKey(parentSn), ...booking });
}

/** The trade is placed for good. A second call changes nothing. Orders without budgets cost nothing here. */
export async function spendOf(work: Work, of: Governed): Promise<void> {
  if (of.isGoverned) await spendReservation(work, spendingKey(of.parentSn));
}

/** Gives back an amount of what a part of the trade would have cost. */
export async function releaseOf(work: Work, of: Governed, amount: Cents): Promise<void> {
  if (of.isGoverned && amount > 0) await releaseBudget(work, spendingKey(of.parentSn), amount);
}

/** The whole trade has ended: all goes back, and nobody needs to decide any more. */
export async function endSpending(work: Work, of: Governed): Promise<void> {
  if (!of.isGoverned) return;
  await withdrawApproval(work, 'order', of.parentSn);
  await releaseBudget(work, spendingKey(of.parentSn));
}

/** `releaseOf` where the trade's row is not at hand. */
export async function releaseSpending(work: Work, parentSn: string, amount: Cents): Promise<void> {
  await releaseOf(work, await findTrade(work, parentSn), amount);
}

export async function findTrade(work: Work, parentSn: string): Promise<TradeRow> {
  const [found] = await work.tx.select().from(trade).where(eq(trade.parentSn, parentSn));
  if (!found) throw new Error(`no trade ${parentSn}`);
  return found;
}
