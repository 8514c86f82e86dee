// How members arrange their lists: kept for each of them, views shared with colleagues and nobody else.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import { MOST_VIEWS, listMemoryProtocol as protocol } from '../list-memory.protocol.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const list = '/seller/goods/list';
const newStore = () => mall.work(async (work) => (await aStore(work, {})).storeId);

it('an arrangement is its owner’s, and the last one counts', async () => {
  const [one, other] = [await aLogin(mall), await aLogin(mall)];
  await mall.call(protocol.keep, { list, preference: { columns: ['a'], isDense: true } }, one);
  await mall.call(protocol.keep, { list, preference: { columns: ['b', 'a'], pageSize: 50 } }, one);
  expect((await mall.call(protocol.read, { list }, one)).preference).toEqual({
    columns: ['b', 'a'],
    pageSize: 50,
  });
  expect((await mall.call(protocol.read, { list }, other)).preference).toEqual({});
});

it('a shared view is read by colleagues of the same store, begins nobody else’s list and is deleted by its owner', async () => {
  const storeId = await newStore();
  const [one, colleague] = [await aLogin(mall, { storeId }), await aLogin(mall, { storeId })];
  const stranger = await aLogin(mall, { storeId: await newStore() });
  const query = 'state=OFF&sort=-onHand';
  await mall.call(protocol.saveView, { list, name: '下架', query, isStart: 1, isShared: 1 }, one);
  await mall.call(protocol.saveView, { list, name: '自用', query: '', isStart: 0 }, one);
  const { views } = await mall.call(protocol.read, { list }, colleague);
  expect(views).toMatchObject([{ name: '下架', query, isStart: false, isShared: true, isOwn: false }]);
  expect((await mall.call(protocol.read, { list }, stranger)).views).toEqual([]);
  const { viewId = 0 } = views[0] ?? {};
  expect((await mall.ask(protocol.deleteView, { viewId }, colleague)).state).toBe(State.notFound);
  await mall.call(protocol.deleteView, { viewId }, one);
  expect((await mall.call(protocol.read, { list }, colleague)).views).toEqual([]);
});

it('one view begins the list, the same name is written over, and there is an end to them', async () => {
  const one = await aLogin(mall);
  const save = (name: string, isStart = 0) =>
    mall.ask(protocol.saveView, { list, name, query: 'keyword=x', isStart }, one);
  for (let i = 0; i < MOST_VIEWS; i++) await save(`view ${i}`, 1);
  expect(await save('one more')).toMatchObject({ state: State.refused, msg: '每个列表最多保存 20 个视图' });
  expect((await save('view 3', 1)).state).toBe(State.done);
  const { views } = await mall.call(protocol.read, { list }, one);
  expect(views.filter(({ isStart }) => isStart).map(({ name }) => name)).toEqual(['view 3']);
  for (const wrong of ['seller', '/a?b=1', '/../x'])
    expect((await mall.ask(protocol.read, { list: wrong }, one)).state).toBe(State.refused);
});
