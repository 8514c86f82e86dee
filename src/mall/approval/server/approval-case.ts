// What documents tell the approval room of themselves, and what it answers before anybody is asked.
import type { Cents } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import type { StepMode } from '../approval-rule.ts';
import type { ApprovalDoc } from '../approval-status.ts';
import type { SpendingDoc } from '../budget.ts';

/** Whose rules and approvers: the purchaser's enterprise or the store. */
export type ApprovalScope = { enterpriseId: number } | { storeId: number };

/** What rules look at. */
export interface ApprovalCase {
  docType: ApprovalDoc;
  docSn: string;
  scope: ApprovalScope;
  authorId: number;
  authorName: string;
  /** In a line: what the approver reads first. */
  title: string;
  /** Where it is looked at, as a path of the mall. */
  url: string;
  amount: Cents;
  /** Lines whose price nobody knows, which the amount is without. */
  unpricedNum?: number;
  /** Distinct parts. */
  skuNum: number;
  projectId: number | null;
  costCentre: string;
  storeIds: readonly number[];
  /** What it buys, as far as the catalogue knows it. */
  partIds?: readonly number[];
  /** Per mille above the price last paid, the worst line; 0 when not above. */
  aboveLastPerMille: number;
  /** Per mille below the listing's price, the worst line; quotations only. */
  belowListPerMille: number;
  hasGradeCOrD: boolean;
  /** What else its approvers should know, a sentence each. */
  notes?: readonly Text[];
  /** What will be this document's when it is asked for, and is another's as long as it is only looked ahead. */
  takesFrom?: { docType: SpendingDoc; docSn: string } | null;
}

/** Of a document that buys nothing. */
export const NOTHING_BOUGHT = {
  skuNum: 0,
  projectId: null,
  costCentre: '',
  aboveLastPerMille: 0,
  belowListPerMille: 0,
  hasGradeCOrD: false,
} as const;

/** One step of the way, as it is shown before submitting. */
export interface ApprovalStep {
  stepNo: number;
  /** Which rule wants it, and why. */
  rule: Text;
  approvers: readonly { memberId: number; name: string }[];
  mode: StepMode;
}

/** Which budgets a document spends of. */
export interface Spending {
  docType: SpendingDoc;
  docSn: string;
  enterpriseId: number;
  projectId: number | null;
  costCentre: string;
  amount: Cents;
}

/** The columns of a scope, one of them null. */
export const scopeColumns = (
  scope: ApprovalScope,
): { enterpriseId: number | null; storeId: number | null } => ({
  enterpriseId: 'enterpriseId' in scope ? scope.enterpriseId : null,
  storeId: 'storeId' in scope ? scope.storeId : null,
});

/** The scope of a row. @throws Error for a row that has none */
export function scopeOf(row: { enterpriseId: number | null; storeId: number | null }): ApprovalScope {
  if (row.enterpriseId !== null) return { enterpriseId: row.enterpriseId };
  if (row.storeId !== null) return { storeId: row.storeId };
  throw new Error('neither an enterprise’s nor a store’s');
}
