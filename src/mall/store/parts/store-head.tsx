// The head of every page inside a store: who it is, how it is judged, its pages, and a search that stays inside.
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { Store } from '../store.protocol.ts';
import { StoreFacts } from './store-facts.tsx';
import { StoreMark } from './store-mark.tsx';
import { StoreScores } from './store-scores.tsx';
import { storeWords } from './store-words.ts';

export interface StoreHeadProps {
  store: Store;
  current: 'index' | 'goods' | 'new';
  /** What the list inside the store is searched for at present. */
  keyword?: string;
  /** Beside the name: what a visitor may do with the store. */
  action?: ReactNode;
}

/** Its tabs are addresses inside the store; its search is a plain GET form. */
export function StoreHead({ store, current, keyword = '', action }: StoreHeadProps) {
  const say = useWords(storeWords);
  const { storeId } = store;
  return (
    <section className="rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-4 p-4">
        <StoreMark name={store.storeName} logo={store.logo} size={56} />
        <div className="min-w-0 flex-1 max-md:basis-60">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="text-20 font-semibold max-md:text-16">{store.storeName}</p>
            {store.isSelfOperated ? <Tag tone="moving">{say.selfOperated}</Tag> : null}
            <StoreScores scores={store.scores} />
            {action}
          </div>
          <StoreFacts store={store} className="mt-1" />
        </div>
        <Form key={keyword} action="/store/product" role="search" className="flex gap-2 max-md:w-full">
          <input type="hidden" name="vid" value={storeId} />
          <Input
            name="keyword"
            type="search"
            size="sm"
            maxLength={100}
            defaultValue={keyword}
            placeholder={say.searchPlaceholder}
            aria-label={say.searchPlaceholder}
            className="md:w-56!"
          />
          <Button type="submit" size="sm">
            {say.searchInStore}
          </Button>
        </Form>
      </div>
      <LinkTabs
        label={say.storePages}
        current={current}
        className="border-t border-b-0! px-1"
        tabs={[
          { key: 'index', text: say.storeHome, to: `/store/index?vid=${storeId}` },
          {
            key: 'goods',
            text: say.allGoods,
            to: `/store/goods?vid=${storeId}`,
            count: store.goodsCount.toLocaleString('en-US'),
          },
          { key: 'new', text: say.newGoods, to: `/store/goods?vid=${storeId}&sort=5` },
        ]}
      />
    </section>
  );
}
