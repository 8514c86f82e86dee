// The directory of what the institute can do, as somebody looks for a test, an object or a standard in it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { after, days } from '#kit/time/duration.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { capabilityList } from '../ability-list.ts';
import { aLaboratory } from './ability.builders.ts';

let mall: TestMall;
let partId: number;

beforeAll(async () => {
  mall = await openTestMall();
  await mall.work(async (work) => {
    const product = await aProduct(work);
    partId = product.partId;
    const [own] = await work.query<{ categoryId: number }>(
      'SELECT category_id AS "categoryId" FROM part WHERE part_id = $1',
      [partId],
    );
    const now = work.now;
    await aLaboratory(work, [
      {
        capNo: 'A1',
        standard: 'GB/T 2423.1-2008',
        clause: '试验A',
        also: ['IEC 60068-2-1'],
        replaces: ['GB/T 2423.1-2001'],
      },
      {
        capNo: 'A2',
        standard: 'GB/T 2423.10-2019',
        item: { zh: '正弦振动', en: 'Vibration, sinusoidal' },
        also: ['IEC 60068-2-6'],
      },
      {
        capNo: 'A3',
        standard: 'GB/T 2423.5-2019',
        item: { zh: '冲击', en: 'Shock' },
        replaces: ['GB/T 2423.6-1995'],
        marks: [
          { mark: 'CNAS', from: after(now, -days(400)), to: after(now, -days(1)) },
          { mark: 'CMA', from: after(now, -days(10)), to: after(now, days(30)) },
        ],
      },
      {
        capNo: 'A4',
        standard: 'GJB 548B-2005',
        clause: '方法1010',
        also: ['MIL-STD-883 1010'],
        item: { zh: '温度循环', en: 'Temperature cycling' },
        object: { zh: '集成电路', en: 'Integrated circuit' },
        field: 'screen',
        categoryIds: [own!.categoryId],
      },
      {
        capNo: 'A5',
        standard: 'GJB 548B-2005',
        clause: '方法2009',
        item: { zh: '外部目检', en: 'External visual' },
      },
      { capNo: 'A6', standard: 'GJB 4027A-2006', item: { zh: 'X 射线检查', en: 'X-ray inspection' } },
      {
        capNo: 'C1',
        standard: 'JJG 1-1999',
        kind: 'CALIBRATION',
        field: 'cal-length',
        item: { zh: '校准', en: 'Calibration' },
        object: { zh: '钢直尺', en: 'Steel ruler' },
        site: 'S2',
        unit: '把',
      },
    ]);
  });
});
afterAll(() => mall.close());

const find = (input: Record<string, unknown>, language: 'zh' | 'en' = 'zh') =>
  mall.call(capabilityList.list, input as never, undefined, language);
const numbers = async (input: Record<string, unknown>) => (await find(input)).list.map(({ capNo }) => capNo);

describe('by the number of a standard, in any writing', () => {
  it.each([
    ['gbt2423.1-2008', ['A1']],
    ['GB/T 2423.1', ['A1']],
    ['GB 2423.10', ['A2']],
    ['iec60068-2-1', ['A1']],
    ['IEC 60068-2-6', ['A2']],
    ['GJB548B 1010', ['A4']],
    ['gjb548', ['A4', 'A5']],
    ['MIL-STD-883', ['A4']],
    ['MIL STD 883 1010', ['A4']],
    ['GB/T 2423', ['A1', 'A2', 'A3']],
    ['2423.5', ['A3']],
    ['GB/T2423.1—2008', ['A1']],
    ['GB/T 2423.1–2008', ['A1']],
    ['2423.1-2001', ['A1']],
    ['EN 60068-2-1', ['A1']],
    ['GB/T 9999', []],
  ])('%s', async (typed, found) => {
    expect(await numbers({ standardNo: typed })).toEqual(found);
    expect(await numbers({ keyword: typed })).toEqual(found);
  });

  it('says what took the place of an edition, or of a standard, and shows that', async () => {
    const older = await find({ keyword: 'GB/T 2423.1-2001' });
    expect(older.list.map(({ capNo }) => capNo)).toEqual(['A1']);
    expect(older.replaced).toEqual([{ number: 'GB/T 2423.1-2001', replacedBy: 'GB/T 2423.1-2008' }]);
    const gone = await find({ standardNo: 'gbt2423.6' });
    expect(gone.list.map(({ capNo }) => capNo)).toEqual(['A3']);
    expect(gone.replaced).toEqual([{ number: 'GB/T 2423.6-1995', replacedBy: 'GB/T 2423.5-2019' }]);
    expect((await find({ keyword: 'GB/T 2423.1-2008' })).replaced).toEqual([]);
  });
});

it('by words in both languages, all of them, and with a number', async () => {
  expect(await numbers({ keyword: '温度循环 集成电路' })).toEqual(['A4']);
  expect(await numbers({ keyword: 'steel ruler' })).toEqual(['C1']);
  expect(await numbers({ keyword: '正弦振动试验' })).toEqual(['A2']);
  expect(await numbers({ keyword: 'X射线' })).toEqual(['A6']);
  expect(await numbers({ keyword: 'CMA 冲击' })).toEqual(['A3']);
  expect(await numbers({ keyword: 'CNAS 冲击' })).toEqual([]);
  expect(await numbers({ keyword: 'GJB 548B 目检' })).toEqual(['A5']);
  expect(await numbers({ keyword: '100%_不存在' })).toEqual([]);
});

it('narrows by kind, field, mark and site, and counts the kinds', async () => {
  expect(await numbers({ kind: 'CALIBRATION' })).toEqual(['C1']);
  expect(await numbers({ field: 'screen' })).toEqual(['A4']);
  const { sites, counts } = await find({});
  expect(sites.map(({ name }) => name)).toEqual(['广州', '苏州']);
  expect(counts).toEqual({ TEST: 6, CALIBRATION: 1 });
  expect(await numbers({ f_site: String(sites[1]!.siteId) })).toEqual(['C1']);
});

it('a mark stands only while it is valid', async () => {
  const [shock] = (await find({ keyword: 'GB/T 2423.5' })).list;
  expect(shock!.marks.map(({ mark }) => mark)).toEqual(['CMA']);
  expect(await numbers({ mark: 'CMA' })).toEqual(['A3']);
  expect(await numbers({ mark: 'CNAS' })).not.toContain('A3');
});

it('for a part: what is for its category', async () => {
  const own = await find({ partId });
  expect(own.list.map(({ capNo }) => capNo)).toContain('A4');
  expect(own.list.map(({ capNo }) => capNo)).not.toContain('C1');
  expect(own.partNo).not.toBe('');
  expect((await find({ partId: 999_999_999 })).list).toEqual([]);
});

it('is read in English, with price, unit and method', async () => {
  const [cold] = (await find({ standardNo: 'GB/T 2423.1' }, 'en')).list;
  expect(cold).toMatchObject({
    item: 'Cold',
    object: 'Electronic product',
    standard: 'GB/T 2423.1-2008',
    clause: 'Test A',
    unit: 'hour',
    unitPrice: '60.000000',
    minCharge: '500.00',
    site: 'Guangzhou',
    also: ['IEC 60068-2-1'],
  });
});
