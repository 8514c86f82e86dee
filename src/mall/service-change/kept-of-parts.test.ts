// What stays owed of a commission that ends early: the worked figure F3, and what must hold whatever has been done.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, sum, yuan } from '#kit/money/money.ts';
import { PART_KINDS } from '#mall/ability/price-of-form.ts';
import { ITEM_STATES } from '#mall/testing/derive-state.ts';
import {
  type AgreedPart,
  type EndFacts,
  equalShares,
  feeOfWork,
  type ItemWork,
  keptOfParts,
} from './kept-of-parts.ts';

const work = (wish: Partial<ItemWork> = {}): ItemWork => ({
  ...{ seq: 1, state: 'WAITING', isStarted: false, isRun: false, ran: 0, takes: 0, settled: null },
  ...wish,
});
const facts = (wish: Partial<EndFacts> = {}): EndFacts => ({
  ...{ items: [], hasReport: false, wasReceived: true, sendsBack: true, isFault: false, handling: yuan(100) },
  ...wish,
});

/** F1: 2 specimens, urgent. */
const F1: AgreedPart[] = [
  { kind: 'ITEM', seq: 1, amount: yuan(12_600) },
  { kind: 'ITEM', seq: 2, amount: yuan(450) },
  { kind: 'FIXTURE', seq: 1, amount: yuan(600) },
  { kind: 'LANGUAGE', seq: null, amount: yuan(200) },
  { kind: 'COPIES', seq: null, amount: yuan(20) },
  { kind: 'RETURN', seq: null, amount: yuan(25) },
];

it('F3: F1 ended at 84 of 168 hours costs 7,375.00', () => {
  const items = [
    work({ state: 'RUNNING', isStarted: true, isRun: true, ran: 84 * 60, takes: 168 * 60 }),
    work({ seq: 2, state: 'DONE', isStarted: true }),
  ];
  const kept = keptOfParts(F1, facts({ items }));
  expect(kept.map((one) => one / 100)).toEqual([6_300, 450, 600, 0, 0, 25]);
  expect(sum(F1.map(({ amount }) => amount)) - sum(kept)).toBe(yuan(6_520));
});

it.each<[string, Partial<ItemWork>, number]>([
  ['waits', {}, 0],
  ['is blocked before it began', { state: 'BLOCKED' }, 0],
  ['is planned', { state: 'SCHEDULED' }, 100],
  ['is at the bench', { state: 'RUNNING', isStarted: true }, 500],
  ['rests after it began', { state: 'SUSPENDED', isStarted: true }, 500],
  [
    'has run for an hour of ten',
    { state: 'RUNNING', isStarted: true, isRun: true, ran: 60, takes: 600 },
    300,
  ],
  ['has run for nine of ten', { state: 'RUNNING', isStarted: true, isRun: true, ran: 540, takes: 600 }, 900],
  [
    'has run longer than it should',
    { state: 'RUNNING', isStarted: true, isRun: true, ran: 999, takes: 600 },
    1_000,
  ],
  ['is done', { state: 'DONE', isStarted: true }, 1_000],
  ['is reported', { state: 'REPORTED', isStarted: true }, 1_000],
])('an item of ¥1,000 that %s', (_, wish, fee) => {
  expect(feeOfWork(yuan(1_000), work(wish))).toBe(yuan(fee));
});

it('takes ¥100 for specimens that came for nothing, but no more than the items cost', () => {
  const items = [work(), work({ seq: 2 })];
  expect(sum(keptOfParts(F1, facts({ items, sendsBack: false })))).toBe(yuan(100));
  expect(sum(keptOfParts(F1, facts({ items, sendsBack: false, wasReceived: false })))).toBe(0);
  const small: AgreedPart[] = [
    { kind: 'ITEM', seq: 1, amount: yuan(30) },
    { kind: 'ITEM', seq: 2, amount: yuan(20) },
  ];
  expect(keptOfParts(small, facts({ items, sendsBack: false }))).toEqual([yuan(30), yuan(20)]);
});

it('costs nothing by the laboratory’s fault, and never more than was agreed', () => {
  const part = fc.record({
    kind: fc.constantFrom(...PART_KINDS),
    seq: fc.option(fc.integer({ min: 1, max: 4 })),
    amount: fc.nat(10_000_000).map((n) => cents(n)),
  });
  const row = fc.record({
    seq: fc.integer({ min: 1, max: 4 }),
    state: fc.constantFrom(...ITEM_STATES),
    ...{ isStarted: fc.boolean(), isRun: fc.boolean(), ran: fc.nat(20_000), takes: fc.nat(20_000) },
    settled: fc.constant(null),
  });
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 12 }),
      fc.array(row, { maxLength: 12 }),
      fc.boolean(),
      fc.boolean(),
      (parts, items, wasReceived, hasReport) => {
        const kept = keptOfParts(parts, facts({ items, wasReceived, hasReport }));
        kept.forEach((one, at) => {
          expect(one).toBeGreaterThanOrEqual(0);
          expect(one).toBeLessThanOrEqual(parts[at]!.amount);
        });
        expect(sum(keptOfParts(parts, facts({ items, isFault: true })))).toBe(0);
      },
    ),
  );
});

it('shares add up', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 500 }), (amount, count) => {
      expect(sum(equalShares(cents(amount), count))).toBe(amount);
    }),
  );
});
