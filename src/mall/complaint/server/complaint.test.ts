// Complaints through the real door: taken up, answered, talked over, decided and paid; each side sees what it may.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { days, minutes } from '#kit/time/duration.ts';
import { aCase } from '#mall/after-sale/server/after-sale.builders.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { anOrder, aSeller } from '#mall/order/server/order.builders.ts';
import { NONE, openOrderDesk } from '#mall/order/server/order-desk.builders.ts';
import { complaintProtocol } from '../complaint.protocol.ts';
import { adminComplaintList, ownComplaintList, storeComplaintList } from '../complaint-lists.ts';

let mall: TestMall;
let desk: ReturnType<typeof openOrderDesk>;

beforeAll(async () => {
  mall = await openTestMall();
  desk = openOrderDesk(mall);
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});

const START = 10_000_000;
type Person = { token: string };
type Made = CallOf<typeof complaintProtocol.make>;
const make = (who: Person, about: Partial<Made>) =>
  mall.ask(complaintProtocol.make, { kind: 'late', text: '承诺 3 天发货，至今未发', ...about }, who);
async function made(who: Person, about: Partial<Made>): Promise<string> {
  const { state, msg, data } = await make(who, about);
  expect([state, msg]).toEqual([State.done, expect.anything()]);
  return (data as { complaintSn: string }).complaintSn;
}
const show = (who: Person, complaintSn: string) => mall.call(complaintProtocol.detail, { complaintSn }, who);
const seen = async (who: Person, complaintSn: string) => ({
  complaintSn,
  version: (await show(who, complaintSn)).version,
});
const operator = () => aLogin(mall, { roles: ['operator'] });

it('is taken up, answered, talked over, and decided with what the store pays', async () => {
  const { buyer, seller, orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
  const paid = await desk.balanceOf(buyer);
  const complaintSn = await made(buyer, { orderSn, wish: '赔付运费' });
  expect(await show(buyer, complaintSn)).toMatchObject({
    state: 'NEW',
    stateCode: 10,
    orderSn,
    words: [{ by: 'buyer' }],
    allowedActions: ['withdraw'],
  });
  // What nobody has looked at is not the store's to read.
  expect((await mall.ask(complaintProtocol.storeDetail, { complaintSn }, seller)).state).toBe(State.notFound);
  expect((await mall.call(storeComplaintList.list, {}, seller)).list).toEqual([]);
  expect((await make(buyer, { orderSn })).msg).toContain(complaintSn);

  await mall.call(complaintProtocol.accept, await seen(buyer, complaintSn), await operator());
  expect((await mall.call(storeComplaintList.list, {}, seller)).list).toMatchObject([{ complaintSn }]);
  await mall.call(
    complaintProtocol.answer,
    { ...(await seen(buyer, complaintSn)), text: '仓库盘点，明日发出' },
    seller,
  );
  await mall.call(complaintProtocol.say, { complaintSn, text: '已影响试产' }, buyer);
  await mall.call(complaintProtocol.storeSay, { complaintSn, text: '可免运费' }, seller);
  await mall.call(complaintProtocol.escalate, await seen(buyer, complaintSn), buyer);
  const decide = async (more: object, who: Person) =>
    mall.ask(
      complaintProtocol.decide,
      { ...(await seen(buyer, complaintSn)), isUpheld: 1, reason: '超过承诺时间', ...more },
      who,
    );
  expect((await decide({ amount: '5000.01' }, await operator())).msg).toContain('5,000');
  expect((await decide({ amount: '30.00' }, buyer)).state).not.toBe(State.done);
  expect((await decide({ amount: '30.00' }, await operator())).state).toBe(State.done);
  expect(await show(buyer, complaintSn)).toMatchObject({
    state: 'BUYER_WINS',
    compensation: '30.00',
    decision: '超过承诺时间',
    words: [{ by: 'buyer' }, { by: 'store' }, { by: 'buyer' }, { by: 'store' }],
    allowedActions: [],
  });
  expect(await desk.balanceOf(buyer)).toBe(paid + 3_000);
  expect((await decide({ amount: '30.00' }, await operator())).state).toBe(255);
  expect(await desk.contradictions()).toEqual(NONE);
});

it('goes on by itself: to the store after a day, to the platform after three; terms end it', async () => {
  const { buyer, seller, orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
  const first = await made(buyer, { orderSn });
  await desk.pass(days(1) + minutes(1), buyer, seller);
  expect(await show(buyer, first)).toMatchObject({ state: 'TO_APPEAL' });
  await desk.pass(days(3) + minutes(1), buyer, seller);
  expect(await show(buyer, first)).toMatchObject({ state: 'IN_ARBITRATION' });
  await mall.call(
    complaintProtocol.decide,
    { ...(await seen(buyer, first)), isUpheld: 0, reason: '证据不足' },
    await operator(),
  );
  expect(await show(buyer, first)).toMatchObject({ state: 'STORE_WINS', compensation: '0.00' });

  const second = await made(buyer, { orderSn, kind: 'service' });
  await mall.call(complaintProtocol.accept, await seen(buyer, second), await operator());
  await mall.call(complaintProtocol.answer, { ...(await seen(buyer, second)), text: '抱歉' }, seller);
  await mall.call(complaintProtocol.settle, await seen(buyer, second), buyer);
  expect(await show(buyer, second)).toMatchObject({ state: 'SETTLED' });
  expect(await desk.balanceOf(buyer)).toBeLessThan(START);
});

it('is turned down or withdrawn without its store hearing of it', async () => {
  const { buyer, seller, orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
  const first = await made(buyer, { orderSn });
  await mall.call(
    complaintProtocol.dismiss,
    { ...(await seen(buyer, first)), reason: '不属于投诉范围' },
    await operator(),
  );
  expect(await show(buyer, first)).toMatchObject({ state: 'STORE_WINS', decision: '不属于投诉范围' });
  const second = await made(buyer, { orderSn });
  await mall.call(complaintProtocol.withdraw, { complaintSn: second }, buyer);
  expect(await show(buyer, second)).toMatchObject({ state: 'WITHDRAWN' });
  expect((await mall.call(storeComplaintList.list, {}, seller)).list).toEqual([]);
  expect((await mall.call(ownComplaintList.list, {}, buyer)).list).toHaveLength(2);
});

it('is about an order of one’s own, a case of it, or a store, with pictures; and nobody else’s', async () => {
  const { buyer, seller, orderSn } = await anOrder(mall, { state: 'PENDING_RECEIPT' });
  const other = await anOrder(mall);
  expect((await make(buyer, { orderSn: other.orderSn })).state).toBe(State.notFound);
  expect((await make(buyer, {})).state).toBe(255);
  expect((await make(buyer, { storeId: 999_999_999 })).state).toBe(255);
  expect((await make(seller, { storeId: seller.storeId })).state).toBe(255);
  const pdf = await mall.work((work) =>
    aFile(work, buyer.memberId, { purpose: 'evidence', mimeType: 'application/pdf' }),
  );
  expect((await make(buyer, { orderSn, imageFileIds: [pdf.fileId] })).state).toBe(255);
  const caseSn = await mall.work((work) => aCase(work, orderSn));
  const complaintSn = await made(buyer, { caseSn });
  expect(await show(buyer, complaintSn)).toMatchObject({ caseSn, orderSn });
  const aboutStore = await made(buyer, { storeId: seller.storeId, kind: 'abuse' });
  await desk.pass(days(4) + minutes(2), buyer, seller, other.buyer);
  // Without an order nothing was paid that could be paid for.
  const upheld = await mall.ask(
    complaintProtocol.decide,
    { ...(await seen(buyer, aboutStore)), isUpheld: 1, amount: '1.00', reason: '属实' },
    await operator(),
  );
  expect(upheld.state).toBe(255);
  expect((await mall.ask(complaintProtocol.detail, { complaintSn }, other.buyer)).state).toBe(State.notFound);
  const stranger = await aSeller(mall);
  expect((await mall.ask(complaintProtocol.storeDetail, { complaintSn }, stranger)).state).toBe(
    State.notFound,
  );
  expect(
    (await mall.call(adminComplaintList.list, { keyword: complaintSn }, await operator())).list,
  ).toHaveLength(1);
});

it('about counterfeits takes what it is about off sale when it was right, and tells the store why', async () => {
  const { buyer, seller, orderSn, products } = await anOrder(mall, { state: 'PENDING_RECEIPT' });
  const { productId } = products[0]!;
  const stateOf = async () =>
    (
      await mall.work((work) =>
        work.query<{ state: string }>(
          'SELECT g.state FROM goods g JOIN product p USING (goods_id) WHERE p.product_id = $1',
          [productId],
        ),
      )
    )[0]!.state;
  const lose = async (kind: 'late' | 'counterfeit') => {
    const complaintSn = await made(buyer, { orderSn, kind });
    await mall.call(complaintProtocol.accept, await seen(buyer, complaintSn), await operator());
    await mall.call(complaintProtocol.answer, { ...(await seen(buyer, complaintSn)), text: '正品' }, seller);
    await mall.call(complaintProtocol.escalate, await seen(buyer, complaintSn), buyer);
    expect((await show(buyer, complaintSn)).takesOff).toBe(kind === 'counterfeit');
    await mall.call(
      complaintProtocol.decide,
      { ...(await seen(buyer, complaintSn)), isUpheld: 1, reason: '检测为翻新件' },
      await operator(),
    );
  };
  await lose('late');
  expect(await stateOf()).toBe('ON_SALE');
  await lose('counterfeit');
  expect(await stateOf()).toBe('OFF');
  const [told] = await mall.work((work) =>
    work.query<{ body: string }>(
      `SELECT body_zh AS body FROM site_message WHERE member_id = $1 AND title_zh LIKE '%下架%'`,
      [seller.memberId],
    ),
  );
  expect(told?.body).toContain('检测为翻新件');
});

it('has the periods and the cap that the platform has set', async () => {
  const rules = await mall.call(complaintProtocol.adminRules, {}, await operator());
  const change = async (more: object) =>
    mall.ask(complaintProtocol.saveRules, { ...rules, ...more }, await operator());
  expect((await change({ answerDays: 0 })).state).toBe(State.refused);
  expect((await change({ acceptDays: 2, compensationYuan: 10 })).state).toBe(State.done);
  const { buyer, orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
  const complaintSn = await made(buyer, { orderSn });
  const { dueAt, createTime, mostCompensation } = await show(buyer, complaintSn);
  expect(Date.parse(dueAt!) - Date.parse(createTime)).toBe(days(2));
  expect(mostCompensation).toBe('10.00');
  await change({});
});

it('names one purchase, is withdrawn as it was seen, pays only where it is upheld, and refuses without telling its row', async () => {
  const { buyer, seller, orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
  const other = await anOrder(mall, { buyer });
  expect((await make(buyer, { orderSn, storeId: other.seller.storeId })).msg).toContain('不一致');
  const caseSn = await mall.work((work) => aCase(work, other.orderSn));
  expect((await make(buyer, { orderSn, caseSn })).msg).toContain('不一致');
  const complaintSn = await made(buyer, { orderSn });
  const before = await seen(buyer, complaintSn);
  await mall.call(complaintProtocol.accept, before, await operator());
  expect((await mall.ask(complaintProtocol.withdraw, before, buyer)).msg).toContain('刚刚发生变化');
  await mall.call(complaintProtocol.answer, { ...(await seen(buyer, complaintSn)), text: '已发出' }, seller);
  await mall.call(complaintProtocol.escalate, await seen(buyer, complaintSn), buyer);
  const decision = { ...(await seen(buyer, complaintSn)), isUpheld: false, reason: '商家已说明' };
  const { msg } = await mall.ask(complaintProtocol.decide, { ...decision, amount: '5.00' }, await operator());
  expect(msg).toContain('不支持投诉时');
  await mall.call(complaintProtocol.decide, decision, await operator());
  const again = await mall.ask(complaintProtocol.withdraw, { complaintSn }, buyer);
  expect(again).toMatchObject({ code: 'complaint.notNow', data: { state: 'STORE_WINS' } });
  expect(Object.keys(again.data as object)).toEqual(['state']);
});
