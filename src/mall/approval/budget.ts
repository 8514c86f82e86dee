// Budgets of projects and cost centres: what their ledger records, and what is left of one.
import { type Cents, cents } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';

export const BUDGET_KINDS = ['project', 'costCentre'] as const;
export type BudgetKind = (typeof BUDGET_KINDS)[number];

export const budgetKinds: Record<BudgetKind, Text> = {
  project: { zh: '项目', en: 'Project' },
  costCentre: { zh: '成本中心', en: 'Cost centre' },
};

/** Documents that spend. */
export const SPENDING_DOCS = ['order', 'award', 'contract', 'service'] as const;
export type SpendingDoc = (typeof SPENDING_DOCS)[number];

export const spendingDocs: Record<SpendingDoc, Text> = {
  order: { zh: '订单', en: 'Order' },
  award: { zh: '授标', en: 'Award' },
  contract: { zh: '合同', en: 'Contract' },
  service: { zh: '检测委托', en: 'Commission' },
};

export const ENTRY_EVENTS = ['set', 'reserve', 'move', 'spend', 'release'] as const;
export type EntryEvent = (typeof ENTRY_EVENTS)[number];

export const entryEvents: Record<EntryEvent, Text> = {
  set: { zh: '设定预算', en: 'Budget set' },
  reserve: { zh: '占用', en: 'Reserved' },
  move: { zh: '转移占用', en: 'Moved' },
  spend: { zh: '支出', en: 'Spent' },
  release: { zh: '释放', en: 'Released' },
};

/** What may still be reserved, in fen; below 0 where an approval has let it be exceeded. */
export const leftOf = (budget: { amount: Cents; reserved: Cents; spent: Cents }): Cents =>
  cents(budget.amount - budget.reserved - budget.spent);
