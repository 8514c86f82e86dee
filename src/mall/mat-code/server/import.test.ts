// Files of material codes: looked at before anything is written, written in one go, and taken back.
import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { type FileGuess, type ImportReply, matCodeProtocol } from '../mat-code.protocol.ts';
import { matCodeList } from '../mat-code-list.ts';
import { aMatCode, aMatFile, handInFile } from './mat-code.builders.ts';

type Company = Awaited<ReturnType<typeof aMainAccount>>;
type Kind = CallOf<typeof matCodeProtocol.importRows>['kind'];

let mall: TestMall;
let first: BuiltProduct;
let second: BuiltProduct;

const COLUMNS = { matCode: 0, matName: 1, spec: 2, brand: 3, partNo: 4, grade: 5, notes: 6 };

async function preview(person: { token: string }, bytes: Uint8Array, columns: object = COLUMNS) {
  const reply = await handInFile(mall, matCodeProtocol.preview, bytes, { columns } as never, person);
  expect(reply.state, reply.msg).toBe(State.done);
  return reply.data as ImportReply;
}
const rowsOf = async (person: { token: string }, importId: number, kind?: Kind) =>
  (await mall.call(matCodeProtocol.importRows, { importId, kind, pageSize: 100 }, person)).list;
const codeOf = async (person: { token: string }, matCode: string) =>
  (await mall.call(matCodeList.list, { keyword: matCode }, person)).list.find(
    (one) => one.matCode === matCode,
  );
const apply = (person: { token: string }, importId: number) =>
  mall.call(matCodeProtocol.apply, { importId }, person);
const undo = (person: { token: string }, importId: number) =>
  mall.call(matCodeProtocol.undo, { importId }, person);

async function withCodes(): Promise<Company> {
  const company = await aMainAccount(mall);
  await mall.work(async (work) => {
    const { partId } = first;
    const part = { partId, partNo: first.partNo, brand: '国巨(YAGEO)' };
    await aMatCode(work, company.enterpriseId, { matCode: 'SAME', matName: '不变', ...part });
    await aMatCode(work, company.enterpriseId, { matCode: 'MOVED', matName: '旧名', ...part });
    await aMatCode(work, company.enterpriseId, { matCode: 'CLAIMED', matName: '冲突', ...part });
  });
  return company;
}
const FILE = () =>
  aMatFile([
    { matCode: 'same', matName: '不变', brand: 'YAGEO', partNo: first.partNo },
    { matCode: 'MOVED', matName: '新名', grade: '限用' },
    { matCode: 'NEW-1', matName: '新增', brand: '国巨', partNo: second.partNo, grade: 'A' },
    { matCode: 'NEW-2', partNo: 'NOT-IN-MALL', brand: 'ACME' },
    { matCode: 'CLAIMED', partNo: second.partNo, notes: '=1+1' },
    { matCode: 'new-1', matName: '重复' },
    { matName: '没有编码' },
    { matCode: 'BAD', grade: 'X' },
  ]);

beforeAll(async () => {
  mall = await openTestMall();
  [first, second] = await mall.work(async (work) => [
    await aProduct(work, { partNo: 'CL05B104KO5NNNC', brandName: '国巨(YAGEO)' }),
    await aProduct(work, { partNo: 'CL05B104KB54PNC', brandName: '国巨(YAGEO)' }),
  ]);
});
afterAll(() => mall.close());

describe('happy', () => {
  it('guesses what the columns are, to be confirmed', async () => {
    const company = await aMainAccount(mall);
    const reply = await handInFile(mall, matCodeProtocol.readFile, FILE(), {}, company);
    const guess = reply.data as FileGuess;
    expect(guess).toMatchObject({ sheet: 0, headRow: 0, columns: COLUMNS });
    expect(guess.head).toEqual(['物料编码', '物料名称', '规格描述', '品牌', '厂家型号', '优选等级', '备注']);
    expect(guess.sample[1]).toEqual(['MOVED', '新名', '', '', '', '限用', '']);
  });

  it('shows every difference, writes nothing, then writes it all and takes it back', async () => {
    const company = await withCodes();
    const made = await preview(company, FILE());
    expect(made.counts).toEqual({
      ...{ new: 2, changed: 2, unchanged: 1, invalid: 2, duplicate: 1 },
      ...{ unmatched: 1, conflict: 1 },
    });
    expect((await mall.call(matCodeList.list, {}, company)).pagination.total).toBe(3);
    const rows = await rowsOf(company, made.importId);
    expect(rows.find((row) => row.matCode === 'MOVED')?.changes).toEqual([
      { field: 'matName', fieldName: '物料名称', from: '旧名', to: '新名' },
      { field: 'grade', fieldName: '优选等级', from: 'B', to: 'C' },
    ]);
    const [claimed] = await rowsOf(company, made.importId, 'conflict');
    expect(claimed!.changes[0]).toMatchObject({
      from: `国巨(YAGEO) ${first.partNo}`,
      to: `国巨(YAGEO) ${second.partNo}`,
    });
    expect((await rowsOf(company, made.importId, 'invalid')).map((row) => row.problem)).toEqual([
      '缺少物料编码',
      '优选等级：请填写 A、B、C 或 D',
    ]);

    const applied = await apply(company, made.importId);
    expect(applied).toMatchObject({ state: 'APPLIED', allowedActions: ['undo'] });
    expect(await codeOf(company, 'MOVED')).toMatchObject({ matName: '新名', grade: 'C', source: 'manual' });
    expect(await codeOf(company, 'NEW-1')).toMatchObject({
      ...{ state: 'ACTIVE', source: 'import', grade: 'A', part: { partId: second.partId } },
    });
    expect(await codeOf(company, 'NEW-2')).toMatchObject({ state: 'PENDING_MATCH', partNo: 'NOT-IN-MALL' });
    expect(await codeOf(company, 'CLAIMED')).toMatchObject({
      ...{ part: { partId: first.partId }, notes: '=1+1', conflicts: 1 },
    });

    await mall.call(
      matCodeProtocol.setGrade,
      { matCodeIds: [(await codeOf(company, 'NEW-2'))!.matCodeId], grade: 'D' },
      company,
    );
    const back = await undo(company, made.importId);
    expect(back).toMatchObject({ removed: 1, restored: 2, keptCount: 1 });
    expect(back.kept).toEqual([{ matCode: 'NEW-2', why: '导入后又被修改，保留现状' }]);
    expect(await codeOf(company, 'NEW-1')).toBeUndefined();
    expect(await codeOf(company, 'MOVED')).toMatchObject({ matName: '旧名', grade: 'B' });
    expect(await codeOf(company, 'CLAIMED')).toMatchObject({ notes: '', conflicts: 0 });
    const { list } = await mall.call(matCodeProtocol.imports, {}, company);
    expect(list.map((one) => one.state)).toEqual(['UNDONE']);
  });

  it.each([
    ['take', { part: { partNo: 'CL05B104KB54PNC' }, conflicts: 0, alternates: [] }],
    ['alternate', { part: { partNo: 'CL05B104KO5NNNC' }, alternates: [{ partNo: 'CL05B104KB54PNC' }] }],
    ['keep', { part: { partNo: 'CL05B104KO5NNNC' }, conflicts: 0, alternates: [] }],
  ] as const)('follows the decision about another part: %s', async (decision, wanted) => {
    const company = await withCodes();
    const { importId } = await preview(company, FILE());
    expect(await mall.call(matCodeProtocol.decideRows, { importId, decision }, company)).toEqual({ done: 1 });
    await apply(company, importId);
    expect(await codeOf(company, 'CLAIMED')).toMatchObject(wanted);
    await undo(company, importId);
    expect(await codeOf(company, 'CLAIMED')).toMatchObject({
      ...{ part: { partNo: 'CL05B104KO5NNNC' }, conflicts: 0, alternates: [], notes: '' },
    });
  });

  it.each(['zh', 'en'] as const)('exports what imports again without a difference: %s', async (language) => {
    const company = await withCodes();
    await mall.work((work) =>
      aMatCode(work, company.enterpriseId, {
        ...{ matCode: '=EVIL()', matName: '+1', spec: '@x', notes: '-1;"', unit: 'KPCS', unitFactor: 1000 },
        ...{ partId: second.partId, partNo: second.partNo, brand: '国巨(YAGEO)', grade: 'D', project: 'P1' },
        ...{ alternatePartIds: [first.partId], productId: second.productId, storeId: second.storeId },
      }),
    );
    const off = (await codeOf(company, 'SAME'))!;
    await mall.call(matCodeProtocol.disable, { matCodeIds: [off.matCodeId] }, company);
    const file = await mall.call(matCodeProtocol.exportFile, {}, company, language);
    const bytes = Buffer.from(file.file, 'base64');
    const book = read(bytes, { cellFormula: true });
    const sheet = book.Sheets[book.SheetNames[0]!]!;
    expect(utils.sheet_to_json<string[]>(sheet, { header: 1 })[1]![0]).toBe('=EVIL()');
    expect(sheet.A2).toMatchObject({ t: 's', v: '=EVIL()' });
    expect(sheet.A2.f).toBeUndefined();
    const guess = (await handInFile(mall, matCodeProtocol.readFile, bytes, {}, company)).data as FileGuess;
    expect(Object.keys(guess.columns)).toHaveLength(14);
    const again = await preview(company, bytes, guess.columns);
    expect(again.counts).toEqual({
      ...{ new: 0, changed: 0, unchanged: 4, invalid: 0, duplicate: 0, unmatched: 0, conflict: 0 },
    });
    expect((await mall.ask(matCodeProtocol.apply, { importId: again.importId }, company)).msg).toBe(
      '没有需要写入的差异',
    );
  });

  it('gives an empty file to fill in, whose columns it knows', async () => {
    const company = await aMainAccount(mall);
    const { file } = await mall.call(matCodeProtocol.template, {}, company, 'en');
    const guess = (await handInFile(mall, matCodeProtocol.readFile, Buffer.from(file, 'base64'), {}, company))
      .data as FileGuess;
    expect(Object.keys(guess.columns)).toHaveLength(14);
  });

  it('takes ten thousand lines, and back', { timeout: 120_000 }, async () => {
    const company = await aMainAccount(mall);
    const bytes = aMatFile(
      Array.from({ length: 10_000 }, (_, i) => ({
        matCode: `BIG-${i}`,
        matName: `物料 ${i}`,
        spec: 'CAP CER 0.1UF 16V X7R 0402',
        brand: 'YAGEO',
        partNo: i % 2 === 0 ? first.partNo : `UNKNOWN-${i}`,
      })),
    );
    const made = await preview(company, bytes);
    expect(made.counts).toMatchObject({ new: 10_000, unmatched: 5_000 });
    await apply(company, made.importId);
    const { counts } = await mall.call(matCodeList.list, {}, company);
    expect(counts).toEqual({ ACTIVE: 5_000, PENDING_MATCH: 5_000, DISABLED: 0 });
    const file = await mall.call(matCodeProtocol.exportFile, {}, company);
    const again = await preview(company, Buffer.from(file.file, 'base64'), {
      matCode: 0,
      matName: 1,
      partNo: 4,
      brand: 3,
    });
    expect(again.counts).toMatchObject({ unchanged: 10_000 });
    const back = await undo(company, made.importId);
    expect(back).toMatchObject({ removed: 10_000, restored: 0, keptCount: 0 });
  });
});

describe('refused', () => {
  it('writes nothing when a code has moved since the preview', async () => {
    const company = await withCodes();
    const { importId } = await preview(company, FILE());
    const { matCodeId } = (await codeOf(company, 'MOVED'))!;
    await mall.call(matCodeProtocol.setGrade, { matCodeIds: [matCodeId], grade: 'D' }, company);
    const reply = await mall.ask(matCodeProtocol.apply, { importId }, company);
    expect(reply.msg).toBe('预览之后物料编码 MOVED 已被修改，请重新预览');
    expect(await codeOf(company, 'NEW-1')).toBeUndefined();
    const again = await preview(company, FILE());
    await mall.call(matCodeProtocol.add, { matCode: 'NEW-1' }, company);
    const late = await mall.ask(matCodeProtocol.apply, { importId: again.importId }, company);
    expect(late.msg).toBe('预览之后物料编码 NEW-1 已被修改，请重新预览');
  });

  it('applies once and takes back once', async () => {
    const company = await withCodes();
    const { importId } = await preview(company, FILE());
    expect((await mall.ask(matCodeProtocol.undo, { importId }, company)).state).toBe(State.refused);
    const both = await Promise.all([
      mall.ask(matCodeProtocol.apply, { importId }, company),
      mall.ask(matCodeProtocol.apply, { importId }, company),
    ]);
    expect(both.map((one) => one.state).sort()).toEqual([State.done, State.refused]);
    expect((await mall.ask(matCodeProtocol.decideRows, { importId, decision: 'take' }, company)).state).toBe(
      State.refused,
    );
    await undo(company, importId);
    expect((await mall.ask(matCodeProtocol.undo, { importId }, company)).state).toBe(State.refused);
  });

  it.each([
    ['no file', new Uint8Array(), COLUMNS],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), COLUMNS],
    ['no column of codes', aMatFile([{ matCode: 'A' }]), { matName: 1 }],
    ['a head and nothing below', aMatFile([]), COLUMNS],
  ])('%s gets a sentence', async (_name, bytes, columns) => {
    const company = await aMainAccount(mall);
    const reply = await handInFile(mall, matCodeProtocol.preview, bytes, { columns } as never, company);
    expect(reply.state).toBe(State.refused);
    expect(reply.msg).not.toBe('');
  });

  it('lets a reader look at imports and change nothing', async () => {
    const company = await withCodes();
    const reader = await aLoggedInEmployee(mall, {
      enterpriseId: company.enterpriseId,
      roles: [],
      permissions: ['mat.read'],
    });
    const { importId } = await preview(company, FILE());
    expect((await rowsOf(reader, importId)).length).toBe(8);
    for (const endpoint of [matCodeProtocol.apply, matCodeProtocol.undo]) {
      expect((await mall.ask(endpoint, { importId }, reader)).state).toBe(State.notAllowed);
    }
    const handed = await handInFile(mall, matCodeProtocol.preview, FILE(), { columns: COLUMNS }, reader);
    expect(handed.state).toBe(State.notAllowed);
  });
});

describe('wrong', () => {
  it("keeps another enterprise out of one's imports", async () => {
    const company = await withCodes();
    const other = await aMainAccount(mall);
    const { importId } = await preview(company, FILE());
    for (const endpoint of [matCodeProtocol.apply, matCodeProtocol.undo]) {
      expect((await mall.ask(endpoint, { importId }, other)).state).toBe(State.notFound);
    }
    expect((await mall.ask(matCodeProtocol.importRows, { importId }, other)).state).toBe(State.notFound);
    expect((await mall.ask(matCodeProtocol.decideRows, { importId, decision: 'take' }, other)).state).toBe(
      State.notFound,
    );
    expect((await mall.call(matCodeProtocol.imports, {}, other)).list).toEqual([]);
  });
});
