// Money under a bill fills its lines in their order, and no fen is lost when the bill changes.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, sum } from '#kit/money/money.ts';
import type { Share } from '#mall/books/posting-rules.ts';
import { allot, reallot, takeShares } from './allotment.ts';

const lines = (...amounts: number[]) =>
  amounts.map((amount, i) => ({ documentSn: `SO${i + 1}`, amount: amount as Cents }));
const told = (shares: readonly Share[]) =>
  shares.map(({ documentSn, amount }) => `${documentSn} ${amount}`).join(', ');
const total = (shares: readonly Share[]) => sum(shares.map(({ amount }) => amount));

describe('a part of what is due', () => {
  it.each([
    ['the first line first', { to: 60 }, 'SO1 60'],
    ['then the next', { to: 130 }, 'SO1 100, SO3 30'],
    ['from where the part before ended', { from: 60, to: 130 }, 'SO1 40, SO3 30'],
    ['all of it', { from: 0, to: 150 }, 'SO1 100, SO3 50'],
    ['nothing', { from: 60, to: 60 }, ''],
  ])('%s', (_what, paid, wanted) => {
    expect(told(allot(lines(100, 0, 50), paid))).toBe(wanted);
  });
});

describe('a changed bill', () => {
  const change = (before: number[], paid: number, after: number[], counted: number) => {
    const { back, moves } = reallot(
      { lines: lines(...before), paid },
      { lines: lines(...after), paid: counted },
    );
    return [told(back), told(moves)];
  };
  it.each([
    ['nothing has come', [100, 50], 0, [80, 50], 0, '', ''],
    ['the first costs less: the second has its rest', [100, 50], 100, [70, 50], 100, '', 'SO1 -30, SO2 30'],
    ['the first costs more: the second gives', [50, 50], 70, [80, 50], 70, '', 'SO1 20, SO2 -20'],
    ['too much has come by now', [100, 50], 120, [60, 30], 90, 'SO1 30', 'SO1 -10, SO2 10'],
    ['a document is gone', [100, 50], 120, [100], 100, 'SO2 20', ''],
    ['all goes back', [100, 50], 120, [0, 0], 0, 'SO1 100, SO2 20', ''],
  ])('%s', (_what, before, paid, after, counted, back, moves) => {
    expect(change(before, paid, after, counted)).toEqual([back, moves]);
  });
});

const amounts = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 5 });

it('what was allotted before, less what goes back, with what moves, is what is allotted then', () => {
  fc.assert(
    fc.property(amounts, amounts, fc.double({ min: 0, max: 1, noNaN: true }), (was, is, part) => {
      const paid = Math.floor(part * total(lines(...was)));
      const counted = Math.min(paid, total(lines(...is)));
      const { back, moves } = reallot({ lines: lines(...was), paid }, { lines: lines(...is), paid: counted });
      expect(total(back)).toBe(paid - counted);
      expect(total(moves)).toBe(0);
      expect(back.every(({ amount }) => amount > 0)).toBe(true);
      const held = new Map<string, number>();
      const add = (shares: readonly Share[], sign: number) => {
        for (const { documentSn, amount } of shares)
          held.set(documentSn, (held.get(documentSn) ?? 0) + sign * amount);
      };
      add(allot(lines(...was), { to: paid }), 1);
      add(back, -1);
      add(moves, 1);
      add(allot(lines(...is), { to: counted }), -1);
      expect([...held.values()].filter((left) => left !== 0)).toEqual([]);
    }),
  );
});

it('shares are taken in their order', () => {
  fc.assert(
    fc.property(amounts, fc.nat({ max: 3_000 }), (each, wanted) => {
      const shares = lines(...each).filter(({ amount }) => amount > 0);
      const { taken, rest } = takeShares(shares, Math.min(wanted, total(shares)));
      expect(total(taken)).toBe(Math.min(wanted, total(shares)));
      expect(total(rest)).toBe(total(shares) - total(taken));
    }),
  );
  const { taken, rest } = takeShares(lines(100, 50), 120);
  expect([told(taken), told(rest)]).toEqual(['SO1 100, SO2 20', 'SO2 30']);
});
