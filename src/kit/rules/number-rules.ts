// Rules that are set by whole numbers: declared where they hold, each with its usual value and its ends (domain 3.11).

/** Days, hours, pieces or whole yuan, as its name says. */
export interface Rule {
  usual: number;
  least: number;
  most: number;
}
export type Rules = Readonly<Record<string, Rule>>;
export type RuleValues<R extends Rules> = { readonly [K in keyof R]: number };

/** The usual value wherever no other is kept, also where what is kept lies beyond the ends. @param kept as it was read */
export function rulesWith<const R extends Rules>(rules: R, kept: unknown): RuleValues<R> {
  const own = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(rules).map(([key, rule]) => [key, isWithin(rule, own[key]) ? own[key] : rule.usual]),
  ) as RuleValues<R>;
}

/** A whole number between the ends. */
export const isWithin = ({ least, most }: Rule, value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
