// The price filter of the goods list (spec §5, §9): swapped when crossed, absolute, up to 999999, two decimals; pieces cheaper than a fen have six (decision 063).

const FEN = 0.01; // spec §9
const HIGHEST = 999_999; // spec §9

export interface PriceRange {
  low?: number;
  high?: number;
}

/** Mends what was typed into the two price fields. Yuan in and out; what is no number counts as not given. */
export function mendPriceRange(
  low: string | number | undefined,
  high: string | number | undefined,
): PriceRange {
  const lowest = mend(low);
  const highest = mend(high);
  const isCrossed = (lowest ?? 0) > (highest ?? HIGHEST);
  return isCrossed ? { low: highest, high: lowest } : { low: lowest, high: highest };
}

function mend(value: string | number | undefined): number | undefined {
  if (value === '' || !Number.isFinite(Number(value))) return undefined;
  const size = Math.abs(Number(value));
  const steps = size + 1e-9 < FEN ? 1e6 : 100; // unit prices have six decimals
  const rounded = Math.floor(size * steps + 1e-6) / steps;
  return rounded === 0 ? undefined : Math.min(HIGHEST, rounded);
}
