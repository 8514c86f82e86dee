// A catalogue handed in through the console: what buyers find afterwards, what is refused, and how one ends that does not come to its end.
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { minutes } from '#kit/time/duration.ts';
import { goodsProtocol } from '#mall/goods/goods.protocol.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { handInFile } from '#mall/mat-code/server/mat-code.builders.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import { type CatalogImport, catalogImportProtocol as protocol } from '../catalog-import.protocol.ts';

let mall: TestMall;
let operator: Person;
let storeId: number;

beforeAll(async () => {
  mall = await openTestMall();
  operator = await aLogin(mall, { roles: ['operator'] });
  storeId = (await mall.work((work) => aStore(work, {}))).storeId;
});
afterAll(() => mall.close());

const line = (mpn: string, more: object = {}) =>
  JSON.stringify({
    mpn,
    brand: 'YAGEO',
    category: 'res.chip',
    priceBreaks: [{ qty: 1, cny: 0.05 }],
    stock: 900,
    ...more,
  });

const handIn = (
  bytes: Uint8Array | string,
  fileName: string,
  fields: object = { storeId },
  language = 'zh',
) =>
  handInFile(
    mall,
    protocol.begin,
    typeof bytes === 'string' ? strToU8(bytes) : bytes,
    { ...fields, fileName } as never,
    operator,
    language,
  );

/** Handed in, and run to its end. */
async function take(bytes: Uint8Array | string, fileName: string, fields?: object): Promise<CatalogImport> {
  const begun = await handIn(bytes, fileName, fields);
  if (begun.state !== State.done) throw new Error(begun.msg);
  expect(begun.data).toMatchObject({ fileName, state: 'RUNNING', allowedActions: ['stop'] });
  await mall.mall.facilities.catalogImports.settled();
  return (await mall.call(protocol.list, {}, operator)).list[0]!;
}
const find = async (keyword: string) => (await mall.call(searchProtocol.goodsList, { keyword })).list;
/** A category that an earlier catalogue has brought. */
const ODD = { category: 'odd.things' };
const complianceOf = async (partNo: string, language: 'zh' | 'en' = 'zh') => {
  const [found] = await find(partNo);
  const asked = { productId: found!.defaultProductId };
  return (await mall.call(goodsProtocol.details, asked, undefined, language)).compliance;
};

describe('a catalogue', () => {
  it('of lines is taken, listed in the store and found; what is wrong with a line is said', async () => {
    const done = await take(`${line('CI-1001A')}\n{"mpn":"CI-1002A"}\n${line('CI-1003A')}\n`, 'a.jsonl');
    expect(done).toMatchObject({ state: 'DONE', lines: 3, parts: 2, offers: 2, badLines: 1, problem: null });
    expect(done.bad[0]).toMatchObject({ line: 2 });
    expect(done.bad[0]!.reason).toMatch(/[\u4e00-\u9fff]/);
    expect(done.memberName).toBe(operator.memberName);
    expect((await find('CI-1001A'))[0]).toMatchObject({ partNo: 'CI-1001A' });
  });

  it('comes compressed, and in an archive with what its words mean', async () => {
    expect(await take(gzipSync(line('CI-2001A')), 'b.jsonl.gz')).toMatchObject({ state: 'DONE', parts: 1 });
    const categories = JSON.stringify([{ code: 'odd.things', zh: '奇物', en: 'Odd things' }]);
    const archive = zipSync({
      'shop/catalogue.jsonl': strToU8(line('CI-2002A', { category: 'odd.things' })),
      'shop/categories.json': strToU8(categories),
      'shop/readme.txt': strToU8('?'),
    });
    expect(await take(archive, 'c.zip')).toMatchObject({ state: 'DONE', parts: 1, notedLines: 0 });
    expect((await find('CI-2002A'))[0]).toMatchObject({ partNo: 'CI-2002A' });
  });

  it('comes as a spreadsheet by the template’s headings in both languages, its categories by their names', async () => {
    const zh =
      '目录 2026,,,,\n型号,品牌,分类,封装,库存,起订量,单价（1+）,100+\nCI-3001A,国巨,奇物,0603,"1,200",10,0.5,¥0.4\n,,,,\n';
    expect(await take(zh, 'd.csv')).toMatchObject({
      state: 'DONE',
      parts: 1,
      offers: 1,
      badLines: 0,
      notedLines: 0,
    });
    const en =
      'Part number,Brand,Category,1+\nCI-3002A,Yageo,Odd things,cheap\nCI-3003A,Yageo,odd.things,2\n';
    const second = await take(en, 'e.csv');
    expect(second).toMatchObject({ state: 'DONE', parts: 1, badLines: 1 });
    expect(second.bad[0]).toMatchObject({ line: 2 });
    const [found] = await find('CI-3001A');
    expect(found).toMatchObject({ partNo: 'CI-3001A' });
  });

  it('says what customs and assembly ask: read however it is spelled, seen at the goods in both languages', async () => {
    const lines = [
      line('CI-3501A', {
        rohs: 'compliantByExemption',
        msl: '2a',
        hsCode: '8533.2110',
        origin: 'jp',
        ...ODD,
      }),
      line('CI-3502A', { rohs: true, msl: 3, hsCode: 8_533_211_000, origin: 'unknown', ...ODD }),
    ].join('\n');
    expect(await take(lines, 'g.jsonl')).toMatchObject({ state: 'DONE', parts: 2, notedLines: 0 });
    expect(await complianceOf('CI-3501A')).toEqual({
      ...{ rohs: 'compliantByExemption', msl: '2a', hsCode: '85332110', origin: 'JP', originName: '日本' },
    });
    expect((await complianceOf('CI-3501A', 'en')).originName).toBe('Japan');
    expect(await complianceOf('CI-3502A')).toEqual({
      ...{ rohs: 'compliant', msl: '3', hsCode: '8533211000', origin: null, originName: null },
    });
    const sheet =
      'Part number,Brand,Category,1+,RoHS,MSL,HS code,Country of origin\n' +
      'CI-3503A,Yageo,odd.things,2,Not compliant,MSL 5A,85332110,Taiwan\nCI-3504A,Yageo,odd.things,2,,,,\n';
    expect(await take(sheet, 'h.csv')).toMatchObject({ state: 'DONE', parts: 2, notedLines: 0 });
    expect(await complianceOf('CI-3503A')).toMatchObject({ rohs: 'notCompliant', msl: '5a', origin: 'TW' });
    const zh =
      '型号,品牌,分类,1+,RoHS,湿敏等级,海关编码,原产地\nCI-3505A,Yageo,odd.things,2,豁免符合,1,85332110,中国\n';
    expect(await take(zh, 'i.csv')).toMatchObject({ state: 'DONE', parts: 1, notedLines: 0 });
    expect(await complianceOf('CI-3505A')).toMatchObject({ rohs: 'compliantByExemption', origin: 'CN' });
    const nothing = { rohs: null, msl: null, hsCode: null, origin: null, originName: null };
    expect(await complianceOf('CI-3504A')).toEqual(nothing);
  });

  it('with compliance that cannot be meant comes in without it, and says so in the reader’s language', async () => {
    const wrong = line('CI-3601A', { rohs: 'perhaps', msl: 7, hsCode: '8533', origin: 'XX', ...ODD });
    const done = await take(`${wrong}\n`, 'j.jsonl');
    expect(done).toMatchObject({ state: 'DONE', parts: 1, badLines: 0, notedLines: 1 });
    expect(done.noted[0]!.reason).toBe(
      'rohs：“perhaps”无法识别，须为 compliant（符合）、compliantByExemption（豁免符合）、notCompliant（不符合）或 unknown（未知）；' +
        'msl：“7”无法识别，须为 1、2、2a、3、4、5、5a、6 或 unknown（未知）；' +
        'hsCode：“8533”无法识别，须为 8 位或 10 位数字；' +
        'origin：“XX”无法识别，须为国家或地区的两位字母代码（如 CN）或名称；未导入',
    );
    const { list } = await mall.call(protocol.list, {}, operator, 'en');
    expect(list[0]!.noted[0]!.reason).toBe(
      'rohs: “perhaps” is not understood, please write compliant, compliantByExemption, notCompliant or unknown; ' +
        'msl: “7” is not understood, please write 1, 2, 2a, 3, 4, 5, 5a, 6 or unknown; ' +
        'hsCode: “8533” is not understood, please write 8 or 10 digits; ' +
        'origin: “XX” is not understood, please write a country’s code of two letters (such as CN) or its name; left out',
    );
    expect((await complianceOf('CI-3601A')).rohs).toBeNull();
  });

  it('handed in again changes nothing, and without a store makes parts alone', async () => {
    const list = `${line('CI-4001A')}\n`;
    await take(list, 'f.jsonl', {});
    expect(await find('CI-4001A')).toEqual([]);
    expect(await take(list, 'f.jsonl', {})).toMatchObject({
      state: 'DONE',
      parts: 1,
      offers: 0,
      storeName: null,
    });
    const parts = await mall.work((work) => work.query("SELECT 1 FROM part WHERE part_no = 'CI-4001A'"));
    expect(parts).toHaveLength(1);
  });
});

describe('refused', () => {
  it.each([
    ['nothing at all', '', 'a.jsonl', '请选择文件', 'Please choose a file'],
    [
      'a table without brands',
      '型号,库存\nA,1\n',
      'a.csv',
      '表格缺少列：品牌、分类',
      'lacks columns: Brand, Category',
    ],
    ['a table without rows', '型号,品牌,分类\n', 'a.csv', '表格中没有数据行', 'no rows'],
    [
      'an archive of something else',
      zipSync({ 'a.txt': strToU8('x') }),
      'a.zip',
      '压缩包中没有',
      'no .jsonl',
    ],
    ['a damaged archive', strToU8('PK\x03\x04 and no more'), 'a.zip', '压缩包已损坏', 'damaged'],
  ])('%s, with a sentence, and nothing is begun', async (_what, bytes, fileName, zh, en) => {
    const before = await mall.call(protocol.list, {}, operator);
    for (const [language, sentence] of [
      ['zh', zh],
      ['en', en],
    ] as const) {
      const reply = await handIn(bytes, fileName, { storeId }, language);
      expect(reply.state).toBe(State.refused);
      expect(reply.msg).toContain(sentence);
    }
    expect(await mall.call(protocol.list, {}, operator)).toEqual(before);
  });

  it('a store that is not there', async () => {
    expect((await handIn(line('CI-5001A'), 'a.jsonl', { storeId: 999_999 })).msg).toBe('店铺不存在或已关闭');
  });

  it('a second one while one runs; stopped, it keeps what it has taken and the next may begin', async () => {
    const many = Array.from({ length: 1_500 }, (_, at) => line(`CI-6${at}`)).join('\n');
    const { data } = await handIn(many, 'long.jsonl');
    const { importId } = data as CatalogImport;
    expect((await handIn(line('CI-5002A'), 'a.jsonl')).msg).toContain('已有目录正在导入');
    expect(await mall.call(protocol.stop, { importId }, operator)).toMatchObject({ state: 'STOPPED' });
    await mall.mall.facilities.catalogImports.settled();
    const [stopped] = (await mall.call(protocol.list, {}, operator)).list;
    expect(stopped).toMatchObject({ importId, state: 'STOPPED', allowedActions: [] });
    expect(stopped!.parts).toBeLessThan(1_500);
    await expect(mall.call(protocol.stop, { importId }, operator)).rejects.toThrow('已停止');
    await expect(mall.call(protocol.stop, { importId: importId + 99 }, operator)).rejects.toThrow(
      '没有找到该导入记录',
    );
    expect(await take(line('CI-5003A'), 'a.jsonl')).toMatchObject({ state: 'DONE' });
  });
});

it('one whose program has died is told as broken off after a while, and does not stand in the way', async () => {
  const importId = await mall.work(async (work) => {
    const { catalogImportLife } = await import('./catalog-import-life.ts');
    const wish = { memberId: operator.memberId, storeId: null, fileName: 'dead.jsonl' };
    return (
      await catalogImportLife.begin(work, 'begin', wish, { by: 'operator', actorId: operator.memberId })
    ).importId;
  });
  mall.clock.pass(minutes(2));
  await mall.fireTimers();
  expect((await mall.call(protocol.list, {}, operator)).list[0]).toMatchObject({
    importId,
    state: 'RUNNING',
  });
  mall.clock.pass(minutes(2));
  await mall.fireTimers();
  const [broken] = (await mall.call(protocol.list, {}, operator)).list;
  expect(broken).toMatchObject({ importId, state: 'FAILED' });
  expect(broken!.problem).toContain('重新上传同一文件');
  expect(await take(line('CI-7001A'), 'g.jsonl')).toMatchObject({ state: 'DONE' });
});
