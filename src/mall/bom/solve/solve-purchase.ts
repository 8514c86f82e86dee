// What the cheapest purchase over several stores is asked and answers: lines, offers, stores, wishes, and the proven result.
import type { Cents, UnitPrice } from '#kit/money/money.ts';
import type { PriceTier } from '#mall/goods/price-tier.ts';
import type { FreightRule } from '#mall/store/freight.ts';

/** One product that could serve a line. */
export interface PurchaseOffer {
  /** Its productId; the same product may stand at several lines: what they take of it is one order. */
  productId: number;
  /** Only offers of the same part share a line. */
  partId: number;
  storeId: number;
  /** Ascending in quantity, never empty. */
  priceTiers: readonly PriceTier[];
  minBuyNum: number;
  multiple: number;
  maxBuyNum: number | null;
  /** Pieces that may be ordered. */
  available: number;
  leadDays: number;
}

export interface PurchaseLine {
  /** The asker's own key; given back with the answer. */
  lineId: number;
  /** Pieces needed, above zero. */
  wanted: number;
  offers: readonly PurchaseOffer[];
}

export interface PurchaseStore extends FreightRule {
  storeId: number;
}

export interface PurchaseProblem {
  lines: readonly PurchaseLine[];
  /** Every store of an offer. */
  stores: readonly PurchaseStore[];
  /** From how many stores at most; null: any number. */
  mostStores: number | null;
  /** Offers that take longer are left out; null: any time. */
  mostLeadDays: number | null;
}

/** So many pieces of one product; for a line that shares it, its own part of the pieces and of the amount. */
export interface Pick {
  productId: number;
  storeId: number;
  quantity: number;
  amount: Cents;
}

/** A pick of a line. */
export interface LinePick extends Pick {
  /** At what all lines take of the product. */
  unitPrice: UnitPrice;
}

/** Why a line cannot be bought within the wishes. */
export type Unserved = 'noOffer' | 'tooSlow' | 'shortOfStock' | 'tooFewStores';

/** Why a line is bought as it is. */
export type LineReason =
  /** More than needed because the offer is sold so: from its MOQ, in its multiples. */
  | { kind: 'multiple'; wanted: number; quantity: number }
  /** More than the least possible, because the next step of the ladder costs less in all. */
  | { kind: 'payLess'; instead: number; quantity: number; saves: Cents }
  /** More than needed, because it brings the store's goods to free freight. */
  | { kind: 'fillsUp'; instead: number; quantity: number; costs: Cents }
  /** Another offer of this line alone would be cheaper, but not with its store's freight. */
  | { kind: 'savesFreight'; storeId: number; dearerBy: Cents }
  /** No offer alone has enough. */
  | { kind: 'split'; left: number }
  /** Other lines take the same product: price, MOQ and multiple go by what all of them take. */
  | { kind: 'together'; lines: number; quantity: number };

export interface LineChoice {
  lineId: number;
  /** One pick, or two where no offer alone has enough; empty when it is not served. */
  picks: LinePick[];
  amount: Cents;
  unserved: Unserved | null;
  reasons: LineReason[];
}

export interface StoreShare {
  storeId: number;
  lines: number;
  goodsAmount: Cents;
  freight: Cents;
  /** From which goods amount its freight is free; null: never, or it charges none. */
  freeFrom: Cents | null;
}

export interface PurchaseAnswer {
  choices: LineChoice[];
  stores: StoreShare[];
  goodsAmount: Cents;
  freight: Cents;
  /** Goods and freight of the lines that are served. */
  total: Cents;
  /** Nothing that serves the same lines can cost less than this. Never above `total`. */
  bound: Cents;
  /** `total` equals `bound`: it is proven that nothing is cheaper. */
  isOptimal: boolean;
  /** Each line at its own cheapest offer, freight added; null when that is not allowed (too many stores). */
  naive: { total: Cents; stores: number } | null;
  /** The cheapest store that has all served lines; null when none has. */
  oneStore: { storeId: number; total: Cents } | null;
  /** Seconds of thinking. */
  seconds: number;
}
