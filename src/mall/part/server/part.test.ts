// The part room through HTTP: the category tree and the brands, and how a catalogue enters.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { normalPartNo } from '../normal-part-no.ts';
import { partProtocol } from '../part.protocol.ts';
import { brandIds, brandLetter, takeBrands } from './take-brands.ts';
import { categoryIds, takeCategories } from './take-categories.ts';
import { takeParts } from './take-parts.ts';

let mall: TestMall;
let ids: Map<string, number>;

const category = (code: string, parent: string | null, sort = 0) => ({
  code,
  parent,
  nameZh: `中 ${code}`,
  nameEn: `en ${code}`,
  sort,
});
const aPart = (partNo: string, titleZh = partNo) => ({
  brand: '',
  partNo,
  categoryCode: '',
  titleZh,
  titleEn: partNo,
  lifecycle: 'active' as const,
  params: [],
});

beforeAll(async () => {
  mall = await openTestMall();
  ids = await mall.work(async (work) => {
    await takeCategories(work, [
      category('chip', 'fixed', 2),
      category('film', 'fixed', 1),
      category('fixed', 'resistors'),
      category('resistors', null, 2),
      category('capacitors', null, 1),
      category('orphan', 'nowhere'),
    ]);
    await takeBrands(work, [
      { name: '国巨(YAGEO)', nameZh: '国巨', country: 'TW', isDomestic: true },
      { name: 'Abracon' },
      { name: '3PEAK' },
      { name: 'Nobody' },
    ]);
    const categories = await categoryIds(work);
    const brands = await brandIds(work, ['国巨(YAGEO)', 'Abracon', '3PEAK']);
    const of = (brand: string, code: string, partNo: string) => ({
      brandId: brands.get(brand)!,
      categoryId: categories.get(code)!,
      part: aPart(partNo),
    });
    await takeParts(work, [
      of('国巨(YAGEO)', 'chip', 'RC-1'),
      of('国巨(YAGEO)', 'film', 'RT-1'),
      of('Abracon', 'capacitors', 'C-1'),
      of('3PEAK', 'capacitors', 'C-1'),
    ]);
    return categories;
  });
});
afterAll(() => mall.close());

describe('categories', () => {
  it('are a tree in the order of the catalogue, in the visitor’s language', async () => {
    const tree = await mall.call(partProtocol.categories, {});
    expect(tree.map((one) => [one.code, one.pid, one.grade])).toEqual([
      ['capacitors', 0, 1],
      ['resistors', 0, 1],
    ]);
    const [fixed] = tree[1]!.children;
    expect(fixed!.children.map((one) => one.categoryName)).toEqual(['中 film', '中 chip']);
    const en = await mall.call(
      partProtocol.categories,
      { categoryId: ids.get('resistors')!, grade: 1 },
      undefined,
      'en',
    );
    expect(en).toMatchObject([{ categoryName: 'en fixed', children: [] }]);
  });

  it('refuse what does not exist', async () => {
    for (const categoryId of [987_654, 2 ** 40]) {
      expect((await mall.ask(partProtocol.categories, { categoryId })).state).toBe(State.notFound);
    }
    for (const wrong of [{ categoryId: 'x' }, { grade: 4 }, { grade: 0 }, { categoryId: -1 }]) {
      expect((await mall.ask(partProtocol.categories, wrong)).state).toBe(State.refused);
    }
  });

  it('leave out what hangs on nothing, and stay when they come again', async () => {
    expect(ids.has('orphan')).toBe(false);
    await mall.work((work) => takeCategories(work, [{ ...category('chip', null), nameZh: '别名' }]));
    const tree = await mall.call(partProtocol.categories, { categoryId: ids.get('fixed')!, grade: 1 });
    expect(tree.map((one) => one.categoryName)).toEqual(['中 film', '中 chip']);
  });
});

describe('brands', () => {
  const names = async (input: object) =>
    (await mall.call(partProtocol.brands, input)).map((one) => one.brandName);

  it('stand from A to Z with their parts counted; those without parts are left out', async () => {
    const all = await mall.call(partProtocol.brands, {});
    expect(all.map((one) => [one.brandName, one.letter, one.partCount])).toEqual([
      ['Abracon', 'A', 1],
      ['国巨(YAGEO)', 'Y', 2],
      ['3PEAK', '#', 1],
    ]);
    expect(all[1]).toMatchObject({ country: 'TW', isDomestic: true });
  });

  it('are found by letter, by either name, and by category with those below it', async () => {
    expect(await names({ letter: 'y' })).toEqual(['国巨(YAGEO)']);
    expect(await names({ letter: '#' })).toEqual(['3PEAK']);
    expect(await names({ keyword: 'yage' })).toEqual(['国巨(YAGEO)']);
    expect(await names({ keyword: '%' })).toEqual([]);
    expect(await names({ categoryId: ids.get('resistors') })).toEqual(['国巨(YAGEO)']);
    expect(await names({ categoryId: 2 ** 40 })).toEqual([]);
  });

  it('have a letter of the Latin alphabet or none', () => {
    expect(['厚声(UNI-ROYAL)', 'Würth', 'Økonom', '3M', '国巨', 'é-tech'].map(brandLetter)).toEqual([
      'U',
      'W',
      'K',
      '#',
      '#',
      'E',
    ]);
  });
});

describe('parts', () => {
  it('are one per brand and part number, and follow what has changed', async () => {
    const [brandId] = (await mall.work((work) => brandIds(work, ['Abracon']))).values();
    const take = (titleZh: string) =>
      mall.work((work) =>
        takeParts(work, [
          { brandId: brandId!, categoryId: ids.get('capacitors')!, part: aPart('NEW-1') },
          { brandId: brandId!, categoryId: ids.get('capacitors')!, part: aPart('C-1', titleZh) },
        ]),
      );
    const first = await take('一');
    expect(await take('一')).toEqual(first);
    expect(await take('二')).toEqual(first);
    const [row] = await mall.work((work) =>
      work.query('SELECT title_zh FROM part WHERE part_id = $1', [first[1]]),
    );
    expect(row).toEqual({ title_zh: '二' });
  });

  it('compare by letters and digits alone', () => {
    expect(normalPartNo(' rc0402fr-07 10kl ')).toBe('RC0402FR0710KL');
    expect(normalPartNo('ＡＢ－1/2(µ)')).toBe('AB12Μ');
    expect(normalPartNo('—')).toBe('');
  });
});
