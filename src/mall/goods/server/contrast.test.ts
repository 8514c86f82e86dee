// Comparing goods and product families through HTTP: order kept, equal values one, codes read and built.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { unitPrice } from '#kit/money/money.ts';
import { speak } from '#kit/words/speak.ts';
import { facts } from '#mall/part/families/fact.ts';
import { parameter } from '#mall/part/server/part.tables.ts';
import { contrastProtocol } from '../contrast.protocol.ts';
import { goodsProtocol } from '../goods.protocol.ts';
import { contrastRows } from '../parts/contrast-rows.ts';
import { contrastSheet } from '../parts/contrast-sheet.ts';
import { contrastWords } from '../parts/contrast-words.ts';
import { seriesProtocol } from '../series.protocol.ts';
import { aCategory, aProduct, type BuiltProduct, type ProductWish } from './goods.builders.ts';

let mall: TestMall;
let capacitors: number;
let one: BuiltProduct;
let other: BuiltProduct;
let far: BuiltProduct;
const brandName = 'Murata';
const grm: Record<string, BuiltProduct> = {};

const made = (wish: ProductWish): Promise<BuiltProduct> => mall.work((work) => aProduct(work, wish));

beforeAll(async () => {
  mall = await openTestMall();
  await mall.work((work) =>
    work.tx.insert(parameter).values([
      { key: 'voltage', nameZh: '额定电压', nameEn: 'Rated voltage', unit: 'V', kind: 'number', sort: 2 },
      { key: 'capacitance', nameZh: '容值', nameEn: 'Capacitance', unit: 'F', kind: 'number', sort: 1 },
    ]),
  );
  capacitors = await mall.work((work) =>
    aCategory(work, { nameZh: '贴片电容', nameEn: 'Chip capacitors', columns: ['capacitance', 'voltage'] }),
  );
  one = await made({
    categoryId: capacitors,
    params: facts({ note: 'AEC-Q200', voltage: '50V', capacitance: '0.1uF' }),
  });
  other = await made({ categoryId: capacitors, params: facts({ capacitance: '100nF', voltage: '16V' }) });
  far = await made({ params: facts({ voltage: '16V' }), state: 'OFF' });
  const numbers = { GRM155R71H103KA88D: '10nF', GRM155R71H222KA01D: '2.2nF', GRM155R71H102KA01D: '1nF' };
  for (const [partNo, capacitance] of Object.entries(numbers)) {
    grm[partNo] = await made({
      brandName,
      partNo,
      categoryId: capacitors,
      packageName: '0402',
      params: facts({ capacitance, voltage: '50V' }),
      priceTiers: [{ minNum: 1, unitPrice: unitPrice(partNo.length * 1_000) }],
    });
  }
  await mall.work((work) => work.query(`UPDATE part SET series = 'GRM' WHERE part_no LIKE 'GRM155%'`));
});
afterAll(() => mall.close());

describe('a comparison', () => {
  const compare = (productIds: string, language: 'zh' | 'en' = 'zh') =>
    mall.call(contrastProtocol.contrast, { productIds }, undefined, language);

  it('keeps the order asked for, puts columns of the category first and prints equal values alike', async () => {
    const reply = await compare(`${other.productId},${one.productId}`);
    expect(reply.goods.map(({ productId }) => productId)).toEqual([other.productId, one.productId]);
    expect(reply.rows.map(({ key, isDifferent }) => [key, isDifferent])).toEqual([
      ['capacitance', false],
      ['voltage', true],
      ['note', true],
    ]);
    expect(reply.rows[0]).toMatchObject({
      name: '容值',
      cells: [
        { text: '100nF', said: null },
        { text: '100nF', said: '0.1uF' },
      ],
    });
    expect(reply.rows[2]!.cells[0]).toBeNull();
    expect(reply).toMatchObject({ isMixed: false, missingIds: [] });
    expect((await compare(`${one.productId}`, 'en')).rows[0]!.name).toBe('Capacitance');
  });

  it('compares goods off sale and of another category with a warning, and names what is gone', async () => {
    const reply = await compare(`${one.productId},${far.productId},999999,999999`);
    expect(reply.isMixed).toBe(true);
    expect(reply.missingIds).toEqual([999_999]);
    expect(reply.goods[1]).toMatchObject({ isOnSale: false });
  });

  it('takes five at most, and nothing from nonsense', async () => {
    const six = [one, other, far, ...Object.values(grm)].map(({ productId }) => productId);
    expect((await compare(six.join(','))).goods).toHaveLength(5);
    expect((await compare('x,-1,')).goods).toEqual([]);
    expect((await mall.ask(contrastProtocol.contrast, {})).state).not.toBe(State.done);
  });

  it('is priced at the quantity and exported with every row', async () => {
    const reply = await compare(`${one.productId},${far.productId}`, 'en');
    const rows = contrastRows(reply, 100, 'en');
    const textsOf = (key: string) => rows.find((row) => row.key === key)?.cells.map((cell) => cell?.text);
    expect(textsOf('unitPrice')).toEqual(['¥1.20', undefined]);
    expect(textsOf('amount')).toEqual(['¥120.00', undefined]);
    expect(rows.find(({ key }) => key === 'unitPrice')?.cells[0]?.note).toBe('¥1.00 from 1,000');
    const { goods } = reply;
    const sheet = contrastSheet({ goods, rows, address: '/x', at: 'now' }, speak(contrastWords, 'en'));
    const lines = Object.fromEntries(sheet.rows.map(([label, ...cells]) => [label, cells]));
    expect(lines).toMatchObject({
      Property: ['', goods[0]!.partNo, goods[1]!.partNo],
      'Unit price at 100 (tax incl.), CNY': ['differs', 1.2, '—'],
      'Subtotal, CNY': ['differs', 120, '—'],
      'Rated voltage': ['differs', '50V', '16V'],
      Address: ['', '/x'],
    });
    expect(sheet.rows).toHaveLength(rows.length + 3);
  });

  it('shows what is known of compliance, and no row of what nobody knows', async () => {
    await mall.work((work) =>
      work.query(`UPDATE part SET compliance = '{"rohs":"compliant","origin":"MY"}' WHERE part_id = $1`, [
        one.partId,
      ]),
    );
    const reply = await compare(`${one.productId},${other.productId}`);
    expect(reply.goods[0]!.compliance).toMatchObject({
      rohs: 'compliant',
      msl: null,
      originName: '马来西亚',
    });
    const rows = contrastRows(reply, null, 'zh').filter(({ key }) => /^(rohs|msl|hsCode|origin)$/.test(key));
    expect(rows.map(({ label, cells }) => [label, ...cells.map((cell) => cell?.text ?? null)])).toEqual([
      ['RoHS', '符合', null],
      ['原产地', '马来西亚', null],
    ]);
  });
});

describe('a series', () => {
  const series = (input: object = {}) =>
    mall.call(seriesProtocol.series, {
      brandId: grm.GRM155R71H102KA01D!.brandId,
      series: 'GRM',
      ...input,
    });

  it('shows what its parts share, and all of them sorted by any column', async () => {
    const reply = await series();
    expect(reply).toMatchObject({
      brandName: 'Murata',
      packages: ['0402'],
      shared: [{ key: 'voltage', text: '50V' }],
      columns: [{ key: 'capacitance', name: '容值' }],
      pagination: { total: 3 },
    });
    const order = async (sort: string) => (await series({ sort })).list.map(({ params }) => params[0]?.text);
    expect(await order('capacitance')).toEqual(['1nF', '2.2nF', '10nF']);
    expect(await order('-capacitance')).toEqual(['10nF', '2.2nF', '1nF']);
    expect(await order('partNo; DROP TABLE part')).toHaveLength(3);
    expect((await series({ pageSize: 2, current: 2 })).list).toHaveLength(1);
    expect(reply.list[0]!.offer).toMatchObject({ productStock: 10_000, hasSample: false });
  });

  it('explains its order code with the values that the mall has', async () => {
    const family = (await series()).families.find(({ code }) => code === 'murata-grm-class2')!;
    const codes = family.segments.find(({ key }) => key === 'capacitance')!.options;
    expect(codes.map(({ meaning }) => meaning)).toEqual(['1nF', '2.2nF', '10nF']);
    expect(family.segments[0]).toMatchObject({ fixed: 'GRM' });
  });

  it('reads a code and says whether the part is here', async () => {
    const place = { brandId: grm.GRM155R71H102KA01D!.brandId, series: 'GRM' };
    const read = (input: object) => mall.call(seriesProtocol.orderCode, { ...place, ...input });
    const known = await read({ partNo: ' grm155r71h102ka01d ' });
    expect(known).toMatchObject({
      state: 'built',
      partNo: 'GRM155R71H102KA01D',
      part: { productId: grm.GRM155R71H102KA01D!.productId },
    });
    expect(known.segments.map(({ meaning }) => meaning)).toContain('1nF');
    const choice = JSON.stringify({ ...known.choice, capacitance: '472' });
    expect(await read({ familyCode: known.familyCode, choice })).toMatchObject({
      state: 'built',
      partNo: 'GRM155R71H472KA01D',
      part: null,
    });
    expect(await read({ partNo: 'NONSENSE' })).toMatchObject({ state: 'unknown', part: null });
    expect(await read({ familyCode: known.familyCode, choice: '{"size":"155"}' })).toMatchObject({
      state: 'unknown',
    });
    expect(await read({ familyCode: 'constructor', choice: '{"__proto__":"x"}' })).toMatchObject({
      state: 'unknown',
    });
  });

  it('refuses what is no series', async () => {
    for (const wrong of [{ series: 'NONE' }, { brandId: 987_654 }]) {
      const reply = await mall.ask(seriesProtocol.series, { brandId: one.brandId, series: 'GRM', ...wrong });
      expect(reply.state).toBe(State.notFound);
    }
    expect(
      (await mall.ask(seriesProtocol.orderCode, { brandId: 987_654, series: 'GRM', partNo: 'X' })).state,
    ).toBe(State.notFound);
  });
});

it('opens goods by their own number, which is another than that of their product', async () => {
  const other = await made({});
  expect(other.goodsId).toBeGreaterThan(0);
  const shown = await mall.call(goodsProtocol.details, { goodsId: other.goodsId });
  expect(shown).toMatchObject({ goodsId: other.goodsId, productId: other.productId });
  expect((await mall.ask(goodsProtocol.details, { goodsId: 999_999_999 })).state).toBe(State.notFound);
  expect((await mall.ask(goodsProtocol.details, {})).state).toBe(State.notFound);
});
