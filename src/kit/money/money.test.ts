// Amounts and unit prices: exact at any size, rounded half up once, read back as written.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cents,
  centsToWire,
  lineAmount,
  parseCents,
  parseUnitPrice,
  type UnitPrice,
  unitPriceToWire,
} from './money.ts';

const price = fc.integer({ min: 0, max: 9_000_000_000 }).map((n) => n as UnitPrice);

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

describe('the wire', () => {
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
