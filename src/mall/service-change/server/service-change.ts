// The front door of changes: what other rooms of the laboratory give back of a commission's price.
import type { Work } from '#kit/db/work.ts';
import { NOTHING } from '#kit/money/money.ts';
import { itemStandOf } from '#mall/bench/server/bench.ts';
import { findService, newestVersion } from '#mall/testing/server/testing.ts';
import { standingAmount } from '../kept-of-parts.ts';
import { partsOf, workDone } from './facts.ts';
import { giveBack } from './settle.ts';

export { holdWithOrder } from './settle.ts';

/**
 * An objection is upheld: what these items cost goes back, whatever was done. Order and commission must be held.
 * @param itemIds all rows of an item of the form, or nothing of it goes back
 */
export async function payItemsBack(
  work: Work,
  serviceSn: string,
  itemIds: readonly number[],
  reason: string,
): Promise<void> {
  const service = await findService(work, serviceSn);
  const version = await newestVersion(work, service);
  const stands = await itemStandOf(work, serviceSn);
  const items = await workDone(work, serviceSn, version);
  const isAsked = (seq: number | null) => {
    const rows = stands.filter((row) => row.seq === seq);
    return rows.length > 0 && rows.every(({ itemId }) => itemIds.includes(itemId));
  };
  const parts = partsOf(version).map((part) => ({
    ...part,
    kept: part.kind === 'ITEM' && isAsked(part.seq) ? NOTHING : standingAmount(part, items),
  }));
  await giveBack(work, service, parts, { zh: `异议成立退款：${reason}`, en: `Objection upheld: ${reason}` });
}
