// Visits through HTTP: a day is proposed and agreed, moved and too late, whoever arrives proves it, instruments are accounted for; and what is refused.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { benchProtocol } from '#mall/bench/bench.protocol.ts';
import { aBench, workOn } from '#mall/bench/server/bench.builders.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { instrumentProtocol } from '#mall/instrument/instrument.protocol.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { aBuyer, type Buyer } from '#mall/order/server/order.builders.ts';
import { aPaidCommission } from '#mall/specimen/server/specimen.builders.ts';
import { specimenProtocol } from '#mall/specimen/specimen.protocol.ts';
import { newSpecimen } from '#mall/testing/entrust-form.ts';
import { aDraftId, aForm, anItem } from '#mall/testing/server/testing.builders.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import { visitProtocol as protocol } from '../visit.protocol.ts';
import { visitList } from '../visit-list.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
const lab = await aBench(mall);
await mall.work((work) =>
  work.query(`UPDATE capability SET group_id = $1 WHERE cap_no = 'J1'`, [lab.groupIds[0]]),
);

const SITE = {
  address: '深圳市南山区科技园 8 栋',
  days: '周二、周四',
  rules: '带身份证',
  manDays: 2,
  km: 30,
  nights: 1,
};
/** 2 × 1,200 + 60 × 2 + 400 */
const FEE = '2920.00';
const meter = (serialNo: string, instrumentId: number | null = null) => ({
  ...{ ...newSpecimen(), name: '数字多用表', model: '34465A', serialNo, instrumentId },
});
const today = () => dayInChina(mall.clock.now());

/** Paid, with so many meters; its visit waits for a day. */
async function aVisit(specimens = [meter('A1')], buyer?: Buyer) {
  const commission = await aPaidCommission(mall, lab, {
    ...{ kind: 'METERING', specimens, items: [anItem(lab, 'J1')], site: SITE },
    ...(buyer ? { buyer } : {}),
  });
  const { visits } = await mall.call(
    protocol.ofService,
    { serviceSn: commission.serviceSn },
    commission.buyer,
  );
  return { ...commission, visitId: visits[0]?.visitId ?? 0 };
}
const atDesk = (visitId: number, who: Person = lab.planner) => mall.call(protocol.detail, { visitId }, who);
const seen = async (visitId: number) => ({ visitId, version: (await atDesk(visitId)).version });
async function propose(
  visitId: number,
  date: string,
  people: readonly Person[] = [lab.engineer],
  slot = 'DAY',
) {
  const ids = JSON.stringify(people.map(({ memberId }) => memberId));
  const said = { ...(await seen(visitId)), date, slot, people: ids, note: '带便携标准源' };
  return mall.ask(protocol.propose, said as never, lab.planner);
}
async function agreed(date = today(), specimens = [meter('A1')]) {
  const visit = await aVisit(specimens);
  expect((await propose(visit.visitId, date)).msg).toBe('success');
  await mall.call(protocol.agree, await seen(visit.visitId), visit.buyer);
  return visit;
}
async function arrive(visitId: number, who: Person = lab.engineer) {
  const fileId = await mall.work(
    async (work) => (await aFile(work, who.memberId, { purpose: 'attachment' })).fileId,
  );
  const said = { ...(await seen(visitId)), signer: '王工', geo: '22.543100,114.057900', fileId };
  return mall.ask(protocol.arrive, said, who);
}
const tick = async (visitId: number, specimenNo: string, how: string, words = '') =>
  mall.ask(protocol.tick, { ...(await seen(visitId)), specimenNo, tick: how, words } as never, lab.engineer);
const leave = async (visitId: number) => mall.ask(protocol.leave, await seen(visitId), lab.engineer);
const stateOf = async (serviceSn: string, buyer: Buyer) =>
  (await mall.call(testingProtocol.detail, { serviceSn }, buyer)).state;
const titles = ({ memberId }: Person) =>
  mall.work((work) =>
    work
      .query<{ title: string }>(
        `SELECT title_zh AS title FROM site_message WHERE member_id = $1 AND title_zh LIKE '上门%' ORDER BY message_id`,
        [memberId],
      )
      .then((rows) => rows.map(({ title }) => title)),
  );

describe('happy', () => {
  it('the price holds man-days, road and nights; paid, the commission waits for a visit instead of specimens', async () => {
    const { serviceSn, buyer, visitId } = await aVisit();
    const service = await mall.call(testingProtocol.detail, { serviceSn }, buyer);
    expect(service).toMatchObject({ state: 'VISIT_PLANNED', stateCode: 25 });
    const parts = service.versions[0]?.content.parts.map(({ kind, amount }) => [kind, amount]);
    expect(parts).toEqual([
      ['ITEM', '300.00'],
      ['MAN_DAYS', '2400.00'],
      ['ROAD', '120.00'],
      ['NIGHTS', '400.00'],
    ]);
    expect(await atDesk(visitId)).toMatchObject({
      ...{
        state: 'PROPOSED',
        turn: 'LAB',
        date: null,
        manDays: 2,
        wishedDays: '周二、周四',
        rules: '带身份证',
      },
      allowedActions: ['propose'],
    });
    const { list } = await mall.call(visitList.list, { keyword: serviceSn } as never, lab.planner);
    expect(list).toMatchObject([{ visitId, address: SITE.address, instrumentCount: 1 }]);
    expect(service.allowedActions).not.toContain('send');
  });

  it('moved in time, arrived with a signature, two of three done: they are returned, the third is over, and the reports follow (S10)', async () => {
    const buyer = await aBuyer(mall);
    const { instrumentId } = await mall.call(
      instrumentProtocol.enter,
      { name: '数字多用表', model: '34465A', serialNo: 'L1', cycleMonths: 12 } as never,
      buyer,
    );
    const inLedger = async () => (await mall.call(instrumentProtocol.detail, { instrumentId }, buyer)).state;
    const { visitId, serviceSn } = await aVisit([meter('L1', instrumentId), meter('L2'), meter('L3')], buyer);
    await propose(visitId, dayAfter(today(), 6), [lab.engineer, lab.other]);
    expect(await titles(buyer)).toEqual(['上门服务：提出上门日期']);
    await mall.call(protocol.agree, await seen(visitId), buyer);
    const moving = { ...(await seen(visitId)), wish: '改到下周' };
    await mall.call(protocol.ask, moving, buyer);
    expect(await atDesk(visitId)).toMatchObject({
      state: 'PROPOSED',
      turn: 'LAB',
      wish: '改到下周',
      feeNoted: '0.00',
    });
    expect((await propose(visitId, today())).msg).toBe('success');
    await mall.call(protocol.agree, await seen(visitId), buyer);
    expect((await arrive(visitId)).msg).toBe('success');
    expect(await stateOf(serviceSn, buyer)).toBe('ON_SITE');
    const there = await atDesk(visitId, lab.engineer);
    expect(there).toMatchObject({ state: 'ON_SITE', signer: '王工', geo: '22.543100,114.057900' });
    expect(there.instruments.map(({ items }) => items[0]?.stateName)).toEqual(['已排期', '已排期', '已排期']);

    const [one = '', two = '', three = ''] = there.instruments.map(({ specimenNo }) => specimenNo);
    expect((await leave(visitId)).msg).toContain('还有仪器没有登记');
    await tick(visitId, one, 'FOUND');
    expect(await inLedger()).toBe('IN_SERVICE');
    await tick(visitId, two, 'FOUND');
    await tick(visitId, three, 'NOT_FOUND');
    expect((await leave(visitId)).msg).toContain('还有项目没有完成');
    expect((await tick(visitId, one, 'NOT_FOUND')).msg).toContain('已登记在场');
    const itemIds = there.instruments.slice(0, 2).map(({ items }) => items[0]?.itemId ?? 0);
    for (const itemId of itemIds) await workOn(mall, lab, itemId);
    expect(await stateOf(serviceSn, buyer)).toBe('ON_SITE');
    expect((await leave(visitId)).msg).toBe('success');

    const service = await mall.call(testingProtocol.detail, { serviceSn }, buyer);
    expect(service).toMatchObject({ state: 'REPORT_DRAFTING', receivedAt: expect.any(String) });
    const { specimens, custody } = await mall.call(specimenProtocol.ofService, { serviceSn }, buyer);
    expect(specimens.map(({ state }) => state)).toEqual(['RETURNED', 'RETURNED', 'CANCELLED']);
    expect(custody.filter(({ specimenNo }) => specimenNo === one).map(({ act }) => act)).toEqual([
      ...['RECEIVE', 'TAKE', 'GOT_BACK'],
    ]);
    expect(custody.every(({ isIntact }) => isIntact)).toBe(true);
    const { visits } = await mall.call(protocol.ofService, { serviceSn }, buyer);
    expect(visits).toMatchObject([{ state: 'DONE', doneCount: 2, feeNoted: '0.00' }]);
    expect(visits[0]?.instruments[2]?.items[0]?.stateName).toBe('已取消');
    expect(await titles(buyer)).toEqual([
      ...['上门服务：提出上门日期', '上门服务：提出上门日期', '上门服务：到达现场', '上门服务：离开现场'],
    ]);
    expect(await titles(lab.engineer)).toContain('上门服务：客户同意');
  });

  it('moved later than a working day before, and come in vain: the fee is noted each time, and another day is found', async () => {
    const { visitId, buyer, serviceSn } = await agreed();
    const { visits } = await mall.call(protocol.ofService, { serviceSn }, buyer);
    expect(visits[0]?.feeOfMoving).toBe(FEE);
    await mall.call(protocol.ask, { ...(await seen(visitId)), wish: '今天停电' }, buyer);
    expect(await atDesk(visitId)).toMatchObject({
      feeNoted: FEE,
      feeReason: expect.stringContaining('不足一个工作日'),
    });
    await propose(visitId, today());
    await mall.call(protocol.agree, await seen(visitId), buyer);
    await mall.call(protocol.absent, { ...(await seen(visitId)), reason: '门卫不让进' }, lab.engineer);
    const after = await mall.call(protocol.ofService, { serviceSn }, buyer);
    expect(after.visits).toMatchObject([
      { state: 'PROPOSED', turn: 'LAB', feeNoted: '0.00' },
      { state: 'CANCELLED', feeNoted: '5840.00' },
    ]);
    expect(await stateOf(serviceSn, buyer)).toBe('VISIT_PLANNED');
  });

  it('nothing is there: nothing is received, and another visit is found; cancelled, its visit is off', async () => {
    const { visitId, buyer, serviceSn } = await agreed(today(), [meter('N1'), meter('N2')]);
    await arrive(visitId);
    const { instruments } = await atDesk(visitId);
    await tick(visitId, instruments[0]?.specimenNo ?? '', 'NOT_FOUND');
    await tick(visitId, instruments[1]?.specimenNo ?? '', 'REFUSED', '客户在用');
    expect((await leave(visitId)).msg).toBe('success');
    expect(await stateOf(serviceSn, buyer)).toBe('VISIT_PLANNED');
    const { visits } = await mall.call(protocol.ofService, { serviceSn }, buyer);
    expect(visits).toMatchObject([
      { state: 'PROPOSED', turn: 'LAB' },
      { state: 'DONE', doneCount: 0, feeNoted: FEE },
    ]);
    const { version } = await mall.call(testingProtocol.detail, { serviceSn }, buyer);
    await mall.call(testingProtocol.cancel, { serviceSn, version, reason: '不做了' }, buyer);
    expect(await atDesk(visits[0]?.visitId ?? 0)).toMatchObject({ state: 'CANCELLED', allowedActions: [] });
  });
});

describe('refused', () => {
  it('days that lie behind, people who are no engineers or are elsewhere, items that nobody of them can do', async () => {
    const { visitId } = await agreed(dayAfter(today(), 30));
    const other = await aVisit();
    expect((await propose(other.visitId, dayAfter(today(), 30))).msg).toContain('当天另有上门服务');
    expect((await propose(other.visitId, dayAfter(today(), -1))).msg).toContain('不能早于今天');
    expect((await propose(other.visitId, today(), [lab.reviewer])).msg).toContain('不是本检测机构的检测员');
    await mall.work((work) =>
      work.query(
        `DELETE FROM lab_training WHERE cap_id = $1 AND staff_id IN (SELECT staff_id FROM lab_staff WHERE member_id = $2)`,
        [lab.capIds.get('J1'), lab.other.memberId],
      ),
    );
    expect((await propose(other.visitId, today(), [lab.other])).msg).toContain('没有人能做：校准');
    expect((await arrive(visitId)).msg).toContain('还没有到');
    expect((await arrive(visitId, lab.other)).msg).toContain('您不在这次上门的人员中');
  });

  it('a visit is its customer’s and its laboratory’s; nobody agrees to what was not proposed', async () => {
    const { visitId, serviceSn } = await aVisit();
    const stranger = await aBuyer(mall);
    expect((await mall.ask(protocol.ofService, { serviceSn }, stranger)).msg).toBe('没有找到该委托');
    expect((await mall.ask(protocol.agree, await seen(visitId), stranger)).msg).toBe('没有找到该上门服务');
    expect((await mall.ask(protocol.detail, { visitId }, await aLogin(mall))).state).not.toBe(200);
    const { buyer } = await agreed(dayAfter(today(), 60));
    expect((await mall.ask(protocol.agree, await seen(visitId), buyer)).msg).toBe('没有找到该上门服务');
  });

  it('a form for tests, one without an address, and a clerk before anybody is there', async () => {
    const buyer = await aBuyer(mall);
    const handIn = async (form: object) => {
      const kept = await mall.call(
        testingProtocol.save,
        { draftId: aDraftId(), form: JSON.stringify(aForm(lab, form)) } as never,
        buyer,
      );
      return (
        await mall.ask(testingProtocol.submit, { serviceSn: kept.serviceSn, version: kept.version }, buyer)
      ).msg;
    };
    expect(await handIn({ site: SITE })).toBe('只有计量委托可以上门');
    const metering = { kind: 'METERING', specimens: [meter('X')], items: [anItem(lab, 'J1')] };
    expect(await handIn({ ...metering, site: { ...SITE, address: '' } })).toBe('请填写上门地址');
    const { visitId } = await aVisit();
    const [item] = (await atDesk(visitId)).instruments;
    const receipt = {
      specimenNo: item?.specimenNo,
      scanId: 'too-early-0001',
      qty: 1,
      place: 'A',
      ...{ condition: '完好', photoIds: '[1]' },
    };
    expect((await mall.ask(specimenProtocol.receive, receipt as never, lab.clerk)).msg).toContain('付款');
    const start = { itemId: item?.items[0]?.itemId ?? 0, version: 1, equipIds: '[]' };
    expect((await mall.ask(benchProtocol.start, start as never, lab.engineer)).state).not.toBe(200);
  });
});
