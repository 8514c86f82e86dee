// Holds a store while what belongs to it is changed.
import type { Work } from '#kit/db/work.ts';

/** From here to the end of the transaction nobody else changes what this store keeps (freight, places): call it first. */
export const lockStore = (work: Work, storeId: number) =>
  work.query('SELECT FROM store WHERE store_id = $1 FOR NO KEY UPDATE', [storeId]);
