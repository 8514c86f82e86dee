// Rules of approval: which documents they are for, who decides them step by step, and why a rule matches (domain 3.4.5).
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import type { Text } from '#kit/words/text.ts';
import { PRESET_ROLES, type PresetRole } from '#mall/member/permission-points.ts';

/** All that are set must hold; a rule without any holds for every document of its kind. */
export interface RuleConditions {
  /** The document's amount is at least this, in fen. */
  amountFrom: Cents | null;
  /** What its author has asked for in this month of China in documents of the kind, this one included, is at least this. */
  periodFrom: Cents | null;
  /** It has at least so many distinct parts. */
  skuFrom: number | null;
  /** It buys from one of these stores; empty: from any. */
  storeIds: readonly number[];
  /** It has parts of one of these categories of the catalogue, or of those below; empty: of any. */
  categoryIds?: readonly number[] | undefined;
  /** It has parts of the preferred grades C or D. */
  gradeCOrD: boolean;
  /** Its worst line is at least so many per mille above the price last paid. */
  aboveLastFrom: number | null;
  /** Quotations: its worst line is at least so many per mille below the listing's price. */
  belowListFrom: number | null;
  /** A budget that it spends of would be exceeded. */
  overBudget: boolean;
  /** It is booked to one of these cost centres; empty: to any. */
  costCentres: readonly string[];
  /** Its author has one of these roles or is one of these people; both empty: anybody. */
  roles: readonly PresetRole[];
  authorIds: readonly number[];
}

export const NO_CONDITIONS: RuleConditions = {
  amountFrom: null,
  periodFrom: null,
  skuFrom: null,
  storeIds: [],
  categoryIds: [],
  gradeCOrD: false,
  aboveLastFrom: null,
  belowListFrom: null,
  overBudget: false,
  costCentres: [],
  roles: [],
  authorIds: [],
};

export const STEP_WHO = ['members', 'permitted', 'main', 'head', 'owner'] as const;
/**
 * `members` by name, `permitted`: all who may approve (of a store: its operators). An enterprise's only: `main` its main
 * account, `head` who leads the author's department, `owner` who answers for the project's or cost centre's budget.
 */
export type StepWho = (typeof STEP_WHO)[number];

/** Only an enterprise has them. */
export const ENTERPRISE_WHO: readonly StepWho[] = ['main', 'head', 'owner'];

export const STEP_MODES = ['ANY', 'ALL'] as const;
export type StepMode = (typeof STEP_MODES)[number];

export const TIMEOUT_ACTS = ['remind', 'escalate', 'pass', 'return'] as const;
/** What happens when nobody decides in time; `escalate` hands the step to the main account. */
export type TimeoutAct = (typeof TIMEOUT_ACTS)[number];

/** One step as a rule says it. */
export interface RuleStep {
  who: StepWho;
  /** For `members`. */
  memberIds: readonly number[];
  mode: StepMode;
  /** Working days; null: no deadline. */
  dueDays: number | null;
  onTimeout: TimeoutAct;
}

// chosen: what a path and a list of rules can still be read with
export const MOST_RULES = 50;
export const MOST_STEPS = 5;
export const MOST_NAMED = 20;
export const LONGEST_DEADLINE = 30;

/** What is known of a document when rules look at it. */
export interface RuleFacts {
  authorId: number;
  /** Empty for a main account and for a store's operator. */
  authorRoles: readonly PresetRole[];
  amount: Cents;
  /** In fen: the author's other documents of the kind in this month, and this one. */
  periodAmount: Cents;
  /** Lines without a known price, which are in no amount. */
  unpricedNum: number;
  skuNum: number;
  storeIds: readonly number[];
  /** Of its parts, with all above. */
  categoryIds: readonly number[];
  costCentre: string;
  aboveLastPerMille: number;
  belowListPerMille: number;
  hasGradeCOrD: boolean;
  isOverBudget: boolean;
}

const money = (amount: Cents): string => showAmount(centsToWire(amount));
const percent = (perMille: number): string => `${perMille / 10}%`;

type Check = (conditions: RuleConditions, facts: RuleFacts) => Text | 'unset' | 'unmet';

const atLeast = (limit: number | null, value: number, text: Text): Text | 'unset' | 'unmet' =>
  limit === null ? 'unset' : value >= limit ? text : 'unmet';

/** An amount of which some lines are unknown may be any: it reaches every limit. */
const amountFrom = (
  limit: Cents | null,
  { amount, unpricedNum }: { amount: Cents; unpricedNum: number },
  text: Text,
): Text | 'unset' | 'unmet' =>
  limit === null || amount >= limit || unpricedNum === 0
    ? atLeast(limit, amount, text)
    : {
        zh: `${unpricedNum} 行没有参考价，金额未知，按达到 ${money(limit)} 处理`,
        en: `${unpricedNum} ${unpricedNum === 1 ? 'line has' : 'lines have'} no known price: the amount counts as ${money(limit)} or more`,
      };

const CHECKS: readonly Check[] = [
  ({ amountFrom: limit }, facts) =>
    amountFrom(limit, facts, {
      zh: `金额 ${money(facts.amount)}，达到 ${money((limit ?? 0) as Cents)}`,
      en: `amount ${money(facts.amount)}, from ${money((limit ?? 0) as Cents)} on`,
    }),
  ({ periodFrom }, { periodAmount, unpricedNum }) =>
    amountFrom(
      periodFrom,
      { amount: periodAmount, unpricedNum },
      {
        zh: `本月累计 ${money(periodAmount)}，达到 ${money((periodFrom ?? 0) as Cents)}`,
        en: `${money(periodAmount)} this month, from ${money((periodFrom ?? 0) as Cents)} on`,
      },
    ),
  ({ skuFrom }, { skuNum }) =>
    atLeast(skuFrom, skuNum, {
      zh: `共 ${skuNum} 种型号，达到 ${skuFrom} 种`,
      en: `${skuNum} different parts, from ${skuFrom} on`,
    }),
  ({ storeIds }, facts) =>
    storeIds.length === 0
      ? 'unset'
      : facts.storeIds.some((storeId) => storeIds.includes(storeId))
        ? { zh: '涉及指定供应商', en: 'one of the suppliers named' }
        : 'unmet',
  ({ categoryIds = [] }, facts) =>
    categoryIds.length === 0
      ? 'unset'
      : facts.categoryIds.some((categoryId) => categoryIds.includes(categoryId))
        ? { zh: '涉及指定品类', en: 'one of the categories named' }
        : 'unmet',
  ({ gradeCOrD }, { hasGradeCOrD }) =>
    !gradeCOrD
      ? 'unset'
      : hasGradeCOrD
        ? { zh: '含限用或禁用等级的物料', en: 'parts of grade C or D' }
        : 'unmet',
  ({ aboveLastFrom }, { aboveLastPerMille }) =>
    atLeast(aboveLastFrom, aboveLastPerMille, {
      zh: `高于上次采购价 ${percent(aboveLastPerMille)}`,
      en: `${percent(aboveLastPerMille)} above the price last paid`,
    }),
  ({ belowListFrom }, { belowListPerMille }) =>
    atLeast(belowListFrom, belowListPerMille, {
      zh: `低于标价 ${percent(belowListPerMille)}`,
      en: `${percent(belowListPerMille)} below the listed price`,
    }),
  ({ overBudget }, { isOverBudget }) =>
    !overBudget ? 'unset' : isOverBudget ? { zh: '超出预算', en: 'over budget' } : 'unmet',
  ({ costCentres }, { costCentre }) =>
    costCentres.length === 0
      ? 'unset'
      : costCentres.includes(costCentre)
        ? { zh: `成本中心 ${costCentre}`, en: `cost centre ${costCentre}` }
        : 'unmet',
  ({ roles, authorIds }, { authorId, authorRoles }) => {
    if (roles.length === 0 && authorIds.length === 0) return 'unset';
    if (authorIds.includes(authorId)) return { zh: '申请人在指定人员中', en: 'its author is named' };
    const role = authorRoles.find((one) => roles.includes(one));
    if (!role) return 'unmet';
    const { zh, en } = PRESET_ROLES[role].name;
    return { zh: `申请人角色：${zh}`, en: `its author’s role: ${en}` };
  },
];

/** Why the rule matches, condition by condition; undefined when one of them is not met. Empty: it holds for everything. */
export function whyMatches(conditions: RuleConditions, facts: RuleFacts): Text[] | undefined {
  const reasons: Text[] = [];
  for (const check of CHECKS) {
    const said = check(conditions, facts);
    if (said === 'unmet') return undefined;
    if (said !== 'unset') reasons.push(said);
  }
  return reasons;
}

/** "“Large orders”: amount ¥25,000.00, from ¥20,000.00 on" */
export function ruleSentence(ruleName: string, reasons: readonly Text[]): Text {
  const join = (language: 'zh' | 'en', colon: string, comma: string) =>
    `“${ruleName}”${reasons.length > 0 ? colon : ''}${reasons.map((one) => one[language]).join(comma)}`;
  return { zh: join('zh', '：', '；'), en: join('en', ': ', '; ') };
}
