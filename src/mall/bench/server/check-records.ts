// Reads every locked record and says which are not what was locked (L8): for `npm run check-documents`.
import { asc, gt, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { itemEquipment, serviceItem, sheetRecord } from './bench.tables.ts';
import { recordHash } from './item-view.ts';

export interface BrokenRecord {
  serviceSn: string;
  itemId: number;
  revision: number;
  wrong: 'content' | 'gap';
}

const AT_ONCE = 200; // chosen

/** @param told how many locked records there are, at the end */
export async function checkRecords(
  work: Work,
  told: (count: number) => void = () => {},
): Promise<BrokenRecord[]> {
  const broken: BrokenRecord[] = [];
  let [count, last] = [0, 0];
  for (;;) {
    const items = await work.tx
      .select()
      .from(serviceItem)
      .where(gt(serviceItem.itemId, last))
      .orderBy(asc(serviceItem.itemId))
      .limit(AT_ONCE);
    const ids = items.map(({ itemId }) => itemId);
    const records = await work.tx
      .select()
      .from(sheetRecord)
      .where(inArray(sheetRecord.itemId, ids))
      .orderBy(asc(sheetRecord.itemId), asc(sheetRecord.revision));
    const used = await work.tx.select().from(itemEquipment).where(inArray(itemEquipment.itemId, ids));
    const [recordsOf, usedFor] = [Map.groupBy(records, byItem), Map.groupBy(used, byItem)];
    for (const item of items) {
      const { itemId, serviceSn, sheet } = item;
      const equipIds = (usedFor.get(itemId) ?? []).map(({ equipId }) => equipId);
      const chain = recordsOf.get(itemId) ?? [];
      for (const [at, record] of chain.entries()) {
        const { revision, hash, formerHash, lockedAt } = record;
        const isNext = revision === at + 1 && formerHash === (chain[at - 1]?.hash ?? '');
        // what a retest has begun on another sheet was hashed with the one before
        const isNow = at === chain.length - 1 && sheet !== null;
        if (!isNext) broken.push({ serviceSn, itemId, revision, wrong: 'gap' });
        else if (lockedAt !== null && isNow && hash !== recordHash(item, record, equipIds))
          broken.push({ serviceSn, itemId, revision, wrong: 'content' });
        if (lockedAt !== null) count += 1;
      }
    }
    last = ids.at(-1) ?? last;
    if (items.length < AT_ONCE) break;
  }
  told(count);
  return broken;
}

const byItem = ({ itemId }: { itemId: number }): number => itemId;
