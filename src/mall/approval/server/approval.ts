// The front door of approvals: documents that spend ask here before they go on, and reserve their budgets here.
export { type ApprovalCase, type ApprovalScope, NOTHING_BOUGHT, type Spending } from './approval-case.ts';
export { findApprovalPath, previewApprovalPath } from './approval-view.ts';
export { askApproval, withdrawApproval } from './ask-approval.ts';
export { approveAlone } from './decide-approval.ts';
export { decidesAbout } from './decides-about.ts';
export { governs } from './governs.ts';
export type { SpendingKey } from './hold-budgets.ts';
export { listCostCentres } from './list-rules.ts';
export { previewApproval } from './plan-path.ts';
export { moveReservation, releaseBudget, reserveBudget, spendReservation } from './spend-budget.ts';
