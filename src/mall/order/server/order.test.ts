// Orders as buyers and stores meet them: through HTTP, on a real database.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { yuan } from '#kit/money/money.ts';
import { leadsTo } from '#kit/process/process.ts';
import { days, hours } from '#kit/time/duration.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { storedFile } from '#mall/file/server/file.tables.ts';
import { aProduct, type ProductWish } from '#mall/goods/server/goods.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { orderProtocol as order } from '../order.protocol.ts';
import { type OrderAction, type OrderActor, orderProcess } from '../order-process.ts';
import type { OrderState } from '../order-status.ts';
import { advance } from './advance-order.ts';
import { buyersOwn, holdOrder } from './hold-order.ts';
import { aBuyer, anOrder, aSeller, type Buyer, PAY_PASSWORD, payOrder } from './order.builders.ts';
import { linesToEvaluate, markEvaluated, requireEvaluable } from './order.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
beforeEach(() => void mall.log.splice(0));
afterEach(() => expect(mall.log).toEqual([]));

const product = (wish: ProductWish = {}) => mall.work((work) => aProduct(work, wish));
const fill = (buyer: Buyer, productId: number, number: number) =>
  mall.call(cartProtocol.add, { productId, number }, buyer);
const stockOf = async (productId: number) => {
  const [row] = await mall.work((work) =>
    work.query<{ onHand: number; reserved: number }>(
      'SELECT on_hand AS "onHand", reserved FROM product WHERE product_id = $1',
      [productId],
    ),
  );
  return row!;
};
const balanceOf = async (buyer: Buyer) => {
  const [row] = await mall.work((work) =>
    work.query<{ available: number }>('SELECT available FROM balance_account WHERE member_id = $1', [
      buyer.memberId,
    ]),
  );
  return row!.available;
};
/** Lets time pass; tokens do not live so long, so that the people log in again. */
const pass = async (duration: number, ...people: Person[]) => {
  mall.clock.pass(duration);
  for (const person of people) {
    const fresh = await mall.work((work) =>
      issueTokens(work, mall.tokenSecret, person.memberId, { ip: '127.0.0.1', userAgent: 'test' }),
    );
    person.token = fresh.access_token;
  }
  await mall.fireTimers();
};
const detail = (buyer: Buyer, orderSn: string) => mall.call(order.detail, { orderSn }, buyer);
const parcelWith = { carrier: '顺丰速运', trackingNo: 'SF1234567890' };
const setPrice = (productId: number, micro: number) =>
  mall.work((work) =>
    work.query('UPDATE product SET price_tiers = $2 WHERE product_id = $1', [
      productId,
      JSON.stringify([{ minNum: 1, unitPrice: micro }]),
    ]),
  );

describe('confirm and check', () => {
  it('shows what the order would be, with freight and its reason, addresses and the last invoice', async () => {
    const buyer = await aBuyer(mall);
    const seller = await aSeller(mall, { freightFee: yuan(8), freeFreightFrom: yuan(99) });
    const { productId } = await product({ storeId: seller.storeId });
    await fill(buyer, productId, 50);
    const shown = await mall.call(order.confirm, {}, buyer);
    expect(shown).toMatchObject({
      goodsAmount: '75.00',
      freight: '8.00',
      payable: '83.00',
      problems: [],
      lastInvoice: null,
    });
    expect(shown.storeGroupList[0]!.freightWhy).toBe('运费 ¥8.00，满 ¥99.00 免运费');
    expect(shown.addresses).toHaveLength(1);
    const en = await mall.call(order.confirm, { source: 'buyNow', productId, number: 100 }, buyer, 'en');
    expect(en).toMatchObject({ payable: '120.00' });
    expect(en.storeGroupList[0]!.freightWhy).toBe('Free: above ¥99.00');
  });

  it('names everything that is in the way', async () => {
    const buyer = await aBuyer(mall);
    expect(await mall.call(order.check, {}, buyer)).toMatchObject({
      pass: false,
      problems: [{ kind: 'empty', text: '结算商品不能为空' }],
    });
    const { productId, partNo } = await product({ multiple: 10, stock: 100 });
    const ask = (number: number, more = {}) =>
      mall.call(order.check, { source: 'buyNow', productId, number, ...more }, buyer);
    expect(await ask(20)).toEqual({ pass: true, problems: [] });
    expect((await ask(25)).problems).toMatchObject([{ kind: 'quantity', productId }]);
    expect((await ask(200)).problems).toMatchObject([
      { kind: 'shortage', text: `${partNo}：库存不足（剩余 100 件）` },
    ]);
    expect((await ask(20, { expectedAmount: '1.00' })).problems).toMatchObject([{ kind: 'amountChanged' }]);
    expect((await ask(20, { addressId: 999_999 })).problems).toMatchObject([{ kind: 'address' }]);
    await expect(mall.call(order.confirm, { source: 'buyNow' }, buyer)).rejects.toMatchObject({ state: 255 });
  });
});

describe('submit: happy', () => {
  it('makes one trade with an order per store, copies everything, promises stock, empties the cart', async () => {
    const buyer = await aBuyer(mall);
    const [a, b, unchecked] = [await product(), await product(), await product()];
    for (const one of [a, b, unchecked]) await fill(buyer, one.productId, 100);
    const cart = await mall.call(cartProtocol.cartList, {}, buyer);
    const left = cart.storeCartGroupList.find((group) => group.storeId === unchecked.storeId)!
      .storeCartList[0]!;
    await mall.call(cartProtocol.checkedCarts, { cartIds: [left.cartId], checked: 0 }, buyer);

    const made = await mall.call(
      order.submit,
      {
        addressId: buyer.addressId,
        expectedAmount: '260.00',
        poNumber: 'PO-7',
        remarks: { [a.storeId]: '请用静电袋' },
        invoice: { kind: 'normal', titleKind: 'person', title: '王工' },
      },
      buyer,
    );
    expect(made).toMatchObject({ payable: '260.00', needsPayment: true });
    expect(made.orderSns).toHaveLength(2);
    const first = await detail(buyer, made.orderSns[0]!);
    expect(first).toMatchObject({
      state: 'PENDING_PAYMENT',
      stateName: '待付款',
      orderState: 10,
      goodsAmount: '120.00',
      freight: '10.00',
      payable: '130.00',
      remark: '请用静电袋',
      trade: {
        poNumber: 'PO-7',
        payState: 0,
        payable: '260.00',
        invoice: { kind: 'normal', title: '王工' },
        siblings: [{ orderSn: made.orderSns[1], stateName: '待付款' }],
      },
      lines: [
        { partNo: a.partNo, buyNum: 100, unitPrice: '1.200000', listPrice: '1.200000', amount: '120.00' },
      ],
      allowedActions: ['pay', 'cancel'],
      log: [{ event: 'submit', eventName: '提交订单', actorName: buyer.memberName }],
    });
    expect(first.payDeadline).not.toBeNull();
    expect(await stockOf(a.productId)).toEqual({ onHand: 10_000, reserved: 100 });
    expect((await mall.call(cartProtocol.cartList, {}, buyer)).availableCartNum).toBe(1);
    expect(await mall.call(paymentProtocol.payInfo, { paySn: made.paySn }, buyer)).toMatchObject({
      due: '260.00',
    });
    expect((await mall.call(order.confirm, {}, buyer)).lastInvoice).toMatchObject({ title: '王工' });

    await mall.work((work) =>
      work.query(`UPDATE part SET title_zh = 'changed' WHERE part_id = $1`, [a.partId]),
    );
    expect((await detail(buyer, made.orderSns[0]!)).lines[0]!.goodsName).not.toBe('changed');
  });

  it('buys one product straight away and leaves the cart alone', async () => {
    const buyer = await aBuyer(mall);
    const [inCart, wanted] = [await product(), await product()];
    await fill(buyer, inCart.productId, 10);
    await mall.call(
      order.submit,
      { source: 'buyNow', productId: wanted.productId, number: 10, addressId: buyer.addressId },
      buyer,
    );
    expect((await mall.call(cartProtocol.cartList, {}, buyer)).availableCartNum).toBe(1);
    expect((await stockOf(wanted.productId)).reserved).toBe(10);
  });

  it('goes straight to delivery when nothing is to pay', async () => {
    const buyer = await aBuyer(mall);
    const seller = await aSeller(mall, { freightFee: yuan(0) });
    const { productId } = await product({ storeId: seller.storeId });
    await setPrice(productId, 1_000);
    const made = await mall.call(
      order.submit,
      { source: 'buyNow', productId, number: 1, addressId: buyer.addressId },
      buyer,
    );
    expect(made).toMatchObject({ payable: '0.00', needsPayment: false });
    expect(await detail(buyer, made.orderSns[0]!)).toMatchObject({
      state: 'PENDING_DELIVERY',
      trade: { payState: 1, payMethodName: '无需支付' },
    });
  });

  it('answers a repeated request like the first and makes no second order', async () => {
    const buyer = await aBuyer(mall);
    const { productId } = await product();
    const input = {
      source: 'buyNow',
      productId,
      number: 10,
      addressId: buyer.addressId,
      requestId: 'press-1',
    } as const;
    const [one, two] = await Promise.all([
      mall.call(order.submit, input, buyer),
      mall.call(order.submit, input, buyer),
    ]);
    expect(two).toEqual(one);
    expect((await stockOf(productId)).reserved).toBe(10);
  });

  it('lets only one of two submits have the cart', async () => {
    const buyer = await aBuyer(mall);
    const { productId } = await product();
    await fill(buyer, productId, 10);
    const submit = () => mall.ask(order.submit, { addressId: buyer.addressId }, buyer);
    const states = (await Promise.all([submit(), submit()])).map((reply) => reply.state);
    expect(states.sort()).toEqual([200, 255]);
    expect((await stockOf(productId)).reserved).toBe(10);
  });
});

describe('submit: refused', () => {
  it('a price that is not the one seen, until it is accepted or the total is confirmed', async () => {
    const buyer = await aBuyer(mall);
    const { productId, partNo } = await product();
    await fill(buyer, productId, 10);
    await setPrice(productId, 2_000_000);
    const submit = (more = {}) => mall.call(order.submit, { addressId: buyer.addressId, ...more }, buyer);
    await expect(submit()).rejects.toMatchObject({
      state: 255,
      message: `${partNo}：单价由 ¥1.50 变为 ¥2.00`,
      data: { problems: [{ kind: 'priceChanged', productId }] },
    });
    await expect(submit({ expectedAmount: '25.00' })).rejects.toMatchObject({
      data: { problems: [{ kind: 'amountChanged' }] },
    });
    expect((await mall.call(cartProtocol.cartList, {}, buyer)).availableCartNum).toBe(1);
    expect(await submit({ expectedAmount: '30.00' })).toMatchObject({ payable: '30.00' });
  });

  it('an empty cart, a wrong quantity, too little stock, a listing off sale, an address of somebody else', async () => {
    const [buyer, other] = [await aBuyer(mall), await aBuyer(mall)];
    const { productId, goodsId } = await product({ multiple: 10, stock: 100 });
    const submit = (number: number, addressId = buyer.addressId) =>
      mall.call(order.submit, { source: 'buyNow', productId, number, addressId }, buyer);
    await expect(mall.call(order.submit, { addressId: buyer.addressId }, buyer)).rejects.toMatchObject({
      state: 255,
      message: '结算商品不能为空',
    });
    await expect(submit(15)).rejects.toMatchObject({ state: 255 });
    await expect(submit(110)).rejects.toMatchObject({ state: 255 });
    await expect(submit(10, other.addressId)).rejects.toMatchObject({ state: 404 });
    await mall.work((work) => work.query(`UPDATE goods SET state = 'OFF' WHERE goods_id = $1`, [goodsId]));
    await expect(submit(10)).rejects.toMatchObject({ state: 255 });
    expect(await stockOf(productId)).toEqual({ onHand: 100, reserved: 0 });
  });

  it('a special invoice for a person', async () => {
    const buyer = await aBuyer(mall, { type: 1 });
    const { productId } = await product();
    const invoice = {
      kind: 'special',
      titleKind: 'company',
      title: '深圳某公司',
      taxNo: '91440300708461136T',
      registerAddress: '深圳',
      registerPhone: '0755-86013388',
      bank: '招商银行',
      bankAccount: '7559',
    } as const;
    const submit = (who: Buyer) =>
      mall.ask(
        order.submit,
        { source: 'buyNow', productId, number: 1, addressId: who.addressId, invoice },
        who,
      );
    expect(await submit(buyer)).toMatchObject({ state: 255, msg: '个人用户只能开具普通发票' });
    expect(await submit(await aBuyer(mall, { type: 3 }))).toMatchObject({ state: 200 });
  });
});

describe('payment', () => {
  it('a paid bill sends every order of the trade to delivery and counts the sales', async () => {
    const buyer = await aBuyer(mall);
    const made = await anOrder(mall, { buyer, products: [await product(), await product()] });
    await payOrder(mall, made);
    for (const orderSn of made.orderSns) {
      expect(await detail(buyer, orderSn)).toMatchObject({
        state: 'PENDING_DELIVERY',
        payDeadline: null,
        trade: { payState: 1, payMethodName: '余额支付' },
      });
    }
    const [row] = await mall.work((work) =>
      work.query<{ sale_num: number }>('SELECT sale_num FROM goods WHERE goods_id = $1', [
        made.products[0]!.goodsId,
      ]),
    );
    expect(row!.sale_num).toBe(100);
    await pass(hours(25), buyer);
    expect((await detail(buyer, made.orderSn)).state).toBe('PENDING_DELIVERY');
  });

  it('of paying and cancelling at the same moment exactly one happens', async () => {
    for (let i = 0; i < 6; i++) {
      const { buyer, orderSn, paySn, products } = await anOrder(mall);
      const before = await balanceOf(buyer);
      const [paid, cancelled] = await Promise.all([
        mall.ask(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, buyer),
        mall.ask(order.cancel, { orderSn }, buyer),
      ]);
      expect([paid.state, cancelled.state].sort()).toEqual([200, 255]);
      const { state, payable } = await detail(buyer, orderSn);
      expect(state).toBe(paid.state === 200 ? 'PENDING_DELIVERY' : 'CANCELLED');
      expect(before - (await balanceOf(buyer))).toBe(paid.state === 200 ? Number(payable) * 100 : 0);
      expect((await stockOf(products[0]!.productId)).reserved).toBe(paid.state === 200 ? 100 : 0);
    }
  });

  it('an order that is not paid in time is cancelled, its stock is free again', async () => {
    const { buyer, orderSn, products, paySn } = await anOrder(mall);
    await pass(hours(23), buyer);
    expect((await detail(buyer, orderSn)).state).toBe('PENDING_PAYMENT');
    await pass(hours(2), buyer);
    expect(await detail(buyer, orderSn)).toMatchObject({
      state: 'CANCELLED',
      log: [{ event: 'payTimeout', actorName: '系统' }, {}],
    });
    expect((await stockOf(products[0]!.productId)).reserved).toBe(0);
    expect(
      await mall.ask(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, buyer),
    ).toMatchObject({ state: 255 });
  });
});

describe('bank transfer', () => {
  const handIn = async (buyer: Buyer, paySn: string) => {
    const [file] = await mall.work((work) =>
      work.tx
        .insert(storedFile)
        .values({
          memberId: buyer.memberId,
          contentHash: randomUUID(),
          mimeType: 'application/pdf',
          fileName: 'voucher.pdf',
          bytes: 10,
          visibility: 'private',
        })
        .returning(),
    );
    const voucher = {
      payerName: '王工',
      bank: '招商银行',
      amount: '130.00',
      paidOn: '2026-01-05',
      fileIds: [file!.fileId],
    };
    const { payment } = await mall.call(paymentProtocol.doPay, { paySn, method: 'TRANSFER', voucher }, buyer);
    return payment.paymentSn;
  };

  it('stops the pay timer while the voucher is reviewed, and starts it again when it is sent back', async () => {
    const finance = await aLogin(mall, { roles: ['finance'] });
    const { buyer, orderSn, paySn, seller } = await anOrder(mall);
    const paymentSn = await handIn(buyer, paySn);
    expect(await detail(buyer, orderSn)).toMatchObject({
      payDeadline: null,
      log: [{ event: 'handInVoucher' }, {}],
    });
    await expect(mall.call(order.cancel, { orderSn }, buyer)).rejects.toMatchObject({
      message: '转账凭证正在审核，暂不能操作',
    });
    await expect(mall.call(order.changePrice, { orderSn, freight: '0.00' }, seller)).rejects.toMatchObject({
      state: 255,
    });
    await pass(days(5), buyer, finance);
    expect((await detail(buyer, orderSn)).state).toBe('PENDING_PAYMENT');

    await mall.call(paymentProtocol.sendBack, { paymentSn, reason: '未查到款项' }, finance);
    expect((await detail(buyer, orderSn)).payDeadline).not.toBeNull();
    await pass(hours(71), buyer);
    expect((await detail(buyer, orderSn)).state).toBe('PENDING_PAYMENT');
    await pass(hours(2), buyer);
    expect((await detail(buyer, orderSn)).state).toBe('CANCELLED');
  });

  it('is paid when finance has found the money', async () => {
    const finance = await aLogin(mall, { roles: ['finance'] });
    const { buyer, orderSn, paySn } = await anOrder(mall);
    const paymentSn = await handIn(buyer, paySn);
    await mall.call(paymentProtocol.approve, { paymentSn, receivedAmount: '130.00' }, finance);
    expect(await detail(buyer, orderSn)).toMatchObject({
      state: 'PENDING_DELIVERY',
      trade: { payState: 1, payMethodName: '银行转账' },
    });
  });
});

describe('cancel, delete, buy again', () => {
  it('cancels the whole trade, releases the stock, goes through the bin and back', async () => {
    const buyer = await aBuyer(mall);
    const products = [await product(), await product()];
    const { orderSns } = await anOrder(mall, { buyer, products });
    const [orderSn, sibling] = orderSns as [string, string];
    expect(await mall.call(order.cancel, { orderSn, reason: '买错了' }, buyer)).toMatchObject({
      state: 'CANCELLED',
      closeReason: '买错了',
      trade: { payState: 3 },
      allowedActions: ['buyAgain', 'remove'],
    });
    expect((await detail(buyer, sibling)).state).toBe('CANCELLED');
    for (const { productId } of products)
      expect(await stockOf(productId)).toEqual({ onHand: 10_000, reserved: 0 });
    await expect(mall.call(order.cancel, { orderSn }, buyer)).rejects.toMatchObject({ state: 255 });

    await expect(mall.call(order.purge, { orderSn }, buyer)).rejects.toMatchObject({ state: 255 });
    expect(await mall.call(order.remove, { orderSn }, buyer)).toMatchObject({
      isDeleted: true,
      allowedActions: ['restore', 'purge'],
    });
    expect((await mall.call(order.list, { tab: 'bin' }, buyer)).list).toHaveLength(1);
    expect(await mall.call(order.restore, { orderSn }, buyer)).toMatchObject({ isDeleted: false });
    await mall.call(order.remove, { orderSn }, buyer);
    await mall.call(order.purge, { orderSn }, buyer);
    await expect(detail(buyer, orderSn)).rejects.toMatchObject({ state: 404 });
    expect(await mall.call(order.buyAgain, { orderSn: sibling }, buyer)).toEqual({ added: 1, refused: [] });
  });

  it('says which goods cannot be bought again', async () => {
    const { buyer, orderSn, products } = await anOrder(mall);
    const [{ goodsId, partNo }] = products as [(typeof products)[number]];
    await mall.work((work) => work.query(`UPDATE goods SET state = 'OFF' WHERE goods_id = $1`, [goodsId]));
    expect(await mall.call(order.buyAgain, { orderSn }, buyer)).toEqual({
      added: 0,
      refused: [`${partNo}：商品不存在或已下架`],
    });
  });
});

describe('review by the store', () => {
  const reviewed = async () => {
    const seller = await aSeller(mall, { reviewsOrders: true });
    const mine = await product({ storeId: seller.storeId });
    return { seller, mine };
  };

  it('waits for the store, which accepts; then the bill is open', async () => {
    const { seller, mine } = await reviewed();
    const made = await anOrder(mall, { seller, products: [mine] });
    const { buyer, orderSn, paySn } = made;
    expect(await detail(buyer, orderSn)).toMatchObject({
      state: 'PENDING_REVIEW',
      allowedActions: ['withdraw'],
    });
    expect(await mall.ask(paymentProtocol.payInfo, { paySn }, buyer)).toMatchObject({ state: 404 });
    expect(await mall.call(order.approve, { orderSn }, seller)).toMatchObject({
      state: 'PENDING_PAYMENT',
      stateName: '待买家付款',
    });
    await payOrder(mall, made);
    expect((await detail(buyer, orderSn)).state).toBe('PENDING_DELIVERY');
  });

  it('a refusal ends that order alone: the rest of the trade goes on to payment', async () => {
    const { seller, mine } = await reviewed();
    const other = await product();
    const made = await anOrder(mall, { seller, products: [mine, other] });
    const { buyer, orderSns } = made;
    const [refused, rest] = orderSns as [string, string];
    expect((await detail(buyer, rest)).state).toBe('PENDING_REVIEW');
    await mall.call(order.refuse, { orderSn: refused, reason: '停产' }, seller);
    expect(await detail(buyer, refused)).toMatchObject({
      state: 'REJECTED',
      stateName: '已拒绝',
      closeReason: '停产',
    });
    expect(await detail(buyer, rest)).toMatchObject({
      state: 'PENDING_PAYMENT',
      log: [{ event: 'approve', actorName: '系统' }, {}],
    });
    expect((await stockOf(mine.productId)).reserved).toBe(0);
    expect(await mall.call(paymentProtocol.payInfo, { paySn: made.paySn }, buyer)).toMatchObject({
      due: '130.00',
    });
    await payOrder(mall, made);
    expect((await detail(buyer, rest)).state).toBe('PENDING_DELIVERY');
    expect((await detail(buyer, refused)).state).toBe('REJECTED');
  });

  it('sent back, it is submitted again at the price of then; the store accepts', async () => {
    const { seller, mine } = await reviewed();
    const { buyer, orderSn } = await anOrder(mall, { seller, products: [mine] });
    await mall.call(order.sendBack, { orderSn, reason: '请确认型号' }, seller);
    expect(await detail(buyer, orderSn)).toMatchObject({
      state: 'REVIEW_REJECTED',
      allowedActions: ['resubmit', 'withdraw'],
      log: [{ reason: '请确认型号' }, {}],
    });
    expect((await stockOf(mine.productId)).reserved).toBe(0);
    await setPrice(mine.productId, 1_000_000);
    expect(await mall.call(order.resubmit, { orderSn }, buyer)).toMatchObject({
      state: 'PENDING_REVIEW',
      payable: '110.00',
      trade: { payable: '110.00' },
    });
    expect((await stockOf(mine.productId)).reserved).toBe(100);
    expect((await mall.call(order.approve, { orderSn }, seller)).state).toBe('PENDING_PAYMENT');
  });

  it('two stores accepting at the same moment open one bill for both', async () => {
    const [one, two] = [await reviewed(), await reviewed()];
    const made = await anOrder(mall, { seller: one.seller, products: [one.mine, two.mine] });
    const [first, second] = made.orderSns as [string, string];
    const replies = await Promise.all([
      mall.ask(order.approve, { orderSn: first }, one.seller),
      mall.ask(order.approve, { orderSn: second }, two.seller),
    ]);
    expect(replies.map((reply) => reply.state)).toEqual([200, 200]);
    for (const orderSn of made.orderSns)
      expect((await detail(made.buyer, orderSn)).state).toBe('PENDING_PAYMENT');
    expect(await mall.call(paymentProtocol.payInfo, { paySn: made.paySn }, made.buyer)).toMatchObject({
      due: '260.00',
    });
    await expect(mall.call(order.approve, { orderSn: first }, one.seller)).rejects.toMatchObject({
      state: 255,
    });
  });

  it('withdrawn or forgotten, it is cancelled', async () => {
    const { seller, mine } = await reviewed();
    const withdrawn = await anOrder(mall, { seller, products: [mine] });
    expect(await mall.call(order.withdraw, { orderSn: withdrawn.orderSn }, withdrawn.buyer)).toMatchObject({
      state: 'CANCELLED',
      trade: { payState: 3 },
    });
    const forgotten = await anOrder(mall, { seller, products: [mine] });
    await pass(days(8), forgotten.buyer);
    expect((await detail(forgotten.buyer, forgotten.orderSn)).log[0]!.event).toBe('reviewTimeout');
    expect((await stockOf(mine.productId)).reserved).toBe(0);
  });
});

describe('delivery and receipt', () => {
  it('ships in parts by lot, the oldest first; the buyer confirms parcels and the receipt', async () => {
    const seller = await aSeller(mall);
    const lots = [
      { lotNo: 'NEW', dateCode: '2601', onHand: 60 },
      { lotNo: 'OLD', dateCode: '2520', onHand: 60 },
    ];
    const mine = await product({ storeId: seller.storeId, lots });
    const { buyer, orderSn } = await anOrder(mall, { seller, products: [mine], state: 'PENDING_DELIVERY' });
    const { orderLineId } = (await detail(buyer, orderSn)).lines[0]!;
    const part = await mall.call(
      order.deliver,
      {
        orderSn,
        ...parcelWith,
        lines: [{ orderLineId, number: 30, lots: [{ lotId: mine.lotIds[0]!, number: 30 }] }],
      },
      seller,
    );
    expect(part).toMatchObject({
      state: 'PARTIALLY_SHIPPED',
      parcels: [{ state: 'SHIPPED', lines: [{ lotNo: 'NEW', number: 30 }] }],
    });
    const rest = await mall.call(order.deliver, { orderSn, ...parcelWith }, seller);
    expect(rest).toMatchObject({ state: 'PENDING_RECEIPT', lines: [{ shippedNum: 100 }] });
    expect(rest.parcels[1]!.lines).toMatchObject([
      { lotNo: 'OLD', dateCode: '2520', number: 60 },
      { lotNo: 'NEW', number: 10 },
    ]);
    expect(await stockOf(mine.productId)).toEqual({ onHand: 20, reserved: 0 });

    const parcelSn = rest.parcels[0]!.parcelSn;
    expect((await mall.call(order.confirmParcel, { orderSn, parcelSn }, buyer)).parcels[0]!.state).toBe(
      'RECEIVED',
    );
    await expect(mall.call(order.confirmParcel, { orderSn, parcelSn }, buyer)).rejects.toMatchObject({
      state: 255,
    });
    await expect(mall.call(order.confirmParcel, { orderSn, parcelSn: 'PK0' }, buyer)).rejects.toMatchObject({
      state: 404,
    });
    const done = await mall.call(order.receive, { orderSn }, buyer);
    expect(done).toMatchObject({ state: 'COMPLETED', stateName: '待评价', autoReceiveAt: null });
    expect(done.parcels.every((parcel) => parcel.state === 'RECEIVED')).toBe(true);
    expect(done.log.map((row) => row.event)).toEqual([
      'receive',
      'confirmParcel',
      'shipRest',
      'shipPart',
      'pay',
      'submit',
    ]);
  });

  it('refuses to ship more than ordered, from a wrong lot, another store, twice, or before payment', async () => {
    const { seller, buyer, orderSn, products } = await anOrder(mall);
    const { orderLineId } = (await detail(buyer, orderSn)).lines[0]!;
    const ship = (lines: object[] | undefined, who = seller) =>
      mall.call(order.deliver, { orderSn, ...parcelWith, ...(lines ? { lines: lines as never } : {}) }, who);
    await expect(ship(undefined)).rejects.toMatchObject({ state: 255 });
    await payOrder(mall, { paySn: (await detail(buyer, orderSn)).paySn, buyer });
    await expect(ship([{ orderLineId, number: 101 }])).rejects.toMatchObject({
      state: 255,
      data: { left: 100 },
    });
    await expect(
      ship([
        { orderLineId, number: 60 },
        { orderLineId, number: 60 },
      ]),
    ).rejects.toMatchObject({ state: 255 });
    await expect(ship([{ orderLineId: 999_999, number: 1 }])).rejects.toMatchObject({ state: 404 });
    await expect(
      ship([{ orderLineId, number: 10, lots: [{ lotId: 999_999, number: 10 }] }]),
    ).rejects.toMatchObject({ state: 255 });
    await expect(ship(undefined, await aSeller(mall))).rejects.toMatchObject({ state: 404 });
    expect(await stockOf(products[0]!.productId)).toEqual({ onHand: 10_000, reserved: 100 });
    const both = await Promise.all(
      [1, 2].map(() => mall.ask(order.deliver, { orderSn, ...parcelWith }, seller)),
    );
    expect(both.map((reply) => reply.state).sort()).toEqual([200, 255]);
    expect(await stockOf(products[0]!.productId)).toEqual({ onHand: 9_900, reserved: 0 });
  });

  it('is received automatically after ten days, later when extended; once for each side', async () => {
    const { buyer, seller, orderSn } = await anOrder(mall, { state: 'PENDING_RECEIPT' });
    await pass(days(9), buyer, seller);
    await mall.call(order.extendReceipt, { orderSn }, buyer);
    await expect(mall.call(order.extendReceipt, { orderSn }, buyer)).rejects.toMatchObject({ state: 255 });
    await mall.call(order.storeExtendReceipt, { orderSn }, seller);
    await pass(days(30), buyer);
    expect((await detail(buyer, orderSn)).state).toBe('PENDING_RECEIPT');
    await pass(days(2), buyer);
    expect(await detail(buyer, orderSn)).toMatchObject({
      state: 'COMPLETED',
      log: [{ event: 'autoReceive' }, {}, {}, {}, {}, {}],
    });
    await mall.fireTimers();
  });

  it('a remainder that cannot be delivered is closed and paid back, when the store asks and the buyer agrees', async () => {
    const { buyer, seller, orderSn, products } = await anOrder(mall, {
      state: 'PENDING_DELIVERY',
      number: 3,
    });
    const { orderLineId } = (await detail(buyer, orderSn)).lines[0]!;
    await mall.call(order.deliver, { orderSn, ...parcelWith, lines: [{ orderLineId, number: 1 }] }, seller);
    await expect(mall.call(order.closeRemainder, { orderSn }, buyer)).rejects.toMatchObject({ state: 255 });
    const asked = await mall.call(order.askCloseRemainder, { orderSn, reason: '缺货' }, seller);
    expect(asked).toMatchObject({ state: 'PARTIALLY_SHIPPED', closeAsked: true });
    const before = await balanceOf(buyer);
    expect(await mall.call(order.closeRemainder, { orderSn }, buyer)).toMatchObject({
      state: 'PENDING_RECEIPT',
      refunded: '3.00',
      lines: [{ shippedNum: 1, closedNum: 2 }],
    });
    expect((await balanceOf(buyer)) - before).toBe(300);
    expect(await stockOf(products[0]!.productId)).toEqual({ onHand: 9_999, reserved: 0 });
  });

  it('a store that cannot deliver cancels and the buyer gets everything back', async () => {
    const { buyer, seller, orderSn, products } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
    const before = await balanceOf(buyer);
    expect(await mall.call(order.storeCancel, { orderSn, reason: '库存盘亏' }, seller)).toMatchObject({
      state: 'CANCELLED',
      refunded: '130.00',
    });
    expect((await balanceOf(buyer)) - before).toBe(13_000);
    expect(await stockOf(products[0]!.productId)).toEqual({ onHand: 10_000, reserved: 0 });
    await expect(mall.call(order.storeCancel, { orderSn, reason: '再来' }, seller)).rejects.toMatchObject({
      state: 255,
    });
  });

  it('goes to another address until it is sent, without moving its siblings', async () => {
    const buyer = await aBuyer(mall);
    const { orderSns } = await anOrder(mall, {
      buyer,
      products: [await product(), await product()],
      state: 'PENDING_DELIVERY',
    });
    const [orderSn, sibling] = orderSns as [string, string];
    const { addressId } = await mall.work((work) =>
      anAddress(work, buyer.memberId, { receiverName: '李工' }),
    );
    expect(
      (await mall.call(order.changeAddress, { orderSn, addressId }, buyer)).trade.address.receiverName,
    ).toBe('李工');
    expect((await detail(buyer, sibling)).trade.address.receiverName).toBe('王工');
    await expect(mall.call(order.changeAddress, { orderSn, addressId }, buyer)).rejects.toMatchObject({
      state: 255,
    });
    const stranger = await aBuyer(mall);
    await expect(
      mall.call(order.changeAddress, { orderSn, addressId: stranger.addressId }, buyer),
    ).rejects.toMatchObject({ state: 404 });
  });
});

describe('prices before payment', () => {
  it('are lowered by the store; bill and totals follow', async () => {
    const { buyer, seller, orderSn, paySn } = await anOrder(mall);
    const { orderLineId } = (await detail(buyer, orderSn)).lines[0]!;
    const lower = (unitPrice: string, freight = '5.00') =>
      mall.call(
        order.changePrice,
        { orderSn, lines: [{ orderLineId, unitPrice }], freight, reason: '老客户' },
        seller,
      );
    expect(await lower('1.000000')).toMatchObject({
      payable: '105.00',
      freight: '5.00',
      lines: [{ listPrice: '1.200000', unitPrice: '1.000000', amount: '100.00' }],
    });
    expect(await mall.call(paymentProtocol.payInfo, { paySn }, buyer)).toMatchObject({ due: '105.00' });
    await expect(lower('1.100000')).rejects.toMatchObject({ message: '只能降低价格或运费' });
    await expect(lower('1.000000', '6.00')).rejects.toMatchObject({ message: '只能降低价格或运费' });
    await expect(lower('0.000001', '0.00')).rejects.toMatchObject({ state: 255 });
    await expect(mall.call(order.changePrice, { orderSn }, seller)).rejects.toMatchObject({ state: 255 });
    await payOrder(mall, { paySn, buyer });
    await expect(lower('0.900000')).rejects.toMatchObject({ state: 255 });
    expect((await detail(buyer, orderSn)).log.map((row) => row.event)).toEqual([
      'pay',
      'changePrice',
      'submit',
    ]);
  });
});

describe('lists', () => {
  it('have tabs with counts and find orders by number, part number and name', async () => {
    const buyer = await aBuyer(mall);
    const seller = await aSeller(mall);
    const special = await product({ storeId: seller.storeId, partNo: 'LM358%DR', titleZh: '双运放' });
    const waiting = await anOrder(mall, { buyer, seller, products: [special] });
    const done = await anOrder(mall, { buyer, seller, state: 'COMPLETED' });
    const cancelled = await anOrder(mall, { buyer, seller });
    await mall.call(order.cancel, { orderSn: cancelled.orderSn }, buyer);

    const list = (input = {}) => mall.call(order.list, input, buyer);
    const all = await list();
    expect(all.counts).toMatchObject({
      all: 3,
      pendingPayment: 1,
      completed: 1,
      pendingEvaluation: 1,
      cancelled: 1,
      bin: 0,
    });
    expect(all.list.map((card) => card.orderSn)).toEqual([cancelled.orderSn, done.orderSn, waiting.orderSn]);
    expect((await list({ tab: 'pendingEvaluation' })).list).toMatchObject([
      { orderSn: done.orderSn, stateName: '待评价' },
    ]);
    for (const keyword of ['LM358%', '双运放', waiting.orderSn, waiting.parentSn]) {
      expect(
        (await list({ keyword })).list.map((card) => card.orderSn),
        keyword,
      ).toEqual([waiting.orderSn]);
    }
    expect((await list({ keyword: 'LM358_DR' })).list).toEqual([]);
    expect(await list({ pageSize: 2, current: 2 })).toMatchObject({
      list: [{}],
      pagination: { total: 3, current: 2 },
    });

    const sellers = await mall.call(order.sellerList, { state: 'COMPLETED' }, seller);
    expect(sellers).toMatchObject({
      list: [{ orderSn: done.orderSn, stateName: '已完成', memberName: buyer.memberName }],
      counts: { COMPLETED: 1, CANCELLED: 1, PENDING_PAYMENT: 1 },
    });
    expect((await mall.call(order.sellerList, {}, await aSeller(mall))).list).toEqual([]);
  });
});

describe('wrong: orders of other people', () => {
  it('do not exist for another buyer or another store', async () => {
    const { orderSn, buyer } = await anOrder(mall, { state: 'PENDING_RECEIPT' });
    const [stranger, rival] = [await aBuyer(mall), await aSeller(mall)];
    const { addressId } = stranger;
    for (const one of [
      order.detail,
      order.cancel,
      order.resubmit,
      order.withdraw,
      order.receive,
      order.extendReceipt,
      order.closeRemainder,
      order.remove,
      order.restore,
      order.purge,
      order.buyAgain,
    ]) {
      expect(await mall.ask(one, { orderSn }, stranger), one.path).toMatchObject({ state: 404 });
    }
    expect(await mall.ask(order.changeAddress, { orderSn, addressId }, stranger)).toMatchObject({
      state: 404,
    });
    expect(await mall.ask(order.confirmParcel, { orderSn, parcelSn: 'PK1' }, stranger)).toMatchObject({
      state: 404,
    });
    const reason = 'x';
    for (const one of [
      order.sellerDetail,
      order.approve,
      order.sendBack,
      order.refuse,
      order.storeCancel,
      order.askCloseRemainder,
      order.storeExtendReceipt,
      order.changePrice,
    ]) {
      expect(await mall.ask(one, { orderSn, reason }, rival), one.path).toMatchObject({ state: 404 });
    }
    expect(await mall.ask(order.sellerDetail, { orderSn }, buyer)).toMatchObject({ state: 403 });
    expect((await detail(buyer, orderSn)).state).toBe('PENDING_RECEIPT');
  });
});

describe('any step by anybody in any order', () => {
  const ACTIONS = (Object.keys(orderProcess) as OrderAction[]).filter((action) => action !== 'submit');
  const event = fc.record({
    action: fc.constantFrom(...ACTIONS),
    role: fc.constantFrom<OrderActor>('buyer', 'store', 'platform', 'system', 'payment', 'afterSale'),
    choice: fc.nat(5),
  });
  const rowOf = (work: Work, orderSn: string) =>
    work.query<Record<string, unknown>>('SELECT * FROM sub_order WHERE order_sn = $1', [orderSn]);

  it('is refused and changes nothing, or is in the table and leaves one log row', async () => {
    const buyer = await aBuyer(mall);
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 40, maxLength: 40 }), async (events) => {
        const { orderSn } = await anOrder(mall, { buyer, products: [await product()] });
        for (const { action, role, choice } of events) {
          const actor = { role, memberId: null, name: '' };
          const before = await mall.work((work) => rowOf(work, orderSn));
          const moved = await mall
            .work(async (work) => {
              const held = await holdOrder(work, buyersOwn(buyer), orderSn);
              const possible = leadsTo(orderProcess, action, held.state) as OrderState[];
              return advance(work, held, action, actor, { to: possible[choice % possible.length] });
            })
            .catch((error: unknown) => {
              if (error instanceof Refusal) return undefined;
              throw error;
            });
          const after = await mall.work((work) => rowOf(work, orderSn));
          if (moved) expect(after[0]).toMatchObject({ version: (before[0]!.version as number) + 1 });
          else expect(after).toEqual(before);
        }
        const log = await mall.work((work) =>
          work.query<{ from_state: OrderState | null; event: OrderAction; to_state: OrderState }>(
            'SELECT from_state, event, to_state FROM order_log WHERE order_sn = $1 ORDER BY log_id',
            [orderSn],
          ),
        );
        const [now] = await mall.work((work) => rowOf(work, orderSn));
        expect(now).toMatchObject({ version: log.length, state: log.at(-1)!.to_state });
        for (const [i, row] of log.entries()) {
          expect(row.from_state).toBe(log[i - 1]?.to_state ?? null);
          expect(leadsTo(orderProcess, row.event, row.from_state ?? undefined)).toContain(row.to_state);
        }
      }),
      { numRuns: 6 },
    );
  });
});

describe('evaluation', () => {
  it('is open for completed orders within thirty days, line by line', async () => {
    const buyer = await aBuyer(mall);
    const seller = await aSeller(mall);
    const products = [await product({ storeId: seller.storeId }), await product({ storeId: seller.storeId })];
    const { orderSn } = await anOrder(mall, { buyer, seller, products, state: 'COMPLETED' });
    const todo = (tab: 'todo' | 'done' | 'toAdd' = 'todo') =>
      mall.work((work) => linesToEvaluate(work, buyer.memberId, { tab, orderSn, current: 1, pageSize: 10 }));
    const { rows, total } = await todo();
    expect([total, rows.map((row) => row.partNo)]).toEqual([2, products.map((one) => one.partNo)]);
    const mark = (ids: number[]) =>
      mall.work(async (work) => {
        await requireEvaluable(work, buyer.memberId, orderSn);
        await markEvaluated(work, orderSn, ids, buyer);
      });
    await mark([rows[0]!.orderLineId]);
    await expect(mark([rows[0]!.orderLineId])).rejects.toThrow();
    expect([(await todo()).total, (await todo('done')).total, (await todo('toAdd')).total]).toEqual([
      1, 1, 1,
    ]);
    await mark([rows[1]!.orderLineId]);
    expect((await detail(buyer, orderSn)).stateName).toBe('已完成');
    await expect(mark([rows[1]!.orderLineId])).rejects.toThrow();

    const late = await anOrder(mall, { buyer, seller, state: 'COMPLETED' });
    mall.clock.pass(days(31));
    await expect(mall.work((work) => requireEvaluable(work, buyer.memberId, late.orderSn))).rejects.toThrow();
    const stranger = await aBuyer(mall);
    await expect(
      mall.work((work) => requireEvaluable(work, stranger.memberId, orderSn)),
    ).rejects.toMatchObject({ state: 404 });
  });
});
