// A member collects a store, or drops it.
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf } from '#kit/http/endpoint.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { favouriteProtocol } from '../favourite.protocol.ts';
import { favouriteErrors } from './favourite.errors.ts';

/** @throws favouriteErrors.unknownStore */
export async function collectStore(
  work: Work,
  { memberId }: ActorOf<typeof favouriteProtocol.collectStore>,
  { storeId }: InputOf<typeof favouriteProtocol.collectStore>,
): Promise<void> {
  if (!(await findStores(work, [storeId])).has(storeId)) throw favouriteErrors.unknownStore();
  await work.query(
    `INSERT INTO collected_store (member_id, store_id, created_at) VALUES ($1, $2, $3)
     ON CONFLICT (member_id, store_id) DO NOTHING`,
    [memberId, storeId, work.now],
  );
}

/** What is not collected is no mistake. */
export async function dropStore(
  work: Work,
  { memberId }: ActorOf<typeof favouriteProtocol.dropStore>,
  { storeId }: InputOf<typeof favouriteProtocol.dropStore>,
): Promise<void> {
  await work.query('DELETE FROM collected_store WHERE member_id = $1 AND store_id = $2', [memberId, storeId]);
}
