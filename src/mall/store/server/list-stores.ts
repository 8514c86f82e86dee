// The stores of the mall, page by page.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { storeProtocol } from '../store.protocol.ts';
import { type CountGoods, readStores } from './store-view.ts';

/** The mall's own store comes first, then the oldest. */
export const listStores =
  (countGoods: CountGoods) =>
  async (
    work: Work,
    _visitor: unknown,
    { current, pageSize }: InputOf<typeof storeProtocol.list>,
  ): Promise<ReplyOf<typeof storeProtocol.list>> => {
    const list = await readStores(work, countGoods, null, pageSize, (current - 1) * pageSize);
    const counted = only(
      await work.query<{ total: number }>(
        `SELECT count(*) AS total FROM store WHERE state = 'OPEN'`,
        [],
        'store-count',
      ),
    );
    return { list, pagination: { current, pageSize, total: counted.total } };
  };
