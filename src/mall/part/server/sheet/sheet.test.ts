// The parameter sheet through HTTP: what stands on it in both languages, for whom, under which name, and that nothing breaks it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { readPdf } from '#kit/pdf/read-pdf.builders.ts';
import { days } from '#kit/time/duration.ts';
import { aCategory, aProduct } from '#mall/goods/server/goods.builders.ts';
import { parameterSheetProtocol } from '../../parameter-sheet.protocol.ts';

let mall: TestMall;
let partId: number;
let otherId: number;

const fetchSheet = (id: number | string, language = 'zh', headers: Record<string, string> = {}) =>
  fetch(`${mall.origin}/${parameterSheetProtocol.parameterSheet.path}?partId=${id}`, {
    headers: { 'accept-language': language, ...headers },
  });

async function sheetOf(id: number, language = 'zh') {
  const response = await fetchSheet(id, language);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.headers.get('content-type') !== 'application/pdf') throw new Error(bytes.toString());
  return { response, bytes, ...readPdf(bytes) };
}

const nameOf = (response: Response): string =>
  decodeURIComponent(
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '',
  );

beforeAll(async () => {
  mall = await openTestMall();
  await mall.work(async (work) => {
    await work.query(
      `INSERT INTO parameter (key, name_zh, name_en, kind) VALUES ('resistance', '阻值', 'Resistance', 'number'),
         ('tolerance', '精度', 'Tolerance', 'number')`,
    );
    const made = await aProduct(work, {
      brandName: '国巨(YAGEO)',
      partNo: 'RC0603FR-0710KL',
      categoryId: await aCategory(work, { nameZh: '贴片电阻', nameEn: 'Chip resistors' }),
      packageName: '0603',
      titleZh: '10kΩ 贴片电阻',
      titleEn: '10kΩ chip resistor',
      params: [
        { key: 'resistance', text: '10kΩ', n: 10_000, unit: 'Ω' },
        { key: 'tolerance', text: '±1%，激光', textEn: '±1%, laser' },
      ],
    });
    partId = made.partId;
    await work.query(
      `UPDATE part SET datasheet = 'https://maker.example/rc.pdf', lifecycle = 'nrnd',
         compliance = '{"rohs":"compliantByExemption","msl":"2a","hsCode":"85332110","origin":"JP"}'
       WHERE part_id = $1`,
      [partId],
    );
    otherId = (await aProduct(work, { partNo: 'PLAIN-1', packageName: 'NOBODY-KNOWS-77' })).partId;
  });
});
afterAll(() => mall.close());

describe('a sheet', () => {
  it('says in Chinese what the mall knows of the part, and that it is not the maker’s', async () => {
    const { text, response } = await sheetOf(partId);
    for (const words of [
      '参数页（非原厂规格书）',
      'RC0603FR-0710KL',
      '国巨(YAGEO)',
      '贴片电阻',
      '不推荐用于新设计',
      '阻值10kΩ',
      '精度±1%，激光',
      '型号解析',
      '纸带编带',
      '合规信息',
      '豁免符合',
      '湿敏等级（MSL）2a',
      '海关编码85332110',
      '原产地日本',
      'https://maker.example/rc.pdf',
      '1.6mm',
      '0.8mm',
      '本体按标称尺寸比例绘制',
      '由元采打印于2026-',
      '不是制造商文件',
    ])
      expect(text).toContain(words);
    expect(nameOf(response)).toBe('RC0603FR-0710KL-参数页.pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^inline/);
  });

  it('says it in English', async () => {
    const { text, response } = await sheetOf(partId, 'en');
    for (const words of [
      "Parametersheet(notthemaker'sdatasheet)",
      'MakerYAGEO',
      'Chipresistors',
      'Notfornewdesigns',
      'Resistance10kΩ',
      'Tolerance±1%,laser',
      'Ordercode',
      'Compliantbyexemption',
      'CountryoforiginJapan',
      'Itisnotadocumentofthemaker',
      'PrintedbyYuancaion2026-',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/激光|合规|阻值/);
    expect(nameOf(response)).toBe('RC0603FR-0710KL-parameter-sheet.pdf');
  });

  it('leaves out what is not known, and draws no package that nobody knows', async () => {
    const { text } = await sheetOf(otherId);
    expect(text).toContain('商城暂无此型号的参数');
    for (const absent of ['合规信息', '型号解析', '原厂规格书', '示意图', '俯视图'])
      expect(text.replaceAll('非原厂规格书', '').replaceAll('以制造商的规格书', '')).not.toContain(absent);
  });

  it('is the same bytes again, and nothing at all for whoever has it; another day has another', async () => {
    const first = await sheetOf(partId);
    const again = await sheetOf(partId);
    expect(again.bytes.equals(first.bytes)).toBe(true);
    const etag = first.response.headers.get('etag') ?? '';
    expect(again.response.headers.get('etag')).toBe(etag);
    const known = await fetchSheet(partId, 'zh', { 'if-none-match': `"other", W/${etag}` });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe('');
    expect((await sheetOf(partId, 'en')).response.headers.get('etag')).not.toBe(etag);
    mall.clock.pass(days(1));
    expect((await fetchSheet(partId, 'zh', { 'if-none-match': etag })).status).toBe(200);
  });

  it('of a part off sale is printed too; of none there is none', async () => {
    await mall.work((work) => work.query("UPDATE goods SET state = 'OFF' WHERE part_id = $1", [otherId]));
    expect((await sheetOf(otherId, 'en')).text).toContain('PLAIN-1');
    for (const [language, sentence] of [
      ['zh', '器件不存在'],
      ['en', 'There is no such part'],
    ] as const)
      expect(await (await fetchSheet(999_999, language)).json()).toMatchObject({
        state: State.notFound,
        msg: sentence,
      });
    expect(await (await fetchSheet('x')).json()).toMatchObject({ state: State.refused });
  });
});

describe('does not break', () => {
  it('by a part number that is no file name', async () => {
    const partNo = '../..\\x"; rm -rf ~\r\nSet-Cookie: a=b\u202e<b>';
    const { partId: id } = await mall.work((work) => aProduct(work, { partNo }));
    const { response } = await sheetOf(id);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(nameOf(response)).toBe('x_rm_-rf_Set-Cookie_a_b_b-参数页.pdf');
  });

  it('by sixty parameters and values without an end', async () => {
    const params = Array.from({ length: 60 }, (_, at) => ({
      key: `p${at}`,
      text: at % 2 ? 'W'.repeat(2_000) : `很长的值 ${'字'.repeat(1_500)}`,
    }));
    const { partId: id } = await mall.work((work) => aProduct(work, { partNo: 'Q'.repeat(100), params }));
    const { text, pages } = await sheetOf(id);
    expect(pages).toBeGreaterThan(1);
    for (const { key } of params) expect(text).toContain(key);
    expect(text).toContain('W'.repeat(300));
    expect(text).toContain('…');
    expect(text.slice(-400)).toContain('不是制造商文件');
  });
});

it('is refused with a sentence to those who come when many wait already', async () => {
  const ids = await mall.work(async (work) => {
    const made: number[] = [];
    for (let at = 0; at < 20; at++) made.push((await aProduct(work, { partNo: `RUSH-${at}` })).partId);
    return made;
  });
  const replies = await Promise.all(ids.map((id) => fetchSheet(id, 'en')));
  const said = await Promise.all(replies.map((reply) => reply.text()));
  const refused = said.filter((text) => text.includes('Many parameter sheets are being printed right now'));
  expect(refused.length).toBeGreaterThan(0);
  expect(said.filter((text) => text.startsWith('%PDF-')).length + refused.length).toBe(ids.length);
});
