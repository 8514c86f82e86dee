// The buyer's time line: one example for each turn an order can take.
import { expect, it } from 'vitest';
import { speak } from '#kit/words/speak.ts';
import { buyerWords } from './buyer-words.ts';
import { orderSteps } from './order-steps.ts';

const say = speak(buyerWords, 'en');
type Known = Parameters<typeof orderSteps>[0];
const line = (isEvaluated: boolean) => ({ isEvaluated, goodsId: 1 }) as Known['lines'][number];
const order = (more: Partial<Known>): Known => ({
  state: 'PENDING_PAYMENT',
  stateName: 'Pending payment',
  createTime: '2026-03-01T02:00:00Z',
  paidAt: null,
  shippedAt: null,
  finishedAt: null,
  lines: [line(false)],
  log: [],
  ...more,
});
const entry = (event: string, time: string) => ({ event, time }) as Known['log'][number];
const drawn = (more: Partial<Known>) =>
  orderSteps(order(more), say).map((step) => `${step.title}:${step.state}`);
const paid = { paidAt: '2026-03-01T03:00:00Z' };

it.each<[string, Partial<Known>, string[]]>([
  [
    'waits for payment',
    {},
    ['Placed:done', 'Paid:current', 'Shipped:todo', 'Received:todo', 'Evaluated:todo'],
  ],
  [
    'waits for the store',
    { state: 'PENDING_REVIEW' },
    ['Placed:done', 'Reviewed:current', 'Paid:todo', 'Shipped:todo', 'Received:todo', 'Evaluated:todo'],
  ],
  [
    'is partly shipped',
    { ...paid, state: 'PARTIALLY_SHIPPED', shippedAt: '2026-03-02T00:00:00Z' },
    ['Placed:done', 'Paid:done', 'Shipped:current', 'Received:todo', 'Evaluated:todo'],
  ],
  [
    'is on its way',
    { ...paid, state: 'PENDING_RECEIPT', shippedAt: '2026-03-02T00:00:00Z' },
    ['Placed:done', 'Paid:done', 'Shipped:done', 'Received:current', 'Evaluated:todo'],
  ],
  [
    'waits for its evaluation',
    { ...paid, state: 'COMPLETED', lines: [line(true), line(false)] },
    ['Placed:done', 'Paid:done', 'Shipped:done', 'Received:done', 'Evaluated:current'],
  ],
  [
    'is done',
    { ...paid, state: 'COMPLETED', lines: [line(true)] },
    ['Placed:done', 'Paid:done', 'Shipped:done', 'Received:done', 'Evaluated:done'],
  ],
  [
    'was cancelled unpaid',
    { state: 'CANCELLED', stateName: 'Cancelled' },
    ['Placed:done', 'Cancelled:refused'],
  ],
  [
    'was cancelled by the store after payment',
    { ...paid, state: 'CANCELLED', stateName: 'Cancelled' },
    ['Placed:done', 'Paid:done', 'Cancelled:refused'],
  ],
  [
    'was sent back',
    { state: 'REVIEW_REJECTED', stateName: 'Review rejected' },
    ['Placed:done', 'Review rejected:refused'],
  ],
])('an order that %s', (_, more, steps) => {
  expect(drawn(more)).toEqual(steps);
});

it('dates the end by the newest entry, whichever way the log runs', () => {
  const log = [entry('cancel', '2026-03-01T05:00:00Z'), entry('submit', '2026-03-01T02:00:00Z')];
  expect(orderSteps(order({ state: 'CANCELLED', log }), say).at(-1)?.time).toBe('2026-03-01 13:00');
});
