// From the basket to the order: what is shown before, what is made, and what is refused.
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { yuan } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { afterWorkingDays } from '#mall/setting/server/setting.ts';
import { orderProtocol as order } from '../order.protocol.ts';
import { aBuyer, aSeller, type Buyer } from './order.builders.ts';
import { NONE, openOrderDesk } from './order-desk.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
beforeEach(() => void mall.log.splice(0));
afterEach(() => expect(mall.log).toEqual([]));
const { product, fill, detail, stockOf, setPrice, takeOffSale, contradictions } = openOrderDesk(mall);

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
    expect(shown.storeGroupList[0]!.freightWhy).toBe('每单 ¥8.00，满 ¥99.00 免运费');
    expect(shown.addresses).toHaveLength(1);
    const en = await mall.call(order.confirm, { source: 'buyNow', productId, number: 100 }, buyer, 'en');
    expect(en).toMatchObject({ payable: '120.00' });
    expect(en.storeGroupList[0]!.freightWhy).toBe('Free: above ¥99.00');
  });

  it('says of each store when it leaves, what nobody knows of the way, and which invoices it issues', async () => {
    const seller = await aSeller(mall);
    const slow = await product({ storeId: seller.storeId, leadDays: 7 });
    const quick = await product({ storeId: seller.storeId, leadDays: 1 });
    const [person, company] = [await aBuyer(mall, { type: 1 }), await aBuyer(mall, { type: 3 })];
    await fill(person, slow.productId, 10);
    await fill(person, quick.productId, 10);
    const leaves = await mall.work((work) => afterWorkingDays(work, mall.clock.now(), 7));
    const [group] = (await mall.call(order.confirm, {}, person)).storeGroupList;
    expect(group).toMatchObject({
      delivery: { shipsBy: dayInChina(leaves) },
      invoiceKinds: ['none', 'normal'],
    });
    expect(group!.delivery.arrival).toContain('以承运商为准');
    expect(group!.delivery.weight).toContain('厂商未给出单件重量');
    expect(Object.keys(group!.delivery)).toEqual(['shipsBy', 'arrival', 'weight']);
    const buyNow = { source: 'buyNow', productId: quick.productId, number: 10 } as const;
    const [en] = (await mall.call(order.confirm, buyNow, company, 'en')).storeGroupList;
    expect(en!.invoiceKinds).toEqual(['none', 'normal', 'special']);
    expect(en!.delivery.arrival).toContain(`it leaves by ${en!.delivery.shipsBy}`);
    expect(en!.delivery.shipsBy < group!.delivery.shipsBy).toBe(true);
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

  it('serves many buyers of the same goods at the same moment, whatever the order in their carts', async () => {
    const products = [await product(), await product(), await product()];
    const buyers = await Promise.all(Array.from({ length: 12 }, () => aBuyer(mall)));
    for (const [i, buyer] of buyers.entries()) {
      for (const { productId } of i % 2 ? products : products.toReversed()) await fill(buyer, productId, 10);
    }
    const replies = await Promise.all(
      buyers.map((buyer) => mall.ask(order.submit, { addressId: buyer.addressId }, buyer)),
    );
    expect(replies.map((reply) => reply.state)).toEqual(buyers.map(() => 200));
    for (const { productId } of products) expect((await stockOf(productId)).reserved).toBe(120);
  });

  it('leaves out what the cart no longer counts, when the buyer has seen the total without it', async () => {
    const buyer = await aBuyer(mall);
    const [good, gone] = [await product(), await product()];
    for (const { productId } of [good, gone]) await fill(buyer, productId, 100);
    await takeOffSale(gone.goodsId);
    expect(await mall.call(order.confirm, {}, buyer)).toMatchObject({ payable: '130.00', problems: [] });
    const submit = (more = {}) => mall.call(order.submit, { addressId: buyer.addressId, ...more }, buyer);
    await expect(submit()).rejects.toMatchObject({
      data: { problems: [{ kind: 'offSale', productId: gone.productId }] },
    });
    await expect(submit({ expectedAmount: '260.00' })).rejects.toMatchObject({ state: 255 });
    expect((await submit({ expectedAmount: '130.00' })).orderSns).toHaveLength(1);
    expect((await mall.call(cartProtocol.cartList, {}, buyer)).invalidList).toHaveLength(1);
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
    await takeOffSale(goodsId);
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
      bankAccount: '755900012310701',
    } as const;
    const submit = (who: Buyer, asked: object = invoice) =>
      mall.ask(
        order.submit,
        { source: 'buyNow', productId, number: 1, addressId: who.addressId, invoice: asked },
        who,
      );
    expect(await submit(buyer)).toMatchObject({ state: 255, msg: '个人用户只能开具普通发票' });
    const company = await aBuyer(mall, { type: 3 });
    const refused = (wrong: object) => submit(company, { ...invoice, ...wrong });
    expect(await refused({ registerPhone: '755-86013388' })).toMatchObject({
      state: 255,
      msg: '电话号码有误',
    });
    expect(await refused({ bankAccount: '7559' })).toMatchObject({ msg: '银行账号为 8–30 位数字' });
    expect(await submit(company)).toMatchObject({ state: 200 });
  });
});

it('all the books agree afterwards', async () => {
  expect(await contradictions()).toEqual(NONE);
});
