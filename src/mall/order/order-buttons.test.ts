// The buttons of an order: what each side is offered in every state, and what lies in the bin.
import { expect, it } from 'vitest';
import { cents } from '#kit/money/money.ts';
import { buttonPoints, holdersButtons, ORDER_BUTTONS, orderButtons } from './order-buttons.ts';
import type { OrderFacts } from './order-guards.ts';
import type { OrderState } from './order-status.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
const buttons = (side: 'buyer' | 'store', state: OrderState, wish: Partial<OrderFacts> = {}) =>
  orderButtons(
    side,
    {
      ...{ state, reviewKind: ['SUPPLIER_ACCEPT'], lockState: 0, evaluateState: 1, deleteState: 0 },
      ...{
        evaluateUntil: new Date('2026-12-21'),
        closeAsked: false,
        buyerExtended: false,
        storeExtended: false,
      },
      ...{
        isAgreed: false,
        isService: false,
        isByReport: false,
        charge: null,
        dueBeforeShip: cents(0),
        isReadySaid: false,
        isOnHold: false,
      },
      ...wish,
    },
    NOW,
  ).join(' ');

it.each<[OrderState, Partial<OrderFacts>, buyer: string, store: string]>([
  ['PENDING_REVIEW', {}, 'withdraw', 'approve sendBack refuse'],
  ['PENDING_REVIEW', { reviewKind: ['BUYER_APPROVAL'] }, 'withdraw', ''],
  ['REVIEW_REJECTED', {}, 'resubmit withdraw', ''],
  ['REJECTED', {}, 'buyAgain remove', ''],
  ['PENDING_PAYMENT', {}, 'pay cancel', 'changePrice'],
  ['PENDING_PAYMENT', { isAgreed: true }, 'pay cancel', ''],
  ['PENDING_DELIVERY', {}, 'afterSale changeAddress', 'deliver storeCancel'],
  ['PENDING_DELIVERY', { isAgreed: true }, 'afterSale changeAddress', 'deliver storeCancel askCharge'],
  ['PENDING_DELIVERY', { isAgreed: true, isService: true }, '', 'deliver storeCancel askCharge'],
  ['PENDING_DELIVERY', { dueBeforeShip: cents(1) }, 'afterSale changeAddress', 'ready storeCancel'],
  ['PARTIALLY_SHIPPED', {}, 'confirmParcel logistics afterSale', 'deliver askCloseRemainder'],
  ['PARTIALLY_SHIPPED', { closeAsked: true }, 'confirmParcel closeRemainder logistics afterSale', 'deliver'],
  ['PENDING_RECEIPT', {}, 'receive confirmParcel logistics afterSale extendReceipt', 'extendReceipt'],
  ['COMPLETED', {}, 'evaluate logistics afterSale buyAgain remove', ''],
  ['COMPLETED', { evaluateState: 3 }, 'logistics afterSale buyAgain remove', ''],
  ['CANCELLED', {}, 'buyAgain remove', ''],
  ['CLOSED', {}, 'buyAgain remove', ''],
  ['COMPLETED', { deleteState: 1 }, 'restore purge', ''],
  ['CLOSED', { deleteState: 2 }, '', ''],
])('%s %j: the buyer has "%s", the store "%s"', (state, wish, buyer, store) => {
  expect(buttons('buyer', state, wish)).toBe(buyer);
  expect(buttons('store', state, wish)).toBe(store);
});

it('the buyer’s bin takes nothing from the store', () => {
  expect(buttons('store', 'PENDING_RECEIPT', { deleteState: 1 })).toBe('extendReceipt');
});

it('an employee needs for each button just this; to see the order is enough for the others', () => {
  expect(
    Object.fromEntries(ORDER_BUTTONS.map((one) => [one, buttonPoints[one]]).filter(([, point]) => point)),
  ).toEqual({
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
  });
});

it('colleagues neither evaluate nor tidy up for him who looks after the order', () => {
  expect([...holdersButtons].toSorted()).toEqual(['evaluate', 'purge', 'remove', 'restore']);
});
