// Kept lines, products and their sample terms → the sample cart that is sent (spec §3).
import { bit } from '#kit/http/wire.ts';
import { type Cents, centsToWire, lineAmount, sum, unitPriceToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Language } from '#kit/words/text.ts';
import type { ProductForSale, SampleTerms } from '#mall/goods/server/goods.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { StoreRow } from '#mall/store/server/store.ts';
import type { SampleCart, SampleCartLine } from '../sample-cart.protocol.ts';
import { checkSampleNumber, sampleCartSays } from '../sample-cart-quantity.ts';

export interface KeptSample {
  cartId: number;
  productId: number;
  buyNum: number;
  isChecked: boolean;
}

/** Lines grouped per store, in the order given; what is off sale or has no samples left goes into invalidList. */
export function sampleCartView(
  lines: readonly KeptSample[],
  products: ReadonlyMap<number, ProductForSale>,
  terms: ReadonlyMap<number, SampleTerms>,
  stores: ReadonlyMap<number, StoreRow>,
  language: Language,
): SampleCart {
  const invalidList: SampleCartLine[] = [];
  const byStore = new Map<number, { line: SampleCartLine; amount: Cents; isChecked: boolean }[]>();
  for (const kept of lines) {
    const product = products.get(kept.productId);
    const term = terms.get(kept.productId);
    if (!product || !term) continue;
    const amount = lineAmount(term.samplePrice, kept.buyNum);
    if (!term.isSampleable) {
      const why = product.isOnSale ? sampleCartSays.noSamples : sampleCartSays.offSale;
      invalidList.push({
        ...lineView(kept, product, term, amount, language),
        isChecked: 0,
        problems: [{ kind: product.isOnSale ? 'shortage' : 'offSale', text: why[language], mendNum: null }],
      });
      continue;
    }
    const line = lineView(kept, product, term, amount, language);
    const group = byStore.get(product.storeId) ?? [];
    group.push({ line, amount, isChecked: kept.isChecked });
    byStore.set(product.storeId, group);
  }
  const all = [...byStore.values()].flat();
  const totals = (of: typeof all) => {
    const checked = of.filter((one) => one.isChecked);
    return {
      checkedAll: bit(of.length > 0 && checked.length === of.length),
      totalAmount: centsToWire(sum(checked.map((one) => one.amount))),
      totalCheck: checked.length,
    };
  };
  return {
    storeCartGroupList: [...byStore].map(([storeId, group]) => ({
      storeId,
      storeName: required(stores.get(storeId)).name[language],
      ...totals(group),
      storeCartList: group.map((one) => one.line),
    })),
    invalidList,
    availableSampleCartNum: all.length,
    ...totals(all),
  };
}

function lineView(
  kept: KeptSample,
  product: ProductForSale,
  term: SampleTerms,
  amount: Cents,
  language: Language,
): SampleCartLine {
  const wrong = checkSampleNumber(kept.buyNum, term);
  return {
    cartId: kept.cartId,
    goodsId: product.goodsId,
    productId: product.productId,
    goodsName: product.goodsName[language],
    goodsImage: product.goodsImage,
    partNo: product.partNo,
    brandName: brandIn(language, product.brandName),
    packageName: product.packageName,
    packing: product.packing,
    buyNum: kept.buyNum,
    minBuyNum: 1,
    maxBuyNum: term.sampleLimit,
    productStock: term.sampleStock,
    isChecked: bit(kept.isChecked),
    goodsPrice: unitPriceToWire(term.samplePrice),
    totalAmount: centsToWire(amount),
    subtotal: centsToWire(amount),
    problems: wrong ? [{ kind: wrong.kind, text: wrong.text[language], mendNum: wrong.mendNum }] : [],
  };
}
