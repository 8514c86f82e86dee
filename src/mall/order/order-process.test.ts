// The life of an order: who may do what in which state, and that nothing else ever happens.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '#kit/money/money.ts';
import { allowedActions, checkProcess, leadsTo } from '#kit/process/process.ts';
import { orderButtons } from './order-buttons.ts';
import { type OrderFacts, whyNot } from './order-guards.ts';
import { type OrderAction, type OrderActor, orderProcess } from './order-process.ts';
import { ORDER_STATES, type OrderState, orderStatus } from './order-status.ts';

const ACTORS: readonly OrderActor[] = [
  'buyer',
  'approver',
  'store',
  'platform',
  'system',
  'payment',
  'afterSale',
];
const ACTIONS = Object.keys(orderProcess) as OrderAction[];
const now = new Date('2026-11-21T00:00:00Z');
const facts = (wish: Partial<OrderFacts> = {}): OrderFacts => ({
  state: 'PENDING_PAYMENT',
  reviewKind: [],
  lockState: 0,
  evaluateState: 1,
  evaluateUntil: new Date('2026-12-21T00:00:00Z'),
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

it('reaches every state and knows no others', () => {
  checkProcess('order', orderProcess, ORDER_STATES);
  expect(new Set(ORDER_STATES.map((state) => orderStatus[state].code)).size).toBe(ORDER_STATES.length);
});

it('allows in each state, to each actor, exactly this', () => {
  const table = Object.fromEntries(
    ORDER_STATES.map((state) => [
      state,
      ACTORS.flatMap((by) =>
        allowedActions(orderProcess, state, by).map((action) => `${by}: ${action}`),
      ).join(', '),
    ]),
  );
  expect(table).toMatchInlineSnapshot(`
    {
      "CANCELLED": "buyer: remove, buyer: restore, buyer: purge",
      "CLOSED": "buyer: remove, buyer: restore, buyer: purge, payment: payStage",
      "COMPLETED": "buyer: acceptCharge, buyer: declineCharge, buyer: evaluate, buyer: remove, buyer: restore, buyer: purge, store: askCharge, store: takeBackCharge, system: askCharge, payment: payStage, afterSale: refundPart, afterSale: refundAll",
      "PARTIALLY_SHIPPED": "buyer: acceptCharge, buyer: declineCharge, buyer: closeRemainder, buyer: confirmParcel, store: sayReady, store: askCharge, store: takeBackCharge, store: shipPart, store: shipRest, store: askCloseRemainder, system: askCharge, system: shipPart, system: shipRest, system: closeRemainder, payment: payStage, afterSale: closeRemainder, afterSale: refundPart, afterSale: refundAll",
      "PENDING_DELIVERY": "buyer: acceptCharge, buyer: declineCharge, buyer: changeAddress, store: sayReady, store: askCharge, store: takeBackCharge, store: shipPart, store: shipRest, store: storeCancel, platform: storeCancel, system: askCharge, system: shipPart, system: shipRest, system: terminate, payment: payStage, afterSale: refundPart, afterSale: refundAll",
      "PENDING_PAYMENT": "buyer: cancel, store: changePrice, system: payTimeout, system: terminate, payment: pay, payment: payByCredit, payment: handInVoucher",
      "PENDING_RECEIPT": "buyer: acceptCharge, buyer: declineCharge, buyer: confirmParcel, buyer: receive, buyer: extendReceipt, store: askCharge, store: takeBackCharge, store: extendReceipt, system: askCharge, system: autoReceive, payment: payStage, afterSale: refundPart, afterSale: refundAll",
      "PENDING_REVIEW": "buyer: withdraw, approver: approve, approver: sendBack, store: approve, store: sendBack, store: refuse, platform: approve, platform: sendBack, system: approve, system: reviewTimeout, system: terminate",
      "REJECTED": "buyer: remove, buyer: restore, buyer: purge",
      "REVIEW_REJECTED": "buyer: resubmit, buyer: withdraw, system: reviewTimeout, system: terminate",
    }
  `);
});

it('offers each side these buttons', () => {
  const buttons = Object.fromEntries(
    ORDER_STATES.map((state) => {
      const order = facts({ state, reviewKind: ['SUPPLIER_ACCEPT'], closeAsked: true });
      return [
        state,
        {
          buyer: orderButtons('buyer', order, now).join(' '),
          store: orderButtons('store', order, now).join(' '),
        },
      ];
    }),
  );
  expect(buttons).toMatchInlineSnapshot(`
    {
      "CANCELLED": {
        "buyer": "buyAgain remove",
        "store": "",
      },
      "CLOSED": {
        "buyer": "buyAgain remove",
        "store": "",
      },
      "COMPLETED": {
        "buyer": "evaluate logistics afterSale buyAgain remove",
        "store": "",
      },
      "PARTIALLY_SHIPPED": {
        "buyer": "confirmParcel closeRemainder logistics afterSale",
        "store": "deliver",
      },
      "PENDING_DELIVERY": {
        "buyer": "afterSale changeAddress",
        "store": "deliver storeCancel",
      },
      "PENDING_PAYMENT": {
        "buyer": "pay cancel",
        "store": "changePrice",
      },
      "PENDING_RECEIPT": {
        "buyer": "receive confirmParcel logistics afterSale extendReceipt",
        "store": "extendReceipt",
      },
      "PENDING_REVIEW": {
        "buyer": "withdraw",
        "store": "approve sendBack refuse",
      },
      "REJECTED": {
        "buyer": "buyAgain remove",
        "store": "",
      },
      "REVIEW_REJECTED": {
        "buyer": "resubmit withdraw",
        "store": "",
      },
    }
  `);
});

it.each<[string, OrderAction, OrderActor, Partial<OrderFacts>]>([
  ['receives while an after-sale is open', 'receive', 'buyer', { state: 'PENDING_RECEIPT', lockState: 1 }],
  [
    'cancels while an after-sale is open',
    'storeCancel',
    'store',
    { state: 'PENDING_DELIVERY', lockState: 1 },
  ],
  [
    'delivers before what is due before is paid',
    'shipRest',
    'store',
    { state: 'PENDING_DELIVERY', isAgreed: true, dueBeforeShip: cents(1) },
  ],
  ['delivers while its contract may end', 'shipRest', 'store', { state: 'PENDING_DELIVERY', isOnHold: true }],
  ['changes an agreed price', 'changePrice', 'store', { state: 'PENDING_PAYMENT', isAgreed: true }],
  ['asks for what is not due', 'sayReady', 'store', { state: 'PENDING_DELIVERY' }],
  [
    'asks for it twice',
    'sayReady',
    'store',
    { state: 'PENDING_DELIVERY', dueBeforeShip: cents(1), isReadySaid: true },
  ],
  [
    'decides for the store',
    'approve',
    'approver',
    { state: 'PENDING_REVIEW', reviewKind: ['SUPPLIER_ACCEPT'] },
  ],
  [
    "decides for the buyer's own people",
    'approve',
    'store',
    { state: 'PENDING_REVIEW', reviewKind: ['BUYER_APPROVAL', 'SUPPLIER_ACCEPT'] },
  ],
  ['approves what only waits for siblings', 'approve', 'store', { state: 'PENDING_REVIEW' }],
  [
    'passes by itself what somebody reviews',
    'approve',
    'system',
    { state: 'PENDING_REVIEW', reviewKind: ['SUPPLIER_ACCEPT'] },
  ],
  [
    'closes a remainder that nobody asked to close',
    'closeRemainder',
    'buyer',
    { state: 'PARTIALLY_SHIPPED' },
  ],
  ['asks twice', 'askCloseRemainder', 'store', { state: 'PARTIALLY_SHIPPED', closeAsked: true }],
  ['extends twice', 'extendReceipt', 'buyer', { state: 'PENDING_RECEIPT', buyerExtended: true }],
  [
    'extends twice for the store',
    'extendReceipt',
    'store',
    { state: 'PENDING_RECEIPT', storeExtended: true },
  ],
  ['evaluates after the window', 'evaluate', 'buyer', { state: 'COMPLETED', evaluateUntil: now }],
  ['evaluates what is evaluated', 'evaluate', 'buyer', { state: 'COMPLETED', evaluateState: 3 }],
  ['deletes what is in the bin', 'remove', 'buyer', { state: 'COMPLETED', deleteState: 1 }],
  ['purges what is not in the bin', 'purge', 'buyer', { state: 'COMPLETED' }],
])('nobody %s', (_what, action, by, wish) => {
  const why = whyNot(action, by, facts(wish), now);
  expect(why?.zh).toBeTruthy();
  expect(why?.en).toBeTruthy();
});

it('never leaves the table, whatever happens in whatever order', () => {
  const event = fc.record({
    action: fc.constantFrom(...ACTIONS),
    by: fc.constantFrom(...ACTORS),
    choice: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let state: OrderState | undefined;
      for (const { action, by, choice } of events) {
        const possible = leadsTo(orderProcess, action, state) as OrderState[];
        const mayBy = (orderProcess[action].by as readonly string[]).includes(by);
        if (state !== undefined && whyNot(action, by, facts({ state }), now) !== undefined) continue;
        if (possible.length === 0 || !mayBy) {
          expect(
            state === undefined || !(orderProcess[action].from as readonly string[]).includes(state),
          ).toBe(true);
          continue;
        }
        const before = state;
        state = possible[choice % possible.length];
        expect(ORDER_STATES).toContain(state);
        if (before === undefined) expect(action).toBe('submit');
        else expect(orderProcess[action].from).toContain(before);
      }
    }),
    { numRuns: 500 },
  );
});
