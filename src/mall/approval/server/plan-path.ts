// The way a document would go: which rules match, and who would decide it step by step (domain 3.4.5).

import { and, asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { findEmployee, type Person } from '#mall/company/server/company.ts';
import { type RuleFacts, type RuleStep, ruleSentence, type StepWho, whyMatches } from '../approval-rule.ts';
import { SPENDING_DOCS, type SpendingDoc } from '../budget.ts';
import { approvalRule, type PathStep } from './approval.tables.ts';
import { type ApprovalCase, type ApprovalStep, scopeColumns } from './approval-case.ts';
import { findBudgets, type HeldBudget } from './hold-budgets.ts';
import { listApprovers, listPermitted, mainAccountOf } from './list-approvers.ts';

/** Empty where no rule matches and no budget is exceeded. Asks nobody and changes nothing. */
export async function planPath(work: Work, of: ApprovalCase): Promise<PathStep[]> {
  const over = await exceededBudgets(work, of);
  const rules = await work.tx
    .select()
    .from(approvalRule)
    .where(
      and(
        'enterpriseId' in of.scope
          ? eq(approvalRule.enterpriseId, of.scope.enterpriseId)
          : eq(approvalRule.storeId, of.scope.storeId),
        eq(approvalRule.docType, of.docType),
        eq(approvalRule.isOn, true),
      ),
    )
    .orderBy(asc(approvalRule.ruleId));
  if (rules.length === 0 && over.length === 0) return [];
  const facts: RuleFacts = {
    authorId: of.authorId,
    authorRoles: (await findEmployee(work, of.authorId))?.roles ?? [],
    amount: of.amount,
    periodAmount: await sumOfMonth(work, of),
    unpricedNum: of.unpricedNum ?? 0,
    skuNum: of.skuNum,
    storeIds: of.storeIds,
    categoryIds: rules.some(({ conditions }) => conditions.categoryIds?.length)
      ? await categoriesOf(work, of)
      : [],
    costCentre: of.costCentre,
    aboveLastPerMille: of.aboveLastPerMille,
    belowListPerMille: of.belowListPerMille,
    hasGradeCOrD: of.hasGradeCOrD,
    isOverBudget: over.length > 0,
  };
  const choose = await approverChooser(work, of);
  const path: PathStep[] = [];
  for (const rule of rules) {
    const why = whyMatches(rule.conditions, facts);
    if (!why) continue;
    const sentence = ruleSentence(rule.ruleName, why);
    for (const step of rule.steps) join(path, { ...(await choose(step)), ...timesOf(step), rule: sentence });
  }
  for (const one of over.filter(({ mayExceed }) => mayExceed)) {
    join(path, {
      ...(await choose({ who: 'budget', memberIds: [] })),
      mode: 'ANY',
      dueDays: null,
      onTimeout: 'remind',
      rule: {
        zh: `预算“${one.name}”超出 ${money(one.excess)}`,
        en: `Budget “${one.name}” exceeded by ${money(one.excess)}`,
      },
    });
  }
  return path;
}

/** The way this would go, without asking anybody: empty where no rule matches. */
export async function previewApproval(work: Work, of: ApprovalCase): Promise<ApprovalStep[]> {
  const path = await planPath(work, of);
  return path.map(({ rule, approvers, mode }, i) => ({ stepNo: i + 1, rule, approvers, mode }));
}

const money = (amount: Cents): string => showAmount(centsToWire(amount));

const timesOf = ({ mode, dueDays, onTimeout }: RuleStep) => ({ mode, dueDays, onTimeout });

/** chosen: nobody is asked twice for the same; a step of the same people joins the earlier one with its reason. */
function join(path: PathStep[], step: PathStep): void {
  const people = (one: PathStep) => one.approvers.map(({ memberId }) => memberId).join();
  const same = path.find((one) => people(one) === people(step) && one.mode === step.mode);
  if (!same) path.push(step);
  else if (same.rule.zh !== step.rule.zh)
    same.rule = { zh: `${same.rule.zh}；${step.rule.zh}`, en: `${same.rule.en}; ${step.rule.en}` };
}

type Chosen = Pick<PathStep, 'approvers' | 'isSelf'>;
/** `budget`: who sets budgets and may approve. */
type Wanted = { who: StepWho | 'budget'; memberIds: readonly number[] };

/**
 * Who decides a step: those whom it names and who may approve, never its author. Where nobody is left, an enterprise's main
 * account, then whoever else may approve there; the author himself only when there is nobody else (chosen, and logged so).
 */
export async function approverChooser(
  work: Work,
  of: Pick<ApprovalCase, 'scope' | 'authorId' | 'projectId' | 'costCentre'>,
): Promise<(wanted: Wanted) => Promise<Chosen>> {
  const { scope, authorId } = of;
  const all = await listApprovers(work, scope);
  const main = 'enterpriseId' in scope ? await mainAccountOf(work, scope.enterpriseId) : undefined;
  const meant = async ({ who, memberIds }: Wanted): Promise<Person[]> => {
    if (who === 'main') return main ? [main] : all;
    const these = (some: readonly number[]) => all.filter(({ memberId }) => some.includes(memberId));
    if (who === 'members') return these(memberIds);
    if (who === 'head') return these((await findEmployee(work, authorId))?.headIds ?? []);
    if (who === 'owner') return these(await ownersOf(work, of));
    if (who === 'budget' && 'enterpriseId' in scope) {
      const budgeters = await listPermitted(work, scope.enterpriseId, 'project.budget');
      return these(budgeters.map(({ memberId }) => memberId));
    }
    return all;
  };
  return async (wanted) => {
    for (const some of [await meant(wanted), main ? [main] : [], all]) {
      const approvers = some.filter(({ memberId }) => memberId !== authorId);
      if (approvers.length > 0) return { approvers, isSelf: false };
    }
    const self = all.find(({ memberId }) => memberId === authorId) ?? main;
    return { approvers: self ? [self] : [], isSelf: true };
  };
}

/** Who answers for the budgets of the document's project and cost centre, open or not. */
async function ownersOf(
  work: Work,
  { scope, projectId, costCentre }: Pick<ApprovalCase, 'scope' | 'projectId' | 'costCentre'>,
): Promise<number[]> {
  if (!('enterpriseId' in scope)) return [];
  const rows = await work.query<{ memberId: number }>(
    `SELECT DISTINCT owner_id AS "memberId" FROM budget WHERE enterprise_id = $1 AND owner_id IS NOT NULL
       AND (kind = 'project' AND project_id = $2 OR kind = 'costCentre' AND name = $3)`,
    [scope.enterpriseId, projectId, costCentre],
    'approval-owners',
  );
  return rows.map(({ memberId }) => memberId);
}

const SUM = `
  SELECT coalesce(sum(amount), 0)::bigint AS sum FROM asked_amount
  WHERE author_id = $1 AND doc_type = $2 AND doc_sn <> $3 AND asked_at >= $4
    AND enterprise_id IS NOT DISTINCT FROM $5 AND store_id IS NOT DISTINCT FROM $6`;

/** chosen: the period is the month of China; what was sent back or withdrawn does not count. */
async function sumOfMonth(work: Work, of: ApprovalCase): Promise<Cents> {
  const since = new Date(`${dayInChina(work.now).slice(0, 7)}-01T00:00:00+08:00`);
  const { enterpriseId, storeId } = scopeColumns(of.scope);
  const [row] = await work.query<{ sum: number }>(
    SUM,
    [of.authorId, of.docType, of.docSn, since, enterpriseId, storeId],
    'approval-sum',
  );
  return cents(required(row).sum + of.amount);
}

const CATEGORIES = `
  SELECT DISTINCT unnest(c.path) AS "categoryId" FROM part p JOIN category c USING (category_id)
  WHERE p.part_id = ANY($1::bigint[])`;

/** Of the document's parts, from the first level down. */
async function categoriesOf(work: Work, { partIds = [] }: ApprovalCase): Promise<number[]> {
  const rows = await work.query<{ categoryId: number }>(CATEGORIES, [partIds], 'approval-categories');
  return rows.map(({ categoryId }) => categoryId);
}

const isSpending = (docType: string): docType is SpendingDoc =>
  (SPENDING_DOCS as readonly string[]).includes(docType);

/** Budgets that this document exceeds, whether it has reserved its amount already or not. */
async function exceededBudgets(
  work: Work,
  { docType, docSn, scope, projectId, costCentre, amount, takesFrom }: ApprovalCase,
): Promise<(HeldBudget & { excess: Cents })[]> {
  if (!('enterpriseId' in scope) || !isSpending(docType)) return [];
  const booking = { enterpriseId: scope.enterpriseId, projectId, costCentre };
  const found = await findBudgets(work, { docType, docSn }, booking);
  const taken = takesFrom ? await findBudgets(work, takesFrom, undefined) : [];
  return found.flatMap((one) => {
    if (!one.isMeant) return [];
    const ready = taken.find(({ budgetId }) => budgetId === one.budgetId)?.heldReserved ?? 0;
    const others = one.reserved + one.spent - one.heldReserved - one.heldSpent - Math.min(ready, amount);
    const excess = others + Math.max(amount, one.heldReserved + one.heldSpent) - one.amount;
    return excess > 0 ? [{ ...one, excess: cents(excess) }] : [];
  });
}
