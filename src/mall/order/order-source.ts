// Where orders come from: listings, or what was agreed in a quotation or a contract; and how what they promise is delivered.
import type { Text } from '#kit/words/text.ts';

export const ORDER_SOURCES = [
  'cart',
  'buyNow',
  'punchout',
  'quote',
  'contract',
  'service',
  'authen',
] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];

/** The sources that both sides have agreed on before: a quotation, a contract, a form of the laboratory, a certification. */
export type AgreedSource = Extract<OrderSource, 'quote' | 'contract' | 'service' | 'authen'>;

const AGREED: ReadonlySet<OrderSource> = new Set<AgreedSource>(['quote', 'contract', 'service', 'authen']);

export const isAgreedSource = (source: OrderSource): source is AgreedSource => AGREED.has(source);

export const orderSources: Record<OrderSource, Text> = {
  cart: { zh: '购物车', en: 'Cart' },
  buyNow: { zh: '立即购买', en: 'Bought straight away' },
  punchout: { zh: '采购系统', en: 'Procurement system' },
  quote: { zh: '报价单', en: 'Quotation' },
  contract: { zh: '合同', en: 'Contract' },
  service: { zh: '检测委托', en: 'Commission of tests' },
  authen: { zh: '产品认证', en: 'Product certification' },
};

/** Where the price of a line is from: the listing's ladder, or what was agreed. */
export type PriceSource =
  | 'TIER'
  | 'PROMOTION'
  | 'SALESPERSON'
  | 'PRICE_LIST'
  | 'CONTRACT'
  | 'QUOTE'
  | 'CHARGE'
  | 'SERVICE';

/** What an order brings: goods, or one kind of a laboratory's work. */
export const ORDER_KINDS = ['goods', 'inspection', 'metering', 'authen', 'pack'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** As a sub-order keeps it; none: goods, or a service that nobody has named. */
export type ServiceOrderKind = Uppercase<Exclude<OrderKind, 'goods'>>;

export const orderKinds: Record<OrderKind, Text> = {
  goods: { zh: '商品', en: 'Goods' },
  inspection: { zh: '检测', en: 'Testing' },
  metering: { zh: '计量', en: 'Calibration' },
  authen: { zh: '认证', en: 'Certification' },
  pack: { zh: '套餐', en: 'Package' },
};

/** Per mille: what goods and services are taxed with where their category says nothing else. */
export const TAX_OF_GOODS = 130;
export const TAX_OF_SERVICES = 60;

/** At once, on account, or in the stages of a plan. */
export type PayMode = 'CASH' | 'CREDIT' | 'PLAN';

/** The accepted version of the quotation that an agreed line is from, with that version's hash. */
export interface LineOrigin {
  quoSn: string;
  versionNo: number;
  versionHash: string;
}

/** What a parcel brings: the order's goods, or what replaces some that were sent back. */
export type ParcelKind = 'ORDER' | 'EXCHANGE';

export const DELIVERY_WAYS = ['carrier', 'electronic', 'onSite'] as const;
export type DeliveryWay = (typeof DELIVERY_WAYS)[number];

export const deliveryWays: Record<DeliveryWay, Text> = {
  carrier: { zh: '快递物流', en: 'By carrier' },
  electronic: { zh: '电子交付', en: 'Electronically' },
  onSite: { zh: '现场交付', en: 'On site' },
};
