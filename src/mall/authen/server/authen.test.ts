// Certifications through HTTP: applied for, paid, reviewed, inspected, decided, appealed against; who may not.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { dayAfter } from '#kit/time/day-in-china.ts';
import { aLoggedInEmployee } from '#mall/company/server/company.builders.ts';
import { aColleague, aLabLogin } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { authenProtocol as protocol } from '../authen.protocol.ts';
import { deskCaseList, ownCaseList } from '../authen-lists.ts';
import { certificateProtocol as certificates } from '../certificate.protocol.ts';
import { anApplicant } from './authen.builders.ts';
import { aWalk, type Begun } from './authen-walk.builders.ts';

const mall = await openTestMall();
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});
const {
  labId,
  seller,
  people,
  pass,
  today,
  own,
  atDesk,
  seen,
  ids,
  now,
  submitted,
  accept,
  pay,
  paid,
  tested,
  inspected,
  decide,
  MAJOR,
  MINOR,
  stagesOf,
} = await aWalk(mall);
const sentenceOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).message;

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
      ['ON_ORDER', '2800.00', 'OPEN'],
      ['ON_REPORT', '8200.00', 'WAITING'],
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
    const { bytes, fileName } = await mall.call(certificates.pdf, { certNo: granted.certNo }, house);
    expect(fileName).toBe(`${granted.certNo}.pdf`);
    expect(Buffer.from(bytes, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect((await mall.call(certificates.pdf, { certNo: granted.certNo }, house)).bytes).toBe(bytes);

    await mall.call(orderProtocol.receive, { orderSn }, house);
    expect(await own(house, authenSn)).toMatchObject({ state: 'COMPLETED', stateCode: 40 });
    expect((await stagesOf(house, orderSn))[1]).toEqual(['ON_REPORT', '8200.00', 'OPEN']);
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
    expect(fees[0]).toEqual({ scheme: 'VPC', first: '2800.00', total: '9800.00' });
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
    ).toBe('实验室服务随报告或证书自动交付，无需发货');
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
    const dear = { ...which, manDays: 1, travel: '99999999999' };
    expect(await sentenceOf(mall.call(protocol.accept, dear, people.acceptance))).toContain('不能超过');
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

it('lists show each side its own', async () => {
  const begun = await submitted();
  const mine = await mall.call(ownCaseList.list, {}, begun.house);
  expect(mine.list.map(({ authenSn }) => authenSn)).toEqual([begun.authenSn]);
  const { list } = await mall.call(deskCaseList.list, { keyword: begun.authenSn } as never, people.decider);
  expect(list).toHaveLength(1);
  expect((await mall.ask(deskCaseList.list, {}, seller)).state).toBe(State.notAllowed);
});
