// A designer asks for samples: one request per store, within his quotas.

import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Action } from '#kit/http/server/serve.ts';
import type { Address } from '#mall/address/address.protocol.ts';
import { requireUsableAddress } from '#mall/address/server/address.ts';
import type { ProductForSale, SampleTerms } from '#mall/goods/server/goods.ts';
import type { sampleProtocol } from '../sample.protocol.ts';
import { moverOf } from './hold-sample.ts';
import { type LookedOver, lookOver, perStore } from './look-over-samples.ts';
import { sampleErrors } from './sample.errors.ts';
import { sampleSubmitted } from './sample.events.ts';
import { type SampleGoods, type SampleReceiver, type SampleUse, sampleLine } from './sample.tables.ts';
import { checkedSamples, lockSampleCart, takeOutSamples, type WantedSample } from './sample-cart.ts';
import { sampleLife } from './sample-life.ts';
import { requireStanding } from './sample-standing.ts';

/**
 * All requests or none. Two submissions at once of one designer wait for each other: together they cannot exceed a quota.
 * @throws the reason why he may not submit; sampleErrors.cartChanged, empty, lineProblem; Refusal 404 for an address that is not his
 */
export const submitSamples: Action<typeof sampleProtocol.submit> = async (work, member, input) => {
  const { products, shown, addressId, projectId = null } = input;
  await lockSampleCart(work, member.memberId);
  const address = await requireUsableAddress(work, member, addressId);
  const standing = await requireStanding(work, member);
  const wanted = products ?? (await checkedSamples(work, member.memberId));
  if (!products && shown && !isSame(shown, wanted)) throw sampleErrors.cartChanged();
  const of = { use: trialOf(input), receiver: receiverOf(address), projectId };
  return { sampleSns: await request(work, member, standing, wanted, of) };
};

/** Whoever asks. */
type Asker = Parameters<typeof requireStanding>[1];

interface Trial {
  use: SampleUse;
  receiver: SampleReceiver;
  projectId: number | null;
}

/**
 * Samples that go somewhere else than to the designer, such as to a laboratory; all else as if he had asked for them himself.
 * @returns the numbers of the requests
 * @throws as submitSamples
 */
export async function askForSamples(
  work: Work,
  member: Asker,
  wanted: readonly WantedSample[],
  trial: Trial,
): Promise<string[]> {
  await lockSampleCart(work, member.memberId);
  return request(work, member, await requireStanding(work, member), wanted, trial);
}

async function request(
  work: Work,
  member: Asker,
  { designerName, enterpriseId, isEndorsed }: Awaited<ReturnType<typeof requireStanding>>,
  wanted: readonly WantedSample[],
  { use, receiver, projectId }: Trial,
): Promise<string[]> {
  const lines = await lookOver(work, member.memberId, wanted);
  if (lines.length === 0) throw sampleErrors.empty();
  requireRight(lines);

  const sampleSns: string[] = [];
  for (const [storeId, group] of perStore(lines)) {
    const row = await sampleLife.begin(
      work,
      'submit',
      {
        sampleSn: await nextDocumentNumber(work, 'SP'),
        submittedAt: work.now,
        hasReachedStore: !isEndorsed,
        memberId: member.memberId,
        enterpriseId,
        storeId,
        designerName,
        turn: isEndorsed ? 'enterprise' : 'store',
        use,
        projectId,
        receiver,
      },
      moverOf('designer', member),
    );
    await work.tx.insert(sampleLine).values(
      group.map(({ product, terms, number }) => ({
        requestId: row.requestId,
        productId: product.productId,
        goods: goodsOf(product, terms),
        unitPrice: terms.samplePrice,
        askedNum: number,
      })),
    );
    await work.emit(sampleSubmitted, {
      requestId: row.requestId,
      sampleSn: row.sampleSn,
      memberId: member.memberId,
      enterpriseId,
      projectId,
    });
    sampleSns.push(row.sampleSn);
  }
  await takeOutSamples(
    work,
    member.memberId,
    lines.map((one) => one.product.productId),
  );
  return sampleSns;
}

/** The same products in the same numbers, in any order. */
function isSame(one: readonly WantedSample[], other: readonly WantedSample[]): boolean {
  const numbers = new Map(other.map(({ productId, number }) => [productId, number]));
  return (
    one.length === numbers.size && one.every(({ productId, number }) => numbers.get(productId) === number)
  );
}

/** @throws sampleErrors.lineProblem for the first line that cannot be asked for like this */
export function requireRight(lines: readonly LookedOver[]): void {
  const wrong = lines.find((one) => one.problem);
  if (wrong?.problem) throw sampleErrors.lineProblem({ partNo: wrong.product.partNo, text: wrong.problem });
}

/** What a line keeps of a product (domain R9). */
export const goodsOf = (product: ProductForSale, terms: SampleTerms): SampleGoods => ({
  productId: product.productId,
  goodsId: product.goodsId,
  partId: product.partId,
  partNo: product.partNo,
  brandName: product.brandName,
  goodsName: product.goodsName,
  packageName: product.packageName,
  packing: product.packing,
  goodsImage: product.goodsImage,
  unitPrice: terms.samplePrice,
});

export function trialOf(
  input: Pick<
    InputOf<typeof sampleProtocol.submit>,
    'purpose' | 'projectName' | 'endProduct' | 'eau' | 'massProduction' | 'competitorPart' | 'remark'
  >,
): SampleUse {
  const { purpose, projectName, endProduct, eau = null, massProduction, competitorPart, remark } = input;
  return {
    purpose,
    projectName,
    endProduct,
    eau,
    massProductionDate: massProduction ? `${massProduction}-01` : null,
    competitorPart,
    remark,
  };
}

export const receiverOf = (address: Address): SampleReceiver => ({
  receiverName: address.receiverName,
  mobile: address.mobile,
  regionName: address.regionName,
  detailAddress: address.detailAddress,
  companyName: address.companyName,
});
