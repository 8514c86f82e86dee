// Taking a catalogue in: everything arrives once, bad lines are named, and an import that was cut off goes on.
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogReport } from '#mall/catalog-import/server/take-catalog.ts';
import { goodsProtocol } from '#mall/goods/goods.protocol.ts';
import { reserveStock } from '#mall/goods/server/goods.ts';
import { partProtocol } from '#mall/part/part.protocol.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import { takeCatalog } from './take-catalog.ts';
import { openTestMall, type TestMall } from './testing/open-test-mall.ts';

let mall: TestMall;
let folder: string;
const said: string[] = [];

beforeAll(async () => {
  mall = await openTestMall();
  folder = mkdtempSync(join(tmpdir(), 'yc-import-'));
  write('categories.json', [
    { code: 'passive', parent: null, zh: '被动元件', en: 'Passives', sort: 1 },
    { code: 'res', parent: 'passive', zh: '电阻', en: 'Resistors', sort: 1 },
    { code: 'res.chip', parent: 'res', zh: '贴片电阻', en: 'Chip resistors', sort: 1 },
  ]);
  write('brands.json', { brands: [{ name: 'YAGEO', zh: '国巨', country: 'TW', domestic: true }] });
  write('parameters.json', {
    parameters: [
      { key: 'resistance', zh: '阻值', en: 'Resistance', unit: 'Ω', type: 'num', canonical: true },
      { key: 'packaging', zh: '包装', en: 'Packaging', unit: null, type: 'enum', canonical: true },
    ],
    facetsByCategory: { 'res.chip': [{ key: 'resistance' }] },
  });
  write('param-values-zh.json', [{ zh: '编带', en: 'Tape & Reel (TR)' }]);
  await mall.work(async (work) => {
    await aStore(work, { code: 'shop', nameZh: '店', nameEn: 'Shop' });
    await aStore(work, { code: 'other' });
  });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await mall.close();
});

function write(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(
    path,
    typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
  );
  return path;
}

const lines = (rows: unknown[]): string =>
  rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n');

function resistor(mpn: string, more: object = {}): object {
  return {
    mpn,
    brand: 'YAGEO',
    category: 'res.chip',
    package: '0603',
    params: [
      { k: 'resistance', t: '10kΩ', n: 10_000, u: 'Ω' },
      { k: 'packaging', t: 'Tape & Reel (TR)' },
      { k: 'x_finish', t: 'Tin', name: 'Finish' },
    ],
    priceBreaks: [
      { qty: 100, usd: 0.001 },
      { qty: 1_000, cny: 0.0036 },
      { qty: 5_000, cny: 0.0036 },
    ],
    stock: 5_000,
    ...more,
  };
}

function run(
  file: string,
  more: { store?: string; stop?: AbortSignal; language?: 'zh' | 'en' } = {},
): Promise<CatalogReport> {
  said.length = 0;
  return takeCatalog({
    database: mall.mall.database,
    file,
    store: 'shop',
    say: (line) => said.push(line),
    ...more,
  });
}

async function productIdOf(partNo: string, store = 'shop'): Promise<number> {
  const { rows } = await mall.mall.database.pool.query(
    `SELECT product_id FROM product JOIN goods USING (goods_id) JOIN part USING (part_id) JOIN store USING (store_id)
     WHERE part_no = $1 AND code = $2`,
    [partNo, store],
  );
  return rows[0]?.product_id;
}

async function counts(): Promise<Record<string, number>> {
  const { rows } = await mall.mall.database.pool.query(
    `SELECT (SELECT count(*) FROM part) AS parts, (SELECT count(*) FROM goods) AS goods,
            (SELECT count(*) FROM product) AS products, (SELECT count(*) FROM stock_lot) AS lots,
            (SELECT count(*) FROM stock_entry) AS entries, (SELECT count(*) FROM goods_index) AS indexed,
            (SELECT sum(on_hand)::bigint FROM product) AS stock`,
  );
  return rows[0];
}

describe('a catalogue', () => {
  it('arrives with categories, brand, parameters, ladder and stock, and can be bought', async () => {
    const report = await run(write('one.jsonl', lines([resistor('RC0603FR-0710KL')])));
    expect(report).toMatchObject({ lines: 1, parts: 1, offers: 1, badLines: 0, isComplete: true });
    const productId = await productIdOf('RC0603FR-0710KL');
    const zh = await mall.call(goodsProtocol.details, { productId });
    expect(zh).toMatchObject({
      goodsName: '国巨 RC0603FR-0710KL 贴片电阻 10kΩ 0603',
      storeName: '店',
      categoryPath: [{ categoryName: '被动元件' }, { categoryName: '电阻' }, { categoryName: '贴片电阻' }],
      goodsImage: '/pictures/r-0603.webp',
      params: [
        { name: '阻值', text: '10kΩ' },
        { name: '包装', text: '编带' },
        { name: 'Finish', text: 'Tin' },
      ],
    });
    expect(zh.products).toMatchObject([
      {
        packing: 'cutTape',
        minBuyNum: 100,
        multiple: 100,
        productStock: 5_000,
        priceTiers: [
          { minNum: 100, unitPrice: '0.007200' },
          { minNum: 1_000, unitPrice: '0.003600' },
        ],
      },
    ]);
    const en = await mall.call(goodsProtocol.details, { productId }, undefined, 'en');
    expect(en.goodsName).toBe('YAGEO RC0603FR-0710KL Chip resistors 10kΩ 0603');
    expect(en.params[1]).toMatchObject({ name: 'Packaging', text: 'Tape & Reel (TR)' });
    expect(await mall.call(partProtocol.brands, {})).toMatchObject([
      { brandName: 'YAGEO', letter: 'Y', country: 'TW' },
    ]);
  });

  it('changes nothing when it comes again, and follows what has changed', async () => {
    const file = write(
      'again.jsonl',
      lines([resistor('A-1'), resistor('A-2'), resistor('A-3', { priceBreaks: [] })]),
    );
    await run(file);
    const before = await counts();
    expect(await run(file)).toMatchObject({ lines: 3, parts: 3, badLines: 0 });
    expect(await counts()).toEqual(before);
    expect(await productIdOf('A-3')).toBeUndefined();
    await run(
      write(
        'again.jsonl',
        lines([resistor('A-1', { stock: 40, priceBreaks: [{ qty: 1, cny: 9 }], moq: 1, multiple: 1 })]),
      ),
    );
    const { products } = await mall.call(goodsProtocol.details, { productId: await productIdOf('A-1') });
    expect(products).toMatchObject([
      { productStock: 40, minBuyNum: 1, priceTiers: [{ unitPrice: '9.000000' }] },
    ]);
    expect(await counts()).toMatchObject({ products: before.products, stock: before.stock! - 4_960 });
  });

  it('never takes stock away that orders have been promised', async () => {
    const file = write('promised.jsonl', lines([resistor('P-1', { stock: 100 })]));
    await run(file);
    const productId = await productIdOf('P-1');
    await mall.work((work) => reserveStock(work, [{ productId, number: 60 }]));
    await run(write('promised.jsonl', lines([resistor('P-1', { stock: 59 })])));
    expect(said.join()).toContain('line 1: stock left as it is');
    await run(write('promised.jsonl', lines([resistor('P-1', { stock: 61 })])));
    const { products } = await mall.call(goodsProtocol.details, { productId });
    expect(products[0]!.productStock).toBe(1);
  });

  it('may name the store in each line, and the same part twice', async () => {
    const rows = [
      resistor('S-1', { store: 'other', stock: 1 }),
      resistor('S-1', { store: 'other', stock: 200 }),
      resistor('S-2'),
    ];
    const file = write('stores.jsonl', lines(rows));
    expect(await run(file, { store: undefined })).toMatchObject({ lines: 3, badLines: 0 });
    const { products } = await mall.call(goodsProtocol.details, {
      productId: await productIdOf('S-1', 'other'),
    });
    expect(products[0]!.productStock).toBe(200);
    expect(await productIdOf('S-2', 'other')).toBeUndefined();
  });

  it('keeps what several stores and packings offer of one part', async () => {
    const rows = [
      resistor('MANY-1', { store: 'other', stock: 11 }),
      resistor('MANY-1', { store: 'shop', stock: 22 }),
      resistor('MANY-1', {
        store: 'shop',
        stock: 33,
        params: [{ k: 'packaging', t: 'Tube' }],
      }),
      resistor('MANY-1', { stock: 44 }),
    ];
    const report = await run(write('many.jsonl', lines(rows)), { language: 'zh' });
    expect(report).toMatchObject({ lines: 4, parts: 1, offers: 3, badLines: 0, notedLines: 1 });
    const { rows: kept } = await mall.mall.database.pool.query(
      `SELECT code, packing, on_hand FROM product JOIN goods USING (goods_id) JOIN part USING (part_id)
       JOIN store USING (store_id) WHERE part_no = 'MANY-1' ORDER BY code, packing`,
    );
    expect(kept).toEqual([
      { code: 'other', packing: 'cutTape', on_hand: 11 },
      { code: 'shop', packing: 'cutTape', on_hand: 44 },
      { code: 'shop', packing: 'tube', on_hand: 33 },
    ]);
    expect(said.join('\n')).toContain('第 2 行：同一店铺同一包装的同一器件在第 4 行再次出现，以后者为准');
  });

  it('says that it sells from the next multiple on where the MOQ is none', async () => {
    const row = resistor('MOQ-1', { moq: 10, multiple: 4, category: 'res.chp' });
    const file = write('moq.jsonl', lines([row]));
    expect(await run(file, { language: 'zh' })).toMatchObject({ badLines: 0, notedLines: 1 });
    expect(said.join('\n')).toContain('res.chp');
    expect(said.join('\n')).toContain('第 1 行：moq：起订量 10 不是倍数 4 的整数倍，按 12 起订');
    const { products } = await mall.call(goodsProtocol.details, { productId: await productIdOf('MOQ-1') });
    expect(products).toMatchObject([{ minBuyNum: 12, multiple: 4 }]);
  });

  it('says which parts it puts under no category that is known', async () => {
    const report = await run(write('stray.jsonl', lines([resistor('STRAY-1', { category: 'res.chp' })])));
    expect(report).toMatchObject({ parts: 1, badLines: 0, notedLines: 1 });
    expect(said.join('\n')).toContain(
      'line 1: category: res.chp is unknown, the part is put under “Unsorted”',
    );
  });

  it('is read in the short spelling too, compressed, with strange line ends', async () => {
    const short = {
      i: 'C1',
      m: 'SHORT-1',
      b: 'Somebody',
      c: 'unheard.of',
      p: 'LQFP-48(7x7)',
      s: 7,
      pb: [[1, 2]],
      q: 1,
      a: { resistance: ['1kΩ', 1_000], x_note: '编带', op_temp: ['-40~85', -40, 85] },
    };
    const text = `\uFEFF${JSON.stringify(short)}\r\n\r\n${JSON.stringify({ ...short, m: 'SHORT-2' })}`;
    expect(await run(write('short.jsonl.gz', gzipSync(text)))).toMatchObject({
      parts: 2,
      offers: 2,
      badLines: 0,
    });
    const detail = await mall.call(goodsProtocol.details, { productId: await productIdOf('SHORT-1') });
    expect(detail).toMatchObject({
      categoryPath: [{ categoryName: '未归类' }, { categoryName: 'unheard.of' }],
      goodsImage: '/pictures/lqfp-48.webp',
    });
    expect(detail.products[0]!.priceTiers).toEqual([{ minNum: 1, unitPrice: '14.400000' }]);
  });
});

describe('bad lines', () => {
  it('are named with their number and reason, and stop nothing', async () => {
    const rows = [
      '{"mpn": ',
      '[]',
      resistor('B-1', { mpn: undefined }),
      resistor('B-2', { priceBreaks: [{ qty: 0, cny: 1 }] }),
      resistor('B-3', { stock: -5 }),
      '{"mpn":"B-4\\u0000","brand":"X","category":"res.chip"}',
      '{"mpn":"B-5\\ud800","brand":"X","category":"res.chip"}',
      `{"mpn":"B-6","x":"${'y'.repeat(1024 * 1024)}"}`,
      resistor('B-7', { store: 'nowhere' }),
      resistor('B-8', {
        lots: [
          { lotNo: 'L', dateCode: '2601', onHand: 1 },
          { lotNo: 'L', dateCode: '2601', onHand: 2 },
        ],
      }),
      resistor('GOOD-1'),
    ];
    const report = await run(write('bad.jsonl', lines(rows)));
    expect(report).toMatchObject({ lines: 11, parts: 1, badLines: 10, isComplete: true });
    expect(report.reasons.map(({ line }) => line).sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(said.join('\n')).toMatch(/line 1: is not valid JSON/);
    expect(said.join('\n')).toMatch(/line 4: priceBreaks\.0\.qty/);
    expect(await productIdOf('GOOD-1')).toBeDefined();
  });

  it.each<[string, object, RegExp, RegExp]>([
    [
      'a ladder that rises',
      {
        priceBreaks: [
          { qty: 1, cny: 1 },
          { qty: 10, cny: 2 },
        ],
      },
      /买 10 件的单价高于买 1 件/,
      /costs more from 10 on than from 1 on/,
    ],
    [
      'a ladder that says a quantity twice',
      {
        priceBreaks: [
          { qty: 5, usd: 1 },
          { qty: 5, usd: 0.5 },
        ],
      },
      /5 件有两个不同的单价/,
      /two prices from 5 on/,
    ],
    [
      'a range upside down',
      { params: [{ k: 'op_temp', t: '85~-40', lo: 85, hi: -40 }] },
      /下限 85 大于上限 -40/,
      /lower end 85 is above its upper end -40/,
    ],
    ['a life that nobody knows', { lifecycle: 'eoll' }, /lifecycle：.*active/, /lifecycle: .*active/],
    ['signs that turn the text', { titleEn: 'safe\u202Efdp.exe' }, /文字方向/, /direction of text/],
    ['no part number', { mpn: undefined }, /mpn：没有填写/, /mpn: is missing/],
    ['a stock in words', { stock: 'many' }, /stock：须为数字/, /stock: must be a number/],
    ['half a piece', { stock: 1.5 }, /stock：须为整数/, /stock: must be a whole number/],
  ])('%s is no part, in the reader’s language', async (_, wrong, zh, en) => {
    const file = write('sense.jsonl', lines([resistor('SENSE-1', wrong)]));
    expect(await run(file, { language: 'zh' })).toMatchObject({ parts: 0, badLines: 1 });
    expect(said.join('\n')).toMatch(zh);
    await run(file, { language: 'en' });
    expect(said.join('\n')).toMatch(en);
    expect(await productIdOf('SENSE-1')).toBeUndefined();
  });

  it('include a file that is cut off: what came before is kept', async () => {
    const packed = gzipSync(
      lines(Array.from({ length: 3_000 }, (_, at) => resistor(`CUT-${at}-${Math.random()}`))),
    );
    const file = write('cut.jsonl.gz', packed.subarray(0, packed.length - 5_000));
    await expect(run(file)).rejects.toThrow('unexpected end of file');
    expect((await counts()).parts).toBeGreaterThan(1_000);
  });
});

describe('an import', () => {
  it('that was stopped goes on where it ended', async () => {
    const rows = Array.from({ length: 2_500 }, (_, at) => resistor(`GO-${at}`));
    const file = write('go.jsonl', lines(rows));
    utimesSync(file, 1_000, 1_000);
    const stop = new AbortController();
    const before = (await counts()).parts!;
    const first = takeCatalog({
      database: mall.mall.database,
      file,
      store: 'shop',
      say: () => {},
      stop: stop.signal,
    });
    while ((await counts()).parts! < before + 1_000) await new Promise((done) => setTimeout(done, 5));
    stop.abort();
    expect(await first).toMatchObject({ isComplete: false });
    const second = await run(file);
    expect(said[0]).toMatch(/Going on after line [12],\d+/);
    expect(second.lines).toBeLessThan(1_501);
    expect((await counts()).parts).toBe(before + 2_500);
    expect(await run(file)).toMatchObject({ lines: 2_500, badLines: 0 });
  });

  it('runs alone, and only into a store that exists', async () => {
    const file = write('alone.jsonl', lines([resistor('ALONE')]));
    const both = await Promise.allSettled([run(file), run(file)]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(run(file, { store: 'nowhere' })).rejects.toThrow(
      'There is no store nowhere. Stores: shop, other.',
    );
  });

  it('keeps the search index in step', async () => {
    const { rows } = await mall.mall.database.pool.query(
      `SELECT (SELECT count(*) FROM goods WHERE state = 'ON_SALE') AS listed, (SELECT count(*) FROM goods_index) AS indexed`,
    );
    expect(rows[0].indexed).toBe(rows[0].listed);
  });
});
