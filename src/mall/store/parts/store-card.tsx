// A store in the list of stores.
import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { Store } from '../store.protocol.ts';
import { StoreFacts } from './store-facts.tsx';
import { StoreMark } from './store-mark.tsx';
import { StoreScores } from './store-scores.tsx';
import { storeWords } from './store-words.ts';

/** An `<li>`: place it inside a list. */
export function StoreCard({ store }: { store: Store }) {
  const say = useWords(storeWords);
  const to = `/store/index?vid=${store.storeId}`;
  return (
    <li className="flex gap-4 rounded-card border border-line bg-surface p-4 max-md:flex-wrap">
      <StoreMark name={store.storeName} logo={store.logo} size={64} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-16 font-semibold">
            <Link to={to} className="hover:text-brand">
              {store.storeName}
            </Link>
          </h2>
          {store.isSelfOperated ? <Tag tone="moving">{say.selfOperated}</Tag> : null}
          <StoreScores scores={store.scores} />
        </div>
        <p className="mt-1 line-clamp-2 text-13 text-secondary">{store.intro}</p>
        <StoreFacts store={store} className="mt-2" />
      </div>
      <div className="flex shrink-0 flex-col items-end justify-between gap-3 max-md:w-full max-md:flex-row max-md:items-center">
        <div className="text-right max-md:text-left">
          <span className="num text-20 font-semibold">{store.goodsCount.toLocaleString('en-US')}</span>
          <span className="ml-1 text-12 text-hint">{say.goodsCount}</span>
        </div>
        <div className="flex gap-2">
          <Button size="sm" to={`/store/goods?vid=${store.storeId}`}>
            {say.seeGoods}
          </Button>
          <Button size="sm" variant="primary" to={to}>
            {say.enterStore}
          </Button>
        </div>
      </div>
    </li>
  );
}
