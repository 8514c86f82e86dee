// Approvals and budgets. Owns rules, what waits for a decision, substitutes, budgets and their ledger; promises that nobody decides his own document while somebody else may, and that budgets are never exceeded unless one lets an approval decide; leans on company, store, setting, message.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import {
  Bit,
  flag,
  id,
  json,
  line,
  Moment,
  Pagination,
  paging,
  requestId,
  whole,
  Yuan,
  yuanAmount,
} from '#kit/http/wire.ts';
import { enterprise, permitted, storeOperator } from '#mall/member/actor.ts';
import { PRESET_ROLE_NAMES } from '#mall/member/permission-points.ts';
import {
  LONGEST_DEADLINE,
  MOST_NAMED,
  MOST_STEPS,
  STEP_MODES,
  STEP_WHO,
  TIMEOUT_ACTS,
} from './approval-rule.ts';
import { APPROVAL_DOCS, APPROVAL_STATES, TASK_STATES } from './approval-status.ts';
import { BUDGET_KINDS, ENTRY_EVENTS, SPENDING_DOCS } from './budget.ts';
import { Turns, TurnsInput } from './turn.ts';

const setsRules = permitted(enterprise, 'approval.rules');
export const decides = permitted(enterprise, 'approval.decide');
export const setsBudgets = permitted(enterprise, 'project.budget');

const TONES = ['waiting', 'done', 'refused', 'neutral'] as const;

/** Somebody in a step. `state` null: his turn has not come, or nobody has been asked yet. */
export const PathPerson = z.object({
  name: z.string(),
  state: z.enum(TASK_STATES).nullable(),
  stateName: z.string(),
  tone: z.enum(TONES),
  /** Who decided in his place; '' for himself. */
  actorName: z.string(),
  reason: z.string(),
  decidedAt: Moment.nullable(),
});

/** The way of a document: before submitting (`state` null) or as far as it has come. For its own side only. */
export const ApprovalPath = z.object({
  state: z.enum(APPROVAL_STATES).nullable(),
  stateName: z.string(),
  tone: z.enum(TONES),
  steps: z.array(
    z.object({
      stepNo: z.number(),
      /** Which rule wants it, and why. */
      rule: z.string(),
      mode: z.enum(STEP_MODES),
      progress: z.enum(['done', 'current', 'todo', 'refused']),
      dueAt: Moment.nullable(),
      /** Nobody else may: the author decides himself. */
      isSelf: Bit,
      people: z.array(PathPerson),
    }),
  ),
});
export type ApprovalPath = z.infer<typeof ApprovalPath>;

export const ApprovalTask = z.object({
  taskId: z.number(),
  docType: z.enum(APPROVAL_DOCS),
  docTypeName: z.string(),
  docSn: z.string(),
  title: z.string(),
  url: z.string(),
  amount: Yuan,
  authorName: z.string(),
  costCentre: z.string(),
  /** What else he should know. */
  notes: z.array(z.string()),
  /** Why it came to the reader. */
  rule: z.string(),
  /** For whom he stands in; '' where it is his own. */
  insteadOf: z.string(),
  isSelf: Bit,
  state: z.enum(TASK_STATES),
  stateName: z.string(),
  tone: z.enum(TONES),
  reason: z.string(),
  since: Moment,
  dueAt: Moment.nullable(),
  decidedAt: Moment.nullable(),
  path: ApprovalPath,
});
export type ApprovalTask = z.infer<typeof ApprovalTask>;

const DecideInput = z.object({
  taskId: id(),
  decision: z.enum(['approve', 'return']),
  /** Required when sending back. */
  reason: line(500).default(''),
});
const Decided = z.object({ state: z.enum(APPROVAL_STATES) });

const PER_MILLE = 10_000;
const absent = <S extends z.ZodType>(schema: S) =>
  z
    .union([z.literal(''), z.null(), schema])
    .transform((value) => (value === '' ? null : value))
    .default(null);
const Conditions = z.object({
  amountFrom: absent(yuanAmount()),
  periodFrom: absent(yuanAmount()),
  skuFrom: absent(whole(1, 10_000)),
  storeIds: z.array(id()).max(MOST_NAMED).default([]),
  categoryIds: z.array(id()).max(MOST_NAMED).default([]),
  gradeCOrD: flag().default(false),
  aboveLastFrom: absent(whole(1, PER_MILLE)),
  belowListFrom: absent(whole(1, PER_MILLE)),
  overBudget: flag().default(false),
  costCentres: z.array(line(60, 1)).max(MOST_NAMED).default([]),
  roles: z.array(z.enum(PRESET_ROLE_NAMES)).max(PRESET_ROLE_NAMES.length).default([]),
  authorIds: z.array(id()).max(MOST_NAMED).default([]),
});
const Step = z.object({
  who: z.enum(STEP_WHO),
  memberIds: z.array(id()).max(MOST_NAMED).default([]),
  mode: z.enum(STEP_MODES).default('ANY'),
  dueDays: absent(whole(1, LONGEST_DEADLINE)),
  onTimeout: z.enum(TIMEOUT_ACTS).default('remind'),
});
const RuleInput = z.object({
  /** Left out: a further rule. */
  ruleId: id().optional(),
  version: whole(1, 1_000_000).optional(),
  docType: z.enum(APPROVAL_DOCS),
  ruleName: line(40, 1),
  isOn: flag().default(true),
  conditions: json(Conditions),
  steps: json(z.array(Step).min(1).max(MOST_STEPS)),
  ...requestId,
});
const RuleKey = z.object({ ruleId: id(), version: whole(1, 1_000_000) });

export const ApprovalRule = z.object({
  ruleId: z.number(),
  version: z.number(),
  docType: z.enum(APPROVAL_DOCS),
  docTypeName: z.string(),
  ruleName: z.string(),
  isOn: Bit,
  /** Amounts in yuan, shares in per mille. */
  conditions: z.object({
    amountFrom: Yuan.nullable(),
    periodFrom: Yuan.nullable(),
    skuFrom: z.number().nullable(),
    storeIds: z.array(z.number()),
    categoryIds: z.array(z.number()),
    gradeCOrD: Bit,
    aboveLastFrom: z.number().nullable(),
    belowListFrom: z.number().nullable(),
    overBudget: Bit,
    costCentres: z.array(z.string()),
    roles: z.array(z.enum(PRESET_ROLE_NAMES)),
    authorIds: z.array(z.number()),
  }),
  steps: z.array(
    z.object({
      who: z.enum(STEP_WHO),
      memberIds: z.array(z.number()),
      mode: z.enum(STEP_MODES),
      dueDays: z.number().nullable(),
      onTimeout: z.enum(TIMEOUT_ACTS),
    }),
  ),
  updatedAt: Moment,
});
export type ApprovalRule = z.infer<typeof ApprovalRule>;

export const Person = z.object({ memberId: z.number(), name: z.string() });
const Rules = z.object({
  rules: z.array(ApprovalRule),
  /** Kinds of documents that rules may be for. */
  docTypes: z.array(z.object({ docType: z.enum(APPROVAL_DOCS), name: z.string() })),
  /** Who may be named as approver. */
  approvers: z.array(Person),
  /** Who may be named as author. */
  authors: z.array(Person),
  /** Who may be named as supplier. */
  stores: z.array(z.object({ storeId: z.number(), storeName: z.string() })),
  /** Categories of the catalogue that may be named, each after the one above it. */
  categories: z.array(z.object({ categoryId: z.number(), name: z.string() })),
  /** Cost centres that employees have. */
  costCentres: z.array(z.string()),
});

/** A day of China. */
const day = () => z.iso.date();

export const Substitute = z.object({
  substituteId: z.number(),
  memberId: z.number(),
  memberName: z.string(),
  byMemberId: z.number(),
  byMemberName: z.string(),
  /** Days of China, both counted. */
  fromOn: z.string(),
  untilOn: z.string(),
  standing: z.enum(['active', 'coming']),
  mayEnd: Bit,
});

export const Budget = z.object({
  budgetId: z.number(),
  version: z.number(),
  kind: z.enum(BUDGET_KINDS),
  projectId: z.number().nullable(),
  name: z.string(),
  amount: Yuan,
  reserved: Yuan,
  spent: Yuan,
  /** Below 0 where an approval has let it be exceeded. */
  left: Yuan,
  /** Reserved and spent of it, in per mille. */
  usedPerMille: z.number(),
  mayExceed: Bit,
  isOpen: Bit,
  note: z.string(),
  /** Who answers for it; steps of approval may ask him. */
  ownerId: z.number().nullable(),
  ownerName: z.string(),
  updatedAt: Moment,
});
export type Budget = z.infer<typeof Budget>;

export const approvalProtocol = {
  ...door('v3/business/front/approval', decides, {
    decide: post({ zh: '同意或退回', en: 'Approve or send back' }, DecideInput, Decided),
    turns: get({ zh: '待办：审批', en: 'My turn: approvals' }, TurnsInput, Turns),
    rules: get({ zh: '企业的审批规则', en: 'The enterprise’s rules of approval' }, nothing, Rules, {
      access: setsRules,
    }),
    saveRule: post(
      { zh: '保存审批规则', en: 'Save a rule of approval' },
      RuleInput,
      z.object({ ruleId: z.number(), version: z.number() }),
      { access: setsRules, creates: true },
    ),
    deleteRule: post({ zh: '删除审批规则', en: 'Delete a rule of approval' }, RuleKey, nothing, {
      access: setsRules,
    }),
    substitutes: get(
      { zh: '代理审批', en: 'Who stands in for whom' },
      nothing,
      z.object({
        list: z.array(Substitute),
        /** Who may stand in for whom. */
        approvers: z.array(Person),
        /** Whether the reader may set substitutes of others too. */
        maySetOthers: Bit,
      }),
    ),
    saveSubstitute: post(
      { zh: '设置代理审批', en: 'Name a substitute' },
      z.object({
        /** For whom; left out: for the caller. Others only by who sets rules. */
        memberId: id().optional(),
        byMemberId: id(),
        fromOn: day(),
        untilOn: day(),
        ...requestId,
      }),
      z.object({ substituteId: z.number() }),
      { creates: true },
    ),
    endSubstitute: post(
      { zh: '结束代理审批', en: 'End a substitution' },
      z.object({ substituteId: id() }),
      nothing,
    ),
    saveBudget: post(
      { zh: '保存预算', en: 'Set a budget' },
      z.object({
        /** Left out: a further budget. */
        budgetId: id().optional(),
        version: whole(1, 1_000_000).optional(),
        kind: z.enum(BUDGET_KINDS),
        projectId: id().optional(),
        costCentre: line(60).default(''),
        amount: yuanAmount(),
        mayExceed: flag().default(false),
        isOpen: flag().default(true),
        note: line(200).default(''),
        /** Left out: nobody. */
        ownerId: id().optional(),
        ...requestId,
      }),
      z.object({ budgetId: z.number(), version: z.number() }),
      { access: setsBudgets, creates: true },
    ),
    budgetEntries: get(
      { zh: '预算明细', en: 'The ledger of a budget' },
      z.object({ budgetId: id(), ...paging(20, 100) }),
      z.object({
        list: z.array(
          z.object({
            entryId: z.number(),
            event: z.enum(ENTRY_EVENTS),
            eventName: z.string(),
            docType: z.enum(SPENDING_DOCS).nullable(),
            docTypeName: z.string(),
            docSn: z.string(),
            amountChange: Yuan,
            reservedChange: Yuan,
            spentChange: Yuan,
            leftAfter: Yuan,
            actorName: z.string(),
            createdAt: Moment,
          }),
        ),
        pagination: Pagination,
      }),
      { access: setsBudgets },
    ),
  }),
  ...door('v3/business/seller/approval', storeOperator, {
    sellerDecide: post({ zh: '商家：同意或退回', en: 'Store: approve or send back' }, DecideInput, Decided, {
      name: 'decide',
    }),
    sellerTurns: get({ zh: '商家待办：审批', en: 'Store, my turn: approvals' }, TurnsInput, Turns, {
      name: 'turns',
    }),
    sellerRules: get({ zh: '商家：审批规则', en: 'Store: rules of approval' }, nothing, Rules, {
      name: 'rules',
    }),
    saveSellerRule: post(
      { zh: '商家：保存审批规则', en: 'Store: save a rule of approval' },
      RuleInput,
      z.object({ ruleId: z.number(), version: z.number() }),
      { name: 'saveRule', creates: true },
    ),
    deleteSellerRule: post(
      { zh: '商家：删除审批规则', en: 'Store: delete a rule of approval' },
      RuleKey,
      nothing,
      { name: 'deleteRule' },
    ),
  }),
};
