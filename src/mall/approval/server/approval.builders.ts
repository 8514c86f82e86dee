// Rules, cases and budgets for tests.
import type { TestMall } from '#app/testing/open-test-mall.ts';
import type { Work } from '#kit/db/work.ts';
import { yuan } from '#kit/money/money.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { NO_CONDITIONS, type RuleConditions, type RuleStep } from '../approval-rule.ts';
import type { ApprovalDoc } from '../approval-status.ts';
import { taskList } from '../task-lists.ts';
import { approvalRule, budget } from './approval.tables.ts';
import { type ApprovalCase, type ApprovalScope, scopeColumns } from './approval-case.ts';
import { beginApproval } from './approval-life.ts';

let made = 0;

/** What waits for him now. */
export const waitingFor = async (mall: Pick<TestMall, 'call'>, person: Pick<Person, 'token'>) =>
  (await mall.call(taskList.list, { tab: 'waiting' }, person)).list;

/** One step of whoever may approve, without a deadline, unless wished otherwise. */
export const aStep = (wish: Partial<RuleStep> = {}): RuleStep => ({
  who: 'permitted',
  memberIds: [],
  mode: 'ANY',
  dueDays: null,
  onTimeout: 'remind',
  ...wish,
});

export interface RuleWish {
  /** 'order' when left out. */
  docType?: ApprovalDoc;
  ruleName?: string;
  conditions?: Partial<RuleConditions>;
  steps?: readonly Partial<RuleStep>[];
}

/** A rule that holds from now on. */
export async function aRule(work: Work, scope: ApprovalScope, wish: RuleWish = {}): Promise<number> {
  const [row] = await work.tx
    .insert(approvalRule)
    .values({
      ...scopeColumns(scope),
      docType: wish.docType ?? 'order',
      ruleName: wish.ruleName ?? `规则 ${++made}`,
      conditions: { ...NO_CONDITIONS, ...wish.conditions },
      steps: (wish.steps ?? [{}]).map(aStep),
      createdAt: work.now,
      updatedAt: work.now,
    })
    .returning({ ruleId: approvalRule.ruleId });
  return row!.ruleId;
}

/** What a document of ¥25,000 would tell of itself. */
export function aCase(
  scope: ApprovalScope,
  author: { memberId: number; memberName: string },
  wish: Partial<ApprovalCase> = {},
): ApprovalCase {
  const docSn = wish.docSn ?? `TEST${String(++made).padStart(6, '0')}`;
  return {
    docType: 'order',
    docSn,
    scope,
    authorId: author.memberId,
    authorName: author.memberName,
    title: `STM32F103C8T6 × 500（${docSn}）`,
    url: `/member/order/detail?orderSn=${docSn}`,
    amount: yuan(25_000),
    skuNum: 1,
    projectId: null,
    costCentre: '',
    storeIds: [],
    aboveLastPerMille: 0,
    belowListPerMille: 0,
    hasGradeCOrD: false,
    ...wish,
  };
}

/** Something that waits for this approver alone, asked for by nobody's rule. */
export async function anApproval(
  work: Work,
  scope: ApprovalScope,
  approver: { memberId: number; memberName: string },
  wish: Partial<ApprovalCase> = {},
): Promise<ApprovalCase> {
  const of = aCase(scope, approver, wish);
  const { docType, docSn, authorId, authorName, title, url, amount } = of;
  await beginApproval(work, {
    ...{ docType, docSn, ...scopeColumns(scope), authorId, authorName, title, url, amount },
    path: [
      {
        rule: { zh: '“规则”', en: '“Rule”' },
        approvers: [{ memberId: approver.memberId, name: approver.memberName }],
        mode: 'ANY',
        dueDays: null,
        onTimeout: 'remind',
        isSelf: true,
      },
    ],
  });
  return of;
}

/** A cost centre's budget, ¥10,000 when left out. */
export async function aBudget(
  work: Work,
  enterpriseId: number,
  wish: Partial<typeof budget.$inferInsert> = {},
): Promise<number> {
  const [row] = await work.tx
    .insert(budget)
    .values({
      enterpriseId,
      kind: 'costCentre',
      name: `CC-${++made}`,
      amount: yuan(10_000),
      createdAt: work.now,
      updatedAt: work.now,
      ...wish,
    })
    .returning({ budgetId: budget.budgetId });
  return row!.budgetId;
}
