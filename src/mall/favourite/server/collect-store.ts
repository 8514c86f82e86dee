// A member collects a store, or drops it.
import type { Actions } from '#kit/http/server/serve.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { favouriteProtocol } from '../favourite.protocol.ts';
import { favouriteErrors } from './favourite.errors.ts';

type Acts = Actions<typeof favouriteProtocol>;

/** @throws favouriteErrors.unknownStore */
export const collectStore: Acts['collectStore'] = async (work, { memberId }, { storeId }) => {
  if (!(await findStores(work, [storeId])).has(storeId)) throw favouriteErrors.unknownStore();
  await work.query(
    `INSERT INTO collected_store (member_id, store_id, created_at) VALUES ($1, $2, $3)
     ON CONFLICT (member_id, store_id) DO NOTHING`,
    [memberId, storeId, work.now],
  );
};

/** What is not collected is no mistake. */
export const dropStore: Acts['dropStore'] = async (work, { memberId }, { storeId }) => {
  await work.query('DELETE FROM collected_store WHERE member_id = $1 AND store_id = $2', [memberId, storeId]);
};
