// The worked examples and scenarios of domain-money (§12, §14) that need neither coupons, points nor credit: through the mall's doors, to the fen.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { yuan } from '#kit/money/money.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { complaintProtocol } from '#mall/complaint/complaint.protocol.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { hashPassword } from '#mall/member/server/member.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { anOrder, aSeller, type Buyer, PAY_PASSWORD, payOrder } from '#mall/order/server/order.builders.ts';
import { NONE, openOrderDesk, PARCEL } from '#mall/order/server/order-desk.builders.ts';
import { balanceList } from '#mall/payment/balance-list.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { isHeard, openOutsideCashier } from '#mall/payment/server/outside-channel.builders.ts';
import { openBalance } from '#mall/payment/server/payment.ts';
import { ownStoreProtocol } from '#mall/store/own-store.protocol.ts';
import { returnAddressProtocol } from '#mall/store/place.protocol.ts';
import { afterSaleProtocol } from '../after-sale.protocol.ts';
import type { Grade } from '../after-sale-terms.ts';

const START = 10_000_000;
const payPwd = PAY_PASSWORD;

let mall: TestMall;
let desk: ReturnType<typeof openOrderDesk>;
let cashier: Awaited<ReturnType<typeof openOutsideCashier>>;

beforeAll(async () => {
  mall = await openTestMall();
  desk = openOrderDesk(mall);
  cashier = await openOutsideCashier(mall);
  // The channels' bills are no part of this.
  await mall.work((work) => work.query(`DELETE FROM timer WHERE doc_type = 'channelDay'`));
});
afterEach(async () => {
  expect(await desk.contradictions()).toEqual(NONE);
  await cashier.forgetCharges();
});
afterAll(() => mall.close());

type Seller = Awaited<ReturnType<typeof aSeller>>;
type Asked = CallOf<typeof afterSaleProtocol.apply>;

/** A store that takes returns, and what it sells: micro-yuan apiece. @param freight yuan */
async function aShop(freight: number, prices: readonly number[]) {
  const seller = await aSeller(mall, { freightFee: yuan(freight), freeFreightFrom: null });
  const place = { districtCode: '440305', detailAddress: '科苑路 15 号' };
  const who = { receiverName: '退货组', mobile: '13700000009' };
  await mall.call(returnAddressProtocol.save, { ...who, ...place }, seller);
  await mall.call(ownStoreProtocol.saveNoReason, { noReasonDays: 7 }, seller);
  const products = await mall.work((work) =>
    Promise.all(
      prices.map((unitPrice) =>
        aProduct(work, {
          storeId: seller.storeId,
          spq: 1,
          priceTiers: [{ minNum: 1, unitPrice: unitPrice as never }],
        }),
      ),
    ),
  );
  return { seller, products };
}

const show = (buyer: Buyer, caseSn: string) => mall.call(afterSaleProtocol.detail, { caseSn }, buyer);
const seen = async (buyer: Buyer, caseSn: string) => ({
  caseSn,
  version: (await show(buyer, caseSn)).version,
});
const ask = (buyer: Buyer, asked: Asked) => mall.call(afterSaleProtocol.apply, asked, buyer);

/** Asked for, agreed to, sent back and received with that grade. @param more with the carriage */
async function giveBack(buyer: Buyer, seller: Seller, asked: Partial<Asked>, grade: Grade, more = {}) {
  const { caseSn } = await ask(buyer, { kind: 1, part: 'D', reason: 'R03', ...asked } as Asked);
  await mall.call(afterSaleProtocol.agree, await seen(buyer, caseSn), seller);
  await mall.call(afterSaleProtocol.sendBack, { ...(await seen(buyer, caseSn)), ...PARCEL, ...more }, buyer);
  const { lines, lots } = await mall.call(afterSaleProtocol.storeDetail, { caseSn }, seller);
  const pieces = lines.map(({ orderLineId, number }) => {
    const { lotNo } = lots.find((lot) => lot.orderLineId === orderLineId)!;
    return { orderLineId, number, lotNo, grade };
  });
  await mall.call(afterSaleProtocol.receive, { ...(await seen(buyer, caseSn)), pieces }, seller);
  return show(buyer, caseSn);
}

describe('X17: goods 90.00, freight 12.00', () => {
  const ordered = async (state: 'PENDING_DELIVERY' | 'COMPLETED') => {
    const { seller, products } = await aShop(12, [900_000]);
    const built = await anOrder(mall, { seller, products, state });
    expect(await desk.balanceOf(built.buyer)).toBe(START - 10_200);
    return built;
  };

  it('cancelled before anything was sent, 102.00 goes back', async () => {
    const { buyer, orderSn } = await ordered('PENDING_DELIVERY');
    const { caseSn } = await ask(buyer, { orderSn, kind: 8, part: 'U', reason: 'R01' });
    expect(await show(buyer, caseSn)).toMatchObject({ agreed: '102.00', freight: '12.00' });
    expect(await desk.balanceOf(buyer)).toBe(START);
  });

  it('of bad quality, with 15.00 paid to send it back, it is 117.00', async () => {
    const { buyer, seller, orderSn } = await ordered('COMPLETED');
    const { fileId } = await mall.work((work) =>
      aFile(work, buyer.memberId, { purpose: 'evidence', mimeType: 'image/png' }),
    );
    const receipt = { carriage: '15.00', imageFileIds: [fileId] };
    const done = await giveBack(buyer, seller, { orderSn }, 'A', receipt);
    expect(done).toMatchObject({ state: 'COMPLETED', agreed: '102.00', carriage: '15.00' });
    expect(await desk.balanceOf(buyer)).toBe(START - 10_200 + 11_700);
  });

  it('not wanted any more, it is 90.00', async () => {
    const { buyer, seller, orderSn } = await ordered('COMPLETED');
    const done = await giveBack(buyer, seller, { orderSn, reason: 'R01' }, 'A');
    expect(done).toMatchObject({ state: 'COMPLETED', agreed: '90.00', carriage: '' });
    expect(await desk.balanceOf(buyer)).toBe(START - 1_200);
  });
});

it('X5: of 3 pieces for 100.00, one after the other, 33.33, 33.33 and 33.34 go back', async () => {
  const { seller, products } = await aShop(0, [33_333_333]);
  const built = await anOrder(mall, { seller, products, number: 3, state: 'PENDING_DELIVERY' });
  const { buyer, orderSn } = built;
  const { payable, lines } = await desk.detail(buyer, orderSn);
  expect(payable).toBe('100.00');
  const amounts: string[] = [];
  for (let piece = 0; piece < 3; piece++) {
    const claim = [{ orderLineId: lines[0]!.orderLineId, number: 1 }];
    const { caseSn } = await ask(buyer, { orderSn, kind: 3, part: 'U', reason: 'R09', lines: claim });
    await mall.call(afterSaleProtocol.agree, await seen(buyer, caseSn), seller);
    amounts.push((await show(buyer, caseSn)).agreed);
  }
  expect(amounts).toEqual(['33.33', '33.33', '33.34']);
  expect(await desk.detail(buyer, orderSn)).toMatchObject({ state: 'CLOSED', refunded: '100.00' });
  expect(await desk.balanceOf(buyer)).toBe(START);
});

it.each(['WECHAT', 'ALIPAY'] as const)(
  'X19: an order of 264.65 is cancelled while %s is waited for; its 164.65 come all the same, ten times told, and go back by themselves',
  async (method) => {
    const { seller, products } = await aShop(0, [2_646_500]);
    const { buyer, orderSn, paySn } = await anOrder(mall, { seller, products });
    const wallet = async () => {
      const { available, frozen } = await mall.call(balanceList.list, {}, buyer);
      return [available, frozen];
    };
    const { payment } = await mall.call(
      paymentProtocol.doPay,
      { paySn, method, holdAmount: '100.00', payPwd },
      buyer,
    );
    const { amount, url } = await mall.call(paymentProtocol.charge, { paySn }, buyer);
    if (method === 'ALIPAY') await fetch(new URL(url, mall.origin));
    expect(amount).toBe('164.65');
    expect(await wallet()).toEqual(['99900.00', '100.00']);
    await mall.call(orderProtocol.cancel, { orderSn, reason: '不需要了' }, buyer);
    expect(await wallet()).toEqual(['100000.00', '0.00']);

    const standIn = cashier.standIns[method];
    await standIn.decide(payment.paymentSn, 'SUCCESS');
    const heard = await Promise.all(Array.from({ length: 10 }, () => standIn.notify(payment.paymentSn)));
    expect(heard.every(isHeard)).toBe(true);
    expect(await desk.detail(buyer, orderSn)).toMatchObject({ state: 'CANCELLED', refunded: '0.00' });
    expect(await mall.mall.tendRefunds()).toBe(1);
    expect(await mall.mall.tendRefunds()).toBe(0);
    expect(await cashier.backAt(payment.paymentSn)).toMatchObject([{ amount: 16_465, state: 'SUCCESS' }]);
    expect(await cashier.refundsOf(paySn)).toMatchObject([
      { route: 'CHANNEL', amount: 16_465, state: 'SUCCEEDED' },
    ]);
    expect(await wallet()).toEqual(['100000.00', '0.00']);
  },
);

it('Z1, X1, X2 without coupon and points: an employee pays 375.65 from wallet and WeChat, 40 come back graded A, then all the rest, exactly what was paid', async () => {
  const main = await aMainAccount(mall);
  const employee = await aLoggedInEmployee(mall, {
    enterpriseId: main.enterpriseId,
    roles: ['buyer'],
    payPasswordHash: await hashPassword(PAY_PASSWORD),
  });
  const { addressId } = await mall.work(async (work) => {
    await openBalance(work, main.memberId, yuan(500));
    return anAddress(work, employee.memberId, { isDefault: true });
  });
  const buyer = { ...employee, addressId } as Buyer;
  const [a, b] = [await aShop(10, [1_230_000, 2_555_000]), await aShop(8, [15_800_000])];
  const [a1, a2, b1] = [a.products[0]!, a.products[1]!, b.products[0]!];
  await desk.fill(buyer, a1.productId, 100);
  await desk.fill(buyer, a2.productId, 30);
  await desk.fill(buyer, b1.productId, 10);
  const made = await mall.call(orderProtocol.submit, { addressId }, buyer);
  expect(made.payable).toBe('375.65');
  const orders = await Promise.all(made.orderSns.map((orderSn) => desk.detail(buyer, orderSn)));
  const ofA = orders.find(({ storeId }) => storeId === a.seller.storeId)!;
  const ofB = orders.find(({ storeId }) => storeId === b.seller.storeId)!;
  expect([ofA.payable, ofB.payable]).toEqual(['209.65', '166.00']);

  const { paySn } = made;
  const { payment } = await mall.call(
    paymentProtocol.doPay,
    { paySn, method: 'WECHAT', holdAmount: '100.00', payPwd },
    buyer,
  );
  await mall.call(paymentProtocol.charge, { paySn }, buyer);
  await cashier.payAt('WECHAT', payment.paymentSn);
  const wallet = () => cashier.balance(main.memberId);
  expect(await wallet()).toBe('400.00');

  await mall.call(orderProtocol.deliver, { orderSn: ofA.orderSn, ...PARCEL }, a.seller);
  await mall.call(orderProtocol.receive, { orderSn: ofA.orderSn }, buyer);
  const before = await desk.stockOf(a1.productId);
  const line = ofA.lines.find(({ productId }) => productId === a1.productId)!;
  const forty = { orderSn: ofA.orderSn, lines: [{ orderLineId: line.orderLineId, number: 40 }] };
  const first = await giveBack(buyer, a.seller, forty, 'A');
  expect(first).toMatchObject({ agreed: '49.20', freight: '0.00' });
  expect(await desk.stockOf(a1.productId)).toEqual({ ...before, onHand: before.onHand + 40 });

  const rest = await giveBack(buyer, a.seller, { orderSn: ofA.orderSn }, 'A');
  expect(rest).toMatchObject({ agreed: '160.45', freight: '10.00' });
  expect(rest.lines.map(({ amount }) => amount).sort()).toEqual(['73.80', '76.65']);
  const whole = { orderSn: ofB.orderSn, kind: 8, part: 'U', reason: 'R01' } as const;
  const { caseSn } = await ask(buyer, whole);
  expect(await show(buyer, caseSn)).toMatchObject({ agreed: '166.00', freight: '8.00' });
  await mall.mall.tendRefunds();
  for (const orderSn of made.orderSns)
    expect(await desk.detail(buyer, orderSn)).toMatchObject({ state: 'CLOSED' });
  const back = await cashier.backAt(payment.paymentSn);
  expect(back.reduce((all, { amount }) => all + amount, 0)).toBe(27_565);
  expect(await wallet()).toBe('500.00');
});

it('Z2: wrong parts are refused, split 60 to 40 by the platform, refused by the channel and paid by finance; the complaint is won', async () => {
  const { seller, products } = await aShop(10, [1_200_000]);
  const built = await anOrder(mall, { seller, products });
  const { buyer, orderSn, paySn } = built;
  const { sn } = await cashier.begin('WECHAT', { person: buyer, paySn });
  await cashier.payAt('WECHAT', sn);
  await mall.call(orderProtocol.deliver, { orderSn, ...PARCEL }, seller);
  await mall.call(orderProtocol.receive, { orderSn }, buyer);
  const wrong = { orderSn, kind: 3, part: 'D', reason: 'R02', isReceived: true } as const;
  const { caseSn } = await ask(buyer, wrong);
  await mall.call(
    afterSaleProtocol.refuse,
    { ...(await seen(buyer, caseSn)), reason: '丝印与订单一致' },
    seller,
  );
  await mall.call(afterSaleProtocol.escalate, { caseSn, text: '收到的是另一型号' }, buyer);
  const [operator, finance] = [
    await aLogin(mall, { roles: ['operator'] }),
    await aLogin(mall, { roles: ['finance'] }),
  ];
  // Of the goods and the carriage, 130.00 in all.
  const decision = { amount: '78.00', reason: '双方各有责任，买家得 60%' };
  cashier.standIns.WECHAT.nextRefund({ refused: 'USER_ACCOUNT_ABNORMAL' });
  await mall.call(afterSaleProtocol.decide, { ...(await seen(buyer, caseSn)), ...decision }, operator);
  expect(await show(buyer, caseSn)).toMatchObject({
    amount: '130.00',
    agreed: '78.00',
    state: 'REFUNDING',
  });
  await mall.mall.tendRefunds();
  expect(await show(buyer, caseSn)).toMatchObject({ state: 'REFUND_FAILED' });
  const account = { name: '陈工程师', bank: '招商银行深圳分行', account: '6225880112345678' };
  await mall.call(
    afterSaleProtocol.nameAccount,
    { ...(await seen(buyer, caseSn)), route: 'BANK', ...account },
    buyer,
  );
  const serial = 'CMB20261127001';
  await mall.call(afterSaleProtocol.markRefundPaid, { ...(await seen(buyer, caseSn)), serial }, finance);
  expect(await show(buyer, caseSn)).toMatchObject({
    state: 'COMPLETED',
    refunds: [{ amount: '78.00', route: 'BANK', state: 'SUCCEEDED' }],
  });
  expect(await desk.detail(buyer, orderSn)).toMatchObject({ state: 'COMPLETED', refunded: '78.00' });
  expect(await cashier.backAt(sn)).toEqual([]);
  expect(await desk.balanceOf(buyer)).toBe(START);

  const { complaintSn } = await mall.call(
    complaintProtocol.make,
    { orderSn, caseSn, kind: 'service', text: '发错货后拒不处理' },
    buyer,
  );
  const now = async () => ({
    complaintSn,
    version: (await mall.call(complaintProtocol.detail, { complaintSn }, buyer)).version,
  });
  await mall.call(complaintProtocol.accept, await now(), operator);
  await mall.call(complaintProtocol.answer, { ...(await now()), text: '已按裁定退款' }, seller);
  await mall.call(complaintProtocol.escalate, await now(), buyer);
  const won = { isUpheld: true, amount: '30.00', reason: '商家未如实答复' };
  await mall.call(complaintProtocol.decide, { ...(await now()), ...won }, operator);
  expect(await mall.call(complaintProtocol.detail, { complaintSn }, buyer)).toMatchObject({
    state: 'BUYER_WINS',
    compensation: '30.00',
  });
  expect(await desk.balanceOf(buyer)).toBe(START + 3_000);
});

it('M20: nobody of the platform releases what is his own', async () => {
  const { seller, products } = await aShop(0, [60_000_000]);
  const built = await anOrder(mall, { seller, products });
  const { buyer, orderSn } = built;
  await payOrder(mall, built);
  await mall.call(orderProtocol.deliver, { orderSn, ...PARCEL }, seller);
  const { caseSn } = await ask(buyer, { orderSn, kind: 3, part: 'D', reason: 'R03', isReceived: true });
  await mall.call(afterSaleProtocol.agree, await seen(buyer, caseSn), seller);
  expect(await show(buyer, caseSn)).toMatchObject({ state: 'PENDING_REFUND', agreed: '6000.00' });
  const role = (sql: string) => mall.work((work) => work.query(sql, [buyer.memberId]));
  await role(`INSERT INTO platform_operator (member_id, role) VALUES ($1, 'finance')`);
  await desk.pass(0, buyer); // he logs in again
  const own = await mall.ask(afterSaleProtocol.release, await seen(buyer, caseSn), buyer);
  expect(own.msg).toBe('不能处理自己的售后');
  await role('DELETE FROM platform_operator WHERE member_id = $1');
  const finance = await aLogin(mall, { roles: ['finance'] });
  await mall.call(afterSaleProtocol.release, await seen(buyer, caseSn), finance);
  expect(await show(buyer, caseSn)).toMatchObject({ state: 'COMPLETED' });
});
