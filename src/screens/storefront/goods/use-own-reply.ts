// A goods list that depends on who is asking: pages are made for everybody, so the browser asks again in the member's name.
import { useEffect, useState } from 'react';
import { toast } from '#kit/ui/toast.ts';
import { type GoodsQuery, goodsListInput } from '#mall/search/goods-query.ts';
import type { GoodsListReply } from '#mall/search/search.protocol.ts';

export interface OwnReply {
  reply: GoodsListReply;
  /** The member's own is on its way: what stands in `reply` says nothing yet. */
  isWaiting: boolean;
}

/** The reply for everybody, until the member's own has come; only lists of one's own material codes differ. */
export function useOwnReply(query: GoodsQuery, reply: GoodsListReply): OwnReply {
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
    })().catch((reason: Error) => {
      if (gone) return;
      setOwn({ query, reply });
      toast.show({ tone: 'refused', text: reason.message });
    });
    return () => {
      gone = true;
    };
  }, [query, reply]);
  const isHere = own?.query === query;
  return { reply: isHere ? own.reply : reply, isWaiting: query.isHasCode && !isHere };
}
