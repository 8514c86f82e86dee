// Ranges are read as people type them, and mended where they are crossed.
import { describe, expect, it } from 'vitest';
import { readGoodsQuery, writeGoodsQuery } from './goods-query.ts';
import { mendTypedRange, readTypedValue, withTypedRanges } from './typed-range.ts';

describe('a typed value', () => {
  it.each([
    ['4.7k', 4_700],
    ['4k7', 4_700],
    ['100n', 1e-7],
    ['100 nF', 1e-7],
    ['0.1uF', 1e-7],
    ['10µF', 1e-5],
    ['4.7kΩ', 4_700],
    ['2.54mm', 0.00254],
    ['10', 10],
    ['1,000', 1_000],
    ['-40', -40],
    ['-40℃', -40],
    ['±1%', 1],
    ['−40', -40],
    ['+5V', 5],
    ['≤10', 10],
    ['≥ 2.5 k', 2_500],
    ['１０ｋ', 10_000],
    ['0.123456789012', 0.123456789012],
    ['123456789012', 123_456_789_012],
    ['1234567890123', undefined],
    ['5.', undefined],
    ['x5', undefined],
    ['5x', undefined],
    ['--5', undefined],
    ['', undefined],
    ['abc', undefined],
    ['1e999', undefined],
  ])('%s', (text, n) => {
    const read = readTypedValue(text);
    if (n === undefined) expect(read).toBeUndefined();
    else expect(read).toBeCloseTo(n, 12);
  });
});

it.each([
  ['4.7k', '10k', { key: 'x', low: 4_700, high: 10_000 }],
  ['10k', '4.7k', { key: 'x', low: 4_700, high: 10_000 }],
  ['', '10k', { key: 'x', high: 10_000 }],
  ['wrong', '', { key: 'x' }],
])('%s to %s', (low, high, range) => {
  expect(mendTypedRange('x', low, high)).toEqual(range);
});

describe('an address with typed fields', () => {
  const written = (text: string) => {
    const search = new URLSearchParams(text);
    const query = withTypedRanges(readGoodsQuery(search), search);
    return query && writeGoodsQuery(query);
  };

  it('becomes the address of its ranges', () => {
    expect(written('keyword=a&low.resistance=10k&high.resistance=4.7k&low.power=&high.power=')).toBe(
      '?keyword=a&ranges=resistance%3A4700..10000',
    );
    expect(written('ranges=resistance:1..2&low.resistance=&high.resistance=&current=3')).toBe('');
    expect(written('ranges=power:1..2&low.resistance=&high.resistance=5')).toBe(
      '?ranges=power%3A1..2&ranges=resistance%3A..5',
    );
    expect(written('ranges=input:~12&low.input=&high.input=')).toBe('?ranges=input%3A~12');
  });

  it.each([
    ['low.power=1', '?ranges=power%3A1..'],
    ['high.power=1', '?ranges=power%3A..1'],
    ['low.a=1&high.b=2', '?ranges=a%3A1..&ranges=b%3A..2'],
    ['ranges=a:1..2&low.a=5', '?ranges=a%3A5..'],
    ['ranges=a:~12&low.a=5', '?ranges=a%3A5..'],
    ['ranges=a:~12&low.b=5', '?ranges=a%3A~12&ranges=b%3A5..'],
    ['ranges=a:~12&low.a=&high.a=&low.b=1', '?ranges=a%3A~12&ranges=b%3A1..'],
    ['ranges=a:~12&high.a=5', '?ranges=a%3A..5'],
    ['ranges=a:~12&ranges=b:1..2&low.b=&high.b=', '?ranges=a%3A~12'],
    ['low.2a=1&low.=1&low.a b=1', undefined],
    [`low.${'x'.repeat(42)}=1`, undefined],
    [`low.${'x'.repeat(41)}=1`, `?ranges=${'x'.repeat(41)}%3A1..`],
    ['xlow.a=1', undefined],
  ])('%s becomes %s', (text, address) => {
    expect(written(text)).toBe(address);
  });

  it('is left alone without them', () => {
    expect(written('keyword=a&ranges=resistance:1..2')).toBeUndefined();
  });
});
