// What whoever runs the mall sees of it: names of requests, lines of the log, figures, traces, what has failed, and an end that cuts nobody.
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { safeLog } from '#kit/http/server/safe-log.ts';
import { findFailingTimers, fireDueTimers, retryFailingTimers, setTimer } from '#kit/jobs/timer.ts';
import { findGivenUp, retryGivenUp } from '#mall/message/server/message.ts';
import { routeOf, type Served } from './note-requests.ts';
import { openLog } from './open-log.ts';
import { openTraces } from './traces.ts';

const TOKEN = 'a token of the scraper';
const HOME = 'v3/system/front/setting/getSettings?names=site_name';
const served: Served[] = [];
let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall({
    metricsToken: TOKEN,
    noteServed: (answer) => void served.push(answer),
    trustedProxies: 1,
  });
});
afterAll(() => mall?.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${mall.origin}/${path}`, { headers });
const metrics = async () => (await ask('metrics', { authorization: `Bearer ${TOKEN}` })).text();

describe('a request', () => {
  it('keeps the name that the proxy gave it, in the answer and in the log', async () => {
    const answer = await ask(HOME, { 'x-request-id': 'proxy-1234567' });
    expect(answer.headers.get('x-request-id')).toBe('proxy-1234567');
    expect(served.at(-1)).toMatchObject({ requestId: 'proxy-1234567', method: 'GET', status: 200 });
  });

  it.each(['short', 'with a space in it', 'ünlikely-1234', `${'x'.repeat(129)}`])(
    'gets another name instead of “%s”',
    async (given) => {
      const answer = await ask(HOME, { 'x-request-id': encodeURI(given).replaceAll('%', '!') });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('is named although nothing serves it, and as a page', async () => {
    for (const path of ['v3/no/such/call', 'no-such-page'])
      expect((await ask(path)).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('chooses its own name only where a proxy is believed', async () => {
    const open = await openTestMall();
    const answer = await fetch(`${open.origin}/healthz`, { headers: { 'x-request-id': 'mine-12345678' } });
    expect(answer.headers.get('x-request-id')).not.toBe('mine-12345678');
    await open.close();
  });

  it('is noted by its route and state, never by what was typed', async () => {
    await ask('v3/goods/front/goods/goodsList?keyword=geheim');
    await ask('v3/member/front/member/memberInfo');
    await ask('geheim/geheim');
    const noted = served.slice(-3);
    expect(noted.map(({ state }) => state)).toEqual([200, 266, undefined]);
    expect(JSON.stringify(noted)).not.toContain('geheim');
  });

  it('for a page is noted by the first part of its address, where that is the mall’s own', () => {
    const areas = new Set(['index', 'goods']);
    const pageAt = (url: string) => routeOf({ url, routeOptions: { url: '*' } } as FastifyRequest, areas);
    expect(['/index?keyword=x', '/goods/list', '/goods', '/geheim/x', '/', '/goodsx'].map(pageAt)).toEqual([
      'page /index',
      'page /goods',
      'page /goods',
      'page',
      'page',
      'page',
    ]);
  });
});

describe('the log of JSON', () => {
  const lines: string[] = [];
  const log = openLog({ format: 'json', level: 'info', to: (line) => void lines.push(line) });
  const last = () => JSON.parse(lines.at(-1) ?? '') as Record<string, unknown>;

  it('writes one object a line, failures in their parts', () => {
    safeLog(log.write, () => new Date())(new Error("password='geheim' is wrong\nforged line"), 'POST /v3/x');
    expect(lines.at(-1)).not.toMatch(/geheim|\n/);
    expect(last()).toMatchObject({ level: 'error', msg: 'failed', where: 'POST /v3/x' });
    expect(String(last().error)).toContain('Error: password=[hidden] is wrong ⏎ forged line');
  });

  it('scrubs ordinary sentences too', () => {
    log.write('refused member 3 with token=geheim');
    expect(last()).toMatchObject({ level: 'info' });
    expect(lines.at(-1)).not.toContain('geheim');
  });

  it('notes answers, and text does not', () => {
    log.served?.(served[0]!);
    expect(last()).toMatchObject({ msg: 'served', status: 200 });
    expect(openLog({ format: 'text', level: 'info' }).served).toBeUndefined();
  });
});

describe('/metrics', () => {
  it('is there for whoever knows the token alone', async () => {
    for (const headers of [{}, { authorization: 'Bearer x' }, { authorization: TOKEN }])
      expect((await ask('metrics', headers as Record<string, string>)).status).toBe(404);
  });

  it('counts answers by route and state, and knows what stands in rows', async () => {
    await ask('v3/member/front/member/memberInfo');
    await mall.work(async (work) => {
      await work.query('DELETE FROM timer'); // the house's own are due by the hour
      await setTimer(work, 'nothing', '1', 'due', new Date(work.now.getTime() - 90_000));
    });
    const text = await metrics();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/v3\/member\/front\/member\/memberInfo",status="200",state="266"\} \d/,
    );
    expect(text).toMatch(/^mall_timers_due 1$/m);
    expect(text).toMatch(/^mall_timers_late 90/m);
    expect(text).toMatch(/^mall_database_up 1$/m);
    for (const name of [
      'mall_database_connections{pool="pool",state="idle"}',
      'mall_messages_waiting',
      'mall_index_rows',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(text).toContain(name);
    await mall.fireTimers();
  });
});

describe('what fails behind the mall’s back', () => {
  it('a timer says how often and why, without values, and is tried again', async () => {
    await mall.work((work) => setTimer(work, 'order', 'sn-1', 'explode', work.now));
    let isBroken = true;
    const explode = {
      docType: 'order',
      event: 'explode',
      fire: async () => {
        if (isBroken) throw new Error("password='geheim'");
      },
    };
    const fire = () => fireDueTimers(mall.mall.workshop, [explode], () => {});
    await fire();
    mall.clock.pass(61_000);
    await fire();
    const [failing] = await mall.work(findFailingTimers);
    expect(failing).toMatchObject({ docSn: 'sn-1', tries: 2 });
    expect(failing?.lastError).toContain('password=[hidden]');
    expect(await metrics()).toMatch(/^mall_timers_failing 1$/m);
    isBroken = false;
    expect(await mall.work(retryFailingTimers)).toBe(1);
    expect(await mall.work(findFailingTimers)).toEqual([]);
    expect(await fire()).toBe(1);
  });

  it('a message that no provider took is sent once more', async () => {
    await mall.work((work) =>
      work.query(
        `INSERT INTO message_delivery (channel, recipient, language, title, body, state, tries, due_at, created_at)
         VALUES ('email', 'lin@example.com', 'zh', '已发货', '…', 'GIVEN_UP', 9, $1, $1)`,
        [work.now],
      ),
    );
    expect(await mall.work(findGivenUp)).toMatchObject([{ channel: 'email', title: '已发货', tries: 9 }]);
    expect(await mall.work(retryGivenUp)).toBe(1);
    expect(await mall.mall.deliverMessages()).toBe(1);
    expect(await mall.work(findGivenUp)).toEqual([]);
  });
});

describe('traces', () => {
  it('reach the collector: the request, and the statements below it by their names', async () => {
    const bodies: string[] = [];
    const collector = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        bodies.push(Buffer.concat(pieces).toString());
        response.end('{}');
      });
    });
    await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
    const { port } = collector.address() as { port: number };
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
    const traces = await openTraces(process.env);
    const traced = await openTestMall({ traces });
    await fetch(`${traced.origin}/v3/goods/front/goods/goodsList?keyword=geheim`, {
      headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
    });
    await traced.close();
    await traces?.close();
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    collector.close();
    const spans = bodies.flatMap((body) =>
      (JSON.parse(body).resourceSpans as { scopeSpans: { spans: Record<string, unknown>[] }[] }[]).flatMap(
        ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
    const ours = spans.filter(({ traceId }) => traceId === 'a'.repeat(32));
    expect(ours.length).toBeGreaterThan(1);
    expect(JSON.stringify(ours)).toContain('goods/front/goods/goodsList');
    expect(JSON.stringify(ours)).not.toContain('geheim');
    expect(ours.some(({ kind }) => kind === 3)).toBe(true);
    expect(await openTraces({})).toBeUndefined();
  });
});

describe('an end that cuts nobody', () => {
  it('/readyz says no first, while everything is still answered and no connection is kept', async () => {
    const leaving = await openTestMall({ beside: mall });
    const get = (path: string) => fetch(`${leaving.origin}/${path}`);
    expect((await get('readyz')).status).toBe(200);
    leaving.mall.leave();
    const no = await get('readyz');
    expect([no.status, await no.text()]).toEqual([503, 'closing']);
    expect((await get('healthz')).status).toBe(200);
    const answer = await get(HOME);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    // Half of a request is here when the mall closes, the other half comes later.
    const late = request(`${leaving.origin}/v3/business/front/cart/guestCart`, { method: 'POST' });
    late.setHeader('content-type', 'application/json');
    late.setHeader('content-length', 2);
    late.flushHeaders();
    await pause(100);
    const closed = leaving.close();
    await pause(100);
    late.end('{}');
    const [answered] = (await once(late, 'response')) as [IncomingMessage];
    expect(answered.statusCode).toBe(200);
    answered.resume();
    await closed;
  });
});
