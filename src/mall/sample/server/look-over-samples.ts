// What a request would ask for: the wanted products with their prices, limits and quotas, and what is wrong with them.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, centsToWire, lineAmount, sum, unitPriceToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { listAddresses } from '#mall/address/server/address.ts';
import {
  findProducts,
  findSampleTerms,
  type ProductForSale,
  type SampleTerms,
} from '#mall/goods/server/goods.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { sampleProtocol } from '../sample.protocol.ts';
import { checkSampleNumber, sampleCartSays } from '../sample-cart-quantity.ts';
import { sampleErrors } from './sample.errors.ts';
import { checkedSamples, type WantedSample } from './sample-cart.ts';
import { usedThisYear } from './sample-quota.ts';
import { findSampleRules } from './sample-rules.ts';
import { showStanding } from './sample-standing.ts';

type Acts = Actions<typeof sampleProtocol>;

export interface LookedOver {
  product: ProductForSale;
  terms: SampleTerms;
  number: number;
  amount: Cents;
  usedThisYear: number;
  yearLimit: number;
  problem: Text | undefined;
}

/** The wanted samples, those named twice added up; unknown products are left out. */
export async function lookOver(
  work: Work,
  memberId: number,
  wanted: readonly WantedSample[],
  exceptRequestId?: number,
): Promise<LookedOver[]> {
  const numbers = new Map<number, number>();
  for (const { productId, number } of wanted) numbers.set(productId, (numbers.get(productId) ?? 0) + number);
  const productIds = [...numbers.keys()];
  const products = await findProducts(work, productIds);
  const terms = await findSampleTerms(work, productIds);
  const used = await usedThisYear(work, memberId, productIds, exceptRequestId);
  const { yearLimit } = await findSampleRules(work);
  return productIds.flatMap((productId) => {
    const product = products.get(productId);
    const term = terms.get(productId);
    if (!product || !term) return [];
    const number = required(numbers.get(productId));
    const before = used.get(productId) ?? 0;
    return [
      {
        product,
        terms: term,
        number,
        amount: lineAmount(term.samplePrice, number),
        usedThisYear: before,
        yearLimit,
        problem: problemOf(product, term, number, { used: before, yearLimit }),
      },
    ];
  });
}

function problemOf(
  product: ProductForSale,
  terms: SampleTerms,
  number: number,
  { used, yearLimit }: { used: number; yearLimit: number },
): Text | undefined {
  if (!product.isOnSale) return sampleCartSays.offSale;
  if (!terms.isSampleable) return sampleCartSays.noSamples;
  const wrong = checkSampleNumber(number, terms);
  if (wrong) return wrong.text;
  return used + number > yearLimit
    ? sampleErrors.overYearLimit({ partNo: product.partNo, used, yearLimit }).text
    : undefined;
}

/** One group per store, in the order in which the products were named. */
export function perStore<T extends { product: ProductForSale }>(lines: readonly T[]): Map<number, T[]> {
  return Map.groupBy(lines, (one) => one.product.storeId);
}

export const confirmSamples: Acts['confirm'] = async (work, member, { productId, number }) => {
  const wanted =
    productId === undefined ? await checkedSamples(work, member.memberId) : [{ productId, number }];
  const lines = await lookOver(work, member.memberId, wanted);
  const { language } = work;
  return {
    standing: await showStanding(work, member),
    storeGroupList: [...perStore(lines)].map(([storeId, group]) => ({
      storeId,
      storeName: required(group[0]).product.storeName[language],
      amount: centsToWire(sum(group.map((one) => one.amount))),
      lines: group.map(
        ({ product, terms, number: asked, amount, usedThisYear: used, yearLimit, problem }) => ({
          productId: product.productId,
          goodsId: product.goodsId,
          partNo: product.partNo,
          brandName: brandIn(language, product.brandName),
          goodsName: product.goodsName[language],
          goodsImage: product.goodsImage,
          packageName: product.packageName,
          number: asked,
          unitPrice: unitPriceToWire(terms.samplePrice),
          amount: centsToWire(amount),
          sampleStock: terms.sampleStock,
          sampleLimit: terms.sampleLimit,
          usedThisYear: used,
          yearLimit,
          problem: problem?.[language] ?? null,
        }),
      ),
    })),
    goodsAmount: centsToWire(sum(lines.map((one) => one.amount))),
    addresses: await listAddresses(work, member),
  };
};

/** Whether this member may have so many pieces as samples now; `why` not in his language, null: he may. */
export async function sampleOutlook(
  work: Work,
  member: Parameters<typeof showStanding>[1],
  wanted: WantedSample,
): Promise<{ why: string | null; amount: Cents }> {
  const { why } = await showStanding(work, member);
  const [line] = await lookOver(work, member.memberId, [wanted]);
  return {
    why: why ?? line?.problem?.[work.language] ?? null,
    amount: line?.amount ?? sum([]),
  };
}
