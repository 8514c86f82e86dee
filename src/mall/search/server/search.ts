// The front door of the search room: keeping the index in step, and forgetting what is remembered of it.
export { indexGoods, indexStockLeftBehind } from './index-goods.ts';
export { rebuildSearch } from './rebuild-search.ts';
export { renewSearch } from './renew-search.ts';
export { forgetSearchCache, readListings } from './search-memory.ts';
