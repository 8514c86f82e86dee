// What the approval room serves, hears and times.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { approvalProtocol } from '../approval.protocol.ts';
import { decideApproval, decideStoresApproval } from './decide-approval.ts';
import { budgetListRoutes, listBudgetEntries, type ProjectBook } from './list-budgets.ts';
import { listRules, listStoresRules } from './list-rules.ts';
import { saveBudget } from './save-budget.ts';
import { deleteRule, deleteStoresRule, saveRule, saveStoresRule } from './save-rule.ts';
import { listStoresTurns, listTurns, taskListRoutes } from './show-tasks.ts';
import { endSubstitute, listSubstitutes, saveSubstitute } from './substitutes.ts';

export { approvalTimers } from './approval-timers.ts';
export { approvalListeners } from './hand-on-approvals.ts';

/** @param outside.projectsOf tells an enterprise's projects, which stand on a higher floor */
export function approvalRoutes({ projectsOf }: { projectsOf: ProjectBook }): Route[] {
  return [
    ...taskListRoutes,
    ...budgetListRoutes(projectsOf),
    ...serveAll(approvalProtocol, {
      decide: decideApproval,
      turns: listTurns,
      rules: listRules,
      saveRule,
      deleteRule,
      substitutes: listSubstitutes,
      saveSubstitute,
      endSubstitute,
      saveBudget: saveBudget(projectsOf),
      budgetEntries: listBudgetEntries,
      sellerDecide: decideStoresApproval,
      sellerTurns: listStoresTurns,
      sellerRules: listStoresRules,
      saveSellerRule: saveStoresRule,
      deleteSellerRule: deleteStoresRule,
    }),
  ];
}
