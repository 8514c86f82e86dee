// Recharging through the mall's real doors, with the channels' stand-ins on the other side.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { listSteps } from '#kit/document/step-log.ts';
import { State } from '#kit/http/state.ts';
import { yuan } from '#kit/money/money.ts';
import { hours, minutes, seconds } from '#kit/time/duration.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { messageList } from '#mall/message/message-list.ts';
import { balanceList } from '#mall/payment/balance-list.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { openBalance } from '#mall/payment/server/payment.ts';
import { rechargeProtocol } from '../recharge.protocol.ts';
import { aRecharge, openRecharges } from './recharge.builders.ts';

const { submit, detail, desk, goOn, charge, cancel } = rechargeProtocol;
const METHODS = ['WECHAT', 'ALIPAY'] as const;

let mall: TestMall;
let recharges: Awaited<ReturnType<typeof openRecharges>>;
beforeAll(async () => {
  mall = await openTestMall();
  recharges = await openRecharges(mall);
});
afterAll(() => mall.close());
afterEach(async () => {
  expect(await recharges.broken()).toEqual([]);
  await recharges.forgetCharges();
});

const stepsOf = (rechargeSn: string) =>
  mall.work(async (work) =>
    (await listSteps(work, [{ docType: 'recharge', docSns: [rechargeSn] }])).map(({ event }) => event),
  );

describe.each(METHODS)('%s', (method) => {
  it('is begun, paid at the channel and credited, to the fen, with a message', async () => {
    const me = await aLogin(mall);
    const made = await recharges.begin(me, method, 5_000);
    expect(made).toMatchObject({
      amount: '5000.00',
      state: 'PENDING_PAYMENT',
      stateCode: 1,
      method,
      isUnderWay: true,
      allowedActions: ['goOn', 'cancel'],
      place: { amount: '5000.00', method, isSimulated: 1 },
    });
    expect((await recharges.chargeOf(made.paymentSn)).subject).toContain('余额充值');
    await recharges.pay(made);
    const { rechargeSn } = made;
    expect(await mall.call(detail, { rechargeSn }, me)).toMatchObject({
      state: 'COMPLETED',
      stateCode: 3,
      allowedActions: [],
    });
    expect(await recharges.balance(me.memberId)).toBe('5000.00');
    expect(await stepsOf(rechargeSn)).toEqual(['submit', 'pay', 'credit']);
    const { list } = await mall.call(messageList.list, {}, me);
    expect(list[0]).toMatchObject({ title: '充值 ¥5,000.00 已到账' });
  });

  it('ten equal notices at once, and one the day after, credit it once', async () => {
    const me = await aLogin(mall);
    const { paymentSn } = await recharges.begin(me, method);
    await recharges.standIns[method].decide(paymentSn, 'SUCCESS');
    await Promise.all(Array.from({ length: 10 }, () => recharges.standIns[method].notify(paymentSn)));
    mall.clock.pass(hours(24));
    await recharges.standIns[method].notify(paymentSn);
    expect(await recharges.balance(me.memberId)).toBe('100.00');
  });

  it('no notice: the channel is asked the next minute', async () => {
    const me = await aLogin(mall);
    const { paymentSn } = await recharges.begin(me, method);
    await recharges.standIns[method].decide(paymentSn, 'SUCCESS');
    mall.clock.pass(seconds(61));
    await mall.mall.tendCharges();
    expect(await recharges.balance(me.memberId)).toBe('100.00');
  });

  it('money that comes after it was cancelled is credited all the same, and it says so', async () => {
    const me = await aLogin(mall);
    const made = await recharges.begin(me, method);
    const { rechargeSn } = made;
    recharges.standIns[method].next('silent');
    expect(await mall.call(cancel, { rechargeSn }, me)).toMatchObject({
      state: 'CANCELLED',
      stateCode: 0,
      isUnderWay: false,
      allowedActions: [],
    });
    await recharges.pay(made);
    expect(await mall.call(detail, { rechargeSn }, me)).toMatchObject({ state: 'COMPLETED' });
    expect(await recharges.balance(me.memberId)).toBe('100.00');
    expect(await stepsOf(rechargeSn)).toEqual(['submit', 'cancel', 'pay', 'credit']);
  });

  it('cancelling closes the charge at the channel; one that was paid there is credited instead', async () => {
    const me = await aLogin(mall);
    const one = await recharges.begin(me, method);
    await mall.call(cancel, { rechargeSn: one.rechargeSn }, me);
    expect(await recharges.standingAt(one.paymentSn)).toBe('CLOSED');

    const two = await recharges.begin(me, method);
    await recharges.standIns[method].decide(two.paymentSn, 'SUCCESS');
    const refused = await refusalOf(mall.call(cancel, { rechargeSn: two.rechargeSn }, me));
    expect(refused.message).toContain('已到账');
    expect(await recharges.balance(me.memberId)).toBe('100.00');
  });
});

it('takes whole yuan from 1 to 5,000 and nothing else', async () => {
  const me = await aLogin(mall);
  for (const amount of [0, 5_001, 1.5, -1, '1.5', '1e3', '', 'x', null]) {
    const reply = await mall.ask(submit, { amount, method: 'WECHAT' } as never, me);
    expect(reply.state, String(amount)).toBe(State.refused);
  }
  expect((await mall.ask(submit, { amount: 0, method: 'WECHAT' }, me, 'en')).msg).toContain(
    'a whole number from 1 to 5000',
  );
  for (const method of ['BALANCE', 'TRANSFER', 'CARD'])
    expect((await mall.ask(submit, { amount: 1, method } as never, me)).state).toBe(State.refused);
  expect(await mall.call(desk, {}, me)).toMatchObject({
    available: '0.00',
    most: 5_000,
    pending: null,
    methods: [{ method: 'WECHAT' }, { method: 'ALIPAY' }],
  });
  const { rechargeSn } = await mall.call(submit, { amount: 1, method: 'WECHAT' }, me);
  expect((await mall.call(desk, {}, me)).pending).toMatchObject({ rechargeSn, amount: '1.00' });
});

it('leaves a wallet within 999,999, counting what may still come', async () => {
  const me = await aLogin(mall);
  await mall.work((work) => openBalance(work, me.memberId, yuan(999_000)));
  expect((await mall.call(desk, {}, me)).most).toBe(999);
  expect((await refusalOf(mall.call(submit, { amount: 1_000, method: 'WECHAT' }, me))).message).toContain(
    '999 元',
  );
  const made = await recharges.begin(me, 'WECHAT', 999);
  expect((await mall.call(desk, {}, me)).most).toBe(0);
  await recharges.pay(made);
  expect(await recharges.balance(me.memberId)).toBe('999999.00');
  expect((await refusalOf(mall.call(submit, { amount: 1, method: 'WECHAT' }, me))).message).toContain(
    '不能再充值',
  );
});

it('there is one at a time; the same press repeated is the same one', async () => {
  const me = await aLogin(mall);
  const wish = { amount: 20, method: 'ALIPAY', requestId: 'r1' } as const;
  const made = await mall.call(submit, wish, me);
  expect((await mall.call(submit, wish, me)).rechargeSn).toBe(made.rechargeSn);
  expect((await refusalOf(mall.call(submit, { ...wish, requestId: 'r2' }, me))).message).toContain(
    '先完成或取消',
  );
  const other = await aLogin(mall);
  const both = await Promise.all(
    ['a', 'b', 'c'].map((requestId) => mall.ask(submit, { ...wish, requestId }, other)),
  );
  expect(both.filter(({ state }) => state === State.done)).toHaveLength(1);
});

it('another channel may be chosen: what was begun is closed there, and paid there it is not paid twice', async () => {
  const me = await aLogin(mall);
  const made = await recharges.begin(me, 'WECHAT');
  const { rechargeSn } = made;
  const again = await mall.call(goOn, { rechargeSn, method: 'WECHAT' }, me);
  expect(again.paymentSn).toBe(made.paymentSn);
  const other = await mall.call(goOn, { rechargeSn, method: 'ALIPAY' }, me);
  expect(other).toMatchObject({ method: 'ALIPAY', isUnderWay: true });
  expect(other.paymentSn).not.toBe(made.paymentSn);
  expect(await recharges.standingAt(made.paymentSn)).toBe('CLOSED');
  const place = await mall.call(charge, { rechargeSn }, me);
  await fetch(new URL(place.url, mall.origin));
  await recharges.standIns.ALIPAY.decide(other.paymentSn, 'SUCCESS');
  const refused = await refusalOf(mall.call(goOn, { rechargeSn, method: 'WECHAT' }, me));
  expect(refused.message).toContain('已到账');
  expect(await recharges.balance(me.memberId)).toBe('100.00');
});

it('paid twice, by two channels: the second goes back the way it came', async () => {
  const me = await aLogin(mall);
  const one = await recharges.begin(me, 'WECHAT');
  recharges.standIns.WECHAT.next('silent');
  const two = await mall.call(goOn, { rechargeSn: one.rechargeSn, method: 'ALIPAY' }, me);
  await fetch(new URL((await mall.call(charge, { rechargeSn: one.rechargeSn }, me)).url, mall.origin));
  await recharges.pay(two);
  await recharges.pay(one);
  expect(await recharges.balance(me.memberId)).toBe('100.00');
  expect(await stepsOf(one.rechargeSn)).toEqual(['submit', 'goOn', 'pay', 'credit']);
  expect(await mall.mall.tendRefunds()).toBe(1);
  const back = await mall.work((work) =>
    work.query(
      `SELECT r.amount, r.route, r.state FROM refund r JOIN payment p USING (payment_id) WHERE p.wallet_id = $1`,
      [me.memberId],
    ),
  );
  expect(back).toEqual([{ amount: 10_000, route: 'CHANNEL', state: 'SUCCEEDED' }]);
});

it('not paid within two hours it is cancelled; money that comes all the same is credited', async () => {
  const me = await aLogin(mall);
  const made = await recharges.begin(me, 'WECHAT');
  const { rechargeSn, payDeadline, createTime, serviceFrom } = made;
  expect(Date.parse(payDeadline) - Date.parse(createTime)).toBe(hours(2));
  expect(Date.parse(serviceFrom) - Date.parse(createTime)).toBe(minutes(5));
  mall.clock.pass(hours(2) + seconds(1));
  await mall.fireTimers();
  const { access_token: token } = await mall.work((work) =>
    issueTokens(work, mall.tokenSecret, me.memberId, { ip: '127.0.0.1', userAgent: 'test' }),
  );
  expect(await mall.call(detail, { rechargeSn }, { token })).toMatchObject({ state: 'CANCELLED' });
  // Paid in the last second: the channel says so when it is told that nobody waits any more.
  await recharges.standIns.WECHAT.decide(made.paymentSn, 'SUCCESS');
  await mall.mall.tendCharges();
  expect(await mall.call(detail, { rechargeSn }, { token })).toMatchObject({ state: 'COMPLETED' });
  expect(await recharges.balance(me.memberId)).toBe('100.00');
});

it('is nobody else’s, and none of the cashier’s', async () => {
  const me = await aLogin(mall);
  const rechargeSn = await aRecharge(mall, me);
  const stranger = await aLogin(mall);
  for (const call of [detail, charge, cancel])
    expect((await mall.ask(call, { rechargeSn }, stranger)).state).toBe(State.notFound);
  expect((await mall.ask(goOn, { rechargeSn, method: 'ALIPAY' }, stranger)).state).toBe(State.notFound);
  const [row] = await mall.work((work) =>
    work.query<{ paySn: string }>('SELECT pay_sn AS "paySn" FROM recharge WHERE recharge_sn = $1', [
      rechargeSn,
    ]),
  );
  const { paySn } = row!;
  expect((await mall.ask(paymentProtocol.payInfo, { paySn }, me)).state).toBe(State.notFound);
  expect((await mall.ask(paymentProtocol.charge, { paySn }, me)).state).toBe(State.notFound);
  const byBalance = { paySn, method: 'BALANCE', payPwd: 'Pay2026ok' } as const;
  expect((await mall.ask(paymentProtocol.doPay, byBalance, me)).state).not.toBe(State.done);
});

describe('an enterprise', () => {
  it('has one wallet: who may top it up does, and colleagues who may see his recharge', async () => {
    const main = await aMainAccount(mall);
    const { enterpriseId } = main;
    const finance = await aLoggedInEmployee(mall, { enterpriseId, roles: ['finance'] });
    const buyer = await aLoggedInEmployee(mall, { enterpriseId, roles: ['buyer'] });
    const made = await recharges.begin(finance, 'WECHAT', 300);
    await recharges.pay(made);
    expect(await recharges.balance(main.memberId)).toBe('300.00');
    expect(await recharges.balance(finance.memberId)).toBe('0.00');
    const { rechargeSn } = made;
    expect((await mall.call(detail, { rechargeSn }, main)).state).toBe('COMPLETED');
    const document = { documentSn: rechargeSn, to: `/member/recharge?rechargeSn=${rechargeSn}` };
    for (const person of [main, finance])
      expect(await mall.call(balanceList.list, {}, person)).toMatchObject({
        available: '300.00',
        list: [{ kind: 'recharge', amount: '300.00', balanceAfter: '300.00', documents: [document] }],
      });
    const refused = await mall.ask(submit, { amount: 1, method: 'WECHAT' }, buyer);
    expect(refused).toMatchObject({ state: State.notAllowed });
    expect(refused.msg).toContain('余额充值');
    expect((await mall.ask(detail, { rechargeSn }, buyer)).state).toBe(State.notAllowed);
    const elsewhere = await aLoggedInEmployee(mall, { roles: ['finance'] });
    expect((await mall.ask(detail, { rechargeSn }, elsewhere)).state).toBe(State.notFound);
  });

  it('keeps its wallet within the limit, also when two colleagues recharge at once', async () => {
    const main = await aMainAccount(mall);
    const { enterpriseId } = main;
    await mall.work((work) => openBalance(work, main.memberId, yuan(999_000)));
    const people = [
      main,
      await aLoggedInEmployee(mall, { enterpriseId, roles: ['finance'] }),
      await aLoggedInEmployee(mall, { enterpriseId, roles: ['finance'] }),
    ];
    const replies = await Promise.all(
      people.map((person) => mall.ask(submit, { amount: 600, method: 'WECHAT' }, person)),
    );
    expect(replies.filter(({ state }) => state === State.done)).toHaveLength(1);
  });
});

it('somebody edits a recharge or a wallet’s row in the database: the books say which', async () => {
  const me = await aLogin(mall);
  const made = await recharges.begin(me, 'WECHAT');
  await recharges.pay(made);
  const { rechargeSn } = made;
  const edited = async (sql: string, back: string) => {
    await mall.work((work) => work.query(sql, [rechargeSn]));
    const broken = (await recharges.broken()).map(({ what }) => what);
    await mall.work((work) => work.query(back, [rechargeSn]));
    return broken;
  };
  const set = (amount: number) => `UPDATE recharge SET amount = ${amount} WHERE recharge_sn = $1`;
  expect(await edited(set(20_000), set(10_000))).toEqual([`recharge ${rechargeSn}`]);
  const state = (name: string) => `UPDATE recharge SET state = '${name}' WHERE recharge_sn = $1`;
  expect(await edited(state('CANCELLED'), state('COMPLETED'))).toEqual([`recharge ${rechargeSn}`]);
  const row = (sign: string) =>
    `UPDATE balance_entry SET amount = amount ${sign} 1 WHERE kind = 'recharge'
     AND document_sn = (SELECT pay_sn FROM recharge WHERE recharge_sn = $1)`;
  expect(await edited(row('+'), row('-'))).toEqual([
    `ledger of member ${me.memberId}`,
    expect.stringMatching(/^recharge by bill PY/),
    expect.stringMatching(/^recharge paid under bill PY/),
    `recharge ${rechargeSn}`,
  ]);
});
