// A purchase order of a procurement system becomes a trade: at the promised prices, once, as its member's own orders do.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { yuan } from '#kit/money/money.ts';
import { days, seconds } from '#kit/time/duration.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { aBudget, aRule } from '#mall/approval/server/approval.builders.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aLoggedInEmployee, aMainAccount, type EmployeeWish } from '#mall/company/server/company.builders.ts';
import { aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { NONE, openOrderDesk } from '#mall/order/server/order-desk.builders.ts';
import { sendsForNothing } from '#mall/store/server/store.builders.ts';
import { punchoutProtocol } from '../punchout.protocol.ts';
import {
  aConnection,
  type BuyerSystem,
  openBuyerSystem,
  type ReturnedLine,
  readBasket,
} from './stand-in-buyer.builders.ts';

let mall: TestMall;
const systems: BuyerSystem[] = [];

beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  expect(await openOrderDesk(mall).contradictions()).toEqual(NONE);
  await mall.close();
  for (const system of systems) await system.close();
});

/** An enterprise with its system; the employee in whose name it buys has an address of the main account. */
async function house(wish: EmployeeWish = {}) {
  const erp = await openBuyerSystem(mall);
  systems.push(erp);
  const main = await aMainAccount(mall);
  const buyer = await aLoggedInEmployee(mall, { enterpriseId: main.enterpriseId, ...wish });
  const { addressId } = await mall.work((work) => anAddress(work, main.memberId, { isDefault: true }));
  const connection = await aConnection(mall, erp, main, { memberId: buyer.memberId });
  return { erp, main, buyer, addressId, connection };
}
type House = Awaited<ReturnType<typeof house>>;

/** ¥1.50 from 1, ¥1.20 from 100, ¥1.00 from 1000, without freight. */
const goods = (wish: Parameters<typeof aProduct>[1] = {}) =>
  mall.work(async (work) => {
    const made = await aProduct(work, { stock: 100_000, ...wish });
    await sendsForNothing(work, made.storeId);
    return made;
  });

/** Somebody shops and takes it back. */
async function shop({ erp }: House, ...wanted: [BuiltProduct, number][]): Promise<ReturnedLine[]> {
  const { url } = await erp.setUp();
  const key = new URL(url!).searchParams.get('k')!;
  const { access_token: token } = await mall.call(punchoutProtocol.start, { key });
  for (const [{ productId }, number] of wanted)
    await mall.call(cartProtocol.add, { productId, number }, { token });
  const back = await mall.call(punchoutProtocol.giveBack, {}, { token });
  return readBasket((await erp.takeBack(back.url)).basket).lines;
}

interface TradeRow {
  parentSn: string;
  source: string;
  poNumber: string;
  payable: number;
  memberId: number;
  address: { receiverName: string; mobile: string; regionName: string; detailAddress: string };
  state: string;
  remark: string;
  lines: { number: number; price: number; list: number }[];
}
const tradesOf = ({ buyer }: House) =>
  mall.work((work) =>
    work.query<TradeRow>(
      `SELECT t.parent_sn AS "parentSn", t.source, t.po_number AS "poNumber", t.payable, t.member_id AS "memberId",
         t.address, o.state, o.remark,
         (SELECT json_agg(json_build_object('number', buy_num, 'price', unit_price, 'list', list_price) ORDER BY order_line_id)
          FROM order_line l WHERE l.order_sn = o.order_sn) AS lines
       FROM trade t JOIN sub_order o USING (parent_sn) WHERE t.member_id = $1 ORDER BY o.order_id`,
      [buyer.memberId],
    ),
  );
const stockOf = async ({ productId }: BuiltProduct) =>
  (
    await mall.work((work) =>
      work.query<{ reserved: number }>('SELECT reserved FROM product WHERE product_id = $1', [productId]),
    )
  )[0]!.reserved;

describe('an order', () => {
  it('of a returned basket is a trade with its number, address and note', async () => {
    const of = await house();
    const product = await goods();
    const lines = await shop(of, [product, 1_000]);
    const reply = await of.erp.order({
      orderId: 'PO-1',
      lines,
      addressId: of.addressId,
      comments: '加急 <b>',
    });
    const [trade, ...others] = await tradesOf(of);
    expect([reply.code, reply.said, others]).toEqual([200, trade!.parentSn, []]);
    expect(trade).toMatchObject({
      source: 'punchout',
      poNumber: 'PO-1',
      payable: 100_000,
      memberId: of.buyer.memberId,
      state: 'PENDING_PAYMENT',
      remark: '加急 <b> · li@buyer.example',
      address: { receiverName: '王工' },
      lines: [{ number: 1_000, price: 1_000_000, list: 1_000_000 }],
    });
    expect(await stockOf(product)).toBe(1_000);
  });

  it('keeps the promised price for a week, dearer or cheaper, and no day longer', async () => {
    const of = await house();
    const product = await goods();
    const dearer = await shop(of, [product, 100]);
    const late = await shop(of, [product, 100]);
    await mall.work((work) =>
      work.query('UPDATE product SET price_tiers = $2 WHERE product_id = $1', [
        product.productId,
        JSON.stringify([{ minNum: 1, unitPrice: 9_000_000 }]),
      ]),
    );
    mall.clock.pass(days(6));
    expect((await of.erp.order({ lines: dearer, addressId: of.addressId })).code).toBe(200);
    expect((await tradesOf(of))[0]!.lines).toEqual([{ number: 100, price: 1_200_000, list: 9_000_000 }]);
    mall.clock.pass(days(1) + seconds(1));
    const refused = await of.erp.order({ lines: late });
    expect([refused.code, refused.said]).toEqual([
      409,
      'line 1: its price key has expired: please shop again',
    ]);
  });

  it('goes where it says itself, when the address book does not know it', async () => {
    const of = await house();
    const lines = await shop(of, [await goods(), 10]);
    const shipTo = (phone: string) =>
      `<ShipTo><Address addressID="PLANT-7"><Name xml:lang="zh">深蓝电子</Name><PostalAddress><DeliverTo>李工</DeliverTo><Street>学府路 1 号</Street><City>深圳市</City><State>广东省</State></PostalAddress>${phone}</Address></ShipTo>`;
    const refused = await of.erp.order({ lines, shipTo: shipTo('') });
    expect([refused.code, refused.said]).toEqual([
      400,
      'ShipTo/Address/Phone/TelephoneNumber is missing or not correct',
    ]);
    const phone =
      '<Phone><TelephoneNumber><CountryCode isoCountryCode="CN">86</CountryCode><AreaOrCityCode>0755</AreaOrCityCode><Number>26530000</Number></TelephoneNumber></Phone>';
    expect((await of.erp.order({ lines, shipTo: shipTo(phone) })).code).toBe(200);
    expect((await tradesOf(of))[0]!.address).toEqual({
      receiverName: '李工',
      mobile: '0755-26530000',
      regionName: '广东省 深圳市',
      detailAddress: '学府路 1 号',
      companyName: '深蓝电子',
    });
  });

  it('sent again, or twice at once, is one trade', async () => {
    const of = await house();
    const product = await goods();
    const lines = await shop(of, [product, 100]);
    const order = { orderId: 'PO-TWICE', lines, addressId: of.addressId };
    const [one, two] = await Promise.all([of.erp.order(order), of.erp.order(order)]);
    const three = await of.erp.order(order);
    expect([one!.code, two!.code, three.code]).toEqual([200, 200, 200]);
    expect(new Set([one!.said, two!.said, three.said]).size).toBe(1);
    expect(await tradesOf(of)).toHaveLength(1);
    expect(await stockOf(product)).toBe(100);
    const other = await of.erp.order({ ...order, comments: 'other' });
    expect([other.code, other.said]).toEqual([
      409,
      'Purchase order PO-TWICE has been placed with other content',
    ]);
  });

  it('waits for the enterprise’s own approval, and spends its budget', async () => {
    const of = await house();
    const { enterpriseId } = of.main;
    await mall.work((work) => aRule(work, { enterpriseId }, { conditions: { amountFrom: yuan(100) } }));
    const lines = await shop(of, [await goods(), 1_000]);
    expect((await of.erp.order({ lines, addressId: of.addressId })).code).toBe(200);
    expect((await tradesOf(of))[0]).toMatchObject({ state: 'PENDING_REVIEW', payable: 100_000 });
    const tasks = await mall.work((work) =>
      work.query('SELECT FROM approval WHERE enterprise_id = $1', [enterpriseId]),
    );
    expect(tasks).toHaveLength(1);
    const { budgetId } = await mall.work(async (work) => ({
      budgetId: await aBudget(work, enterpriseId, { name: '研发一部', amount: yuan(150) }),
    }));
    const order = async () => ({ lines: await shop(of, [await goods(), 100]), costCentre: '研发一部' });
    expect((await of.erp.order(await order())).code).toBe(200);
    const [{ reserved }] = (await mall.work((work) =>
      work.query('SELECT reserved FROM budget WHERE budget_id = $1', [budgetId]),
    )) as [{ reserved: number }];
    expect(reserved).toBe(12_000);
    const dear = await of.erp.order(await order());
    expect(dear.said).toContain('研发一部');
    expect(dear.code).toBe(409);
    expect(await tradesOf(of)).toHaveLength(2);
  });
});

describe('an order is refused, and nothing changes', () => {
  it.each<[string, (line: ReturnedLine) => Partial<ReturnedLine> & { currency?: string }, string]>([
    ['of a key that nobody has', () => ({ priceKey: 'x' }), 'there is no such price key'],
    ['of another product', () => ({ productId: '1' }), 'its price key belongs to another product'],
    ['of more pieces', () => ({ quantity: '1001' }), 'its price key has 1000 pieces left'],
    [
      'of fewer pieces than the price asks for',
      () => ({ quantity: '999' }),
      'this unit price holds from 1000 pieces on',
    ],
    ['at a lower price', () => ({ price: '0.99' }), 'the unit price is CNY 1.000000'],
    ['at a higher price', () => ({ price: '1.01' }), 'the unit price is CNY 1.000000'],
    ['in another currency', () => ({ currency: 'USD' }), 'the unit price is CNY 1.000000'],
  ])('%s', async (_what, change, said) => {
    const of = await house();
    const product = await goods();
    const good = await goods();
    const [line, right] = await shop(of, [product, 1_000], [good, 1_000]);
    const reply = await of.erp.order({ lines: [{ ...line!, ...change(line!) }, right!] });
    expect([reply.code, reply.said]).toEqual([409, `line 1: ${said}`]);
    expect(await tradesOf(of)).toEqual([]);
    expect([await stockOf(product), await stockOf(good)]).toEqual([0, 0]);
    expect((await of.erp.order({ lines: [line!, right!] })).code).toBe(200);
  });

  it('with a used key, with goods that are gone, with a product twice: each line by its number', async () => {
    const of = await house();
    const [product, scarce] = [await goods(), await goods({ stock: 100 })];
    const [used, gone] = await shop(of, [product, 100], [scarce, 100]);
    expect((await of.erp.order({ lines: [used!] })).code).toBe(200);
    const again = await of.erp.order({ lines: [used!, gone!, gone!] });
    expect([again.code, again.said]).toEqual([
      409,
      'line 1: its price key is used up; line 3: the same product stands in several lines: please make one of them',
    ]);
    await mall.work(async (work) => {
      await work.query('UPDATE product SET on_hand = 20 WHERE product_id = $1', [scarce.productId]);
      await work.query('UPDATE stock_lot SET on_hand = 20 WHERE product_id = $1', [scarce.productId]);
    });
    const late = await of.erp.order({ lines: [gone!] });
    expect(late.code).toBe(409);
    expect(late.said).toContain(`${scarce.partNo}: Inventory shortage`);
    await mall.work((work) =>
      work.query("UPDATE goods SET state = 'OFF' WHERE goods_id = $1", [scarce.goodsId]),
    );
    expect((await of.erp.order({ lines: [gone!] })).code).toBe(409);
    expect(await tradesOf(of)).toHaveLength(1);
  });

  it('of another enterprise’s price key, or by somebody who may not order', async () => {
    const [one, other] = [await house(), await house({ roles: [], permissions: [] })];
    const lines = await shop(one, [await goods(), 100]);
    const stolen = await other.erp.order({ lines });
    expect([stolen.code, await tradesOf(other)]).toEqual([403, []]);
    const third = await house();
    expect((await third.erp.order({ lines })).said).toBe('line 1: there is no such price key');
    expect((await one.erp.order({ lines, secret: 'x' })).code).toBe(401);
    expect((await one.erp.order({ lines, type: 'delete' })).code).toBe(450);
    expect((await one.erp.order({ lines: [] })).code).toBe(400);
    expect((await one.erp.order({ lines })).code).toBe(200);
  });

  it('above the employee’s limit', async () => {
    const of = await house({ limitPerOrder: yuan(50) });
    const product = await goods();
    const reply = await of.erp.order({ lines: await shop(of, [product, 100]) });
    expect(reply.code).toBe(409);
    expect(reply.said).not.toBe('');
    expect([await tradesOf(of), await stockOf(product)]).toEqual([[], 0]);
  });
});
