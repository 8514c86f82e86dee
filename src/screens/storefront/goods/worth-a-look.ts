// Which replacements of a part are worth a look from its goods page: what costs less at the quantity one is about to buy, or is made in China.
import { type Cents, lineAmount, unitPriceToWire } from '#kit/money/money.ts';
import { repairQuantity } from '#kit/rules/quantity.ts';
import { ladderSteps } from '#mall/goods/parts/product-quantity.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import { type Priced, priceChange } from '#mall/replacement/price-change.ts';
import type { ReplacementReply } from '#mall/replacement/replacement.protocol.ts';

const MOST = 6;

export interface Alternative {
  replacement: ReplacementReply;
  offer: NonNullable<ReplacementReply['offer']>;
  /** Whole percent that a piece costs less; 0: no less. */
  cheaperBy: number;
  /** Of a piece, at that quantity. */
  unitPrice: string;
}

/** In stock only, in the order of the replies. @param own what is offered here, and what the wish costs of it @param wish pieces */
export function alternativesOf(
  replacements: readonly ReplacementReply[],
  own: { offer: Priced; amount: Cents },
  wish: number,
): Alternative[] {
  return replacements
    .flatMap((replacement) => {
      const { offer, part } = replacement;
      if (!offer || offer.productStock <= 0) return [];
      const number = repairQuantity(wish, offer) ?? offer.minBuyNum;
      const price = unitPriceAt(ladderSteps(offer.priceTiers), number);
      const amount = lineAmount(price, number);
      const cheaperBy = Math.max(0, -priceChange(own.offer, offer, wish));
      const isCheaper = cheaperBy > 0 && amount < own.amount;
      return isCheaper || part.isDomestic
        ? [{ replacement, offer, cheaperBy, unitPrice: unitPriceToWire(price) }]
        : [];
    })
    .slice(0, MOST);
}
