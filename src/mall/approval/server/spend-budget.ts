// What documents do with budgets: reserve, hand on, spend, give back; exact among any number at once (domain 3.4.5, invariant 6).
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, NOTHING } from '#kit/money/money.ts';
import { leftOf } from '../budget.ts';
import { approvalErrors } from './approval.errors.ts';
import type { Spending } from './approval-case.ts';
import { bookBudget, holdBudgets, minus, type SpendingKey } from './hold-budgets.ts';

/**
 * Reserves the amount of the project's and the cost centre's budget, exactly, among any number at once (invariant 6).
 * No budget set: nothing happens. A second call for the document replaces its amount, and gives back what it held of
 * budgets that it is no longer booked to. Call it after every other lock is taken.
 * @returns whether a budget is exceeded now, which an approval has to allow (`askApproval` sees to that)
 * @throws approvalErrors.overBudget with what is left, unless the budget's rule lets an approval decide
 */
export async function reserveBudget(work: Work, spending: Spending): Promise<{ isOver: boolean }> {
  let isOver = false;
  for (const one of await holdBudgets(work, spending, spending)) {
    const wanted = one.isMeant ? Math.max(0, spending.amount - one.heldSpent) : 0;
    const more = cents(wanted - one.heldReserved);
    if (more > 0 && more > leftOf(one)) {
      if (!one.mayExceed)
        throw approvalErrors.overBudget({ name: one.name, left: leftOf(one), amount: more });
      isOver = true;
    }
    await bookBudget(work, one.budgetId, spending, more >= 0 ? 'reserve' : 'release', {
      reserved: more,
      spent: NOTHING,
    });
  }
  return { isOver };
}

/**
 * What one document reserved is another's: an award became a contract, a contract an order.
 * @param amount of each budget, in fen; all of it when left out, never more than there is
 */
export async function moveReservation(
  work: Work,
  from: SpendingKey,
  to: SpendingKey,
  amount?: Cents,
): Promise<void> {
  for (const { budgetId, heldReserved } of await holdBudgets(work, from, undefined)) {
    const moved = cents(Math.min(amount ?? heldReserved, heldReserved));
    await bookBudget(work, budgetId, from, 'move', { reserved: minus(moved), spent: NOTHING });
    await bookBudget(work, budgetId, to, 'move', { reserved: moved, spent: NOTHING });
  }
}

/** reserved → spent: the order is placed. */
export async function spendReservation(work: Work, of: SpendingKey): Promise<void> {
  for (const { budgetId, heldReserved } of await holdBudgets(work, of, undefined))
    await bookBudget(work, budgetId, of, 'spend', { reserved: minus(heldReserved), spent: heldReserved });
}

/**
 * Gives back what is reserved or spent for the document: first what is only reserved.
 * @param amount of each budget, in fen; all of it when left out, never more than there is
 */
export async function releaseBudget(work: Work, of: SpendingKey, amount?: Cents): Promise<void> {
  for (const { budgetId, heldReserved, heldSpent } of await holdBudgets(work, of, undefined)) {
    const wanted = Math.min(amount ?? heldReserved + heldSpent, heldReserved + heldSpent);
    const reserved = Math.min(wanted, heldReserved);
    await bookBudget(work, budgetId, of, 'release', {
      reserved: cents(-reserved),
      spent: cents(reserved - wanted),
    });
  }
}
