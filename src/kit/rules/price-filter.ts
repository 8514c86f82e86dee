// The price filter of the goods list (spec §5, §9): swapped when crossed, absolute, 0.01 to 999999, two decimals.

const LOWEST = 0.01; // spec §9
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
  const isCrossed = (lowest ?? LOWEST) > (highest ?? HIGHEST);
  return isCrossed ? { low: highest, high: lowest } : { low: lowest, high: highest };
}

function mend(value: string | number | undefined): number | undefined {
  if (value === '' || !Number.isFinite(Number(value))) return undefined;
  const twoDecimals = Math.floor(Math.abs(Number(value)) * 100 + 1e-6) / 100;
  return Math.min(HIGHEST, Math.max(LOWEST, twoDecimals));
}
