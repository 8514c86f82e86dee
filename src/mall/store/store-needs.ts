// What a store must have before it opens, and where its owner gives it (domain-operate §3).
import type { Text } from '#kit/words/text.ts';

export const STORE_NEEDS = {
  freight: { title: { zh: '默认运费模板', en: 'A default freight template' }, to: '/seller/freight' },
  returnAddress: { title: { zh: '退货地址', en: 'A return address' }, to: '/seller/address' },
  warehouse: { title: { zh: '仓库', en: 'A warehouse' }, to: '/seller/address' },
  goods: {
    title: { zh: '至少一个有价格和库存的商品', en: 'A listing with price and stock' },
    to: '/seller/goods/import',
  },
} as const satisfies Record<string, { title: Text; to: string }>;

export type StoreNeed = keyof typeof STORE_NEEDS;
export const STORE_NEED_KEYS = Object.keys(STORE_NEEDS) as [StoreNeed, ...StoreNeed[]];
