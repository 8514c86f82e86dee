// Codes of specimens: read from labels and from keyboards, and wrong ones refused.
import { expect, it } from 'vitest';
import { checkSigns } from '#kit/rules/check-signs.ts';
import { readShelfCode, readSpecimenCode, shelfCode } from './specimen-code.ts';

const no = 'TS26112712345678-07';

it('reads an address, a code with its signs, and a typed number', () => {
  const code = `${no}${checkSigns(no)}`;
  expect(readSpecimenCode(`https://mall.example/q/S/${code}`)).toBe(no);
  expect(readSpecimenCode(code.toLowerCase())).toBe(no);
  expect(readSpecimenCode(` ${no} `)).toBe(no);
  expect(readSpecimenCode('sp26112712345678')).toBe('SP26112712345678');
});

it.each([
  '',
  'TS1',
  'https://mall.example/q/E/EQ1',
  'https://mall.example/q/S/TS26112712345678-07',
  'SO26112712345678-07',
])('refuses %j', (scanned) => expect(readSpecimenCode(scanned)).toBeUndefined());

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
