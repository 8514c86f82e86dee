// What must hold besides the state: each guard where it just holds and where it just does not.
import { describe, expect, it } from 'vitest';
import { cents } from '#kit/money/money.ts';
import { isPendingEvaluation, type OrderFacts, orderActions, whyNot } from './order-guards.ts';
import { type OrderAction, type OrderActor, orderProcess } from './order-process.ts';
import { ORDER_STATES, type OrderState } from './order-status.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
const LATER = new Date(NOW.getTime() + 1);

const facts = (wish: Partial<OrderFacts> = {}): OrderFacts => ({
  state: 'PENDING_DELIVERY',
  reviewKind: [],
  lockState: 0,
  evaluateState: 1,
  evaluateUntil: LATER,
  closeAsked: false,
  buyerExtended: false,
  storeExtended: false,
  deleteState: 0,
  isAgreed: false,
  isService: false,
  isByReport: false,
  charge: null,
  dueBeforeShip: cents(0),
  isReadySaid: false,
  isOnHold: false,
  ...wish,
});
const why = (action: OrderAction, by: OrderActor, wish: Partial<OrderFacts>) =>
  whyNot(action, by, facts(wish), NOW)?.en;

const LOCKED = 'An after-sale is open on this order';
const NOT_YOURS = 'It is not your turn to review this order';
const IN_BIN = 'This order is in the bin already';
const NOT_IN_BIN = 'This order is not in the bin';

describe('a step that its state allows', () => {
  const review = (...reviewKind: OrderFacts['reviewKind']): Partial<OrderFacts> => ({
    state: 'PENDING_REVIEW',
    reviewKind,
  });
  const shipping: Partial<OrderFacts> = { state: 'PENDING_DELIVERY' };
  const partly: Partial<OrderFacts> = { state: 'PARTIALLY_SHIPPED' };
  const coming: Partial<OrderFacts> = { state: 'PENDING_RECEIPT' };
  const done: Partial<OrderFacts> = { state: 'COMPLETED' };

  it.each<[OrderAction, OrderActor, Partial<OrderFacts>, string | undefined]>([
    ['approve', 'store', review('SUPPLIER_ACCEPT'), undefined],
    ['approve', 'approver', review('BUYER_APPROVAL', 'SUPPLIER_ACCEPT'), undefined],
    ['approve', 'platform', review('PLATFORM_CHECK'), undefined],
    ['approve', 'system', review(), undefined],
    ['approve', 'store', review('BUYER_APPROVAL', 'SUPPLIER_ACCEPT'), NOT_YOURS],
    ['approve', 'approver', review('SUPPLIER_ACCEPT'), NOT_YOURS],
    ['approve', 'platform', review('SUPPLIER_ACCEPT'), NOT_YOURS],
    ['approve', 'store', review('CUSTOMER_CONFIRM'), NOT_YOURS],
    ['approve', 'store', review(), NOT_YOURS],
    ['approve', 'system', review('SUPPLIER_ACCEPT'), NOT_YOURS],
    ['sendBack', 'store', review('SUPPLIER_ACCEPT'), undefined],
    ['sendBack', 'store', review('BUYER_APPROVAL'), NOT_YOURS],
    ['refuse', 'store', review('SUPPLIER_ACCEPT'), undefined],
    ['refuse', 'store', review('BUYER_APPROVAL'), NOT_YOURS],
    ['changePrice', 'store', { state: 'PENDING_PAYMENT' }, undefined],
    [
      'changePrice',
      'store',
      { state: 'PENDING_PAYMENT', isAgreed: true },
      'The price was agreed in a quotation or a contract and cannot be changed here',
    ],
    ['sayReady', 'store', { ...shipping, dueBeforeShip: cents(1) }, undefined],
    ['sayReady', 'store', shipping, 'Nothing is to be paid before delivery'],
    [
      'sayReady',
      'store',
      { ...shipping, dueBeforeShip: cents(1), isReadySaid: true },
      'The buyer has been told already',
    ],
    ['shipPart', 'store', shipping, undefined],
    ['shipRest', 'store', partly, undefined],
    ['shipRest', 'store', { ...partly, lockState: 1 }, undefined],
    ['closeRemainder', 'buyer', { ...partly, closeAsked: true, lockState: 1 }, LOCKED],
    [
      'shipPart',
      'store',
      { ...shipping, dueBeforeShip: cents(123_456) },
      '¥1,234.56 that the buyer owes before delivery has not been paid yet',
    ],
    [
      'shipRest',
      'store',
      { ...shipping, isOnHold: true, lockState: 1 },
      'Delivery waits while the end of the contract is discussed',
    ],
    ['askCloseRemainder', 'store', partly, undefined],
    ['askCloseRemainder', 'store', { ...partly, closeAsked: true }, 'The buyer has been asked already'],
    ['askCloseRemainder', 'store', { ...partly, lockState: 1 }, LOCKED],
    ['closeRemainder', 'buyer', { ...partly, closeAsked: true }, undefined],
    ['closeRemainder', 'buyer', partly, 'The store has not asked to close the remainder'],
    ['closeRemainder', 'system', partly, undefined],
    ['closeRemainder', 'afterSale', partly, undefined],
    ['storeCancel', 'store', shipping, undefined],
    ['storeCancel', 'platform', { ...shipping, lockState: 1 }, LOCKED],
    ['receive', 'buyer', coming, undefined],
    ['receive', 'buyer', { ...coming, lockState: 1 }, LOCKED],
    ['autoReceive', 'system', coming, undefined],
    ['autoReceive', 'system', { ...coming, lockState: 1 }, LOCKED],
    ['extendReceipt', 'buyer', { ...coming, storeExtended: true }, undefined],
    [
      'extendReceipt',
      'buyer',
      { ...coming, buyerExtended: true },
      'Each side may extend the time to receive once',
    ],
    ['extendReceipt', 'store', { ...coming, buyerExtended: true }, undefined],
    [
      'extendReceipt',
      'store',
      { ...coming, storeExtended: true },
      'Each side may extend the time to receive once',
    ],
    ['evaluate', 'buyer', done, undefined],
    ['evaluate', 'buyer', { ...done, evaluateState: 2 }, undefined],
    ['evaluate', 'buyer', { ...done, evaluateState: 3 }, 'This order has been evaluated'],
    ['evaluate', 'buyer', { ...done, evaluateUntil: NOW }, 'The time to evaluate is over'],
    ['evaluate', 'buyer', { ...done, evaluateUntil: null }, 'The time to evaluate is over'],
    ['remove', 'buyer', done, undefined],
    ['remove', 'buyer', { ...done, deleteState: 1 }, IN_BIN],
    ['remove', 'buyer', { ...done, deleteState: 2 }, IN_BIN],
    ['restore', 'buyer', { ...done, deleteState: 1 }, undefined],
    ['restore', 'buyer', done, NOT_IN_BIN],
    ['restore', 'buyer', { ...done, deleteState: 2 }, NOT_IN_BIN],
    ['purge', 'buyer', { ...done, deleteState: 1 }, undefined],
    ['purge', 'buyer', done, NOT_IN_BIN],
    ['cancel', 'buyer', { state: 'PENDING_PAYMENT' }, undefined],
    ['pay', 'payment', { state: 'PENDING_PAYMENT' }, undefined],
  ])('%s by the %s with %j: %s', (action, by, wish, said) => {
    expect(why(action, by, wish)).toBe(said);
  });
});

describe('a step that is not in the table', () => {
  it('names the state in both languages', () => {
    expect(whyNot('receive', 'buyer', facts(), NOW)).toEqual({
      zh: '当前状态（待发货）不允许此操作',
      en: 'Not allowed in the current state (Pending delivery)',
    });
  });

  it('is refused to everybody in every other state, and to everybody else', () => {
    const actors: OrderActor[] = ['buyer', 'approver', 'store', 'platform', 'system', 'payment', 'afterSale'];
    for (const action of Object.keys(orderProcess) as OrderAction[]) {
      const from: readonly OrderState[] = orderProcess[action].from;
      const allowed: readonly OrderActor[] = orderProcess[action].by;
      for (const state of ORDER_STATES)
        for (const by of actors)
          if (!from.includes(state) || !allowed.includes(by))
            expect(why(action, by, { state })).toMatch(/^Not allowed in the current state/);
    }
  });
});

it.each<[Partial<OrderFacts>, boolean]>([
  [{ state: 'COMPLETED' }, true],
  [{ state: 'COMPLETED', evaluateState: 3 }, false],
  [{ state: 'COMPLETED', evaluateUntil: NOW }, false],
  [{ state: 'PENDING_RECEIPT' }, false],
])('%j waits to be evaluated: %s', (wish, isPending) => {
  expect(isPendingEvaluation(facts(wish), NOW)).toBe(isPending);
});

it('the steps that somebody may take are those with nothing against them', () => {
  const said = (by: OrderActor, wish: Partial<OrderFacts>) => orderActions(by, facts(wish), NOW);
  for (const wish of [{ state: 'PENDING_DELIVERY' }, { state: 'PENDING_DELIVERY', lockState: 1 }] as const) {
    for (const by of ['buyer', 'store', 'system'] as const) {
      const steps = (Object.keys(orderProcess) as OrderAction[]).filter(
        (one) => why(one, by, wish) === undefined,
      );
      expect(said(by, wish).toSorted()).toEqual(steps.toSorted());
    }
  }
  expect(said('store', { state: 'PENDING_DELIVERY' })).toContain('shipRest');
  expect(said('store', { state: 'PENDING_DELIVERY', lockState: 1 })).not.toContain('storeCancel');
  expect(said('buyer', { state: 'COMPLETED' })).toContain('evaluate');
  expect(said('buyer', { state: 'COMPLETED', evaluateUntil: NOW })).not.toContain('evaluate');
});

it('a sum that must be paid first is named', () => {
  const order = facts({ dueBeforeShip: cents(12_345) });
  expect(whyNot('shipRest', 'store', order, NOW)).toEqual({
    zh: '买家尚未支付发货前款项 ¥123.45，付清后才能发货',
    en: '¥123.45 that the buyer owes before delivery has not been paid yet',
  });
});
