// Lines that say something else than the part that has their number, and lines that used to say too little: through HTTP.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { aProduct, type ProductWish } from '#mall/goods/server/goods.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { bomProtocol as bom } from '../../bom.protocol.ts';

let mall: TestMall;
let buyer: Person;

beforeAll(async () => {
  mall = await openTestMall();
  buyer = await aLogin(mall);
  const wishes: ProductWish[] = [
    { partNo: 'GX7905CV', brandName: 'Galaxis', packageName: 'TO-220' },
    { partNo: 'M7', brandName: 'Alpha Diodes', packageName: 'SMA' },
    { partNo: 'M7', brandName: 'Beta Semiconductor', packageName: 'SMA' },
    { partNo: 'MX 1,5/ 6-ST-3,81', brandName: 'Fenix', packageName: 'P=3.81mm' },
    {
      partNo: 'GX155R71C104KA88',
      brandName: 'Galaxis',
      packageName: '0402',
      params: [{ key: 'capacitance', text: '100nF', n: 1e-7, unit: 'F' }],
    },
  ];
  for (const wish of wishes) await mall.work((work) => aProduct(work, wish));
});
afterAll(() => mall.close());

async function matched(rows: string[]) {
  const text = ['Designator\tMPN\tValue\tFootprint\tQty', ...rows].join('\n');
  const { bomId } = await mall.call(bom.create, { text }, buyer);
  return (await mall.call(bom.lines, { bomId }, buyer, 'en')).list;
}

it('another package or value than that of the number asks; another spelling does not', async () => {
  const lines = await matched([
    'U1\tGX7905CV\t\tTO-263\t1',
    'U2\tGX7905CV\t\tPackage_TO_SOT_THT:TO-220-3_Vertical\t1',
    'C1\tGX155R71C104KA88\t100nF\tC_0603_1608Metric\t1',
    'C2\tGX155R71C104KA88\t10uF\tC_0402_1005Metric\t1',
    'C3\tGX155R71C104KA88\t0.1uF\tC_0402_1005Metric\t1',
  ]);
  expect(lines.map(({ status }) => status)).toEqual([
    'toConfirm',
    'matched',
    'toConfirm',
    'toConfirm',
    'matched',
  ]);
  expect(lines[0]?.reason).toContain('another package: the BOM says TO-263, this one is TO-220');
  expect(lines[3]?.reason).toContain('another value: the BOM says 10uF, this one is 100nF');
});

it('the shortest numbers and those with blanks are found', async () => {
  const [short, value, spaced] = await matched([
    'D1\tM7\t\tSMA\t1',
    'D2\t\tM7\tSMA\t1',
    'J1\t\tMX 1,5/ 6-ST-3,81\t\t1',
  ]);
  expect(short?.candidates.map(({ partNo }) => partNo)).toEqual(['M7', 'M7']);
  expect(value?.candidates).toHaveLength(2);
  expect(spaced).toMatchObject({ status: 'matched', part: { partNo: 'MX 1,5/ 6-ST-3,81' } });
});
