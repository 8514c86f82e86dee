// What is left of a budget, and that all that its ledger records has a word.
import { expect, it } from 'vitest';
import { cents } from '#kit/money/money.ts';
import { BUDGET_KINDS, budgetKinds, ENTRY_EVENTS, entryEvents, leftOf, SPENDING_DOCS } from './budget.ts';

it.each([
  [100, 0, 0, 100],
  [100, 30, 20, 50],
  [100, 60, 40, 0],
  [100, 80, 40, -20],
])('of %d with %d reserved and %d spent %d is left', (amount, reserved, spent, left) => {
  expect(leftOf({ amount: cents(amount), reserved: cents(reserved), spent: cents(spent) })).toBe(left);
});

it('kinds of budgets and what happens to them are called something', () => {
  const words = [
    ...BUDGET_KINDS.map((one) => budgetKinds[one]),
    ...ENTRY_EVENTS.map((one) => entryEvents[one]),
  ];
  for (const { zh, en } of words) expect([zh, en].every(Boolean)).toBe(true);
  expect([...BUDGET_KINDS]).toEqual(['project', 'costCentre']);
  expect([...ENTRY_EVENTS]).toEqual(['set', 'reserve', 'move', 'spend', 'release']);
  expect([...SPENDING_DOCS]).toEqual(['order', 'award', 'contract', 'service']);
});
