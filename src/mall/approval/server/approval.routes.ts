// What the approval room serves, hears and times.
import { type Route, serve } from '#kit/http/server/serve.ts';
import { approvalProtocol } from '../approval.protocol.ts';
import { decideApproval, decideStoresApproval } from './decide-approval.ts';
import { listBudgetEntries, listBudgets, type ProjectBook } from './list-budgets.ts';
import { listRules, listStoresRules } from './list-rules.ts';
import { saveBudget } from './save-budget.ts';
import { deleteRule, deleteStoresRule, saveRule, saveStoresRule } from './save-rule.ts';
import { listStoresTasks, listStoresTurns, listTasks, listTurns } from './show-tasks.ts';
import { endSubstitute, listSubstitutes, saveSubstitute } from './substitutes.ts';

export { approvalTimers } from './approval-timers.ts';
export { approvalListeners } from './hand-on-approvals.ts';

/** @param outside.projectsOf tells an enterprise's projects, which stand on a higher floor */
export function approvalRoutes({ projectsOf }: { projectsOf: ProjectBook }): Route[] {
  return [
    serve(approvalProtocol.tasks, listTasks),
    serve(approvalProtocol.decide, decideApproval),
    serve(approvalProtocol.turns, listTurns),
    serve(approvalProtocol.rules, listRules),
    serve(approvalProtocol.saveRule, saveRule),
    serve(approvalProtocol.deleteRule, deleteRule),
    serve(approvalProtocol.substitutes, listSubstitutes),
    serve(approvalProtocol.saveSubstitute, saveSubstitute),
    serve(approvalProtocol.endSubstitute, endSubstitute),
    serve(approvalProtocol.budgets, listBudgets(projectsOf)),
    serve(approvalProtocol.saveBudget, saveBudget(projectsOf)),
    serve(approvalProtocol.budgetEntries, listBudgetEntries),
    serve(approvalProtocol.sellerTasks, listStoresTasks),
    serve(approvalProtocol.sellerDecide, decideStoresApproval),
    serve(approvalProtocol.sellerTurns, listStoresTurns),
    serve(approvalProtocol.sellerRules, listStoresRules),
    serve(approvalProtocol.saveSellerRule, saveStoresRule),
    serve(approvalProtocol.deleteSellerRule, deleteStoresRule),
  ];
}
