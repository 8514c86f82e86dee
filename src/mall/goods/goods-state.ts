// Whether a listing is sold, one row for each state.
import type { NamedValue } from '#kit/list/column.ts';

export const GOODS_STATES = ['ON_SALE', 'WAITING', 'OFF'] as const;
export type GoodsState = (typeof GOODS_STATES)[number];

export const GOODS_STATE_NAMES: Readonly<Record<GoodsState, NamedValue>> = {
  ON_SALE: { zh: '在售', en: 'On sale', tone: 'done' },
  /** Of a store that is being made ready. */
  WAITING: { zh: '开店后上架', en: 'When the store opens', tone: 'waiting' },
  OFF: { zh: '已下架', en: 'Off sale', tone: 'neutral' },
};
