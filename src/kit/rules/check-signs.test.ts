// Check signs find what people and cameras misread.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkSigns } from './check-signs.ts';

const no = 'TS26112712345678-07';

it('finds a changed digit, and two neighbours that changed places', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 15 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const changed = `${no.slice(0, at)}${(Number(no[at]) + by) % 10}${no.slice(at + 1)}`;
      expect(checkSigns(changed)).not.toBe(checkSigns(no));
      if (no[at] !== no[at + 1] && at < 15) {
        const swapped = `${no.slice(0, at)}${no[at + 1]}${no[at]}${no.slice(at + 2)}`;
        expect(checkSigns(swapped)).not.toBe(checkSigns(no));
      }
    }),
  );
});
