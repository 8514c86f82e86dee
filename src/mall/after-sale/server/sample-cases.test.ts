// Cases of sample requests: cancelled before anything is sent, with the quota free again; of what was sent only money comes back.
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { days } from '#kit/time/duration.ts';
import type { BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { aSeller, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { balanceOf, checkBooks } from '#mall/payment/server/payment.ts';
import { sampleProtocol } from '#mall/sample/sample.protocol.ts';
import { aDesigner, aSampleProduct, SAMPLE_USE } from '#mall/sample/server/sample.builders.ts';
import { afterSaleProtocol } from '../after-sale.protocol.ts';
import { ownCaseList, storeCaseList } from '../after-sale-lists.ts';

const mall = await openTestMall();
const PARCEL = { carrier: '顺丰速运', trackingNo: 'SF1' };
afterEach(async () => {
  expect(mall.log).toEqual([]);
  expect(await mall.work((work) => checkBooks(work))).toEqual([]);
  // As many cases count as are open, and what they hold was sent.
  const wrong = await mall.work((work) =>
    work.query(`SELECT r.sample_sn FROM sample_request r WHERE r.lock_state <> (
      SELECT count(*) FROM after_sale c WHERE c.order_sn = r.sample_sn
        AND c.state NOT IN ('REVIEW_REJECTED', 'REFUSED_FINAL', 'COMPLETED', 'CANCELLED', 'REFUNDING', 'REFUND_FAILED'))`),
  );
  expect(wrong).toEqual([]);
});
afterAll(() => mall.close());

/** Logins do not last as long as a parcel takes. */
const tokenOf = async ({ memberId }: { memberId: number }) =>
  (
    await mall.work((work) =>
      issueTokens(work, mall.tokenSecret, memberId, { ip: '127.0.0.1', userAgent: 'test' }),
    )
  ).access_token;

/** A request of two products, five pieces each, approved with ¥10.00 of carriage; paid where it costs something. */
async function aRequest(prices: readonly [number, number] = [3_500_000, 1_250_000]) {
  const designer = await aDesigner(mall);
  const seller = await aSeller(mall);
  const { storeId } = seller;
  const products: BuiltProduct[] = [];
  for (const samplePrice of prices)
    products.push(await mall.work((work) => aSampleProduct(work, { storeId, samplePrice })));
  const { sampleSns } = await mall.call(
    sampleProtocol.submit,
    {
      products: products.map(({ productId }) => ({ productId, number: 5 })),
      addressId: designer.addressId,
      ...SAMPLE_USE,
    },
    designer,
  );
  const sampleSn = sampleSns[0]!;
  const detail = () => mall.call(sampleProtocol.detail, { sampleSn }, designer);
  const { version } = await detail();
  const isFree = prices.every((one) => one === 0);
  await mall.call(
    sampleProtocol.approve,
    { sampleSn, version, freightPayer: isFree ? 'store' : 'buyer' },
    seller,
  );
  const { paySn } = await detail();
  const payPwd = PAY_PASSWORD;
  if (!isFree) await mall.call(paymentProtocol.doPay, { paySn: paySn!, method: 'BALANCE', payPwd }, designer);
  const ship = async (at: readonly number[] = [0, 1]) => {
    const { lines } = await detail();
    const sent = at.map((one) => ({ sampleLineId: lines[one]!.sampleLineId, number: 5, lotNo: 'A1' }));
    return mall.call(sampleProtocol.ship, { sampleSn, ...PARCEL, lines: sent }, seller);
  };
  const wallet = () => mall.work((work) => balanceOf(work, designer.memberId));
  const usedOf = async () => {
    const { storeGroupList } = await mall.call(
      sampleProtocol.confirm,
      { productId: products[0]!.productId },
      designer,
    );
    return storeGroupList[0]!.lines[0]!.usedThisYear;
  };
  return { designer, seller, sampleSn, products, detail, ship, wallet, usedOf };
}
type Request = Awaited<ReturnType<typeof aRequest>>;
type Asked = CallOf<typeof afterSaleProtocol.apply>;
const ask = ({ designer, sampleSn }: Request, asked: Partial<Asked>) =>
  mall.ask(
    afterSaleProtocol.apply,
    { orderSn: sampleSn, kind: 3, part: 'D', reason: 'R03', isReceived: true, ...asked },
    designer,
  );
async function asked(request: Request, what: Partial<Asked> = {}): Promise<string> {
  const { state, msg, data } = await ask(request, what);
  expect([state, msg]).toEqual([State.done, expect.anything()]);
  return (data as { caseSn: string }).caseSn;
}
const show = ({ designer }: Request, caseSn: string) =>
  mall.call(afterSaleProtocol.detail, { caseSn }, designer);
const lineOf = async ({ detail }: Request, at: number) => (await detail()).lines[at]!.sampleLineId;

describe('before anything is sent', () => {
  it('a request is cancelled at once: money, samples and quota are back', async () => {
    const request = await aRequest();
    const { designer, sampleSn, wallet, usedOf } = request;
    const before = await wallet();
    expect(await usedOf()).toBe(5);
    expect((await request.detail()).allowedActions).toEqual(['afterSale']);
    const maximum = await mall.call(afterSaleProtocol.maximum, { orderSn: sampleSn }, designer);
    expect(maximum).toMatchObject({
      isOfSamples: true,
      mayCancel: true,
      cancelUntil: null,
      most: { amount: '33.75', freight: '10.00' },
    });
    const caseSn = await asked(request, { kind: 8, part: 'U', reason: 'R01' });
    expect(await show(request, caseSn)).toMatchObject({
      state: 'COMPLETED',
      orderSn: sampleSn,
      agreed: '33.75',
      refunds: [{ amount: '33.75', state: 'SUCCEEDED' }],
    });
    expect(await wallet()).toBe(before + 3_375);
    expect(await usedOf()).toBe(0);
    expect(await request.detail()).toMatchObject({ state: 'CANCELLED', allowedActions: [] });
    expect((await ask(request, { kind: 8, part: 'U', reason: 'R01' })).state).toBe(255);
  });

  it('one that costs nothing is cancelled too, and nothing goes back', async () => {
    const request = await aRequest([0, 0]);
    const before = await request.wallet();
    const caseSn = await asked(request, { kind: 8, part: 'U', reason: 'R01' });
    expect(await show(request, caseSn)).toMatchObject({ state: 'COMPLETED', refunds: [], parts: [] });
    expect([await request.wallet(), await request.usedOf()]).toEqual([before, 0]);
  });

  it('one that its store cancels stands in the same lists', async () => {
    const request = await aRequest();
    await mall.call(
      sampleProtocol.storeCancel,
      { sampleSn: request.sampleSn, reason: '样品破损' },
      request.seller,
    );
    const { list } = await mall.call(ownCaseList.list, {}, request.designer);
    expect(list).toMatchObject([{ kind: 9, orderSn: request.sampleSn, agreed: '33.75', state: 'COMPLETED' }]);
    expect(list[0]!.lines.map(({ number, amount }) => [number, amount])).toEqual([
      [5, '17.50'],
      [5, '6.25'],
    ]);
    expect(await request.usedOf()).toBe(0);
  });
});

describe('what was sent', () => {
  it('is paid back by whole lines for what went wrong; the quota is used', async () => {
    const request = await aRequest();
    await request.ship([1]);
    const orderLineId = await lineOf(request, 1);
    expect((await ask(request, { reason: 'R07' })).msg).toBe('该原因不适用于所选的商品状态');
    expect((await ask(request, { kind: 1 })).state).toBe(255);
    expect((await ask(request, { kind: 8, part: 'U', reason: 'R01' })).msg).toContain('不能取消');
    expect((await ask(request, { lines: [{ orderLineId, number: 4 }] })).msg).toContain('整行');
    const before = await request.wallet();
    const caseSn = await asked(request, { lines: [{ orderLineId, number: 5 }] });
    expect((await ask(request, {})).state).toBe(255);
    const { version } = await show(request, caseSn);
    await mall.call(afterSaleProtocol.agree, { caseSn, version }, request.seller);
    expect(await show(request, caseSn)).toMatchObject({
      state: 'COMPLETED',
      agreed: '6.25',
      freight: '0.00',
    });
    expect(await request.wallet()).toBe(before + 625);
    expect(await request.usedOf()).toBe(5);

    await request.ship([0]);
    await mall.call(sampleProtocol.receive, { sampleSn: request.sampleSn }, request.designer);
    const rest = await asked(request, {
      reason: 'R11',
      isReceived: false,
      lines: [{ orderLineId: await lineOf(request, 0), number: 5 }],
    });
    const seen = { caseSn: rest, version: (await show(request, rest)).version };
    await mall.call(afterSaleProtocol.refuse, { ...seen, reason: '已签收' }, request.seller);
    await mall.call(afterSaleProtocol.escalate, { caseSn: rest, text: '没有收到' }, request.designer);
    expect((await show(request, rest)).state).toBe('IN_ARBITRATION');
    expect((await request.detail()).state).toBe('PENDING_EVALUATION');
  });

  it('all of it at once gives back the carriage too, exactly what was paid', async () => {
    const request = await aRequest();
    const before = await request.wallet();
    await request.ship();
    const caseSn = await asked(request);
    const { version } = await show(request, caseSn);
    await mall.call(afterSaleProtocol.agree, { caseSn, version }, request.seller);
    expect(await request.wallet()).toBe(before + 3_375);
    expect((await ask(request, {})).msg).toBe('免费样品没有可退的款项');
    expect((await request.detail()).state).toBe('PENDING_RECEIPT');
  });

  it('is not received, by anybody or by itself, while a case about it is open; the rest is sent all the same', async () => {
    const request = await aRequest();
    const { sampleSn, designer, seller } = request;
    await request.ship([1]);
    const orderLineId = await lineOf(request, 1);
    const caseSn = await asked(request, { lines: [{ orderLineId, number: 5 }] });
    await request.ship([0]);
    expect(await request.detail()).toMatchObject({ state: 'PENDING_RECEIPT', isInCase: true });
    expect((await request.detail()).allowedActions).not.toContain('receive');
    expect((await mall.ask(sampleProtocol.receive, { sampleSn }, designer)).msg).toContain('进行中的售后');
    const { version } = await show(request, caseSn);
    await mall.call(afterSaleProtocol.refuse, { caseSn, version, reason: '与描述相符' }, seller);
    await mall.call(afterSaleProtocol.escalate, { caseSn, text: '型号不符' }, designer);
    mall.clock.pass(days(11));
    await mall.fireTimers();
    designer.token = await tokenOf(designer);
    expect((await request.detail()).state).toBe('PENDING_RECEIPT');
    // Decided for the store: the time of receipt is over, and it goes on within a day.
    const operator = await aLogin(mall, { roles: ['operator'] });
    const now = await mall.call(afterSaleProtocol.adminDetail, { caseSn }, operator);
    await mall.call(afterSaleProtocol.decide, { caseSn, version: now.version, reason: '证据不足' }, operator);
    expect(await request.detail()).toMatchObject({ isInCase: false, state: 'PENDING_RECEIPT' });
    mall.clock.pass(days(1));
    await mall.fireTimers();
    designer.token = await tokenOf(designer);
    expect((await request.detail()).state).toBe('PENDING_EVALUATION');
  });

  it('is found by its part number in the list of its store, and by nobody else', async () => {
    const request = await aRequest();
    await request.ship();
    const caseSn = await asked(request);
    const keyword = request.products[0]!.partNo;
    const inStore = await mall.call(storeCaseList.list, { keyword }, request.seller);
    expect(inStore.list.map((one) => one.caseSn)).toEqual([caseSn]);
    const { sampleSn } = request;
    const operator = await aLogin(mall, { roles: ['operator'] });
    const platforms = await mall.call(sampleProtocol.adminDetail, { sampleSn }, operator);
    expect(platforms).toMatchObject({ sampleSn, isInCase: true, allowedActions: [] });
    expect((await mall.ask(sampleProtocol.adminDetail, { sampleSn }, request.designer)).state).not.toBe(
      State.done,
    );
    const other = await aRequest([0, 0]);
    expect((await mall.call(storeCaseList.list, {}, other.seller)).list).toEqual([]);
    expect((await mall.call(ownCaseList.list, {}, other.designer)).list).toEqual([]);
    expect((await mall.ask(afterSaleProtocol.detail, { caseSn }, other.designer)).state).toBe(State.notFound);
    expect((await ask({ ...request, designer: other.designer }, {})).state).toBe(State.notFound);
  });
});
