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
  narrowed,
  PAGE_SIZES,
  readColumns,
  readGoodsQuery,
  toggledBrand,
  toggledFlag,
  toggledParam,
  withRange,
  withSearch,
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
    ['lowPrice=0&highPrice=10000000', '', '999999'],
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

describe('an address', () => {
  const written = (text: string) => writeGoodsQuery(read(text));

  it.each([
    ['keyword=%20%20a%20%20b%20', '?keyword=a%20b'],
    ['categoryId=1&categoryId1=2&categoryId3=3&categoryId2=4', '?categoryId2=4'],
    ['categoryId=1&categoryId1=2&categoryId3=3', '?categoryId2=3'],
    ['categoryId=1&categoryId1=2', '?categoryId2=2'],
    ['vid=0&categoryId=-1', ''],
    ['vid=1234567890123456', ''],
    ['vid=7x', ''],
    ['vid=x7', ''],
    ['vid=7', '?vid=7'],
    ['inStock=1&isHasCode=1&perThousand=1', '?inStock=1&isHasCode=1&perThousand=1'],
    ['inStock=true&isHasCode=true&perThousand=true', ''],
    ['flags=sample,inStock', '?inStock=1&flags=sample'],
    ['flags=sample&flags=domestic,other', '?flags=domestic&flags=sample'],
    ['sort=5', '?sort=5'],
    ['sort=6', ''],
    ['sort=-1', ''],
    ['sort=1.5', ''],
    ['view=grid', '?view=grid'],
    ['view=list', ''],
    ['pageSize=96', '?pageSize=96'],
    ['pageSize=48', '?pageSize=48'],
    ['pageSize=50', ''],
    ['current=2', '?current=2'],
    ['current=999999', '?current=100000'],
    ['lowPrice= 5 &highPrice= 7 ', '?lowPrice=5&highPrice=7'],
    ['brandId=9&brandId=3&brandId=9&brandId=x', '?brandId=3&brandId=9'],
    ['params=a:1&params=a:2&params=a:1', '?params=a%3A1&params=a%3A2'],
    ['params=:1&params=a:&params=a&params=', ''],
    ['params=a:b:c', '?params=a%3Ab%3Ac'],
    ['ranges=a:1..2&ranges=a:3..&ranges=nothing', '?ranges=a%3A3..'],
    ['ranges=a:-25.073..-3.0730000000000004', '?ranges=a%3A-25.073..-3.0730000000000004'],
    ['cols=a,b&cols=b,c', '?cols=a%2Cb%2Cc'],
  ])('%s is %s', (text, address) => {
    expect(written(text)).toBe(address);
  });

  it('takes so much and no more', () => {
    const many = (name: string, value: (n: number) => string, n: number) =>
      Array.from({ length: n }, (_, i) => `${name}=${value(i + 1)}`).join('&');
    expect(read(many('brandId', String, 30)).brandIds).toHaveLength(20);
    expect(read(many('params', (n) => `a:${n}`, 70)).params).toHaveLength(60);
    expect(read(many('ranges', (n) => `a${n}:${n}..`, 30)).ranges).toHaveLength(20);
    expect(read(`keyword=${'x'.repeat(120)}`).keyword).toHaveLength(100);
    expect([...read(`keyword=${'🎐'.repeat(120)}`).keyword]).toHaveLength(100);
    expect(read(`keyword=${'x'.repeat(99)} y`).keyword).toBe('x'.repeat(99));
    expect(read(`params=a:${'x'.repeat(198)}`).params).toHaveLength(1);
    expect(read(`params=a:${'x'.repeat(199)}`).params).toEqual([]);
    expect(readColumns(['a,b,c,d,e,f,g'])).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it.each([
    ['a', true],
    ['input_voltage-2', true],
    ['x'.repeat(41), true],
    ['x'.repeat(42), false],
    ['2a', false],
    ['a b', false],
    ['', false],
  ])('%j is a column: %s', (key, is) => {
    expect(readColumns([key])).toEqual(is ? [key] : []);
  });

  it('of a part of it keeps the store where the list stands', () => {
    expect(withSearch({ ...emptyGoodsQuery, storeId: 7, keyword: 'old' }, '?keyword=new&vid=9')).toEqual({
      ...emptyGoodsQuery,
      storeId: 7,
      keyword: 'new',
    });
  });
});

describe('a change', () => {
  const asked: GoodsQuery = {
    ...emptyGoodsQuery,
    current: 9,
    brandIds: [2, 10],
    params: [{ key: 'a', value: '1' }],
  };

  it('leads back to the first page unless it turns the page', () => {
    expect(narrowed(asked, { inStock: true })).toEqual({ ...asked, inStock: true, current: 1 });
    expect(narrowed(asked, { current: 3 }).current).toBe(3);
  });

  it('of brands keeps their order, of values their neighbours', () => {
    expect(toggledBrand(asked, 5).brandIds).toEqual([2, 5, 10]);
    expect(toggledBrand(asked, 2).brandIds).toEqual([10]);
    expect(toggledParam(asked, 'a', '2').params).toEqual([
      { key: 'a', value: '1' },
      { key: 'a', value: '2' },
    ]);
    expect(toggledParam(asked, 'b', '1').params).toHaveLength(2);
    expect(toggledParam(asked, 'a', '1').params).toEqual([]);
  });

  it('of a demand turns it on and off, and leaves the others', () => {
    expect(toggledFlag(asked, 'sample').flags).toEqual(['sample']);
    expect(toggledFlag({ ...asked, flags: ['sample'] }, 'domestic').flags).toEqual(['domestic', 'sample']);
    expect(toggledFlag({ ...asked, flags: ['domestic', 'sample'] }, 'sample').flags).toEqual(['domestic']);
  });

  it('of a range replaces that of its parameter, frees it, and drops the oldest of too many', () => {
    const one = withRange(asked, { key: 'a', low: 1 });
    expect(withRange(withRange(one, { key: 'b', high: 2 }), { key: 'a', contains: 3 }).ranges).toEqual([
      { key: 'b', high: 2 },
      { key: 'a', contains: 3 },
    ]);
    for (const range of [{ low: 0 }, { high: 0 }, { contains: 0 }])
      expect(withRange(one, { key: 'a', ...range }).ranges).toEqual([{ key: 'a', ...range }]);
    expect(withRange(one, { key: 'a' }).ranges).toEqual([]);
    const full = Array.from({ length: 20 }, (_, i) => ({ key: `r${i}`, low: 1 }));
    expect(withRange({ ...asked, ranges: full }, { key: 'a', low: 1 }).ranges.map(({ key }) => key)).toEqual([
      ...full.slice(1).map(({ key }) => key),
      'a',
    ]);
  });

  it.each<[Partial<GoodsQuery>, boolean]>([
    [{}, false],
    [{ keyword: 'a' }, true],
    [{ lowPrice: '1' }, true],
    [{ highPrice: '1' }, true],
    [{ isHasCode: true }, true],
    [{ brandIds: [1] }, true],
    [{ params: [{ key: 'a', value: '1' }] }, true],
    [{ ranges: [{ key: 'a', low: 1 }] }, true],
    [{ flags: ['sample'] }, true],
    [{ columns: ['a'], perThousand: true, view: 'grid' }, false],
  ])('by %j narrows: %s', (wish, is) => {
    expect(isNarrowed({ ...emptyGoodsQuery, ...wish })).toBe(is);
  });

  it('is asked of the mall as it stands', () => {
    const everything = read(
      'keyword=a&categoryId=1&vid=2&brandId=3&lowPrice=4&highPrice=5&inStock=1&isHasCode=1&sort=1&current=2&pageSize=48&params=a:1&ranges=b:1..2&flags=sample&perThousand=1&cols=c',
    );
    expect(goodsListInput(everything)).toEqual({
      ...{ keyword: 'a', categoryId: 1, storeId: 2, brandId: ['3'], lowPrice: '4', highPrice: '5' },
      ...{ inStock: true, isHasCode: true, sort: 1, current: 2, pageSize: 48, params: ['a:1'] },
      ...{ ranges: ['b:1..2'], flags: ['sample'], perThousand: true, columns: ['c'] },
    });
  });
});
