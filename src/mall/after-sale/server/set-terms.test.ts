// What the platform and a store set for after-sale: the next case has it, one that runs keeps what it was given; and a case that its buyer changes.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { days, hours, minutes } from '#kit/time/duration.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { anOrder, type Buyer } from '#mall/order/server/order.builders.ts';
import { NONE, openOrderDesk } from '#mall/order/server/order-desk.builders.ts';
import { ownStoreProtocol } from '#mall/store/own-store.protocol.ts';
import { afterSaleProtocol } from '../after-sale.protocol.ts';

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

type Asked = Partial<CallOf<typeof afterSaleProtocol.apply>>;
const ask = (buyer: Buyer, orderSn: string, asked: Asked) =>
  mall.ask(afterSaleProtocol.apply, { orderSn, kind: 3, part: 'U', reason: 'R15', ...asked }, buyer);
async function asked(...of: Parameters<typeof ask>): Promise<string> {
  const { state, msg, data } = await ask(...of);
  expect([state, msg]).toEqual([State.done, expect.anything()]);
  return (data as { caseSn: string }).caseSn;
}
const show = (buyer: Buyer, caseSn: string) => mall.call(afterSaleProtocol.detail, { caseSn }, buyer);
/** From the step that was taken last to when the next thing happens by itself. */
async function leftOf(buyer: Buyer, caseSn: string): Promise<number> {
  const { dueAt, log } = await show(buyer, caseSn);
  return Date.parse(dueAt!) - Math.max(...log.map(({ time }) => Date.parse(time)));
}
const maximum = (buyer: Buyer, orderSn: string) =>
  mall.call(afterSaleProtocol.maximum, { orderSn, part: 'D' }, buyer);

/** Changes some of the rules. */
async function set(rules: Partial<CallOf<typeof afterSaleProtocol.saveRules>>) {
  const operator = await aLogin(mall, { roles: ['operator'] });
  const now = await mall.call(afterSaleProtocol.adminRules, {}, operator);
  return mall.ask(afterSaleProtocol.saveRules, { ...now, ...rules }, operator);
}

it('the platform changes a period: a case that runs keeps its end, the next one has the new', async () => {
  const first = await anOrder(mall, { state: 'PENDING_DELIVERY' });
  const second = await anOrder(mall, { state: 'PENDING_DELIVERY' });
  const before = await asked(first.buyer, first.orderSn, {});
  expect((await set({ auditDays: 11 })).state).toBe(State.refused);
  expect((await set({ auditDays: 5 })).state).toBe(State.done);
  const after = await asked(second.buyer, second.orderSn, {});
  expect(await leftOf(first.buyer, before)).toBe(days(3));
  expect(await leftOf(second.buyer, after)).toBe(days(5));
  expect((await maximum(second.buyer, second.orderSn)).rules).toMatchObject({ auditDays: 5 });
  expect((await mall.ask(afterSaleProtocol.adminRules, {}, first.buyer)).state).toBe(403);
  await set({ auditDays: 3 });
});

it('and amounts: what is released by itself, and for how long a paid order is cancelled at once', async () => {
  await set({ autoRefundYuan: 0, cancelMinutes: 60 });
  const { buyer, seller, orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
  const caseSn = await asked(buyer, orderSn, {});
  await mall.call(afterSaleProtocol.agree, { caseSn, version: 1 }, seller);
  expect(await show(buyer, caseSn)).toMatchObject({ state: 'PENDING_REFUND' });
  const other = await anOrder(mall, { state: 'PENDING_DELIVERY' });
  await desk.pass(minutes(45), other.buyer);
  expect(await maximum(other.buyer, other.orderSn)).toMatchObject({ mayCancel: true });
  await set({ autoRefundYuan: 5_000, cancelMinutes: 30 });
  expect(await maximum(other.buyer, other.orderSn)).toMatchObject({ mayCancel: false });
});

it('a case that nobody answered is changed by its buyer, with the checks of asking; history keeps what it was', async () => {
  const { buyer, seller, orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
  const { orderLineId } = (await desk.detail(buyer, orderSn)).lines[0]!;
  const caseSn = await asked(buyer, orderSn, { lines: [{ orderLineId, number: 40 }], text: '多拍了' });
  await desk.pass(hours(48), buyer, seller);
  const { version, amount } = await show(buyer, caseSn);
  const change = (more: object, who: Buyer = buyer) =>
    mall.ask(
      afterSaleProtocol.edit,
      { caseSn, version, reason: 'R14', lines: [{ orderLineId, number: 100 }], text: '重复下单', ...more },
      who,
    );
  expect((await change({ lines: [{ orderLineId, number: 101 }] })).msg).toContain('100');
  expect((await change({ amount: '999999.00' })).state).toBe(255);
  expect((await change({ reason: 'R02' })).state).toBe(255);
  expect((await change({}, (await anOrder(mall)).buyer)).state).toBe(State.notFound);
  expect((await maximum(buyer, orderSn)).lines[0]!.left.U).toBe(60);
  expect((await mall.call(afterSaleProtocol.maximum, { orderSn, caseSn }, buyer)).lines[0]).toMatchObject({
    left: { U: 100 },
    open: { U: '' },
  });
  expect((await change({})).state).toBe(State.done);
  const changed = await show(buyer, caseSn);
  expect(changed).toMatchObject({ reason: 'R14', text: '重复下单', lines: [{ number: 100 }] });
  expect(Number(changed.amount)).toBeGreaterThan(Number(amount));
  expect(changed.log.map((one) => [one.event, one.reason])).toContainEqual([
    'edit',
    expect.stringMatching(new RegExp(`${amount}.* × 40.*多拍了`)),
  ]);
  // The store has all of its time again.
  expect(await leftOf(buyer, caseSn)).toBe(days(3));
  expect((await change({})).state).toBe(255);
  await mall.call(afterSaleProtocol.refuse, { caseSn, version: changed.version, reason: '部分可发' }, seller);
  expect((await change({ version: changed.version + 1 })).state).toBe(255);
  await mall.call(afterSaleProtocol.withdraw, { caseSn }, buyer);
  expect((await maximum(buyer, orderSn)).lines[0]!.left.U).toBe(100);
  expect(await desk.contradictions()).toEqual(NONE);
});

it('a store takes full packs back without a reason for as long as it says; a recall has no end', async () => {
  const { buyer, seller, orderSn, products } = await anOrder(mall, { state: 'PENDING_RECEIPT' });
  await mall.work((work) =>
    work.query('UPDATE product SET spq = 50 WHERE product_id = $1', [products[0]!.productId]),
  );
  await mall.call(orderProtocol.receive, { orderSn }, buyer);
  const { orderLineId } = (await desk.detail(buyer, orderSn)).lines[0]!;
  const back = (number: number, more: Asked = {}) =>
    ask(buyer, orderSn, { kind: 1, part: 'D', reason: 'R01', lines: [{ orderLineId, number }], ...more });
  expect((await back(50)).state).toBe(255);
  expect(await maximum(buyer, orderSn)).toMatchObject({ noReasonDays: 0 });
  expect((await mall.ask(ownStoreProtocol.saveNoReason, { noReasonDays: 91 }, seller)).state).toBe(
    State.refused,
  );
  await mall.call(ownStoreProtocol.saveNoReason, { noReasonDays: 7 }, seller);
  const offered = await maximum(buyer, orderSn);
  expect(offered.noReasonDays).toBe(7);
  expect(offered.reasons.D).toContain('R01');
  expect((await back(30)).msg).toContain('50');
  expect((await back(50, { kind: 2 })).state).toBe(255);
  expect((await back(50)).state).toBe(State.done);
  await desk.pass(days(7) + minutes(1), buyer);
  expect((await maximum(buyer, orderSn)).reasons.D).not.toContain('R01');
  await desk.pass(days(30), buyer);
  const late = await maximum(buyer, orderSn);
  expect(late.why).toContain('15');
  expect(late.reasons).toEqual({ U: [], D: ['R16'] });
  expect((await back(50, { reason: 'R03' })).state).toBe(255);
  expect((await back(50, { reason: 'R16' })).state).toBe(State.done);
});
