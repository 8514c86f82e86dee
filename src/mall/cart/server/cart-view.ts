// Cart lines, products and stores → the cart that is sent (spec §3).
import { sameFields } from '#kit/http/same-fields.ts';
import { bit } from '#kit/http/wire.ts';
import {
  type Cents,
  cents,
  centsToWire,
  lineAmount,
  type UnitPrice,
  unitPriceToWire,
} from '#kit/money/money.ts';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { required } from '#kit/rules/required.ts';
import { speak } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import { cheapestQuantity, unitPriceAt } from '#mall/goods/price-tier.ts';
import type { ProductForSale } from '#mall/goods/server/goods.ts';
import type { MatCodeOfPart } from '#mall/mat-code/server/mat-code.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { Place } from '#mall/store/freight.ts';
import type { StoreRow } from '#mall/store/server/store.ts';
import { type Cart, CartLine, type CartProblem, type CartStoreGroup } from '../cart.protocol.ts';
import { cartProblemWords } from '../cart-problem-words.ts';
import { checkQuantity } from '../cart-quantity.ts';
import { cartTotals, type StoreTotals, storeTotals } from '../cart-totals.ts';
import type { CartLineRow } from './cart.tables.ts';

/** A line as it is kept; a guest has seen no price before. */
export type KeptLine = Partial<Omit<CartLineRow, 'seenPrice'>> &
  Pick<CartLineRow, 'cartId' | 'productId' | 'buyNum' | 'isChecked' | 'createdAt'> & {
    seenPrice: UnitPrice | null;
  };

/** Lines grouped per store, in the order given; what is off sale, sold out or unknown goes into invalidList. */
export function cartView(
  lines: readonly KeptLine[],
  products: ReadonlyMap<number, ProductForSale>,
  stores: ReadonlyMap<number, StoreRow>,
  codes: ReadonlyMap<number, MatCodeOfPart[]>,
  place: Place | null,
  language: Language,
): Cart {
  const view = (kept: KeptLine, product: ProductForSale) =>
    lineView(kept, product, codes.get(product.partId) ?? [], language);
  const invalidList: CartLine[] = [];
  const byStore = new Map<number, { kept: KeptLine; product: ProductForSale }[]>();
  for (const kept of lines) {
    const product = products.get(kept.productId);
    if (!product) continue;
    const why = whyInvalid(product, language);
    if (why) {
      invalidList.push({
        ...view(kept, product),
        isChecked: 0,
        betterBuy: null,
        problems: [why],
      });
      continue;
    }
    const group = byStore.get(product.storeId);
    if (group) group.push({ kept, product });
    else byStore.set(product.storeId, [{ kept, product }]);
  }

  const groups: { totals: StoreTotals; reply: CartStoreGroup }[] = [];
  for (const [storeId, members] of byStore) {
    const store = required(stores.get(storeId));
    const counted = members.map(({ kept, product }) => ({
      isChecked: kept.isChecked,
      amount: amountOf(kept, product),
    }));
    const totals = storeTotals(counted, store.freightIn(place));
    groups.push({
      totals,
      reply: {
        storeId,
        storeName: store.name[language],
        checkedAll: bit(totals.checkedAll),
        totalAmount: centsToWire(totals.totalAmount),
        totalCheck: totals.totalCheck,
        freight: centsToWire(totals.freight),
        missingForFreeFreight:
          totals.missingForFreeFreight === null ? null : centsToWire(totals.missingForFreeFreight),
        storeCartList: members.map(({ kept, product }) => view(kept, product)),
      },
    });
  }
  const all = cartTotals(groups.map((group) => group.totals));
  return {
    storeCartGroupList: groups.map((group) => group.reply),
    invalidList,
    availableCartNum: groups.reduce((count, group) => count + group.reply.storeCartList.length, 0),
    totalCheck: all.totalCheck,
    checkedAll: bit(all.checkedAll),
    totalAmount: centsToWire(all.totalAmount),
  };
}

const shown = (price: UnitPrice): string => showUnitPrice(unitPriceToWire(price));

const amountOf = (kept: KeptLine, product: ProductForSale): Cents =>
  lineAmount(unitPriceAt(product.priceTiers, kept.buyNum), kept.buyNum);

function whyInvalid(product: ProductForSale, language: Language): CartProblem | undefined {
  const say = speak(cartProblemWords, language);
  if (!product.isOnSale) return { kind: 'offSale', text: say.offSale, mendNum: null };
  if (product.available < product.minBuyNum) return { kind: 'shortage', text: say.soldOut, mendNum: null };
  return undefined;
}

function lineView(
  kept: KeptLine,
  product: ProductForSale,
  codes: readonly MatCodeOfPart[],
  language: Language,
): CartLine {
  const price = unitPriceAt(product.priceTiers, kept.buyNum);
  const amount = amountOf(kept, product);
  const formerPrice = kept.seenPrice !== null && kept.seenPrice !== price ? kept.seenPrice : null;
  return {
    ...sameFields(CartLine, product),
    ...sameFields(CartLine, kept),
    goodsName: product.goodsName[language],
    brandName: brandIn(language, product.brandName),
    productStock: product.available,
    isChecked: bit(kept.isChecked),
    goodsPrice: unitPriceToWire(price),
    formerPrice: formerPrice === null ? null : unitPriceToWire(formerPrice),
    priceTiers: product.priceTiers.map((tier) => ({
      minNum: tier.minNum,
      unitPrice: unitPriceToWire(tier.unitPrice),
    })),
    totalAmount: centsToWire(amount),
    subtotal: centsToWire(amount),
    betterBuy: betterBuy(kept.buyNum, amount, product),
    problems: problemsOf(kept.buyNum, formerPrice, price, product, language),
    matCodes: codes.map(({ matCode, grade }) => ({ matCode, grade })),
    createdAt: kept.createdAt.toISOString(),
  };
}

/** "Order 100, pay less" (domain 3.10.6), within what is in stock. */
function betterBuy(buyNum: number, amount: Cents, product: ProductForSale): CartLine['betterBuy'] {
  const most = Math.min(product.maxBuyNum ?? product.available, product.available);
  const better = cheapestQuantity(buyNum, product.priceTiers, { ...product, maxBuyNum: most });
  if (!better || better.quantity <= buyNum || better.amount >= amount) return null;
  return {
    buyNum: better.quantity,
    amount: centsToWire(better.amount),
    saves: centsToWire(cents(amount - better.amount)),
  };
}

function problemsOf(
  buyNum: number,
  formerPrice: UnitPrice | null,
  price: UnitPrice,
  product: ProductForSale,
  language: Language,
): CartProblem[] {
  const problems: CartProblem[] = [];
  const wrong = checkQuantity(buyNum, product);
  if (wrong) {
    const kind = wrong.kind === 'shortage' ? 'shortage' : 'quantity';
    problems.push({ kind, text: wrong.text[language], mendNum: wrong.mendNum });
  }
  if (formerPrice !== null) {
    const text = speak(cartProblemWords, language).priceChanged(shown(formerPrice), shown(price));
    problems.push({ kind: 'priceChanged', text, mendNum: null });
  }
  return problems;
}
