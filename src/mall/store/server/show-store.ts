// One store as visitors see it.
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Store, storeProtocol } from '../store.protocol.ts';
import { storeErrors } from './store.errors.ts';
import { type CountGoods, readStores } from './store-view.ts';

/** @throws storeErrors.unknownStore */
export const showStore =
  (countGoods: CountGoods) =>
  async (
    work: Work,
    _visitor: unknown,
    { storeId }: InputOf<typeof storeProtocol.detail>,
  ): Promise<Store> => {
    const [store] = await readStores(work, countGoods, storeId, 1, 0);
    if (!store) throw storeErrors.unknownStore();
    return store;
  };
