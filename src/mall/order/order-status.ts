// The states of a sub-order, all of each in its one row: codes, words and tones of both sides, tabs, stations, timers, links (domain 3.4.2). The keys are the names everywhere.
import type { Tone, Toned } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';

/** What an order passes on its way to being completed. */
const STATIONS = ['review', 'payment', 'delivery', 'restDelivery', 'receipt', 'done'] as const;
type Station = (typeof STATIONS)[number];

export interface StatusRow extends Text {
  code: number;
  tone: Tone;
  /** The same state in the store's words (domain R10). */
  store: Text;
  /** Where the buyer's list shows it. */
  tab: 'pendingReview' | 'pendingPayment' | 'pendingDelivery' | 'pendingReceipt' | 'completed' | 'cancelled';
  /** Its place among the tabs of the store's list, in the order in which a store works through them; a rare one is there when an order stands in it. */
  storeTab: { place: number; isRare?: true };
  /** The number on the store's first page, where the state asks the store for something. */
  storeToDo?: { isUrgent: boolean; hint: Text };
  /** Where it stands on its way; null: the way has ended before it was done, or was left for now. */
  station: Station | null;
  /** What is to be said of it to its buyer; null: why it is so. */
  hint: Text | null;
  /** What ends the state when nobody does anything. */
  timer: 'reviewTimeout' | 'payTimeout' | 'autoReceive' | null;
  /** The buyer's buttons that lead to screens. */
  links: readonly ('pay' | 'logistics' | 'afterSale' | 'buyAgain')[];
  /** Somebody has to agree to it before it goes on. */
  isInReview?: true;
  /** It has ended, and nothing of it counts as bought. */
  isCalledOff?: true;
  /** Something of it is still to be delivered. */
  isOpen?: true;
}

const rows = {
  PENDING_REVIEW: {
    code: 5,
    zh: '待审核',
    en: 'Pending review',
    tone: 'waiting',
    store: { zh: '待审核', en: 'To review' },
    tab: 'pendingReview',
    storeTab: { place: 1 },
    storeToDo: {
      isUrgent: true,
      hint: { zh: '等待您接单', en: 'Waiting for your answer' },
    },
    station: 'review',
    hint: { zh: '等待商家审核', en: 'The store is looking at it' },
    timer: 'reviewTimeout',
    links: [],
    isInReview: true,
    isOpen: true,
  },
  REVIEW_REJECTED: {
    code: 6,
    zh: '审核驳回',
    en: 'Review rejected',
    tone: 'refused',
    store: { zh: '已驳回', en: 'Sent back' },
    tab: 'pendingReview',
    storeTab: { place: 7, isRare: true },
    station: null,
    hint: null,
    timer: 'reviewTimeout',
    links: [],
    isInReview: true,
    isOpen: true,
  },
  REJECTED: {
    code: 7,
    zh: '已拒绝',
    en: 'Rejected',
    tone: 'refused',
    store: { zh: '已拒绝', en: 'Refused' },
    tab: 'cancelled',
    storeTab: { place: 8, isRare: true },
    station: null,
    hint: null,
    timer: null,
    links: ['buyAgain'],
    isCalledOff: true,
  },
  PENDING_PAYMENT: {
    code: 10,
    zh: '待付款',
    en: 'Pending payment',
    tone: 'waiting',
    store: { zh: '待买家付款', en: 'Awaiting payment' },
    tab: 'pendingPayment',
    storeTab: { place: 4 },
    storeToDo: {
      isUrgent: false,
      hint: { zh: '付款前可改价', en: 'Prices may still be lowered' },
    },
    station: 'payment',
    hint: { zh: '请在时限内付款', en: 'Please pay in time' },
    timer: 'payTimeout',
    links: ['pay'],
    isOpen: true,
  },
  PENDING_DELIVERY: {
    code: 20,
    zh: '待发货',
    en: 'Pending delivery',
    tone: 'moving',
    store: { zh: '待发货', en: 'To ship' },
    tab: 'pendingDelivery',
    storeTab: { place: 2 },
    storeToDo: {
      isUrgent: true,
      hint: { zh: '已付款，请尽快发货', en: 'Paid, please ship soon' },
    },
    station: 'delivery',
    hint: { zh: '商家正在备货', en: 'The store is preparing it' },
    timer: null,
    links: ['afterSale'],
    isOpen: true,
  },
  PARTIALLY_SHIPPED: {
    code: 25,
    zh: '部分发货',
    en: 'Partially shipped',
    tone: 'moving',
    store: { zh: '部分发货', en: 'Partly shipped' },
    tab: 'pendingDelivery',
    storeTab: { place: 3 },
    storeToDo: {
      isUrgent: true,
      hint: { zh: '还有余量未发', en: 'A remainder is still to go' },
    },
    station: 'restDelivery',
    hint: { zh: '已发出一部分，其余正在备货', en: 'A part is on its way, the rest is being prepared' },
    timer: null,
    links: ['logistics', 'afterSale'],
    isOpen: true,
  },
  PENDING_RECEIPT: {
    code: 30,
    zh: '待收货',
    en: 'Pending receipt',
    tone: 'moving',
    store: { zh: '待买家收货', en: 'On its way' },
    tab: 'pendingReceipt',
    storeTab: { place: 5 },
    station: 'receipt',
    hint: { zh: '商品在途，收到后请核对并确认', en: 'On its way. Check it on arrival and confirm' },
    timer: 'autoReceive',
    links: ['logistics', 'afterSale'],
  },
  COMPLETED: {
    code: 40,
    zh: '已完成',
    en: 'Completed',
    tone: 'done',
    store: { zh: '已完成', en: 'Completed' },
    tab: 'completed',
    storeTab: { place: 6 },
    station: 'done',
    hint: { zh: '交易已完成', en: 'This order is completed' },
    timer: null,
    links: ['logistics', 'afterSale', 'buyAgain'],
  },
  CANCELLED: {
    code: 0,
    zh: '已取消',
    en: 'Cancelled',
    tone: 'neutral',
    store: { zh: '已取消', en: 'Cancelled' },
    tab: 'cancelled',
    storeTab: { place: 9, isRare: true },
    station: null,
    hint: null,
    timer: null,
    links: ['buyAgain'],
    isCalledOff: true,
  },
  CLOSED: {
    code: 50,
    zh: '已取消（已退款）',
    en: 'Cancelled (refunded)',
    tone: 'neutral',
    store: { zh: '已关闭', en: 'Closed' },
    tab: 'cancelled',
    storeTab: { place: 10, isRare: true },
    station: null,
    hint: null,
    timer: null,
    links: ['buyAgain'],
    isCalledOff: true,
  },
} satisfies Record<string, StatusRow>;

export type OrderState = keyof typeof rows;
export const orderStatus: Readonly<Record<OrderState, StatusRow>> = rows;
export const ORDER_STATES = Object.keys(rows) as OrderState[];

/** The states whose row says so: every list of states is asked of the rows. */
export const orderStatesWhere = (says: (row: StatusRow) => unknown): OrderState[] =>
  ORDER_STATES.filter((state) => says(orderStatus[state]));

/** The states in the order of the store's tabs. */
export const storeOrderTabs: readonly OrderState[] = ORDER_STATES.toSorted(
  (a, b) => orderStatus[a].storeTab.place - orderStatus[b].storeTab.place,
);

/** Whether an order in this state has the station behind it. */
export function isPastStation(state: OrderState, station: Station): boolean {
  const { station: at } = orderStatus[state];
  return at !== null && STATIONS.indexOf(at) > STATIONS.indexOf(station);
}

/** A completed order that can still be evaluated is shown so; it is no state of its own (domain 0.4). */
export const pendingEvaluation: Toned = {
  zh: '待评价',
  en: 'Pending evaluation',
  tone: 'waiting',
};

/** A closed order whose money is still on its way back is shown so; no state of its own. */
export const refunding: Toned = { zh: '退款中', en: 'Pending settlement', tone: 'moving' };

/** An order under review while the buyer's own enterprise decides; no state of its own. */
export const awaitingApproval: Text & { store: Text } = {
  zh: '待企业审批',
  en: 'Awaiting approval',
  store: { zh: '待买家内部审批', en: "Awaiting the buyer's approval" },
};

/** What the store's list calls orders under review on which it has no word now; no state of their own. */
/** What the buyer reads of laboratory work: nothing of it is shipped. */
export const serviceStates: Partial<Record<OrderState, Text & { hint: Text }>> = {
  PENDING_DELIVERY: {
    ...{ zh: '服务中', en: 'In progress' },
    hint: {
      zh: '按委托送样、检测，报告或证书出具后自动交付',
      en: 'Done as it was commissioned, delivered with its report or certificate',
    },
  },
  PARTIALLY_SHIPPED: {
    ...{ zh: '部分交付', en: 'Partly delivered' },
    hint: { zh: '部分报告已交付，其余仍在进行', en: 'Some reports are there, the others are under way' },
  },
  PENDING_RECEIPT: {
    ...{ zh: '待验收', en: 'To be accepted' },
    hint: {
      zh: '报告或证书已出具，请查看并验收',
      en: 'The report or certificate is there: please look at it and accept it',
    },
  },
};

export const reviewedByOthers: Text = { zh: '待他方审核', en: 'In review by others' };

/** An order that only waits for the other stores of its trade; no state of its own. */
export const awaitingStores: Text = {
  zh: '待同单其他店铺接单',
  en: 'Waiting for the other stores of the trade',
};

/** 1 nothing evaluated, 2 partly, 3 all. */
export type EvaluateState = 1 | 2 | 3;

/** Reviews that an order may have to pass, worked through in this order (domain 3.4.2). */
export type ReviewKind = 'CUSTOMER_CONFIRM' | 'BUYER_APPROVAL' | 'SUPPLIER_ACCEPT' | 'PLATFORM_CHECK';
