// Prices of a list, for one piece or for a thousand: parts at ¥0.003 compare more easily by the thousand (domain 3.10.13).
import { parseUnitPrice, unitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { showUnitPrice } from '#kit/money/price-format.ts';

/** @param price decimal yuan for one piece */
export function showPricePer(price: string, perThousand: boolean): string {
  if (!perThousand) return showUnitPrice(price);
  const micro = parseUnitPrice(price);
  return micro === undefined
    ? showUnitPrice(price)
    : showUnitPrice(unitPriceToWire(unitPrice(micro * 1_000)));
}
