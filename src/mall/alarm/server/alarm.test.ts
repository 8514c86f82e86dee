// Alarms as a member meets them: through HTTP, on a real database, with stores that change prices and stock.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { unitPrice } from '#kit/money/money.ts';
import { days } from '#kit/time/duration.ts';
import { goodsProtocol } from '#mall/goods/goods.protocol.ts';
import { aProduct, type BuiltProduct, type ProductWish } from '#mall/goods/server/goods.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { messageList } from '#mall/message/message-list.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import { alarmProtocol as alarms, MOST_ALARMS } from '../alarm.protocol.ts';
import { alarmList } from '../alarm-list.ts';

let mall: TestMall;
let beside: TestMall;
let storeId: number;
let seller: Person;
let member: Person;

beforeAll(async () => {
  mall = await openTestMall();
  beside = await openTestMall({ beside: mall });
  storeId = (await mall.work((work) => aStore(work))).storeId;
  seller = await aLogin(mall, { storeId });
  member = await aLogin(mall);
});
afterAll(async () => {
  await beside.close();
  await mall.close();
});

const product = (wish: ProductWish = {}) => mall.work((work) => aProduct(work, { storeId, ...wish }));
const settled = () => Promise.all([mall.mall.workshop.settled(), beside.mall.workshop.settled()]);

async function asks(productId: number, unit: string, of: Person = seller, through = mall): Promise<void> {
  const priceTiers = JSON.stringify([{ minNum: 1, unitPrice: unit }]);
  await through.call(goodsProtocol.changeLadder, { productId, minBuyNum: 1, multiple: 1, priceTiers }, of);
}
async function has(productId: number, onHand: number, of: Person = seller, through = mall): Promise<void> {
  const lot = { productId, lotNo: 'LOT-1', dateCode: '2610', onHand };
  await through.call(goodsProtocol.adjustStock, lot, of);
}
const wishFor = ({ productId }: BuiltProduct, number: number, price: string, who = member) =>
  mall.call(alarms.set, { productId, kind: 'price', number, price }, who);
const waitFor = ({ productId }: BuiltProduct, number: number, who = member) =>
  mall.call(alarms.set, { productId, kind: 'stock', number }, who);
const own = async ({ partId }: BuiltProduct, who = member) => mall.call(alarms.ofPart, { partId }, who);
const told = async ({ partNo }: BuiltProduct, who = member, language: 'zh' | 'en' = 'zh') =>
  (await mall.call(messageList.list, { keyword: partNo }, who, language)).list;

describe('a price', () => {
  it('that falls to the wish is told once, with a link; the same again tells nothing more', async () => {
    const one = await product();
    expect(await wishFor(one, 100, '0.9')).toMatchObject({ state: 'ACTIVE', price: '0.900000', number: 100 });
    await asks(one.productId, '0.95');
    await settled();
    expect(await told(one)).toHaveLength(0);
    await asks(one.productId, '0.9');
    await settled();
    await asks(one.productId, '0.8');
    await settled();
    expect(await own(one)).toMatchObject([
      { state: 'TOLD', seenPrice: '0.900000', seenStock: 10_000, toldAt: expect.any(String) },
    ]);
    const [message, ...others] = await told(one);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      kind: 'watch',
      title: `${one.partNo} 已降价`,
      link: `/goods/detail?productId=${one.productId}`,
    });
    expect(message!.body).toContain('购买 100 件，单价 ¥0.90，现货 10,000 件');
    expect((await told(one, member, 'en'))[0]).toMatchObject({ title: `${one.partNo} has become cheaper` });
  });

  it('of another store counts; off sale or with too few pieces it does not', async () => {
    const one = await product();
    const otherStore = (await mall.work((work) => aStore(work))).storeId;
    const cheap = [{ minNum: 1, unitPrice: unitPrice(500_000) }];
    await wishFor(one, 100, '0.6');
    const few = { partId: one.partId, storeId: otherStore, priceTiers: cheap };
    const there = await product({ ...few, stock: 99 });
    await settled();
    expect(await own(one)).toMatchObject([{ state: 'ACTIVE' }]);
    const other = await aLogin(mall, { storeId: otherStore });
    await mall.call(goodsProtocol.changeState, { goodsId: there.goodsId, state: 'OFF' }, other);
    await has(there.productId, 5_000, other);
    await settled();
    expect(await own(one)).toMatchObject([{ state: 'ACTIVE' }]);
    await mall.call(goodsProtocol.changeState, { goodsId: there.goodsId, state: 'ON_SALE' }, other);
    await settled();
    expect(await own(one)).toMatchObject([
      { state: 'TOLD', productId: there.productId, seenPrice: '0.500000' },
    ]);
  });

  it('must be wished for below today’s, which is said', async () => {
    const one = await product();
    const input = { productId: one.productId, kind: 'price', number: 100 };
    expect(await mall.ask(alarms.set, { ...input, price: '1.2' }, member)).toMatchObject({
      state: State.refused,
      msg: '购买 100 件今日单价为 ¥1.20，目标单价须低于它',
    });
    expect((await mall.ask(alarms.set, { ...input, price: '1.2' }, member, 'en')).msg).toBe(
      'Today 100 cost ¥1.20 each: please wish for less',
    );
    for (const price of ['0', '-1', 'x', undefined])
      expect((await mall.ask(alarms.set, { ...input, price }, member)).state).toBe(State.refused);
    expect(await own(one)).toEqual([]);
  });
});

describe('stock', () => {
  it('that comes is told, once also through two processes; then it is set again with one press', async () => {
    const one = await product({ stock: 10 });
    const { alarmId } = await waitFor(one, 50);
    const other = await product({ partId: one.partId, stock: 10, storeId: await aNewStore() });
    const others = await aLogin(mall, { storeId: other.storeId });
    await has(one.productId, 49);
    await settled();
    expect(await told(one)).toHaveLength(0);
    await Promise.all([has(one.productId, 60), has(other.productId, 60, others, beside)]);
    await settled();
    expect(await told(one)).toMatchObject([{ title: `${one.partNo} 已到货` }]);
    expect((await mall.ask(alarms.again, { alarmId }, member)).msg).toContain('50 件现在即可购买');
    await has(one.productId, 0);
    await has(other.productId, 0, others);
    expect(await mall.call(alarms.again, { alarmId }, member)).toMatchObject({
      state: 'ACTIVE',
      toldAt: null,
    });
    await has(one.productId, 80);
    await settled();
    expect(await told(one)).toHaveLength(2);
  });
});

const aNewStore = async () => (await mall.work((work) => aStore(work))).storeId;

describe('a member', () => {
  it('has one alarm of a kind on a part: the second changes the first', async () => {
    const one = await product({ stock: 10 });
    const first = await waitFor(one, 50);
    expect(await waitFor(one, 70)).toMatchObject({ alarmId: first.alarmId, number: 70 });
    await wishFor(one, 5, '0.2');
    expect(await own(one)).toMatchObject([{ kind: 'price' }, { kind: 'stock', number: 70 }]);
  });

  it('sees his own alone; somebody else’s does not exist, and guests log in', async () => {
    const one = await product({ stock: 0 });
    const { alarmId } = await waitFor(one, 5);
    const stranger = await aLogin(mall);
    expect(await own(one, stranger)).toEqual([]);
    expect((await mall.ask(alarms.again, { alarmId }, stranger)).state).toBe(State.notFound);
    expect((await mall.ask(alarms.remove, { alarmIds: [alarmId] }, stranger)).state).toBe(State.notFound);
    expect((await mall.call(alarmList.list, {}, stranger)).list).toEqual([]);
    expect((await mall.ask(alarms.set, { productId: one.productId, kind: 'stock', number: 5 })).state).toBe(
      State.notLoggedIn,
    );
    await mall.call(alarms.remove, { alarmIds: [alarmId] }, member);
    expect(await own(one)).toEqual([]);
    await has(one.productId, 90);
    await settled();
    expect(await told(one)).toEqual([]);
  });

  it('has them until they expire, listed by state and found by part number', async () => {
    const who = await aLogin(mall);
    const [one, two] = [await product({ stock: 0 }), await product({ stock: 0 })];
    await waitFor(one, 5, who);
    mall.clock.pass(days(179));
    await waitFor(two, 5, await backAgain(who));
    mall.clock.pass(days(2));
    await mall.fireTimers();
    const { list } = await mall.call(alarmList.list, {}, await backAgain(who));
    expect(list).toMatchObject([
      { partNo: two.partNo, state: 'ACTIVE', allowedActions: ['change', 'remove'] },
      { partNo: one.partNo, state: 'EXPIRED', allowedActions: ['change', 'again', 'remove'] },
    ]);
  });

  it('sets so many at most, also with two presses at once', async () => {
    const who = await aLogin(mall);
    const [one, two] = [await product({ stock: 0 }), await product({ stock: 0 })];
    await mall.work((work) =>
      work.query(
        `WITH made AS (
           INSERT INTO part (brand_id, category_id, part_no, normal_part_no, title_zh, title_en, package_name, params)
           SELECT brand_id, category_id, part_no || n, normal_part_no || n, title_zh, title_en, package_name, params
           FROM part, generate_series(1, $3::int) n WHERE part_id = $1 RETURNING part_id)
         INSERT INTO alarm (member_id, part_id, product_id, kind, number, state, expires_at, created_at, updated_at)
         SELECT $2, part_id, $4, 'stock', 1, 'ACTIVE', $5, $5, $5 FROM made`,
        [one.partId, who.memberId, MOST_ALARMS - 1, one.productId, work.now],
      ),
    );
    const press = ({ productId }: BuiltProduct, through: TestMall) =>
      through.ask(alarms.set, { productId, kind: 'stock', number: 5 }, who);
    const replies = await Promise.all([press(one, mall), press(two, beside)]);
    expect(replies.map(({ state }) => state).sort()).toEqual([State.done, State.refused].sort());
    expect(replies.find(({ state }) => state !== State.done)!.msg).toContain(
      `最多设置 ${MOST_ALARMS} 个提醒`,
    );
  });
});

/** Logged in anew, after so long. */
const backAgain = async (who: Person): Promise<Person> => {
  const visit = { ip: '127.0.0.1', userAgent: 'test' };
  const { access_token: token } = await mall.work((work) =>
    issueTokens(work, mall.tokenSecret, who.memberId, visit),
  );
  return { ...who, token };
};
