// Optimised selection through HTTP: begun, ranked, kept, repeated with differences, forgotten; for designers only.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { unitPrice } from '#kit/money/money.ts';
import { days } from '#kit/time/duration.ts';
import { aCategory, aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { fact } from '#mall/part/families/fact.ts';
import { indexGoods } from '#mall/search/server/search.ts';
import { optimiseProtocol as protocol } from '../optimise.protocol.ts';
import { runList } from '../run-list.ts';
import { optimiseRun } from './optimise.tables.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

let categoryId: number;
let good: BuiltProduct;
let cheap: BuiltProduct;

beforeAll(() =>
  mall.work(async (work) => {
    await work.query(
      `INSERT INTO parameter (key, name_zh, name_en, unit, kind, is_facet) VALUES
       ('drainVoltage', '漏源电压', 'Drain-source voltage', 'V', 'number', true),
       ('onResistance', '导通电阻', 'On-resistance', 'Ω', 'number', true) ON CONFLICT DO NOTHING`,
    );
    categoryId = await aCategory(work, {
      nameZh: 'N 沟道',
      nameEn: 'N-channel',
      columns: ['drainVoltage', 'onResistance'],
    });
    const make = (partNo: string, volts: string, ohms: string, price: number) =>
      aProduct(work, {
        partNo,
        categoryId,
        brandName: partNo.startsWith('D') ? 'Inland FET' : 'Abroad FET',
        params: [fact('drainVoltage', volts), ...(ohms ? [fact('onResistance', ohms)] : [])],
        priceTiers: [{ minNum: 1, unitPrice: unitPrice(price) }],
      });
    good = await make('F-GOOD', '60V', '10mΩ', 2_000_000);
    cheap = await make('D-CHEAP', '60V', '12mΩ', 1_000_000);
    await make('F-WEAK', '20V', '5mΩ', 500_000);
    await make('D-SILENT', '60V', '', 800_000);
    await work.query(`UPDATE brand SET is_domestic = true WHERE name = 'Inland FET'`);
  }),
);

const aDesigner = () => aLogin(mall, { type: 2 });
const hardVolts = { key: 'drainVoltage', mode: 'hard' as const, comparison: 'GE' as const, target: '60V' };
const softOhms = {
  key: 'onResistance',
  mode: 'soft' as const,
  comparison: 'LE' as const,
  target: '10mΩ',
  limit: '20mΩ',
};
const selection = (wish: Record<string, unknown> = {}) => ({
  categoryId,
  quantity: 100,
  requirements: [hardVolts, softOhms],
  ...wish,
});

async function ran(wish: Record<string, unknown> = {}, person?: Person) {
  const who = person ?? (await aDesigner());
  const { runId } = await mall.call(protocol.run, selection(wish), who);
  return { who, runId, run: await mall.call(protocol.detail, { runId }, who) };
}

const partNos = (list: readonly { partNo: string }[]) => list.map(({ partNo }) => partNo);
const setPrice = ({ productId, goodsId }: BuiltProduct, price: number) =>
  mall.work(async (work) => {
    await work.query('UPDATE product SET price_tiers = $2 WHERE product_id = $1', [
      productId,
      JSON.stringify([{ minNum: 1, unitPrice: price }]),
    ]);
    await indexGoods(work, [goodsId]);
  });

describe('happy', () => {
  it('military parts are asked for as such', async () => {
    const others = await mall.work(async (work) => {
      const own = await aCategory(work, { nameZh: '军品二极管', nameEn: 'Military diodes' });
      await aProduct(work, { partNo: 'JANTX1N4148', categoryId: own, params: [] });
      await aProduct(work, { partNo: 'PLAIN-1', categoryId: own, params: [fact('grade', 'AEC-Q101')] });
      return own;
    });
    const asked = { categoryId: others, requirements: [] };
    const military = await ran({ ...asked, qualification: 'military' });
    expect(partNos(military.run.ranked)).toEqual(['JANTX1N4148']);
    expect(military.run.excluded[0]).toMatchObject({ partNo: 'PLAIN-1' });
    expect(partNos((await ran({ ...asked, qualification: 'automotive' })).run.ranked)).toEqual(['PLAIN-1']);
    expect((await ran({ ...asked, qualification: 'industrial' })).run.ranked).toHaveLength(2);
  });

  it('begins with a product: its attributes fill the form, what decides what it is as a hard limit', async () => {
    const start = await mall.call(protocol.start, { productId: good.productId }, await aDesigner());
    expect(start).toMatchObject({ categoryId, part: { partNo: 'F-GOOD' }, hasMatCodes: false });
    expect(start.attributes.slice(0, 2)).toMatchObject([
      { key: 'drainVoltage', name: '漏源电压', unit: 'V', comparison: 'GE', target: '60V', mode: 'hard' },
      { key: 'onResistance', comparison: 'LE', target: '10mΩ' },
    ]);
    expect(start.attributes[0]!.examples).toContain('20V');
    const empty = await mall.call(protocol.start, { categoryId }, await aDesigner());
    expect(empty.part).toBeNull();
    expect(empty.attributes.every(({ mode, target }) => mode === 'ignore' && target === '')).toBe(true);
    expect(empty.weights).toEqual({
      parameters: 40,
      price: 20,
      availability: 15,
      quality: 10,
      lifecycle: 10,
      domestic: 5,
    });
  });

  it('ranks, takes the score apart, says why the others are left out', async () => {
    const { run } = await ran({ productId: good.productId });
    expect(partNos(run.ranked)).toEqual(['D-CHEAP', 'F-GOOD', 'D-SILENT']);
    expect(run.ranked[0]).toMatchObject({
      rank: 1,
      amount: '100.00',
      groups: { domestic: 1, lifecycle: 1, availability: 1 },
      parameters: [
        { key: 'drainVoltage', name: '漏源电压', text: '60V', s: 1 },
        { key: 'onResistance', text: '12mΩ', s: 0.8 },
      ],
      isReference: false,
    });
    expect(run.ranked[1]).toMatchObject({ isReference: true, groups: { parameters: 1, price: 0.4 } });
    expect(run.excluded).toMatchObject([{ partNo: 'F-WEAK', sentence: '漏源电压 20V：不满足硬性要求' }]);
    expect(run).toMatchObject({
      total: 4,
      considered: 4,
      excludedCount: 1,
      state: 'DONE',
      differences: null,
    });
    expect(run.reasons).toMatchObject([{ why: 'limit', key: 'drainVoltage', count: 1 }]);
  });

  it('the same inputs on the same data give the same list', async () => {
    const [first, second] = [await ran(), await ran()];
    expect(second.run.dataVersion).toBe(first.run.dataVersion);
    expect(second.run.ranked).toEqual(first.run.ranked);
  });

  it('gives the same list in two processes, whatever their time zone and language', async () => {
    const { who, runId, run } = await ran({ needBy: '2099-01-01' });
    const repeat = `
      import { openDatabase } from '#kit/db/database.ts';
      import { openWorkshop } from '#kit/db/work.ts';
      import { eventHub } from '#kit/events/event.ts';
      import { systemClock } from '#kit/time/clock.ts';
      import { repeatRun } from '#mall/optimise/server/make-run.ts';
      const { connection, actor, runId } = JSON.parse(process.env.ASKED);
      const database = openDatabase(connection, () => {}, { max: 2 });
      const workshop = openWorkshop({ database, clock: systemClock, events: eventHub([]), log: console.error });
      const made = await workshop.inTransaction('zh', (work) => repeatRun(work, actor, { runId }));
      console.log(made.runId);
      await database.close();`;
    const inProcess = async (place: { TZ: string; LC_ALL: string }) => {
      const actor = { memberId: who.memberId, memberName: who.memberName, memberType: 2, enterpriseId: null };
      const ASKED = JSON.stringify({ connection: mall.connection, actor, runId });
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--input-type=module', '--eval', repeat],
        { env: { ...process.env, ...place, ASKED } },
      );
      return mall.call(protocol.detail, { runId: Number(stdout) }, who);
    };
    await mall.call(protocol.save, { runId, name: '两处' }, who);
    // One after the other: of two at the same moment the second would be told to load the run again.
    const here = await inProcess({ TZ: 'Asia/Shanghai', LC_ALL: 'zh_CN.UTF-8' });
    const there = await inProcess({ TZ: 'America/New_York', LC_ALL: 'sv_SE.UTF-8' });
    for (const one of [here, there]) {
      expect(one.dataVersion).toBe(run.dataVersion);
      expect(one.ranked).toEqual(run.ranked);
      expect(one.excluded).toEqual(run.excluded);
    }
  }, 60_000);

  it('is kept, found again, repeated with what has changed', async () => {
    const { who, runId } = await ran();
    await mall.call(protocol.save, { runId, name: '电机板选管' }, who);
    await mall.call(protocol.save, { runId, name: '电机板 MOS' }, who);
    const { list, counts } = await mall.call(runList.list, { state: 'SAVED', keyword: 'mos' }, who);
    expect(list).toMatchObject([{ runId, name: '电机板 MOS', bestPartNo: 'D-CHEAP', state: 'SAVED' }]);
    expect(counts).toEqual({ DONE: 0, SAVED: 1 });
    await setPrice(cheap, 9_000_000);
    const again = await mall.call(protocol.rerun, { runId }, who);
    await setPrice(cheap, 1_000_000);
    const run = await mall.call(protocol.detail, { runId: again.runId }, who);
    expect(run).toMatchObject({ parentRunId: runId, state: 'DONE' });
    expect(run.differences).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          partNo: 'D-CHEAP',
          kind: 'down',
          amountBefore: '100.00',
          amountAfter: '900.00',
        }),
        expect.objectContaining({ partNo: 'F-GOOD', kind: 'up', rankBefore: 2, rankAfter: 1 }),
      ]),
    );
    const kept = await mall.call(protocol.detail, { runId }, who);
    expect(kept.ranked[0]).toMatchObject({ partNo: 'D-CHEAP', amount: '100.00' });
  });

  it('what nobody keeps is forgotten after thirty days; what is kept stays', async () => {
    const { who, runId } = await ran();
    const kept = await ran({}, who);
    await mall.call(protocol.save, { runId: kept.runId, name: '留' }, who);
    mall.clock.pass(days(31));
    await mall.fireTimers();
    const later = await aDesigner();
    const rows = await mall.work((work) => work.tx.select().from(optimiseRun));
    expect(rows.find((row) => row.runId === runId)).toMatchObject({ state: 'DISCARDED', result: null });
    expect(rows.find((row) => row.runId === kept.runId)).toMatchObject({ state: 'SAVED' });
    expect((await mall.call(runList.list, {}, later)).list).toEqual([]);
  });

  it('options leave out; a date asks for speed; weights decide', async () => {
    expect(partNos((await ran({ domesticOnly: 1 })).run.ranked)).toEqual(['D-CHEAP', 'D-SILENT']);
    const onlyParameters = {
      parameters: 1,
      price: 0,
      availability: 0,
      quality: 0,
      lifecycle: 0,
      domestic: 0,
    };
    const { run } = await ran({ weights: onlyParameters });
    expect(run.ranked.map(({ partNo, score }) => [partNo, score])).toEqual([
      ['F-GOOD', 100],
      ['D-CHEAP', 90],
      ['D-SILENT', 50],
    ]);
    const none = await ran({ withSample: 1 });
    expect(none.run.ranked).toEqual([]);
    expect(none.run.reasons).toMatchObject([{ why: 'noSample', count: 3 }, { why: 'limit' }]);
    const today = mall.clock.now().toISOString().slice(0, 10);
    expect((await ran({ needBy: today })).run.ranked[0]!.groups.availability).toBeLessThan(1);
  });

  it('a press twice makes one run', async () => {
    const who = await aDesigner();
    const wish = { ...selection(), requestId: 'twice-1' };
    const first = await mall.call(protocol.run, wish, who);
    expect(await mall.call(protocol.run, wish, who)).toEqual(first);
  });

  it('is thrown away', async () => {
    const { who, runId } = await ran();
    await mall.call(protocol.discard, { runId }, who);
    expect(await refusalOf(mall.call(protocol.detail, { runId }, who))).toMatchObject({
      state: State.notFound,
    });
  });
});

describe('refused', () => {
  it('everybody but designers, with the sentence of the specification', async () => {
    const buyer = await aLogin(mall, { type: 1 });
    const refused = await refusalOf(mall.call(protocol.start, { categoryId }, buyer));
    expect(refused).toMatchObject({ state: State.notAllowed, message: '仅限设计师使用该功能' });
    expect(await refusalOf(mall.call(runList.list, {}))).toMatchObject({ state: State.notLoggedIn });
  });

  it('a suspended designer, with the reason', async () => {
    const { who, runId } = await ran();
    await mall.work(async (work) => {
      await work.query(
        `INSERT INTO designer (member_id, state, real_name, since) VALUES ($1, 'SUSPENDED', '李工', now())`,
        [who.memberId],
      );
      await work.query(
        `INSERT INTO step_log (doc_type, doc_sn, from_state, event, to_state, actor_role, actor_name, reason, detail, created_at)
         VALUES ('designer', $1, 'ACTIVE', 'suspend', 'SUSPENDED', 'platform', 'admin', '样品长期未反馈', '{}', now())`,
        [String(who.memberId)],
      );
    });
    for (const refused of [
      refusalOf(mall.call(protocol.run, selection(), who)),
      refusalOf(mall.call(protocol.detail, { runId }, who)),
      refusalOf(mall.call(runList.list, {}, who)),
    ]) {
      expect((await refused)?.message).toContain('样品长期未反馈');
    }
  });

  it("somebody else's run does not exist", async () => {
    const { runId } = await ran();
    const stranger = await aDesigner();
    for (const refused of [
      refusalOf(mall.call(protocol.detail, { runId }, stranger)),
      refusalOf(mall.call(protocol.save, { runId, name: 'x' }, stranger)),
      refusalOf(mall.call(protocol.rerun, { runId }, stranger)),
      refusalOf(mall.call(protocol.discard, { runId }, stranger)),
    ]) {
      expect(await refused).toMatchObject({ state: State.notFound });
    }
  });

  it('preferred grades without an enterprise, a day that is over, no weight at all', async () => {
    const who = await aDesigner();
    const none = { parameters: 0, price: 0, availability: 0, quality: 0, lifecycle: 0, domestic: 0 };
    for (const wish of [{ preferredOnly: 1 }, { needBy: '2020-01-01' }, { weights: none }]) {
      expect(await refusalOf(mall.call(protocol.run, selection(wish), who))).toMatchObject({
        state: State.refused,
      });
    }
  });
});

describe('wrong', () => {
  it.each([
    ['a value without a number', { requirements: [{ ...hardVolts, target: 'many volts' }] }],
    ['an attribute twice', { requirements: [hardVolts, hardVolts] }],
    ['a date that is none', { needBy: '2027-02-31x' }],
    ['no pieces', { quantity: 0 }],
    ['a weight below 0', { weights: { parameters: -1 } }],
    ['a mode that is none', { requirements: [{ ...hardVolts, mode: 'harder' }] }],
  ])('%s', async (_, wish) => {
    const who = await aDesigner();
    const input = selection(wish as Record<string, unknown>);
    expect(await refusalOf(mall.call(protocol.run, input, who))).toMatchObject({ state: State.refused });
  });

  it('a category or product that is not there, a category that is no leaf, nothing to begin with', async () => {
    const who = await aDesigner();
    const leaf = await mall.work((work) => aCategory(work, {}));
    const child = await mall.work((work) => aCategory(work, { pid: leaf }));
    expect(await refusalOf(mall.call(protocol.start, { categoryId: 99_999_999 }, who))).toMatchObject({
      state: State.notFound,
    });
    expect(await refusalOf(mall.call(protocol.start, { productId: 99_999_999 }, who))).toMatchObject({
      state: State.notFound,
    });
    expect(await refusalOf(mall.call(protocol.start, { categoryId: leaf }, who))).toMatchObject({
      state: State.refused,
    });
    expect(await refusalOf(mall.call(protocol.start, {}, who))).toMatchObject({ state: State.refused });
    expect((await mall.call(protocol.start, { categoryId: child }, who)).attributes.length).toBe(0);
  });
});
