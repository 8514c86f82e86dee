// Whatever a plan looks like: less is owed of what is not due first, of what was paid last, and never more than there is.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, sum } from '#kit/money/money.ts';
import { LESS_FROM, planLess, type StageOwed } from './less-owed.ts';

const stage = (
  seq: number,
  state: StageOwed['state'],
  amount: number,
  waived = 0,
  refunded = 0,
): StageOwed => ({
  seq,
  state,
  amount: cents(amount),
  waived: cents(waived),
  refunded: cents(refunded),
});

it('takes from stages that wait, then from open ones, then from paid ones, the last one first', () => {
  const stages = [
    stage(1, 'PAID', 300),
    stage(2, 'PAID', 200),
    stage(3, 'OPEN', 100),
    stage(4, 'CLOSED', 900),
    stage(5, 'WAITING', 50),
    stage(6, 'WAITING', 40, 10),
  ];
  const taken = (amount: number) =>
    planLess(stages, cents(amount)).map(({ seq, amount: part }) => [seq, part]);
  expect(taken(30)).toEqual([[6, 30]]);
  expect(taken(100)).toEqual([
    [6, 30],
    [5, 50],
    [3, 20],
  ]);
  expect(taken(400)).toEqual([
    [6, 30],
    [5, 50],
    [3, 100],
    [2, 200],
    [1, 20],
  ]);
  expect(taken(0)).toEqual([]);
});

const anyStages = fc
  .array(
    fc.record({
      state: fc.constantFrom<StageOwed['state']>('WAITING', 'OPEN', 'STATEMENT', 'PAID', 'CLOSED'),
      amount: fc.nat(100_000),
      gone: fc.nat(1000),
    }),
    { maxLength: 7 },
  )
  .map((all) =>
    all.map(({ state, amount, gone }, at) => {
      const less = Math.floor((amount * gone) / 1000);
      return state === 'PAID' ? stage(at + 1, state, amount, 0, less) : stage(at + 1, state, amount, less);
    }),
  );

it('X3: what stands on statements goes before what was paid', () => {
  const stages = [
    stage(1, 'PAID', 300_000),
    stage(2, 'PAID', 400_000),
    stage(3, 'STATEMENT', 300_000, 120_000),
  ];
  expect(planLess(stages, cents(400_000))).toEqual([
    { seq: 3, from: 'STATEMENT', amount: 180_000 },
    { seq: 2, from: 'PAID', amount: 220_000 },
  ]);
});

it('gives all that is asked for as long as there is so much, never more of a stage than is left of it', () => {
  fc.assert(
    fc.property(anyStages, fc.nat(500_000), (stages, amount) => {
      const parts = planLess(stages, cents(amount));
      const restOf = (one: StageOwed) => one.amount - one.waived - one.refunded;
      const there = stages
        .filter(({ state }) => state !== 'CLOSED')
        .reduce((all, one) => all + restOf(one), 0);
      expect(sum(parts.map((part) => part.amount))).toBe(Math.min(amount, there));
      for (const part of parts)
        expect(part.amount).toBeLessThanOrEqual(restOf(stages.find((one) => one.seq === part.seq)!));
      // A later group is touched only once the one before is used up.
      const places = parts.map((part) => LESS_FROM.indexOf(part.from));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
});
