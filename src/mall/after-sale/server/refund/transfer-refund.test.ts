// A case whose order was paid by bank transfer: its money goes back to the account that it came from, and finance or a bank statement says when.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { centsToWire, type UnitPrice } from '#kit/money/money.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { anAgreedLine, anAgreedOrder } from '#mall/order/server/agreed-order.builders.ts';
import { anOrder, aSeller, type BuiltOrder, type Buyer } from '#mall/order/server/order.builders.ts';
import { NONE, openOrderDesk } from '#mall/order/server/order-desk.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { openCashier } from '#mall/payment/server/cashier.builders.ts';
import { checkBooks } from '#mall/payment/server/payment.ts';
import { aStatement, type BankRow, bankDesk } from '#mall/reconciliation/server/bank.builders.ts';
import { reconciliationCompared } from '#mall/reconciliation/server/reconciliation.ts';
import { afterSaleProtocol } from '../../after-sale.protocol.ts';
import { adminCaseList, ownCaseList } from '../../after-sale-lists.ts';

const {
  apply,
  maximum,
  detail,
  adminDetail,
  agree,
  nameAccount,
  retryRefund,
  markRefundPaid,
  refuseAccount,
} = afterSaleProtocol;
const START = 10_000_000;
const ACCOUNT = '6225880112345678';
const OTHER = '755900001234567';

let mall: TestMall;
let desk: ReturnType<typeof openOrderDesk>;
let cashier: Awaited<ReturnType<typeof openCashier>>;
let finance: Person;
beforeAll(async () => {
  mall = await openTestMall();
  desk = openOrderDesk(mall);
  cashier = await openCashier(mall);
  finance = await aLogin(mall, { roles: ['finance'] });
});
afterAll(() => mall.close());

const show = (buyer: Buyer, caseSn: string) => mall.call(detail, { caseSn }, buyer);
const seen = async (buyer: Buyer, caseSn: string) => ({
  caseSn,
  version: (await show(buyer, caseSn)).version,
});
const booksAreRight = async () => {
  expect(await desk.contradictions()).toEqual(NONE);
  expect(await mall.work((work) => checkBooks(work, reconciliationCompared))).toEqual([]);
};
const titleOf = (memberId: number) =>
  mall.work(async (work) => {
    const [row] = await work.query<{ title: string }>(
      'SELECT title_zh AS title FROM site_message WHERE member_id = $1 ORDER BY message_id DESC LIMIT 1',
      [memberId],
    );
    return row?.title;
  });
const statement = (row: BankRow) => bankDesk(mall, finance).take(aStatement([row]));
const payableOf = async ({ paySn }: BuiltOrder) => centsToWire((await cashier.billOf(paySn)).payable);

/** A voucher for some of it or all, which finance approves. */
async function transfer(
  { buyer, paySn }: Pick<BuiltOrder, 'buyer' | 'paySn'>,
  account: string,
  amount: string,
) {
  const voucher = await cashier.byTransfer(paySn, buyer.memberId, amount, account);
  const { payment } = await mall.call(paymentProtocol.doPay, voucher, buyer);
  const { paymentSn } = payment;
  await mall.call(paymentProtocol.approve, { paymentSn, receivedAmount: amount }, finance);
}
async function transferred(account = ACCOUNT) {
  const built = await anOrder(mall);
  await transfer(built, account, await payableOf(built));
  return built;
}
const cancel = async ({ orderSn, buyer }: BuiltOrder, more: { toBalance?: boolean } = {}) =>
  (await mall.call(apply, { orderSn, kind: 8, part: 'U', reason: 'R01', ...more }, buyer)).caseSn;
/** Of 100 pieces that were not sent, so many. */
async function returned({ orderSn, buyer, seller }: BuiltOrder, number: number) {
  const { orderLineId } = (await desk.detail(buyer, orderSn)).lines[0]!;
  const lines = [{ orderLineId, number }];
  const { caseSn } = await mall.call(apply, { orderSn, kind: 3, part: 'U', reason: 'R09', lines }, buyer);
  await mall.call(agree, await seen(buyer, caseSn), seller);
  return caseSn;
}

it('goes back to the account of the voucher: finance pays, says the number, and a later statement ticks it off', async () => {
  const built = await transferred();
  const { buyer, orderSn } = built;
  expect(await mall.call(maximum, { orderSn }, buyer)).toMatchObject({
    transferredFrom: '招商银行 ···· 5678',
  });
  const caseSn = await cancel(built);
  const buyers = await show(buyer, caseSn);
  expect(buyers).toMatchObject({
    state: 'REFUNDING',
    allowedActions: [],
    refunds: [{ route: 'BANK', wayName: '转账至银行账户', stateName: '退款中', amount: buyers.agreed }],
  });
  expect(buyers.refunds[0]!.account).toBe('深圳某电子有限公司 · 招商银行 · ···· 5678');
  expect(await titleOf(buyer.memberId)).toBe(`退款 ¥${buyers.agreed} 已发起`);
  expect(await desk.detail(buyer, orderSn)).toMatchObject({
    stateName: '退款中',
    refunded: '0.00',
    refunding: buyers.agreed,
  });
  await booksAreRight();
  const asked = { f_isToBank: '1', keyword: caseSn };
  expect((await mall.call(adminCaseList.list, asked, finance)).list).toHaveLength(1);
  const shown = await mall.call(adminDetail, { caseSn }, finance);
  expect(shown.allowedActions).toEqual(['markRefundPaid', 'refuseAccount']);
  expect(shown.refunds[0]!.account).toContain(ACCOUNT);
  const paid = { ...(await seen(buyer, caseSn)), serial: 'OUT-1' };
  expect(await mall.call(markRefundPaid, paid, finance)).toEqual({ caseSn, state: 'COMPLETED' });
  expect((await mall.ask(markRefundPaid, paid, finance)).state).toBe(255);
  expect((await mall.call(adminCaseList.list, asked, finance)).list).toEqual([]);
  expect(await titleOf(buyer.memberId)).toBe(`退款 ¥${buyers.agreed} 已到账`);
  const out = { serial: 'OUT-1', out: buyers.agreed, account: ACCOUNT };
  expect(await statement(out)).toMatchObject({ booked: 1 });
  expect(await desk.balanceOf(buyer)).toBe(START);
  await booksAreRight();
});

it('parts go back to the account that a bank statement has named, and the statement that shows them leave ends their cases', async () => {
  const built = await anOrder(mall);
  const { buyer, paySn } = built;
  const remark = paySn.replace('PY', 'YC');
  const came = { in: await payableOf(built), name: '深圳乙公司', account: '7559 0000 1234 567', remark };
  expect(await statement({ serial: 'IN-1', ...came })).toMatchObject({ booked: 1 });
  for (const number of [30, 70]) {
    const caseSn = await returned(built, number);
    const { state, agreed, refunds } = await show(buyer, caseSn);
    expect([state, refunds.map(({ account }) => account)]).toEqual(['REFUNDING', ['深圳乙公司 · ···· 4567']]);
    expect(await statement({ serial: `OUT-${number}`, out: agreed, account: OTHER })).toMatchObject({
      booked: 1,
    });
    expect(await show(buyer, caseSn)).toMatchObject({
      state: 'COMPLETED',
      refunds: [{ state: 'SUCCEEDED', serial: `OUT-${number}` }],
    });
    await booksAreRight();
  }
  expect(await desk.detail(buyer, built.orderSn)).toMatchObject({ state: 'CLOSED' });
  expect(await desk.balanceOf(buyer)).toBe(START);
});

it('an account that nobody knows is named by the buyer; one that its bank refuses is forgotten, and the number stays', async () => {
  const built = await transferred('');
  const { buyer, orderSn } = built;
  expect(await mall.call(maximum, { orderSn }, buyer)).toMatchObject({ transferredFrom: '' });
  const caseSn = await returned(built, 40);
  const first = await show(buyer, caseSn);
  expect(first).toMatchObject({
    state: 'REFUND_FAILED',
    allowedActions: ['nameAccount'],
    refunds: [{ wayName: '退回银行账户', stateName: '待填写收款账户' }],
  });
  expect(await titleOf(buyer.memberId)).toContain('未能原路退回');
  expect((await mall.call(adminDetail, { caseSn }, finance)).allowedActions).toEqual([]);
  expect((await mall.ask(retryRefund, await seen(buyer, caseSn), finance)).state).toBe(255);
  await booksAreRight();
  const name = async (account: string, requestId?: string) => ({
    ...(await seen(buyer, caseSn)),
    ...{ route: 'BANK' as const, name: '深圳某电子有限公司', bank: '招商银行', account, requestId },
  });
  const others = await mall.ask(nameAccount, { ...(await name(OTHER)), name: '别人' }, buyer);
  expect(others).toMatchObject({ state: 255, msg: expect.stringContaining('深圳某电子有限公司') });
  await mall.call(nameAccount, await name(OTHER), buyer);
  await mall.call(refuseAccount, { ...(await seen(buyer, caseSn)), reason: '户名不符' }, finance);
  const turnedDown = await show(buyer, caseSn);
  expect(turnedDown.state).toBe('REFUND_FAILED');
  expect(turnedDown.refunds.map(({ refusedWhy }) => refusedWhy)).toContain('户名不符');
  const again = await name(ACCOUNT, crypto.randomUUID());
  for (const _ of [1, 2]) expect(await mall.call(nameAccount, again, buyer)).toMatchObject({ caseSn });
  const paid = { ...(await seen(buyer, caseSn)), serial: 'OUT-9' };
  expect(await mall.call(markRefundPaid, paid, finance)).toEqual({ caseSn, state: 'COMPLETED' });
  const { refunds } = await show(buyer, caseSn);
  expect(refunds.map(({ refundSn }) => refundSn)).toEqual(first.refunds.map(({ refundSn }) => refundSn));
  await booksAreRight();
});

it('what the bank has refused is not tried again with the next refund', async () => {
  const built = await transferred();
  const { buyer } = built;
  const caseSn = await returned(built, 40);
  await mall.call(refuseAccount, { ...(await seen(buyer, caseSn)), reason: '账户已销户' }, finance);
  expect(await show(buyer, await returned(built, 60))).toMatchObject({ state: 'REFUND_FAILED' });
});

it('the buyer may have it on the balance instead, and may change his mind while nobody has answered', async () => {
  const built = await transferred();
  const { buyer } = built;
  const caseSn = await cancel(built, { toBalance: true });
  const { state, agreed, refunds } = await show(buyer, caseSn);
  expect([state, refunds.map(({ wayName }) => wayName)]).toEqual(['COMPLETED', ['退回账户余额']]);
  expect(await desk.balanceOf(buyer)).toBe(START + Math.round(Number(agreed) * 100));

  const other = await transferred();
  const asked = { orderSn: other.orderSn, kind: 3, part: 'U', reason: 'R09', toBalance: true } as const;
  const made = await mall.call(apply, asked, other.buyer);
  expect(await show(other.buyer, made.caseSn)).toMatchObject({ toBalance: true });
  const now = { ...(await seen(other.buyer, made.caseSn)), reason: 'R09', toBalance: false } as const;
  await mall.call(afterSaleProtocol.edit, now, other.buyer);
  await mall.call(agree, await seen(other.buyer, made.caseSn), other.seller);
  expect(await show(other.buyer, made.caseSn)).toMatchObject({
    toBalance: false,
    state: 'REFUNDING',
    refunds: [{ route: 'BANK' }],
  });
  await booksAreRight();
});

it('part by transfer and part from the balance goes back in both ways', async () => {
  const built = await anOrder(mall);
  const { buyer, paySn } = built;
  await transfer(built, ACCOUNT, '1.00');
  await mall.call(paymentProtocol.doPay, cashier.byBalance(paySn, 'Pay2026ok'), buyer);
  const caseSn = await cancel(built);
  expect((await show(buyer, caseSn)).refunds).toMatchObject([
    { route: 'BANK', state: 'PROCESSING', amount: '1.00' },
    { route: 'BALANCE', state: 'SUCCEEDED' },
  ]);
  expect(await desk.balanceOf(buyer)).toBe(START);
  await booksAreRight();
});

it('stages that were paid from two accounts go back to both, each under the number that finance says', async () => {
  const seller = await aSeller(mall);
  const lines = [anAgreedLine({ number: 10, unitPrice: 60_000_000 as UnitPrice })];
  const half = { perMille: 500, dueDays: 0 };
  const plan = [{ ...half, trigger: 'ON_ORDER' } as const, { ...half, trigger: 'BEFORE_SHIP' } as const];
  const built = await anAgreedOrder(mall, { seller, plan, lines });
  const { buyer, orderSn, paySn } = built;
  await transfer(built, ACCOUNT, '300.00');
  await transfer({ buyer, paySn: `${paySn}-2` }, OTHER, '300.00');
  const { caseSn } = await mall.call(apply, { orderSn, kind: 3, part: 'U', reason: 'R10' }, buyer);
  await mall.call(agree, await seen(buyer, caseSn), seller);
  const { refunds } = await mall.call(adminDetail, { caseSn }, finance);
  expect(refunds.map(({ account, amount }) => [account.split(' · ')[2], amount])).toEqual([
    [OTHER, '300.00'],
    [ACCOUNT, '300.00'],
  ]);
  const pay = async (serial: string, refundSn: string) =>
    mall.call(markRefundPaid, { ...(await seen(buyer, caseSn)), serial, refundSn }, finance);
  expect(await pay('OUT-6', refunds[0]!.refundSn)).toMatchObject({ state: 'REFUNDING' });
  const again = { ...(await seen(buyer, caseSn)), serial: 'OUT-6', refundSn: refunds[0]!.refundSn };
  expect((await mall.ask(markRefundPaid, again, finance)).state).toBe(255);
  expect(await pay('OUT-7', refunds[1]!.refundSn)).toMatchObject({ state: 'COMPLETED' });
  expect((await show(buyer, caseSn)).refunds.map(({ serial }) => serial)).toEqual(['OUT-6', 'OUT-7']);
  await booksAreRight();
});

it('an order that its store cancels goes back the same way, and its case is over when the money is there', async () => {
  const cancelled = async (account: string) => {
    const built = await transferred(account);
    await mall.call(orderProtocol.storeCancel, { orderSn: built.orderSn, reason: '停产' }, built.seller);
    const asked = { keyword: built.orderSn };
    const { caseSn } = (await mall.call(ownCaseList.list, asked, built.buyer)).list[0]!;
    return { ...built, caseSn };
  };
  const known = await cancelled(ACCOUNT);
  expect(await show(known.buyer, known.caseSn)).toMatchObject({ kind: 9, state: 'REFUNDING' });
  const paid = { ...(await seen(known.buyer, known.caseSn)), serial: 'OUT-5' };
  expect(await mall.call(markRefundPaid, paid, finance)).toMatchObject({ state: 'COMPLETED' });
  const unknown = await cancelled('');
  expect(await show(unknown.buyer, unknown.caseSn)).toMatchObject({
    kind: 9,
    state: 'REFUND_FAILED',
    allowedActions: ['nameAccount'],
  });
  await booksAreRight();
});
