// Everything about a state of a price and about its steps, one row each; and what became of packages.
import type { NamedValue } from '#kit/list/column.ts';
import type { Text } from '#kit/words/text.ts';
import type { PriceAction, PriceState } from './price-process.ts';

export const priceStatus: Readonly<Record<PriceState, NamedValue>> = {
  WAITING: { zh: '待发布', en: 'To be published', tone: 'waiting' },
  IN_FORCE: { zh: '已生效', en: 'Published', tone: 'done' },
  DROPPED: { zh: '已放弃', en: 'Given up', tone: 'neutral' },
};

export const priceSteps: Readonly<Record<PriceAction, Text>> = {
  write: { zh: '定价', en: 'Price set' },
  propose: { zh: '提出改为询价', en: 'To be on request' },
  publish: { zh: '发布询价', en: 'On request, published' },
  drop: { zh: '放弃', en: 'Given up' },
};

/** How the price of a capability stands. */
export const PRICE_KINDS = ['PRICED', 'ON_REQUEST', 'NONE'] as const;
export const priceKinds: Readonly<Record<(typeof PRICE_KINDS)[number], NamedValue>> = {
  PRICED: { zh: '明码标价', en: 'Priced', tone: 'done' },
  ON_REQUEST: { zh: '询价', en: 'On request', tone: 'waiting' },
  NONE: { zh: '未定价', en: 'No price', tone: 'neutral' },
};

export const PACKAGE_STATES = ['ON_SALE', 'COMING', 'ENDED'] as const;
export type PackageState = (typeof PACKAGE_STATES)[number];
export const packageStatus: Readonly<Record<PackageState, NamedValue>> = {
  ON_SALE: { zh: '在售', en: 'On sale', tone: 'done' },
  COMING: { zh: '未开始', en: 'To come', tone: 'waiting' },
  ENDED: { zh: '已结束', en: 'Ended', tone: 'neutral' },
};

export const packageSteps = {
  write: { zh: '新建套餐', en: 'Begun' },
  change: { zh: '修改', en: 'Changed' },
  end: { zh: '结束销售', en: 'Ended' },
} as const satisfies Record<string, Text>;
