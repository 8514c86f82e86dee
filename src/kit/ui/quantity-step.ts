// How a quantity moves up and down in multiples.

export type QuantityRule = {
  /** The least that can be bought. */
  minBuyNum: number;
  /** Quantities go up in multiples of it. */
  multiple: number;
  /** The most that can be bought; nothing means no limit. */
  max?: number | null;
};

/** The least quantity that satisfies both the minimum and the multiple. */
export function leastQuantity({ minBuyNum, multiple }: QuantityRule): number {
  const step = Math.max(1, multiple);
  return Math.ceil(Math.max(1, minBuyNum) / step) * step;
}

/** The largest quantity in the multiple under `max`; Infinity without a limit. May lie under the least: then nothing can be bought. */
export function mostQuantity({ multiple, max }: QuantityRule): number {
  if (max === undefined || max === null) return Number.POSITIVE_INFINITY;
  const step = Math.max(1, multiple);
  return Math.floor(max / step) * step;
}

/** The next quantity in the multiple above (`1`) or below (`-1`) `from`; null where the limits leave none. */
export function steppedQuantity(from: number, direction: 1 | -1, rule: QuantityRule): number | null {
  const step = Math.max(1, rule.multiple);
  const least = leastQuantity(rule);
  const most = mostQuantity(rule);
  const next = direction === 1 ? (Math.floor(from / step) + 1) * step : (Math.ceil(from / step) - 1) * step;
  const within = direction === 1 ? Math.max(next, least) : Math.min(next, most);
  return within < least || within > most ? null : within;
}

/** True when `quantity` may be bought as it is. */
export function quantityFits(quantity: number, rule: QuantityRule): boolean {
  return (
    Number.isInteger(quantity) &&
    quantity >= Math.max(1, rule.minBuyNum) &&
    quantity % Math.max(1, rule.multiple) === 0 &&
    quantity <= mostQuantity(rule)
  );
}
