// Budgets of my enterprise's projects and cost centres.
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { budgetList } from '#mall/approval/budget-list.ts';
import { approvalWords } from '#mall/approval/parts/approval-words.ts';
import { BudgetActs, BudgetName, type BudgetsReply, NewBudget } from '#mall/approval/parts/budget-row.tsx';
import { EnterpriseTabs } from './enterprise-tabs.tsx';

export const budgets = dressed(budgetList, {
  load: (_request, replied): Promise<BudgetsReply> => replied,
  head: NewBudget,
  above: Above,
  none: NewBudget,
  cells: { name: BudgetName },
  rowActions: BudgetActs,
  actionsWidth: 150,
});

function Above() {
  const say = useWords(approvalWords);
  return (
    <div className="mb-3 flex flex-col gap-3">
      <EnterpriseTabs tab="budgets" />
      <p className="text-13 text-secondary">{say.budgetsText}</p>
    </div>
  );
}
