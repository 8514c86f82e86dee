// Rules of approval, what waits or waited for one, its single tasks, who stands in for whom, and budgets with their ledger.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import type { Text } from '#kit/words/text.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';
import type { RuleConditions, RuleStep, StepMode, TimeoutAct } from '../approval-rule.ts';
import type { ApprovalDoc, ApprovalState, TaskState } from '../approval-status.ts';
import type { BudgetKind, EntryEvent, SpendingDoc } from '../budget.ts';

/** Exactly one of both is set: whose it is. */
const scope = () => ({
  enterpriseId: ref().references(() => enterprise.enterpriseId),
  storeId: ref().references(() => store.storeId),
});

const someone = () => ref().references(() => member.memberId);

export const approvalRule = table(
  'approval_rule',
  {
    ruleId: key(),
    ...scope(),
    docType: text().$type<ApprovalDoc>().notNull(),
    ruleName: text().notNull(),
    isOn: boolean().notNull().default(true),
    conditions: jsonb().$type<RuleConditions>().notNull(),
    steps: jsonb().$type<RuleStep[]>().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [index().on(t.enterpriseId, t.docType), index().on(t.storeId, t.docType)],
);

/** A step of one document's way, as it was decided when it was asked for: later changes of rules do not reach it. */
export interface PathStep {
  rule: Text;
  /** Who was to decide when it was asked for. */
  approvers: readonly { memberId: number; name: string }[];
  mode: StepMode;
  dueDays: number | null;
  onTimeout: TimeoutAct;
  /** Nobody else may: the author decides himself. */
  isSelf: boolean;
}

export const approval = table(
  'approval',
  {
    approvalId: key(),
    docType: text().$type<ApprovalDoc>().notNull(),
    docSn: text().notNull(),
    state: text().$type<ApprovalState>().notNull(),
    version: integer().notNull().default(1),
    ...scope(),
    authorId: someone().notNull(),
    authorName: text().notNull(),
    title: text().notNull(),
    url: text().notNull(),
    amount: amount().notNull(),
    costCentre: text().notNull().default(''),
    notes: jsonb().$type<readonly Text[]>().notNull().default(sql`'[]'`),
    path: jsonb().$type<PathStep[]>().notNull(),
    /** The step that waits, from 1. */
    stepNo: integer().notNull(),
    dueAt: moment(),
    askedAt: moment().notNull(),
    decidedAt: moment(),
    /** Of who had the last word. */
    reason: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('approval_waits_once').on(t.docType, t.docSn).where(sql`state = 'PENDING'`),
    index('approval_of_doc').on(t.docType, t.docSn, t.approvalId),
  ],
);

export const approvalTask = table(
  'approval_task',
  {
    taskId: key(),
    approvalId: refTo(() => approval.approvalId),
    stepNo: integer().notNull(),
    /** Whose it is. */
    memberId: someone().notNull(),
    memberName: text().notNull(),
    state: text().$type<TaskState>().notNull(),
    /** Who decided it where another stood in. */
    actorId: someone(),
    actorName: text().notNull().default(''),
    reason: text().notNull().default(''),
    createdAt: moment().notNull(),
    decidedAt: moment(),
  },
  (t) => [index().on(t.approvalId, t.stepNo), index().on(t.memberId, t.state)],
);

/** Somebody stands in for an approver; days of China, both counted. */
export const approvalSubstitute = table(
  'approval_substitute',
  {
    substituteId: key(),
    enterpriseId: refTo(() => enterprise.enterpriseId),
    memberId: someone().notNull(),
    byMemberId: someone().notNull(),
    fromOn: text().notNull(),
    untilOn: text().notNull(),
    createdAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [index().on(t.memberId), index().on(t.byMemberId)],
);

/** What authors have asked for, approval needed or not: sums of a month are taken of it. */
export const askedAmount = table(
  'asked_amount',
  {
    docType: text().$type<ApprovalDoc>().notNull(),
    docSn: text().notNull(),
    ...scope(),
    authorId: someone().notNull(),
    amount: amount().notNull(),
    askedAt: moment().notNull(),
  },
  (t) => [
    // Both sides of a contract may ask their people about one and the same document.
    unique('asked_amount_once').on(t.docType, t.docSn, t.enterpriseId, t.storeId).nullsNotDistinct(),
    index().on(t.authorId, t.docType, t.askedAt),
  ],
);

export const budget = table(
  'budget',
  {
    budgetId: key(),
    enterpriseId: refTo(() => enterprise.enterpriseId),
    kind: text().$type<BudgetKind>().notNull(),
    /** A project of the enterprise; null for a cost centre. No foreign key: projects stand on a higher floor. */
    projectId: ref(),
    /** The cost centre; for a project its name when the budget was set. */
    name: text().notNull(),
    amount: amount().notNull(),
    reserved: amount().notNull().default(sql`0`),
    spent: amount().notNull().default(sql`0`),
    /** Whether an approval may let documents exceed it; otherwise they are refused. */
    mayExceed: boolean().notNull().default(false),
    isOpen: boolean().notNull().default(true),
    note: text().notNull().default(''),
    /** Who answers for it: steps of approval may ask him. */
    ownerId: someone(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index().on(t.enterpriseId),
    uniqueIndex('budget_of_project').on(t.enterpriseId, t.projectId).where(sql`kind = 'project'`),
    uniqueIndex('budget_of_cost_centre').on(t.enterpriseId, t.name).where(sql`kind = 'costCentre'`),
  ],
);

const ofBudget = () => refTo(() => budget.budgetId);

/** What one document has of one budget at this moment. */
export const budgetHold = table(
  'budget_hold',
  {
    budgetId: ofBudget(),
    docType: text().$type<SpendingDoc>().notNull(),
    docSn: text().notNull(),
    reserved: amount().notNull(),
    spent: amount().notNull(),
  },
  (t) => [primaryKey({ columns: [t.budgetId, t.docType, t.docSn] }), index().on(t.docType, t.docSn)],
);

/** Every change of a budget, with what stood there afterwards. Rows are only ever added. */
export const budgetEntry = table(
  'budget_entry',
  {
    entryId: key(),
    budgetId: ofBudget(),
    event: text().$type<EntryEvent>().notNull(),
    docType: text().$type<SpendingDoc>(),
    docSn: text(),
    amountChange: amount().notNull().default(sql`0`),
    reservedChange: amount().notNull().default(sql`0`),
    spentChange: amount().notNull().default(sql`0`),
    amountAfter: amount().notNull(),
    reservedAfter: amount().notNull(),
    spentAfter: amount().notNull(),
    actorName: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.budgetId, t.entryId)],
);
