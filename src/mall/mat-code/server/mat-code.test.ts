// An enterprise's own numbers: written down, searched, graded, learnt, claimed twice and decided; nobody else sees them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import type { Member } from '#mall/member/actor.ts';
import { matCodeProtocol } from '../mat-code.protocol.ts';
import { matCodeList } from '../mat-code-list.ts';
import { aMatCode } from './mat-code.builders.ts';
import {
  countMatCodesBought,
  findMatCodesOfParts,
  findPartsOfMatCodes,
  learnMatCodes,
  listCodedPartIds,
} from './mat-code.ts';

let mall: TestMall;
let main: Awaited<ReturnType<typeof aMainAccount>>;
let reader: Person;
let other: Awaited<ReturnType<typeof aMainAccount>>;
let first: BuiltProduct;
let second: BuiltProduct;
let made = 0;

const anyCode = () => `TST-${String(++made).padStart(4, '0')}`;
const add = (input: object, person: { token: string } = main) =>
  mall.call(matCodeProtocol.add, { matCode: anyCode(), ...input }, person);
const asMain = (): Member => ({
  ...{
    memberId: main.memberId,
    memberName: 'main',
    shownName: 'main',
    memberType: 3,
    sessionId: 1,
    storeId: null,
  },
  ...{ platformRoles: [], lab: null, enterpriseId: main.enterpriseId, sub: null, mustChangePassword: false },
});
const learn = (source: 'bom' | 'order', pairs: { matCode: string; partId: number }[]) =>
  mall.work((work) => learnMatCodes(work, asMain(), source, pairs));
const openConflicts = async () => (await mall.call(matCodeProtocol.conflicts, { pageSize: 100 }, main)).list;

beforeAll(async () => {
  mall = await openTestMall();
  main = await aMainAccount(mall);
  other = await aMainAccount(mall);
  reader = await aLoggedInEmployee(mall, {
    enterpriseId: main.enterpriseId,
    roles: [],
    permissions: ['mat.read'],
  });
  [first, second] = await mall.work(async (work) => [
    await aProduct(work, { partNo: 'RC0402FR-0710KL', brandName: '国巨(YAGEO)' }),
    await aProduct(work, { partNo: 'RC0402FR-0722KL', brandName: '国巨(YAGEO)' }),
  ]);
});
afterAll(() => mall.close());

describe('happy', () => {
  it('is written down, found, changed and shared with the employees', async () => {
    const code = await add({
      matCode: ' R-10k ',
      matName: '贴片电阻',
      partId: first.partId,
      productId: first.productId,
      grade: 'A',
      alternatePartIds: [second.partId],
      unit: 'KPCS',
      unitFactor: 1000,
    });
    expect(code).toMatchObject({
      matCode: 'R-10k',
      state: 'ACTIVE',
      source: 'manual',
      partNo: 'RC0402FR-0710KL',
      storeId: first.storeId,
      allowedActions: ['change', 'disable', 'delete'],
    });
    expect(code.part?.brand).toBe('国巨(YAGEO)');
    for (const keyword of ['r-10K', '贴片', 'rc0402fr0710', 'yageo']) {
      const { list } = await mall.call(matCodeList.list, { keyword }, reader);
      expect(list.map((one) => one.matCode)).toContain('R-10k');
    }
    const { list, mayWrite } = await mall.call(matCodeList.list, { keyword: 'R-10k' }, reader);
    expect(mayWrite).toBe(false);
    expect(list[0]!.allowedActions).toEqual([]);
    const changed = await mall.call(
      matCodeProtocol.edit,
      { ...fieldsOf(code), matCodeId: code.matCodeId, version: code.version, notes: '首选国巨' },
      main,
    );
    expect(changed).toMatchObject({ notes: '首选国巨', version: 2, alternates: [{ partId: second.partId }] });
  });

  it('waits for its part, gets it, and says so in its log', async () => {
    const code = await add({ partNo: 'UNKNOWN-1', brand: 'Nobody' });
    expect(code).toMatchObject({ state: 'PENDING_MATCH', partNo: 'UNKNOWN-1', brand: 'Nobody' });
    const matched = await mall.call(
      matCodeProtocol.edit,
      { ...fieldsOf(code), matCodeId: code.matCodeId, version: 1, partId: second.partId },
      main,
    );
    expect(matched).toMatchObject({ state: 'ACTIVE', partNo: 'RC0402FR-0722KL' });
    const { log } = await mall.call(matCodeProtocol.detail, { matCodeId: code.matCodeId }, reader, 'en');
    expect(log.map((one) => one.title)).toEqual(['Added', 'Matched with a part']);
  });

  it('moves many at once, and passes over those that cannot go that way', async () => {
    const codes = [await add({ partId: first.partId }), await add({}), await add({})];
    const matCodeIds = codes.map((one) => one.matCodeId);
    await mall.call(matCodeProtocol.disable, { matCodeIds: [matCodeIds[0]!] }, main);
    expect(await mall.call(matCodeProtocol.disable, { matCodeIds }, main)).toEqual({ done: 2 });
    expect(await mall.call(matCodeProtocol.enable, { matCodeIds }, main)).toEqual({ done: 3 });
    expect(await mall.call(matCodeProtocol.setGrade, { matCodeIds, grade: 'D' }, main)).toEqual({ done: 3 });
    const states = await Promise.all(
      matCodeIds.map((matCodeId) => mall.call(matCodeProtocol.detail, { matCodeId }, main)),
    );
    expect(states.map((one) => `${one.state} ${one.grade}`)).toEqual([
      'ACTIVE D',
      'PENDING_MATCH D',
      'PENDING_MATCH D',
    ]);
    expect(await mall.call(matCodeProtocol.delete, { matCodeIds }, main)).toEqual({ done: 3 });
    expect((await mall.ask(matCodeProtocol.detail, { matCodeId: matCodeIds[0] }, main)).state).toBe(
      State.notFound,
    );
  });

  it('finds parts by the beginning of their number, who sells them, and shows several codes of one', async () => {
    const parts = await mall.call(matCodeProtocol.suggestParts, { keyword: 'rc0402 fr-07' }, reader, 'en');
    expect(parts.map((one) => `${one.brand} ${one.partNo}`)).toEqual([
      'YAGEO RC0402FR-0710KL',
      'YAGEO RC0402FR-0722KL',
    ]);
    const offers = await mall.call(matCodeProtocol.partOffers, { partId: first.partId }, reader);
    expect(offers.map((one) => one.productId)).toEqual([first.productId]);
    const one = await add({ partId: first.partId, matCode: 'TWIN-1' });
    const two = await add({ partId: first.partId, matCode: 'TWIN-2' });
    expect(two.alsoCodes).toContain(one.matCode);
    const [shown] = await mall.call(
      matCodeProtocol.codesOfParts,
      { partIds: [String(first.partId)] },
      reader,
    );
    expect(shown!.codes.map((code) => code.matCode)).toEqual(expect.arrayContaining(['TWIN-1', 'TWIN-2']));
  });

  it('tells the rooms above what they ask for, disabled codes left out', async () => {
    const used = await add({ partId: second.partId, grade: 'C', alternatePartIds: [first.partId] });
    const off = await add({ partId: second.partId });
    await mall.call(matCodeProtocol.disable, { matCodeIds: [off.matCodeId] }, main);
    await mall.work(async (work) => {
      const asked = ` ${used.matCode.toLowerCase()} `;
      const found = await findPartsOfMatCodes(work, main.enterpriseId, [asked, off.matCode, 'nothing', '']);
      expect([...found.keys()]).toEqual([asked]);
      expect(found.get(asked)).toMatchObject({
        ...{ matCodeId: used.matCodeId, matCode: used.matCode, partId: second.partId },
        ...{ grade: 'C', alternatePartIds: [first.partId], productId: null, unitFactor: 1 },
      });
      const codes = await findMatCodesOfParts(work, main.enterpriseId, [second.partId]);
      expect(codes.get(second.partId)?.map((one) => one.matCodeId)).not.toContain(off.matCodeId);
      expect(await listCodedPartIds(work, main.enterpriseId)).toEqual(
        expect.arrayContaining([first.partId, second.partId]),
      );
      expect(await listCodedPartIds(work, other.enterpriseId)).toEqual([]);
      await countMatCodesBought(work, [
        { matCodeId: used.matCodeId, number: 500 },
        { matCodeId: used.matCodeId, number: 300 },
        { matCodeId: 999_999_999, number: 1 },
      ]);
    });
    const { boughtTimes, boughtNum, version } = await mall.call(
      matCodeProtocol.detail,
      { matCodeId: used.matCodeId },
      main,
    );
    expect({ boughtTimes, boughtNum, version }).toEqual({ boughtTimes: 2, boughtNum: 800, version: 1 });
  });

  it('learns from bills of materials and orders, and asks about what is claimed twice', async () => {
    const matCode = anyCode();
    expect(await learn('bom', [{ matCode, partId: first.partId }])).toEqual({ learnt: 1, conflicts: 0 });
    expect(await learn('bom', [{ matCode: matCode.toLowerCase(), partId: first.partId }])).toEqual({
      learnt: 0,
      conflicts: 0,
    });
    const waiting = await add({});
    expect(await learn('order', [{ matCode: waiting.matCode, partId: second.partId }])).toEqual({
      learnt: 1,
      conflicts: 0,
    });
    const claim = () => learn('order', [{ matCode, partId: second.partId }]);
    expect(await claim()).toEqual({ learnt: 0, conflicts: 1 });
    expect(await claim()).toEqual({ learnt: 0, conflicts: 0 });
    const conflict = (await openConflicts()).find((one) => one.matCode === matCode)!;
    expect(conflict).toMatchObject({
      source: 'order',
      part: { partId: first.partId },
      claimed: { partId: second.partId },
    });
    const { list } = await mall.call(matCodeList.list, { only: 'conflict' }, main);
    expect(list.map((one) => one.matCode)).toContain(matCode);
    const kept = await mall.call(
      matCodeProtocol.decideConflict,
      { conflictId: conflict.conflictId, decision: 'keep' },
      main,
    );
    expect(kept.part?.partId).toBe(first.partId);
    expect(await claim()).toEqual({ learnt: 0, conflicts: 0 });
  });

  it.each([
    ['take', { part: { partNo: 'RC0402FR-0722KL' }, alternates: [] }],
    ['alternate', { part: { partNo: 'RC0402FR-0710KL' }, alternates: [{ partNo: 'RC0402FR-0722KL' }] }],
  ] as const)('decides a conflict: %s', async (decision, wanted) => {
    const matCode = anyCode();
    await learn('bom', [{ matCode, partId: first.partId }]);
    await learn('bom', [{ matCode, partId: second.partId }]);
    const conflict = (await openConflicts()).find((one) => one.matCode === matCode)!;
    const input = { conflictId: conflict.conflictId, decision };
    expect(await mall.call(matCodeProtocol.decideConflict, input, main)).toMatchObject(wanted);
    expect((await mall.ask(matCodeProtocol.decideConflict, input, main)).state).toBe(State.notFound);
  });

  it('remembers a code at the part, and says when it stands for another', async () => {
    const matCode = anyCode();
    const remember = (partId: number) => mall.call(matCodeProtocol.remember, { matCode, partId }, main);
    expect((await remember(first.partId)).outcome).toBe('learnt');
    expect((await remember(first.partId)).outcome).toBe('known');
    expect((await remember(second.partId)).outcome).toBe('conflict');
  });
});

describe('refused', () => {
  it.each([
    ['a second code of that name', () => ({ matCode: 'dup-1' }), '物料编码 dup-1 已存在'],
    ['a part that does not exist', () => ({ partId: 999_999_999 }), '请从列表中选择型号'],
    [
      'an alternate of itself',
      () => ({ partId: first.partId, alternatePartIds: [first.partId] }),
      '替代型号不能与主型号相同',
    ],
    [
      'an alternate that does not exist',
      () => ({ alternatePartIds: [999_999_999] }),
      '替代型号不存在，请重新选择',
    ],
    [
      'an offer of another part',
      () => ({ partId: first.partId, productId: second.productId }),
      '首选货品不属于该型号，请重新选择',
    ],
    ['no code', () => ({ matCode: '  ' }), '此项必填'],
    ['a factor of nothing', () => ({ unitFactor: 0 }), '请输入 1 到 10000000 之间的整数'],
  ])('%s', async (name, input, sentence) => {
    if (name === 'a second code of that name') await add({ matCode: 'DUP-1' });
    const reply = await mall.ask(matCodeProtocol.add, { matCode: anyCode(), ...input() }, main);
    expect(reply).toMatchObject({ state: State.refused, msg: sentence });
  });

  it('refuses who was not the first to change it', async () => {
    const code = await add({});
    const edit = { ...fieldsOf(code), matCodeId: code.matCodeId, version: code.version };
    await mall.call(matCodeProtocol.edit, { ...edit, notes: 'one' }, main);
    const late = await mall.ask(matCodeProtocol.edit, { ...edit, notes: 'two' }, main);
    expect(late).toMatchObject({
      msg: '其他人刚刚修改过，请对照后再保存',
      data: { name: 'form.stale', now: { notes: 'one', version: code.version + 1 } },
    });
  });

  it('lets nobody write without the permission, and nobody in who is no enterprise', async () => {
    const code = await add({});
    const lacking = await mall.ask(matCodeProtocol.delete, { matCodeIds: [code.matCodeId] }, reader);
    expect(lacking.state).toBe(State.notAllowed);
    expect(lacking.msg).toContain('维护物料编码');
    const blind = await aLoggedInEmployee(mall, { enterpriseId: main.enterpriseId, roles: [] });
    expect((await mall.ask(matCodeList.list, {}, blind)).state).toBe(State.notAllowed);
    for (const person of [await aLogin(mall), await aLogin(mall, { type: 2 })]) {
      expect((await mall.ask(matCodeList.list, {}, person)).state).toBe(State.notAllowed);
    }
    expect((await mall.ask(matCodeList.list, {})).state).toBe(State.notLoggedIn);
  });
});

describe('wrong', () => {
  it('shows another enterprise nothing, and lets it change nothing', async () => {
    const code = await mall.work((work) => aMatCode(work, main.enterpriseId, { partId: first.partId }));
    const { matCodeId } = code;
    await learn('bom', [{ matCode: code.matCode, partId: second.partId }]);
    const conflict = (await openConflicts()).find((one) => one.matCode === code.matCode)!;
    const tried: [Parameters<TestMall['ask']>[0], object][] = [
      [matCodeProtocol.detail, { matCodeId }],
      [matCodeProtocol.edit, { matCodeId, version: 1, matCode: 'MINE' }],
      [matCodeProtocol.disable, { matCodeIds: [matCodeId] }],
      [matCodeProtocol.setGrade, { matCodeIds: [matCodeId], grade: 'D' }],
      [matCodeProtocol.delete, { matCodeIds: [matCodeId] }],
      [matCodeProtocol.decideConflict, { conflictId: conflict.conflictId, decision: 'take' }],
    ];
    for (const [endpoint, input] of tried) {
      expect((await mall.ask(endpoint, input, other)).state, endpoint.path).toBe(State.notFound);
    }
    const { list } = await mall.call(matCodeList.list, {}, other);
    expect(list).toEqual([]);
    const same = await add({ matCode: code.matCode }, other);
    expect(same.state).toBe('PENDING_MATCH');
  });

  it('teaches nothing who buys for no enterprise', async () => {
    const nobody: Member = { ...asMain(), memberType: 1, enterpriseId: null };
    const matCode = anyCode();
    const outcome = await mall.work((work) =>
      learnMatCodes(work, nobody, 'order', [{ matCode, partId: first.partId }]),
    );
    expect(outcome).toEqual({ learnt: 0, conflicts: 0 });
    expect(
      await learn('bom', [
        { matCode: '  ', partId: first.partId },
        { matCode: 'x'.repeat(61), partId: first.partId },
        { matCode, partId: 999_999_999 },
      ]),
    ).toEqual({ learnt: 0, conflicts: 0 });
  });

  it('holds two who teach the same at once apart', async () => {
    const matCode = anyCode();
    const outcomes = await Promise.all(
      [first, second, first].map(({ partId }) => learn('bom', [{ matCode, partId }])),
    );
    expect(outcomes.reduce((sum, one) => sum + one.learnt, 0)).toBe(1);
  });
});

function fieldsOf(code: Awaited<ReturnType<typeof add>>) {
  const { matCode, matName, spec, brand, partNo, productId, storeId, unit, unitFactor, grade } = code;
  return {
    ...{ matCode, matName, spec, brand, partNo, productId, storeId, unit, unitFactor, grade },
    partId: code.part?.partId ?? null,
    alternatePartIds: code.alternates.map((one) => one.partId),
    project: code.project,
    notes: code.notes,
  };
}
