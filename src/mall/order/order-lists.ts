// The lists of orders: a buyer's with those of who he looks after, what of them was agreed, a store's; the same rows and conditions, seen by other eyes.
import { z } from 'zod';
import { type ColumnMore, col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import type { Text } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import { orderProtocol, seesPrices } from './order.protocol.ts';
import { OrderCard } from './order-detail.protocol.ts';
import { orderKinds } from './order-source.ts';
import {
  type OrderState,
  orderStatus,
  pendingEvaluation,
  reviewedByOthers,
  storeOrderTabs,
} from './order-status.ts';

const say = words({
  searchOwn: { zh: '订单号 / 型号 / 商品名 / 店铺', en: 'Order no., part number, goods, store' },
  noneOwnText: {
    zh: '下单后，付款、发货、收货都在这里跟进。',
    en: 'Once you order, payment, shipping and receipt are followed here.',
  },
  agreedOnes: { zh: '报价与合同订单', en: 'Agreed orders' },
  noneAgreed: { zh: '还没有报价或合同订单', en: 'No orders from quotations or contracts yet' },
  noneAgreedText: {
    zh: '发起询价，接受报价或签订合同后，订单会出现在这里。',
    en: 'Ask for quotations: what you accept or sign becomes an order here.',
  },
  searchStores: { zh: '订单号 / 型号 / 买家', en: 'Order no., part no., buyer' },
  source: { zh: '来源', en: 'From' },
  kind: { zh: '类型', en: 'Kind' },
  agreed: { zh: '报价或合同约定', en: 'Agreed in a quotation or contract' },
  buyer: { zh: '下单人', en: 'Ordered by' },
  pieces: { zh: '数量', en: 'Pieces' },
});

/** Said of a store that nobody has ordered from. */
export const noStoreOrders = {
  title: { zh: '还没有订单', en: 'No orders yet' },
  text: {
    zh: '买家下单后会出现在这里。先检查商品的价格和库存是否最新。',
    en: 'They appear here once a buyer orders. Meanwhile, check that prices and stock are up to date.',
  },
};

/** What all have in common; the newest first. */
const common = {
  row: OrderCard,
  key: 'orderSn',
  look: 'cards',
  pageSize: 10,
  mostRows: 50,
  start: { sort: '-createTime,-orderId' },
} as const;

const dated = { createTime: filter.dateRange(say.ordered) };
const agreed = { isAgreed: filter.yesNo(say.agreed, { as: 'isAgreed' }) };

/** @param money what amounts ask of their reader */
const columnsOf = (money: ColumnMore<OrderCard>) => ({
  orderSn: col.code<OrderCard>(say.orderSn, { fixed: true, phone: 1 }),
  stateName: col.text<OrderCard>(say.state, { phone: 2 }),
  createTime: col.moment<OrderCard>(say.ordered, { sort: true, phone: 3 }),
  storeName: col.text<OrderCard>(say.store),
  memberName: col.person<OrderCard>(say.buyer),
  receiverName: col.person<OrderCard>(say.receiver),
  source: col.text<OrderCard>(say.source, {
    of: ({ sourceName, sourceSn }) => `${sourceName} ${sourceSn}`.trim(),
  }),
  parts: col.tags<OrderCard>(say.parts, { of: ({ lines }) => lines.map(({ partNo }) => partNo) }),
  pieces: col.pieces<OrderCard>(say.pieces, {
    of: ({ lines }) => lines.reduce((sum, { buyNum }) => sum + buyNum, 0),
  }),
  goodsAmount: col.amount<OrderCard>(say.goodsAmount, money),
  freight: col.amount<OrderCard>(say.freight, money),
  payable: col.amount<OrderCard>(say.payableAmount, { ...money, sort: true, sum: true }),
  refunded: col.amount<OrderCard>(say.refunded, money),
});

/** The tabs of a buyer; what can be evaluated is completed as well. */
export const orderTabs = {
  all: say.all,
  pendingReview: orderStatus.PENDING_REVIEW,
  pendingPayment: orderStatus.PENDING_PAYMENT,
  pendingDelivery: orderStatus.PENDING_DELIVERY,
  pendingReceipt: orderStatus.PENDING_RECEIPT,
  pendingEvaluation,
  completed: orderStatus.COMPLETED,
  cancelled: orderStatus.CANCELLED,
  bin: { zh: '回收站', en: 'Bin' },
} satisfies Record<string, Text>;
export type OrderTab = keyof typeof orderTabs;

const priced = { needs: seesPrices };
const buyers = {
  ...common,
  access: orderProtocol.detail.access,
  search: say.searchOwn,
  open: ({ orderSn }: OrderCard) => `/member/order/detail?orderSn=${encodeURIComponent(orderSn)}`,
  columns: columnsOf(priced),
  tabs: { field: 'tab', values: orderTabs, apart: ['bin'] },
  /** Whose orders the list may be narrowed to; empty for who only sees his own. */
  more: { buyers: z.array(z.object({ memberId: z.number(), name: z.string() })) },
} as const;

const buyersFilters = {
  kind: filter.choice(say.kind, { options: orderKinds, as: 'kind', front: true }),
  ...dated,
  buyerId: filter.reference(say.buyer, {
    as: 'buyerId',
    front: true,
    optionsOf: (reply: { buyers: readonly { memberId: number; name: string }[] }) =>
      Object.fromEntries(reply.buyers.map(({ memberId, name }) => [memberId, { zh: name, en: name }])),
  }),
  payable: filter.amountRange(say.payableAmount, priced),
};

export const ownOrderList = listing({
  ...buyers,
  path: 'v3/business/front/orderInfo/list',
  changes: true,
  title: say.myOrders,
  filters: { ...buyersFilters, ...agreed },
  exports: { name: say.myOrders },
  none: { title: say.noOrders, text: say.noneOwnText },
});

export const agreedOrderList = listing({
  ...buyers,
  path: 'v3/business/front/orderInfo/agreedList',
  changes: true,
  title: say.agreedOnes,
  filters: buyersFilters,
  exports: { name: say.agreedOnes },
  none: { title: say.noneAgreed, text: say.noneAgreedText },
});

/** A tab of the store's list: a state, or under review while it is not the store's turn. */
export type StoreOrderTab = OrderState | 'REVIEWED_BY_OTHERS';

const storesStates = {
  ...Object.fromEntries(storeOrderTabs.map((state) => [state, orderStatus[state].store])),
  REVIEWED_BY_OTHERS: reviewedByOthers,
} as Record<StoreOrderTab, Text>;

export const storeOrderList = listing({
  ...common,
  path: 'v3/business/seller/orderInfo/list',
  changes: true,
  access: orderProtocol.sellerDetail.access,
  title: say.storeOrders,
  search: say.searchStores,
  open: ({ orderSn }) => `/seller/order/detail?orderSn=${encodeURIComponent(orderSn)}`,
  columns: columnsOf({}),
  filters: { ...dated, ...agreed, payable: filter.amountRange(say.payableAmount) },
  tabs: {
    field: 'state',
    values: storesStates,
    always: storeOrderTabs.filter((state) => !orderStatus[state].storeTab.isRare),
  },
  exports: { name: say.storeOrders },
  summary: { zh: '店铺订单', en: "The store's orders" },
  none: noStoreOrders,
});
