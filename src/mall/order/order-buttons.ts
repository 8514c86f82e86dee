// The buttons that an order offers its buyer and its store, derived from the life of the order alone (domain R1).
import { after, minutes } from '#kit/time/duration.ts';
import type { PermissionPoint } from '#mall/member/permission-points.ts';
import { type OrderFacts, whyNot } from './order-guards.ts';
import type { OrderAction } from './order-process.ts';
import { orderStatus } from './order-status.ts';

/** Named like the endpoints of order.protocol.ts; `pay`, `evaluate`, `logistics`, `cancelPaid` and `afterSale` lead to screens. */
export const ORDER_BUTTONS = [
  'pay',
  'resubmit',
  'receive',
  'confirmParcel',
  'closeRemainder',
  'evaluate',
  'logistics',
  'cancelPaid',
  'afterSale',
  'changeAddress',
  'extendReceipt',
  'cancel',
  'withdraw',
  'buyAgain',
  'remove',
  'restore',
  'purge',
  'approve',
  'deliver',
  'ready',
  'changePrice',
  'sendBack',
  'refuse',
  'askCloseRemainder',
  'storeCancel',
  'acceptCharge',
  'declineCharge',
  'askCharge',
  'takeBackCharge',
] as const;
export type OrderButton = (typeof ORDER_BUTTONS)[number];

/** A step of the process behind the button, or a link that the state's row offers. */
type Behind = OrderAction | 'link' | 'cancelPaid';

const buyerButtons: Partial<Record<OrderButton, Behind>> = {
  pay: 'link',
  resubmit: 'resubmit',
  receive: 'receive',
  confirmParcel: 'confirmParcel',
  closeRemainder: 'closeRemainder',
  evaluate: 'evaluate',
  logistics: 'link',
  afterSale: 'link',
  changeAddress: 'changeAddress',
  extendReceipt: 'extendReceipt',
  cancelPaid: 'cancelPaid',
  cancel: 'cancel',
  withdraw: 'withdraw',
  buyAgain: 'link',
  remove: 'remove',
  restore: 'restore',
  purge: 'purge',
  acceptCharge: 'acceptCharge',
  declineCharge: 'declineCharge',
};

/** What an employee needs for a button; absent: to see the order is enough. */
export const buttonPoints: Partial<Record<OrderButton, PermissionPoint>> = {
  pay: 'order.pay',
  resubmit: 'order.submit',
  receive: 'order.receive',
  confirmParcel: 'order.receive',
  closeRemainder: 'order.receive',
  extendReceipt: 'order.receive',
  evaluate: 'order.evaluate',
  changeAddress: 'order.submit',
  afterSale: 'order.aftersale',
  cancelPaid: 'order.cancel',
  cancel: 'order.cancel',
  withdraw: 'order.cancel',
  acceptCharge: 'order.submit',
  declineCharge: 'order.submit',
};

/** What only the one who looks after the order does, not colleagues: his evaluation, his bin. */
export const holdersButtons: ReadonlySet<OrderButton> = new Set(['evaluate', 'remove', 'restore', 'purge']);

const storeButtons: Partial<Record<OrderButton, Behind>> = {
  approve: 'approve',
  deliver: 'shipRest',
  ready: 'sayReady',
  changePrice: 'changePrice',
  sendBack: 'sendBack',
  refuse: 'refuse',
  extendReceipt: 'extendReceipt',
  askCloseRemainder: 'askCloseRemainder',
  storeCancel: 'storeCancel',
  askCharge: 'askCharge',
  takeBackCharge: 'takeBackCharge',
};

/**
 * Until when the paid order is cancelled without anybody's yes (O25); null: not any more.
 * @param minutes after its payment
 */
export function cancelFreeUntil(
  order: Pick<OrderFacts, 'state' | 'isAgreed' | 'isService' | 'isReadySaid' | 'lockState'> & {
    paidAt: Date | null;
  },
  minutesFree: number,
): Date | null {
  const { state, isAgreed, isService, isReadySaid, lockState, paidAt } = order;
  if (state !== 'PENDING_DELIVERY' || isAgreed || isService || isReadySaid || lockState > 0) return null;
  return paidAt && after(paidAt, minutes(minutesFree));
}

/**
 * The buttons of one side, the next step first. What lies in the bin can only be taken out or deleted.
 * @param freeUntil see `cancelFreeUntil`
 */
export function orderButtons(
  side: 'buyer' | 'store',
  order: OrderFacts,
  now: Date,
  freeUntil: Date | null = null,
): OrderButton[] {
  const mine = side === 'buyer' ? buyerButtons : storeButtons;
  const { links } = orderStatus[order.state];
  return ORDER_BUTTONS.filter((button) => {
    const behind = mine[button];
    if (behind === undefined) return false;
    if (side === 'buyer' && order.deleteState !== 0 && button !== 'restore' && button !== 'purge')
      return false;
    if (behind === 'cancelPaid') return freeUntil !== null && freeUntil > now;
    return behind === 'link'
      ? links.some((link) => link === button) && !(button === 'afterSale' && order.isService)
      : whyNot(behind, side, order, now) === undefined;
  });
}
