// A goods list as a file: what is filtered, in the order shown, with the columns of its category, and no more than it says.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { unitPrice } from '#kit/money/money.ts';
import { readSheets } from '#kit/sheet/read-sheets.ts';
import { aCategory, aProduct } from '#mall/goods/server/goods.builders.ts';
import { MOST_IN_FILE, searchProtocol } from '../search.protocol.ts';

let mall: TestMall;
let categoryId: number;

beforeAll(async () => {
  mall = await openTestMall();
  await mall.work(async (work) => {
    await work.query(
      `INSERT INTO parameter (key, name_zh, name_en, kind) VALUES ('capacitance', '容值', 'Capacitance', 'number')`,
    );
    categoryId = await aCategory(work, { columns: ['capacitance'] });
    const params = [{ key: 'capacitance', text: '100nF', n: 1e-7 }];
    const dear = await aProduct(work, {
      categoryId,
      partNo: 'CAP-B',
      brandName: 'Murata',
      params,
      stock: 30,
      priceTiers: [
        { minNum: 1, unitPrice: unitPrice(500_000) },
        { minNum: 100, unitPrice: unitPrice(12_500) },
      ],
    });
    await aProduct(work, {
      partId: dear.partId,
      stock: 70,
      priceTiers: [{ minNum: 1, unitPrice: unitPrice(400_000) }],
    });
    await aProduct(work, {
      categoryId,
      partNo: '=CAP-A',
      params,
      priceTiers: [{ minNum: 1, unitPrice: unitPrice(100_000) }],
    });
    await aProduct(work, { partNo: 'ELSEWHERE' });
  });
}, 60_000);
afterAll(() => mall.close());

async function exported(input: Parameters<typeof read>[0], language: 'zh' | 'en' = 'zh') {
  const { base64, ...said } = await read(input, language);
  const [sheet] = await readSheets(Buffer.from(base64, 'base64'), 'list.xlsx');
  return { said, rows: sheet!.rows as unknown[][] };
}
const read = (input: Record<string, unknown>, language: 'zh' | 'en') =>
  mall.call(searchProtocol.goodsListFile, input, undefined, language);

/** Waits until the list knows what was put on sale just now. */
const found = (input: { categoryId: number }, total: number) =>
  vi.waitFor(
    async () => expect((await mall.call(searchProtocol.goodsList, input)).pagination.total).toBe(total),
    { timeout: 20_000 },
  );

test('the rows of the list in its order, whatever page one stands on, a part a row', async () => {
  await found({ categoryId }, 2);
  const { said, rows } = await exported({ categoryId, sort: 1, current: 9, pageSize: 1 });
  expect(said).toMatchObject({ rows: 2, isCut: false });
  expect(said.fileName).toMatch(/^商品列表-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(rows.map(([partNo]) => partNo)).toEqual(['型号', '=CAP-A', 'CAP-B']);
  expect(rows[0]!.slice(3, 6)).toEqual(['描述', '容值', '库存合计']);
  expect(rows[2]!.slice(4, 7).map(String)).toEqual(['100nF', '100', '2']);
  expect(rows[2]!.slice(-2).map(String)).toEqual(['0.4', '1+: 0.4']);
});

test('what is filtered away is not there; in English the head is English', async () => {
  const { rows } = await exported({ categoryId, keyword: 'CAP-B' }, 'en');
  expect(rows.map(([partNo]) => partNo)).toEqual(['Part number', 'CAP-B']);
  expect((await exported({ keyword: 'NOSUCHPART99' })).rows).toHaveLength(1);
});

test('of more than a file holds the first, with a sentence in the last row', async () => {
  await mall.work(async (work) => {
    const { goodsId } = await aProduct(work, { partNo: 'MANY-0' });
    // As many parts like it as a file holds, in one statement each.
    await work.query(
      `INSERT INTO part (brand_id, part_no, normal_part_no, category_id, title_zh, title_en)
       SELECT brand_id, 'MANY-' || n, 'MANY' || n, category_id, title_zh, title_en
       FROM part, generate_series(1, $1) n WHERE part_no = 'MANY-0'`,
      [MOST_IN_FILE],
    );
    const made = await work.query<{ goods_id: number }>(
      `INSERT INTO goods (store_id, part_id) SELECT store_id, p.part_id FROM goods g, part p
       WHERE g.goods_id = $1 AND p.part_no LIKE 'MANY-%' AND p.part_no <> 'MANY-0' RETURNING goods_id`,
      [goodsId],
    );
    const goodsIds = made.map((row) => row.goods_id);
    await work.query(
      `INSERT INTO product (goods_id, packing, min_buy_num, multiple, spq, price_tiers)
       SELECT one, packing, min_buy_num, multiple, spq, price_tiers FROM product, unnest($2::bigint[]) one WHERE goods_id = $1`,
      [goodsId, goodsIds],
    );
    const { indexGoods } = await import('./search.ts');
    await indexGoods(work, goodsIds);
  });
  const category = await mall.work((work) =>
    work.query<{ category_id: number }>(`SELECT category_id FROM part WHERE part_no = 'MANY-0'`),
  );
  await found({ categoryId: category[0]!.category_id }, MOST_IN_FILE + 1);
  const { said, rows } = await exported({ categoryId: category[0]!.category_id });
  expect(said).toMatchObject({ rows: MOST_IN_FILE, isCut: true });
  expect(rows).toHaveLength(MOST_IN_FILE + 2);
  expect(rows.at(-1)![0]).toBe(`仅导出前 ${MOST_IN_FILE} 行，请缩小筛选范围后再导出其余商品。`);
});

test('what is known of compliance has columns, and what nobody knows has none', async () => {
  await mall.work((work) =>
    work.query(`UPDATE part SET compliance = '{"rohs":"compliant","origin":"MY"}' WHERE part_no = 'CAP-B'`),
  );
  const { rows } = await exported({ categoryId, sort: 1 });
  expect(rows[0]!.slice(3, 8)).toEqual(['描述', '容值', 'RoHS', '原产地', '库存合计']);
  expect(rows.find(([partNo]) => partNo === 'CAP-B')!.slice(5, 7)).toEqual(['符合', '马来西亚']);
  const english = (await exported({ categoryId, keyword: 'CAP-B' }, 'en')).rows;
  expect(english[0]!.slice(5, 7)).toEqual(['RoHS', 'Country of origin']);
  expect(english[1]!.slice(5, 7)).toEqual(['Compliant', 'Malaysia']);
});
