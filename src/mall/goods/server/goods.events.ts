// What the goods room tells the rooms above it.
import { event } from '#kit/events/event.ts';

/** Listings that were made, put on or off sale, or whose ladder, MOQ or evaluation changed. */
export const goodsChanged = event<{ goodsIds: number[] }>('goods.changed');

/** Products of which only stock, reservations or sales moved; ascending. `isNoMore`: nothing more of them can be bought than before. */
export const stockChanged = event<{ productIds: number[]; isNoMore?: boolean }>('goods.stockChanged');

/** Products whose pieces set apart as samples came or ran out. */
export const samplesChanged = event<{ productIds: number[] }>('goods.samplesChanged');
