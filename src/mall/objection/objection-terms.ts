// The periods of objections (domain-lab 2.5).
import type { Rules, RuleValues } from '#kit/rules/number-rules.ts';

/** Days after the issue in which a client may object; working days in which it is decided. */
export const OBJECTION_RULES = {
  objectionDays: { usual: 15, least: 1, most: 90 },
  decideDays: { usual: 15, least: 1, most: 60 },
} as const satisfies Rules;
export type ObjectionRules = RuleValues<typeof OBJECTION_RULES>;
