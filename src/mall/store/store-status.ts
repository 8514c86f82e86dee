// Everything about a state of a store, one row each.
import type { NamedValue } from '#kit/list/column.ts';
import type { StoreState } from './store-process.ts';

export const storeStatus: Readonly<Record<StoreState, NamedValue>> = {
  PREPARING: { zh: '筹备中', en: 'Being made ready', tone: 'waiting' },
  OPEN: { zh: '营业中', en: 'Open', tone: 'done' },
  CLOSED: { zh: '已关闭', en: 'Closed', tone: 'neutral' },
};
