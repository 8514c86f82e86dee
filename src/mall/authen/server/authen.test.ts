// Certifications through HTTP: applied for, paid, reviewed, inspected, decided, appealed against; certificates and their surveillance; who may not.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { days } from '#kit/time/duration.ts';
import { aLoggedInEmployee } from '#mall/company/server/company.builders.ts';
import { aColleague, aLabLogin } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { openOrderDesk } from '#mall/order/server/order-desk.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { type CaseDetail, authenProtocol as protocol } from '../authen.protocol.ts';
import type { AuthenForm } from '../authen-form.ts';
import { certificateList, deskCaseList, ownCaseList } from '../authen-lists.ts';
import { aCertifier, anApplicant, anApplication, aPaper, type House } from './authen.builders.ts';

const mall = await openTestMall();
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});
const { labId, seller, people } = await aCertifier(mall);
const desk = openOrderDesk(mall);
/** Logs everybody in anew; what is due fires, however much it is. */
async function pass(time: number, ...who: Person[]) {
  await desk.pass(time, seller, ...Object.values(people), ...who);
  while ((await mall.fireTimers()) > 0);
}
const today = () => dayInChina(mall.clock.now());
const sentenceOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).message;
const own = (house: House, authenSn: string) => mall.call(protocol.detail, { authenSn }, house);
const atDesk = (authenSn: string, who: Person) => mall.call(protocol.deskDetail, { authenSn }, who);
const seen = ({ authenSn, version }: { authenSn: string; version: number }) => ({ authenSn, version });
const paper = (house: House) => mall.work((work) => aPaper(work, house.memberId));
const ids = async (house: House) => JSON.stringify([await paper(house)]) as never;
/** As it stands now. */
const now = async (house: House, authenSn: string) => seen(await own(house, authenSn));

let drafts = 0;
async function submitted(wish: Partial<AuthenForm> = {}, who?: House) {
  const house = who ?? (await anApplicant(mall));
  const form = await mall.work((work) => anApplication(work, house.memberId, wish));
  const draftId = `authen-draft-${String(++drafts).padStart(5, '0')}`;
  const kept = await mall.call(protocol.save, { draftId, form: JSON.stringify(form) } as never, house);
  await mall.call(protocol.submit, seen(kept), house);
  return { house, authenSn: kept.authenSn };
}
type Begun = Awaited<ReturnType<typeof submitted>>;

const accept = async ({ house, authenSn }: Begun, manDays = 2, travel = '1200.00') =>
  mall.call(protocol.accept, { ...(await now(house, authenSn)), manDays, travel }, people.acceptance);
const pay = (house: House, paySn: string) =>
  mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, house);
async function paid(wish: Partial<AuthenForm> = {}, manDays = 2, travel = '1200.00') {
  const begun = await submitted(wish);
  await accept(begun, manDays, travel);
  const { order } = await own(begun.house, begun.authenSn);
  await pay(begun.house, order!.paySn);
  return { ...begun, orderSn: order!.orderSn };
}
/** Documents and type test are through. */
async function tested(begun: Begun) {
  const { house, authenSn } = begun;
  await mall.call(protocol.pass, await now(house, authenSn), people.reviewer);
  const report = {
    ...{ reportNo: 'R-1', laboratory: '省所', mark: 'CNAS' as const, issuedOn: dayAfter(today(), -30) },
  };
  await mall.call(
    protocol.handInTest,
    { ...(await now(house, authenSn)), ...report, fileIds: await ids(house) },
    house,
  );
  return mall.call(
    protocol.judgeTest,
    { ...(await now(house, authenSn)), isAccepted: 1 as never, remark: '' },
    people.reviewer,
  );
}
/** The factory was seen, on the day that both agreed on. */
async function inspected(begun: Begun, findings: object[] = []) {
  const { house, authenSn } = begun;
  const date = dayAfter(today(), 3);
  await mall.call(
    protocol.planVisit,
    { ...(await now(house, authenSn)), date, people: '蒋川' },
    people.inspector,
  );
  await mall.call(protocol.answerVisit, { ...(await now(house, authenSn)), isAgreed: 1 as never }, house);
  await pass(days(4), house);
  return mall.call(
    protocol.inspect,
    {
      ...(await now(house, authenSn)),
      ...{ hasAccess: 1 as never, note: '现场检查', findings: JSON.stringify(findings) as never },
    },
    people.inspector,
  );
}
const decide = async ({ house, authenSn }: Begun, isGranted: 0 | 1, who = people.decider) =>
  mall.call(
    protocol.decide,
    {
      ...(await now(house, authenSn)),
      isGranted: isGranted as never,
      reason: isGranted ? '符合' : '不符合要求',
    },
    who,
  );
const MAJOR = { kind: 'MAJOR', text: '关键元器件与清单不一致', needsVisit: false };
const MINOR = { kind: 'MINOR', text: '检验记录缺签名', needsVisit: false };
const stagesOf = async (house: House, orderSn: string) =>
  (await mall.call(orderProtocol.detail, { orderSn }, house)).stages.map(({ trigger, amount, state }) => [
    trigger,
    amount,
    state,
  ]);

describe('from an application to a certificate', () => {
  it('is asked for more, tested, inspected with findings, decided, and delivered on its order', async () => {
    const begun = await submitted();
    const { house, authenSn } = begun;
    expect(authenSn).toMatch(/^AC\d{14}$/);
    expect(await own(house, authenSn)).toMatchObject({ state: 'PENDING_REVIEW', allowedActions: ['cancel'] });
    expect((await atDesk(authenSn, people.acceptance)).allowedActions).toEqual([
      'accept',
      'sendBack',
      'refuse',
    ]);
    expect((await atDesk(authenSn, people.reviewer)).allowedActions).toEqual([]);
    expect((await accept(begun)).state).toBe('PENDING_PAYMENT');

    const accepted = await own(house, authenSn);
    expect(accepted).toMatchObject({ total: '11000.00', order: { payable: '11000.00' } });
    const { orderSn, paySn } = accepted.order!;
    const order = await mall.call(orderProtocol.detail, { orderSn }, house);
    expect(order).toMatchObject({ source: 'authen', sourceSn: authenSn, sourceName: '产品认证' });
    expect(order.evidence[0]).toMatchObject({ kind: 'authen', sn: authenSn, isIntact: true });
    expect(await stagesOf(house, orderSn)).toEqual([
      ['ON_ORDER', '2805.00', 'OPEN'],
      ['ON_REPORT', '8195.00', 'WAITING'],
    ]);
    await pay(house, paySn);
    expect(await own(house, authenSn)).toMatchObject({ state: 'DOCUMENT_REVIEW', stateCode: 50 });

    const ask = async () =>
      mall.call(
        protocol.ask,
        { ...(await now(house, authenSn)), items: JSON.stringify(['补充关键件清单', '盖章']) as never },
        people.reviewer,
      );
    expect((await ask()).state).toBe('SUPPLEMENT');
    const asked = await own(house, authenSn);
    expect(asked.rounds).toMatchObject([{ no: 1, items: ['补充关键件清单', '盖章'], answeredAt: null }]);
    expect(asked.allowedActions).toEqual(['supplement']);
    await mall.call(protocol.answer, { ...seen(asked), answer: '已补', fileIds: await ids(house) }, house);
    await ask();
    await mall.call(
      protocol.answer,
      { ...(await now(house, authenSn)), answer: '再补', fileIds: await ids(house) },
      house,
    );
    expect((await own(house, authenSn)).rounds.map(({ answer, files }) => [answer, files.length])).toEqual([
      ['已补', 1],
      ['再补', 1],
    ]);

    expect((await tested(begun)).state).toBe('FACTORY_INSPECTION');
    expect((await inspected(begun, [MAJOR, MINOR])).state).toBe('CORRECTIVE_ACTION');
    const answer = async (findingNo: number, fileIds: unknown) =>
      mall.call(
        protocol.answer,
        { ...(await now(house, authenSn)), findingNo, answer: '已更换并更新清单', fileIds: fileIds as never },
        house,
      );
    expect(await sentenceOf(answer(1, '[]'))).toBe('严重不符合须上传整改证据');
    await answer(1, await ids(house));
    await answer(2, '[]');
    const judge = async (findingNo: number, isClosed: 0 | 1, remark = '') =>
      mall.call(
        protocol.judge,
        { ...(await now(house, authenSn)), findingNo, isClosed: isClosed as never, remark },
        people.inspector,
      );
    expect((await judge(1, 0, '证据不足')).state).toBe('CORRECTIVE_ACTION');
    expect((await own(house, authenSn)).findings[0]).toMatchObject({ state: 'OPEN', remark: '证据不足' });
    await answer(1, await ids(house));
    await judge(1, 1);
    expect((await judge(2, 1)).state).toBe('DECISION');

    expect((await decide(begun, 1)).state).toBe('CERTIFICATE_ISSUED');
    const granted = await own(house, authenSn);
    expect(granted.certNo).toMatch(/^YC-VPC-2026-\d{5}$/);
    expect(granted.certificate).toMatchObject({ state: 'VALID', holder: '深圳鼎元电子有限公司' });
    expect(granted.surveillance.map(({ seq, state }) => [seq, state])).toEqual([
      [1, 'PLANNED'],
      [2, 'PLANNED'],
      [3, 'PLANNED'],
      [4, 'PLANNED'],
    ]);
    expect(granted.order?.state).toBe('PENDING_RECEIPT');
    const { bytes, fileName } = await mall.call(protocol.pdf, { certNo: granted.certNo }, house);
    expect(fileName).toBe(`${granted.certNo}.pdf`);
    expect(Buffer.from(bytes, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect((await mall.call(protocol.pdf, { certNo: granted.certNo }, house)).bytes).toBe(bytes);

    await mall.call(orderProtocol.receive, { orderSn }, house);
    expect(await own(house, authenSn)).toMatchObject({ state: 'COMPLETED', stateCode: 40 });
    expect((await stagesOf(house, orderSn))[1]).toEqual(['ON_REPORT', '8195.00', 'OPEN']);
  });

  it('numbers certificates of one scheme and year without a gap', async () => {
    const of = async () => {
      const begun = await paid({ scheme: 'IPC' }, 0, '0');
      expect((await tested(begun)).state).toBe('DECISION');
      await decide(begun, 1);
      return (await own(begun.house, begun.authenSn)).certNo;
    };
    const [first, second] = [await of(), await of()];
    expect(Number(second.slice(-5))).toBe(Number(first.slice(-5)) + 1);
  });

  it('needs a certified enterprise', async () => {
    const person = await aLogin(mall);
    const asked = await mall.ask(protocol.source, {}, person);
    expect([asked.state, asked.msg]).toEqual([State.notAllowed, '仅限认证企业使用该功能']);
    const house = await anApplicant(mall);
    const { form, fees } = await mall.call(protocol.source, {}, house);
    expect(form.applicant.uscc).not.toBe('');
    expect(fees[0]).toEqual({ scheme: 'VPC', first: '2802.80', total: '9800.00' });
  });

  it('keeps a draft under its id, and says what is missing when it is handed in', async () => {
    const house = await anApplicant(mall);
    const save = (form: object) =>
      mall.call(protocol.save, { draftId: 'authen-half-one', form: JSON.stringify(form) } as never, house);
    const first = await save({ scheme: 'EMC' });
    const again = await save({ scheme: 'EMC', product: '电源' });
    expect(again.authenSn).toBe(first.authenSn);
    expect(await sentenceOf(mall.call(protocol.submit, seen(again), house))).toBe('请填写申请人名称');
    expect((await mall.ask(protocol.deskDetail, { authenSn: first.authenSn }, people.acceptance)).state).toBe(
      State.notFound,
    );
    expect((await mall.call(protocol.cancel, { ...seen(again), reason: '' }, house)).state).toBe('CANCELLED');
  });
});

describe('acceptance', () => {
  it('sends back and refuses with a reason that the customer reads', async () => {
    const begun = await submitted();
    const { house, authenSn } = begun;
    const reject = async (isFinal: 0 | 1) =>
      mall.call(
        protocol.reject,
        { ...(await now(house, authenSn)), isFinal: isFinal as never, reason: '型号清单不完整' },
        people.acceptance,
      );
    expect((await reject(0)).state).toBe('REVIEW_REJECTED');
    expect((await own(house, authenSn)).allowedActions).toEqual(['edit', 'submit', 'cancel']);
    await mall.call(protocol.submit, await now(house, authenSn), house);
    expect((await reject(1)).state).toBe('REJECTED');
    expect((await own(house, authenSn)).closeReason).toBe('型号清单不完整');
  });

  it('says man-days where the factory is inspected', async () =>
    expect(await sentenceOf(accept(await submitted(), 0))).toContain('请填写检查人日'));

  it('ends unpaid or before its review with all that was paid, not once somebody has reviewed it', async () => {
    const unpaid = await submitted();
    await accept(unpaid);
    const cancel = async ({ house, authenSn }: Begun) =>
      mall.call(protocol.cancel, { ...(await now(house, authenSn)), reason: '改期' }, house);
    expect((await cancel(unpaid)).state).toBe('CANCELLED');
    const one = await paid();
    expect((await cancel(one)).state).toBe('CANCELLED');
    expect((await mall.call(orderProtocol.detail, { orderSn: one.orderSn }, one.house)).state).toBe(
      'CANCELLED',
    );
    const other = await paid();
    await mall.call(protocol.pass, await now(other.house, other.authenSn), people.reviewer);
    expect(await sentenceOf(cancel(other))).toContain('不能取消');
  });

  it('leaves the order to the certificate: its store cannot send it', async () => {
    const { orderSn } = await paid();
    expect(
      await sentenceOf(mall.call(orderProtocol.deliver, { orderSn, way: 'electronic' } as never, seller)),
    ).toBe('认证订单随证书自动交付，不能手工发货');
  });
});

describe('separation of duties', () => {
  it('nobody reviews, inspects and decides in one case, whatever roles he has', async () => {
    const all = await aLabLogin(mall);
    const begun = await paid();
    const { house, authenSn } = begun;
    await mall.call(protocol.pass, await now(house, authenSn), all);
    await mall.call(
      protocol.handInTest,
      {
        ...(await now(house, authenSn)),
        ...{ reportNo: 'R', laboratory: '省所', mark: 'CMA', issuedOn: today(), fileIds: await ids(house) },
      },
      house,
    );
    await mall.call(protocol.judgeTest, { ...(await now(house, authenSn)), isAccepted: 1 as never }, all);
    const plan = async (who: Person) =>
      mall.call(
        protocol.planVisit,
        { ...(await now(house, authenSn)), date: dayAfter(today(), 5), people: '蒋川' },
        who,
      );
    expect((await atDesk(authenSn, all)).allowedActions).toEqual([]);
    expect(await sentenceOf(plan(all))).toContain('须由不同人员承担');
    await inspected(begun);
    expect((await own(house, authenSn)).state).toBe('DECISION');
    await pass(0, all);
    expect(await sentenceOf(decide(begun, 1, all))).toContain('须由不同人员承担');
    expect((await atDesk(authenSn, all)).allowedActions).toEqual([]);
    expect((await decide(begun, 1)).state).toBe('CERTIFICATE_ISSUED');
  });

  it('nobody of the staff acts on his own enterprise’s case, and other points do not open it', async () => {
    const begun = await submitted();
    const employee = await aLoggedInEmployee(mall, { enterpriseId: begun.house.enterpriseId });
    await mall.work((work) => aColleague(work, employee.memberId, ['acceptance'], { labId }));
    const which = await now(begun.house, begun.authenSn);
    expect((await atDesk(begun.authenSn, employee)).allowedActions).toEqual([]);
    expect(
      await sentenceOf(mall.call(protocol.accept, { ...which, manDays: 1, travel: '0' }, employee)),
    ).toContain('本企业');
    expect((await mall.ask(protocol.pass, which, people.inspector)).state).toBe(State.notAllowed);
    const other = await anApplicant(mall);
    expect((await mall.ask(protocol.detail, { authenSn: begun.authenSn }, other)).state).toBe(State.notFound);
  });

  it('an appeal is decided by somebody new', async () => {
    const begun = await paid({ scheme: 'IPC' }, 0, '0');
    await tested(begun);
    expect((await decide(begun, 0)).state).toBe('NOT_GRANTED');
    const { house, authenSn } = begun;
    expect(await own(house, authenSn)).toMatchObject({ stateCode: 56, allowedActions: ['appeal'] });
    await mall.call(
      protocol.appeal,
      { ...(await now(house, authenSn)), reason: '报告已覆盖全部型号' },
      house,
    );
    expect((await atDesk(authenSn, people.decider)).allowedActions).toEqual([]);
    expect(await sentenceOf(decide(begun, 1))).toContain('申诉须由未参与原决定的人员');
    expect((await decide(begun, 1, people.appeal)).state).toBe('CERTIFICATE_ISSUED');
    expect(
      (await own(house, authenSn)).decisions.map(({ isGranted, isAppeal, byName }) => [
        isGranted,
        isAppeal,
        byName,
      ]),
    ).toEqual([
      [false, false, ''],
      [true, true, ''],
    ]);
  });
});

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
      ['ON_ORDER', '2805.00', 'PAID'],
      ['ON_REPORT', '8195.00', 'CLOSED'],
    ]);
    const { refunded } = await mall.call(orderProtocol.detail, { orderSn }, house);
    expect(refunded).toBe('5.00'); // the first stage was rounded up to a thousandth
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
    return mall.call(protocol.changeCertificate, { certNo, version, act, reason: '获证后不符合' }, who);
  };

  it('are suspended, restored, revoked by those who decide, and found by anybody', async () => {
    const begun = await certified();
    expect((await change(begun, 'suspend')).state).toBe('SUSPENDED');
    const found = await mall.call(protocol.query, { no: begun.certNo.toLowerCase() });
    expect(found.list).toMatchObject([
      { certNo: begun.certNo, state: 'SUSPENDED', holder: '深圳鼎元电子有限公司' },
    ]);
    expect((await change(begun, 'restore')).state).toBe('VALID');
    expect((await change(begun, 'revoke')).state).toBe('REVOKED');
    expect(await certificate(begun)).toMatchObject({ reason: '获证后不符合', allowedActions: [] });
    expect((await mall.call(protocol.query, { holder: '鼎元电子' })).list.length).toBeGreaterThan(0);
    expect(await sentenceOf(mall.call(protocol.query, { holder: '鼎元' }))).toContain('至少 4 个字');
    const { certNo, version } = await certificate(begun);
    const asked = { certNo, version, act: 'suspend' as const, reason: '不符合' };
    expect((await mall.ask(protocol.changeCertificate, asked, people.reviewer)).state).toBe(State.notAllowed);
    const stranger = await aLogin(mall);
    expect((await mall.ask(protocol.pdf, { certNo }, stranger)).state).toBe(State.notFound);
  });

  it('end by their holder, or by themselves after five years', async () => {
    const begun = await certified();
    const { certNo, version } = await certificate(begun);
    const given = await mall.call(protocol.giveUp, { certNo, version, reason: '停产' }, begun.house);
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

it('lists show each side its own', async () => {
  const begun = await submitted();
  const mine = await mall.call(ownCaseList.list, {}, begun.house);
  expect(mine.list.map(({ authenSn }) => authenSn)).toEqual([begun.authenSn]);
  const { list } = await mall.call(deskCaseList.list, { keyword: begun.authenSn } as never, people.decider);
  expect(list).toHaveLength(1);
  expect((await mall.ask(deskCaseList.list, {}, seller)).state).toBe(State.notAllowed);
});
