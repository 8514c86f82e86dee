// Evaluations through HTTP: who may say what about what he received, once, and what strangers read of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { days } from '#kit/time/duration.ts';
import { storedFile } from '#mall/file/server/file.tables.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { ownOrderList } from '#mall/order/order-lists.ts';
import { aBuyer, anOrder, aSeller } from '#mall/order/server/order.builders.ts';
import { evaluationProtocol } from '../evaluation.protocol.ts';
import { evaluationList } from '../evaluation-list.ts';

const { evaluate, add, goodsList } = evaluationProtocol;
const { list: tasks } = evaluationList;

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

/** A received order of `count` products of one store, with its lines. */
async function received(count = 2) {
  const seller = await aSeller(mall);
  const products = [];
  for (let i = 0; i < count; i++)
    products.push(await mall.work((work) => aProduct(work, { storeId: seller.storeId })));
  const order = await anOrder(mall, { seller, products, state: 'COMPLETED' });
  const { lines } = await mall.call(orderProtocol.detail, { orderSn: order.orderSn }, order.buyer);
  return { ...order, lines: lines.map((line) => ({ ...line, goodsId: line.goodsId! })) };
}

const scores = { description: 5, service: 4, delivery: 3 };
const line = (orderLineId: number, stars = 5, text = '质量很好') => ({ orderLineId, stars, text });

async function aPicture(memberId: number, visibility: 'public' | 'private' = 'public'): Promise<number> {
  const [row] = await mall.work((work) =>
    work.tx
      .insert(storedFile)
      .values({
        memberId,
        contentHash: crypto.randomUUID().replaceAll('-', ''),
        mimeType: 'image/webp',
        fileName: 'board.webp',
        bytes: 10,
        visibility,
      })
      .returning(),
  );
  return row!.fileId;
}

const goodsRow = async (goodsId: number) => {
  const [row] = await mall.work((work) =>
    work.query<{ count: number; stars: number }>(
      'SELECT evaluation_count AS count, evaluation_stars AS stars FROM goods WHERE goods_id = $1',
      [goodsId],
    ),
  );
  return row;
};
const storeRow = async (storeId: number) => {
  const [row] = await mall.work((work) =>
    work.query<Record<string, number>>(
      'SELECT score_description AS d, score_service AS s, score_delivery AS l, score_count AS n FROM store WHERE store_id = $1',
      [storeId],
    ),
  );
  return row;
};

describe('happy', () => {
  it('one line now, the other later: goods and store learn it, the order is done with both', async () => {
    const { orderSn, buyer, lines, seller } = await received(2);
    const [a, b] = lines as [(typeof lines)[0], (typeof lines)[0]];
    expect((await mall.call(tasks, {}, buyer)).counts).toMatchObject({ todo: 2, done: 0, toAdd: 0 });

    await mall.call(evaluate, { orderSn, ...scores, lines: [line(a.orderLineId, 4)] }, buyer);
    expect(await mall.call(tasks, { tab: 'todo', orderSn }, buyer)).toMatchObject({
      list: [{ orderLineId: b.orderLineId, isEvaluated: 0, canAdd: false, evaluation: null }],
      counts: { todo: 1, done: 1, toAdd: 1 },
    });
    await mall.call(
      evaluate,
      { orderSn, description: 1, service: 1, delivery: 1, lines: [line(b.orderLineId, 2)] },
      buyer,
    );

    expect(await goodsRow(a.goodsId)).toEqual({ count: 1, stars: 4 });
    expect(await goodsRow(b.goodsId)).toEqual({ count: 1, stars: 2 });
    expect(await storeRow(seller.storeId)).toEqual({ d: 5, s: 4, l: 3, n: 1 });
    const done = await mall.call(tasks, { tab: 'done' }, buyer);
    expect(done.counts).toMatchObject({ todo: 0, done: 2, toAdd: 2 });
    expect(done.list[0]).toMatchObject({
      isEvaluated: 1,
      canAdd: true,
      evaluation: { memberName: buyer.memberName },
    });
    const pending = await mall.call(ownOrderList.list, { tab: 'pendingEvaluation' }, buyer);
    expect(pending.pagination.total).toBe(0);
  });

  it('strangers read it with covered names, pictures, star counts and the average', async () => {
    const one = await received(1);
    const { goodsId, orderLineId } = one.lines[0]!;
    const picture = await aPicture(one.buyer.memberId);
    await mall.call(
      evaluate,
      {
        orderSn: one.orderSn,
        ...scores,
        lines: [{ ...line(orderLineId, 5), imageFileIds: [picture, picture] }],
      },
      one.buyer,
    );
    const other = await anOrder(mall, { seller: one.seller, products: one.products, state: 'COMPLETED' });
    const { lines } = await mall.call(orderProtocol.detail, { orderSn: other.orderSn }, other.buyer);
    await mall.call(
      evaluate,
      { orderSn: other.orderSn, ...scores, isAnonymous: 1, lines: [line(lines[0]!.orderLineId, 4, '')] },
      other.buyer,
    );

    const read = await mall.call(goodsList, { goodsId });
    expect(read.starCounts).toEqual([0, 0, 0, 1, 1]);
    expect(read.average).toBe(4.5);
    expect(read.list.map((said) => said.memberName)).toEqual([
      '匿***名',
      expect.stringMatching(/^m\*\*\*\d$/),
    ]);
    expect(read.list[1]?.images).toEqual([`/file/${picture}`]);
    expect(JSON.stringify(read)).not.toContain(other.buyer.memberName);
    const fours = await mall.call(goodsList, { goodsId, stars: 4 }, undefined, 'en');
    expect(fours).toMatchObject({
      pagination: { total: 1 },
      list: [{ memberName: 'A***s', stars: 4 }],
      average: 4.5,
    });
    expect(await mall.call(goodsList, { goodsId: 999_999 })).toMatchObject({ list: [], average: null });
  });

  it('a later word, once', async () => {
    const { orderSn, buyer, lines } = await received(1);
    const { orderLineId, goodsId } = lines[0]!;
    await mall.call(evaluate, { orderSn, ...scores, lines: [line(orderLineId)] }, buyer);
    await mall.call(add, { orderLineId, text: '用了一周，很稳定' }, buyer);
    expect((await mall.call(goodsList, { goodsId })).list[0]).toMatchObject({
      addedText: '用了一周，很稳定',
    });
    expect((await mall.call(tasks, { tab: 'toAdd' }, buyer)).counts).toMatchObject({
      todo: 0,
      done: 1,
      toAdd: 0,
    });
    expect((await mall.ask(add, { orderLineId, text: '再说一次' }, buyer)).msg).toContain('只能追评一次');
  });
});

describe('refused', () => {
  it("a line twice, also at once; a line of another order; somebody else's order", async () => {
    const { orderSn, buyer, lines, seller } = await received(1);
    const { orderLineId, goodsId } = lines[0]!;
    const said = { orderSn, ...scores, lines: [line(orderLineId)] };
    expect(
      (await mall.ask(evaluate, { ...said, lines: [line(orderLineId), line(orderLineId)] }, buyer)).state,
    ).toBe(255);
    const stranger = await aBuyer(mall);
    expect((await mall.ask(evaluate, said, stranger)).state).toBe(404);
    const other = await received(1);
    const foreign = { ...said, lines: [line(other.lines[0]!.orderLineId)] };
    expect((await mall.ask(evaluate, foreign, buyer)).state).toBe(404);
    expect((await mall.ask(evaluate, said)).state).toBe(266);

    const replies = await Promise.all([1, 2, 3].map(() => mall.ask(evaluate, said, buyer)));
    expect(replies.map((reply) => reply.state).sort()).toEqual([200, 255, 255]);
    expect(await goodsRow(goodsId)).toEqual({ count: 1, stars: 5 });
    expect((await storeRow(seller.storeId))?.n).toBe(1);
    expect((await mall.ask(add, { orderLineId, text: 'x' }, stranger)).state).toBe(404);
  });

  it('the same requestId twice: the first reply, nothing twice', async () => {
    const { orderSn, buyer, lines } = await received(1);
    const said = { orderSn, ...scores, lines: [line(lines[0]!.orderLineId)], requestId: crypto.randomUUID() };
    expect(await mall.call(evaluate, said, buyer)).toEqual(await mall.call(evaluate, said, buyer));
    expect(await goodsRow(lines[0]!.goodsId)).toEqual({ count: 1, stars: 5 });
  });

  it('an order that has not been received', async () => {
    const order = await anOrder(mall, { state: 'PENDING_RECEIPT' });
    const { lines } = await mall.call(orderProtocol.detail, { orderSn: order.orderSn }, order.buyer);
    const said = { orderSn: order.orderSn, ...scores, lines: [line(lines[0]!.orderLineId)] };
    expect((await mall.ask(evaluate, said, order.buyer)).state).toBe(255);
    expect((await mall.call(tasks, {}, order.buyer)).counts).toMatchObject({ todo: 0, done: 0, toAdd: 0 });
  });

  it('stars out of range, too long a text, too many or foreign pictures, a private file', async () => {
    const { orderSn, buyer, lines } = await received(1);
    const { orderLineId } = lines[0]!;
    const stranger = await aLogin(mall);
    const with_ = (change: object) => ({ orderSn, ...scores, lines: [{ ...line(orderLineId), ...change }] });
    const wrong = [
      with_({ stars: 0 }),
      with_({ stars: 6 }),
      with_({ stars: 4.5 }),
      with_({ text: '好'.repeat(501) }),
      with_({ imageFileIds: [1, 2, 3, 4, 5, 6] }),
      with_({ imageFileIds: [await aPicture(stranger.memberId)] }),
      with_({ imageFileIds: [await aPicture(buyer.memberId, 'private')] }),
      { ...with_({}), description: 0 },
      { ...with_({}), lines: [] },
    ];
    for (const input of wrong) expect([255, 404]).toContain((await mall.ask(evaluate, input, buyer)).state);
    expect((await mall.call(tasks, {}, buyer)).counts).toMatchObject({ todo: 1, done: 0, toAdd: 0 });
  });

  // Last: time passes for everybody.
  it('after its time', async () => {
    const { orderSn, lines, buyer } = await received(2);
    const [a, b] = lines as [(typeof lines)[0], (typeof lines)[0]];
    await mall.call(evaluate, { orderSn, ...scores, lines: [line(a.orderLineId)] }, buyer);
    mall.clock.pass(days(31));
    const late = await renewed(buyer.memberId);
    expect((await mall.ask(evaluate, { orderSn, ...scores, lines: [line(b.orderLineId)] }, late)).state).toBe(
      255,
    );
    expect((await mall.ask(add, { orderLineId: a.orderLineId, text: 'x' }, late)).state).toBe(255);
    expect((await mall.call(tasks, { tab: 'done' }, late)).list[0]).toMatchObject({ canAdd: false });
    expect((await mall.call(tasks, {}, late)).counts).toMatchObject({ todo: 0, done: 1, toAdd: 0 });
  });
});

/** A fresh login of somebody whose token has grown old. */
async function renewed(memberId: number): Promise<{ token: string }> {
  const tokens = await mall.work((work) =>
    issueTokens(work, mall.tokenSecret, memberId, { ip: '127.0.0.1', userAgent: 'test' }),
  );
  return { token: tokens.access_token };
}
