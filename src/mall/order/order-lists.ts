// The lists of orders: a store's; the same rows and conditions will be seen by other eyes.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import type { Text } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import { storeOperator } from '#mall/member/actor.ts';
import { OrderCard } from './order.protocol.ts';
import { type OrderState, orderStatus, storeOrderTabs } from './order-status.ts';

const say = words({
  stores: { zh: '订单管理', en: 'Orders' },
  searchStores: { zh: '订单号 / 型号 / 买家', en: 'Order no., part no., buyer' },
  orderSn: { zh: '订单号', en: 'Order no.' },
  state: { zh: '状态', en: 'State' },
  source: { zh: '来源', en: 'From' },
  agreed: { zh: '报价或合同约定', en: 'Agreed in a quotation or contract' },
  store: { zh: '店铺', en: 'Store' },
  buyer: { zh: '下单人', en: 'Ordered by' },
  receiver: { zh: '收货人', en: 'Receiver' },
  parts: { zh: '型号', en: 'Parts' },
  pieces: { zh: '数量', en: 'Pieces' },
  goodsAmount: { zh: '商品金额', en: 'Goods' },
  freight: { zh: '运费', en: 'Freight' },
  payable: { zh: '应付金额', en: 'Amount' },
  refunded: { zh: '已退款', en: 'Refunded' },
  ordered: { zh: '下单时间', en: 'Ordered' },
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

const filters = {
  createTime: filter.dateRange(say.ordered),
  payable: filter.amountRange(say.payable),
  isAgreed: filter.yesNo(say.agreed, { as: 'isAgreed' }),
};

const columns = {
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
  goodsAmount: col.amount<OrderCard>(say.goodsAmount),
  freight: col.amount<OrderCard>(say.freight),
  payable: col.amount<OrderCard>(say.payable, { sort: true, sum: true }),
  refunded: col.amount<OrderCard>(say.refunded),
};

const storesStates = Object.fromEntries(
  storeOrderTabs.map((state) => [state, orderStatus[state].store]),
) as Record<OrderState, Text>;

export const storeOrderList = listing({
  ...common,
  path: 'v3/business/seller/orderInfo/list',
  access: storeOperator,
  title: say.stores,
  search: say.searchStores,
  open: ({ orderSn }) => `/seller/order/detail?orderSn=${encodeURIComponent(orderSn)}`,
  columns,
  filters,
  tabs: {
    field: 'state',
    values: storesStates,
    always: storeOrderTabs.filter((state) => !orderStatus[state].storeTab.isRare),
  },
  exports: { name: say.stores },
  summary: { zh: '店铺订单', en: "The store's orders" },
  none: noStoreOrders,
});
