// A case whose order was paid at a channel: its money goes back the way it came, and where the channel says no the buyer chooses another way.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { hours, minutes } from '#kit/time/duration.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { anOrder, type Buyer } from '#mall/order/server/order.builders.ts';
import { NONE, openOrderDesk, PARCEL } from '#mall/order/server/order-desk.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { openOutsideCashier } from '#mall/payment/server/outside-channel.builders.ts';
import { afterSaleProtocol } from '../../after-sale.protocol.ts';

const { apply, detail, storeDetail, adminDetail, nameAccount, retryRefund, markRefundPaid, refuseAccount } =
  afterSaleProtocol;
const METHODS = ['WECHAT', 'ALIPAY'] as const;
const START = 10_000_000;
const ACCOUNT = { name: '深圳某电子有限公司', bank: '招商银行深圳分行', account: '6225880112345678' };

let mall: TestMall;
let desk: ReturnType<typeof openOrderDesk>;
let cashier: Awaited<ReturnType<typeof openOutsideCashier>>;

beforeAll(async () => {
  mall = await openTestMall();
  desk = openOrderDesk(mall);
  cashier = await openOutsideCashier(mall);
  // Nobody reads the channels' bills meanwhile: the stand-in goes wrong when it is asked for refunds.
  await mall.work((work) => work.query(`DELETE FROM timer WHERE doc_type = 'channelDay'`));
});
afterAll(() => mall.close());
afterEach(() => cashier.forgetCharges());

const finance = () => aLogin(mall, { roles: ['finance'] });
const tend = () => mall.mall.tendRefunds();
const show = (buyer: Buyer, caseSn: string) => mall.call(detail, { caseSn }, buyer);
const seen = async (buyer: Buyer, caseSn: string) => ({
  caseSn,
  version: (await show(buyer, caseSn)).version,
});
const titleOf = (memberId: number) =>
  mall.work(async (work) => {
    const [row] = await work.query<{ title: string }>(
      'SELECT title_zh AS title FROM site_message WHERE member_id = $1 ORDER BY message_id DESC LIMIT 1',
      [memberId],
    );
    return row?.title;
  });

/** An order that was paid at the channel, and is cancelled at once by its buyer. */
async function cancelled(method: (typeof METHODS)[number], before = () => {}) {
  const built = await anOrder(mall);
  const { sn } = await cashier.begin(method, { person: built.buyer, paySn: built.paySn });
  await cashier.payAt(method, sn);
  before();
  const { orderSn, buyer } = built;
  const { caseSn, state } = await mall.call(apply, { orderSn, kind: 8, part: 'U', reason: 'R01' }, buyer);
  return { ...built, sn, caseSn, state };
}
const choose = async (
  { buyer, caseSn }: { buyer: Buyer; caseSn: string },
  wish: Omit<CallOf<typeof nameAccount>, 'caseSn' | 'version'>,
) => mall.ask(nameAccount, { ...(await seen(buyer, caseSn)), ...wish }, buyer);

describe.each(METHODS)('%s', (method) => {
  const standIn = () => cashier.standIns[method];
  const CODE = method === 'WECHAT' ? 'USER_ACCOUNT_ABNORMAL' : 'ACQ.TRADE_HAS_FINISHED';
  const way = method === 'WECHAT' ? '原路退回微信支付' : '原路退回支付宝';
  const refused = async () => {
    const one = await cancelled(method, () => standIn().nextRefund({ refused: CODE }));
    await tend();
    return one;
  };

  it('a cancelled order is paid back by its channel; the order is settled at once, the case when the money is there', async () => {
    const one = await cancelled(method);
    const { buyer, caseSn, orderSn, seller } = one;
    expect(one.state).toBe('REFUNDING');
    const before = await show(buyer, caseSn);
    expect(before).toMatchObject({
      stateCode: 212,
      allowedActions: [],
      refunds: [{ amount: before.agreed, wayName: way, stateName: '退款中', finishedAt: null }],
    });
    // What is on its way is not said to be back.
    expect(await desk.detail(buyer, orderSn)).toMatchObject({
      stateName: '退款中',
      refunded: '0.00',
      refunding: before.agreed,
    });
    expect(await titleOf(buyer.memberId)).toBe(`退款 ¥${before.agreed} 已发起`);
    expect(await desk.contradictions()).toEqual(NONE);
    await tend();
    const after = await show(buyer, caseSn);
    expect(after).toMatchObject({ state: 'COMPLETED', refunds: [{ stateName: '已退款' }] });
    expect(after.log.map(({ title }) => title)).toContain('退款到账');
    expect(await desk.detail(buyer, orderSn)).toMatchObject({
      stateName: '已取消（已退款）',
      refunded: before.agreed,
      refunding: '0.00',
    });
    expect(await cashier.backAt(one.sn)).toMatchObject([
      { number: after.refunds[0]!.refundSn, state: 'SUCCESS' },
    ]);
    expect(await mall.call(storeDetail, { caseSn }, seller)).toMatchObject({ refunds: [{ wayName: way }] });
    expect(await titleOf(buyer.memberId)).toBe(`退款 ¥${before.agreed} 已到账`);
    expect(await desk.balanceOf(buyer)).toBe(START);
    expect(await desk.contradictions()).toEqual(NONE);
  });

  it('a final no: the buyer chooses the balance, which has it at once', async () => {
    const one = await refused();
    const { buyer, caseSn } = one;
    const failed = await show(buyer, caseSn);
    expect(failed).toMatchObject({
      state: 'REFUND_FAILED',
      stateCode: 213,
      allowedActions: ['nameAccount'],
      refunds: [{ stateName: '退款异常' }],
    });
    expect(await titleOf(buyer.memberId)).toContain('未能原路退回');
    expect(await desk.contradictions()).toEqual(NONE);
    const stranger = (await anOrder(mall)).buyer;
    const wish = { caseSn, version: failed.version, route: 'BALANCE' } as const;
    expect((await mall.ask(nameAccount, wish, stranger)).state).toBe(State.notFound);
    expect((await mall.ask(nameAccount, { ...wish, version: 1 }, buyer)).state).toBe(255);
    const requestId = crypto.randomUUID();
    const press = () => mall.call(nameAccount, { ...wish, requestId }, buyer);
    expect(await press()).toEqual({ caseSn, state: 'COMPLETED' });
    expect(await press()).toEqual({ caseSn, state: 'COMPLETED' });
    expect(await desk.balanceOf(buyer)).toBe(START + Math.round(Number(failed.agreed) * 100));
    expect(await show(buyer, caseSn)).toMatchObject({
      refunds: [{ wayName: '退回账户余额', stateName: '已退款' }],
    });
    expect(await cashier.backAt(one.sn)).toEqual([]);
    expect(await desk.contradictions()).toEqual(NONE);
  });

  it('a final no: the buyer names a bank account, finance pays there and says the number', async () => {
    const one = await refused();
    const { buyer, caseSn, seller } = one;
    for (const wrong of [{}, { ...ACCOUNT, name: '' }, { ...ACCOUNT, account: '12a' }])
      expect((await choose(one, { route: 'BANK', ...wrong })).state).toBe(255);
    expect(await show(buyer, caseSn)).toMatchObject({ state: 'REFUND_FAILED', version: expect.any(Number) });
    expect((await choose(one, { route: 'BANK', ...ACCOUNT })).state).toBe(State.done);
    const buyers = await show(buyer, caseSn);
    expect(buyers).toMatchObject({ state: 'REFUNDING', allowedActions: [] });
    expect(buyers.refunds[0]).toMatchObject({
      route: 'BANK',
      wayName: '转账至银行账户',
      tries: 1,
      refusedWhy: expect.stringContaining(CODE),
    });
    expect(buyers.refunds[0]!.account).toMatch(/···· 5678$/);
    expect((await mall.call(storeDetail, { caseSn }, seller)).refunds[0]!.account).toBe('');
    const clerk = await finance();
    const shown = await mall.call(adminDetail, { caseSn }, clerk);
    expect(shown.allowedActions).toEqual(['markRefundPaid', 'refuseAccount']);
    expect(shown.refunds[0]!.account).toContain(ACCOUNT.account);
    expect(await desk.contradictions()).toEqual(NONE);
    const paid = { ...(await seen(buyer, caseSn)), serial: 'CMB20261126001' };
    expect((await mall.ask(markRefundPaid, paid, buyer)).state).not.toBe(State.done);
    expect(
      (await mall.ask(markRefundPaid, paid, await aLogin(mall, { roles: ['operator'] }))).state,
    ).not.toBe(State.done);
    expect(await mall.call(markRefundPaid, paid, clerk)).toEqual({ caseSn, state: 'COMPLETED' });
    expect((await mall.ask(markRefundPaid, paid, clerk)).state).toBe(255);
    expect(await show(buyer, caseSn)).toMatchObject({
      refunds: [{ serial: 'CMB20261126001', state: 'SUCCEEDED' }],
    });
    expect(await desk.balanceOf(buyer)).toBe(START);
    expect(await desk.contradictions()).toEqual(NONE);
  });

  it('an account that the bank refuses is the buyer’s turn again; finance may ask the channel once more', async () => {
    const one = await refused();
    const { buyer, caseSn } = one;
    await choose(one, { route: 'BANK', ...ACCOUNT });
    const clerk = await finance();
    await mall.call(refuseAccount, { ...(await seen(buyer, caseSn)), reason: '户名不符' }, clerk);
    expect(await show(buyer, caseSn)).toMatchObject({
      state: 'REFUND_FAILED',
      refunds: [{ route: 'CHANNEL' }],
    });
    expect(await titleOf(buyer.memberId)).toBe('您的银行账户无法收款');
    await mall.call(retryRefund, await seen(buyer, caseSn), clerk);
    expect(await show(buyer, caseSn)).toMatchObject({ state: 'REFUNDING' });
    await tend();
    expect(await show(buyer, caseSn)).toMatchObject({ state: 'COMPLETED', refunds: [{ wayName: way }] });
    expect(await cashier.backAt(one.sn)).toHaveLength(1);
    expect(await desk.contradictions()).toEqual(NONE);
  });

  it('a channel that never answers is given up; before the money goes another way it is asked what became of it', async () => {
    const one = await cancelled(method);
    const { buyer, caseSn } = one;
    const tryAgain = async (pause: number, twist: 'silent' | 'silentAfterEffect') => {
      standIn().next(twist);
      await desk.pass(pause, buyer);
      await tend();
    };
    await tryAgain(0, 'silentAfterEffect'); // the money is with the payer, and nobody has heard so
    for (const pause of [...[1, 5, 30].map(minutes), ...[2, 6, 24].map(hours)])
      await tryAgain(pause, 'silent');
    expect(await show(buyer, caseSn)).toMatchObject({ state: 'REFUND_FAILED' });
    standIn().next('silent');
    expect((await choose(one, { route: 'BALANCE' })).code).toBe('payment.refundUnclear');
    expect(await show(buyer, caseSn)).toMatchObject({ state: 'REFUND_FAILED' });
    expect((await choose(one, { route: 'BALANCE' })).state).toBe(255);
    expect(await show(buyer, caseSn)).toMatchObject({ state: 'COMPLETED', refunds: [{ wayName: way }] });
    expect(await desk.balanceOf(buyer)).toBe(START);
    expect(await cashier.backAt(one.sn)).toHaveLength(1);
    expect(await desk.contradictions()).toEqual(NONE);
  });

  it('what the channel still works on goes no other way', async () => {
    const one = await refused();
    const { buyer, caseSn } = one;
    standIn().nextRefund('PROCESSING');
    await mall.call(retryRefund, await seen(buyer, caseSn), await finance());
    standIn().next('forged');
    await tend();
    const { refundSn } = (await show(buyer, caseSn)).refunds[0]!;
    await mall.work((work) =>
      work.query(`UPDATE refund SET tries = 7, next_try_at = $2 WHERE refund_sn = $1`, [refundSn, work.now]),
    );
    standIn().next('silent');
    await tend();
    expect(await show(buyer, caseSn)).toMatchObject({ state: 'REFUND_FAILED' });
    expect((await choose(one, { route: 'BALANCE' })).code).toBe('payment.refundStillMoving');
    expect(await desk.balanceOf(buyer)).toBe(START);
  });
});

it('an order that was paid in two ways goes back in two: by bank when finance has paid, through the channel when it has', async () => {
  const built = await anOrder(mall);
  const { buyer, orderSn, paySn } = built;
  const { payment } = await mall.call(
    paymentProtocol.doPay,
    await cashier.byTransfer(paySn, buyer.memberId, '1.00', ACCOUNT.account),
    buyer,
  );
  const part = { paymentSn: payment.paymentSn, receivedAmount: '1.00' };
  await mall.call(paymentProtocol.approve, part, await finance());
  const { sn } = await cashier.begin('WECHAT', { person: buyer, paySn });
  await cashier.payAt('WECHAT', sn);
  const asked = { orderSn, kind: 8, part: 'U' as const, reason: 'R01' as const };
  const { caseSn } = await mall.call(apply, asked, buyer);
  const { agreed, refunds } = await show(buyer, caseSn);
  expect(refunds).toMatchObject([
    { route: 'CHANNEL', state: 'PROCESSING' },
    { route: 'BANK', state: 'PROCESSING', amount: '1.00' },
  ]);
  expect(refunds.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(
    Math.round(Number(agreed) * 100),
  );
  await tend();
  expect(await show(buyer, caseSn)).toMatchObject({ state: 'REFUNDING' });
  const paid = { ...(await seen(buyer, caseSn)), serial: 'CMB20261127001' };
  expect(await mall.call(markRefundPaid, paid, await finance())).toMatchObject({ state: 'COMPLETED' });
  expect(await desk.balanceOf(buyer)).toBe(START);
  expect(await desk.contradictions()).toEqual(NONE);
});

it('a refund of part of an order, and the store’s own cancelling, go the same way', async () => {
  const built = await anOrder(mall);
  const { buyer, seller, orderSn, paySn } = built;
  const { sn } = await cashier.begin('WECHAT', { person: buyer, paySn });
  await cashier.payAt('WECHAT', sn);
  const { orderLineId } = (await desk.detail(buyer, orderSn)).lines[0]!;
  const asked = {
    orderSn,
    kind: 3,
    part: 'U' as const,
    reason: 'R09' as const,
    lines: [{ orderLineId, number: 40 }],
  };
  const { caseSn } = await mall.call(apply, asked, buyer);
  await mall.call(afterSaleProtocol.agree, await seen(buyer, caseSn), seller);
  expect(await show(buyer, caseSn)).toMatchObject({ state: 'REFUNDING' });
  // The order does not wait for the channel.
  await mall.call(orderProtocol.deliver, { orderSn, ...PARCEL }, seller);
  await mall.call(orderProtocol.receive, { orderSn }, buyer);
  await tend();
  expect(await show(buyer, caseSn)).toMatchObject({ state: 'COMPLETED' });

  const other = await anOrder(mall);
  const paid = await cashier.begin('ALIPAY', { person: other.buyer, paySn: other.paySn });
  await cashier.payAt('ALIPAY', paid.sn);
  await mall.call(orderProtocol.storeCancel, { orderSn: other.orderSn, reason: '缺货' }, other.seller);
  await tend();
  const [charge] = await cashier.backAt(paid.sn);
  expect(charge).toMatchObject({ state: 'SUCCESS' });
  expect(await desk.detail(other.buyer, other.orderSn)).toMatchObject({ state: 'CANCELLED' });
  expect(await desk.balanceOf(other.buyer)).toBe(START);
  expect(await desk.contradictions()).toEqual(NONE);
});
