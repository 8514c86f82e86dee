// The front door of the search room: keeping the index in step, forgetting what is remembered of it, and cards of parts.
export { findPartCards } from './goods-card-view.ts';
export { indexGoods, indexStockLeftBehind } from './index-goods.ts';
export { rebuildSearch } from './rebuild-search.ts';
export { renewSearch } from './renew-search.ts';
export { findListingsOf, findParts } from './rows/listings-of-parts.ts';
export { forgetSearchCache, readListings } from './search-memory.ts';
