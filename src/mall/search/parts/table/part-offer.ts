// The stores of a part's row, each as goods that can be bought.
import { parseUnitPrice, type UnitPrice } from '#kit/money/money.ts';
import type { Sellable } from '#mall/goods/split-wish.ts';
import type { GoodsCard } from '../../search.protocol.ts';

export interface PartOffer extends Sellable {
  goods: GoodsCard;
}

/** The row's own store first. */
export function offersOf(part: GoodsCard): PartOffer[] {
  const others = part.offers.map(({ productId, ...offer }) => ({
    ...part,
    ...offer,
    defaultProductId: productId,
  }));
  return [part, ...others].map((goods) => ({
    goods,
    minBuyNum: goods.minBuyNum,
    multiple: goods.multiple,
    maxBuyNum: goods.maxBuyNum,
    productStock: goods.productStock,
    ladder: goods.priceTiers.map(({ minNum, unitPrice }) => ({
      minNum,
      unitPrice: parseUnitPrice(unitPrice) ?? (0 as UnitPrice),
    })),
  }));
}
