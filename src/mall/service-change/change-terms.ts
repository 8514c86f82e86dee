// The sums and periods of changes and early ends (domain-lab 3.3, T13, T22).
import type { Rules, RuleValues } from '#kit/rules/number-rules.ts';

/** In yuan, working days, days, days. */
export const CHANGE_RULES = {
  handlingYuan: { usual: 100, least: 0, most: 10_000 },
  faultDays: { usual: 20, least: 1, most: 250 },
  noSpecimenDays: { usual: 30, least: 1, most: 365 },
  payDays: { usual: 3, least: 1, most: 60 },
} as const satisfies Rules;
export type ChangeRules = RuleValues<typeof CHANGE_RULES>;

/** Why the laboratory may end a commission without its customer. */
export const ALONE = ['SAFETY', 'NO_SPECIMEN'] as const;
export type Alone = (typeof ALONE)[number];

export const MOST_CHANGED_ITEMS = 50;
