// What a column of a store's price list may be, with the word by which a person chooses it.
import type { Text } from '#kit/words/text.ts';

export const OFFER_ROLES = [
  'partNo',
  'brandName',
  'price',
  'tierNum',
  'tiers',
  'stock',
  'minBuyNum',
  'multiple',
  'spq',
  'leadDays',
  'packing',
  'lotNo',
  'dateCode',
  'productId',
] as const;
export type OfferRole = (typeof OFFER_ROLES)[number];

/** A ladder has a column for each step. */
export const SEVERAL_ROLES: readonly OfferRole[] = ['price', 'tierNum'];

export const offerRoleWords: Readonly<Record<OfferRole, Text>> = {
  partNo: { zh: '型号', en: 'Part number' },
  brandName: { zh: '品牌', en: 'Brand' },
  price: { zh: '单价', en: 'Unit price' },
  tierNum: { zh: '阶梯数量', en: 'Quantity of the price' },
  tiers: { zh: '阶梯价（1:0.12;1000:0.09）', en: 'Ladder (1:0.12;1000:0.09)' },
  stock: { zh: '库存', en: 'Stock' },
  minBuyNum: { zh: '起订量', en: 'MOQ' },
  multiple: { zh: '倍数', en: 'Multiple' },
  spq: { zh: '整包装数', en: 'Pieces per pack' },
  leadDays: { zh: '交期', en: 'Lead time' },
  packing: { zh: '包装', en: 'Packing' },
  lotNo: { zh: '批号', en: 'Lot' },
  dateCode: { zh: '日期码', en: 'Date code' },
  productId: { zh: '货品编号', en: 'Product number' },
};

export interface OfferColumns {
  /** Row of the headings from 0; -1: there is none. */
  headRow: number;
  roles: (OfferRole | null)[];
}
