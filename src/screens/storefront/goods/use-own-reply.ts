// A goods list that depends on who is asking: pages are made for everybody, so the browser asks again in the member's name.
import { useEffect, useState } from 'react';
import { type GoodsQuery, goodsListInput } from '#mall/search/goods-query.ts';
import type { GoodsListReply } from '#mall/search/search.protocol.ts';

/** The reply for everybody, until the member's own has come; only lists of one's own material codes differ. */
export function useOwnReply(query: GoodsQuery, reply: GoodsListReply): GoodsListReply {
  const [own, setOwn] = useState<{ query: GoodsQuery; reply: GoodsListReply }>();
  useEffect(() => {
    if (!query.isHasCode) return;
    let gone = false;
    (async () => {
      const [{ call }, { searchProtocol }] = await Promise.all([
        import('#kit/browser/call.ts'),
        import('#mall/search/search.protocol.ts'),
      ]);
      const found = await call(searchProtocol.goodsList, goodsListInput(query));
      if (!gone) setOwn({ query, reply: found });
    })().catch(() => {});
    return () => {
      gone = true;
    };
  }, [query]);
  return own?.query === query ? own.reply : reply;
}
