// Listings as visitors and sellers see them: rows of the database turned into replies.
import { type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import type { Language } from '#kit/words/text.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { Compliance } from '#mall/part/compliance.ts';
import { complianceReply } from '#mall/part/read-compliance.ts';
import type {
  GoodsDetail,
  Lot,
  OfferReply,
  Packing,
  ProductReply,
  SellerGoods,
  TierReply,
} from '../goods.protocol.ts';
import type { PriceTier } from '../price-tier.ts';

/** A ladder as the wire carries it. @param tiers micro-yuan */
export function tiersToWire(tiers: readonly PriceTier[]): TierReply[] {
  return tiers.map((tier) => ({ minNum: tier.minNum, unitPrice: unitPriceToWire(tier.unitPrice) }));
}

/** 1 to 5 with one decimal; null before the first evaluation. @param stars sum of all evaluations */
export function averageStars(stars: number, count: number): number | null {
  return count === 0 ? null : Math.round((stars / count) * 10) / 10;
}

type WithLadder<T> = Omit<T, 'priceTiers' | 'samplePrice'> & { priceTiers: PriceTier[] };
type WithPrices<T> = WithLadder<T> & { samplePrice: UnitPrice };

/** What the goods page's statement answers; parts that may be empty come as null. */
export interface DetailRow
  extends Omit<
    GoodsDetail,
    'products' | 'otherOffers' | 'orderCode' | 'params' | 'categoryPath' | 'compliance'
  > {
  [column: string]: unknown;
  starSum: number;
  compliance: Compliance;
  categoryPath: GoodsDetail['categoryPath'] | null;
  params: GoodsDetail['params'] | null;
  products: WithPrices<ProductReply>[];
  otherOffers: WithLadder<OfferReply>[] | null;
}

export function toGoodsDetail(
  row: DetailRow,
  orderCode: GoodsDetail['orderCode'],
  language: Language,
): GoodsDetail {
  const { starSum, categoryPath, params, products, otherOffers, ...same } = row;
  return {
    ...same,
    evaluationStars: averageStars(starSum, row.evaluationCount),
    categoryPath: categoryPath ?? [],
    params: params ?? [],
    products: products.map((one) => ({
      ...one,
      priceTiers: tiersToWire(one.priceTiers),
      samplePrice: unitPriceToWire(one.samplePrice),
    })),
    otherOffers: (otherOffers ?? []).map((one) => ({ ...one, priceTiers: tiersToWire(one.priceTiers) })),
    orderCode,
    compliance: complianceReply(row.compliance, language),
  };
}

export interface SellerRow extends Omit<SellerGoods, 'priceTiers' | 'lots' | 'samplePrice'> {
  [column: string]: unknown;
  packing: Packing;
  priceTiers: PriceTier[];
  lots: Lot[] | null;
  samplePrice: UnitPrice;
}

export function toSellerGoods(row: SellerRow, language: Language): SellerGoods {
  return {
    ...row,
    brandName: brandIn(language, row.brandName),
    priceTiers: tiersToWire(row.priceTiers),
    lots: row.lots ?? [],
    samplePrice: unitPriceToWire(row.samplePrice),
  };
}
