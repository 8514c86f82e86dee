// Projects through HTTP: their life, who sees them, versions of the BOM, cost, risks and replacing a part everywhere.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { listSteps } from '#kit/document/step-log.ts';
import { State } from '#kit/http/state.ts';
import { unitPrice } from '#kit/money/money.ts';
import { days } from '#kit/time/duration.ts';
import { bomProtocol } from '#mall/bom/bom.protocol.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { aMatCode } from '#mall/mat-code/server/mat-code.builders.ts';
import { messageList } from '#mall/message/message-list.ts';
import { runSaved } from '#mall/optimise/server/optimise.events.ts';
import { anOrder } from '#mall/order/server/order.builders.ts';
import { sampleSubmitted } from '#mall/sample/server/sample.events.ts';
import { projectProtocol as protocol } from '../project.protocol.ts';
import { projectList } from '../project-list.ts';
import { aProject, aVersion } from './project.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

/** After days have passed an old login is over. */
const again = async ({ memberId, memberName }: Person): Promise<Person> =>
  mall.work(async (work) => {
    const tokens = await issueTokens(work, mall.tokenSecret, memberId, {
      ip: '127.0.0.1',
      userAgent: 'test',
    });
    return { memberId, memberName, token: tokens.access_token, refreshToken: tokens.refresh_token };
  });

async function projectOf(person: Person, products: readonly { partId: number }[], buildNum = 10) {
  return mall.work((work) =>
    aProject(work, person, { buildNum, lines: products.map(({ partId }) => ({ partId, qty: 2 })) }),
  );
}
const product = (wish: Parameters<typeof aProduct>[1] = {}) => mall.work((work) => aProduct(work, wish));
const at = (yuan: number) => [{ minNum: 1, unitPrice: unitPrice(yuan * 1_000_000) }];

const reprice = ({ productId }: { productId: number }, yuan: number) =>
  mall.work((work) =>
    work.query('UPDATE product SET price_tiers = $2 WHERE product_id = $1', [
      productId,
      JSON.stringify(at(yuan)),
    ]),
  );

describe('happy', () => {
  it('lives: begun, changed, paused, resumed, archived, restored', async () => {
    const me = await aLogin(mall);
    const { projectId, version } = await mall.call(
      protocol.create,
      { projectName: '温控器', stage: 'pilot', buildNum: 50, budget: '5000' },
      me,
    );
    let at = await mall.call(protocol.change, { projectId, version, stage: 'mass', budget: '' }, me);
    for (const action of ['pause', 'resume', 'archive'] as const) {
      at = await mall.call(protocol.move, { projectId, version: at.version, action }, me);
    }
    const archived = await mall.call(protocol.detail, { projectId }, me);
    expect(archived).toMatchObject({
      state: 'ARCHIVED',
      stage: 'mass',
      budget: null,
      allowedActions: ['restore'],
    });
    expect(archived.log.map(({ event }) => event).join(' ')).toBe('create change pause resume archive');
    await mall.call(protocol.move, { projectId, version: at.version, action: 'restore' }, me);
    const { list, counts } = await mall.call(projectList.list, { keyword: '温控' }, me);
    expect(list).toHaveLength(1);
    expect(counts).toMatchObject({ ACTIVE: 1, ARCHIVED: 0 });
  });

  it('is shared within the enterprise, and worked on by its members', async () => {
    const company = await aMainAccount(mall);
    const colleague = await aLoggedInEmployee(mall, {
      enterpriseId: company.enterpriseId,
      permissions: ['project.read', 'project.write'],
    });
    const { projectId } = await mall.call(protocol.create, { projectName: '网关' }, company);
    const seen = await mall.call(protocol.detail, { projectId }, colleague);
    expect(seen.allowedActions).toEqual([]);
    await mall.call(protocol.addMember, { projectId, memberName: colleague.memberName }, company);
    const working = await mall.call(protocol.detail, { projectId }, colleague);
    expect(working.allowedActions).toContain('change');
    expect(working.allowedActions).not.toContain('archive');
    await mall.call(protocol.removeMember, { projectId, memberId: colleague.memberId }, company);
    expect(
      await refusalOf(
        mall.call(protocol.change, { projectId, version: working.version + 1, note: 'x' }, colleague),
      ),
    ).toMatchObject({ state: State.notAllowed });
  });

  it('keeps versions apart and goes back to an older one', async () => {
    const me = await aLogin(mall);
    const [one, two, three] = [await product(), await product(), await product()];
    const { projectId } = await projectOf(me, [one, two]);
    await mall.work((work) =>
      aVersion(work, me, projectId, [
        { partId: one.partId, qty: 3, designators: 'U1' },
        { partId: three.partId, qty: 2, designators: 'U2' },
      ]),
    );
    const found = await mall.call(protocol.difference, { projectId, from: 1, to: 2 }, me);
    expect(found.changed.map(({ fields }) => fields)).toEqual([['qty'], ['part']]);
    await mall.call(protocol.goBack, { projectId, bomVersion: 1 }, me);
    const detail = await mall.call(protocol.detail, { projectId }, me);
    expect(detail.bomVersion).toBe(1);
    expect(detail.versions.map(({ bomVersion, isCurrent }) => [bomVersion, isCurrent])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    const lines = await mall.call(protocol.bomLines, { projectId, bomVersion: 2 }, me);
    expect(lines.list.map(({ qty }) => qty)).toEqual([3, 2]);
  });

  it('keeps the cost of each day, and tells that of another number of boards', async () => {
    const me = await aLogin(mall);
    const one = await product({ priceTiers: at(2) });
    const { projectId } = await projectOf(me, [one], 10);
    const kept = await mall.call(protocol.computeCost, { projectId }, me);
    expect(kept).toMatchObject({ isKept: 1, isOptimal: 1, unserved: 0, lines: 1 });
    expect(Number(kept.total) - Number(kept.freight)).toBe(40);
    const other = await mall.call(protocol.computeCost, { projectId, buildNum: 100 }, me);
    expect(other.isKept).toBe(0);
    expect((await mall.call(protocol.costs, { projectId }, me)).list).toHaveLength(1);
    mall.clock.pass(days(1));
    await mall.fireTimers();
    const { list } = await mall.call(protocol.costs, { projectId }, await again(me));
    expect(list).toHaveLength(2);
    expect(list[0]!.day < list[1]!.day).toBe(true);
  });

  it('keeps a jump of the price in sight for a month, adds small steps up, and knows a dearer small quantity from a jump', async () => {
    const me = await aLogin(mall);
    const one = await product({ priceTiers: [...at(2), { minNum: 20, unitPrice: unitPrice(1_000_000) }] });
    const { projectId } = await projectOf(me, [one]);
    await mall.call(protocol.computeCost, { projectId }, me);
    const night = async () => {
      mall.clock.pass(days(1));
      await mall.fireTimers();
      const { list } = await mall.call(protocol.risks, { projectId }, await again(me));
      return list.map(({ kind, text }) => `${kind} ${text}`);
    };
    await reprice(one, 1.08);
    expect(await night()).toEqual([]);
    await reprice(one, 1.16);
    const [said] = await night();
    expect(said).toMatch(/priceJump .*1\.00.*1\.16.*16%/);
    expect(await night()).toEqual([said]);
    mall.clock.pass(days(30));
    expect(await night()).toEqual([]);

    await mall.work((work) =>
      work.query('UPDATE product SET price_tiers = $2 WHERE product_id = $1', [
        one.productId,
        JSON.stringify([...at(3), { minNum: 20, unitPrice: unitPrice(1_160_000) }]),
      ]),
    );
    const { version } = await mall.call(protocol.detail, { projectId }, await again(me));
    await mall.call(protocol.change, { projectId, version, buildNum: 5 }, await again(me));
    expect(await night()).toEqual([]);
  });

  it('finds what has become a risk, tells it once, and forgets it when it is over', async () => {
    const me = await aLogin(mall);
    const [jumps, ends] = [await product({ priceTiers: at(1) }), await product()];
    const { projectId } = await projectOf(me, [jumps, ends]);
    await mall.call(protocol.computeCost, { projectId }, me);
    await reprice(jumps, 1.5);
    await mall.work(async (work) => {
      await work.query(`UPDATE part SET lifecycle = 'nrnd' WHERE part_id = $1`, [ends.partId]);
    });
    mall.clock.pass(days(1));
    await mall.fireTimers();
    const later = await again(me);
    const { list, counts } = await mall.call(protocol.risks, { projectId }, later);
    expect(list.map(({ kind, severity }) => `${kind} ${severity}`)).toEqual([
      'priceJump high',
      'endOfLife medium',
    ]);
    expect(counts.OPEN).toBe(2);
    const news = await mall.call(messageList.list, {}, later);
    expect(news.list.filter(({ kind }) => kind === 'watch')).toHaveLength(1);

    const [jump, end] = list;
    await mall.call(
      protocol.moveRisk,
      { riskId: end!.riskId, version: end!.version, action: 'accept', reason: '已备足终身库存' },
      later,
    );
    await mall.call(
      protocol.moveRisk,
      { riskId: jump!.riskId, version: jump!.version, action: 'snooze', days: 2 },
      later,
    );
    expect((await mall.call(protocol.risks, { projectId }, later)).counts).toMatchObject({
      OPEN: 0,
      SNOOZED: 1,
      ACCEPTED: 1,
    });

    // A day later the price has come down again: there is no jump any more.
    await reprice(jumps, 1.05);
    mall.clock.pass(days(1));
    await mall.fireTimers();
    const quiet = await mall.call(protocol.risks, { projectId }, await again(me));
    expect(quiet.counts).toMatchObject({ OPEN: 0, SNOOZED: 0, ACCEPTED: 1, CLEARED: 1 });
    const stepsOf = ({ riskId }: { riskId: number }) =>
      mall.work(async (work) => {
        const steps = await listSteps(work, [{ docType: 'projectRisk', docSns: [String(riskId)] }]);
        return steps.map(({ fromState, event, toState, actorRole }) =>
          [fromState, event, toState, actorRole].join(' '),
        );
      });
    expect(await stepsOf(jump!)).toEqual([
      ' find OPEN system',
      'OPEN snooze SNOOZED watcher',
      'SNOOZED clear CLEARED system',
    ]);
    expect(await stepsOf(end!)).toEqual([' find OPEN system', 'OPEN accept ACCEPTED watcher']);

    // Graver than what was borne: it wakes.
    await mall.work((work) =>
      work.query(`UPDATE part SET lifecycle = 'eol' WHERE part_id = $1`, [ends.partId]),
    );
    mall.clock.pass(days(1));
    await mall.fireTimers();
    const graver = await mall.call(protocol.risks, { projectId }, await again(me));
    expect(graver.list).toMatchObject([{ riskId: end!.riskId, state: 'OPEN', severity: 'high', reason: '' }]);
    expect((await stepsOf(end!)).at(-1)).toBe('ACCEPTED wake OPEN system');
  });

  it("names the enterprise's approved alternates first, and lets a part without any be replaced all the same", async () => {
    const company = await aMainAccount(mall);
    const [ends, alone, better] = [await product(), await product(), await product({ stock: 900 })];
    const { projectId } = await mall.work(async (work) => {
      await aMatCode(work, company.enterpriseId, {
        partId: ends.partId,
        alternatePartIds: [better.partId],
      });
      for (const { partId } of [ends, alone])
        await work.query(`UPDATE part SET lifecycle = 'eol' WHERE part_id = $1`, [partId]);
      return aProject(work, company, {
        enterpriseId: company.enterpriseId,
        lines: [ends, alone].map(({ partId }) => ({ partId })),
      });
    });
    const { list } = await mall.call(protocol.risks, { projectId }, company);
    const of = (partId: number) => list.find((one) => one.partId === partId)!;
    expect(of(ends.partId).alternates[0]).toMatchObject({
      partId: better.partId,
      source: 'approved',
      available: 900,
    });
    expect(of(alone.partId)).toMatchObject({ kind: 'endOfLife', severity: 'high' });
    expect(of(alone.partId).allowedActions).toContain('replacePart');
  });

  it('replaces a part in all projects at once, and goes back in one of them', async () => {
    const me = await aLogin(mall);
    const [old, other, better] = [await product(), await product(), await product()];
    const first = await projectOf(me, [old, other]);
    const second = await projectOf(me, [old]);
    await projectOf(me, [other]);
    const { list } = await mall.call(
      protocol.replacePart,
      { partId: old.partId, byPartId: better.partId },
      me,
    );
    expect(
      list.map(({ projectId, formerVersion, bomVersion }) => [projectId, formerVersion, bomVersion]),
    ).toEqual([
      [first.projectId, 1, 2],
      [second.projectId, 1, 2],
    ]);
    const partsOf = async (projectId: number, bomVersion: number) =>
      (await mall.call(protocol.bomLines, { projectId, bomVersion }, me)).list.map(({ partId }) => partId);
    expect(await partsOf(first.projectId, 2)).toEqual([better.partId, other.partId]);
    expect(await partsOf(first.projectId, 1)).toEqual([old.partId, other.partId]);
    await mall.call(protocol.goBack, { projectId: first.projectId, bomVersion: 1 }, me);
    expect((await mall.call(protocol.detail, { projectId: first.projectId }, me)).bomVersion).toBe(1);
  });

  it('is bought: a version becomes a bill of the quick order, for all boards and with its parts', async () => {
    const me = await aLogin(mall);
    const [one, other] = [await product({ priceTiers: at(2) }), await product()];
    const { projectId } = await projectOf(me, [one, other], 25);
    const ask = { projectId, bomVersion: 1, requestId: 'buy once' };
    const { bomId } = await mall.call(protocol.buyVersion, ask, me);
    expect(await mall.call(protocol.buyVersion, ask, me)).toEqual({ bomId });
    const { list } = await mall.call(bomProtocol.lines, { bomId }, me);
    expect(list.map(({ status, part, need }) => [status, part!.partId, need])).toEqual([
      ['matched', one.partId, 50],
      ['matched', other.partId, 50],
    ]);
    expect(await mall.call(bomProtocol.detail, { bomId }, me)).toMatchObject({
      state: 'READY',
      boards: 25,
      isOwn: 1,
    });
    expect(
      await refusalOf(mall.call(protocol.buyVersion, { ...ask, bomVersion: 2, requestId: 'a' }, me)),
    ).toMatchObject({
      state: State.notFound,
    });
    const stranger = await aLogin(mall);
    expect(await refusalOf(mall.call(protocol.buyVersion, ask, stranger))).toMatchObject({
      state: State.notFound,
    });
  });

  it('links orders by hand and samples that were said to be for it', async () => {
    const order = await anOrder(mall);
    const { projectId } = await mall.call(protocol.create, { projectName: '电源' }, order.buyer);
    await mall.call(protocol.link, { projectId, orderSn: order.orderSn }, order.buyer);
    await mall.mall.workshop.inTransaction('zh', (work) =>
      work.emit(sampleSubmitted, {
        requestId: 1,
        sampleSn: 'SP1',
        memberId: order.buyer.memberId,
        enterpriseId: null,
        projectId,
      }),
    );
    await mall.mall.workshop.inTransaction('zh', (work) =>
      work.emit(runSaved, { runId: 7, memberId: order.buyer.memberId, projectId }),
    );
    const { links } = await mall.call(protocol.detail, { projectId }, order.buyer);
    expect(links.map(({ kind, docSn }) => `${kind} ${docSn}`).sort()).toEqual([
      `order ${order.orderSn}`,
      'run 7',
      'sample SP1',
    ]);
    await mall.call(protocol.unlink, { projectId, kind: 'order', docSn: order.orderSn }, order.buyer);
    expect((await mall.call(protocol.detail, { projectId }, order.buyer)).links).toHaveLength(2);
  });
});

describe('refused', () => {
  it('does not exist for strangers', async () => {
    const { projectId } = await projectOf(await aLogin(mall), [await product()]);
    const stranger = await aLogin(mall);
    for (const call of [
      () => mall.call(protocol.detail, { projectId }, stranger),
      () => mall.call(protocol.costs, { projectId }, stranger),
      () => mall.call(protocol.computeCost, { projectId }, stranger),
      () => mall.call(protocol.risks, { projectId }, stranger),
      () => mall.call(protocol.bomLines, { projectId, bomVersion: 1 }, stranger),
      () => mall.call(protocol.difference, { projectId, from: 1, to: 1 }, stranger),
      () => mall.call(protocol.goBack, { projectId, bomVersion: 1 }, stranger),
      () => mall.call(protocol.change, { projectId, version: 2, note: 'x' }, stranger),
      () => mall.call(protocol.link, { projectId, orderSn: 'SO1' }, stranger),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ state: State.notFound });
    }
  });

  it('changes nothing for those who saw an older state, nor once it is archived', async () => {
    const me = await aLogin(mall);
    const { projectId, version } = await mall.call(protocol.create, { projectName: '甲' }, me);
    await mall.call(protocol.change, { projectId, version, note: '一' }, me);
    await refusalOf(mall.call(protocol.change, { projectId, version, note: '二' }, me));
    await mall.call(protocol.move, { projectId, version: version + 1, action: 'archive' }, me);
    await refusalOf(mall.call(protocol.change, { projectId, version: version + 2, note: '三' }, me));
    expect((await mall.call(protocol.detail, { projectId }, me)).note).toBe('一');
  });

  it('links no order of somebody else', async () => {
    const { orderSn } = await anOrder(mall);
    const me = await aLogin(mall);
    const { projectId } = await mall.call(protocol.create, { projectName: '乙' }, me);
    expect(await refusalOf(mall.call(protocol.link, { projectId, orderSn }, me))).toMatchObject({
      state: State.refused,
    });
  });

  it('links nothing for who has left the enterprise of the project, though he was a member of it', async () => {
    const main = await aMainAccount(mall);
    const { projectId } = await mall.work((work) =>
      aProject(work, main, { enterpriseId: main.enterpriseId }),
    );
    const colleague = await aLoggedInEmployee(mall, { enterpriseId: main.enterpriseId, roles: ['designer'] });
    await mall.call(protocol.addMember, { projectId, memberName: colleague.memberName }, main);
    const save = (runId: number) =>
      mall.mall.workshop.inTransaction('zh', (work) =>
        work.emit(runSaved, { runId, memberId: colleague.memberId, projectId }),
      );
    await save(8);
    await mall.work((work) =>
      work.query(`UPDATE sub_account SET state = 'LEFT' WHERE member_id = $1`, [colleague.memberId]),
    );
    await expect(save(9)).rejects.toMatchObject({ state: State.notFound });
    const { links } = await mall.call(protocol.detail, { projectId }, main);
    expect(links.map(({ docSn }) => docSn)).toEqual(['8']);
  });

  it('keeps no versions without end', async () => {
    const me = await aLogin(mall);
    const { partId } = await product();
    const { projectId } = await projectOf(me, [{ partId }]);
    await mall.work((work) =>
      work.query('UPDATE project_bom SET line_count = 500000 WHERE project_id = $1', [projectId]),
    );
    await expect(mall.work((work) => aVersion(work, me, projectId, [{ partId }]))).rejects.toMatchObject({
      state: State.refused,
    });
  });

  it('lets no sample name a project that its maker does not work on', async () => {
    const { projectId } = await projectOf(await aLogin(mall), [await product()]);
    const stranger = await aLogin(mall);
    await expect(
      mall.mall.workshop.inTransaction('zh', (work) =>
        work.emit(sampleSubmitted, {
          requestId: 1,
          sampleSn: 'SP2',
          memberId: stranger.memberId,
          enterpriseId: null,
          projectId,
        }),
      ),
    ).rejects.toThrow();
  });
});

describe('wrong', () => {
  it('asks for a name, and for an end after the start', async () => {
    const me = await aLogin(mall);
    expect(await refusalOf(mall.call(protocol.create, { projectName: ' ' }, me))).toMatchObject({
      state: State.refused,
    });
    await refusalOf(
      mall.call(protocol.create, { projectName: '丙', startOn: '2026-12-01', endOn: '2026-11-01' }, me),
    );
    await refusalOf(mall.call(protocol.create, { projectName: '丙', startOn: '2026-02-30' }, me));
  });

  it('has no cost without a BOM', async () => {
    const me = await aLogin(mall);
    const { projectId } = await mall.call(protocol.create, { projectName: '丁' }, me);
    await refusalOf(mall.call(protocol.computeCost, { projectId }, me));
  });
});
