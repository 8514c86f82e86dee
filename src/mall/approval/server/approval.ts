// The front door of approvals: documents that spend ask here before they go on, and reserve their budgets here.
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import type { ApprovalDoc } from '../approval-status.ts';

/** What rules look at. */
export interface ApprovalCase {
  docType: ApprovalDoc;
  docSn: string;
  /** Whose rules: the purchaser's enterprise or the store. */
  scope: { enterpriseId: number } | { storeId: number };
  authorId: number;
  authorName: string;
  /** In a line: what the approver reads first. */
  title: string;
  /** Where it is looked at, as a path of the mall. */
  url: string;
  amount: Cents;
  /** Distinct parts. */
  skuNum: number;
  projectId: number | null;
  costCentre: string;
  storeIds: readonly number[];
  /** Per mille above the price last paid, the worst line; 0 when not above. */
  aboveLastPerMille: number;
  /** Per mille below the listing's price, the worst line; quotations only. */
  belowListPerMille: number;
  hasGradeCOrD: boolean;
}

/** One step of the way, as it is shown before submitting. */
export interface ApprovalStep {
  stepNo: number;
  /** Which rule wants it, and why. */
  rule: Text;
  approvers: readonly { memberId: number; name: string }[];
  mode: 'ANY' | 'ALL';
}

const notBuilt = (): never => {
  throw new Error('not built');
};

/** The way this would go, without asking anybody: empty where no rule matches. */
export async function previewApproval(_work: Work, _of: ApprovalCase): Promise<ApprovalStep[]> {
  return notBuilt();
}

/** Asks for approval where a rule matches. The document waits until `approvalDecided`. */
export async function askApproval(_work: Work, _of: ApprovalCase): Promise<{ isNeeded: boolean }> {
  return notBuilt();
}

/** The document was withdrawn or cancelled: nobody needs to decide any more. */
export async function withdrawApproval(_work: Work, _docType: ApprovalDoc, _docSn: string): Promise<void> {
  return notBuilt();
}

/** Which budgets a document spends of. */
export interface Spending {
  docType: 'order' | 'award' | 'contract';
  docSn: string;
  enterpriseId: number;
  projectId: number | null;
  costCentre: string;
  amount: Cents;
}

/**
 * Reserves the amount of the project's and the cost centre's budget, exactly, among any number at once (invariant 6).
 * No budget set: nothing happens. A second call for the document replaces its amount.
 * @throws approvalErrors.overBudget with what is left, unless the budget's rule lets an approval decide
 */
export async function reserveBudget(_work: Work, _spending: Spending): Promise<{ isOver: boolean }> {
  return notBuilt();
}

/** What one document reserved is another's: an award became a contract, a contract an order (all of it, or an amount). */
export async function moveReservation(
  _work: Work,
  _from: Pick<Spending, 'docType' | 'docSn'>,
  _to: Pick<Spending, 'docType' | 'docSn'>,
  _amount?: Cents,
): Promise<void> {
  return notBuilt();
}

/** reserved → spent: the order is placed. */
export async function spendReservation(_work: Work, _of: Pick<Spending, 'docType' | 'docSn'>): Promise<void> {
  return notBuilt();
}

/** Gives back what is reserved or spent for the document, or an amount of it. */
export async function releaseBudget(
  _work: Work,
  _of: Pick<Spending, 'docType' | 'docSn'>,
  _amount?: Cents,
): Promise<void> {
  return notBuilt();
}
