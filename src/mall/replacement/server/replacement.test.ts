// Replacements through HTTP: what the rules find, what is published, what members suggest and the platform decides.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { days } from '#kit/time/duration.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { aCategory, aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { messageList } from '#mall/message/message-list.ts';
import { fact } from '#mall/part/families/fact.ts';
import { ownPairList, pairList } from '../pair-list.ts';
import { replacementProtocol as protocol } from '../replacement.protocol.ts';
import { pairLife } from './pair-life.ts';
import { findReplacements } from './replacement.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

let categoryId: number;
let foreign: BuiltProduct;
let equal: BuiltProduct;
let weaker: BuiltProduct;
let bigger: BuiltProduct;
let abroad: BuiltProduct;
let other: BuiltProduct;

const cap = (capacitance: string, voltage: string, tolerance = '±10%') => [
  fact('capacitance', capacitance),
  fact('voltage', voltage),
  fact('tolerance', tolerance),
];

beforeAll(() =>
  mall.work(async (work) => {
    await work.query(
      `INSERT INTO parameter (key, name_zh, name_en, kind, is_facet) VALUES
       ('capacitance', '容值', 'Capacitance', 'number', true), ('voltage', '额定电压', 'Rated voltage', 'number', true)
       ON CONFLICT DO NOTHING`,
    );
    categoryId = await aCategory(work, { nameZh: '片式电容', nameEn: 'Chip capacitors' });
    const make = (partNo: string, brandName: string, wish: object) =>
      aProduct(work, { partNo, brandName, categoryId, packageName: '0603', ...wish });
    foreign = await make('FOR-104K', 'Abroad', { params: cap('100nF', '50V') });
    equal = await make('DOM-104K', 'Inland', { params: cap('0.1uF', '100V') });
    weaker = await make('DOM-104M', 'Inland', { params: cap('100nF', '50V', '±20%'), stock: 0 });
    bigger = await make('DOM-104B', 'Inland', { params: cap('100nF', '50V'), packageName: '0805' });
    abroad = await make('FAR-104K', 'Elsewhere', { params: cap('100nF', '50V') });
    other = await make('DOM-105K', 'Inland', { params: cap('1uF', '50V') });
    await work.query(`UPDATE brand SET is_domestic = true WHERE name = 'Inland'`);
    await work.query(`UPDATE part SET pins = 2 WHERE category_id = $1`, [categoryId]);
  }),
);

const reviewer = () => aLogin(mall, { roles: ['operator'] });

async function suggested(wish: Record<string, unknown> = {}, person?: Person) {
  const who = person ?? (await aLogin(mall, { type: 1 }));
  const file = await mall.work((work) => aFile(work, who.memberId, { purpose: 'evidence' }));
  const input = {
    ofPartId: foreign.partId,
    byPartId: bigger.partId,
    evidence: 'user' as const,
    statement: '替换后测试半年无异常',
    fileIds: [file.fileId],
    ...wish,
  };
  const { pairId } = await mall.call(protocol.suggest, input, who);
  return { who, pairId };
}

async function reviewed(pairId: number, action: 'publish' | 'reject' | 'retire', admin?: Person) {
  const who = admin ?? (await reviewer());
  const at = await mall.call(protocol.adminDetail, { pairId }, who);
  let { version } = at;
  if (at.state === 'SUBMITTED') {
    await mall.call(protocol.take, { pairId, version }, who);
    version += 1;
  }
  if (action === 'publish') await mall.call(protocol.publish, { pairId, version }, who);
  else await mall.call(protocol[action], { pairId, version, reason: '数据手册不一致' }, who);
  return who;
}

describe('happy', () => {
  it('finds replacements by rules, the best grade first, then domestic makers, with a reason for each attribute', async () => {
    const { list } = await mall.call(protocol.list, { partNo: 'for 104k' });
    const [found] = list[0]!.parts;
    expect(found!.replacements.map(({ part, grade }) => [part.partNo, grade])).toEqual([
      ['DOM-104K', 1],
      ['FAR-104K', 1],
      ['DOM-104M', 2],
      ['DOM-104B', 3],
    ]);
    const [best] = found!.replacements;
    expect(best).toMatchObject({ evidence: 'rules', pairId: null, offer: { productId: equal.productId } });
    expect(best!.reasons).toEqual(
      expect.arrayContaining([
        { key: 'voltage', name: '额定电压', of: '50V', by: '100V', verdict: 'better' },
        { key: 'package', name: '封装', of: '0603', by: '0603', verdict: 'met' },
        { key: 'pins', name: '引脚数', of: '2', by: '2', verdict: 'met' },
      ]),
    );
    expect(found!.offer).toMatchObject({ productId: foreign.productId });
  });

  it('narrows by grade, stock and country', async () => {
    const numbers = async (filters: object) => {
      const reply = await mall.call(protocol.ofPart, { partId: foreign.partId, ...filters });
      return reply.replacements.map(({ part }) => part.partNo);
    };
    expect(await numbers({ grade: 1 })).toEqual(['DOM-104K', 'FAR-104K']);
    expect(await numbers({ inStock: 1, domesticOnly: 1 })).toEqual(['DOM-104K', 'DOM-104B']);
  });

  it('a filter looks at all replacements, not at the first ones', async () => {
    const { of, ready } = await mall.work(async (work) => {
      const diodes = await aCategory(work, { nameZh: '整流二极管', nameEn: 'Rectifiers' });
      const make = (partNo: string, wish: object) =>
        aProduct(work, { partNo, categoryId: diodes, packageName: 'SMA', brandName: 'Abroad', ...wish });
      const params = cap('22pF', '50V');
      for (let i = 0; i < 21; i++) await make(`SAME-${100 + i}`, { params, stock: 0 });
      return {
        of: await make('ASKED-1', { params }),
        ready: await make('LATE-1', { params: cap('22pF', '50V', '±20%') }),
      };
    });
    const ask = (filters: object) => mall.call(protocol.ofPart, { partId: of.partId, ...filters });
    expect(await ask({})).toMatchObject({ total: 22, replacements: { length: 20 } });
    const inStock = await ask({ inStock: 1 });
    expect(inStock.replacements.map(({ part }) => part.partId)).toEqual([ready.partId]);
  });

  it('says plainly which numbers nobody makes, with those that begin alike', async () => {
    const { list, pagination } = await mall.call(protocol.list, { partNo: 'FOR-104K,DOM-10,NOPE-9' });
    expect(list.map(({ asked, parts, similar }) => [asked, parts.length, similar.length > 0])).toEqual([
      ['FOR-104K', 1, false],
      ['DOM-10', 0, true],
      ['NOPE-9', 0, false],
    ]);
    expect(pagination.total).toBe(3);
  });

  it('keeps a long list under an address of its own, until nobody has kept it for a month', async () => {
    const partNos = Array.from({ length: 40 }, (_, at) => `FOR-104K-${at}`);
    const { listId } = await mall.call(protocol.keepList, { partNos });
    expect(await mall.call(protocol.keepList, { partNos })).toEqual({ listId });
    const second = await mall.call(protocol.list, { listId, current: 2 });
    expect(second.list[0]!.asked).toBe('FOR-104K-10');
    mall.clock.pass(days(31));
    await mall.fireTimers();
    expect(await refusalOf(mall.call(protocol.list, { listId }))).toMatchObject({ state: State.notFound });
  });

  it('a member suggests a pair, the platform publishes it, everybody sees it, members see the files', async () => {
    const { who, pairId } = await suggested();
    expect((await mall.call(ownPairList.list, {}, who)).list).toMatchObject([
      { pairId, state: 'SUBMITTED', grade: 3, allowedActions: ['withdraw'] },
    ]);
    const admin = await reviewed(pairId, 'publish');
    const open = await mall.call(protocol.ofPart, { partId: foreign.partId });
    const published = open.replacements.find((one) => one.pairId === pairId);
    expect(published).toMatchObject({ grade: 3, evidence: 'user', part: { partNo: 'DOM-104B' } });
    const evidence = await mall.call(protocol.evidence, { pairId }, await aLogin(mall, { type: 1 }));
    expect(evidence.files).toHaveLength(1);
    expect((await mall.call(messageList.list, {}, who)).list[0]).toMatchObject({ kind: 'watch' });
    const detail = await mall.call(protocol.adminDetail, { pairId }, admin);
    expect(detail.log.map(({ event }) => event)).toEqual(['suggest', 'take', 'publish']);
    expect(detail.allowedActions).toEqual(['retire']);
    await reviewed(pairId, 'retire', admin);
    const after = await mall.call(protocol.ofPart, { partId: foreign.partId });
    expect(after.replacements.every((one) => one.pairId === null)).toBe(true);
  });

  it('a pair that says that the pins are equal raises no rule but the pins; evidence never raises the grade', async () => {
    await mall.work((work) =>
      pairLife.beginAll(
        work,
        'vouch',
        [
          {
            ofPartId: foreign.partId,
            byPartId: weaker.partId,
            evidence: 'user',
            saidEvidence: 'user',
            isPinEqual: true,
            statement: '量产验证',
          },
        ],
        { by: 'platform' },
      ),
    );
    const { replacements } = await mall.call(protocol.ofPart, { partId: foreign.partId });
    expect(replacements.find(({ part }) => part.partNo === 'DOM-104M')).toMatchObject({
      grade: 2,
      evidence: 'user',
    });
  });

  it('other rooms ask for published pairs only, or domestic makers only', async () => {
    const found = await mall.work((work) =>
      findReplacements(work, [foreign.partId], { publishedOnly: true }),
    );
    expect(found.get(foreign.partId)?.map(({ partId }) => partId)).toEqual([weaker.partId]);
    const all = await mall.work((work) => findReplacements(work, [foreign.partId]));
    expect(all.get(foreign.partId)?.map(({ grade }) => grade)).toEqual([1, 1, 2, 3]);
    const inland = await mall.work((work) =>
      findReplacements(work, [foreign.partId], { domesticOnly: true }),
    );
    expect(inland.get(foreign.partId)?.map(({ partId }) => partId)).not.toContain(abroad.partId);
  });

  it('a suggestion may be taken back until somebody looks into it', async () => {
    const { who, pairId } = await suggested({ byPartId: abroad.partId });
    await mall.call(protocol.withdraw, { pairId }, who);
    expect((await mall.call(ownPairList.list, {}, who)).list[0]).toMatchObject({ state: 'RETIRED' });
  });

  it('the list of the reviewers counts by state and finds by number', async () => {
    const { pairId } = await suggested({ byPartId: equal.partId });
    const admin = await reviewer();
    const reply = await mall.call(pairList.list, { state: 'SUBMITTED', keyword: 'dom-104k' }, admin);
    expect(reply.list.map((one) => one.pairId)).toEqual([pairId]);
    expect(reply.counts.SUBMITTED).toBe(1);
    await reviewed(pairId, 'reject', admin);
    const mine = await mall.call(protocol.adminDetail, { pairId }, admin);
    expect(mine).toMatchObject({ state: 'REVIEW_REJECTED', reason: '数据手册不一致', allowedActions: [] });
  });
});

describe('refused', () => {
  it('the same pair twice, a part by itself, a part of another kind', async () => {
    const { pairId, who } = await suggested({ byPartId: abroad.partId });
    const again = (wish: Record<string, unknown>) => refusalOf(suggested(wish).then(() => undefined));
    expect(await again({ byPartId: abroad.partId })).toMatchObject({ state: State.refused });
    expect(await again({ byPartId: foreign.partId })).toMatchObject({ state: State.refused });
    const elsewhere = await mall.work((work) => aProduct(work));
    expect(await again({ byPartId: elsewhere.partId })).toMatchObject({ state: State.refused });
    expect(await again({ byPartId: 99_999_999 })).toMatchObject({ state: State.refused });
    await mall.call(protocol.withdraw, { pairId }, who);
  });

  it("somebody else's file, somebody else's suggestion, evidence of what is not published", async () => {
    const stranger = await aLogin(mall, { type: 1 });
    const file = await mall.work((work) => aFile(work, stranger.memberId, { purpose: 'evidence' }));
    expect(await refusalOf(suggested({ fileIds: [file.fileId], byPartId: other.partId }))).toMatchObject({
      state: State.notFound,
    });
    const { who, pairId } = await suggested({ byPartId: other.partId });
    expect(await refusalOf(mall.call(protocol.withdraw, { pairId }, stranger))).toMatchObject({
      state: State.notFound,
    });
    expect(await refusalOf(mall.call(protocol.evidence, { pairId }, who))).toMatchObject({
      state: State.notFound,
    });
    expect(await refusalOf(mall.call(protocol.evidence, { pairId }))).toMatchObject({
      state: State.notLoggedIn,
    });
    await mall.call(protocol.withdraw, { pairId }, who);
  });

  it('reviewing out of turn, an old version, an own suggestion, without the role', async () => {
    const { who, pairId } = await suggested({ byPartId: other.partId });
    const admin = await reviewer();
    expect(await refusalOf(mall.call(protocol.publish, { pairId, version: 1 }, admin))).toMatchObject({
      state: State.refused,
    });
    await mall.call(protocol.take, { pairId, version: 1 }, admin);
    expect(await refusalOf(mall.call(protocol.publish, { pairId, version: 1 }, admin))).toMatchObject({
      state: State.refused,
    });
    expect(await refusalOf(mall.call(protocol.withdraw, { pairId }, who))).toMatchObject({
      state: State.refused,
    });
    expect(await refusalOf(mall.call(protocol.publish, { pairId, version: 2 }, who))).toMatchObject({
      state: State.notAllowed,
    });
    await reviewed(pairId, 'reject', admin);
    const own = await suggested({ byPartId: other.partId }, admin);
    expect(
      await refusalOf(mall.call(protocol.take, { pairId: own.pairId, version: 1 }, admin)),
    ).toMatchObject({ state: State.refused });
  });
});

describe('wrong', () => {
  it('no numbers, numbers of signs only, a list that never was, a part that is not there', async () => {
    expect((await mall.call(protocol.list, {})).list).toEqual([]);
    expect((await mall.call(protocol.list, { partNo: "';--,%_,  " })).list).toEqual([]);
    expect(await refusalOf(mall.call(protocol.keepList, { partNos: ['  ', '---'] }))).toMatchObject({
      state: State.refused,
    });
    expect(await refusalOf(mall.call(protocol.list, { listId: 'x' }))).toMatchObject({
      state: State.notFound,
    });
    expect(await refusalOf(mall.call(protocol.ofPart, { partId: 99_999_999 }))).toMatchObject({
      state: State.notFound,
    });
  });

  it('a member does not speak for the platform', async () => {
    const refusal = await refusalOf(suggested({ evidence: 'platform' }));
    expect(refusal.state).toBe(State.refused);
  });

  it('a statement that says nothing, and an unknown evidence', async () => {
    expect(await refusalOf(suggested({ statement: '好' }))).toMatchObject({ state: State.refused });
    expect(await refusalOf(suggested({ evidence: 'rules' }))).toMatchObject({ state: State.refused });
  });
});
