// Which reasons an order may be claimed for now: within its window all, after it recalls alone; without any reason as long as its store allows.
import type { Work } from '#kit/db/work.ts';
import { after, days } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import type { OrderPart } from '#mall/order/order-part.ts';
import { type OrderOfCase, whyNoCase } from '#mall/order/server/order.ts';
import { whyNoSampleCase } from '#mall/sample/server/sample.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { Claim } from '../after-sale-amount.ts';
import { CASE_REASONS, type CaseReason, isFor, reasonsFor } from '../after-sale-terms.ts';
import { afterSaleErrors } from './after-sale.errors.ts';
import { findRules } from './after-sale-rules.ts';
import type { WhatItIsAbout } from './what-it-is-about.ts';

export interface ReasonsNow {
  /** Why nothing can be asked for but by these reasons. */
  why: Text | undefined;
  reasons: Record<OrderPart, CaseReason[]>;
  /** For how long the store takes unopened packs back without a reason; 0: not, or not any more. */
  noReasonDays: number;
}

/** @param part which is asked for, where that is known */
export async function reasonsNow(work: Work, about: WhatItIsAbout, asked?: OrderPart): Promise<ReasonsNow> {
  if ('sample' in about) {
    const why = whyNoSampleCase(about.sample);
    return { why, reasons: { U: [], D: why ? [] : reasonsFor('D', 3, true) }, noReasonDays: 0 };
  }
  const { order } = about;
  const why = whyNoCase(order, work.now, (await findRules(work)).goodsDays, asked);
  const storesDays = (await findStores(work, [order.storeId])).get(order.storeId)?.noReasonDays ?? 0;
  const isOver = order.finishedAt !== null && after(order.finishedAt, days(storesDays)) <= work.now;
  const noReasonDays = why || isOver ? 0 : storesDays;
  if (why) {
    const isRecalled = whyNoCase(order, work.now, null) === undefined;
    return { why, reasons: { U: [], D: isRecalled ? ['R16'] : [] }, noReasonDays };
  }
  // what was received is not lost
  const isNot: Partial<Record<CaseReason, boolean>> = {
    R01: noReasonDays === 0,
    R11: order.state === 'COMPLETED',
  };
  const of = (part: OrderPart) =>
    CASE_REASONS.filter((reason) => isFor(reason, part) && (part === 'U' || !isNot[reason]));
  return { why, reasons: { U: of('U'), D: of('D') }, noReasonDays };
}

/** What comes back without a reason does so in full packs. @throws afterSaleErrors.fullPacksOnly */
export async function requireFullPacks(
  work: Work,
  { lines }: OrderOfCase,
  claims: readonly Claim[],
): Promise<void> {
  const packs = await work.query<{ productId: number; spq: number }>(
    'SELECT product_id AS "productId", spq FROM product WHERE product_id = ANY($1::bigint[])',
    [lines.map(({ productId }) => productId)],
    'after-sale-packs',
  );
  const packOf = new Map(packs.map(({ productId, spq }) => [productId, spq]));
  for (const { orderLineId, number } of claims) {
    const line = lines.find((one) => one.orderLineId === orderLineId);
    const spq = packOf.get(line?.productId ?? 0) ?? 1;
    if (line && number % spq !== 0) throw afterSaleErrors.fullPacksOnly({ partNo: line.partNo, spq });
  }
}
