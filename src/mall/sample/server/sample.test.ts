// Samples through HTTP: the sample cart, requests within quotas, review, shipping, payment, feedback, and what time does.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { days, hours } from '#kit/time/duration.ts';
import {
  aCertifiedEnterprise,
  aLoggedInEmployee,
  aMainAccount,
  anEmployee,
} from '#mall/company/server/company.builders.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { goodsProtocol } from '#mall/goods/goods.protocol.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { messageList } from '#mall/message/message-list.ts';
import { aBuyer, aSeller, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { sampleProtocol as protocol } from '../sample.protocol.ts';
import { enterpriseSampleList, ownSampleList, storeSampleList } from '../sample-lists.ts';
import {
  aDesigner,
  aSampleProduct,
  aSampleRequest,
  type BuiltSample,
  SAMPLE_USE,
} from './sample.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

/** A login of now: after days have passed an old one is over. */
async function again<P extends Person>(person: P): Promise<P> {
  const tokens = await mall.work((work) =>
    issueTokens(work, mall.tokenSecret, person.memberId, { ip: '127.0.0.1', userAgent: 'test' }),
  );
  return { ...person, token: tokens.access_token };
}
const own = async ({ sampleSn, designer }: BuiltSample) =>
  mall.call(protocol.detail, { sampleSn }, await again(designer));
const stores = async ({ sampleSn, seller }: BuiltSample) =>
  mall.call(protocol.sellerDetail, { sampleSn }, await again(seller));
const stockOf = async ({ productId }: { productId: number }) => {
  const goods = await mall.call(goodsProtocol.details, { productId });
  return goods.products.find((one) => one.productId === productId)!.sampleStock;
};
const approve = async (sample: BuiltSample, wish: object = {}) => {
  const { version } = await stores(sample);
  return mall.call(
    protocol.approve,
    { sampleSn: sample.sampleSn, version, ...wish },
    await again(sample.seller),
  );
};
const shipAll = async (sample: BuiltSample) => {
  const { lines } = await stores(sample);
  return mall.call(
    protocol.ship,
    {
      sampleSn: sample.sampleSn,
      carrier: '顺丰速运',
      trackingNo: 'SF1234567890',
      lines: lines.map((line) => ({
        sampleLineId: line.sampleLineId,
        number: (line.approvedNum ?? 0) - line.shippedNum,
        lotNo: 'LOT-S1',
      })),
    },
    await again(sample.seller),
  );
};
const receive = async ({ sampleSn, designer }: BuiltSample) =>
  mall.call(protocol.receive, { sampleSn }, await again(designer));
const FEEDBACK = { result: 'pass', testData: '纹波 8 mV，符合要求', nextStep: 'buy' } as const;
const feedback = async ({ sampleSn, designer }: BuiltSample) =>
  mall.call(protocol.feedback, { sampleSn, ...FEEDBACK }, await again(designer));
const titles = async (person: Person) =>
  (await mall.call(messageList.list, { kind: 'sample' }, await again(person))).list.map((one) => one.title);
const pass = async (time: number) => {
  mall.clock.pass(time);
  await mall.fireTimers();
};
const askFor = (who: Awaited<ReturnType<typeof aDesigner>>, productId: number, number: number) =>
  mall.call(
    protocol.submit,
    { products: [{ productId, number }], addressId: who.addressId, ...SAMPLE_USE },
    who,
  );

it('asks for what stood on the screen, or for nothing', async () => {
  const designer = await aDesigner(mall);
  const [a, b] = await mall.work(async (work) => [await aSampleProduct(work), await aSampleProduct(work)]);
  const wish = (...shown: { productId: number; number: number }[]) => ({
    shown,
    addressId: designer.addressId,
    ...SAMPLE_USE,
  });
  const two = [a, b].map(({ productId }) => ({ productId, number: 2 }));
  for (const one of two) await mall.call(protocol.add, one, designer);
  const changed = { message: '样品车已发生变化，请核对后重新提交' };
  const submit = (input: ReturnType<typeof wish>) => refusalOf(mall.call(protocol.submit, input, designer));
  expect(await submit(wish(two[0]!))).toMatchObject(changed);
  expect(await submit(wish(two[0]!, { ...two[1]!, number: 3 }))).toMatchObject(changed);
  await mall.work((work) =>
    work.query('UPDATE product SET sample_stock = 0 WHERE product_id = $1', [b.productId]),
  );
  expect(await submit(wish(...two))).toMatchObject(changed);
  const { sampleSns } = await mall.call(protocol.submit, wish(two[0]!), designer);
  expect(sampleSns).toHaveLength(1);
  // The other tab.
  expect(await submit(wish(two[0]!))).toMatchObject(changed);
});

describe('happy', () => {
  it('any member collects samples per store, changes, unchecks and deletes them', async () => {
    const who = await aLogin(mall);
    const a = await mall.work((work) => aSampleProduct(work, { minBuyNum: 1_000, multiple: 1_000 }));
    const b = await mall.work((work) => aSampleProduct(work, { samplePrice: 2_500_000 }));
    expect(await mall.call(protocol.add, { productId: a.productId, number: 2 }, who)).toEqual({
      availableSampleCartNum: 1,
    });
    await mall.call(protocol.add, { productId: a.productId, number: 1 }, who);
    await mall.call(protocol.add, { productId: b.productId, number: 4 }, who);
    const cart = await mall.call(protocol.cartList, {}, who);
    expect(cart).toMatchObject({
      availableSampleCartNum: 2,
      totalCheck: 2,
      checkedAll: 1,
      totalAmount: '10.00',
      storeCartGroupList: [
        { storeCartList: [{ productId: b.productId, buyNum: 4, subtotal: '10.00' }] },
        { storeCartList: [{ productId: a.productId, buyNum: 3, minBuyNum: 1, goodsPrice: '0.000000' }] },
      ],
    });
    const { cartId } = cart.storeCartGroupList[0]!.storeCartList[0]!;
    expect((await mall.call(protocol.changeNum, { cartId, number: 2 }, who)).totalAmount).toBe('5.00');
    expect((await mall.call(protocol.checkedCarts, { checked: 0 }, who)).totalCheck).toBe(0);
    await mall.work((work) =>
      work.query('UPDATE product SET sample_stock = 0 WHERE product_id = $1', [a.productId]),
    );
    expect(await mall.call(protocol.cartList, {}, who)).toMatchObject({
      availableSampleCartNum: 1,
      invalidList: [{ productId: a.productId, problems: [{ kind: 'shortage' }] }],
    });
    expect((await mall.call(protocol.deleteCarts, { cartIds: [cartId] }, who)).availableSampleCartNum).toBe(
      0,
    );
  });

  it('from the sample cart of two stores to two requests; one goes its whole way for free', async () => {
    const designer = await aDesigner(mall);
    const seller = await aSeller(mall);
    const product = await mall.work((work) => aSampleProduct(work, { storeId: seller.storeId }));
    const other = await mall.work((work) => aSampleProduct(work));
    for (const { productId } of [product, other])
      await mall.call(protocol.add, { productId, number: 2 }, designer);
    const look = await mall.call(protocol.confirm, {}, designer);
    expect(look).toMatchObject({ standing: { maySubmit: true }, goodsAmount: '0.00' });
    expect(look.storeGroupList).toHaveLength(2);
    const { sampleSns } = await mall.call(
      protocol.submit,
      { addressId: designer.addressId, ...SAMPLE_USE, eau: 5000, massProduction: '2027-03' },
      designer,
    );
    expect(sampleSns).toHaveLength(2);
    expect(sampleSns[0]).toMatch(/^SP\d{14}$/);
    expect((await mall.call(protocol.cartList, {}, designer)).availableSampleCartNum).toBe(0);

    const { list } = await mall.call(storeSampleList.list, { state: 'PENDING_REVIEW' }, seller);
    expect(list).toHaveLength(1);
    const sample = { sampleSn: list[0]!.sampleSn, designer, seller, product };
    expect((await stores(sample)).allowedActions).toEqual(['approve', 'sendBack', 'refuse']);
    expect(await approve(sample)).toEqual({ state: 'PENDING_DELIVERY' });
    expect(await stockOf(product)).toBe(18);
    expect(await shipAll(sample)).toEqual({ state: 'PENDING_RECEIPT' });
    expect(await receive(sample)).toEqual({ state: 'PENDING_EVALUATION' });
    const picture = await mall.work((work) => aFile(work, designer.memberId, { purpose: 'evidence' }));
    await mall.call(
      protocol.feedback,
      { sampleSn: sample.sampleSn, ...FEEDBACK, imageFileIds: [picture.fileId] },
      designer,
    );
    const done = await stores(sample);
    expect(done).toMatchObject({
      state: 'COMPLETED',
      massProduction: '2027-03',
      hasNoFeedback: false,
      feedback: { result: 'pass', nextStep: 'buy' },
      parcels: [{ lines: [{ partNo: product.partNo, number: 2, lotNo: 'LOT-S1' }] }],
      allowedActions: [],
    });
    expect(done.feedback?.pictures).toHaveLength(1);
    expect(done.log.map((one) => one.event)).toEqual([
      'feedback',
      'receive',
      'shipRest',
      'approve',
      'submit',
    ]);
    expect(await titles(designer)).toEqual(['样品已寄出', '样品申请已通过']);
    expect(await titles(seller)).toEqual(['收到样品试用反馈', '对方已收到样品', '有新的样品申请']);
  });

  it('fewer than asked for, in two parcels; what is over stays free', async () => {
    const designer = await aDesigner(mall);
    const seller = await aSeller(mall);
    const [a, b] = await mall.work(async (work) => [
      await aSampleProduct(work, { storeId: seller.storeId }),
      await aSampleProduct(work, { storeId: seller.storeId }),
    ]);
    const products = [a!, b!].map(({ productId }) => ({ productId, number: 4 }));
    const { sampleSns } = await mall.call(
      protocol.submit,
      { products, addressId: designer.addressId, ...SAMPLE_USE },
      designer,
    );
    const sample = { sampleSn: sampleSns[0]!, designer, seller, product: a! };
    const { lines } = await stores(sample);
    await approve(sample, {
      lines: [
        { sampleLineId: lines[0]!.sampleLineId, approvedNum: 2 },
        { sampleLineId: lines[1]!.sampleLineId, approvedNum: 1 },
      ],
    });
    expect([await stockOf(a!), await stockOf(b!)]).toEqual([18, 19]);
    const parcel = { sampleSn: sample.sampleSn, carrier: '顺丰速运', trackingNo: 'SF1' };
    const first = { sampleLineId: lines[0]!.sampleLineId, number: 2, lotNo: 'A1' };
    expect(await mall.call(protocol.ship, { ...parcel, lines: [first] }, seller)).toEqual({
      state: 'PARTIALLY_SHIPPED',
    });
    expect(await refusalOf(mall.call(protocol.ship, { ...parcel, lines: [first] }, seller))).toMatchObject({
      state: State.refused,
    });
    expect(await shipAll(sample)).toEqual({ state: 'PENDING_RECEIPT' });
    expect((await own(sample)).parcels).toHaveLength(2);
  });

  it('what a store cannot send any more is let go: free again, its price back, the rest is received', async () => {
    const sample = await aSampleRequest(mall, { samplePrice: 3_500_000, number: 5 });
    await approve(sample, { freightPayer: 'buyer' });
    const { paySn } = await own(sample);
    const pay = { paySn: paySn!, method: 'BALANCE', payPwd: PAY_PASSWORD } as const;
    await mall.call(paymentProtocol.doPay, pay, sample.designer);
    const { sampleSn, seller, designer } = sample;
    const end = { sampleSn, reason: '其余批次受潮' };
    expect(await refusalOf(mall.call(protocol.shipNoMore, end, seller))).toMatchObject({
      state: State.refused,
    });
    const [line] = (await stores(sample)).lines;
    const lines = [{ sampleLineId: line!.sampleLineId, number: 3, lotNo: 'A1' }];
    await mall.call(protocol.ship, { sampleSn, carrier: '顺丰速运', trackingNo: 'SF1', lines }, seller);
    expect((await stores(sample)).allowedActions).toEqual(['ship', 'shipNoMore']);
    const before = await mall.call(paymentProtocol.payInfo, { paySn: paySn! }, designer);
    expect(await refusalOf(mall.call(protocol.shipNoMore, end, await aSeller(mall)))).toMatchObject({
      state: State.notFound,
    });
    expect(await mall.call(protocol.shipNoMore, end, seller)).toEqual({ state: 'PENDING_RECEIPT' });
    expect(await own(sample)).toMatchObject({ goodsAmount: '10.50', payable: '20.50', freight: '10.00' });
    expect((await own(sample)).lines[0]).toMatchObject({ askedNum: 5, approvedNum: 3, shippedNum: 3 });
    expect(await stockOf(sample.product)).toBe(17);
    const after = await mall.call(paymentProtocol.payInfo, { paySn: paySn! }, designer);
    expect(Number(after.balanceAvailable) - Number(before.balanceAvailable)).toBeCloseTo(7);
    expect(await titles(designer)).toContain('其余样品不再寄出');
    expect(await refusalOf(mall.call(protocol.shipNoMore, end, seller))).toMatchObject({
      state: State.refused,
    });
    expect(await mall.call(protocol.receive, { sampleSn }, designer)).toEqual({
      state: 'PENDING_EVALUATION',
    });
  });

  it('paid samples and carriage go through the bill; the store cancels and the money comes back', async () => {
    const sample = await aSampleRequest(mall, { samplePrice: 3_500_000 });
    expect(await approve(sample, { freightPayer: 'buyer' })).toEqual({ state: 'PENDING_PAYMENT' });
    const seen = await own(sample);
    expect(seen).toMatchObject({ goodsAmount: '10.50', freight: '10.00', payable: '20.50' });
    expect(seen.allowedActions).toEqual(['pay', 'withdraw']);
    const info = await mall.call(paymentProtocol.payInfo, { paySn: seen.paySn! }, sample.designer);
    expect(info).toMatchObject({ due: '20.50', orders: [{ orderSn: sample.sampleSn }] });
    const before = info.balanceAvailable;
    await mall.call(
      paymentProtocol.doPay,
      { paySn: seen.paySn!, method: 'BALANCE', payPwd: PAY_PASSWORD },
      sample.designer,
    );
    expect((await own(sample)).state).toBe('PENDING_DELIVERY');
    await mall.call(protocol.storeCancel, { sampleSn: sample.sampleSn, reason: '样品破损' }, sample.seller);
    expect(await own(sample)).toMatchObject({ state: 'CANCELLED', closeReason: '样品破损' });
    expect(await stockOf(sample.product)).toBe(20);
    const after = await mall.call(paymentProtocol.payInfo, { paySn: seen.paySn! }, sample.designer);
    expect(after.balanceAvailable).toBe(before);
  });

  it('a substitute needs the designer’s yes; a no goes back to the store', async () => {
    const sample = await aSampleRequest(mall);
    const instead = await mall.work((work) => aSampleProduct(work, { storeId: sample.seller.storeId }));
    const [line] = (await stores(sample)).lines;
    const offer = [{ sampleLineId: line!.sampleLineId, approvedNum: 2, productId: instead.productId }];
    expect(await approve(sample, { lines: offer })).toEqual({ state: 'PENDING_REVIEW' });
    let seen = await own(sample);
    expect(seen.allowedActions).toEqual(['acceptSubstitute', 'declineSubstitute', 'withdraw']);
    expect(seen.lines[0]?.substitute?.partNo).toBe(instead.partNo);
    expect((await stores(sample)).allowedActions).toEqual([]);
    const { sampleSn, designer } = sample;
    await mall.call(protocol.declineSubstitute, { sampleSn, version: seen.version }, designer);
    expect((await stores(sample)).allowedActions).toContain('approve');
    await approve(sample, { lines: offer });
    seen = await own(sample);
    expect(await mall.call(protocol.acceptSubstitute, { sampleSn, version: seen.version }, designer)).toEqual(
      {
        state: 'PENDING_DELIVERY',
      },
    );
    expect((await own(sample)).lines[0]).toMatchObject({
      partNo: instead.partNo,
      insteadOf: sample.product.partNo,
      approvedNum: 2,
    });
    expect([await stockOf(sample.product), await stockOf(instead)]).toEqual([20, 18]);
  });

  it('is sent back, corrected with fewer pieces and approved', async () => {
    const sample = await aSampleRequest(mall);
    const { sampleSn, designer, seller } = sample;
    const { version } = await stores(sample);
    await mall.call(protocol.sendBack, { sampleSn, version, reason: '请说明用量' }, seller);
    const back = await own(sample);
    expect(back).toMatchObject({ state: 'REVIEW_REJECTED', allowedActions: ['resubmit', 'withdraw'] });
    const lines = [{ sampleLineId: back.lines[0]!.sampleLineId, number: 1 }];
    await mall.call(
      protocol.resubmit,
      { sampleSn, version: back.version, ...SAMPLE_USE, eau: 900, lines },
      designer,
    );
    expect(await stores(sample)).toMatchObject({
      state: 'PENDING_REVIEW',
      eau: 900,
      lines: [{ askedNum: 1 }],
    });
    expect(await approve(sample)).toEqual({ state: 'PENDING_DELIVERY' });
  });

  it('an enterprise that wants to is asked first; its store sees nothing before', async () => {
    const boss = await aMainAccount(mall);
    const { enterpriseId } = boss;
    const other = await aMainAccount(mall);
    const decider = await aLoggedInEmployee(mall, {
      enterpriseId,
      roles: [],
      permissions: ['desapp.decide'],
    });
    const viewer = await aLoggedInEmployee(mall, { enterpriseId, roles: ['viewer'] });
    await mall.call(protocol.setEndorsement, { isOn: 1 }, boss);
    expect(await mall.call(protocol.endorsement, {}, boss)).toEqual({ isEndorsed: true });
    expect(await mall.call(protocol.endorsement, {}, other)).toEqual({ isEndorsed: false });
    expect(await refusalOf(mall.call(protocol.endorsement, {}, viewer))).toBeTruthy();
    const designer = await aDesigner(mall, { enterpriseId });
    const sample = await aSampleRequest(mall, { designer });
    const { sampleSn, seller } = sample;
    expect(await refusalOf(stores(sample))).toMatchObject({ state: State.notFound });
    const { list, isEndorsed } = await mall.call(enterpriseSampleList.list, {}, boss);
    expect([isEndorsed, list[0]?.sampleSn]).toEqual([true, sampleSn]);
    const seen = await mall.call(protocol.detail, { sampleSn }, boss);
    expect(seen.allowedActions).toEqual(['endorse', 'sendBack', 'refuse']);
    const decision = { sampleSn, version: seen.version };
    expect(await refusalOf(mall.call(protocol.endorse, decision, other))).toMatchObject({
      state: State.notFound,
    });
    expect(await titles(boss)).toEqual(['有样品申请等待企业确认']);
    expect(await titles(decider)).toEqual(['有样品申请等待企业确认']);
    expect(await titles(viewer)).toEqual([]);
    await mall.call(protocol.enterpriseSendBack, { ...decision, reason: '请写明项目' }, decider);
    const back = await own(sample);
    await mall.call(protocol.resubmit, { sampleSn, version: back.version, ...SAMPLE_USE }, designer);
    const { version } = await own(sample);
    await mall.call(protocol.endorse, { sampleSn, version }, boss);
    const stored = await stores(sample);
    expect(stored.allowedActions).toContain('approve');
    expect(stored.log.map((one) => one.event)).toEqual(['resubmit', 'submit']);
    expect(await titles(seller)).toEqual(['有新的样品申请']);
  });

  it('a store sets samples, and finds them in what can be asked for', async () => {
    const seller = await aSeller(mall);
    const product = await mall.work((work) => aProduct(work, { storeId: seller.storeId }));
    const reply = await mall.call(
      goodsProtocol.changeSamples,
      { productId: product.productId, sampleStock: 7, samplePrice: '0', sampleLimit: 3 },
      seller,
    );
    expect(reply).toMatchObject({ sampleStock: 7, samplePrice: '0.000000', sampleLimit: 3 });
    const { list } = await mall.call(protocol.offers, { keyword: product.partNo }, await aLogin(mall));
    expect(list).toMatchObject([{ productId: product.productId, sampleStock: 7 }]);
    expect(
      await refusalOf(
        mall.call(
          goodsProtocol.changeSamples,
          { productId: product.productId, sampleStock: 1, samplePrice: '1.5', sampleLimit: 3 },
          await aSeller(mall),
        ),
      ),
    ).toMatchObject({ state: State.notFound });
  });
});

describe('time', () => {
  it.each([
    ['review', 15],
    ['correction', 15],
  ])('nothing comes of a request without %s within %i days', async (what, term) => {
    const sample = await aSampleRequest(mall);
    if (what === 'correction') {
      const { version } = await stores(sample);
      await mall.call(
        protocol.sendBack,
        { sampleSn: sample.sampleSn, version, reason: '请补充' },
        await again(sample.seller),
      );
    }
    await pass(days(term) - hours(1));
    const { state, cancelAt } = await own(sample);
    expect(state).not.toBe('CANCELLED');
    const left = Date.parse(cancelAt!) - mall.clock.now().getTime();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(hours(1));
    expect((await stores(sample)).cancelAt).toBe(cancelAt);
    await pass(hours(1));
    expect((await own(sample)).state).toBe('CANCELLED');
  });

  it('72 h to pay; then the samples are free again and the bill is closed', async () => {
    const sample = await aSampleRequest(mall, {
      samplePrice: 1_000_000,
      designer: await aDesigner(mall),
      seller: await aSeller(mall),
    });
    await approve(sample);
    expect(await stockOf(sample.product)).toBe(17);
    const { paySn } = await own(sample);
    await pass(hours(71));
    expect((await own(sample)).state).toBe('PENDING_PAYMENT');
    await pass(hours(1));
    expect((await own(sample)).state).toBe('CANCELLED');
    expect(await stockOf(sample.product)).toBe(20);
    const info = await mall.call(paymentProtocol.payInfo, { paySn: paySn! }, await again(sample.designer));
    expect(info.payState).toBe(3);
  });

  it('the pay timer rests while a transfer voucher is reviewed, and starts again when it is sent back', async () => {
    const finance = await aLogin(mall, { roles: ['finance'] });
    const sample = await aSampleRequest(mall, { samplePrice: 1_000_000 });
    await approve(sample);
    const { paySn } = await own(sample);
    const { sampleSn, designer } = sample;
    const file = await mall.work((work) => aFile(work, designer.memberId));
    const voucher = {
      payerName: '陈工',
      bank: '招商银行',
      amount: '3.00',
      paidOn: '2026-01-05',
      fileIds: [file.fileId],
    };
    const { payment } = await mall.call(
      paymentProtocol.doPay,
      { paySn: paySn!, method: 'TRANSFER', voucher },
      designer,
    );
    expect(await refusalOf(mall.call(protocol.withdraw, { sampleSn }, designer))).toMatchObject({
      message: expect.stringContaining('凭证审核中'),
    });
    await pass(days(5));
    expect(await own(sample)).toMatchObject({ state: 'PENDING_PAYMENT', payDeadline: null });
    const back = { paymentSn: payment.paymentSn, reason: '未查到款项' };
    await mall.call(paymentProtocol.sendBack, back, await again(finance));
    expect((await own(sample)).payDeadline).not.toBeNull();
    await pass(hours(71));
    expect((await own(sample)).state).toBe('PENDING_PAYMENT');
    await pass(hours(1));
    expect((await own(sample)).state).toBe('CANCELLED');
    expect(await stockOf(sample.product)).toBe(20);
  });

  it('received after 10 days, without feedback after 60 more; more than two of these and no other is taken', async () => {
    const designer = await aDesigner(mall);
    const seller = await aSeller(mall);
    const samples: BuiltSample[] = [];
    for (let i = 0; i < 3; i++) {
      const sample = await aSampleRequest(mall, { designer, seller });
      await approve(sample);
      await shipAll(sample);
      samples.push(sample);
    }
    await pass(days(10));
    expect((await own(samples[0]!)).state).toBe('PENDING_EVALUATION');
    await pass(days(60) - hours(1));
    expect((await own(samples[0]!)).state).toBe('PENDING_EVALUATION');
    await pass(hours(1));
    expect(await own(samples[0]!)).toMatchObject({ state: 'COMPLETED', hasNoFeedback: true });
    const fresh = await again(designer);
    const product = await mall.work((work) => aSampleProduct(work));
    expect(await refusalOf(askFor(fresh, product.productId, 1))).toMatchObject({
      state: State.refused,
      message: expect.stringContaining('3 份样品逾期未反馈'),
    });
    await feedback(samples[0]!);
    expect(await own(samples[0]!)).toMatchObject({ hasNoFeedback: false, feedback: { result: 'pass' } });
    await expect(askFor(fresh, product.productId, 1)).resolves.toBeTruthy();
    expect(await refusalOf(feedback(samples[0]!))).toMatchObject({ state: State.refused });
  });
});

describe('the platform’s rules', () => {
  const usual = { yearLimit: 10, mostWithoutFeedback: 2, reviewDays: 15, correctDays: 15 };
  const RULES = { ...usual, payHours: 72, receiveDays: 10, feedbackDays: 60 };

  it('quotas and periods are what the platform has set', async () => {
    const operator = await aLogin(mall, { roles: ['operator'] });
    expect(await mall.call(protocol.adminRules, {}, operator)).toEqual(RULES);
    const own3 = { ...RULES, yearLimit: 4, reviewDays: 3, payHours: 5 };
    expect(await mall.call(protocol.saveRules, own3, operator)).toEqual(own3);
    try {
      const sample = await aSampleRequest(mall, { number: 3, samplePrice: 1_000_000 });
      const { designer, product } = sample;
      const confirm = await mall.call(
        protocol.confirm,
        { productId: product.productId, number: 2 },
        designer,
      );
      expect(confirm.storeGroupList[0]!.lines[0]).toMatchObject({ usedThisYear: 3, yearLimit: 4 });
      expect(confirm.storeGroupList[0]!.lines[0]!.problem).toContain('每年最多申请 4 件');
      expect(confirm.standing).toMatchObject({ yearLimit: 4, mostWithoutFeedback: 2 });
      const late = await aSampleRequest(mall);
      await approve(sample);
      await pass(hours(5));
      expect((await own(sample)).state).toBe('CANCELLED');
      await pass(days(3));
      expect((await own(late)).state).toBe('CANCELLED');
    } finally {
      await mall.call(protocol.saveRules, RULES, await again(operator));
    }
  });

  it('only whole numbers within their ends, and only by the platform', async () => {
    const operator = await aLogin(mall, { roles: ['operator'] });
    for (const wrong of [{ yearLimit: 0 }, { feedbackDays: 6 }, { payHours: 1.5 }, { reviewDays: 91 }]) {
      const refusal = await refusalOf(mall.call(protocol.saveRules, { ...RULES, ...wrong }, operator));
      expect(refusal.state).toBe(State.refused);
    }
    expect(await mall.call(protocol.adminRules, {}, operator)).toEqual(RULES);
    const refusal = await refusalOf(mall.call(protocol.saveRules, RULES, await aSeller(mall)));
    expect(refusal.state).toBe(State.notAllowed);
  });
});

describe('refused', () => {
  it('who is no active designer, with the reason', async () => {
    const product = await mall.work((work) => aSampleProduct(work));
    const products = [{ productId: product.productId, number: 1 }];
    const individual = await aBuyer(mall);
    expect(
      await refusalOf(
        mall.call(protocol.submit, { products, addressId: individual.addressId, ...SAMPLE_USE }, individual),
      ),
    ).toMatchObject({ state: State.notAllowed });
    expect(
      (await mall.call(protocol.confirm, { productId: product.productId }, individual)).standing,
    ).toMatchObject({
      maySubmit: false,
      isDesigner: false,
    });
    const suspended = await aDesigner(mall, { state: 'SUSPENDED' });
    expect(await refusalOf(askFor(suspended, product.productId, 1))).toMatchObject({
      message: expect.stringContaining('已暂停'),
    });
    const left = await aDesigner(mall, { state: 'LEFT' });
    expect(await refusalOf(askFor(left, product.productId, 1))).toMatchObject({ state: State.refused });
  });

  it('an employee without the permission', async () => {
    const { enterpriseId } = await mall.work((work) => aCertifiedEnterprise(work));
    const { memberId } = await mall.work((work) =>
      anEmployee(work, { enterpriseId, type: 2, roles: ['buyer'] }),
    );
    const employee = await again({ memberId, memberName: '', token: '', refreshToken: '' });
    expect(await refusalOf(mall.call(protocol.confirm, {}, employee))).toMatchObject({
      state: State.notAllowed,
    });
  });

  it('more than a request may have, more than there are, more than a year allows', async () => {
    const designer = await aDesigner(mall);
    const product = await mall.work((work) => aSampleProduct(work));
    const scarce = await mall.work((work) => aSampleProduct(work, { sampleStock: 2 }));
    const none = await mall.work((work) => aProduct(work));
    const off = await mall.work((work) => aSampleProduct(work, { state: 'OFF' }));
    for (const [productId, number] of [
      [product.productId, 6],
      [scarce.productId, 3],
      [none.productId, 1],
      [off.productId, 1],
    ] as const) {
      expect(await refusalOf(askFor(designer, productId, number))).toMatchObject({ state: State.refused });
      expect(await refusalOf(mall.call(protocol.add, { productId, number }, designer))).toMatchObject({
        state: State.refused,
      });
    }
    await askFor(designer, product.productId, 5);
    await askFor(designer, product.productId, 4);
    expect(await refusalOf(askFor(designer, product.productId, 2))).toMatchObject({
      message: expect.stringContaining('今年已申请 9 件'),
    });
    await askFor(designer, product.productId, 1);
    const look = await mall.call(protocol.confirm, { productId: product.productId, number: 1 }, designer);
    expect(look.storeGroupList[0]!.lines[0]).toMatchObject({ usedThisYear: 10, yearLimit: 10 });
    expect(look.storeGroupList[0]!.lines[0]!.problem).toBeTruthy();
    expect(
      await refusalOf(mall.call(protocol.submit, { addressId: designer.addressId, ...SAMPLE_USE }, designer)),
    ).toMatchObject({
      state: State.refused,
    });
  });

  it('twelve submissions at once do not exceed a year’s ten', async () => {
    const designer = await aDesigner(mall);
    const product = await mall.work((work) => aSampleProduct(work, { sampleStock: 500 }));
    const tried = await Promise.allSettled(
      Array.from({ length: 12 }, () => askFor(designer, product.productId, 3)),
    );
    expect(tried.filter((one) => one.status === 'fulfilled')).toHaveLength(3);
  });

  it('a double click makes one request', async () => {
    const designer = await aDesigner(mall);
    const product = await mall.work((work) => aSampleProduct(work));
    const wish = {
      products: [{ productId: product.productId, number: 1 }],
      addressId: designer.addressId,
      ...SAMPLE_USE,
      requestId: `once-${designer.memberId}`,
    };
    const [a, b] = await Promise.all([1, 2].map(() => mall.call(protocol.submit, wish, designer)));
    expect(a).toEqual(b);
    expect((await mall.call(ownSampleList.list, {}, designer)).pagination.total).toBe(1);
  });

  it('two approvals for the last samples: the second one says that they are gone', async () => {
    const seller = await aSeller(mall);
    const product = await mall.work((work) =>
      aSampleProduct(work, { storeId: seller.storeId, sampleStock: 4 }),
    );
    const [first, second] = [
      await aSampleRequest(mall, { seller, product }),
      await aSampleRequest(mall, { seller, product }),
    ];
    const tried = await Promise.allSettled([approve(first), approve(second)]);
    expect(tried.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await stockOf(product)).toBe(1);
  });

  it('what was read before somebody else decided; nothing or too many approved; a foreign substitute', async () => {
    const sample = await aSampleRequest(mall);
    const { version, lines } = await stores(sample);
    const { sampleSn, seller } = sample;
    const { sampleLineId } = lines[0]!;
    const elsewhere = await mall.work((work) => aSampleProduct(work));
    for (const wish of [
      { version: version + 1 },
      { version, lines: [{ sampleLineId, approvedNum: 0 }] },
      { version, lines: [{ sampleLineId, approvedNum: 4 }] },
      { version, lines: [{ sampleLineId, approvedNum: 1, productId: elsewhere.productId }] },
    ]) {
      expect(await refusalOf(mall.call(protocol.approve, { sampleSn, ...wish }, seller))).toMatchObject({
        state: State.refused,
      });
    }
    expect((await stores(sample)).version).toBe(version);
    expect(await stockOf(sample.product)).toBe(20);
  });

  it('a parcel without lot, feedback before receipt, withdrawing what is approved', async () => {
    const sample = await aSampleRequest(mall);
    const { sampleSn, seller, designer } = sample;
    await approve(sample);
    const { lines } = await stores(sample);
    const parcel = { sampleSn, carrier: 'EMS', trackingNo: '1' };
    const { sampleLineId } = lines[0]!;
    for (const sent of [[{ sampleLineId, number: 1 }], [{ sampleLineId, number: 0 }], []]) {
      expect(await refusalOf(mall.call(protocol.ship, { ...parcel, lines: sent }, seller))).toMatchObject({
        state: State.refused,
      });
    }
    expect(await refusalOf(feedback(sample))).toMatchObject({ state: State.refused });
    expect(await refusalOf(mall.call(protocol.withdraw, { sampleSn }, designer))).toMatchObject({
      state: State.refused,
    });
  });
});

describe('wrong', () => {
  it('somebody else’s request, cart line and address, and another store’s, do not exist', async () => {
    const sample = await aSampleRequest(mall);
    const { sampleSn } = sample;
    const stranger = await aDesigner(mall);
    const rival = await aSeller(mall);
    const { version } = await stores(sample);
    const cart = await aLogin(mall);
    await mall.call(protocol.add, { productId: sample.product.productId, number: 1 }, cart);
    const { cartId } = (await mall.call(protocol.cartList, {}, cart)).storeCartGroupList[0]!
      .storeCartList[0]!;
    const tried = [
      mall.call(protocol.detail, { sampleSn }, stranger),
      mall.call(protocol.withdraw, { sampleSn }, stranger),
      mall.call(protocol.receive, { sampleSn }, stranger),
      mall.call(protocol.feedback, { sampleSn, ...FEEDBACK }, stranger),
      mall.call(protocol.resubmit, { sampleSn, version, ...SAMPLE_USE }, stranger),
      mall.call(protocol.acceptSubstitute, { sampleSn, version }, stranger),
      mall.call(protocol.changeNum, { cartId, number: 2 }, stranger),
      mall.call(
        protocol.submit,
        {
          products: [{ productId: sample.product.productId, number: 1 }],
          addressId: sample.designer.addressId,
          ...SAMPLE_USE,
        },
        stranger,
      ),
      mall.call(protocol.sellerDetail, { sampleSn }, rival),
      mall.call(protocol.approve, { sampleSn, version }, rival),
      mall.call(protocol.refuse, { sampleSn, version, reason: '不' }, rival),
      mall.call(protocol.ship, { sampleSn, carrier: 'a', trackingNo: 'b', lines: [] }, rival),
      mall.call(protocol.storeCancel, { sampleSn, reason: '不' }, rival),
    ];
    for (const one of await Promise.allSettled(tried))
      expect(one).toMatchObject({ status: 'rejected', reason: { state: State.notFound } });
    expect((await stores(sample)).version).toBe(version);
  });

  it('a project of somebody else refuses the request and keeps the sample cart as it was', async () => {
    const designer = await aDesigner(mall);
    const product = await mall.work((work) => aSampleProduct(work));
    await mall.call(protocol.add, { productId: product.productId, number: 1 }, designer);
    const wish = { addressId: designer.addressId, projectId: 987_654_321, ...SAMPLE_USE };
    expect(await refusalOf(mall.call(protocol.submit, wish, designer))).toMatchObject({
      state: State.notFound,
    });
    expect((await mall.call(protocol.cartList, {}, designer)).availableSampleCartNum).toBe(1);
    expect((await mall.call(ownSampleList.list, {}, designer)).pagination.total).toBe(0);
  });

  it('a guest has no sample cart', async () => {
    expect(await refusalOf(mall.call(protocol.add, { productId: 1, number: 1 }))).toMatchObject({
      state: State.notLoggedIn,
    });
  });
});
