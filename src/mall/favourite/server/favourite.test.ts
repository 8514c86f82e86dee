// Favourites and footprints as a member meets them: through HTTP, on a real database.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { minutes } from '#kit/time/duration.ts';
import { aMainAccount } from '#mall/company/server/company.builders.ts';
import { aProduct, type ProductWish } from '#mall/goods/server/goods.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { aMatCode } from '#mall/mat-code/server/mat-code.builders.ts';
import { favouriteProtocol as favourite } from '../favourite.protocol.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

const product = (wish: ProductWish = {}) => mall.work((work) => aProduct(work, wish));
const collected = (member: Person, input: Parameters<typeof mall.call<typeof favourite.collected>>[1] = {}) =>
  mall.call(favourite.collected, input, member);
const idsOf = ({ list }: { list: { goodsId: number }[] }) => list.map(({ goodsId }) => goodsId);
const setPrice = (productId: number, micro: number) =>
  mall.work((work) =>
    work.query('UPDATE product SET price_tiers = $2 WHERE product_id = $1', [
      productId,
      JSON.stringify([{ minNum: 1, unitPrice: micro }]),
    ]),
  );

describe('happy', () => {
  it('collects once, last first, and drops', async () => {
    const member = await aLogin(mall);
    const [a, b] = [await product(), await product()];
    await mall.call(favourite.collect, { productId: a.productId }, member);
    await mall.call(favourite.collect, { productId: b.productId }, member);
    await mall.call(favourite.collect, { productId: a.productId }, member);
    expect(idsOf(await collected(member))).toEqual([b.goodsId, a.goodsId]);
    const state = await mall.call(favourite.state, { goodsIds: [String(a.goodsId), 'x'] }, member);
    expect(state).toEqual({ goodsIds: [a.goodsId], isStoreCollected: 0 });
    await mall.call(favourite.drop, { goodsIds: [b.goodsId] }, member);
    expect(idsOf(await collected(member))).toEqual([a.goodsId]);
  });

  it('shows what has become cheaper and what is gone', async () => {
    const member = await aLogin(mall);
    const [cheaper, gone, same] = [await product(), await product(), await product()];
    for (const { productId } of [cheaper, gone, same])
      await mall.call(favourite.collect, { productId }, member);
    await setPrice(cheaper.productId, 10_000);
    await mall.work((work) =>
      work.query(`UPDATE goods SET state = 'OFF' WHERE goods_id = $1`, [gone.goodsId]),
    );
    expect((await collected(member)).counts).toEqual({ all: 3, cheaper: 1, gone: 1, stores: 0 });
    const [one] = (await collected(member, { isCheaper: true })).list;
    expect(one).toMatchObject({ goodsId: cheaper.goodsId, goodsPrice: '0.010000' });
    expect(Number(one!.priceThen)).toBeGreaterThan(0.01);
    expect(idsOf(await collected(member, { isGone: true }))).toEqual([gone.goodsId]);
  });

  it('is searched by part number without dashes and by words, whatever their signs', async () => {
    const member = await aLogin(mall);
    const one = await product();
    await mall.call(favourite.collect, { productId: one.productId }, member);
    const { partNo } = (await collected(member)).list[0]!;
    expect(idsOf(await collected(member, { keyword: partNo.toLowerCase().replaceAll('-', '') }))).toEqual([
      one.goodsId,
    ]);
    expect(idsOf(await collected(member, { keyword: '%' }))).toEqual([]);
  });

  it('is searched by the own material code of a part, each enterprise by its own', async () => {
    const [company, other] = [await aMainAccount(mall), await aMainAccount(mall)];
    const [coded, plain] = [await product(), await product()];
    await mall.work((work) =>
      aMatCode(work, company.enterpriseId, { matCode: 'KX-0815', partId: coded.partId }),
    );
    for (const member of [company, other])
      for (const { productId } of [coded, plain]) {
        await mall.call(favourite.collect, { productId }, member);
        await mall.call(favourite.look, { productId }, member);
      }
    expect(idsOf(await collected(company, { keyword: 'kx-08' }))).toEqual([coded.goodsId]);
    expect(idsOf(await mall.call(favourite.seen, { keyword: 'kx-08' }, company))).toEqual([coded.goodsId]);
    expect(idsOf(await collected(other, { keyword: 'kx-08' }))).toEqual([]);
    expect(idsOf(await mall.call(favourite.seen, { keyword: 'kx-08' }, other))).toEqual([]);
  });

  it('keeps stores', async () => {
    const member = await aLogin(mall);
    const { storeId } = await product();
    await mall.call(favourite.collectStore, { storeId }, member);
    await mall.call(favourite.collectStore, { storeId }, member);
    const { list } = await mall.call(favourite.collectedStores, {}, member);
    expect(list).toMatchObject([{ storeId, goodsCount: 1 }]);
    expect((await mall.call(favourite.state, { storeId }, member)).isStoreCollected).toBe(1);
    await mall.call(favourite.dropStore, { storeId }, member);
    expect((await mall.call(favourite.collectedStores, {}, member)).list).toEqual([]);
  });

  it('remembers the last look at goods, and forgets some or all', async () => {
    const member = await aLogin(mall);
    const [a, b, c] = [await product(), await product(), await product()];
    for (const { productId } of [a, b, c, a]) {
      await mall.call(favourite.look, { productId }, member);
      mall.clock.pass(minutes(1));
    }
    const seen = () => mall.call(favourite.seen, {}, member);
    expect(idsOf(await seen())).toEqual([a.goodsId, c.goodsId, b.goodsId]);
    await mall.call(favourite.forget, { goodsIds: [c.goodsId] }, member);
    expect(idsOf(await seen())).toEqual([a.goodsId, b.goodsId]);
    await mall.call(favourite.forget, {}, member);
    expect(idsOf(await seen())).toEqual([]);
  });
});

describe('refused', () => {
  it('knows no goods and no stores that do not exist', async () => {
    const member = await aLogin(mall);
    for (const ask of [
      () => mall.call(favourite.collect, { productId: 999_999_999 }, member),
      () => mall.call(favourite.look, { productId: 999_999_999 }, member),
      () => mall.call(favourite.collectStore, { storeId: 999_999_999 }, member),
    ]) {
      expect((await refusalOf(ask())).state).toBe(State.notFound);
    }
  });

  it("leaves others' favourites and footprints alone", async () => {
    const [mine, other] = [await aLogin(mall), await aLogin(mall)];
    const { productId, goodsId } = await product();
    await mall.call(favourite.collect, { productId }, mine);
    await mall.call(favourite.look, { productId }, mine);
    await mall.call(favourite.drop, { goodsIds: [goodsId] }, other);
    await mall.call(favourite.forget, {}, other);
    expect(idsOf(await collected(other))).toEqual([]);
    expect(idsOf(await collected(mine))).toEqual([goodsId]);
    expect(idsOf(await mall.call(favourite.seen, {}, mine))).toEqual([goodsId]);
  });
});
