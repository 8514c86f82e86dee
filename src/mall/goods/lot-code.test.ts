// Codes of lots lead to their lot, and nowhere where they were misread.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lotCode, readLotCode } from './lot-code.ts';

it('reads what it has made, also behind an address and in small letters', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (lotId) => {
      const code = lotCode(lotId);
      expect(readLotCode(code)).toBe(lotId);
      expect(readLotCode(`https://mall.example/q/L/${code.toLowerCase()}`)).toBe(lotId);
    }),
  );
});

it.each(['', 'L', 'L1', '12', 'X12AB', `${lotCode(12)}0`, lotCode(12).replace('2', '3')])(
  'refuses %j',
  (said) => expect(readLotCode(said)).toBeUndefined(),
);
