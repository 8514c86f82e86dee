// What a suggestion shows of a part: its package, its key values, what all stores have of it and where it costs least.
import type { Work } from '#kit/db/work.ts';
import { type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Language } from '#kit/words/text.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { Suggestion } from '../../search.protocol.ts';
import { findNamesFor } from '../goods-card-view.ts';
import type { Names } from '../vocabulary.ts';
import { findShownOffers, type ShownOffer } from './shown-offers.ts';
import { findShownParts, type ShownPart } from './shown-parts.ts';

const MOST_VALUES = 3;

export interface SuggestedPart extends ShownPart {
  partId: number;
  /** Where it costs least, of the stores that have some where there are any. */
  best: ShownOffer;
  /** Of all stores. */
  totalStock: number;
  soldNum: number;
  names: Names;
}

/** Those of the parts that somebody sells, in the same order. @param groups the goods ids of each part's listings */
export async function findSuggestedParts(
  work: Work,
  groups: readonly (readonly number[])[],
): Promise<SuggestedPart[]> {
  const offers = await findShownOffers(work, groups.flat());
  const [names, parts] = await Promise.all([findNamesFor(work, offers), findShownParts(work, offers)]);
  return [...Map.groupBy(offers, ({ partId }) => partId)].flatMap(([partId, some]) => {
    const part = parts.get(partId);
    if (!part) return [];
    const totalStock = some.reduce((sum, { productStock }) => sum + Math.max(0, productStock), 0);
    const soldNum = some.reduce((sum, { saleNum }) => sum + saleNum, 0);
    const best = some.reduce((a, b) => (isBetter(b, a) ? b : a));
    return [{ ...part, partId, best, totalStock, soldNum, names }];
  });
}

const lowestOf = ({ priceTiers }: ShownOffer): UnitPrice => required(priceTiers.at(-1)).unitPrice;

function isBetter(a: ShownOffer, b: ShownOffer): boolean {
  const has = ({ productStock }: ShownOffer) => Number(productStock > 0);
  return (has(a) - has(b) || lowestOf(b) - lowestOf(a) || b.defaultProductId - a.defaultProductId) > 0;
}

export function partSuggestion(part: SuggestedPart, language: Language): Suggestion {
  const { best, names, params } = part;
  const columns = names.categories.get(best.categoryId)?.columns ?? [];
  return {
    text: part.partNo,
    hint: brandIn(language, required(names.brands.get(best.brandId)).name),
    productId: best.defaultProductId,
    brandId: null,
    categoryId: null,
    part: {
      packageName: part.packageName,
      values: columns.flatMap((key) => params.get(key)?.[language] ?? []).slice(0, MOST_VALUES),
      totalStock: part.totalStock,
      lowestPrice: unitPriceToWire(lowestOf(best)),
    },
  };
}
