// Which rule a line's commission follows, and what it comes to: frozen when the order is placed, less for what goes back (domain-money §9).
import { type Cents, cents, NOTHING } from '#kit/money/money.ts';

/** In fen; `ratePerMille` of what the line brings, and so much for the line itself, within ends. */
export interface Formula {
  ratePerMille: number;
  fixed: Cents;
  least: Cents;
  /** Null: without end. */
  most: Cents | null;
}

/** For a store, a category with everything below it, or a category of a store. */
export interface CommissionRule extends Formula {
  ruleId: number;
  storeId: number | null;
  categoryId: number | null;
}

/** What a rule is looked for. */
export interface LineOfStore {
  storeId: number;
  /** From the first level down to its own; empty for what was agreed by words. */
  categoryPath: readonly number[];
}

/**
 * Store × category, the nearest level first, then the store, then the category alone, the nearest level first.
 * @returns undefined where none is for it: the default rate holds
 */
export function chooseRule<R extends Pick<CommissionRule, 'storeId' | 'categoryId'>>(
  rules: readonly R[],
  { storeId, categoryPath }: LineOfStore,
): R | undefined {
  const nearest = categoryPath.toReversed();
  const wanted: [number | null, number | null][] = [
    ...nearest.map((categoryId): [number, number] => [storeId, categoryId]),
    [storeId, null],
    ...nearest.map((categoryId): [null, number] => [null, categoryId]),
  ];
  for (const [ofStore, ofCategory] of wanted) {
    const rule = rules.find((one) => one.storeId === ofStore && one.categoryId === ofCategory);
    if (rule) return rule;
  }
  return undefined;
}

/**
 * clamp(half up(base × rate) + fixed, least, most), never above the base (decision 109).
 * @param base what the line brings without carriage and without what its store takes off, in fen
 */
export function commissionOf({ ratePerMille, fixed, least, most }: Formula, base: Cents): Cents {
  const rated = Math.floor((base * ratePerMille + 500) / 1000) + fixed;
  return cents(Math.min(base, most ?? base, Math.max(least, rated)));
}

/**
 * What of a frozen commission is not taken, for all that has gone back of its line so far: rounded down, and the whole of it
 * once nothing is left.
 */
export function commissionBackOf(commission: Cents, base: Cents, returned: Cents): Cents {
  if (returned >= base) return commission;
  return returned <= 0 ? NOTHING : cents(Math.floor((commission * returned) / base));
}
