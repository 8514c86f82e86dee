// Other goods of a store in the same category, fetched when somebody wants to see them.
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { SkeletonCard } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { goodsWords } from '#mall/goods/parts/goods-words.ts';
import type { GoodsCard } from '../search.protocol.ts';
import { GoodsTiles } from './goods-tile.tsx';

export interface StoreShelfProps {
  storeId: number;
  categoryId?: number;
  /** The listing one comes from: left out. */
  withoutGoodsId: number;
  action?: (goods: GoodsCard) => ReactNode;
}

const SHELF = 12;

/** Skeleton, the goods, or why there are none; loaded only when it is shown. */
export default function StoreShelf({ storeId, categoryId, withoutGoodsId, action }: StoreShelfProps) {
  const say = useWords(goodsWords);
  const [list, setList] = useState<readonly GoodsCard[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    let gone = false;
    (async () => {
      const [{ call }, { searchProtocol }] = await Promise.all([
        import('#kit/browser/call.ts'),
        import('../search.protocol.ts'),
      ]);
      const reply = await call(searchProtocol.goodsList, { storeId, categoryId, pageSize: SHELF + 1 });
      if (!gone) setList(reply.list.filter(({ goodsId }) => goodsId !== withoutGoodsId).slice(0, SHELF));
    })().catch(() => gone || setFailed(true));
    return () => {
      gone = true;
    };
  }, [storeId, categoryId, withoutGoodsId, failed]);
  if (failed) return <ErrorState onRetry={() => setFailed(false)} />;
  if (!list) {
    return (
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
        {[...'123456'].map((n) => (
          <SkeletonCard key={n} />
        ))}
      </div>
    );
  }
  if (list.length === 0) {
    return (
      <EmptyState compact action={<Button to={`/store/index?vid=${storeId}`}>{say.enterStore}</Button>} />
    );
  }
  return <GoodsTiles list={list} action={action} className="-m-4 max-md:-m-3" />;
}
