// Paying by WeChat Pay and Alipay through the mall's real doors, with the channels' stand-ins on the other side: what goes right, and everything that can go wrong.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { hours, minutes, seconds } from '#kit/time/duration.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { paymentProtocol } from '../payment.protocol.ts';
import { isHeard, isRefused, openOutsideCashier } from './outside-channel.builders.ts';
import { changeBill, closeBill } from './payment.ts';

const { doPay, payInfo, charge } = paymentProtocol;
const METHODS = ['WECHAT', 'ALIPAY'] as const;

let mall: TestMall;
let cashier: Awaited<ReturnType<typeof openOutsideCashier>>;

beforeAll(async () => {
  mall = await openTestMall();
  cashier = await openOutsideCashier(mall);
});
afterAll(() => mall.close());
afterEach(() => cashier.forgetCharges());

describe.each(METHODS)('%s', (method) => {
  const standIn = () => cashier.standIns[method];
  /** What it has been asked for since. */
  const asked = (from: number) => standIn().asked.slice(from);
  const QUERY = method === 'WECHAT' ? 'query' : 'alipay.trade.query';
  const CLOSE = method === 'WECHAT' ? 'close' : 'alipay.trade.close';

  it('is begun, paid at the channel and told by notice; the bill is paid to the fen', async () => {
    const { person, paySn, memberId, sn, place } = await cashier.beginNew(method);
    expect(place).toMatchObject({ paymentSn: sn, method, amount: '100.00', isSimulated: 1 });
    if (method === 'WECHAT') {
      expect(place.image).toMatch(/^data:image\/png;base64,/);
      expect(place.url).toMatch(/^\/dev\/wechatpay\/pay\//);
    } else {
      expect(place.image).toBeNull();
      expect(place.url).toMatch(/^\/dev\/alipay\/gateway\.do\?.*sign=/);
    }
    await standIn().decide(sn, 'SUCCESS');
    expect(isHeard(await standIn().notify(sn))).toBe(true);
    expect(await mall.call(payInfo, { paySn }, person)).toMatchObject({
      payState: 1,
      payment: { state: 'SUCCEEDED', method, paidAmount: '100.00' },
    });
    expect(await cashier.stepsOf(sn)).toEqual(['create', 'goToChannel', 'channelSucceeds']);
    expect(await cashier.balance(memberId)).toBe('1000.00');
    const row = await cashier.chargeOf(sn);
    expect(row).toMatchObject({ dueAt: null, amount: 10_000 });
    expect(row.transactionNo).toMatch(/^\d{20,}$/);
  });

  it('its page decides like a payer does, and its notice comes by itself', async () => {
    const { person, paySn, sn, place } = await cashier.beginNew(method);
    const page = await fetch(new URL(place.url, mall.origin));
    const html = await page.text();
    for (const sentence of ['不会产生真实扣款', '¥100.00', sn]) expect(html).toContain(sentence);
    const press = (result: string) =>
      fetch(page.url, { method: 'POST', body: new URLSearchParams({ result }), redirect: 'manual' });
    await press('LATER');
    expect(await cashier.standingAt(sn)).toBe('OPEN');
    const pressed = await press('SUCCESS');
    if (method === 'ALIPAY') expect(pressed.headers.get('location')).toBe(`/buy/pay?paySn=${paySn}`);
    await expect
      .poll(async () => (await cashier.billOf(paySn)).state, { timeout: 5_000, interval: 30 })
      .toBe('PAID');
    expect(await (await press('FAIL')).text()).toContain('支付成功');
    expect((await mall.call(payInfo, { paySn }, person)).payState).toBe(1);
  });

  it('is one charge however often it is asked for, also in two tabs at once', async () => {
    const { person, paySn, sn, place } = await cashier.beginNew(method);
    const again = await Promise.all(
      [1, 2, 3].map(async () => {
        const { payment } = await mall.call(doPay, { paySn, method }, person);
        const { url, ...same } = await mall.call(charge, { paySn }, person);
        return { sn: payment.paymentSn, same, url };
      }),
    );
    const { url, ...same } = place;
    for (const one of again) expect(one).toMatchObject({ sn, same });
    if (method === 'WECHAT') for (const one of again) expect(one.url).toBe(url);
    expect(await cashier.paymentsOf(paySn)).toHaveLength(1);
  });

  it('ten notices at once, and one more the day after, have one effect', async () => {
    const { memberId, paySn, sn } = await cashier.beginNew(method);
    await standIn().decide(sn, 'SUCCESS');
    const heard = await Promise.all(Array.from({ length: 10 }, () => standIn().notify(sn)));
    expect(heard.every(isHeard)).toBe(true);
    mall.clock.pass(hours(24));
    expect(isHeard(await standIn().notify(sn))).toBe(true);
    expect(await cashier.stepsOf(sn)).toEqual(['create', 'goToChannel', 'channelSucceeds']);
    expect(await cashier.billOf(paySn)).toMatchObject({ state: 'PAID', paid: 10_000 });
    expect(await cashier.balance(memberId)).toBe('1000.00');
  });

  it('a forged, altered or misdirected notice changes nothing, is refused in its words, and stands in the log', async () => {
    const { paySn, sn } = await cashier.beginNew(method);
    const other = await cashier.beginNew(method);
    await standIn().decide(sn, 'SUCCESS');
    const before = await cashier.everythingUnder(paySn);
    const wrong =
      method === 'WECHAT'
        ? [
            { twist: 'forged' as const },
            { twist: 'unsigned' as const },
            { twist: 'old' as const },
            { twist: 'probe' as const },
            { twist: 'otherSerial' as const },
            { fields: { mchid: '1900000999' } },
            { fields: { appid: 'wxother' } },
            { fields: { amount: { total: 9_999, currency: 'CNY' } } },
            { fields: { amount: { total: 10_001, currency: 'CNY' } } },
            { fields: { amount: { total: 10_000, currency: 'USD' } } },
            { fields: { amount: { total: 10_000.5, currency: 'CNY' } } },
            { fields: { amount: undefined } },
            { fields: { transaction_id: undefined } },
            { fields: { out_trade_no: 'PY00000000000000' } },
          ]
        : [
            { twist: 'forged' as const },
            { twist: 'unsigned' as const },
            { fields: { app_id: '2021000000000999' } },
            { fields: { seller_id: '2088000000000999' } },
            { fields: { total_amount: '99.99' } },
            { fields: { total_amount: '100.001' } },
            { fields: { total_amount: '1e2' } },
            { fields: { total_amount: '' } },
            { fields: { trade_no: '' } },
            { fields: { trade_status: '' } },
            { fields: { out_trade_no: 'PY00000000000000' } },
          ];
    for (const twisted of wrong) {
      mall.log.length = 0;
      const heard = await standIn().notify(sn, twisted);
      expect(isRefused(method, heard), JSON.stringify([twisted, heard])).toBe(true);
      expect(mall.log.join('\n')).toContain(`${method}: a notice was refused`);
    }
    expect(await cashier.everythingUnder(paySn)).toEqual(before);
    // Another payment's notice under this one's transaction: one money counts once.
    expect(isHeard(await standIn().notify(sn))).toBe(true);
    const twice = await standIn().notify(sn, {
      fields: method === 'WECHAT' ? { transaction_id: '4200009999' } : { trade_no: '2200009999' },
    });
    expect(isRefused(method, twice)).toBe(true);
    expect(await cashier.billOf(other.paySn)).toMatchObject({ state: 'OPEN', paid: 0 });
    expect(await cashier.billOf(paySn)).toMatchObject({ state: 'PAID', paid: 10_000 });
  });

  it('a refused notice names its payment and its money in the log', async () => {
    const { sn } = await cashier.beginNew(method);
    await standIn().decide(sn, 'SUCCESS');
    mall.log.length = 0;
    const fields = method === 'WECHAT' ? { amount: { total: 1, currency: 'CNY' } } : { total_amount: '0.01' };
    await standIn().notify(sn, { fields });
    expect(mall.log.join('\n')).toMatch(new RegExp(`refused: .*of ${sn}, SUCCESS, 1 fen`));
  });

  it('no notice: the next minute the channel is asked, and the bill is paid', async () => {
    const { paySn, sn } = await cashier.beginNew(method);
    await standIn().decide(sn, 'SUCCESS');
    expect(await mall.mall.tendCharges()).toBe(0);
    mall.clock.pass(seconds(61));
    expect(await mall.mall.tendCharges()).toBe(1);
    expect(await cashier.billOf(paySn)).toMatchObject({ state: 'PAID', paid: 10_000 });
    expect(isHeard(await standIn().notify(sn))).toBe(true);
    expect(await cashier.stepsOf(sn)).toEqual(['create', 'goToChannel', 'channelSucceeds']);
    mall.clock.pass(minutes(2));
    expect(await mall.mall.tendCharges()).toBe(0);
  });

  it('a payer who is back before the notice: the page asks the channel, and not at every look', async () => {
    const { person, paySn, sn } = await cashier.beginNew(method);
    const from = standIn().asked.length;
    await Promise.all([1, 2, 3].map(() => mall.call(payInfo, { paySn }, person)));
    expect(asked(from)).toEqual([QUERY]);
    await standIn().decide(sn, 'SUCCESS');
    mall.clock.pass(seconds(6));
    expect(await mall.call(payInfo, { paySn }, person)).toMatchObject({
      payState: 1,
      payment: { state: 'SUCCEEDED' },
    });
  });

  it.each(['forged', 'unsigned'] as const)(
    'an answer that is %s is not believed: the payment stays open and is asked again',
    async (twist) => {
      const { paySn, sn } = await cashier.beginNew(method);
      await standIn().decide(sn, 'SUCCESS');
      standIn().next(twist);
      mall.clock.pass(seconds(61));
      mall.log.length = 0;
      await mall.mall.tendCharges();
      expect(mall.log.join('\n')).toContain(`${sn} was asked in vain`);
      expect(await cashier.billOf(paySn)).toMatchObject({ state: 'OPEN', paid: 0 });
      mall.clock.pass(seconds(61));
      await mall.mall.tendCharges();
      expect(await cashier.billOf(paySn)).toMatchObject({ state: 'PAID' });
    },
  );

  it('a channel that is silent keeps nobody from the cashier', async () => {
    const { person, paySn } = await cashier.beginNew(method);
    standIn().next('silent');
    expect(await mall.call(payInfo, { paySn }, person)).toMatchObject({
      payState: 0,
      payment: { state: 'PROCESSING' },
    });
  });

  it('another way closes the charge at the channel first; one that was paid there counts, and nothing is paid twice', async () => {
    const one = await cashier.beginNew(method);
    const from = standIn().asked.length;
    const paid = await mall.call(doPay, cashier.byBalance(one.paySn), one.person);
    expect(paid).toMatchObject({ payState: 1, payment: { method: 'BALANCE' } });
    expect(asked(from)).toEqual([CLOSE]);
    expect(await cashier.standingAt(one.sn)).toBe('CLOSED');
    expect(await cashier.stepsOf(one.sn)).toEqual(['create', 'goToChannel', 'close']);

    const two = await cashier.beginNew(method);
    await standIn().decide(two.sn, 'SUCCESS');
    const refused = await mall.ask(doPay, cashier.byBalance(two.paySn), two.person);
    expect(refused.msg).toContain('请勿重复支付');
    expect(await cashier.billOf(two.paySn)).toMatchObject({ state: 'PAID', paid: 10_000 });
    expect(await cashier.balance(two.memberId)).toBe('1000.00');
  });

  it('a channel that cannot be told holds nobody up: it is told later, and late money goes back the way it came', async () => {
    const { person, paySn, memberId, sn } = await cashier.beginNew(method);
    standIn().next('silent');
    await mall.call(doPay, cashier.byBalance(paySn), person);
    expect(await cashier.standingAt(sn)).toBe('OPEN');
    expect(await cashier.chargeOf(sn)).toMatchObject({ isToClose: true });
    await standIn().decide(sn, 'SUCCESS');
    expect(await mall.mall.tendCharges()).toBe(1);
    expect((await cashier.paymentsOf(paySn))[0]).toMatchObject({
      state: 'SUCCEEDED',
      isOrphan: true,
      paidAmount: 10_000,
      refundedAmount: 10_000,
    });
    await mall.mall.tendRefunds();
    expect(await cashier.backAt(sn)).toMatchObject([{ amount: 10_000, state: 'SUCCESS' }]);
    expect(await cashier.balance(memberId)).toBe('900.00');
  });

  it('a bill that is closed tells the channel once that is committed; money that comes after it goes back the way it came, once', async () => {
    const { paySn, memberId, sn } = await cashier.beginNew(method);
    expect(await mall.work((work) => closeBill(work, paySn, 'cancelled'))).toBe(true);
    await standIn().decide(sn, 'SUCCESS');
    const heard = await Promise.all([standIn().notify(sn), standIn().notify(sn), mall.mall.tendCharges()]);
    expect(heard.slice(0, 2).every((one) => isHeard(one as never))).toBe(true);
    expect((await cashier.paymentsOf(paySn))[0]).toMatchObject({ state: 'SUCCEEDED', isOrphan: true });
    expect(await cashier.billOf(paySn)).toMatchObject({ state: 'CLOSED', paid: 0 });
    await mall.mall.tendRefunds();
    expect(await cashier.backAt(sn)).toMatchObject([{ amount: 10_000, state: 'SUCCESS' }]);
    expect(await cashier.balance(memberId)).toBe('1000.00');

    const unpaid = await cashier.beginNew(method);
    await mall.work((work) => closeBill(work, unpaid.paySn, 'timeout'));
    await mall.mall.tendCharges();
    expect(await cashier.standingAt(unpaid.sn)).toBe('CLOSED');
    expect(await cashier.chargeOf(unpaid.sn)).toMatchObject({ dueAt: null });
  });

  it('another amount is another charge, and the old one is closed at the channel', async () => {
    const { person, paySn, documentSns, sn } = await cashier.beginNew(method);
    const line = { documentSn: documentSns[0]!, name: { zh: '店', en: 'Store' }, amount: 8_000 as never };
    await mall.work((work) => changeBill(work, paySn, [line]));
    const { payment } = await mall.call(doPay, { paySn, method }, person);
    expect(payment).toMatchObject({ amount: '80.00', state: 'PROCESSING' });
    expect(payment.paymentSn).not.toBe(sn);
    expect(await mall.call(charge, { paySn }, person)).toMatchObject({ amount: '80.00' });
    await mall.mall.tendCharges();
    expect(await cashier.standingAt(sn)).toBe('CLOSED');
  });

  it('what failed at the channel is begun anew under another number', async () => {
    const { person, paySn, sn } = await cashier.beginNew(method);
    await standIn().decide(sn, 'FAIL');
    mall.clock.pass(seconds(61));
    await mall.mall.tendCharges();
    const info = await mall.call(payInfo, { paySn }, person);
    expect(info).toMatchObject({
      payState: 0,
      payment: { state: method === 'WECHAT' ? 'FAILED' : 'CLOSED' },
    });
    const again = await cashier.begin(method, { person, paySn });
    expect(again.sn).not.toBe(sn);
  });

  it('one that nobody pays is asked for two hours, then closed at the channel and here', async () => {
    const { paySn, sn } = await cashier.beginNew(method);
    const from = standIn().asked.length;
    mall.clock.pass(minutes(119));
    await mall.mall.tendCharges();
    mall.clock.pass(minutes(2));
    await mall.mall.tendCharges();
    expect(asked(from)).toEqual([QUERY, CLOSE]);
    expect(await cashier.standingAt(sn)).toBe('CLOSED');
    expect(await cashier.stepsOf(sn)).toEqual(['create', 'goToChannel', 'close']);
    expect(await cashier.billOf(paySn)).toMatchObject({ state: 'OPEN' });
    mall.clock.pass(minutes(15));
    expect(await mall.mall.tendCharges()).toBe(0);
  });

  it('a channel that stays silent is asked until ten minutes after its charge was over, and finance reads so in the log', async () => {
    const { sn } = await cashier.beginNew(method);
    mall.clock.pass(minutes(131));
    mall.log.length = 0;
    expect(await mall.mall.tendCharges()).toBe(1);
    expect(mall.log.join('\n')).toContain(`${method} ${sn} is asked no more`);
    mall.clock.pass(minutes(2));
    expect(await mall.mall.tendCharges()).toBe(0);
  });

  it("somebody else's bill has no charge, and neither has one of which nothing is paid at a channel", async () => {
    const { paySn } = await cashier.beginNew(method);
    const stranger = await aLogin(mall);
    expect((await mall.ask(charge, { paySn }, stranger)).state).toBe(404);
    const idle = await cashier.aBuyer();
    expect((await mall.ask(charge, { paySn: idle.paySn }, idle.person)).msg).toContain('请重新选择支付方式');
  });
});
