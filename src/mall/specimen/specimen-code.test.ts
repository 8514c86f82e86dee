// Codes of specimens: read from labels and from keyboards, and wrong ones refused.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkSigns, readShelfCode, readSpecimenCode, shelfCode } from './specimen-code.ts';

const no = 'TS26112712345678-07';

it('reads an address, a code with its signs, and a typed number', () => {
  const code = `${no}${checkSigns(no)}`;
  expect(readSpecimenCode(`https://mall.example/q/S/${code}`)).toBe(no);
  expect(readSpecimenCode(code.toLowerCase())).toBe(no);
  expect(readSpecimenCode(` ${no} `)).toBe(no);
});

it.each([
  '',
  'TS1',
  'https://mall.example/q/E/EQ1',
  'https://mall.example/q/S/TS26112712345678-07',
  'SO26112712345678-07',
])('refuses %j', (scanned) => expect(readSpecimenCode(scanned)).toBeUndefined());

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

it.each(['A-03-2', '留样室 2/B-07'])(
  'reads the shelf %s from its address, and finds a misread one',
  (place) => {
    const code = shelfCode(place);
    expect(readShelfCode(`https://mall.example/q/P/${code}`)).toBe(place);
    expect(readShelfCode(`P/${code}`)).toBe(place);
    expect(readShelfCode(`P/${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`)).toBeUndefined();
    expect(readShelfCode(place)).toBeUndefined();
    expect(readShelfCode(`https://mall.example/q/S/${code}`)).toBeUndefined();
  },
);
