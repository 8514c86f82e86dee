// The risks of parts as they stand in the mall at this moment.

import type { Work } from '#kit/db/work.ts';
import type { UnitPrice } from '#kit/money/money.ts';
import { findOffers } from '#mall/goods/server/goods.ts';
import { findParts } from '#mall/part/server/part.ts';
import { type FoundRisk, risksOf } from '../risk-rules.ts';
import { bestPrice } from './project-cost.ts';

/** A part that somebody needs. */
export interface NeededPart {
  partId: number;
  /** Pieces. */
  need: number;
  /** What a price is compared with; null: nothing. */
  formerPrice: UnitPrice | null;
  /** What it costs; left out: the best of all stores for the need. */
  price?: UnitPrice;
}

/** @returns the risks of each, in the order given */
export async function findPartRisks(work: Work, needed: readonly NeededPart[]): Promise<FoundRisk[][]> {
  if (needed.length === 0) return [];
  const partIds = [...new Set(needed.map(({ partId }) => partId))];
  const offers = await findOffers(work, partIds);
  const parts = await findParts(work, partIds);
  return needed.map(({ partId, need, formerPrice, price }) => {
    const of = offers.get(partId) ?? [];
    return risksOf({
      partId,
      lifecycle: parts.get(partId)?.lifecycle ?? 'active',
      need,
      available: of.reduce((pieces, offer) => pieces + offer.available, 0),
      price: price ?? bestPrice(of, need),
      formerPrice,
    });
  });
}
