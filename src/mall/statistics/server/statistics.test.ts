// What visitors do, through HTTP: what is kept, what is left out, what the platform sees of it, and when it is forgotten.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import type { Envelope } from '#kit/http/endpoint.ts';
import { days, hours } from '#kit/time/duration.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { encodeBehaviour, LONGEST_U, MOST_EVENTS } from '../behaviour.ts';
import { behaviourList } from '../behaviour-list.ts';
import { statisticsProtocol } from '../statistics.protocol.ts';

const { save, locate, adminSummary } = statisticsProtocol;
const { list: adminList } = behaviourList;

const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

let mall: TestMall;
let map: Server;
const asked: URL[] = [];
/** What the map service answers: a place, nonsense, or nothing at all. */
let answer: unknown;

beforeAll(async () => {
  map = createServer((request, response) => {
    asked.push(new URL(request.url!, 'http://map'));
    if (answer === undefined) response.destroy();
    else response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => map.listen(0, '127.0.0.1', resolve));
  const { port } = map.address() as AddressInfo;
  mall = await openTestMall({ mapGeocodeUrl: `http://127.0.0.1:${port}/v3/geocode/regeo?key=secret` });
});
afterAll(async () => {
  await mall.close();
  map.close();
});

/** New each time: days pass here, and logins end. */
const anOperator = () => aLogin(mall, { roles: ['operator'] });

let browsers = 0;
const aUuid = () => `browser-${++browsers}-${'0'.repeat(8)}`;
const anEvent = (more: Record<string, unknown> = {}) => ({
  behaviorType: 'pageView',
  url: '/index',
  uuid: aUuid(),
  source: 'pc',
  language: 'zh',
  ...more,
});

/** Sends `u` as a browser does. */
async function send(
  u: string,
  visit: { person?: Person; userAgent?: string; form?: boolean } = {},
): Promise<Envelope<{ saved: number }>> {
  const { person, userAgent = DESKTOP, form } = visit;
  const response = await fetch(`${mall.origin}/${save.path}`, {
    method: 'POST',
    headers: {
      'user-agent': userAgent,
      'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
    },
    body: form ? `u=${u}` : JSON.stringify({ u }),
  });
  return (await response.json()) as Envelope<{ saved: number }>;
}

const report = (events: unknown, visit?: Parameters<typeof send>[1]) => send(encodeBehaviour(events), visit);
const rowsOf = (uuid: string) =>
  mall.work((work) =>
    work.query<Record<string, unknown>>('SELECT * FROM behaviour_event WHERE uuid = $1 ORDER BY event_id', [
      uuid,
    ]),
  );
const latest = async (keyword: string, more: Record<string, unknown> = {}) =>
  (await mall.call(adminList, { keyword, ...more }, await anOperator())).list;

describe('happy', () => {
  it("a guest's page view is kept with his language, device and network's place, and without his address", async () => {
    const uuid = aUuid();
    expect(await report(anEvent({ uuid, language: 'en' }), { userAgent: PHONE })).toMatchObject({
      state: 200,
      data: { saved: 1 },
    });
    const [row] = await rowsOf(uuid);
    expect(row).toMatchObject({
      member_id: null,
      behavior_type: 'pageView',
      url: '/index',
      language: 'en',
      device: 'phone',
      ip_place: { zh: '内网', en: 'Local network' },
      location: null,
    });
    expect(JSON.stringify(row)).not.toContain('127.0.0.1');
  });

  it('what a member puts into the cart is his, with the place that his browser has named', async () => {
    const person = await aLogin(mall);
    const { goodsId, storeId } = await mall.work((work) => aProduct(work));
    const uuid = aUuid();
    const place = { location: '114.06,22.54', province: '广东省', city: '深圳市' };
    await report(anEvent({ behaviorType: 'cart', uuid, goodsId, storeId, ...place }), { person });
    expect(await rowsOf(uuid)).toMatchObject([
      { member_id: person.memberId, behavior_type: 'cart', goods_id: goodsId, store_id: storeId, ...place },
    ]);
    expect(await latest(uuid)).toMatchObject([{ memberName: person.memberName, place: '广东省深圳市' }]);
  });

  it('an event with exactly the fields of the specification is counted', async () => {
    const { goodsId, storeId } = await mall.work((work) => aProduct(work));
    const place = { location: '114.06,22.54', province: '广东省', city: '深圳市' };
    for (const behaviorType of ['cart', 'sampleCart']) {
      const u = encodeURIComponent(JSON.stringify({ behaviorType, goodsId, storeId, ...place }));
      expect(await send(u)).toMatchObject({ state: 200, data: { saved: 1 } });
    }
    const rows = (await rowsOf('nameless')).filter((row) => Number(row.goods_id) === goodsId);
    expect(rows).toMatchObject([
      { behavior_type: 'cart', store_id: storeId, ...place },
      { behavior_type: 'sampleCart', store_id: storeId, ...place },
    ]);
  });

  it('a form with address-encoded JSON is understood as well', async () => {
    const uuid = aUuid();
    const u = encodeURIComponent(JSON.stringify(anEvent({ uuid, city: '北京市' })));
    expect(await send(u, { form: true })).toMatchObject({ data: { saved: 1 } });
    expect(await rowsOf(uuid)).toHaveLength(1);
  });

  it('several events at once: what makes no sense is left out, the rest is kept', async () => {
    const uuid = aUuid();
    const list = [
      anEvent({ uuid }),
      anEvent({ uuid, behaviorType: 'steal' }),
      'nothing',
      null,
      anEvent({ uuid, url: 'https://elsewhere.example/' }),
      anEvent({ uuid: 'no' }),
      anEvent({ uuid, url: '/\u0000' }),
      anEvent({ uuid, url: '/goods/list?keyword=0603&access_token=secret#top', goodsId: 'seven', city: 7 }),
    ];
    expect(await report(list)).toMatchObject({ data: { saved: 2 } });
    expect(await rowsOf(uuid)).toMatchObject([
      { url: '/index' },
      { url: '/goods/list', goods_id: null, city: null },
    ]);
    expect(await report(Array.from({ length: MOST_EVENTS + 5 }, () => anEvent()))).toMatchObject({
      data: { saved: MOST_EVENTS },
    });
  });

  it('a token that is over makes nobody of the visitor, and is no refusal', async () => {
    const uuid = aUuid();
    const person = { ...(await anOperator()), token: 'over' };
    expect(await report(anEvent({ uuid }), { person })).toMatchObject({ state: 200 });
    expect(await rowsOf(uuid)).toMatchObject([{ member_id: null }]);
  });

  it('a position is named by the map service, which is asked with its key and no more exactly than a kilometre', async () => {
    const component = (province: unknown, city: unknown) => ({
      status: '1',
      regeocode: { addressComponent: { province, city } },
    });
    answer = component('广东省', '深圳市');
    const position = { latitude: 22.543096, longitude: 114.057865 };
    expect(await mall.call(locate, position)).toEqual({ province: '广东省', city: '深圳市' });
    expect(await mall.call(locate, { ...position, latitude: 22.5414 })).toEqual({
      province: '广东省',
      city: '深圳市',
    });
    expect(asked.map((url) => [url.searchParams.get('key'), url.searchParams.get('location')])).toEqual([
      ['secret', '114.06,22.54'],
    ]);
    answer = component('北京市', []);
    expect(await mall.call(locate, { latitude: 39.9, longitude: 116.4 })).toEqual({
      province: '北京市',
      city: '北京市',
    });
  });

  it('a map service that fails leaves the place empty and a line in the log', async () => {
    mall.log.length = 0;
    for (const bad of [undefined, { status: '0', info: 'INVALID_USER_KEY' }, 'x']) {
      answer = bad;
      expect(await mall.call(locate, { latitude: 1, longitude: 1 })).toEqual({ province: '', city: '' });
    }
    expect(mall.log).toHaveLength(3);
    expect(mall.log.join()).not.toContain('secret');
  });
});

describe("the platform's look", () => {
  it('counts days, kinds, visitors, goods, pages and places', async () => {
    mall.clock.pass(days(20)); // days of their own
    const product = await mall.work((work) => aProduct(work, { partNo: 'LOOK-1' }));
    const { goodsId, storeId } = product;
    const [first, second] = [aUuid(), aUuid()];
    const view = { behaviorType: 'goodsView', url: '/goods/detail', goodsId, storeId };
    await report([anEvent({ uuid: first }), anEvent({ ...view, uuid: first })]);
    mall.clock.pass(days(1));
    await report([
      anEvent({ uuid: second, url: '/brand' }),
      anEvent({ ...view, uuid: second, province: '上海市', city: '上海市' }),
      anEvent({ ...view, behaviorType: 'cart', uuid: second }),
    ]);
    await report(anEvent({ url: '/bot' }), { userAgent: 'Mozilla/5.0 (compatible; Baiduspider/2.0)' });

    const seen = await mall.call(adminSummary, {}, await anOperator());
    expect(seen.totals).toEqual({ events: 5, views: 4, visitors: 2, members: 0 });
    expect(seen.days).toHaveLength(7);
    expect(seen.days.at(-1)).toMatchObject({
      day: seen.to,
      visitors: 1,
      counts: { pageView: 1, goodsView: 1, cart: 1 },
    });
    expect(seen.days.at(-2)).toMatchObject({ visitors: 1, counts: { pageView: 1, goodsView: 1, cart: 0 } });
    expect(seen.days[0]!.day).toBe(seen.from);
    expect(seen.topGoods).toMatchObject([
      { goodsId, productId: product.productId, partNo: 'LOOK-1', views: 2, carts: 1 },
    ]);
    expect(seen.topPages.map(({ url, views }) => [url, views])).toEqual([
      ['/goods/detail', 2],
      ['/brand', 1],
      ['/index', 1],
    ]);
    expect(seen.topPlaces).toEqual([
      { place: '内网', events: 4, visitors: 2 },
      { place: '上海市', events: 1, visitors: 1 },
    ]);
    const inEnglish = await mall.call(adminSummary, { device: 'bot' }, await anOperator(), 'en');
    expect(inEnglish.topPages.map(({ url }) => url)).toEqual(['/bot']);
    expect(inEnglish.topPlaces[0]!.place).toBe('Local network');
  });

  it('narrows by day, kind, device and keyword, and turns pages', async () => {
    const uuid = aUuid();
    await report([
      anEvent({ uuid }),
      anEvent({ uuid, url: '/store/list' }),
      anEvent({ uuid, behaviorType: 'cart' }),
    ]);
    expect(await latest(uuid)).toHaveLength(3);
    expect(await latest(uuid, { behaviorType: 'cart' })).toMatchObject([{ behaviorType: 'cart' }]);
    expect(await latest(uuid, { device: 'phone' })).toEqual([]);
    expect(await latest(uuid, { f_at: '..2020-01-02' })).toEqual([]);
    expect(await latest('/store/%')).toEqual([]);
    const { list, pagination } = await mall.call(
      adminList,
      { keyword: uuid, pageSize: 2, current: 2 },
      await anOperator(),
    );
    expect([list.length, pagination.total]).toEqual([1, 3]);
    expect(list[0]!.url).toBe('/index');
  });

  it('a day is a day in Beijing', async () => {
    const { to } = await mall.call(adminSummary, {}, await anOperator());
    const midnight = new Date(`${to}T00:00:00+08:00`).getTime() + days(1);
    mall.clock.pass(midnight - mall.clock.now().getTime() + hours(1));
    const uuid = aUuid();
    await report(anEvent({ uuid }));
    const seen = await mall.call(adminSummary, { keyword: uuid }, await anOperator());
    expect(seen.to > to).toBe(true);
    expect(seen.days.at(-1)).toMatchObject({ day: seen.to, visitors: 1 });
  });
});

describe('refused', () => {
  it.each([
    ['nothing', {}],
    ['an empty text', { u: '' }],
    ['what cannot be read', { u: 'tea' }],
    ['far too much', { u: 'x'.repeat(LONGEST_U + 1) }],
  ])('%s', async (_name, input) => {
    expect(await mall.ask(save, input)).toMatchObject({ state: 255 });
  });

  it('goods that never were are kept as they are told, and shown nowhere', async () => {
    const uuid = aUuid();
    await report(anEvent({ uuid, behaviorType: 'goodsView', goodsId: 9_000_000_000, storeId: 1e15 }));
    expect(await rowsOf(uuid)).toMatchObject([{ goods_id: 9_000_000_000 }]);
    expect(await latest(uuid)).toMatchObject([{ partNo: null, storeName: null }]);
    expect((await mall.call(adminSummary, { keyword: uuid }, await anOperator())).topGoods).toEqual([]);
  });

  it('days that run backwards; of too many the last are looked at', async () => {
    const operator = await anOperator();
    const backwards = mall.call(adminSummary, { from: '2026-11-21', to: '2026-11-20' }, operator);
    expect((await refusalOf(backwards)).message).toBe('开始日期不能晚于结束日期');
    const long = { from: '2026-01-01', to: '2026-11-20' };
    expect((await mall.call(adminSummary, long, operator)).from).toBe('2026-05-25');
  });

  it("nobody but the platform's operators looks", async () => {
    const finance = await aLogin(mall, { roles: ['finance'] });
    for (const endpoint of [adminSummary, adminList])
      expect(await mall.ask(endpoint, {}, finance)).toMatchObject({ state: 403 });
  });
});

it('events are forgotten after half a year, by themselves', async () => {
  const [old, young] = [aUuid(), aUuid()];
  await report(anEvent({ uuid: old }));
  mall.clock.pass(days(100));
  await report(anEvent({ uuid: young }));
  mall.clock.pass(days(82));
  await mall.fireTimers();
  expect(await rowsOf(old)).toEqual([]);
  expect(await rowsOf(young)).toHaveLength(1);
});
