// What stands in the index besides a part's own values: flags, lifecycle, and the size of values and ranges.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { aBrand, aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { samplesChanged } from '#mall/goods/server/goods.events.ts';
import { parameter } from '#mall/part/server/part.tables.ts';
import { findTermsInRange, type SizeRange } from './find-terms-in-range.ts';

let mall: TestMall;
let one: BuiltProduct;

beforeAll(async () => {
  mall = await openTestMall();
  await mall.work(async (work) => {
    await work.tx.insert(parameter).values([
      {
        key: 'resistance',
        nameZh: '阻值',
        nameEn: 'Resistance',
        unit: 'Ω',
        kind: 'number',
        isFacet: true,
        sort: 1,
      },
      { key: 'supply', nameZh: '供电', nameEn: 'Supply', unit: 'V', kind: 'range', isFacet: true, sort: 2 },
    ]);
    await aBrand(work, 'Own');
    await work.query(`UPDATE brand SET is_domestic = true WHERE name = 'Own'`);
  });
  const resistance = (text: string, n: number) => ({ key: 'resistance', text, n, unit: 'Ω' });
  const supply = (text: string, lo: number, hi: number) => ({ key: 'supply', text, lo, hi, unit: 'V' });
  one = await mall.work((work) =>
    aProduct(work, { brandName: 'Own', params: [resistance('4.7kΩ', 4_700), supply('2.7V~5.5V', 2.7, 5.5)] }),
  );
  for (const params of [
    [resistance('4.7k', 4_700.000_001), supply('1.8V~3.6V', 1.8, 3.6)],
    [resistance('10kΩ', 10_000), supply('5V', 5, 5)],
    [resistance('0Ω', 0), { key: 'supply', text: '3.3V', n: 3.3, unit: 'V' }],
    [{ key: 'resistance', text: '很大' }],
  ]) {
    await mall.work((work) => aProduct(work, { brandName: 'Other', params }));
  }
}, 60_000);

afterAll(() => mall.close());

const termsOf = (goodsId: number) =>
  mall.work(async (work) => {
    const rows = await work.query<{ term: string }>(
      `SELECT kind || ':' || value AS term FROM goods_index, facet_term
       WHERE goods_id = $1 AND term_id = ANY(terms) AND kind IN ('flag', 'lifecycle') ORDER BY 1`,
      [goodsId],
    );
    return rows.map((row) => row.term);
  });

test('a listing of a domestic maker is flagged, and follows its samples as they come and run out', async () => {
  expect(await termsOf(one.goodsId)).toEqual(['flag:domestic', 'lifecycle:active']);
  const setSamples = (stock: number) =>
    mall.work(async (work) => {
      await work.query('UPDATE product SET sample_stock = $2 WHERE product_id = $1', [one.productId, stock]);
      await work.emit(samplesChanged, { productIds: [one.productId] });
    });
  await setSamples(5);
  expect(await termsOf(one.goodsId)).toEqual(['flag:domestic', 'flag:sample', 'lifecycle:active']);
  await setSamples(4);
  expect(await termsOf(one.goodsId)).toEqual(['flag:domestic', 'flag:sample', 'lifecycle:active']);
  await setSamples(0);
  expect(await termsOf(one.goodsId)).toEqual(['flag:domestic', 'lifecycle:active']);
});

const cases: [string, SizeRange, string[]][] = [
  ['resistance', { low: 4_700, high: 4_700 }, ['4.7k', '4.7kΩ']],
  ['resistance', { low: 5_000 }, ['10kΩ']],
  ['resistance', { high: 0 }, ['0Ω']],
  ['resistance', {}, ['0Ω', '10kΩ', '4.7k', '4.7kΩ']],
  ['resistance', { contains: 10_000 }, ['10kΩ']],
  ['resistance', { low: 5, high: 4 }, []],
  ['supply', { contains: 3.3 }, ['1.8V~3.6V', '2.7V~5.5V', '3.3V']],
  ['supply', { contains: 5 }, ['2.7V~5.5V', '5V']],
  ['supply', { low: 1, high: 4 }, ['1.8V~3.6V', '3.3V']],
  ['nosuch', { low: 1 }, []],
];

test.each(cases)('values of %s within %j', async (kind, range, expected) => {
  await mall.mall.workshop.reading('zh', async (work) => {
    const termIds = await findTermsInRange(work, kind, range);
    const rows = await work.query<{ value: string }>(
      'SELECT value FROM facet_term WHERE term_id = ANY($1::int[])',
      [termIds],
    );
    expect(rows.map((row) => row.value).sort()).toEqual(expected);
  });
});

test('a value that comes later is found at once', async () => {
  await mall.work((work) =>
    aProduct(work, { params: [{ key: 'resistance', text: '22kΩ', n: 22_000, unit: 'Ω' }] }),
  );
  await vi.waitFor(() =>
    mall.mall.workshop.reading('zh', async (work) => {
      expect(await findTermsInRange(work, 'resistance', { low: 20_000 })).toHaveLength(1);
    }),
  );
});
