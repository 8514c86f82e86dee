// Which kind of part is meant, and what is said of it in words that mean something else of another: through HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import type { Work } from '#kit/db/work.ts';
import { aCategory, aProduct, type ProductWish } from '#mall/goods/server/goods.builders.ts';
import { parameter } from '#mall/part/server/part.tables.ts';
import { searchProtocol } from '../search.protocol.ts';
import { forgetSearchCache } from './search.ts';
import { readListings } from './search-memory.ts';

let mall: TestMall;

const list = (keyword: string) => mall.call(searchProtocol.goodsList, { keyword }, undefined, 'zh');
const PARAMETERS = [
  ['resolution', '分辨率', 'Resolution', 'bit'],
  ['flash', '程序存储', 'Flash memory', 'B'],
  ['ram', '内存', 'RAM', 'B'],
  ['dataRate', '数据速率', 'Data rate', 'bps'],
  ['varistorVoltage', '压敏电压', 'Varistor voltage', 'V'],
  ['inputVoltage', '输入电压', 'Input voltage', 'V'],
  ['outputVoltage', '输出电压', 'Output voltage', 'V'],
] as const;
const SOLD: readonly [kind: [zh: string, en: string, ...columns: string[]], ...parts: (ProductWish & { partNo: string })[]][] = [
  [['光耦', 'Optocouplers'], { partNo: 'PC817X', params: [{ key: 'outputType', text: '三极管', textEn: 'Transistor' }] }, { partNo: 'MOC3063M', params: [{ key: 'outputType', text: '可控硅', textEn: 'Triac' }] }],
  [['三极管', 'Bipolar Transistors'], { partNo: 'BD139' }],
  [['继电器', 'Relays'], { partNo: 'TQ2-5V' }],
  [['单片机', 'Microcontrollers', 'flash', 'ram'], { partNo: 'GX32F103C8T6', packageName: 'LQFP-48', params: [kilo('flash', 64), kilo('ram', 20)] }, { partNo: 'GX32F103CBT6', packageName: 'LQFP-48', params: [kilo('flash', 128), kilo('ram', 64)] }],
  [['SRAM 与 DRAM', 'SRAM & DRAM'], { partNo: 'W9825G6KH' }],
  [['数模转换器', 'Digital-to-Analog Converters', 'resolution'], { partNo: 'DAC7512N', params: [bits(12), one('channels', '1')] }, { partNo: 'MCP4922', params: [bits(12), one('channels', '2')] }, { partNo: 'DAC8563', params: [bits(16), one('channels', '2')] }],
  [['模数转换器', 'Analog-to-Digital Converters', 'resolution'], { partNo: 'MCP3208', params: [bits(12)] }],
  [['数字隔离器', 'Digital Isolators'], { partNo: 'ADUM1201' }],
  [['以太网芯片', 'Ethernet ICs', 'dataRate'], { partNo: 'DP83848', params: [{ key: 'dataRate', text: '100Mbps', n: 1e8, unit: 'bps' }] }, { partNo: 'RTL8211F', params: [{ key: 'dataRate', text: '1Gbps', n: 1e9, unit: 'bps' }] }],
  [['压敏电阻', 'Varistors', 'varistorVoltage'], { partNo: 'MOV-10D471K', params: [{ key: 'varistorVoltage', text: '470V', n: 470, unit: 'V' }] }, { partNo: 'MOV-10D201K', params: [{ key: 'varistorVoltage', text: '200V', n: 200, unit: 'V' }] }],
  [['排针', 'Pin Headers', 'positions'], { partNo: 'M20-998', params: [one('positions', '20P'), one('pitch', '2.54mm')] }],
  [['IDC 牛角座', 'IDC Connectors', 'positions'], { partNo: '3020-40', titleZh: '简牛 排针 2x20P', params: [one('positions', '40P')] }],
  [['直插铝电解电容', 'Radial Aluminium Electrolytics'], { partNo: 'UVR1E101MDD', packageName: 'D5xL11mm', titleZh: '铝电解电容 100uF 25V', titleEn: 'Electrolytic' }],
  [['绕线功率电感', 'Wound Power Inductors'], { partNo: 'SWPA4020S100MT', packageName: 'SMD,4.0x4.0mm' }, { partNo: 'SWPA6045S100MT', packageName: 'SMD,6.0x6.0mm' }],
  [['整流二极管', 'Rectifiers'], { partNo: 'GS1M' }, { partNo: 'M7' }],
  [['DC-DC 转换器', 'DC-DC Converters', 'outputVoltage', 'inputVoltage'], { partNo: 'TPS63020', titleEn: 'Buck-boost converter', params: [{ key: 'inputVoltage', text: '4~5.5V', lo: 4, hi: 5.5, unit: 'V' }] }],
]; // biome-ignore format: a table reads better in rows

function kilo(key: string, n: number) {
  return { key, text: `${n}KB`, n: n * 1_024, unit: 'B' };
}
function bits(n: number) {
  return { key: 'resolution', text: `${n}bit`, n, unit: 'bit' };
}
function one(key: string, text: string) {
  return { key, text };
}

beforeAll(async () => {
  mall = await openTestMall();
  await mall.work(async (work: Work) => {
    await work.tx.insert(parameter).values(
      PARAMETERS.map(([key, nameZh, nameEn, unit], sort) => ({
        key,
        nameZh,
        nameEn,
        unit,
        sort,
        kind: key === 'inputVoltage' ? ('range' as const) : ('number' as const),
        isFacet: true,
      })),
    );
    for (const [[nameZh, nameEn, ...columns], ...parts] of SOLD) {
      const top = await aCategory(work, { nameZh: `${nameZh}类`, nameEn: `All of ${nameEn}` });
      const middle = await aCategory(work, { nameZh: `${nameZh}组`, nameEn: `Some of ${nameEn}`, pid: top });
      const categoryId = await aCategory(work, { nameZh, nameEn, columns, pid: middle });
      for (const part of parts) await aProduct(work, { categoryId, ...part });
    }
  });
  forgetSearchCache();
  await mall.mall.workshop.reading('zh', readListings);
}, 60_000);
afterAll(() => mall.close());

test.each<[string, string[]]>([
  ['DAC 12位', ['DAC7512N', 'MCP4922']],
  ['12 位 数模转换器', ['DAC7512N', 'MCP4922']],
  ['ADC 12位', ['MCP3208']],
  ['DAC 12位 双路', ['MCP4922']],
  ['DAC 16位 双路', ['DAC8563']],
  ['光耦 三极管输出', ['PC817X']],
  ['光耦 晶体管 输出', ['PC817X']],
  ['光耦 三极管', ['PC817X']],
  ['光耦 可控硅输出', ['MOC3063M']],
  ['光耦 继电器 输出', ['MOC3063M', 'PC817X']],
  ['三极管', ['BD139']],
  ['单片机 RAM 20KB', ['GX32F103C8T6']],
  ['MCU 20KB RAM', ['GX32F103C8T6']],
  ['MCU 64KB flash 20KB RAM LQFP-48', ['GX32F103C8T6']],
  ['RAM', ['W9825G6KH']],
  ['磁耦隔离', ['ADUM1201']],
  ['ethernet PHY 100M', ['DP83848']],
  ['100M 以太网', ['DP83848']],
  ['百兆', ['DP83848']],
  ['千兆 PHY', ['RTL8211F']],
  ['压敏电阻 471', ['MOV-10D471K']],
  ['100uF 25V 5x11mm', ['UVR1E101MDD']],
  ['5x11mm', ['UVR1E101MDD']],
  ['5*11', ['UVR1E101MDD']],
  ['电感 4x4mm', ['SWPA4020S100MT']],
  ['buck-boost 3.3V', ['TPS63020']],
])('%s', async (keyword, partNos) => {
  expect((await list(keyword)).list.map(({ partNo }) => partNo).sort()).toEqual(partNos);
});

test.each(['排针 1x40', '排针 2.54 40P', '排针 40针'])(
  '%s: what no header has is said, and no other kind shown',
  async (keyword) => {
    const reply = await list(keyword);
    expect(reply.list.map(({ partNo }) => partNo)).toEqual(['M20-998']);
    expect(reply.understood.chips.map(({ kind, label }) => `${kind} ${label}`)).toContain(
      'ignored 暂无符合“40P”的商品，未按此筛选',
    );
  },
);

test('the shortest part number stands before what only bears its marking', async () => {
  expect((await list('M7')).list[0]?.partNo).toBe('M7');
});
