// Clients that never end are closed, with a word where one can still be sent; slow and honest ones are served.
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { fileProtocol } from '#mall/file/file.protocol.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { endSlowClients, type Patience, patientServer } from './slow-clients.ts';

const PATIENCE: Patience = { headers: 300, body: 400, upload: 3_000, reading: 600 };
let mall: TestMall;
const open: Socket[] = [];

beforeAll(async () => {
  mall = await openTestMall({ patience: PATIENCE });
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => mall.close());

const port = () => (mall.mall.app.server.address() as AddressInfo).port;

/** A connection that says this, what came back over it, and when it was closed. */
function say(text: string, at = port()) {
  const socket = connect(at, '127.0.0.1');
  open.push(socket);
  const began = performance.now();
  let said = '';
  socket.on('data', (chunk) => {
    said += String(chunk);
  });
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) =>
    socket.once('close', () => resolve(performance.now() - began)),
  );
  socket.write(text);
  return { socket, closed, said: () => said };
}

/** A call whose body is announced; the bytes come as they are written. */
const callTo = (path: string, headers: Record<string, string | number>) =>
  [
    `POST /${path} HTTP/1.1`,
    'Host: mall',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
    .join('\r\n')
    .concat('\r\n\r\n');
const CLIENT = { authorization: `Basic ${btoa('front:front')}` };
const TOO_SLOW = { state: 408, msg: '发送超时，请检查网络后重试', code: 'http.tooSlow', data: null };
const answerOf = (said: string) => [said.slice(9, 12), JSON.parse(said.slice(said.indexOf('\r\n\r\n')))];

describe('closed', () => {
  it('when headers do not end, with 408 and a sentence', async () => {
    const { closed, said } = say('GET /v3/openapi.json HTTP/1.1\r\nHost: mall\r\n');
    expect(await closed).toBeGreaterThanOrEqual(PATIENCE.headers);
    expect(answerOf(said())).toEqual(['408', TOO_SLOW]);
  });

  it('when a body does not end, however steadily it drips, with 408 and a sentence', async () => {
    const headers = { ...CLIENT, 'content-type': 'application/json', 'content-length': 10_000 };
    const { socket, closed, said } = say(callTo(loginProtocol.token.path, headers));
    const dripping = setInterval(() => socket.write(' '), 20);
    const after = await closed;
    clearInterval(dripping);
    expect(after).toBeGreaterThanOrEqual(PATIENCE.body);
    expect(after).toBeLessThan(PATIENCE.upload);
    expect(answerOf(said())).toEqual(['408', TOO_SLOW]);
  });

  it('also as a form with parts, where no file is wanted', async () => {
    const headers = {
      ...CLIENT,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 10_000,
    };
    const { closed, said } = say(callTo(loginProtocol.token.path, headers));
    expect(await closed).toBeLessThan(PATIENCE.upload);
    expect(answerOf(said())).toEqual(['408', TOO_SLOW]);
  });

  it('when a body goes on after the door has refused it', async () => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const { socket, closed, said } = say(callTo(loginProtocol.logout.path, headers));
    const dripping = setInterval(() => socket.write('1\r\n \r\n'), 20);
    expect(await closed).toBeLessThan(PATIENCE.upload);
    clearInterval(dripping);
    expect(said()).toContain('"state":266');
  });
});

describe('served', () => {
  it('who hands in a file slowly', async () => {
    const { token } = await aLogin(mall);
    const png = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const start = `--x\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nattachment\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(start), png, Buffer.from('\r\n--x--\r\n')]);
    const { socket, said } = say(
      callTo(fileProtocol.upload.path, {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': body.length,
      }),
    );
    for (const half of [body.subarray(0, 200), body.subarray(200)]) {
      await pause(PATIENCE.body);
      socket.write(half);
    }
    await expect.poll(said, { timeout: 3_000 }).toContain('"state":200');
  });

  it('who waits for an answer that takes its time', async () => {
    const { memberId, token } = await aLogin(mall);
    await mall.call(loginProtocol.memberInfo, {}, { token });
    const held = mall.work(async (work) => {
      await work.query('SELECT 1 FROM member_session WHERE member_id = $1 FOR UPDATE', [memberId]);
      await pause(2 * PATIENCE.reading);
    });
    await pause(50);
    await mall.call(loginProtocol.logout, {}, { token });
    await held;
  });
});

describe('of an answer too large for the network between', () => {
  const LARGE = 'GET /large HTTP/1.1\r\nHost: mall\r\nConnection: close\r\n\r\n';
  const SIZE = 16_000_000;
  const app = Fastify(patientServer(PATIENCE));
  const portOf = () => (app.server.address() as AddressInfo).port;
  beforeAll(async () => {
    endSlowClients(app, PATIENCE);
    app.get('/large', () => Buffer.alloc(SIZE));
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  it('who reads nothing is closed', async () => {
    const gone = new Promise<number>((resolve) =>
      app.server.once('connection', (served) => {
        const began = performance.now();
        served.once('close', () => resolve(performance.now() - began));
      }),
    );
    say(LARGE, portOf()).socket.pause();
    expect(await gone).toBeGreaterThanOrEqual(PATIENCE.reading * 0.9);
  });

  it('who reads slowly but steadily is served, for longer than silence would be borne', async () => {
    const { socket, closed } = say(LARGE, portOf());
    let read = 0;
    socket.removeAllListeners('data').on('data', (chunk) => {
      read += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), 6);
    });
    expect(await closed).toBeGreaterThan(2 * PATIENCE.reading);
    expect(read).toBeGreaterThan(SIZE);
  });
});
