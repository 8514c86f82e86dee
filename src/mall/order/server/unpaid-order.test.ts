// An order before it is paid: review by the store, payment, transfer, cheaper prices, cancelling.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { days, hours } from '#kit/time/duration.ts';
import { storedFile } from '#mall/file/server/file.tables.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { orderProtocol as order } from '../order.protocol.ts';
import { ownOrderList, storeOrderList } from '../order-lists.ts';
import { aBuyer, anOrder, aSeller, type Buyer, PAY_PASSWORD, payOrder } from './order.builders.ts';
import { NONE, openOrderDesk } from './order-desk.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
beforeEach(() => void mall.log.splice(0));
afterEach(() => expect(mall.log).toEqual([]));
const { product, detail, stockOf, balanceOf, setPrice, takeOffSale, pass, contradictions } =
  openOrderDesk(mall);

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

  it('has time again for the rest when only a part has come, and gets that part back when it is cancelled', async () => {
    const finance = await aLogin(mall, { roles: ['finance'] });
    for (const end of ['paid', 'cancelled']) {
      const made = await anOrder(mall);
      const { buyer, orderSn, paySn } = made;
      const paymentSn = await handIn(buyer, paySn);
      await mall.call(paymentProtocol.approve, { paymentSn, receivedAmount: '50.00' }, finance);
      expect((await detail(buyer, orderSn)).payDeadline).not.toBeNull();
      expect(await mall.call(paymentProtocol.payInfo, { paySn }, buyer)).toMatchObject({ due: '80.00' });
      const before = await balanceOf(buyer);
      if (end === 'paid') await payOrder(mall, made);
      else await mall.call(order.cancel, { orderSn }, buyer);
      expect((await detail(buyer, orderSn)).state).toBe(end === 'paid' ? 'PENDING_DELIVERY' : 'CANCELLED');
      expect((await balanceOf(buyer)) - before).toBe(end === 'paid' ? -8_000 : 5_000);
      const shown = await detail(buyer, orderSn);
      expect(shown).toMatchObject(
        end === 'paid'
          ? { refunded: '0.00', trade: { payParts: [{ amount: '80.00' }, { amount: '50.00' }] } }
          : { refunded: '50.00', refunding: '0.00', trade: { payMethodName: '银行转账' } },
      );
      if (end === 'cancelled') expect(shown.log[0]!.reason).toContain('¥50.00');
      expect(await contradictions()).toEqual(NONE);
    }
  });

  it('of two stores shows on each order what each way has brought this one', async () => {
    const finance = await aLogin(mall, { roles: ['finance'] });
    const buyer = await aBuyer(mall);
    const made = await anOrder(mall, { buyer, products: [await product(), await product()] });
    expect(made.orderSns).toHaveLength(2);
    const paymentSn = await handIn(buyer, made.paySn);
    await mall.call(paymentProtocol.approve, { paymentSn, receivedAmount: '150.00' }, finance);
    await payOrder(mall, made);
    for (const sn of made.orderSns) {
      const { payable, trade } = await detail(buyer, sn);
      const parts = trade.payParts.map(({ amount }) => Number(amount));
      const all = parts.length === 0 ? Number(payable) : parts.reduce((sum, part) => sum + part, 0);
      expect(all).toBeCloseTo(Number(payable), 2);
    }
    const ways = await Promise.all(made.orderSns.map(async (sn) => (await detail(buyer, sn)).trade));
    expect(ways.filter(({ payParts }) => payParts.length === 2)).toHaveLength(1);
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
    expect((await mall.call(ownOrderList.list, { tab: 'bin' }, buyer)).list).toHaveLength(1);
    expect(await mall.call(order.restore, { orderSn }, buyer)).toMatchObject({ isDeleted: false });
    await mall.call(order.remove, { orderSn }, buyer);
    await mall.call(order.purge, { orderSn }, buyer);
    await expect(detail(buyer, orderSn)).rejects.toMatchObject({ state: 404 });
    expect(await mall.call(order.buyAgain, { orderSn: sibling }, buyer)).toEqual({ added: 1, refused: [] });
  });

  it('says which goods cannot be bought again', async () => {
    const { buyer, orderSn, products } = await anOrder(mall);
    const [{ goodsId, partNo }] = products as [(typeof products)[number]];
    await takeOffSale(goodsId);
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
    const { counts } = await mall.call(storeOrderList.list, {}, seller);
    expect(counts).toMatchObject({ PENDING_REVIEW: 1, REVIEWED_BY_OTHERS: 0 });
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

it('all the books agree afterwards', async () => {
  expect(await contradictions()).toEqual(NONE);
});
