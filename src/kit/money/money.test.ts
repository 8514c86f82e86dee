// Amounts and unit prices: exact at any size, rounded half up once, read back as written.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cents,
  centsToWire,
  lineAmount,
  NOTHING,
  parseCents,
  parseUnitPrice,
  sum,
  type UnitPrice,
  unitPrice,
  unitPriceToWire,
  yuan,
} from './money.ts';

const price = fc.integer({ min: 0, max: 9_000_000_000 }).map((n) => n as UnitPrice);

describe('amounts', () => {
  it('are whole fen, of either sign', () => {
    expect(cents(-5)).toBe(-5);
    expect(yuan(5_000)).toBe(500_000);
    expect(NOTHING).toBe(0);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('are never %d fen', (fen) => {
    expect(() => cents(fen)).toThrow(`not a whole number of fen: ${fen}`);
  });

  it('add up exactly, or not at all', () => {
    expect(sum([])).toBe(0);
    expect(sum([cents(10), cents(-3), cents(20)])).toBe(27);
    expect(() => sum([cents(2 ** 53 - 1), cents(1)])).toThrow(RangeError);
  });
});

describe('unit prices', () => {
  it('are whole micro-yuan from nothing up', () => {
    expect(unitPrice(0)).toBe(0);
    expect(unitPrice(3_120)).toBe(3_120);
  });

  it.each([0.5, -1, Number.NaN, 2 ** 53])('are never %d micro-yuan', (micro) => {
    expect(() => unitPrice(micro)).toThrow(`not a unit price: ${micro}`);
  });
});

describe('lineAmount', () => {
  it.each([
    [3_120, 1, 0],
    [3_120, 2, 1],
    [5_000, 1, 1],
    [4_999, 1, 0],
    [1_000_000, 7, 700],
    [333_333, 3, 100],
  ])('%i micro-yuan × %i pieces is %i fen', (unit, quantity, fen) => {
    expect(lineAmount(unit as UnitPrice, quantity)).toBe(fen);
  });

  it('agrees with exact arithmetic for any price and quantity', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 50_000_000 }), (unit, quantity) => {
        const exact = (BigInt(unit) * BigInt(quantity) * 2n + 10_000n) / 20_000n;
        expect(BigInt(lineAmount(unit, quantity))).toBe(exact);
      }),
    );
  });
});

it('refuses a line whose amount no longer is a safe number', () => {
  expect(() => lineAmount(9_000_000_000_000_000 as UnitPrice, 1_000_000)).toThrow(RangeError);
  expect(lineAmount(9_000_000_000_000 as UnitPrice, 1_000_001)).toBe(900_000_900_000_000);
});

describe('the wire', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [99, '0.99'],
    [100, '1.00'],
    [123_450, '1234.50'],
    [-123_450, '-1234.50'],
  ])('writes %i fen as %s', (fen, text) => {
    expect(centsToWire(cents(fen))).toBe(text);
  });

  it.each([
    ['0', 0],
    ['-0', 0],
    ['-0.00', 0],
    [' 12 ', 1_200],
    ['12.5', 1_250],
    ['12.500', 1_250],
    ['12.0000', 1_200],
    ['-12.34', -1_234],
    ['999999999999.99', 99_999_999_999_999],
  ])('reads %j as %i fen', (text, fen) => {
    expect(parseCents(text)).toBe(fen);
  });

  it.each([
    ['0', 0],
    ['0.003120', 3_120],
    ['0.0000010', 1],
    ['0.0000001', undefined],
    ['-0.000001', undefined],
    ['abc', undefined],
    ['9999999999.000000', undefined],
    ['9007199254.740991', 9_007_199_254_740_991],
    ['9007199254.740992', undefined],
  ])('reads %j as a unit price of %s micro-yuan', (text, micro) => {
    expect(parseUnitPrice(text)).toBe(micro);
  });

  it('reads back every amount and unit price it wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (fen) => {
        expect(parseCents(centsToWire(cents(fen)))).toBe(fen);
      }),
    );
    fc.assert(
      fc.property(price, (unit) => {
        expect(parseUnitPrice(unitPriceToWire(unit))).toBe(unit);
      }),
    );
  });

  it.each(['', 'abc', '1.234', '1e5', '1,000', '--1', '0x10', '9999999999999', '1.', ' '])(
    'refuses %j as an amount',
    (text) => {
      expect(parseCents(text)).toBeUndefined();
    },
  );
});
