// What is bought again and again, as a member meets it: through HTTP, on a real database.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { minutes } from '#kit/time/duration.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { aCategory, aProduct } from '#mall/goods/server/goods.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { aMatCode } from '#mall/mat-code/server/mat-code.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { aBuyer, anOrder, aSeller } from '#mall/order/server/order.builders.ts';
import { pairLife } from '#mall/replacement/server/pair-life.ts';
import { type RegularPart, regularProtocol as regular } from '../regular.protocol.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

const list = (member: Person, input: { part?: RegularPart; keyword?: string } = {}) =>
  mall.call(regular.list, input, member);

/** All that he has bought so far was so many days earlier. */
const longAgo = ({ memberId }: { memberId: number }, n: number) =>
  mall.work((work) =>
    work.query(
      `UPDATE sub_order SET created_at = created_at - make_interval(days => $2) WHERE member_id = $1`,
      [memberId, n],
    ),
  );

describe('happy', () => {
  it('lists what was bought twice, foretells the third time, and lets it be hidden until then', async () => {
    const [buyer, seller] = [await aBuyer(mall), await aSeller(mall)];
    const [often, once] = await mall.work(async (work) => [
      await aProduct(work, { storeId: seller.storeId }),
      await aProduct(work, { storeId: seller.storeId }),
    ]);
    await anOrder(mall, { buyer, seller, products: [often!, once!], number: 100 });
    await longAgo(buyer, 20);
    await anOrder(mall, { buyer, seller, products: [often!], number: 100 });
    const { list: found, counts } = await list(buyer);
    expect(counts).toEqual({ all: 1, due: 0, pinned: 0, dearer: 0, risk: 0 });
    expect(found).toMatchObject([
      { goodsId: often!.goodsId, times: 2, lastNum: 100, suggestedNum: 100, intervalDays: 20, isPinned: 0 },
    ]);
    await longAgo(buyer, 14);
    expect((await list(buyer, { part: 'due' })).list).toHaveLength(1);

    await mall.call(regular.hide, { productId: often!.productId }, buyer);
    expect((await list(buyer)).list).toEqual([]);
    mall.clock.pass(minutes(1));
    await anOrder(mall, { buyer, seller, products: [often!], number: 200 });
    expect((await list(buyer)).list).toMatchObject([{ times: 3, lastNum: 200 }]);
  });

  it('does not count what was given back whole', async () => {
    const [buyer, seller] = [await aBuyer(mall), await aSeller(mall)];
    const product = await mall.work((work) => aProduct(work, { storeId: seller.storeId }));
    await anOrder(mall, { buyer, seller, products: [product] });
    const { orderSn } = await anOrder(mall, { buyer, seller, products: [product] });
    expect((await list(buyer)).list).toHaveLength(1);
    await mall.work((work) =>
      work.query(`UPDATE sub_order SET state = 'CLOSED' WHERE order_sn = $1`, [orderSn]),
    );
    expect((await list(buyer)).list).toEqual([]);
  });

  it('is searched by the own material code of a part', async () => {
    const company = await aMainAccount(mall);
    const [coded, plain] = await mall.work(async (work) => [
      await aProduct(work, {}),
      await aProduct(work, {}),
    ]);
    await mall.work((work) =>
      aMatCode(work, company.enterpriseId, { matCode: 'KX-0815', partId: coded!.partId }),
    );
    for (const { productId } of [coded!, plain!]) await mall.call(regular.pin, { productId }, company);
    expect((await list(company, { keyword: 'kx-08' })).list).toMatchObject([{ goodsId: coded!.goodsId }]);
  });

  it('does not count what was called off', async () => {
    const [buyer, seller] = [await aBuyer(mall), await aSeller(mall)];
    const product = await mall.work((work) => aProduct(work, { storeId: seller.storeId }));
    await anOrder(mall, { buyer, seller, products: [product] });
    const { orderSn } = await anOrder(mall, {
      buyer,
      seller,
      products: [product],
      state: 'PENDING_PAYMENT',
    });
    await mall.call(orderProtocol.cancel, { orderSn, reason: '不需要了' }, buyer);
    expect((await list(buyer)).list).toEqual([]);
  });

  it('marks what is at risk: an announced end, no stock, a price well above the last one, with what could stand in', async () => {
    const [buyer, seller] = [await aBuyer(mall), await aSeller(mall)];
    const [ends, safe, other] = await mall.work(async (work) => {
      const categoryId = await aCategory(work, {});
      const make = () => aProduct(work, { storeId: seller.storeId, categoryId });
      return [await make(), await make(), await make()] as const;
    });
    const pair = { ofPartId: ends.partId, byPartId: other.partId, statement: '', isPinEqual: true };
    await mall.work((work) =>
      pairLife.beginAll(work, 'vouch', [{ ...pair, evidence: 'maker' }], { by: 'platform' }),
    );
    for (const _ of [1, 2]) await anOrder(mall, { buyer, seller, products: [ends, safe], number: 10 });
    expect((await list(buyer)).counts).toMatchObject({ all: 2, risk: 0 });
    await mall.work(async (work) => {
      await work.query(`UPDATE part SET lifecycle = 'eol' WHERE part_id = $1`, [ends.partId]);
      await work.query(
        `UPDATE product SET price_tiers = '[{"minNum":1,"unitPrice":1800000}]', on_hand = reserved WHERE product_id = $1`,
        [ends.productId],
      );
    });
    const { list: found, counts } = await list(buyer, { part: 'risk' });
    expect(counts).toMatchObject({ all: 2, risk: 1 });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      goodsId: ends.goodsId,
      risks: [
        { kind: 'endOfLife', severity: 'high' },
        { kind: 'stockGone', severity: 'high', text: '需要 10 个，全部店铺无库存' },
        { kind: 'priceJump', severity: 'medium', text: '上次采购单价 ¥1.50，目前 ¥1.80，上涨 20%' },
      ],
    });
    expect(found[0]!.alternates[0]).toMatchObject({ partId: other.partId, source: 'replacement', grade: 2 });
  });

  it('keeps pins, whatever is bought', async () => {
    const member = await aLogin(mall);
    const { productId, goodsId } = await mall.work((work) => aProduct(work, {}));
    await mall.call(regular.pin, { productId }, member);
    await mall.call(regular.pin, { productId }, member);
    const pinned = await list(member, { part: 'pinned' });
    expect(pinned.list).toMatchObject([{ goodsId, isPinned: 1, times: 0, nextAt: null, lastPrice: null }]);
    expect((await list(member, { keyword: 'no such part' })).list).toEqual([]);
    await mall.call(regular.unpin, { productId }, member);
    expect((await list(member)).list).toEqual([]);
  });

  it('says when the price has risen since', async () => {
    const [buyer, seller] = [await aBuyer(mall), await aSeller(mall)];
    const product = await mall.work((work) => aProduct(work, { storeId: seller.storeId }));
    await anOrder(mall, { buyer, seller, products: [product] });
    await anOrder(mall, { buyer, seller, products: [product] });
    await mall.work((work) =>
      work.query('UPDATE product SET price_tiers = $2 WHERE product_id = $1', [
        product.productId,
        JSON.stringify([{ minNum: 1, unitPrice: 9_000_000 }]),
      ]),
    );
    expect((await list(buyer, { part: 'dearer' })).list).toMatchObject([{ priceAtSuggested: '9.000000' }]);
  });
});

describe('refused', () => {
  it('pins and hides nothing that does not exist', async () => {
    const member = await aLogin(mall);
    for (const endpoint of [regular.pin, regular.hide])
      expect((await refusalOf(mall.call(endpoint, { productId: 999_999_999 }, member))).state).toBe(
        State.notFound,
      );
  });

  it('shows nobody what others buy', async () => {
    const [buyer, seller] = [await aBuyer(mall), await aSeller(mall)];
    const product = await mall.work((work) => aProduct(work, { storeId: seller.storeId }));
    await anOrder(mall, { buyer, seller, products: [product] });
    await anOrder(mall, { buyer, seller, products: [product] });
    expect((await list(await aLogin(mall))).list).toEqual([]);
  });

  it('tells no price that was paid to an employee who may not see prices', async () => {
    const [buyer, seller] = [await aBuyer(mall), await aSeller(mall)];
    const product = await mall.work((work) => aProduct(work, { storeId: seller.storeId }));
    for (const _ of [1, 2]) await anOrder(mall, { buyer, seller, products: [product] });
    const reader = await aLoggedInEmployee(mall, { roles: ['viewer'] });
    await mall.work((work) =>
      work.query('UPDATE sub_order SET member_id = $2 WHERE member_id = $1', [
        buyer.memberId,
        reader.memberId,
      ]),
    );
    await mall.work((work) =>
      work.query('UPDATE product SET price_tiers = $2 WHERE product_id = $1', [
        product.productId,
        JSON.stringify([{ minNum: 1, unitPrice: 9_000_000 }]),
      ]),
    );
    const { list: found, counts } = await list(reader);
    expect(found).toMatchObject([{ goodsId: product.goodsId, times: 2, lastPrice: null }]);
    expect(JSON.stringify(found[0]!.risks)).not.toContain('上次');
    expect(counts).toMatchObject({ all: 1, dearer: 0 });
  });
});
