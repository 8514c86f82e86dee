// Data sheets through HTTP: written, checked, handed in, published by somebody else, replaced, retired; and nobody else's.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { aColleague, aLab } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import type { LabRole } from '#mall/member/lab-roles.ts';
import { datasheetProtocol as protocol } from '../datasheet.protocol.ts';
import { sheetText } from '../fill/sheet.builders.ts';
import { FIRST_DEFINITION } from '../first-definition.ts';
import { sheetList } from '../sheet-list.ts';
import { sheetInForce } from './datasheet.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

async function colleague(roles: readonly LabRole[], name: string, code = 'YC') {
  const person = await aLogin(mall);
  await mall.work(async (work) =>
    aColleague(work, person.memberId, roles, { name, labId: (await aLab(work, code)).labId }),
  );
  return person;
}
const tech = await colleague(['techLead'], '陆钧');
const quality = await colleague(['quality'], '陈稳');
const both = await colleague(['techLead', 'quality'], '罗衡');
const engineer = await colleague(['engineer'], '李锐');
const elsewhere = await colleague(['techLead', 'quality'], '外人', 'ZZ');

let count = 0;
/** A sheet of a key of its own. */
const written = (more: object = {}) => sheetText({ key: `TRY-${++count}`, zh: '试', en: 'Try', ...more });
type Who = { token: string };
const show = (definitionId: number, who: Who = tech) => mall.call(protocol.detail, { definitionId }, who);
const seen = async (definitionId: number) => ({ definitionId, version: (await show(definitionId)).version });
const begin = async (text = written(), who: Who = tech) =>
  (await mall.call(protocol.begin, { written: text }, who)).definitionId;
const step = async (
  name: 'submit' | 'publish' | 'withdraw' | 'drop' | 'retire',
  definitionId: number,
  who: Who,
) => mall.call(protocol[name], await seen(definitionId), who);
async function published(text = written()): Promise<number> {
  const definitionId = await begin(text);
  await step('submit', definitionId, tech);
  await step('publish', definitionId, quality);
  return definitionId;
}

describe('happy', () => {
  it('is written, handed in and published by somebody else; each step is told', async () => {
    const definitionId = await begin(written({ kind: 'CALIBRATION' }));
    expect(await show(definitionId)).toMatchObject({
      ...{ versionNo: 1, state: 'DRAFT', name: '试', kind: 'CALIBRATION', author: '陆钧', approver: '' },
      ...{ faults: [], differences: [], changes: [], allowedActions: ['change', 'submit', 'drop'] },
    });
    await step('submit', definitionId, tech);
    expect((await show(definitionId)).allowedActions).toEqual(['withdraw']);
    expect((await show(definitionId, quality)).allowedActions).toEqual(['sendBack', 'publish']);
    const done = await step('publish', definitionId, quality);
    expect(done).toMatchObject({ state: 'PUBLISHED', approver: '陈稳' });
    expect(done.log.map(({ event }) => event)).toEqual(['publish', 'submit', 'begin']);
  });

  it('keeps what its author wrote, sign by sign', async () => {
    const text = FIRST_DEFINITION.replace('NEW-SHEET', 'AS-WRITTEN');
    expect((await show(await begin(text))).written).toBe(text);
  });

  it('a next version begins as the one before, says what differs, and takes its place when it is published', async () => {
    const first = await published(written({ version: 1 }));
    const { definitionId } = await mall.call(protocol.next, { definitionId: first }, tech);
    const begun = await show(definitionId);
    expect(begun).toMatchObject({ versionNo: 2, state: 'DRAFT', changes: [] });
    expect(JSON.parse(begun.written).version).toBe(2);
    const changed = begun.written.replace('"id":"x"', '"id":"x","unit":"V"');
    const draft = await mall.call(protocol.change, { ...(await seen(definitionId)), written: changed }, tech);
    expect(draft.changes).toEqual([{ path: 'tables.t.columns.x.unit', before: null, after: '"V"' }]);
    expect(draft.hash).not.toBe(begun.hash);
    await step('submit', definitionId, tech);
    expect((await show(first)).state).toBe('PUBLISHED');
    await step('publish', definitionId, quality);
    expect(await show(first)).toMatchObject({
      state: 'RETIRED',
      versions: [
        { versionNo: 2, state: 'PUBLISHED' },
        { versionNo: 1, state: 'RETIRED' },
      ],
    });
  });

  it('in force is the version that was published last, until it is retired', async () => {
    const { labId } = await mall.work((work) => aLab(work));
    const key = `FORCE-${++count}`;
    const inForce = () => mall.work((work) => sheetInForce(work, labId, key));
    expect(await inForce()).toBeUndefined();
    const first = await published(sheetText({ key }));
    expect(await inForce()).toMatchObject({
      definitionId: first,
      versionNo: 1,
      definition: { key, budget: [] },
    });
    const { definitionId } = await mall.call(protocol.next, { definitionId: first }, tech);
    expect((await inForce())?.versionNo).toBe(1);
    await step('submit', definitionId, tech);
    await step('publish', definitionId, quality);
    expect((await inForce())?.versionNo).toBe(2);
    await step('retire', definitionId, quality);
    expect(await inForce()).toBeUndefined();
  });

  it('is sent back with a reason, taken back, given up; then another version may begin', async () => {
    const definitionId = await begin();
    await step('submit', definitionId, tech);
    await step('withdraw', definitionId, tech);
    await step('submit', definitionId, tech);
    const back = await mall.call(
      protocol.sendBack,
      { ...(await seen(definitionId)), reason: '限值不对' },
      quality,
    );
    expect(back).toMatchObject({
      state: 'DRAFT',
      log: [{ event: 'sendBack', reason: '限值不对' }, {}, {}, {}, {}],
    });
    const dropped = await step('drop', definitionId, tech);
    expect(dropped).toMatchObject({ state: 'RETIRED', allowedActions: ['next'] });
    const next = await mall.call(protocol.next, { definitionId }, tech);
    expect((await show(next.definitionId)).versionNo).toBe(2);
  });

  it('a check says what is wrong, by place, and which example comes out otherwise', async () => {
    const check = (text: string) => mall.call(protocol.check, { written: text }, tech, 'en');
    expect(await check('{')).toMatchObject({ definition: null, faults: [{ path: '' }], differences: [] });
    const wrong = await check(sheetText({ formulas: [{ id: 'f', expr: 'z' }] }));
    expect(wrong.faults).toEqual([{ path: 'formulas[0].expr', says: 'There is no z' }]);
    const examples = [{ values: { tables: { t: [{ x: 1 }] } }, expect: { 't.x': '2' } }];
    expect(await check(sheetText({ examples }))).toMatchObject({
      faults: [],
      differences: ['example 1, t.x: 2 expected, 1 found'],
    });
  });

  it('the list shows the laboratory’s own, whoever of its staff looks', async () => {
    const definitionId = await begin();
    const { sheetKey } = await show(definitionId);
    const listed = async (who: Who) =>
      (await mall.call(sheetList.list, { keyword: sheetKey }, who)).list.map((row) => row.definitionId);
    expect(await listed(engineer)).toContain(definitionId);
    expect(await listed(elsewhere)).toEqual([]);
  });
});

describe('refused', () => {
  it('nobody publishes what he has written, not even a line of it', async () => {
    const own = await begin(written(), both);
    await step('submit', own, both);
    expect((await show(own, both)).allowedActions).not.toContain('publish');
    expect(await refusalOf(mall.call(protocol.publish, await seen(own), both))).toMatchObject({
      code: 'datasheet.ownSheet',
    });
    const shared = await begin();
    const line = { ...(await seen(shared)), written: (await show(shared)).written };
    await mall.call(protocol.change, line, both);
    await mall.call(protocol.change, { ...(await seen(shared)), written: line.written }, tech);
    await step('submit', shared, tech);
    expect(await refusalOf(mall.call(protocol.publish, await seen(shared), both))).toMatchObject({
      code: 'datasheet.ownSheet',
    });
    expect((await step('publish', shared, quality)).state).toBe('PUBLISHED');
  });

  it('a sheet whose example comes out otherwise is not handed in, and says what differed', async () => {
    const definitionId = await begin(
      written({ examples: [{ values: { tables: { t: [{ x: 1 }] } }, expect: { 't.x': '2' } }] }),
    );
    const refused = await refusalOf(mall.call(protocol.submit, await seen(definitionId), tech));
    expect(refused).toMatchObject({ code: 'datasheet.differs' });
    expect(refused.message).toContain('t.x 应为 2，算得 1');
    expect((await show(definitionId)).state).toBe('DRAFT');
  });

  it('a draft may have faults, but is not handed in with them', async () => {
    const definitionId = await begin(written({ examples: [] }));
    expect(await refusalOf(mall.call(protocol.submit, await seen(definitionId), tech))).toMatchObject({
      code: 'datasheet.notRight',
    });
  });

  it('what is published is never changed', async () => {
    const definitionId = await published();
    const change = { ...(await seen(definitionId)), written: written() };
    expect(await refusalOf(mall.call(protocol.change, change, tech))).toMatchObject({
      code: 'datasheet.notNow',
    });
  });

  it('there is one of a key, and one version of it that is being written', async () => {
    const text = written();
    const definitionId = await published(text);
    expect(await refusalOf(begin(text))).toMatchObject({ code: 'datasheet.thereAlready' });
    await mall.call(protocol.next, { definitionId }, tech);
    expect(await refusalOf(mall.call(protocol.next, { definitionId }, tech))).toMatchObject({
      code: 'datasheet.writtenAlready',
    });
  });

  it('two who begin the next version at once: one does', async () => {
    const definitionId = await published();
    const tries = await Promise.allSettled([
      mall.call(protocol.next, { definitionId }, tech),
      mall.call(protocol.next, { definitionId }, both),
    ]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('who has seen an older one does not overwrite it', async () => {
    const definitionId = await begin();
    const old = await seen(definitionId);
    const text = (await show(definitionId)).written;
    await mall.call(protocol.change, { ...old, written: text }, tech);
    expect(await refusalOf(mall.call(protocol.change, { ...old, written: text }, both))).toMatchObject({
      code: 'datasheet.changedMeanwhile',
    });
  });

  it('another laboratory’s does not exist; who has no point is told whose it is', async () => {
    const definitionId = await begin();
    const missing = { state: State.notFound };
    const which = await seen(definitionId);
    expect(await refusalOf(show(definitionId, elsewhere))).toMatchObject(missing);
    expect(await refusalOf(mall.call(protocol.next, { definitionId }, elsewhere))).toMatchObject(missing);
    expect(await refusalOf(mall.call(protocol.submit, which, elsewhere))).toMatchObject(missing);
    expect(await refusalOf(begin(written(), engineer))).toMatchObject({ state: State.notAllowed });
    await step('submit', definitionId, tech);
    expect(await refusalOf(mall.call(protocol.publish, await seen(definitionId), tech))).toMatchObject({
      state: State.notAllowed,
    });
  });
});

describe('wrong', () => {
  it('what is no definition is not kept, and the first fault is said with its place', async () => {
    const definitionId = await begin();
    const before = await show(definitionId);
    const change = (text: string) =>
      mall.call(protocol.change, { definitionId, version: before.version, written: text }, tech);
    const refused = await refusalOf(change(sheetText({ key: before.sheetKey, tables: [] })));
    expect(refused.message).toContain('tables：至少为 1');
    expect(await refusalOf(change('not json'))).toMatchObject({ code: 'datasheet.notRight' });
    expect(await refusalOf(change(sheetText({ key: 'OTHER' })))).toMatchObject({
      code: 'datasheet.otherKey',
    });
    expect((await show(definitionId)).written).toBe(before.written);
  });
});
