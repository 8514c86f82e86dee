// Countries by code and by name.
import { expect, it } from 'vitest';
import { countryCode, countryName } from './country.ts';

it.each([
  ['cn', 'CN'],
  ['JP', 'JP'],
  ['中国', 'CN'],
  ['Germany', 'DE'],
  ['GERMANY', 'DE'],
  ['马来西亚', 'MY'],
  ['中国台湾', 'TW'],
  ['Taiwan, China', 'TW'],
  ['Taiwan', 'TW'],
  ['台湾', 'TW'],
  ['Hong Kong, China', 'HK'],
  ['XX', undefined],
  ['EU', undefined],
  ['ZZ', undefined],
  ['UK', undefined],
  ['Atlantis', undefined],
  ['C', undefined],
])('%s is %s', (said, code) => expect(countryCode(said)).toBe(code));

it('are called by name in both languages, as China’s customs call its regions', () => {
  expect(countryName('JP', 'zh')).toBe('日本');
  expect(countryName('US', 'en')).toBe('United States');
  expect([countryName('TW', 'zh'), countryName('HK', 'zh'), countryName('MO', 'en')]).toEqual([
    '中国台湾',
    '中国香港',
    'Macao, China',
  ]);
});
