// A list's address says exactly what the list shows, whatever is typed into it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyGoodsQuery,
  type GoodsQuery,
  type GoodsSort,
  goodsListInput,
  isNarrowed,
  LIST_FLAGS,
  MOST_COLUMNS,
  PAGE_SIZES,
  readGoodsQuery,
  toggledBrand,
  toggledParam,
  writeGoodsQuery,
} from './goods-query.ts';
import type { ValueRange } from './value-range.ts';

const read = (text: string) => readGoodsQuery(new URLSearchParams(text));
const id = fc.integer({ min: 1, max: 999_999_999 });
const perhaps = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
const words = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((text) => text.replaceAll(/\s+/g, ' ').trim());
const prices = fc
  .tuple(perhaps(fc.integer({ min: 1, max: 99_999_900 })), perhaps(fc.integer({ min: 1, max: 99_999_900 })))
  .map(([a, b]) => (a !== null && b !== null && a > b ? [b, a] : [a, b]))
  .map(([low, high]) => ({
    lowPrice: low ? String(low! / 100) : '',
    highPrice: high ? String(high! / 100) : '',
  }));
const choice = fc.record({
  key: fc.stringMatching(/^[a-zA-Z]{1,12}$/),
  value: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
});

const key = fc.stringMatching(/^[a-zA-Z]{1,12}$/);
const size = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((n) => n / 1_000);
const range: fc.Arbitrary<ValueRange> = fc.oneof(
  fc.record({ key, contains: size }),
  fc.record({ key, low: size }),
  fc.record({ key, high: size }),
  fc
    .record({ key, low: size, span: fc.nat() })
    .map(({ span, ...rest }) => ({ ...rest, high: rest.low + span })),
);

const query: fc.Arbitrary<GoodsQuery> = fc
  .tuple(
    fc.record({
      keyword: words,
      categoryId: perhaps(id),
      storeId: perhaps(id),
      inStock: fc.boolean(),
      isHasCode: fc.boolean(),
      sort: fc.integer({ min: 0, max: 5 }).map((n) => n as GoodsSort),
      view: fc.constantFrom('table' as const, 'grid' as const),
      pageSize: fc.constantFrom(...PAGE_SIZES),
      current: fc.integer({ min: 1, max: 100_000 }),
      brandIds: fc.uniqueArray(id, { maxLength: 20 }).map((ids) => ids.sort((a, b) => a - b)),
      params: fc.uniqueArray(choice, { maxLength: 20, selector: ({ key, value }) => `${key}:${value}` }),
      ranges: fc.uniqueArray(range, { maxLength: 5, selector: ({ key }) => key }),
      flags: fc.subarray([...LIST_FLAGS]),
      perThousand: fc.boolean(),
      columns: fc.uniqueArray(key, { maxLength: MOST_COLUMNS }),
    }),
    prices,
  )
  .map(([rest, price]) => ({ ...rest, ...price }));

describe('address and list', () => {
  it('reads back what it has written', () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(read(writeGoodsQuery(asked))).toEqual(asked);
      }),
    );
  });

  it('never throws and settles at once, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(
              'keyword',
              'categoryId2',
              'lowPrice',
              'highPrice',
              'sort',
              'current',
              'brandId',
              'params',
              'pageSize',
              'vid',
            ),
            fc.string(),
          ),
        ),
        (fields) => {
          const once = readGoodsQuery(new URLSearchParams(fields));
          expect(read(writeGoodsQuery(once))).toEqual(once);
        },
      ),
    );
  });

  it('says nothing about what is usual', () => {
    expect(writeGoodsQuery(emptyGoodsQuery)).toBe('');
    expect(read('?sort=0&current=1&pageSize=24&view=table&lowPrice=&keyword=++')).toEqual(emptyGoodsQuery);
  });

  it.each([
    ['lowPrice=9&highPrice=2', '2', '9'],
    ['lowPrice=-5&highPrice=', '5', ''],
    ['lowPrice=0&highPrice=10000000', '0.01', '999999'],
    ['lowPrice=1.239&highPrice=abc', '1.23', ''],
  ])('mends the price of %s', (text, low, high) => {
    const { lowPrice, highPrice } = read(text);
    expect([lowPrice, highPrice]).toEqual([low, high]);
  });

  it('takes the category under every name that links use', () => {
    for (const name of ['categoryId', 'categoryId1', 'categoryId2', 'categoryId3'])
      expect(read(`${name}=7`).categoryId).toBe(7);
    expect(read('categoryId2=x').categoryId).toBeNull();
  });
});

describe('choosing', () => {
  it('choosing twice changes nothing but the page', () => {
    fc.assert(
      fc.property(query, choice, id, (asked, { key, value }, brandId) => {
        const first = { ...asked, current: 1 };
        if (asked.params.every((one) => one.key !== key || one.value !== value)) {
          expect(toggledParam(toggledParam(asked, key, value), key, value)).toEqual(first);
        }
        expect(toggledBrand(toggledBrand(asked, brandId), brandId)).toEqual(first);
      }),
    );
  });

  it('leads back to the first page', () => {
    expect(toggledBrand({ ...emptyGoodsQuery, current: 9 }, 3)).toEqual({
      ...emptyGoodsQuery,
      brandIds: [3],
    });
  });

  it('a place alone does not narrow', () => {
    expect(isNarrowed({ ...emptyGoodsQuery, categoryId: 4, storeId: 1, sort: 3 })).toBe(false);
    expect(isNarrowed({ ...emptyGoodsQuery, inStock: true })).toBe(true);
  });

  it('asks the mall only for what was said', () => {
    expect(
      JSON.parse(JSON.stringify(goodsListInput(read('keyword=stm32&params=pkg:LQFP-64&params=pkg:LQFP-48')))),
    ).toEqual({
      keyword: 'stm32',
      sort: 0,
      current: 1,
      pageSize: 24,
      params: ['pkg:LQFP-64', 'pkg:LQFP-48'],
    });
  });
});
