// Prices what is about to be ordered, from the server's own data alone, and says everything that is wrong with it.
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, lineAmount, sum, type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { checkQuantity } from '#mall/cart/cart-quantity.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import { findProducts, type ProductForSale } from '#mall/goods/server/goods.ts';
import { freightOf } from '#mall/store/freight.ts';
import { findStores, type StoreRow } from '#mall/store/server/store.ts';
import type { OrderProblem } from '../basket.protocol.ts';
import { orderWords } from '../order-words.ts';

/** What somebody wants, before it is priced. */
export interface Wish {
  productId: number;
  buyNum: number;
  /** The price he has seen; null when he comes straight from the goods. */
  seenPrice: UnitPrice | null;
  /** Already shown to him as no longer available: left out. */
  isInvalid?: boolean;
}

export interface PricedLine {
  product: ProductForSale;
  buyNum: number;
  unitPrice: UnitPrice;
  /** The price seen before, where it differs. */
  formerPrice: UnitPrice | null;
  amount: Cents;
}

export interface PricedStore {
  store: StoreRow;
  lines: PricedLine[];
  goodsAmount: Cents;
  freight: Cents;
  payable: Cents;
}

export interface Problem {
  kind: OrderProblem['kind'];
  productId: number | null;
  text: Text;
}

export interface PricedBasket {
  /** Ascending by storeId; without what cannot be bought at all. */
  stores: PricedStore[];
  goodsAmount: Cents;
  freight: Cents;
  payable: Cents;
  problems: Problem[];
  /** Why invalid wishes are not in it. */
  leftOut: Problem[];
}

/** Prices the wishes at the ladder of now. Amounts are sums of line amounts (domain R7). */
export async function priceBasket(work: Work, wishes: readonly Wish[]): Promise<PricedBasket> {
  const problems: Problem[] = [];
  const leftOut: Problem[] = [];
  const products = await findProducts(
    work,
    wishes.map((wish) => wish.productId),
  );
  const lines: PricedLine[] = [];
  for (const { productId, buyNum, seenPrice, isInvalid } of wishes) {
    const product = products.get(productId);
    if (isInvalid && product?.isOnSale) {
      leftOut.push({ kind: 'shortage', productId, text: named(product, orderWords.soldOut) });
      continue;
    }
    if (!product?.isOnSale) {
      (isInvalid ? leftOut : problems).push({
        kind: 'offSale',
        productId,
        text: named(product, orderWords.gone),
      });
      continue;
    }
    const unitPrice = unitPriceAt(product.priceTiers, buyNum);
    const formerPrice = seenPrice !== null && seenPrice !== unitPrice ? seenPrice : null;
    lines.push({ product, buyNum, unitPrice, formerPrice, amount: lineAmount(unitPrice, buyNum) });
    const wrong = checkQuantity(buyNum, product);
    if (wrong) {
      const kind = wrong.kind === 'shortage' ? 'shortage' : 'quantity';
      problems.push({ kind, productId, text: named(product, wrong.text) });
    }
    if (formerPrice !== null) {
      const former = showUnitPrice(unitPriceToWire(formerPrice));
      const now = showUnitPrice(unitPriceToWire(unitPrice));
      const text = {
        zh: orderWords.priceChanged.zh(former, now),
        en: orderWords.priceChanged.en(former, now),
      };
      problems.push({ kind: 'priceChanged', productId, text: named(product, text) });
    }
  }

  const byStore = Map.groupBy(lines, (line) => line.product.storeId);
  const storeIds = [...byStore.keys()].sort((a, b) => a - b);
  const known = await findStores(work, storeIds);
  const stores = storeIds.map((storeId) =>
    priceStore(required(known.get(storeId)), required(byStore.get(storeId))),
  );
  return {
    stores,
    goodsAmount: sum(stores.map((one) => one.goodsAmount)),
    freight: sum(stores.map((one) => one.freight)),
    payable: sum(stores.map((one) => one.payable)),
    problems,
    leftOut,
  };
}

function priceStore(store: StoreRow, lines: PricedLine[]): PricedStore {
  const goodsAmount = sum(lines.map((line) => line.amount));
  const freight = freightOf(store, goodsAmount);
  return { store, lines, goodsAmount, freight, payable: cents(goodsAmount + freight) };
}

function named(product: ProductForSale | undefined, text: Text): Text {
  return product ? { zh: `${product.partNo}：${text.zh}`, en: `${product.partNo}: ${text.en}` } : text;
}
