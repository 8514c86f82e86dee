// What must hold besides the state before a step of an order may be taken (domain 3.4.2, column "Guard").
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { allowedActions } from '#kit/process/process.ts';
import type { Text } from '#kit/words/text.ts';
import { type OrderAction, type OrderActor, orderProcess } from './order-process.ts';
import { type EvaluateState, type OrderState, orderStatus, type ReviewKind } from './order-status.ts';

/** What the guards look at. */
export interface OrderFacts {
  state: OrderState;
  reviewKind: readonly ReviewKind[];
  /** Open after-sales. */
  lockState: number;
  evaluateState: EvaluateState;
  evaluateUntil: Date | null;
  closeAsked: boolean;
  buyerExtended: boolean;
  storeExtended: boolean;
  deleteState: 0 | 1 | 2;
  isAgreed: boolean;
  isService: boolean;
  /** What a laboratory's reports deliver; the store does not. */
  isByReport: boolean;
  /** What the store asks for besides; null: nothing. */
  charge: object | null;
  /** In fen: unpaid stages that block delivery. */
  dueBeforeShip: Cents;
  isReadySaid: boolean;
  isOnHold: boolean;
}

export const locked: Text = {
  zh: '订单有进行中的售后，暂不能操作',
  en: 'An after-sale is open on this order',
};
const notYours: Text = { zh: '当前不由您审核', en: 'It is not your turn to review this order' };
const asked: Text = { zh: '已申请短缺关闭，请等待买家确认', en: 'The buyer has been asked already' };
const notAsked: Text = { zh: '商家尚未申请短缺关闭', en: 'The store has not asked to close the remainder' };
const extended: Text = {
  zh: '每方只能延长一次收货时间',
  en: 'Each side may extend the time to receive once',
};
const overdue: Text = { zh: '评价期已过', en: 'The time to evaluate is over' };
const evaluated: Text = { zh: '订单已评价', en: 'This order has been evaluated' };
const inBin: Text = { zh: '订单已在回收站', en: 'This order is in the bin already' };
const notInBin: Text = { zh: '订单不在回收站', en: 'This order is not in the bin' };

const onHold: Text = {
  zh: '合同正在协商终止，暂停发货',
  en: 'Delivery waits while the end of the contract is discussed',
};
const agreedPrice: Text = {
  zh: '价格由报价单或合同约定，不能在订单中修改',
  en: 'The price was agreed in a quotation or a contract and cannot be changed here',
};
const nothingDue: Text = { zh: '发货前没有待付款项', en: 'Nothing is to be paid before delivery' };
const readySaid: Text = { zh: '已通知买家付款', en: 'The buyer has been told already' };
const unpaidBefore = (due: Cents): Text => ({
  zh: `买家尚未支付发货前款项 ${showAmount(centsToWire(due))}，付清后才能发货`,
  en: `${showAmount(centsToWire(due))} that the buyer owes before delivery has not been paid yet`,
});

const noPlan: Text = {
  zh: '只有按报价单或合同约定的订单可以追加款项',
  en: 'Only orders agreed in a quotation or a contract take an extra charge',
};
const chargeAsked: Text = {
  zh: '已有一笔待买家确认的追加款项',
  en: 'An extra charge already waits for the buyer',
};
const noCharge: Text = { zh: '没有待确认的追加款项', en: 'No extra charge waits for an answer' };

type Guard = (order: OrderFacts, by: OrderActor, now: Date) => Text | undefined;

const unlocked: Guard = (order) => (order.lockState > 0 ? locked : undefined);
const reviewing: Guard = (order, by) => {
  const waitsFor = order.reviewKind[0];
  if (by === 'system') return waitsFor === undefined ? undefined : notYours;
  return waitsFor === reviewedBy[by] ? undefined : notYours;
};

const reviewedBy: Partial<Record<OrderActor, ReviewKind>> = {
  approver: 'BUYER_APPROVAL',
  store: 'SUPPLIER_ACCEPT',
  platform: 'PLATFORM_CHECK',
};

const byReport: Text = {
  zh: '实验室服务随报告或证书自动交付，无需发货',
  en: 'Laboratory work is delivered with its report or certificate, not shipped',
};

const byChange: Text = {
  zh: '检测服务的费用变更由实验室在委托中提出，客户确认后补收',
  en: 'Laboratory work is charged more by a change of its commission, which the customer confirms',
};

const noAddress: Text = {
  zh: '检测、计量与认证订单没有收货地址，样品寄回地址请在委托单中填写',
  en: 'Laboratory work is not shipped to an address; where specimens go back to stands in its form',
};

/** What is owed before delivery keeps a report's original back, not its delivery (domain-lab 7.3). */
const deliverable: Guard = (order, by) => {
  if (order.isByReport) return by === 'system' ? undefined : byReport;
  if (order.isOnHold) return onHold;
  return order.dueBeforeShip > 0 ? unpaidBefore(order.dueBeforeShip) : undefined;
};

const nothingShipped: Guard = (order) => (order.isService ? noAddress : undefined);

const charged: Guard = (order) => (order.charge ? undefined : noCharge);

const guards: Partial<Record<OrderAction, Guard>> = {
  approve: reviewing,
  changeAddress: nothingShipped,
  sendBack: reviewing,
  refuse: reviewing,
  changePrice: (order) => (order.isAgreed ? agreedPrice : undefined),
  sayReady: (order) => (order.dueBeforeShip === 0 ? nothingDue : order.isReadySaid ? readySaid : undefined),
  askCharge: (order, by) => {
    if (order.isByReport) return by === 'system' ? undefined : byChange;
    if (!order.isAgreed) return noPlan;
    return order.isOnHold ? onHold : order.charge ? chargeAsked : undefined;
  },
  takeBackCharge: charged,
  acceptCharge: charged,
  declineCharge: charged,
  shipPart: deliverable,
  shipRest: deliverable,
  askCloseRemainder: (order, by, now) => unlocked(order, by, now) ?? (order.closeAsked ? asked : undefined),
  closeRemainder: (order, by, now) =>
    by === 'buyer' ? (unlocked(order, by, now) ?? (order.closeAsked ? undefined : notAsked)) : undefined,
  storeCancel: unlocked,
  receive: unlocked,
  autoReceive: unlocked,
  extendReceipt: (order, by) =>
    (by === 'buyer' ? order.buyerExtended : order.storeExtended) ? extended : undefined,
  evaluate: (order, _by, now) => {
    if (order.evaluateState === 3) return evaluated;
    return order.evaluateUntil && order.evaluateUntil > now ? undefined : overdue;
  },
  remove: (order) => (order.deleteState === 0 ? undefined : inBin),
  restore: (order) => (order.deleteState === 1 ? undefined : notInBin),
  purge: (order) => (order.deleteState === 1 ? undefined : notInBin),
};

/** Why `by` may not take the step now; undefined when he may (domain R1). */
export function whyNot(action: OrderAction, by: OrderActor, order: OrderFacts, now: Date): Text | undefined {
  const { from, by: actors } = orderProcess[action];
  const known: readonly OrderState[] = from;
  if (!known.includes(order.state) || !(actors as readonly OrderActor[]).includes(by))
    return notInState(order.state);
  return guards[action]?.(order, by, now);
}

/** Why nothing of the kind is possible in this state. */
export const notInState = (state: OrderState): Text => ({
  zh: `当前状态（${orderStatus[state].zh}）不允许此操作`,
  en: `Not allowed in the current state (${orderStatus[state].en})`,
});

/** Every step that `by` may take now (domain R1). */
export const orderActions = (by: OrderActor, order: OrderFacts, now: Date): OrderAction[] =>
  allowedActions(orderProcess, order.state, by).filter(
    (action) => guards[action]?.(order, by, now) === undefined,
  );

/** Whether the order is shown as "pending evaluation" (domain 0.4). */
export function isPendingEvaluation(order: OrderFacts, now: Date): boolean {
  return whyNot('evaluate', 'buyer', order, now) === undefined;
}
