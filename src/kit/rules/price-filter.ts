// The price filter of the goods list (spec §5, §9): swapped when crossed, absolute, up to 999999, with the six decimals of unit prices (decision 063).

const DECIMALS = 6; // of unit prices
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
  const price = Number(Math.min(HIGHEST, Math.abs(Number(value))).toFixed(DECIMALS));
  return price === 0 ? undefined : price;
}
