// What WeChat Pay alone can do to a payer: lose an answer, send one of another's, change its keys, tell before it answers; and which channels a mall offers.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { seconds } from '#kit/time/duration.ts';
import { paymentProtocol } from '../payment.protocol.ts';
import { isHeard, openOutsideCashier } from './outside-channel.builders.ts';

const { doPay, payInfo, charge } = paymentProtocol;

let mall: TestMall;
let cashier: Awaited<ReturnType<typeof openOutsideCashier>>;

beforeAll(async () => {
  mall = await openTestMall();
  cashier = await openOutsideCashier(mall);
});
afterAll(() => mall.close());
afterEach(() => cashier.forgetCharges());

describe('WeChat Pay', () => {
  const wechat = () => cashier.standIns.WECHAT;

  it.each(['silent', 'silentAfterEffect', 'forged', 'unsigned', 'old', 'probe', 'otherSerial'] as const)(
    'an answer to the create that is %s: a clear sentence, and the same number when tried again',
    async (twist) => {
      const { person, paySn } = await cashier.aBuyer();
      const { payment } = await mall.call(doPay, { paySn, method: 'WECHAT' }, person);
      wechat().next(twist);
      const refused = await mall.ask(charge, { paySn }, person);
      expect(refused).toMatchObject({ state: 255, code: 'payment.channelSilent' });
      expect(refused.msg).toContain('暂时没有响应');
      expect((await cashier.paymentsOf(paySn))[0]).toMatchObject({ state: 'PROCESSING' });
      const place = await mall.call(charge, { paySn }, person);
      expect(place.paymentSn).toBe(payment.paymentSn);
    },
  );

  it('both of its public keys are believed while one takes the place of the other', async () => {
    const { paySn, sn } = await cashier.beginNew('WECHAT');
    await wechat().decide(sn, 'SUCCESS');
    wechat().next('nextKey');
    mall.clock.pass(seconds(61));
    await mall.mall.tendCharges();
    expect(await cashier.billOf(paySn)).toMatchObject({ state: 'PAID' });
    expect(isHeard(await wechat().notify(sn, { twist: 'nextKey' }))).toBe(true);
  });

  it('a notice that overtakes the answer to the create counts, and the payer is told that it is paid', async () => {
    const { person, paySn } = await cashier.aBuyer();
    const { payment } = await mall.call(doPay, { paySn, method: 'WECHAT' }, person);
    const sn = payment.paymentSn;
    wechat().beforeAnswer(async () => {
      await wechat().decide(sn, 'SUCCESS');
      expect(isHeard(await wechat().notify(sn))).toBe(true);
    });
    expect((await mall.ask(charge, { paySn }, person)).code).toBe('payment.noCharge');
    expect(await mall.call(payInfo, { paySn }, person)).toMatchObject({ payState: 1 });
    expect(await cashier.stepsOf(sn)).toEqual(['create', 'goToChannel', 'channelSucceeds']);
  });

  it('a charge that is given up while it is being opened is closed at the channel again', async () => {
    const { person, paySn } = await cashier.aBuyer();
    const { payment } = await mall.call(doPay, { paySn, method: 'WECHAT' }, person);
    wechat().beforeAnswer(() => mall.call(doPay, cashier.byBalance(paySn), person));
    await mall.ask(charge, { paySn }, person);
    await mall.mall.tendCharges();
    expect(await cashier.standingAt(payment.paymentSn)).toBe('CLOSED');
  });

  it('a create that WeChat refuses since it was paid: the money counts', async () => {
    const { person, paySn } = await cashier.aBuyer();
    const { payment } = await mall.call(doPay, { paySn, method: 'WECHAT' }, person);
    wechat().next('silentAfterEffect');
    await mall.ask(charge, { paySn }, person);
    await wechat().decide(payment.paymentSn, 'SUCCESS');
    expect((await mall.ask(charge, { paySn }, person)).code).toBe('payment.channelRefused');
    expect(await mall.call(payInfo, { paySn }, person)).toMatchObject({ payState: 1 });
  });

  it('a notice that is no JSON, of another kind, or empty is refused', async () => {
    for (const body of ['', 'x', '{}', 'a=1']) {
      const answer = await fetch(`${mall.origin}/v3/business/front/orderPay/notify/wechat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(answer.status).toBe(400);
    }
  });
});

it('the stand-ins believe nobody but the merchant: without his signature nothing is opened, told or paid', async () => {
  const { sn } = await cashier.beginNew('WECHAT');
  const place = `${mall.origin}/dev/wechatpay/v3/pay/transactions`;
  for (const url of [`${place}/native`, `${place}/out-trade-no/${sn}/close`]) {
    const answer = await fetch(url, { method: 'POST', body: '{}' });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'SIGN_ERROR' }]);
  }
  expect(await cashier.standingAt(sn)).toBe('OPEN');

  const alipay = await cashier.beginNew('ALIPAY');
  const cheaper = new URL(alipay.place.url, mall.origin);
  const content = cheaper.searchParams.get('biz_content')!;
  cheaper.searchParams.set('biz_content', content.replace('100.00', '0.01'));
  expect((await fetch(cheaper)).status).toBe(400);
});

it('in production a channel without its keys is not offered, has no door for notices, and no stand-in', async () => {
  const production = await openTestMall({ beside: mall, isProduction: true });
  const { person, paySn } = await cashier.aBuyer();
  const info = await mall.call(payInfo, { paySn }, person);
  expect(info.methods.map(({ method }) => method)).toEqual(['BALANCE', 'WECHAT', 'ALIPAY', 'TRANSFER']);
  for (const path of [
    '/v3/business/front/orderPay/notify/wechat',
    '/v3/business/front/orderPay/notify/alipay',
    '/dev/wechatpay/v3/pay/transactions/native',
    '/dev/alipay/gateway.do',
  ])
    expect((await fetch(production.origin + path, { method: 'POST', body: '' })).status, path).toBe(404);
  expect(production.mall.facilities.outsideChannels).toEqual({});
  await production.close();
});

it('with its keys, production offers one channel alone', async () => {
  const weChatPay = await mall.mall.standIns!.weChatPay();
  const production = await openTestMall({ beside: mall, isProduction: true, payChannels: { weChatPay } });
  expect(Object.keys(production.mall.facilities.outsideChannels)).toEqual(['WECHAT']);
  expect(production.mall.facilities.outsideChannels.WECHAT?.isSimulated).toBe(false);
  await production.close();
});
