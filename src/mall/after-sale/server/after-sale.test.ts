// After-sale through the real door: a paid order cancelled in time, refunds asked, answered, disputed, released; nothing goes back twice.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { days, minutes } from '#kit/time/duration.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { anOrder, aSeller, type Buyer } from '#mall/order/server/order.builders.ts';
import { NONE, openOrderDesk, PARCEL } from '#mall/order/server/order-desk.builders.ts';
import { afterSaleProtocol } from '../after-sale.protocol.ts';
import { adminCaseList, ownCaseList, storeCaseList } from '../after-sale-lists.ts';

let mall: TestMall;
let beside: TestMall;
let desk: ReturnType<typeof openOrderDesk>;

/** Tokens do not live as long as cases: who decides logs in then. */
const ofPlatform = (role: 'operator' | 'finance') => aLogin(mall, { roles: [role] });

beforeAll(async () => {
  mall = await openTestMall();
  beside = await openTestMall({ beside: mall });
  desk = openOrderDesk(mall);
});
afterAll(async () => {
  expect([...mall.log, ...beside.log]).toEqual([]);
  await beside.close();
  await mall.close();
});

type Asked = CallOf<typeof afterSaleProtocol.apply>;
const apply = (buyer: Buyer, asked: Omit<Asked, 'kind' | 'part' | 'reason'> & Partial<Asked>) =>
  mall.ask(afterSaleProtocol.apply, { kind: 3, part: 'U', reason: 'R15', ...asked }, buyer);
const applied = async (...of: Parameters<typeof apply>) => {
  const { state, msg, data } = await apply(...of);
  expect([state, msg]).toEqual([State.done, expect.anything()]);
  return (data as { caseSn: string }).caseSn;
};
const show = (buyer: Buyer, caseSn: string) => mall.call(afterSaleProtocol.detail, { caseSn }, buyer);
const versionOf = async (buyer: Buyer, caseSn: string) => ({
  caseSn,
  version: (await show(buyer, caseSn)).version,
});
const START = 10_000_000;

describe('a paid order', () => {
  it('is cancelled within half an hour without anybody’s yes: money, carriage and stock are back at once', async () => {
    const { buyer, seller, orderSn, products } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
    const maximum = await mall.call(afterSaleProtocol.maximum, { orderSn }, buyer);
    expect(maximum).toMatchObject({ mayCancel: true, why: '', lines: [{ left: { U: 100, D: 0 } }] });
    const caseSn = await applied(buyer, { orderSn, kind: 8, reason: 'R01' });
    expect(await show(buyer, caseSn)).toMatchObject({
      state: 'COMPLETED',
      agreed: maximum.most.amount,
      allowedActions: [],
    });
    expect(await desk.detail(buyer, orderSn)).toMatchObject({
      state: 'CLOSED',
      refunded: maximum.most.amount,
    });
    expect(await desk.balanceOf(buyer)).toBe(START);
    expect(await desk.stockOf(products[0]!.productId)).toEqual({ onHand: 10_000, reserved: 0 });
    expect((await mall.ask(orderProtocol.deliver, { orderSn, ...PARCEL }, seller)).state).toBe(255);
    // A second click hears that it is done, not that time is over.
    expect((await apply(buyer, { orderSn, kind: 8, reason: 'R01' })).msg).toBe(
      '订单已取消，退款进度请在售后单中查看',
    );
    expect(await desk.contradictions()).toEqual(NONE);
  });

  it('is not cancelled so any more later, nor once the store has it ready, nor in part, nor by others', async () => {
    const { buyer, orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
    const stranger = (await anOrder(mall)).buyer;
    expect((await apply(stranger, { orderSn, kind: 8, reason: 'R01' })).state).toBe(State.notFound);
    const { orderLineId } = (await desk.detail(buyer, orderSn)).lines[0]!;
    expect(
      (await apply(buyer, { orderSn, kind: 8, reason: 'R01', lines: [{ orderLineId, number: 1 }] })).state,
    ).toBe(255);
    await desk.pass(minutes(31), buyer);
    expect((await mall.call(afterSaleProtocol.maximum, { orderSn }, buyer)).mayCancel).toBe(false);
    expect(await apply(buyer, { orderSn, kind: 8, reason: 'R01' })).toMatchObject({
      state: 255,
      msg: expect.stringContaining('30'),
    });
    expect(await desk.detail(buyer, orderSn)).toMatchObject({ state: 'PENDING_DELIVERY', refunded: '0.00' });
  });

  it('pressed twice, by two processes at once, is cancelled once', async () => {
    const { buyer, orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
    const press = (at: TestMall) =>
      at.ask(afterSaleProtocol.apply, { orderSn, kind: 8, part: 'U', reason: 'R01' }, buyer);
    const replies = await Promise.all([press(mall), press(beside), press(mall), press(beside)]);
    expect(replies.filter(({ state }) => state === State.done)).toHaveLength(1);
    expect(await desk.balanceOf(buyer)).toBe(START);
    expect(await desk.contradictions()).toEqual(NONE);
  });
});

it('a paid order offers its cancelling as a button while it is free, and says the true cause when it is not', async () => {
  const { buyer, orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
  const buttons = async () => (await desk.detail(buyer, orderSn)).allowedActions;
  expect(await buttons()).toContain('cancelPaid');
  const { orderLineId } = (await desk.detail(buyer, orderSn)).lines[0]!;
  const caseSn = await applied(buyer, { orderSn, lines: [{ orderLineId, number: 1 }] });
  expect(await buttons()).not.toContain('cancelPaid');
  expect((await apply(buyer, { orderSn, kind: 8, reason: 'R01' })).msg).toContain('进行中的售后');
  await mall.call(afterSaleProtocol.withdraw, { caseSn }, buyer);
  const foreign = await desk.detail((await anOrder(mall)).buyer, orderSn).catch(() => undefined);
  expect(foreign).toBeUndefined();
  const other = await anOrder(mall, { state: 'PENDING_DELIVERY' });
  const lineOfOther = (await desk.detail(other.buyer, other.orderSn)).lines[0]!.orderLineId;
  expect((await apply(buyer, { orderSn, lines: [{ orderLineId: lineOfOther, number: 1 }] })).msg).toBe(
    '所选商品不在此订单中，请重新选择',
  );
  await desk.pass(minutes(31), buyer);
  expect(await buttons()).not.toContain('cancelPaid');
});

it('whether the goods have arrived follows the order where nobody says so', async () => {
  const ofState = async (state: 'PENDING_RECEIPT' | 'COMPLETED') => {
    const { buyer, orderSn } = await anOrder(mall, { state });
    const { orderLineId } = (await desk.detail(buyer, orderSn)).lines[0]!;
    const asked = { orderSn, part: 'D' as const, reason: 'R03' as const, amount: '1.00' };
    const caseSn = await applied(buyer, {
      ...asked,
      lines: [{ orderLineId, number: 1 }],
      requestId: crypto.randomUUID(),
    });
    return (await show(buyer, caseSn)).isReceived;
  };
  expect(await ofState('PENDING_RECEIPT')).toBe(false);
  expect(await ofState('COMPLETED')).toBe(true);
});

it('what the store offers stands in the history, and one letter is no reason', async () => {
  const { buyer, seller, orderSn } = await anOrder(mall, { state: 'PENDING_RECEIPT' });
  const caseSn = await applied(buyer, { orderSn, part: 'D', reason: 'R03', isReceived: true });
  const offer = async (reason: string) =>
    mall.ask(
      afterSaleProtocol.offer,
      { ...(await versionOf(buyer, caseSn)), amount: '10.00', reason },
      seller,
    );
  expect((await offer('x')).msg).toContain('至少 2 个字符');
  expect((await offer('只能退一部分')).state).toBe(State.done);
  expect((await show(buyer, caseSn)).log.map(({ reason }) => reason)).toContain('¥10.00 · 只能退一部分');
});

describe('a refund of pieces that were not shipped', () => {
  it('is of all that they cost: neither buyer, store nor platform may make it less', async () => {
    const { buyer, seller, orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
    expect((await apply(buyer, { orderSn, reason: 'R09', amount: '0.10' })).msg).toContain('须全额退款');
    const caseSn = await applied(buyer, { orderSn, reason: 'R09' });
    const { version, amount, isInFull } = await show(buyer, caseSn);
    expect(isInFull).toBe(true);
    const stores = await mall.call(afterSaleProtocol.storeDetail, { caseSn }, seller);
    expect(stores.allowedActions).toEqual(['agree', 'refuse']);
    const less = { caseSn, version, amount: '0.05', reason: '已备货' };
    expect((await mall.ask(afterSaleProtocol.offer, less, seller)).msg).toContain('只能全额退款');
    expect(
      (await mall.ask(afterSaleProtocol.edit, { caseSn, version, reason: 'R09', amount: '0.10' }, buyer)).msg,
    ).toContain('须全额退款');
    await mall.call(afterSaleProtocol.refuse, { caseSn, version, reason: '马上发货' }, seller);
    await mall.call(afterSaleProtocol.escalate, { caseSn, text: '一直没有发货' }, buyer);
    const decide = async (of: string) =>
      mall.ask(
        afterSaleProtocol.decide,
        { ...(await versionOf(buyer, caseSn)), amount: of, reason: '逾期未发货' },
        await ofPlatform('operator'),
      );
    expect((await decide('0.05')).msg).toContain('只能全额退款');
    expect((await decide(amount)).state).toBe(State.done);
    expect(await desk.detail(buyer, orderSn)).toMatchObject({ state: 'CLOSED', refunded: amount });
  });

  it('holds them until the store agrees; the others go out, and the order goes on its way', async () => {
    const { buyer, seller, orderSn, products } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
    const { orderLineId } = (await desk.detail(buyer, orderSn)).lines[0]!;
    const caseSn = await applied(buyer, { orderSn, reason: 'R09', lines: [{ orderLineId, number: 40 }] });
    const tooMany = await mall.ask(
      orderProtocol.deliver,
      { orderSn, ...PARCEL, lines: [{ orderLineId, number: 61 }] },
      seller,
    );
    expect(tooMany).toMatchObject({ state: 255, msg: expect.stringContaining('60') });
    await mall.call(orderProtocol.deliver, { orderSn, ...PARCEL }, seller);
    expect(await desk.detail(buyer, orderSn)).toMatchObject({
      state: 'PARTIALLY_SHIPPED',
      lines: [{ shippedNum: 60 }],
    });
    expect((await mall.ask(orderProtocol.deliver, { orderSn, ...PARCEL }, seller)).state).toBe(255);
    await mall.call(afterSaleProtocol.agree, await versionOf(buyer, caseSn), seller);
    const order = await desk.detail(buyer, orderSn);
    expect(order).toMatchObject({ state: 'PENDING_RECEIPT', lines: [{ shippedNum: 60, closedNum: 40 }] });
    expect((await show(buyer, caseSn)).agreed).toBe(order.refunded);
    expect(await desk.stockOf(products[0]!.productId)).toEqual({ onHand: 9_940, reserved: 0 });
    await mall.call(orderProtocol.receive, { orderSn }, buyer);
    expect(await desk.contradictions()).toEqual(NONE);
  });

  it('keeps the buyer from receiving while it is open, and is withdrawn without a trace', async () => {
    const { buyer, seller, orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
    const { orderLineId } = (await desk.detail(buyer, orderSn)).lines[0]!;
    const caseSn = await applied(buyer, { orderSn, lines: [{ orderLineId, number: 40 }] });
    expect((await apply(buyer, { orderSn, lines: [{ orderLineId, number: 1 }] })).msg).toContain(caseSn);
    await mall.call(orderProtocol.deliver, { orderSn, ...PARCEL }, seller);
    await mall.call(afterSaleProtocol.withdraw, { caseSn }, buyer);
    await mall.call(orderProtocol.deliver, { orderSn, ...PARCEL }, seller);
    expect(await desk.detail(buyer, orderSn)).toMatchObject({ state: 'PENDING_RECEIPT', refunded: '0.00' });
    expect((await mall.ask(afterSaleProtocol.withdraw, { caseSn }, buyer)).state).toBe(255);
    expect(await desk.contradictions()).toEqual(NONE);
  });

  it('that the store does not answer for three days counts as agreed', async () => {
    const { buyer, orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
    const caseSn = await applied(buyer, { orderSn });
    await desk.pass(days(3) + minutes(1), buyer);
    expect(await show(buyer, caseSn)).toMatchObject({ state: 'COMPLETED' });
    expect(await desk.detail(buyer, orderSn)).toMatchObject({ state: 'CLOSED' });
    expect(await desk.balanceOf(buyer)).toBe(START);
  });
});

describe('a refund of shipped goods', () => {
  it('that were lost is in full, for what was not received, and nothing is asked for them again', async () => {
    const { buyer, seller, orderSn } = await anOrder(mall, { state: 'PENDING_RECEIPT' });
    const { orderLineId } = (await desk.detail(buyer, orderSn)).lines[0]!;
    const lost = { orderSn, part: 'D', reason: 'R11' } as const;
    const of = (number: number) => ({ lines: [{ orderLineId, number }] });
    expect((await apply(buyer, { ...lost, isReceived: true })).msg).toContain('未收到');
    expect((await apply(buyer, { ...lost, amount: '0.10' })).msg).toContain('须全额退款');
    const caseSn = await applied(buyer, { ...lost, ...of(20) });
    await mall.call(afterSaleProtocol.agree, await versionOf(buyer, caseSn), seller);
    const { lines } = await mall.call(afterSaleProtocol.maximum, { orderSn, part: 'D' }, buyer);
    expect(lines[0]!.left.D).toBe(80);
    expect((await apply(buyer, { ...lost, ...of(81) })).msg).toContain('80');
    expect((await apply(buyer, { ...lost, kind: 2, reason: 'R03', ...of(81) })).msg).toContain('80');
    await mall.call(orderProtocol.receive, { orderSn }, buyer);
    expect((await apply(buyer, { ...lost, ...of(1) })).state).toBe(255);
    const { reasons } = await mall.call(afterSaleProtocol.maximum, { orderSn, part: 'D' }, buyer);
    expect(reasons.D).not.toContain('R11');
    // Missing pieces that were paid back are not there either; an allowance leaves them.
    const missing = { orderSn, part: 'D', reason: 'R04', isReceived: true } as const;
    const less = await applied(buyer, { ...missing, ...of(5), amount: '0.01' });
    await mall.call(afterSaleProtocol.agree, await versionOf(buyer, less), seller);
    const short = await applied(buyer, { ...missing, ...of(5) });
    await mall.call(afterSaleProtocol.agree, await versionOf(buyer, short), seller);
    const after = await mall.call(afterSaleProtocol.maximum, { orderSn, part: 'D' }, buyer);
    expect(after.lines[0]!.left.D).toBe(75);
    expect(await desk.contradictions()).toEqual(NONE);
  });

  it('is bargained over: less is offered, declined, offered again and accepted', async () => {
    const { buyer, seller, orderSn } = await anOrder(mall, { state: 'PENDING_RECEIPT' });
    expect((await apply(buyer, { orderSn, part: 'D', reason: 'R09', isReceived: true })).state).toBe(255);
    const caseSn = await applied(buyer, {
      orderSn,
      part: 'D',
      reason: 'R04',
      isReceived: true,
      amount: '10.00',
    });
    expect((await mall.ask(orderProtocol.receive, { orderSn }, buyer)).state).toBe(255);
    const offer = async (amount: string) =>
      mall.ask(
        afterSaleProtocol.offer,
        { ...(await versionOf(buyer, caseSn)), amount, reason: '只少 2 件' },
        seller,
      );
    expect((await offer('10.00')).state).toBe(255);
    expect((await offer('3.00')).state).toBe(State.done);
    await mall.call(
      afterSaleProtocol.declineOffer,
      { ...(await versionOf(buyer, caseSn)), reason: '' },
      buyer,
    );
    await offer('6.50');
    await mall.call(afterSaleProtocol.acceptOffer, await versionOf(buyer, caseSn), buyer);
    expect(await show(buyer, caseSn)).toMatchObject({ state: 'COMPLETED', agreed: '6.50' });
    expect(await desk.detail(buyer, orderSn)).toMatchObject({ state: 'PENDING_RECEIPT', refunded: '6.50' });
    await mall.call(orderProtocol.receive, { orderSn }, buyer);
    expect(await desk.contradictions()).toEqual(NONE);
  });

  it('that is refused goes to the platform once, which decides; what is much is released by two of finance', async () => {
    const seller = await aSeller(mall);
    const product = await mall.work((work) => aProduct(work, { storeId: seller.storeId }));
    await desk.setPrice(product.productId, 600_000_000);
    const { buyer, orderSn } = await anOrder(mall, { seller, products: [product], state: 'COMPLETED' });
    const caseSn = await applied(buyer, { orderSn, part: 'D', reason: 'R08', isReceived: true });
    const seen = () => versionOf(buyer, caseSn);
    await mall.call(afterSaleProtocol.refuse, { ...(await seen()), reason: '正品，附出厂证明' }, seller);
    await mall.call(afterSaleProtocol.escalate, { caseSn, text: '丝印与样品不同' }, buyer);
    await mall.call(afterSaleProtocol.storeEvidence, { caseSn, text: '见出厂报告' }, seller);
    expect(
      (await mall.ask(afterSaleProtocol.decide, { ...(await seen()), reason: '不行' }, buyer)).state,
    ).not.toBe(State.done);
    const [operator, finance, finance2] = [
      await ofPlatform('operator'),
      await ofPlatform('finance'),
      await ofPlatform('finance'),
    ];
    await mall.call(
      afterSaleProtocol.decide,
      { ...(await seen()), amount: '55000.00', reason: '证据充分' },
      operator,
    );
    expect(await show(buyer, caseSn)).toMatchObject({
      state: 'PENDING_REFUND',
      agreed: '55000.00',
      evidence: [{ by: 'buyer' }, { by: 'store' }],
    });
    expect((await mall.ask(afterSaleProtocol.release, await seen(), operator)).state).not.toBe(State.done);
    await mall.call(afterSaleProtocol.release, await seen(), finance);
    expect((await mall.ask(afterSaleProtocol.release, await seen(), finance)).msg).toContain('另一位');
    await mall.call(afterSaleProtocol.release, await seen(), finance2);
    expect(await show(buyer, caseSn)).toMatchObject({ state: 'COMPLETED' });
    expect(await desk.detail(buyer, orderSn)).toMatchObject({ state: 'COMPLETED', refunded: '55000.00' });
    expect(await desk.contradictions()).toEqual(NONE);
  });

  it('ends for good when nobody calls the platform in time; after fifteen days nothing is asked for', async () => {
    const { buyer, seller, orderSn } = await anOrder(mall, { state: 'COMPLETED' });
    const caseSn = await applied(buyer, { orderSn, part: 'D', reason: 'R03', isReceived: true });
    await mall.call(
      afterSaleProtocol.refuse,
      { ...(await versionOf(buyer, caseSn)), reason: '测试正常' },
      seller,
    );
    await desk.pass(days(7) + minutes(1), buyer);
    expect(await show(buyer, caseSn)).toMatchObject({ state: 'REFUSED_FINAL' });
    expect((await mall.ask(afterSaleProtocol.escalate, { caseSn, text: '仍有异议' }, buyer)).state).toBe(255);
    await desk.pass(days(9), buyer);
    expect(await apply(buyer, { orderSn, part: 'D', reason: 'R03', isReceived: true })).toMatchObject({
      state: 255,
      msg: expect.stringContaining('15'),
    });
  });
});

describe('who sees a case', () => {
  it('its buyer, its store, the platform, and nobody else', async () => {
    const { buyer, seller, orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
    const caseSn = await applied(buyer, { orderSn });
    const stranger = (await anOrder(mall)).buyer;
    const otherStore = await aSeller(mall);
    expect((await mall.ask(afterSaleProtocol.detail, { caseSn }, stranger)).state).toBe(State.notFound);
    expect((await mall.ask(afterSaleProtocol.storeDetail, { caseSn }, otherStore)).state).toBe(
      State.notFound,
    );
    expect((await mall.ask(afterSaleProtocol.agree, { caseSn, version: 1 }, otherStore)).state).toBe(
      State.notFound,
    );
    expect((await mall.call(ownCaseList.list, { keyword: caseSn }, buyer)).list).toHaveLength(1);
    expect((await mall.call(ownCaseList.list, { keyword: caseSn }, stranger)).list).toHaveLength(0);
    expect((await mall.call(storeCaseList.list, { keyword: caseSn }, seller)).list).toHaveLength(1);
    expect((await mall.call(storeCaseList.list, { keyword: caseSn }, otherStore)).list).toHaveLength(0);
    expect(
      (await mall.call(adminCaseList.list, { keyword: caseSn }, await ofPlatform('finance'))).list,
    ).toHaveLength(1);
    expect(await mall.call(afterSaleProtocol.storeDetail, { caseSn }, seller)).toMatchObject({
      allowedActions: ['agree', 'refuse'],
    });
  });
});
