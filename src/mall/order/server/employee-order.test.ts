// Employees buy for their enterprise: within their limits, with the permissions they were given, under the eyes of the main account.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { cents, centsToWire, yuan } from '#kit/money/money.ts';
import { days, hours } from '#kit/time/duration.ts';
import { addressProtocol } from '#mall/address/address.protocol.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aLoggedInEmployee, aMainAccount, type EmployeeWish } from '#mall/company/server/company.builders.ts';
import { subAccountProtocol } from '#mall/company/sub-account.protocol.ts';
import { aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { buysFor, looksAfter } from '#mall/member/actor.ts';
import { hashPassword } from '#mall/member/server/member.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { openBalance } from '#mall/payment/server/payment.ts';
import { aStore, sendsForNothing } from '#mall/store/server/store.builders.ts';
import { orderProtocol } from '../order.protocol.ts';
import { ownOrderList } from '../order-lists.ts';
import { monthStart } from './basket/spent-this-month.ts';
import { PAY_PASSWORD } from './order.builders.ts';

let mall: TestMall;
let product: BuiltProduct;
let main: Awaited<ReturnType<typeof aMainAccount>>;
/** Of the main account: everybody in the enterprise may have it sent there. */
let addressId: number;

const employee = (wish: EmployeeWish = {}) =>
  aLoggedInEmployee(mall, { enterpriseId: main.enterpriseId, ...wish });
/** 100 pieces at ¥1.00, and no freight. */
const buy = (person: { token: string }, number = 100) =>
  mall.ask(
    orderProtocol.submit,
    { source: 'buyNow', productId: product.productId, number, addressId },
    person,
  );
const ordered = async (person: { token: string }, number = 100) => {
  const reply = await buy(person, number);
  expect(reply.state, reply.msg).toBe(State.done);
  return (reply.data as { orderSns: string[]; paySn: string }).orderSns[0]!;
};
/** With a token that is good now, after time has passed. */
async function again<P extends { memberId: number }>(person: P): Promise<P> {
  const tokens = await mall.work((work) =>
    issueTokens(work, mall.tokenSecret, person.memberId, { ip: '127.0.0.1', userAgent: 'test' }),
  );
  return { ...person, token: tokens.access_token };
}

beforeAll(async () => {
  mall = await openTestMall();
  main = await aMainAccount(mall);
  ({ addressId, product } = await mall.work(async (work) => {
    const { storeId } = await aStore(work, {});
    await sendsForNothing(work, storeId);
    const made = await aProduct(work, { storeId, stock: 1_000_000 });
    await work.query(
      'UPDATE product SET price_tiers = $2, min_buy_num = 1, multiple = 1 WHERE product_id = $1',
      [made.productId, JSON.stringify([{ minNum: 1, unitPrice: 1_000_000 }])],
    );
    const address = await anAddress(work, main.memberId, { isDefault: true });
    return { addressId: address.addressId, product: made };
  }));
});
afterAll(() => mall.close());

describe('limits', () => {
  it('of one order are exact to the fen, and said before submitting too', async () => {
    const buyer = await employee({ limitPerOrder: 10_000 });
    await ordered(buyer, 100);
    expect((await buy(buyer, 101)).msg).toBe(
      `本次下单 ¥101.00 超过您的单笔限额 ¥100.00，请联系管理员 ${main.memberName}`,
    );
    const basket = { source: 'buyNow' as const, productId: product.productId, number: 101 };
    const { problems } = await mall.call(orderProtocol.confirm, basket, buyer, 'en');
    expect(problems).toMatchObject([
      { kind: 'limit', text: expect.stringContaining('above your limit of ¥100.00 per order') },
    ]);
    expect((await mall.call(orderProtocol.check, { ...basket, addressId }, buyer)).pass).toBe(false);
  });

  it('of a month hold under ten submits at once', async () => {
    const buyer = await employee({ limitPerMonth: 35_000 });
    const replies = await Promise.all(Array.from({ length: 10 }, () => buy(buyer, 100)));
    expect(replies.filter(({ state }) => state === State.done)).toHaveLength(3);
    const refused = replies.filter(({ state }) => state !== State.done);
    expect(new Set(refused.map(({ msg }) => msg))).toEqual(
      new Set([
        `本次下单 ¥100.00 超过您本月剩余额度 ¥50.00（月限额 ¥350.00），请联系管理员 ${main.memberName}`,
      ]),
    );
    await ordered(buyer, 50);
    expect((await buy(buyer, 1)).msg).toContain('¥0.00');
    const spending = await mall.call(orderProtocol.spending, {}, main);
    expect(spending.find((one) => one.memberId === buyer.memberId)?.spent).toBe('350.00');
  });

  it('are free again after cancelling, after the time to pay, and in the next month', async () => {
    let buyer = await employee({ limitPerMonth: 10_000 });
    const orderSn = await ordered(buyer);
    expect((await buy(buyer)).state).toBe(State.refused);
    await mall.call(orderProtocol.cancel, { orderSn }, buyer);
    await ordered(buyer);
    expect((await buy(buyer)).state).toBe(State.refused);
    mall.clock.pass(hours(25));
    await mall.fireTimers();
    buyer = await again(buyer);
    const kept = await ordered(buyer);
    await mall.call(paymentProtocol.doPay, { paySn: kept.replace('SO', 'PY'), method: 'WECHAT' }, buyer);
    expect((await buy(buyer)).state).toBe(State.refused);
    mall.clock.pass(days(31));
    buyer = await again(buyer);
    main = await again(main);
    await ordered(buyer);
  });

  it('count by the calendar of China', () => {
    const start = (moment: string) => monthStart(new Date(moment)).toISOString();
    expect(start('2026-11-30T15:59:59Z')).toBe('2026-10-31T16:00:00.000Z');
    expect(start('2026-11-30T16:00:00Z')).toBe('2026-11-30T16:00:00.000Z');
    expect(start('2026-12-31T16:00:00Z')).toBe('2026-12-31T16:00:00.000Z');
  });
});

describe('permissions', () => {
  it('are asked at every step of buying, with the name of the missing one', async () => {
    const reader = await employee({ roles: ['viewer'] });
    const buyer = await employee();
    const orderSn = await ordered(buyer);
    const paySn = orderSn.replace('SO', 'PY');
    const why = async (reply: Promise<{ state: number; msg: string }>) => {
      const { state, msg } = await reply;
      return `${state} ${/“(.+?)”/.exec(msg)?.[1]}`;
    };
    expect(await why(buy(reader))).toBe('403 查看价格');
    expect(await why(mall.ask(orderProtocol.cancel, { orderSn }, reader))).toBe('403 取消订单');
    expect(await why(mall.ask(orderProtocol.receive, { orderSn }, reader))).toBe('403 确认收货');
    expect(await why(mall.ask(paymentProtocol.payInfo, { paySn }, reader))).toBe('403 查看价格');
    const priced = await employee({ roles: ['viewer'], permissions: ['order.price'] });
    expect(await why(buy(priced))).toBe('403 提交订单');
    expect(await why(mall.ask(paymentProtocol.payInfo, { paySn }, priced))).toBe('403 支付订单');
    const address = {
      receiverName: '甲',
      mobile: '13900000000',
      districtCode: '440305',
      detailAddress: '某路 1 号',
    };
    expect(await why(mall.ask(addressProtocol.add, address, reader))).toBe('403 维护收货地址');
    const nobody = await employee({ roles: [], permissions: ['mat.read'] });
    expect(await why(mall.ask(ownOrderList.list, {}, nobody))).toBe('403 查看订单');
    expect((await mall.ask(cartProtocol.cartList, {}, nobody)).state).toBe(State.done);
  });

  it('leave out buttons and, without the one for it, every price', async () => {
    const buyer = await employee({ roles: ['viewer'], permissions: ['order.price', 'order.submit'] });
    const orderSn = await ordered(buyer);
    expect((await mall.call(orderProtocol.detail, { orderSn }, buyer)).allowedActions).toEqual([]);
    const reader = await employee({ roles: ['viewer'], permissions: ['order.all'] });
    const shown = await mall.call(orderProtocol.detail, { orderSn }, reader);
    expect(shown).toMatchObject({
      isMine: false,
      goodsAmount: '',
      payable: '',
      freight: '',
      trade: { payable: '' },
      lines: [{ unitPrice: '', amount: '', listPrice: '', buyNum: 100 }],
    });
    expect(JSON.stringify(shown)).not.toMatch(/100\.00|1\.000000/);
  });

  it('let an employee use the addresses of his enterprise and leave them alone', async () => {
    const buyer = await employee();
    const [first] = await mall.call(addressProtocol.list, {}, buyer);
    expect(first).toMatchObject({ addressId, isEnterprises: 1, isDefault: 1 });
    expect((await mall.ask(addressProtocol.delete, { addressId }, buyer)).state).toBe(State.notFound);
    const stranger = await aLoggedInEmployee(mall);
    expect((await buy(stranger)).state).toBe(State.notFound);
  });
});

describe('the main account', () => {
  it('sees what its employees order, and acts on it; a plain colleague and others do not', async () => {
    const [buyer, colleague] = [await employee(), await employee()];
    const orderSn = await ordered(buyer);
    const seen = async (person: { token: string }, input = {}) =>
      (await mall.call(ownOrderList.list, input, person)).list.map((one) => one.orderSn);
    expect(await seen(main)).toContain(orderSn);
    expect(await seen(main, { buyerId: buyer.memberId })).toEqual([orderSn]);
    expect(await seen(main, { buyerId: colleague.memberId })).toEqual([]);
    expect(await seen(colleague)).toEqual([]);
    const { buyers } = await mall.call(ownOrderList.list, {}, main);
    expect(buyers[0]).toEqual({ memberId: main.memberId, name: main.memberName });
    expect(buyers.map((one) => one.memberId)).toContain(buyer.memberId);
    expect((await mall.call(ownOrderList.list, {}, buyer)).buyers).toEqual([]);

    for (const person of [
      colleague,
      await aMainAccount(mall),
      await aLoggedInEmployee(mall, { roles: ['administrator'] }),
    ]) {
      for (const endpoint of [orderProtocol.detail, orderProtocol.cancel, orderProtocol.buyAgain])
        expect((await mall.ask(endpoint, { orderSn }, person)).state).toBe(State.notFound);
      const paySn = orderSn.replace('SO', 'PY');
      expect((await mall.ask(paymentProtocol.payInfo, { paySn }, person)).state).toBe(State.notFound);
      expect((await mall.ask(paymentProtocol.doPay, { paySn, method: 'WECHAT' }, person)).state).toBe(
        State.notFound,
      );
      expect(await seen(person, { buyerId: buyer.memberId })).toEqual([]);
    }
    const detail = await mall.call(orderProtocol.detail, { orderSn }, main);
    expect(detail).toMatchObject({ isMine: false, memberName: buyer.memberName });
    expect(detail.allowedActions).toEqual(['pay', 'cancel']);
    const cancelled = await mall.call(orderProtocol.cancel, { orderSn }, main);
    expect(cancelled).toMatchObject({ state: 'CANCELLED', log: [{ actorName: main.memberName }, {}] });
    expect(cancelled.allowedActions).toEqual(['buyAgain']);
    await mall.call(orderProtocol.remove, { orderSn }, buyer);
    expect(await seen(buyer)).toEqual([]);
    expect(await seen(main, { buyerId: buyer.memberId })).toEqual([orderSn]);
    expect((await mall.ask(orderProtocol.restore, { orderSn }, main)).state).toBe(State.notFound);
  });

  it('has finance pay for buyers: from the one wallet of all, and what goes back goes there', async () => {
    const payPasswordHash = await hashPassword(PAY_PASSWORD);
    const [buyer, finance] = [await employee(), await employee({ roles: ['finance'], payPasswordHash })];
    await mall.work((work) => openBalance(work, main.memberId, yuan(500)));
    const before = await balance(main.memberId);
    const orderSn = await ordered(buyer);
    const paySn = orderSn.replace('SO', 'PY');
    const seen = await mall.call(paymentProtocol.payInfo, { paySn }, finance);
    expect(seen.balanceAvailable).toBe(centsToWire(cents(before)));
    const paid = await mall.call(
      paymentProtocol.doPay,
      { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD },
      finance,
    );
    expect(paid.payState).toBe(1);
    expect((await mall.call(orderProtocol.detail, { orderSn }, buyer)).state).toBe('PENDING_DELIVERY');
    expect(await balance(main.memberId)).toBe(before - 10_000);
    expect([await balance(finance.memberId), await balance(buyer.memberId)]).toEqual([0, 0]);
    const [order] = await mall.work((work) =>
      work.query<{ store_id: number }>('SELECT store_id FROM sub_order WHERE order_sn = $1', [orderSn]),
    );
    const { aLogin } = await import('#mall/login/server/login.builders.ts');
    const seller = await aLogin(mall, { storeId: order!.store_id });
    await mall.call(orderProtocol.storeCancel, { orderSn, reason: '缺货' }, seller);
    expect(await balance(main.memberId)).toBe(before);
  });

  it('has nothing to do with what a designer buys whom it has only endorsed', () => {
    const designer = { memberType: 2, enterpriseId: main.enterpriseId, sub: null } as const;
    expect([buysFor(designer), looksAfter(designer)]).toEqual([null, null]);
    expect(buysFor({ ...designer, memberType: 3 })).toBe(main.enterpriseId);
  });
});

describe('leaving', () => {
  it('hands orders, bills and the balance over', async () => {
    const [leaver, successor] = [await employee(), await employee()];
    await mall.work((work) => openBalance(work, leaver.memberId, yuan(30)));
    const before = await balance(main.memberId);
    const orderSn = await ordered(leaver);
    const paySn = orderSn.replace('SO', 'PY');
    expect((await mall.ask(orderProtocol.detail, { orderSn }, successor)).state).toBe(State.notFound);
    await mall.call(
      subAccountProtocol.leave,
      { memberId: leaver.memberId, successorId: successor.memberId },
      main,
    );
    const shown = await mall.call(orderProtocol.detail, { orderSn }, successor);
    expect(shown).toMatchObject({ isMine: true, state: 'PENDING_PAYMENT' });
    expect(shown.allowedActions).toEqual(['pay', 'cancel']);
    expect((await mall.call(paymentProtocol.payInfo, { paySn }, successor)).due).toBe('100.00');
    expect([await balance(leaver.memberId), await balance(main.memberId)]).toEqual([0, before + 3_000]);
    const [entries] = await mall.work((work) =>
      work.query<{ wrong: number }>(
        `SELECT count(*) AS wrong FROM balance_account a
         WHERE available <> (SELECT coalesce(sum(amount), 0) FROM balance_entry e WHERE e.member_id = a.member_id)`,
      ),
    );
    expect(entries!.wrong).toBe(0);
    await mall.call(orderProtocol.cancel, { orderSn }, successor);
  });
});

/** In fen. */
async function balance(memberId: number): Promise<number> {
  const [row] = await mall.work((work) =>
    work.query<{ available: number }>('SELECT available FROM balance_account WHERE member_id = $1', [
      memberId,
    ]),
  );
  return row?.available ?? 0;
}
