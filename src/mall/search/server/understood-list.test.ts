// A list that understands, through HTTP: chips and their corrections, ranges and flags, what to relax, near part numbers, own codes.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import {
  aBrand,
  aCategory,
  aProduct,
  type BuiltProduct,
  type ProductWish,
} from '#mall/goods/server/goods.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { aMatCode } from '#mall/mat-code/server/mat-code.builders.ts';
import { parameter } from '#mall/part/server/part.tables.ts';
import { type GoodsListReply, searchProtocol } from '../search.protocol.ts';
import { forgetSearchCache } from './search.ts';

type Query = CallOf<typeof searchProtocol.goodsList>;

let mall: TestMall;
let company: Awaited<ReturnType<typeof aMainAccount>>;
let reader: Person;
let stranger: Person;
let ldos: number;
const made: Record<string, BuiltProduct> = {};

const list = (query: Query = {}, person?: { token: string }, language: 'zh' | 'en' = 'zh') =>
  mall.call(searchProtocol.goodsList, query, person, language);
const partNos = (reply: GoodsListReply) => reply.list.map((card) => card.partNo).sort();
const found = async (query: Query) => partNos(await list(query));
const chips = (reply: GoodsListReply) => reply.understood.chips.map(({ kind, label }) => `${kind} ${label}`);

const volts = (key: string, n: number) => ({ key, text: `${n}V`, n, unit: 'V' });
const input = (lo: number, hi: number) => ({ key: 'inputVoltage', text: `${lo}~${hi}V`, lo, hi, unit: 'V' });
const amps = (n: number) => ({ key: 'outputCurrent', text: `${n * 1_000}mA`, n, unit: 'A' });

beforeAll(async () => {
  mall = await openTestMall();
  company = await aMainAccount(mall);
  reader = await aLoggedInEmployee(mall, {
    enterpriseId: company.enterpriseId,
    roles: [],
    permissions: ['mat.read'],
  });
  stranger = await aLogin(mall);
  await mall.work(async (work) => {
    const facet = { isFacet: true, sort: 1 } as const;
    await work.tx.insert(parameter).values([
      {
        key: 'outputVoltage',
        nameZh: '输出电压',
        nameEn: 'Output voltage',
        unit: 'V',
        kind: 'number',
        ...facet,
      },
      {
        key: 'outputCurrent',
        nameZh: '输出电流',
        nameEn: 'Output current',
        unit: 'A',
        kind: 'number',
        ...facet,
      },
      {
        key: 'inputVoltage',
        nameZh: '输入电压',
        nameEn: 'Input voltage',
        unit: 'V',
        kind: 'range',
        ...facet,
      },
      { key: 'voltage', nameZh: '额定电压', nameEn: 'Rated voltage', unit: 'V', kind: 'number', ...facet },
      { key: 'capacitance', nameZh: '容值', nameEn: 'Capacitance', unit: 'F', kind: 'number', ...facet },
      { key: 'flash', nameZh: '程序存储', nameEn: 'Flash memory', unit: 'B', kind: 'number', ...facet },
      { key: 'ram', nameZh: 'RAM', nameEn: 'RAM', unit: 'B', kind: 'number', ...facet },
    ]);
    ldos = await aCategory(work, {
      nameZh: 'LDO 稳压器',
      nameEn: 'LDO Regulators',
      columns: ['outputVoltage', 'outputCurrent', 'inputVoltage'],
    });
    const mlccs = await aCategory(work, {
      nameZh: '贴片电容 MLCC',
      nameEn: 'Multilayer Chip Capacitors',
      columns: ['capacitance', 'voltage'],
    });
    for (const name of ['圣邦(SGMICRO)', 'TI', 'Murata']) await aBrand(work, name);
    await work.query(`UPDATE brand SET is_domestic = true WHERE name LIKE '圣邦%'`);
    const sell = async (wish: ProductWish & { partNo: string }) => {
      made[wish.partNo] = await aProduct(work, wish);
    };
    const ldo = { categoryId: ldos, titleZh: '低压差线性稳压器', titleEn: 'Low-dropout regulator' };
    await sell({
      ...ldo,
      partNo: 'SGM2019-3.3YN5G/TR',
      brandName: '圣邦(SGMICRO)',
      packageName: 'SOT-23-5',
      params: [volts('outputVoltage', 3.3), amps(0.3), input(2.5, 5.5)],
    });
    await sell({
      ...ldo,
      partNo: 'TLV70033DDCR',
      brandName: 'TI',
      packageName: 'SOT-23-5',
      params: [volts('outputVoltage', 3.3), amps(0.2), input(2, 5.5)],
    });
    await sell({
      ...ldo,
      partNo: 'TPS7A1633DGNR',
      brandName: 'TI',
      packageName: 'MSOP-8',
      params: [volts('outputVoltage', 3.3), amps(0.1), input(3, 60)],
      stock: 0,
    });
    await sell({
      ...ldo,
      partNo: 'LP2985-50DBVR',
      brandName: 'TI',
      packageName: 'SOT-23-5',
      params: [volts('outputVoltage', 5), amps(0.15), input(2.2, 16)],
    });
    const cap = { categoryId: mlccs, brandName: 'Murata', titleZh: '贴片电容', titleEn: 'Chip capacitor' };
    const farads = (text: string, n: number) => ({ key: 'capacitance', text, n, unit: 'F' });
    await sell({
      ...cap,
      partNo: 'GRM155R71C104KA88D',
      packageName: '0402',
      params: [farads('100nF', 1e-7), volts('voltage', 16)],
    });
    await sell({
      ...cap,
      partNo: 'GRM188R71H104KA93D',
      packageName: '0603',
      params: [farads('100nF', 1e-7), volts('voltage', 50)],
    });
    const mcus = await aCategory(work, { nameZh: '单片机', nameEn: 'MCU', columns: ['flash', 'ram'] });
    const bytes = (key: string, kilo: number) => ({ key, text: `${kilo}KB`, n: kilo * 1_024, unit: 'B' });
    for (const [partNo, flash, ram] of [
      ['STM32F401CCU6', 256, 64],
      ['STM32F103C8T6', 64, 20],
    ] as const) {
      const params = [bytes('flash', flash), bytes('ram', ram)];
      await sell({ categoryId: mcus, brandName: 'ST', packageName: 'LQFP-48', partNo, params });
    }
    await aMatCode(work, company.enterpriseId, {
      matCode: 'R-100N',
      partId: made.GRM155R71C104KA88D!.partId,
    });
  });
  forgetSearchCache();
}, 60_000);
afterAll(() => mall.close());

describe('happy', () => {
  test.each<[string, string[]]>([
    ['LDO 3.3V', ['SGM2019-3.3YN5G/TR', 'TLV70033DDCR', 'TPS7A1633DGNR']],
    ['LDO 3.3V ≥200mA', ['SGM2019-3.3YN5G/TR', 'TLV70033DDCR']],
    ['LDO 输入12V', ['LP2985-50DBVR', 'TPS7A1633DGNR']],
    ['ldo vin 12V 3.3V', ['TPS7A1633DGNR']],
    ['LDO 12V', ['LP2985-50DBVR', 'TPS7A1633DGNR']],
    ['LDO 国产', ['SGM2019-3.3YN5G/TR']],
    ['LDO 3.3V 现货', ['SGM2019-3.3YN5G/TR', 'TLV70033DDCR']],
    ['德州仪器 稳压器 5V', ['LP2985-50DBVR']],
    ['LDO SOT25', ['LP2985-50DBVR', 'SGM2019-3.3YN5G/TR', 'TLV70033DDCR']],
    ['LDO SOT-23 3.3V', ['SGM2019-3.3YN5G/TR', 'TLV70033DDCR']],
    ['104 电容', ['GRM155R71C104KA88D', 'GRM188R71H104KA93D']],
    ['0.1uF ≥25V', ['GRM188R71H104KA93D']],
    ['村田 0603', ['GRM188R71H104KA93D']],
    ['1608 贴片电容', ['GRM188R71H104KA93D']],
    ['超低噪声 LDO 5V', ['LP2985-50DBVR']],
    ['TLV70033DDCR-TR', ['TLV70033DDCR']],
    ['lp298550dbvr', ['LP2985-50DBVR']],
    ['LP2958-50DBVR', ['LP2985-50DBVR']],
    ['stm32 64KB', ['STM32F103C8T6']],
    ['stm32 20KB', ['STM32F103C8T6']],
    ['LDO 5V 3.3V', ['SGM2019-3.3YN5G/TR', 'TLV70033DDCR', 'TPS7A1633DGNR']],
  ])('%s', async (keyword, expected) => {
    expect(await found({ keyword })).toEqual(expected);
  });

  test('a value stays with its parameter: what to leave out is said instead of another meaning of it', async () => {
    const none = await list({ keyword: 'LDO 5V 国产' });
    expect([partNos(none), chips(none)]).toEqual([
      [],
      ['category LDO 稳压器', 'value 输出电压 5V', 'flag 国产'],
    ]);
    expect(none.relax.map(({ label }) => label)).toEqual(expect.arrayContaining(['国产', '输出电压 5V']));
    const both = await list({ keyword: 'LDO 5V 3.3V' });
    expect(chips(both)).toEqual(['category LDO 稳压器', 'value 输入电压含 5V', 'value 输出电压 3.3V']);
  });

  test('what was understood is shown in the language of the visitor, and each piece can be taken away', async () => {
    const keyword = 'LDO 3.3V ≥200mA SOT23-5 国产';
    const zh = await list({ keyword });
    expect(chips(zh)).toEqual([
      'category LDO 稳压器',
      'value 输出电压 3.3V',
      'value 输出电流 ≥ 200mA',
      'package 封装 SOT-23-5',
      'flag 国产',
    ]);
    expect(chips(await list({ keyword }, undefined, 'en'))).toEqual([
      'category LDO Regulators',
      'value Output voltage 3.3V',
      'value Output current ≥ 200mA',
      'package Package SOT-23-5',
      'flag Domestic',
    ]);
    expect(zh.understood.chips[2]).toMatchObject({
      source: '≥200mA',
      keywordWithout: 'LDO 3.3V SOT23-5 国产',
    });
    expect(await found({ keyword: zh.understood.chips[4]!.keywordWithout })).toEqual([
      'SGM2019-3.3YN5G/TR',
      'TLV70033DDCR',
    ]);
  });

  test('every correction is a keyword that means what it says', async () => {
    const { understood } = await list({ keyword: 'LDO 5V' });
    const [, value] = understood.chips;
    expect(value!.alternatives.map(({ label }) => label)).toEqual([
      '输入电压含 5V',
      '≥ 5V',
      '≤ 5V',
      '仅作文字“5V”',
    ]);
    expect(await found({ keyword: value!.alternatives[0]!.keyword })).toHaveLength(4);
    for (const { keyword } of understood.chips.flatMap(({ alternatives }) => alternatives))
      await list({ keyword });
  });

  test('plain part numbers are no riddle: no chips', async () => {
    expect((await list({ keyword: 'GRM155R71C104KA88D' })).understood.chips).toEqual([]);
  });

  test('words that nothing has are left out, and said so', async () => {
    expect(chips(await list({ keyword: '超低噪声 LDO 5V' }))[0]).toContain('ignored 暂无符合“超低噪声”');
  });

  test('how a part is mounted need not be written out', async () => {
    const reply = await list({ keyword: 'LP2985-50DBVR 贴片' });
    expect(partNos(reply)).toEqual(['LP2985-50DBVR']);
    expect(chips(reply)).toContain('ignored 未识别：贴片');
  });

  test('ranges in the base unit, either side open, and ranges that hold a value', async () => {
    expect(await found({ ranges: ['outputCurrent:0.15..0.25'] })).toEqual(['LP2985-50DBVR', 'TLV70033DDCR']);
    expect(await found({ ranges: ['outputCurrent:0.15..'] })).toHaveLength(3);
    expect(await found({ ranges: ['voltage:..16'] })).toEqual(['GRM155R71C104KA88D']);
    expect(await found({ ranges: ['inputVoltage:~12'] })).toEqual(['LP2985-50DBVR', 'TPS7A1633DGNR']);
    expect(await found({ ranges: ['inputVoltage:~12', 'outputVoltage:3..4'] })).toEqual(['TPS7A1633DGNR']);
    expect(await found({ ranges: ['inputVoltage:~12'], keyword: 'TI', inStock: true })).toEqual([
      'LP2985-50DBVR',
    ]);
    expect(await found({ ranges: ['voltage:25..10'] })).toEqual(['GRM155R71C104KA88D']);
  });

  test('flags', async () => {
    expect(await found({ flags: ['domestic'] })).toEqual(['SGM2019-3.3YN5G/TR']);
    expect(await found({ flags: ['inStock'], categoryId: ldos })).toHaveLength(3);
    expect(await found({ flags: ['sample'] })).toEqual([]);
  });

  test('filters with numbers say from where to where they go', async () => {
    const { facets } = await list({ categoryId: ldos });
    const rangeOf = (key: string) => facets.params.find((one) => one.key === key)?.range;
    expect(rangeOf('outputCurrent')).toEqual({ low: 0.1, high: 0.3 });
    expect(rangeOf('inputVoltage')).toEqual({ low: 2, high: 60 });
    expect(rangeOf('package')).toBeUndefined();
  });

  test('nothing found: which one condition to leave out, with what that would bring', async () => {
    const { list: goods, relax } = await list({ keyword: 'LDO 3.3V 村田' });
    expect(goods).toEqual([]);
    expect(relax).toEqual([
      { of: 'keyword', value: null, keyword: 'LDO 3.3V', label: 'Murata', count: 3, isCapped: false },
    ]);
    const filtered = await list(
      { keyword: 'LDO', ranges: ['outputVoltage:9..'], flags: ['domestic'] },
      undefined,
      'en',
    );
    const range = filtered.relax.find(({ of }) => of === 'ranges');
    expect(range).toMatchObject({ value: 'outputVoltage:9..', label: 'Output voltage 9..', count: 1 });
    // One condition less is too little: two.
    const { relax: two } = await list({ keyword: 'LDO 单片机 村田' });
    const said = two.map(({ keyword, label, count }) => `${keyword} ${count}, without ${label}`);
    expect(said[0]).toBe('LDO 4, without 单片机 + Murata');
    expect(said).toHaveLength(3);
  });

  test('a slip in a part number is pointed out, and its nearest shown', async () => {
    const { understood } = await list({ keyword: 'GRM155R71C104KA8BD' });
    expect(understood.didYouMean[0]).toEqual({
      text: 'GRM155R71C104KA88D',
      keyword: 'GRM155R71C104KA88D',
      isUsed: true,
    });
  });

  test.each([
    ['AT24C128', ['AT24C256C-SSHL-T']],
    ['AT24C512', ['AT24C256C-SSHL-T']],
    ['存储器 W25Q512', ['W25Q256', 'W25Q128JVSIQ']],
    ['LM3217', ['LM317']],
    ['TL4310', ['TL431AIDBZR']],
    ['W25Q8', []],
    ['QQ24C128', []],
  ])('another capacity or size is offered and never taken: %s', async (keyword, offered) => {
    await mall.work(async (work) => {
      const numbers = ['AT24C256C-SSHL-T', 'W25Q256JVEIQ', 'W25Q256JVFIQ', 'W25Q128JVSIQ', 'TL431AIDBZR'];
      for (const partNo of [...numbers, 'LM317DCYR', 'LM317LDR', 'LM7805CT'])
        made[partNo] ??= await aProduct(work, { partNo });
    });
    await vi.waitFor(async () => {
      forgetSearchCache();
      const { list: rows, understood } = await list({ keyword });
      expect(rows).toEqual([]);
      const typed = keyword.split(' ').at(-1)!;
      expect(understood.didYouMean).toEqual(
        offered.map((text) => ({ text, keyword: keyword.replace(typed, text), isUsed: false })),
      );
    });
    for (const text of offered) expect((await list({ keyword: text })).list).not.toEqual([]);
  });

  test('only goods with a material code of my enterprise, for all who may read the codes', async () => {
    for (const person of [company, reader]) {
      expect(partNos(await list({ isHasCode: true }, person))).toEqual(['GRM155R71C104KA88D']);
      expect(partNos(await list({ isHasCode: true, keyword: 'LDO' }, person))).toEqual([]);
      expect(await mall.call(searchProtocol.codedParts, { keyword: 'r-100n' }, person)).toMatchObject([
        { matCode: 'R-100N', goods: [{ partNo: 'GRM155R71C104KA88D' }] },
      ]);
    }
  });

  test('while one types, own material codes that begin so come first', async () => {
    const [first] = await mall.call(searchProtocol.suggest, { keyword: 'r-10' }, reader);
    expect(first).toMatchObject({ text: 'GRM155R71C104KA88D', hint: '您的编码 R-100N · Murata' });
    expect(first!.productId).not.toBeNull();
    for (const person of [stranger, undefined]) {
      const hints = (await mall.call(searchProtocol.suggest, { keyword: 'r-10' }, person)).map(
        (one) => one.hint,
      );
      expect(hints.filter((hint) => hint.includes('R-100N'))).toEqual([]);
    }
  });
});

describe('refused', () => {
  test('nobody sees what others have codes for', async () => {
    expect(partNos(await list({ isHasCode: true }))).toEqual([]);
    expect(partNos(await list({ isHasCode: true }, stranger))).toEqual([]);
    expect(await mall.call(searchProtocol.codedParts, { keyword: 'R-100N' }, stranger)).toEqual([]);
    await expect(mall.call(searchProtocol.codedParts, { keyword: 'R-100N' })).rejects.toThrow();
  });
});

describe('wrong', () => {
  test('ranges and flags that make no sense', async () => {
    const all = (await found({})).length;
    for (const ranges of [
      ['voltage'],
      ['voltage:..'],
      ['voltage:a..b'],
      [':1..2'],
      ['voltage:~'],
      ['x'.repeat(120)],
    ]) {
      expect(await found({ ranges })).toHaveLength(all);
    }
    expect(await found({ ranges: ['nosuch:1..2'] })).toEqual([]);
    expect(await found({ ranges: ['category:1..2'] })).toEqual([]);
    expect(await found({ flags: ['nonsense'] })).toEqual([]);
    await expect(list({ ranges: Array.from({ length: 21 }, () => 'voltage:1..2') })).rejects.toThrow();
  });

  test.each([
    '"',
    '"" LDO',
    '≥',
    '≥V',
    '输入',
    '输入 国产',
    '~~',
    '104',
    '国产',
    '现货',
    '的',
    '无铅',
    'LDO LDO',
    '电容 电阻',
  ])('%s is answered', async (keyword) => {
    await list({ keyword });
  });
});
