// What a value means beside a kind of part, through HTTP: ratings of transistors, outputs of converters.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { aCategory, aProduct } from '#mall/goods/server/goods.builders.ts';
import { parameter } from '#mall/part/server/part.tables.ts';
import { searchProtocol } from '../../search.protocol.ts';
import { forgetSearchCache } from '../search.ts';

let mall: TestMall;

beforeAll(async () => {
  mall = await openTestMall();
  await mall.work(async (work) => {
    const facet = { kind: 'number', isFacet: true, sort: 1 } as const;
    await work.tx.insert(parameter).values([
      { key: 'drainVoltage', nameZh: '漏源电压', nameEn: 'Drain voltage', unit: 'V', ...facet },
      { key: 'drainCurrent', nameZh: '漏极电流', nameEn: 'Drain current', unit: 'A', ...facet },
      { key: 'outputVoltage', nameZh: '输出电压', nameEn: 'Output voltage', unit: 'V', ...facet },
      { key: 'outputCurrent', nameZh: '输出电流', nameEn: 'Output current', unit: 'A', ...facet },
      {
        key: 'inputVoltage',
        nameZh: '输入电压',
        nameEn: 'Input voltage',
        unit: 'V',
        ...facet,
        kind: 'range',
      },
    ]);
    const top = await aCategory(work, { nameZh: '半导体', nameEn: 'Semiconductors' });
    const pid = await aCategory(work, { nameZh: '功率器件', nameEn: 'Power', pid: top });
    const fets = await aCategory(work, {
      nameZh: 'N 沟道 MOS 管',
      nameEn: 'N-Channel MOSFETs',
      pid,
      columns: ['drainVoltage', 'drainCurrent'],
    });
    const converters = await aCategory(work, {
      nameZh: 'DC-DC 转换器',
      nameEn: 'DC-DC Converters',
      pid,
      columns: ['inputVoltage', 'outputVoltage', 'outputCurrent'],
    });
    const volts = { key: 'drainVoltage', text: '30V', n: 30, unit: 'V' };
    for (const n of [2, 5, 8]) {
      const params = [volts, { key: 'drainCurrent', text: `${n}A`, n, unit: 'A' }];
      await aProduct(work, { partNo: `FET-${n}A`, categoryId: fets, packageName: 'SOT-23', params });
    }
    const takes = { key: 'inputVoltage', text: '2~24V', lo: 2, hi: 24, unit: 'V' };
    const gives = { key: 'outputCurrent', text: '2A', n: 2, unit: 'A' };
    const params = [takes, gives];
    const titleZh = '升压 DC-DC 转换器';
    await aProduct(work, { partNo: 'UP-ANY', categoryId: converters, titleZh, params });
    const out = { key: 'outputVoltage', text: '5V', n: 5, unit: 'V' };
    await aProduct(work, { partNo: 'UP-FIVE', categoryId: converters, titleZh, params: [...params, out] });
    await work.tx.insert(parameter).values([
      {
        key: 'betaValue',
        nameZh: 'B 值',
        nameEn: 'B constant',
        unit: 'K',
        kind: 'number',
        isFacet: false,
        sort: 1,
      },
    ]);
    const thermistors = await aCategory(work, { nameZh: 'NTC 热敏电阻', nameEn: 'NTC Thermistors', pid });
    for (const n of [3435, 3950]) {
      const beta = { key: 'betaValue', text: `${n}K`, n, unit: 'K' };
      await aProduct(work, { partNo: `NTC-${n}`, categoryId: thermistors, params: [beta] });
    }
  });
  forgetSearchCache();
}, 60_000);
afterAll(() => mall.close());

const list = async (keyword: string) => {
  const { list: rows, understood } = await mall.call(searchProtocol.goodsList, { keyword });
  return {
    partNos: rows.map(({ partNo }) => partNo).sort(),
    chips: understood.chips.map(({ label }) => label),
  };
};

test('a current asked of a MOSFET is the least that it must bear, also where one has just that', async () => {
  for (const keyword of ['N沟道 MOS 30V 5A SOT-23', 'MOSFET 30V 5A']) {
    const { partNos, chips } = await list(keyword);
    expect(partNos, keyword).toEqual(['FET-5A', 'FET-8A']);
    expect(chips, keyword).toContain('漏极电流 ≥ 5A');
  }
  expect((await list('MOSFET 5A以下')).partNos).toEqual(['FET-2A', 'FET-5A']);
});

test('an output voltage that a catalogue does not state is not told as met', async () => {
  const { partNos, chips } = await list('升压 3.7V 转 12V 2A');
  expect(partNos).toEqual(['UP-ANY']);
  expect(chips).toContain('输出 12V，或可调、未标明（请核对）');
  expect((await list('升压 3.7V 转 5V 2A')).partNos).toEqual(['UP-ANY', 'UP-FIVE']);
});

test('3950 beside a thermistor asks for a B constant', async () => {
  const found = await mall.call(searchProtocol.goodsList, { keyword: 'NTC 热敏电阻 3950' });
  expect(found.list.map(({ partNo }) => partNo)).toEqual(['NTC-3950']);
});
