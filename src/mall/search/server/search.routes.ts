// The calls of the search room, and what it listens to.
import { listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { goodsChanged, samplesChanged, stockChanged } from '#mall/goods/server/goods.events.ts';
import { newGoodsProtocol } from '../new-goods.protocol.ts';
import { savedSearchProtocol } from '../saved-search.protocol.ts';
import { searchProtocol } from '../search.protocol.ts';
import { findCodedParts } from './coded-parts.ts';
import { indexGoods, indexSamples, indexStock } from './index-goods.ts';
import { listGoods } from './list-goods.ts';
import { listNewGoods } from './list-new-goods.ts';
import { exportList } from './rows/export-list.ts';
import { listSavedSearches, removeSearch, renameSearch, saveSearch, seeSearch } from './saved-search.ts';
import { forgetResults } from './search-memory.ts';
import { showHome } from './show-home.ts';
import { suggestGoods } from './suggest-goods.ts';

export function searchRoutes(): Route[] {
  return [
    ...serveAll(searchProtocol, {
      goodsList: listGoods,
      goodsListFile: exportList,
      suggest: suggestGoods,
      codedParts: findCodedParts,
      home: showHome,
    }),
    ...serveAll(newGoodsProtocol, { newGoods: listNewGoods }),
    ...serveAll(savedSearchProtocol, {
      list: listSavedSearches,
      save: saveSearch,
      rename: renameSearch,
      remove: removeSearch,
      see: seeSearch,
    }),
  ];
}

export const searchListeners = [
  listener(goodsChanged, async (work, { goodsIds }) => {
    await indexGoods(work, goodsIds);
    work.afterCommit(forgetResults);
  }),
  // Behind the order: whoever buys does not wait for it, and in a rush for one piece its row is written once for many.
  listener(stockChanged, async (work, { productIds }) => work.behind('index-stock', productIds, indexStock)),
  listener(samplesChanged, async (work, { productIds }) => {
    await indexSamples(work, productIds);
    work.afterCommit(forgetResults);
  }),
];
