// The calls of the search room, and what it listens to.
import { listener } from '#kit/events/event.ts';
import { type Route, serve } from '#kit/http/server/serve.ts';
import { goodsChanged, stockChanged } from '#mall/goods/server/goods.events.ts';
import { searchProtocol } from '../search.protocol.ts';
import { indexGoods, indexStock } from './index-goods.ts';
import { listGoods } from './list-goods.ts';
import { forgetResults } from './search-memory.ts';
import { showHome } from './show-home.ts';
import { suggestGoods } from './suggest-goods.ts';

export function searchRoutes(): Route[] {
  return [
    serve(searchProtocol.goodsList, listGoods),
    serve(searchProtocol.suggest, suggestGoods),
    serve(searchProtocol.home, showHome),
  ];
}

export const searchListeners = [
  listener(goodsChanged, async (work, { goodsIds }) => {
    await indexGoods(work, goodsIds);
    work.afterCommit(forgetResults);
  }),
  listener(stockChanged, (work, { productIds }) => indexStock(work, productIds)),
];
