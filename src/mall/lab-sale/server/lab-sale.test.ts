// Services and packages bought at once, through HTTP: paid first, completed and accepted afterwards; and how their money comes back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { yuan } from '#kit/money/money.ts';
import { days } from '#kit/time/duration.ts';
import { sellServices, takePackages } from '#mall/ability/server/ability.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { ownOrderList } from '#mall/order/order-lists.ts';
import { aBuyer, type Buyer, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { deliverReports } from '#mall/order/server/order.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { newSpecimen } from '#mall/testing/entrust-form.ts';
import { packProtocol } from '#mall/testing/pack.protocol.ts';
import { aTestingLab } from '#mall/testing/server/testing.builders.ts';
import { tellStand } from '#mall/testing/server/testing.ts';
import { testingProtocol as protocol } from '#mall/testing/testing.protocol.ts';
import { labSaleProtocol } from '../lab-sale.protocol.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
const lab = await aTestingLab(mall);
let products: Record<string, number> = {};

beforeAll(async () => {
  await mall.work(async (work) => {
    await sellServices(work, ['T1', 'T2', 'T3', 'J1']);
    await takePackages(work, 'YC', [
      {
        ...{ code: 'P1', name: { zh: '鉴定套餐', en: 'Qualification' }, unit: '批', price: yuan(3_600) },
        ...{ from: work.now, to: null },
        components: [
          { capNo: 'T1', qty: 1, listShare: yuan(800) },
          { capNo: 'T2', qty: 2, listShare: yuan(300) },
          { capNo: 'T3', qty: 1, listShare: yuan(900) },
          { capNo: 'J1', qty: 1, listShare: yuan(1_500) },
        ],
      },
    ]);
    const rows = await work.query<{ of: string; productId: number }>(
      `SELECT coalesce(c.cap_no, k.code) AS of, p.product_id AS "productId" FROM goods g JOIN product p USING (goods_id)
       LEFT JOIN capability c USING (cap_id) LEFT JOIN service_package k USING (package_id) WHERE g.kind <> 'PART'`,
    );
    products = Object.fromEntries(rows.map(({ of, productId }) => [of, productId]));
  });
});

const own = (buyer: Buyer, serviceSn: string) => mall.call(protocol.detail, { serviceSn }, buyer);
const order = (buyer: Buyer, orderSn: string) => mall.call(orderProtocol.detail, { orderSn }, buyer);
const pack = (buyer: Buyer, packageNo: string) => mall.call(packProtocol.pack, { packageNo }, buyer);
const atDesk = (serviceSn: string) => mall.call(protocol.deskDetail, { serviceSn }, lab.acceptance);
const pay = (buyer: Buyer, paySn: string) =>
  mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, buyer);

/** Damp heat of 100 hours for two specimens, urgent: 5,000 + 2,500. */
const service = (amount = '7500.00') =>
  ({ productId: products.T1!, specimens: 2, units: 100, urgency: 'URGENT', amount }) as never;
const package1 = (more: object = {}) => ({ productId: products.P1!, amount: '3600.00', ...more }) as never;

async function aPaidService() {
  const buyer = await aBuyer(mall);
  const bought = await mall.call(labSaleProtocol.buyService, service(), buyer);
  await pay(buyer, bought.paySn);
  return { buyer, ...bought };
}
async function aPaidPackage() {
  const buyer = await aBuyer(mall);
  const bought = await mall.call(labSaleProtocol.buyPackage, package1(), buyer);
  await pay(buyer, bought.paySn);
  return { buyer, ...bought };
}

/** The rest of its form is said. @param qty specimens */
async function complete(buyer: Buyer, serviceSn: string, qty = 2, wish: object = {}) {
  const { form } = await own(buyer, serviceSn);
  const said = {
    ...form,
    ...{
      clientName: '鼎元',
      clientAddress: '深圳',
      contact: '王工',
      mobile: '13900000000',
      email: 'w@example.com',
    },
    specimens: [{ ...newSpecimen(), name: '连接器', serialNo: 'S1', qty }],
    ...{ isDeclared: true, ...wish },
  };
  return mall.call(
    protocol.save,
    { draftId: 'does-not-matter', serviceSn, form: JSON.stringify(said) } as never,
    buyer,
  );
}
async function handIn(buyer: Buyer, serviceSn: string, qty = 2) {
  const { version } = await complete(buyer, serviceSn, qty);
  return mall.call(protocol.submit, { serviceSn, version }, buyer);
}
async function accept(serviceSn: string) {
  const { version, contentHash } = await atDesk(serviceSn);
  return mall.call(protocol.accept, { serviceSn, version, hash: contentHash }, lab.acceptance);
}
async function refuse(serviceSn: string, reason = '设备停用，无法检测') {
  const { version } = await atDesk(serviceSn);
  return mall.call(protocol.refuse, { serviceSn, version, reason }, lab.acceptance);
}
/** Both, as the pair of domain-lab 7.2. */
const pair = async (buyer: Buyer, serviceSn: string) => {
  const one = await own(buyer, serviceSn);
  return [one.stateCode, one.order?.state];
};

describe('a service', () => {
  it('is paid first, completed, accepted without another order: the pairs hold at each step', async () => {
    const buyer = await aBuyer(mall);
    const marked = { ...(service() as object), marks: 'AUTH' } as never;
    expect((await mall.ask(labSaleProtocol.buyService, marked, buyer)).msg).toContain('不在 AUTH 范围内');
    const bought = await mall.call(labSaleProtocol.buyService, service(), buyer);
    const { serviceSn, orderSn } = bought;
    expect(bought).toMatchObject({ needsPayment: true, isAsked: false, packSn: '' });
    expect(await pair(buyer, serviceSn)).toEqual([10, 'PENDING_PAYMENT']);
    expect(await own(buyer, serviceSn)).toMatchObject({
      entry: 'PREPAID',
      allowedActions: ['pay', 'cancel'],
    });
    const placed = await order(buyer, orderSn);
    expect(placed).toMatchObject({ source: 'service', sourceSn: serviceSn, payable: '7500.00' });
    expect(placed.evidence[0]).toMatchObject({ kind: 'service', sn: serviceSn, isIntact: true });

    await pay(buyer, bought.paySn);
    expect(await pair(buyer, serviceSn)).toEqual([1, 'PENDING_DELIVERY']);
    expect((await own(buyer, serviceSn)).allowedActions).toEqual(['edit', 'cancel']);
    expect((await mall.ask(protocol.deskDetail, { serviceSn }, lab.acceptance)).state).toBe(State.notFound);

    await handIn(buyer, serviceSn);
    expect(await pair(buyer, serviceSn)).toEqual([5, 'PENDING_DELIVERY']);
    expect(await atDesk(serviceSn)).toMatchObject({ allowedActions: ['accept', 'sendBack', 'refuse'] });
    await accept(serviceSn);
    expect(await pair(buyer, serviceSn)).toEqual([20, 'PENDING_DELIVERY']);
    expect((await own(buyer, serviceSn)).order?.orderSn).toBe(orderSn);
    expect(await order(buyer, orderSn)).toMatchObject({ payable: '7500.00', refunded: '0.00' });
  });

  it('keeps what its price was made of, whatever is sent', async () => {
    const { buyer, serviceSn } = await aPaidService();
    const other = complete(buyer, serviceSn, 2, { urgency: 'NORMAL', copies: 9, remark: '易碎' });
    expect((await refusalOf(other)).message).toContain('时效、纸质本数');
    await complete(buyer, serviceSn, 2, { items: [], remark: '易碎' });
    const { form } = await own(buyer, serviceSn);
    expect(form).toMatchObject({ urgency: 'URGENT', copies: 1, remark: '易碎' });
    expect(form.items).toMatchObject([{ units: 100 }]);
    await handIn(buyer, serviceSn);
    expect(await own(buyer, serviceSn)).toMatchObject({
      amount: '7500.00',
      versions: [{ versionNo: 2 }, { versionNo: 1 }],
    });
  });

  it('takes as many specimens as were bought', async () => {
    const { buyer, serviceSn } = await aPaidService();
    const { version } = await complete(buyer, serviceSn, 3);
    const reply = await mall.ask(protocol.submit, { serviceSn, version }, buyer, 'en');
    expect(reply.msg).toBe('2 specimens were bought and 3 are entered; commission any others separately');
    const fewer = await complete(buyer, serviceSn, 1);
    const short = await mall.ask(protocol.submit, { serviceSn, version: fewer.version }, buyer);
    expect(short.msg).toContain('请补齐');
    expect(await pair(buyer, serviceSn)).toEqual([1, 'PENDING_DELIVERY']);
  });

  it('L15: refused by the laboratory, exactly the payment goes back', async () => {
    const { buyer, serviceSn, orderSn } = await aPaidService();
    await handIn(buyer, serviceSn);
    await refuse(serviceSn);
    expect(await pair(buyer, serviceSn)).toEqual([7, 'CANCELLED']);
    expect(await order(buyer, orderSn)).toMatchObject({ payable: '7500.00', refunded: '7500.00' });
    expect((await own(buyer, serviceSn)).closeReason).toBe('设备停用，无法检测');
  });

  it.each(['paid', 'handed in', 'sent back', 'accepted'] as const)(
    'cancelled once it is %s, all of it goes back',
    async (when) => {
      const { buyer, serviceSn, orderSn } = await aPaidService();
      if (when !== 'paid') await handIn(buyer, serviceSn);
      if (when === 'accepted') await accept(serviceSn);
      if (when === 'sent back') {
        const { version } = await atDesk(serviceSn);
        await mall.call(protocol.sendBack, { serviceSn, version, reason: '缺少批号' }, lab.acceptance);
        expect(await pair(buyer, serviceSn)).toEqual([6, 'PENDING_DELIVERY']);
      }
      const { version, allowedActions } = await own(buyer, serviceSn);
      expect(allowedActions).toContain('cancel');
      await mall.call(protocol.cancel, { serviceSn, version, reason: '' }, buyer);
      expect(await pair(buyer, serviceSn)).toEqual([0, 'CANCELLED']);
      expect((await order(buyer, orderSn)).refunded).toBe('7500.00');
    },
  );

  it('is over with its order when that is cancelled before it is paid', async () => {
    const buyer = await aBuyer(mall);
    const { serviceSn, orderSn } = await mall.call(labSaleProtocol.buyService, service(), buyer);
    await mall.call(orderProtocol.cancel, { orderSn, reason: '不需要了' } as never, buyer);
    expect(await pair(buyer, serviceSn)).toEqual([0, 'CANCELLED']);
  });

  it('at another price than was shown is refused with the new one, and nothing is ordered', async () => {
    const buyer = await aBuyer(mall);
    const reply = await mall.ask(labSaleProtocol.buyService, service('7400.00'), buyer, 'en');
    expect(reply.msg).toBe('The price is ¥7500.00 now: please look at it before you buy');
    expect((await mall.call(ownOrderList.list, {}, buyer)).list).toEqual([]);
  });

  it('without a price it is on no shelf; a package is none', async () => {
    const buyer = await aBuyer(mall);
    const as = (productId: number) => ({ productId, specimens: 1, amount: '1.00' }) as never;
    if (products.T3)
      expect((await mall.ask(labSaleProtocol.buyService, as(products.T3), buyer)).code).toBe(
        'labSale.offSale',
      );
    expect((await mall.ask(labSaleProtocol.buyService, as(products.P1!), buyer)).code).toBe(
      'goods.otherKind',
    );
  });
});

/** As the room of reports tells it once a component's last report is issued. */
const reported = (orderSn: string, serviceSn: string, seq: number) =>
  mall.work(async (work) => {
    const part = { items: { REPORTED: 1 }, reports: { ISSUED: 1 } };
    await tellStand(work, serviceSn, { items: { WAITING: 1 } }, { by: 'system' }, { begin: true });
    await tellStand(work, serviceSn, part, { by: 'system' });
    await deliverReports(work, { orderSn }, [seq]);
  });

describe('a package', () => {
  it('L16: is one order whose lines are its shares, and one commission for each component', async () => {
    const { buyer, packSn, orderSn } = await aPaidPackage();
    const placed = await order(buyer, orderSn);
    expect(placed.lines.map(({ amount }) => amount)).toEqual(['757.89', '568.42', '852.63', '1421.06']);
    expect(placed).toMatchObject({ payable: '3600.00', sourceSn: packSn });
    expect(placed.evidence[0]).toMatchObject({ kind: 'service', sn: packSn, isIntact: true });
    const all = await pack(buyer, packSn);
    expect(all.components.map(({ share, stateCode, kind }) => [share, stateCode, kind])).toEqual([
      ['757.89', 1, 'INSPECTION'],
      ['568.42', 1, 'INSPECTION'],
      ['852.63', 1, 'INSPECTION'],
      ['1421.06', 1, 'METERING'],
    ]);
    expect(all.allowedActions).toEqual(['edit', 'cancel']);
    expect((await pack(buyer, orderSn)).packSn).toBe(packSn);
    expect((await mall.ask(packProtocol.pack, { packageNo: packSn }, await aBuyer(mall))).state).toBe(
      State.notFound,
    );
  });

  it('shares the price of several alike, to the fen', async () => {
    const buyer = await aBuyer(mall);
    const { packSn } = await mall.call(
      labSaleProtocol.buyPackage,
      package1({ count: 3, amount: '10800.00' }),
      buyer,
    );
    const { components, price } = await pack(buyer, packSn);
    expect(components.map(({ share }) => share)).toEqual(['2273.68', '1705.26', '2557.89', '4263.17']);
    expect(price).toBe('10800.00');
  });

  it('S8: one form fills all, all are accepted together, an impossible one gives its share back, the rest is delivered one by one', async () => {
    const { buyer, packSn, orderSn } = await aPaidPackage();
    const states = async () => (await pack(buyer, packSn)).components.map(({ stateCode }) => stateCode);
    const sns = (await pack(buyer, packSn)).components.map(({ serviceSn }) => serviceSn);
    await handIn(buyer, sns[0]!, 4);
    expect(await states()).toEqual([5, 5, 5, 5]);
    expect((await own(buyer, sns[3]!)).form).toMatchObject({ kind: 'METERING', clientName: '鼎元' });

    await refuse(sns[2]!);
    expect(await states()).toEqual([5, 5, 7, 5]);
    expect(await order(buyer, orderSn)).toMatchObject({ state: 'PENDING_DELIVERY', refunded: '852.63' });

    await accept(sns[1]!);
    expect(await states()).toEqual([20, 20, 7, 20]);
    const { version } = await own(buyer, sns[0]!);
    await mall.call(protocol.sent, { serviceSn: sns[0]!, version, carrier: '顺丰', trackingNo: '1' }, buyer);
    expect(await states()).toEqual([30, 30, 7, 30]);

    const deliver = (seq: number) => reported(orderSn, sns[seq - 1]!, seq);
    await deliver(1);
    expect(await states()).toEqual([38, 30, 7, 30]);
    expect((await order(buyer, orderSn)).state).toBe('PARTIALLY_SHIPPED');
    await deliver(2);
    await deliver(4);
    expect(await states()).toEqual([38, 38, 7, 38]);
    expect((await order(buyer, orderSn)).state).toBe('PENDING_RECEIPT');
    await mall.call(orderProtocol.receive, { orderSn } as never, buyer);
    expect(await states()).toEqual([40, 40, 7, 40]);
    expect(await order(buyer, orderSn)).toMatchObject({ state: 'COMPLETED', refunded: '852.63' });
  });

  it('of which the laboratory can do nothing gives all of it back', async () => {
    const { buyer, packSn, orderSn } = await aPaidPackage();
    const sns = (await pack(buyer, packSn)).components.map(({ serviceSn }) => serviceSn);
    await handIn(buyer, sns[0]!);
    for (const sn of sns) await refuse(sn);
    expect(await order(buyer, orderSn)).toMatchObject({ state: 'CANCELLED', refunded: '3600.00' });
    expect((await pack(buyer, packSn)).components.map(({ stateCode }) => stateCode)).toEqual([7, 7, 7, 7]);
  });

  it('is sent back and cancelled whole', async () => {
    const { buyer, packSn, orderSn, serviceSn } = await aPaidPackage();
    await handIn(buyer, serviceSn);
    const seen = await atDesk(serviceSn);
    await mall.call(
      protocol.sendBack,
      { serviceSn, version: seen.version, reason: '缺少批号' },
      lab.acceptance,
    );
    const states = async () => (await pack(buyer, packSn)).components.map(({ stateCode }) => stateCode);
    expect(await states()).toEqual([6, 6, 6, 6]);
    const { version } = await own(buyer, serviceSn);
    await mall.call(protocol.cancel, { serviceSn, version, reason: '' }, buyer);
    expect(await states()).toEqual([0, 0, 0, 0]);
    expect(await order(buyer, orderSn)).toMatchObject({ state: 'CANCELLED', refunded: '3600.00' });
  });

  it('of which something is delivered is not cancelled', async () => {
    const { buyer, packSn, orderSn, serviceSn } = await aPaidPackage();
    await handIn(buyer, serviceSn);
    await accept(serviceSn);
    await reported(orderSn, serviceSn, 1);
    const { components, allowedActions } = await pack(buyer, packSn);
    expect(allowedActions).not.toContain('cancel');
    const last = components[3]!;
    const asked = { serviceSn: last.serviceSn, version: last.version, reason: '' };
    expect((await mall.ask(protocol.cancel, asked, buyer)).code).toBe('testing.samplesCame');
  });
});

it('orders are found by what they bring', async () => {
  const { buyer, orderSn } = await aPaidPackage();
  const single = await mall.call(labSaleProtocol.buyService, service(), buyer);
  const of = async (kind: string) =>
    (await mall.call(ownOrderList.list, { kind } as never, buyer)).list.map((one) => one.orderSn);
  expect(await of('pack')).toEqual([orderSn]);
  expect(await of('inspection')).toEqual([single.orderSn]);
  expect(await of('goods')).toEqual([]);
});

it('two who refuse and accept a package at once do not get in each other’s way', async () => {
  const { buyer, packSn, serviceSn, orderSn } = await aPaidPackage();
  await handIn(buyer, serviceSn);
  const last = (await pack(buyer, packSn)).components[3]!;
  const seen = await atDesk(serviceSn);
  const replies = await Promise.all([
    mall.ask(protocol.accept, { serviceSn, version: seen.version, hash: seen.contentHash }, lab.acceptance),
    mall.ask(
      protocol.refuse,
      { serviceSn: last.serviceSn, version: last.version, reason: '停用' },
      lab.acceptance,
    ),
  ]);
  expect(replies.some(({ state }) => state === State.done)).toBe(true);
  const { refunded } = await order(buyer, orderSn);
  const isRefused = (await pack(buyer, packSn)).components[3]!.stateCode === 7;
  expect(refunded).toBe(isRefused ? '1421.06' : '0.00');
});

// Last: logins end when so many days pass.
it('nobody completes it for 90 days: all of it goes back', async () => {
  const single = await aPaidService();
  const bundle = await aPaidPackage();
  mall.clock.pass(days(90));
  await mall.fireTimers();
  const rows = await mall.work((work) =>
    work.query<{ state: string; refunded: string }>(
      `SELECT s.state, o.refunded::text AS refunded FROM service_order s JOIN sub_order o USING (order_sn)
       WHERE s.service_sn = $1 OR s.pack_sn = $2 ORDER BY s.service_id`,
      [single.serviceSn, bundle.packSn],
    ),
  );
  expect(rows.map(({ state, refunded }) => [state, refunded])).toEqual([
    ['CANCELLED', '750000'],
    ...Array.from({ length: 4 }, () => ['CANCELLED', '360000']),
  ]);
});
