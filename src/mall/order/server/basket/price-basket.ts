// Prices what is about to be ordered, from the server's own data alone, and says everything that is wrong with it.
import type { Work } from '#kit/db/work.ts';
import {
  type Cents,
  cents,
  centsToWire,
  lineAmount,
  sum,
  type UnitPrice,
  unitPriceToWire,
} from '#kit/money/money.ts';
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { cartSays, checkQuantity } from '#mall/cart/cart-quantity.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import { findProducts, type ProductForSale, refuseServices } from '#mall/goods/server/goods.ts';
import { type FreightRuleOfPlace, freightOf, freightRuleIn, type Place } from '#mall/store/freight.ts';
import type { OrderProblem } from '../../basket.protocol.ts';
import { orderWords } from '../../order-words.ts';
import { orderErrors } from '../order.errors.ts';
import type { Wish } from './read-basket.ts';

interface PricedLine extends Wish {
  product: ProductForSale;
  /** At the ladder of now; what is paid differs where another price was promised. */
  listPrice: UnitPrice;
  unitPrice: UnitPrice;
  /** The price seen before, where it differs. */
  formerPrice: UnitPrice | null;
  amount: Cents;
}

export interface PricedStore {
  store: { storeId: number; name: Text } & Pick<ProductForSale['storeTerms'], 'reviewsOrders'>;
  /** What it asks where the order goes. */
  rule: FreightRuleOfPlace;
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
  /** Stores that do not send to where it goes. */
  notDelivered: { store: Text; region: string }[];
}

/** A place with the name that its address gives it. */
export type PlaceNamed = Place & { regionName: string };

/**
 * Prices the wishes at the ladder of now. Amounts are sums of line amounts (domain R7).
 * @param place where it goes; null: nobody has said yet
 * @throws goodsErrors.isService
 */
export async function priceBasket(
  work: Work,
  wishes: readonly Wish[],
  place: PlaceNamed | null,
): Promise<PricedBasket> {
  const problems: Problem[] = [];
  const leftOut: Problem[] = [];
  const productIds = wishes.map((wish) => wish.productId);
  const products = await findProducts(work, productIds);
  if (products.size < new Set(productIds).size) await refuseServices(work, productIds);
  const lines: PricedLine[] = [];
  for (const wish of wishes) {
    const { productId, buyNum, seenPrice, isInvalid, promisedPrice } = wish;
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
    const listPrice = unitPriceAt(product.priceTiers, buyNum);
    const unitPrice = promisedPrice ?? listPrice;
    const formerPrice = seenPrice !== null && seenPrice !== unitPrice ? seenPrice : null;
    lines.push({
      ...wish,
      product,
      listPrice,
      unitPrice,
      formerPrice,
      amount: lineAmount(unitPrice, buyNum),
    });
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
  const stores = [...byStore.values()]
    .map((of) => priceStore(of, place))
    .sort((a, b) => a.store.storeId - b.store.storeId);
  const notDelivered = stores
    .filter(({ rule }) => rule.isNotDelivered)
    .map(({ store }) => ({ store: store.name, region: place?.regionName ?? '' }));
  return {
    stores,
    goodsAmount: sum(stores.map((one) => one.goodsAmount)),
    freight: sum(stores.map((one) => one.freight)),
    payable: sum(stores.map((one) => one.payable)),
    problems,
    leftOut,
    notDelivered,
  };
}

/** @param lines of one store, at least one */
function priceStore(lines: PricedLine[], place: Place | null): PricedStore {
  const { storeId, storeName, storeTerms } = required(lines[0]).product;
  const { freightRows, reviewsOrders } = storeTerms;
  const store = { storeId, name: storeName, reviewsOrders };
  const rule = freightRuleIn(freightRows, place);
  const goodsAmount = sum(lines.map((line) => line.amount));
  const freight = freightOf(rule, goodsAmount);
  return { store, rule, lines, goodsAmount, freight, payable: cents(goodsAmount + freight) };
}

function named(product: ProductForSale | undefined, text: Text): Text {
  return product ? { zh: `${product.partNo}：${text.zh}`, en: `${product.partNo}: ${text.en}` } : text;
}

/**
 * What keeps the basket from being ordered. With `expectedAmount` the buyer has seen the total: it must be the present
 * one, and then neither single prices nor what the cart no longer counted matter (domain 3.10.1).
 */
export function basketProblems(basket: PricedBasket, expectedAmount: Cents | undefined): Problem[] {
  const isAgreed = expectedAmount === basket.payable && basket.stores.length > 0;
  const problems = [
    ...(isAgreed ? [] : basket.leftOut),
    ...basket.problems.filter((one) => expectedAmount === undefined || one.kind !== 'priceChanged'),
  ];
  if (problems.length > 0 || isAgreed) return problems;
  if (basket.stores.length === 0) return [{ kind: 'empty', productId: null, text: cartSays.empty }];
  if (expectedAmount === undefined) return [];
  const amount = showAmount(centsToWire(basket.payable));
  const text = { zh: orderWords.amountChanged.zh(amount), en: orderWords.amountChanged.en(amount) };
  return [{ kind: 'amountChanged', productId: null, text }];
}

/** Which stores do not send to where it goes. */
export const deliveryProblems = ({ notDelivered }: PricedBasket): Problem[] =>
  notDelivered.map((one) => ({
    kind: 'notDelivered',
    productId: null,
    text: orderErrors.notDelivered(one).text,
  }));

/** What the confirm page says: what the cart no longer counts is not mentioned again. */
export function confirmProblems(basket: PricedBasket): Problem[] {
  return [...deliveryProblems(basket), ...basketProblems({ ...basket, leftOut: [] }, undefined)];
}
