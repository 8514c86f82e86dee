// Who is to be invited once an inquiry is published.
import type { Work } from '#kit/db/work.ts';
import { findStores } from '#mall/store/server/store.ts';
import { MOST_SUPPLIERS } from '../../inquiry-terms.ts';
import { inquiryErrors } from '../inquiry.errors.ts';
import type { InquiryRow } from '../inquiry.ts';
import { isForEveryStore, ownStores } from './find-suppliers.ts';

/** In the order of their ids. */
export async function wantedStores(work: Work, inquiryId: number): Promise<number[]> {
  const rows = await work.query<{ store_id: number }>(
    'SELECT store_id FROM inquiry_wanted WHERE inquiry_id = $1 ORDER BY store_id',
    [inquiryId],
    'inquiry-wanted',
  );
  return rows.map((row) => row.store_id);
}

/** Exactly these are wanted afterwards. @throws those of requireInvitable */
export async function keepWanted(work: Work, row: InquiryRow, storeIds: readonly number[]): Promise<void> {
  await requireInvitable(work, row, storeIds);
  await work.query(
    `WITH gone AS (DELETE FROM inquiry_wanted WHERE inquiry_id = $1 AND store_id <> ALL($2::bigint[]))
     INSERT INTO inquiry_wanted (inquiry_id, store_id)
     SELECT $1, store_id FROM unnest($2::bigint[]) AS store_id ON CONFLICT DO NOTHING`,
    [row.inquiryId, [...new Set(storeIds)]],
    'inquiry-keep-wanted',
  );
}

/** @throws inquiryErrors.noStore, ownStore, institutesOnly, tooManyStores */
export async function requireInvitable(
  work: Work,
  row: Pick<InquiryRow, 'kind' | 'memberId' | 'enterpriseId'>,
  storeIds: readonly number[],
): Promise<void> {
  if (storeIds.length === 0) return;
  const wanted = new Set(storeIds);
  if (wanted.size > MOST_SUPPLIERS) throw inquiryErrors.tooManyStores();
  const stores = await findStores(work, [...wanted]);
  if (stores.size < wanted.size) throw inquiryErrors.noStore();
  if ((await ownStores(work, row)).some((storeId) => wanted.has(storeId))) throw inquiryErrors.ownStore();
  if (!isForEveryStore(row.kind) && [...stores.values()].some((store) => !store.isSelfOperated))
    throw inquiryErrors.institutesOnly();
}
