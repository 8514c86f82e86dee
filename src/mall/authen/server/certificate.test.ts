// The terms of certifications, and certificates with their surveillance, through HTTP.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { dayAfter } from '#kit/time/day-in-china.ts';
import { days } from '#kit/time/duration.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { type CaseDetail, authenProtocol as protocol } from '../authen.protocol.ts';
import { certificateList } from '../authen-lists.ts';
import { certificateProtocol as certificates } from '../certificate.protocol.ts';
import { aWalk, type Begun } from './authen-walk.builders.ts';

const mall = await openTestMall();
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});
const {
  people,
  pass,
  today,
  own,
  atDesk,
  ids,
  now,
  accept,
  paid,
  tested,
  inspected,
  decide,
  MAJOR,
  stagesOf,
} = await aWalk(mall);
const sentenceOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).message;

describe('terms', () => {
  it('nothing handed in for 30 days is not granted; 30 days later what was done is delivered and the rest not owed', async () => {
    const begun = await paid();
    const { house, authenSn, orderSn } = begun;
    await mall.call(
      protocol.ask,
      { ...(await now(house, authenSn)), items: JSON.stringify(['盖章']) as never },
      people.reviewer,
    );
    await pass(days(30) + 1, house);
    expect((await own(house, authenSn)).state).toBe('NOT_GRANTED');
    await pass(days(30) + 1, house);
    const settled = await own(house, authenSn);
    expect(settled).toMatchObject({
      state: 'NOT_GRANTED',
      allowedActions: [],
      order: { state: 'PENDING_RECEIPT' },
    });
    expect(await stagesOf(house, orderSn)).toEqual([
      ['ON_ORDER', '2800.00', 'PAID'],
      ['ON_REPORT', '8200.00', 'CLOSED'],
    ]);
    const { refunded } = await mall.call(orderProtocol.detail, { orderSn }, house);
    expect(refunded).toBe('0.00');
  });

  it('a third time is asked, a fourth is not', async () => {
    const { house, authenSn } = await paid();
    for (const no of [1, 2, 3]) {
      await mall.call(
        protocol.ask,
        { ...(await now(house, authenSn)), items: JSON.stringify([`第 ${no} 次`]) as never },
        people.reviewer,
      );
      await mall.call(
        protocol.answer,
        { ...(await now(house, authenSn)), answer: '已补', fileIds: '[]' as never },
        house,
      );
    }
    expect((await atDesk(authenSn, people.reviewer)).allowedActions).toEqual(['pass']);
  });

  it('a finding that asks for another visit is closed after it', async () => {
    const begun = await paid();
    const { house, authenSn } = begun;
    await tested(begun);
    await inspected(begun, [{ ...MAJOR, needsVisit: true }]);
    await mall.call(
      protocol.answer,
      { ...(await now(house, authenSn)), findingNo: 1, answer: '已整改', fileIds: await ids(house) },
      house,
    );
    const close = async () =>
      mall.call(
        protocol.judge,
        { ...(await now(house, authenSn)), findingNo: 1, isClosed: 1 as never },
        people.inspector,
      );
    expect(await sentenceOf(close())).toContain('先安排复查');
    expect((await inspected(begun)).state).toBe('CORRECTIVE_ACTION');
    expect((await close()).state).toBe('DECISION');
  });

  it('a proposed day may be declined with a reason, and nothing is recorded before the day', async () => {
    const begun = await paid();
    const { house, authenSn } = begun;
    await tested(begun);
    const plan = async (count: number) =>
      mall.call(
        protocol.planVisit,
        { ...(await now(house, authenSn)), date: dayAfter(today(), count), people: '蒋川' },
        people.inspector,
      );
    expect(await sentenceOf(plan(-1))).toContain('不能早于今天');
    await plan(3);
    const answer = async (isAgreed: 0 | 1, note = '') =>
      mall.call(
        protocol.answerVisit,
        { ...(await now(house, authenSn)), isAgreed: isAgreed as never, note },
        house,
      );
    expect(await sentenceOf(answer(0))).toBe('请说明理由');
    await answer(0, '产线停产');
    await plan(9);
    await answer(1);
    expect(
      await sentenceOf(
        mall.call(
          protocol.inspect,
          { ...(await now(house, authenSn)), hasAccess: 1 as never, findings: '[]' as never },
          people.inspector,
        ),
      ),
    ).toContain('当天起才能登记');
    expect((await own(house, authenSn)).visits.map(({ state }) => state)).toEqual(['DECLINED', 'AGREED']);
  });

  it('an old report and somebody else’s commission are no type test', async () => {
    const begun = await paid();
    const { house, authenSn } = begun;
    await mall.call(protocol.pass, await now(house, authenSn), people.reviewer);
    const hand = async (test: object) =>
      mall.call(protocol.handInTest, { ...(await now(house, authenSn)), ...test } as never, house);
    expect(await sentenceOf(hand({}))).toContain('请选择本企业已完成的检测委托');
    const report = { reportNo: 'R', laboratory: '省所', mark: 'CMA', fileIds: await ids(house) };
    expect(await sentenceOf(hand({ ...report, issuedOn: dayAfter(today(), -366) }))).toContain('12 个月');
    expect(await sentenceOf(hand({ serviceSn: 'TS26112800000001' }))).toContain('没有找到');
  });
});

describe('certificates', () => {
  const certified = async () => {
    const begun = await paid({ scheme: 'IPC' }, 0, '0');
    await tested(begun);
    await decide(begun, 1);
    const one = await own(begun.house, begun.authenSn);
    return { ...begun, certNo: one.certNo };
  };
  const certificate = async ({ house, authenSn }: Begun): Promise<NonNullable<CaseDetail['certificate']>> =>
    (await own(house, authenSn)).certificate!;
  const change = async (begun: Begun, act: 'suspend' | 'restore' | 'revoke', who = people.decider) => {
    const { certNo, version } = await certificate(begun);
    return mall.call(certificates.changeCertificate, { certNo, version, act, reason: '获证后不符合' }, who);
  };

  it('are suspended, restored, revoked by those who decide, and found by anybody', async () => {
    const begun = await certified();
    expect((await change(begun, 'suspend')).state).toBe('SUSPENDED');
    const found = await mall.call(certificates.query, { no: begun.certNo.toLowerCase() });
    expect(found.list).toMatchObject([
      { certNo: begun.certNo, state: 'SUSPENDED', holder: '深圳鼎元电子有限公司' },
    ]);
    expect((await change(begun, 'restore')).state).toBe('VALID');
    expect((await change(begun, 'revoke')).state).toBe('REVOKED');
    expect(await certificate(begun)).toMatchObject({ reason: '获证后不符合', allowedActions: [] });
    expect((await mall.call(certificates.query, { holder: '鼎元电子' })).list.length).toBeGreaterThan(0);
    for (const holder of ['鼎元', '有限公司', '鼎元有限公司'])
      expect(await sentenceOf(mall.call(certificates.query, { holder }))).toContain('至少 4 个字');
    const { certNo, version } = await certificate(begun);
    const asked = { certNo, version, act: 'suspend' as const, reason: '不符合' };
    expect((await mall.ask(certificates.changeCertificate, asked, people.reviewer)).state).toBe(
      State.notAllowed,
    );
    const stranger = await aLogin(mall);
    expect((await mall.ask(certificates.pdf, { certNo }, stranger)).state).toBe(State.notFound);
  });

  it('end by their holder, or by themselves after five years', async () => {
    const begun = await certified();
    const { certNo, version } = await certificate(begun);
    const given = await mall.call(certificates.giveUp, { certNo, version, reason: '停产' }, begun.house);
    expect(given.state).toBe('CANCELLED');
  });

  it('a surveillance opens 60 days ahead, and one that is missed proposes to suspend', async () => {
    const begun = await certified();
    await pass(days(310), begun.house);
    const [first] = (await own(begun.house, begun.authenSn)).surveillance;
    expect(first?.state).toBe('ORDERED');
    const opened = await own(begun.house, first!.authenSn);
    expect(opened).toMatchObject({ kind: 'SURVEILLANCE', state: 'DRAFT', baseCertNo: begun.certNo });
    expect(opened.allowedActions).toEqual(['edit', 'submit', 'cancel']);
    await pass(days(90), begun.house);
    expect((await own(begun.house, begun.authenSn)).surveillance[0]?.state).toBe('MISSED');
    expect(await certificate(begun)).toMatchObject({ state: 'VALID', isProposed: true });
    const { list } = await mall.call(certificateList.list, { f_isProposed: '1' } as never, people.decider);
    expect(list.map(({ certNo }) => certNo)).toContain(begun.certNo);
  });

  it('a surveillance that is handed in goes to the factory and is decided without another certificate', async () => {
    const begun = await certified();
    await pass(days(310), begun.house);
    const { authenSn } = (await own(begun.house, begun.authenSn)).surveillance[0]!;
    const yearly = { house: begun.house, authenSn };
    await mall.call(protocol.submit, await now(begun.house, authenSn), begun.house);
    expect((await accept(yearly, 1, '500')).state).toBe('FACTORY_INSPECTION');
    expect((await inspected(yearly)).state).toBe('DECISION');
    expect((await decide(yearly, 1)).state).toBe('CERTIFICATE_ISSUED');
    const base = await own(begun.house, begun.authenSn);
    expect(base.surveillance[0]?.state).toBe('DONE');
    expect((await own(begun.house, authenSn)).certNo).toBe(begun.certNo);
  });
});
