// What is typed into the form of a rule, what is wrong with it, and what is sent.
import type { CallOf } from '#kit/http/endpoint.ts';
import { parseCents } from '#kit/money/money.ts';
import type { PresetRole } from '#mall/member/permission-points.ts';
import type { ApprovalRule, approvalProtocol } from '../approval.protocol.ts';
import { LONGEST_DEADLINE, type StepMode, type StepWho, type TimeoutAct } from '../approval-rule.ts';
import type { ApprovalDoc } from '../approval-status.ts';

export interface StepValues {
  /** For React: steps have no other name. */
  key: number;
  who: StepWho;
  memberIds: number[];
  mode: StepMode;
  dueDays: string;
  onTimeout: TimeoutAct;
}

/** As typed: nothing is lost that cannot be read yet. */
export interface RuleValues {
  docType: ApprovalDoc;
  ruleName: string;
  amountFrom: string;
  periodFrom: string;
  skuFrom: string;
  /** Percentages. */
  aboveLastFrom: string;
  belowListFrom: string;
  costCentres: string;
  gradeCOrD: boolean;
  overBudget: boolean;
  roles: PresetRole[];
  authorIds: number[];
  storeIds: number[];
  categoryIds: number[];
  steps: StepValues[];
}

export const newStep = (key: number, isStore: boolean): StepValues => ({
  key,
  who: isStore ? 'permitted' : 'main',
  memberIds: [],
  mode: 'ANY',
  dueDays: '',
  onTimeout: 'remind',
});

/** A rule as it stands in the form; without one the form is empty. */
export function valuesOf(rule: ApprovalRule | undefined, docType: ApprovalDoc, isStore: boolean): RuleValues {
  if (!rule)
    return {
      docType,
      ruleName: '',
      amountFrom: '',
      periodFrom: '',
      skuFrom: '',
      aboveLastFrom: '',
      belowListFrom: '',
      costCentres: '',
      gradeCOrD: false,
      overBudget: false,
      roles: [],
      authorIds: [],
      storeIds: [],
      categoryIds: [],
      steps: [newStep(0, isStore)],
    };
  const { conditions } = rule;
  const percent = (perMille: number | null) => (perMille === null ? '' : String(perMille / 10));
  return {
    docType: rule.docType,
    ruleName: rule.ruleName,
    amountFrom: conditions.amountFrom ?? '',
    periodFrom: conditions.periodFrom ?? '',
    skuFrom: conditions.skuFrom === null ? '' : String(conditions.skuFrom),
    aboveLastFrom: percent(conditions.aboveLastFrom),
    belowListFrom: percent(conditions.belowListFrom),
    costCentres: conditions.costCentres.join(', '),
    gradeCOrD: conditions.gradeCOrD === 1,
    overBudget: conditions.overBudget === 1,
    roles: [...conditions.roles],
    authorIds: [...conditions.authorIds],
    storeIds: [...conditions.storeIds],
    categoryIds: [...conditions.categoryIds],
    steps: rule.steps.map((step, key) => ({
      ...step,
      key,
      memberIds: [...step.memberIds],
      dueDays: step.dueDays === null ? '' : String(step.dueDays),
    })),
  };
}

/** Fields by name; `members3` and `dueDays3` are those of the step with that key. */
export type WrongRule = Readonly<
  Record<string, 'name' | 'amount' | 'number' | 'percent' | 'members' | undefined>
>;

const isWhole = (text: string, most: number): boolean =>
  /^\d{1,5}$/.test(text) && +text >= 1 && +text <= most;

const perMilleOf = (text: string): number | undefined => {
  const found = /^(\d{1,4})(?:\.(\d))?$/.exec(text.trim());
  if (!found) return undefined;
  const perMille = Number(found[1]) * 10 + Number(found[2] ?? 0);
  return perMille >= 1 && perMille <= 10_000 ? perMille : undefined;
};

/** Empty when it may be sent. */
export function whatIsWrong(values: RuleValues): WrongRule {
  const wrong: Record<string, WrongRule[string]> = {};
  if (values.ruleName.trim() === '') wrong.ruleName = 'name';
  for (const name of ['amountFrom', 'periodFrom'] as const) {
    const cents = parseCents(values[name]);
    if (values[name].trim() !== '' && (cents === undefined || cents < 0)) wrong[name] = 'amount';
  }
  if (values.skuFrom.trim() !== '' && !isWhole(values.skuFrom.trim(), 10_000)) wrong.skuFrom = 'number';
  for (const name of ['aboveLastFrom', 'belowListFrom'] as const)
    if (values[name].trim() !== '' && perMilleOf(values[name]) === undefined) wrong[name] = 'percent';
  for (const step of values.steps) {
    if (step.who === 'members' && step.memberIds.length === 0) wrong[`members${step.key}`] = 'members';
    if (step.dueDays.trim() !== '' && !isWhole(step.dueDays.trim(), LONGEST_DEADLINE))
      wrong[`dueDays${step.key}`] = 'number';
  }
  return wrong;
}

/** What is sent. The values must not be wrong. */
export function ruleToSend(
  values: RuleValues,
): Pick<CallOf<typeof approvalProtocol.saveRule>, 'docType' | 'ruleName' | 'conditions' | 'steps'> {
  const { docType, ruleName, gradeCOrD, overBudget, roles, authorIds, storeIds, categoryIds } = values;
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    docType,
    ruleName: ruleName.trim(),
    conditions: {
      amountFrom: orNull(values.amountFrom),
      periodFrom: orNull(values.periodFrom),
      skuFrom: orNull(values.skuFrom),
      aboveLastFrom: perMilleOf(values.aboveLastFrom) ?? null,
      belowListFrom: perMilleOf(values.belowListFrom) ?? null,
      costCentres: values.costCentres
        .split(/[,，、;；\n]/)
        .map((one) => one.trim())
        .filter(Boolean),
      gradeCOrD,
      overBudget,
      roles,
      authorIds,
      storeIds,
      categoryIds,
    },
    steps: values.steps.map(({ who, memberIds, mode, dueDays, onTimeout }) => ({
      who,
      memberIds: who === 'members' ? memberIds : [],
      mode,
      dueDays: orNull(dueDays),
      onTimeout,
    })),
  };
}
