// The best offer of each part: in stock first, then the lowest price of the first step.
import type { Work } from '#kit/db/work.ts';
import { findOffers, type PartOffer } from '#mall/goods/server/goods.ts';

/** Parts that nobody offers are left out. */
export async function findBestOffers(
  work: Work,
  partIds: readonly number[],
): Promise<Map<number, PartOffer>> {
  const offers = await findOffers(work, partIds);
  return new Map(
    [...offers].map(([partId, all]) => [
      partId,
      all.reduce((best, one) => (isBetter(one, best) ? one : best)),
    ]),
  );
}

const canBuy = (offer: PartOffer) => offer.available >= offer.minBuyNum;
const firstPrice = ({ priceTiers }: PartOffer) => priceTiers[0]?.unitPrice ?? Number.POSITIVE_INFINITY;

function isBetter(one: PartOffer, than: PartOffer): boolean {
  if (canBuy(one) !== canBuy(than)) return canBuy(one);
  return firstPrice(one) < firstPrice(than);
}
