// The sandbox channel as a payer and a real server meet it: its page, its buttons, its notice over HTTP, its patience.
import { createServer, type Server } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { centsToWire } from '#kit/money/money.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { paymentProtocol } from '../payment.protocol.ts';
import { aBill } from './payment.builders.ts';
import { balanceOf, closeBill } from './payment.ts';
import { openSandboxChannel, type SandboxChannel } from './sandbox/sandbox-channel.ts';
import { decideSandboxCharge } from './sandbox/sandbox-charge.ts';
import { openMessenger } from './sandbox/sandbox-notice.ts';
import { sandboxCharge } from './sandbox.tables.ts';

const { doPay, payInfo } = paymentProtocol;

let mall: TestMall;
let person: Person;

beforeAll(async () => {
  mall = await openTestMall();
  person = await aLogin(mall);
});
afterAll(() => mall.close());

async function aCharge(language: 'zh' | 'en' = 'zh') {
  const { paySn } = await mall.work((work) => aBill(work, { memberId: person.memberId, amounts: [123_456] }));
  const { redirectUrl, payment } = await mall.call(doPay, { paySn, method: 'SANDBOX' }, person, language);
  return {
    paySn,
    paymentSn: payment.paymentSn,
    url: new URL(redirectUrl!, mall.origin).href,
    token: redirectUrl!.split('/').at(-1)!,
  };
}

const press = (url: string, result: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ result }), redirect: 'manual' });

const chargeOf = async (paymentSn: string) => {
  const [row] = await mall.work((work) =>
    work.tx.select().from(sandboxCharge).where(eq(sandboxCharge.paymentSn, paymentSn)),
  );
  return row!;
};
const heard = (paymentSn: string) =>
  vi.waitFor(async () => expect((await chargeOf(paymentSn)).isReceived).toBe(true), {
    timeout: 5_000,
    interval: 30,
  });

describe('happy', () => {
  it.each([
    ['zh', '沙箱收银台', '确认支付', '¥1,234.56'],
    ['en', 'Sandbox cashier', 'Let it fail', '¥1,234.56'],
  ] as const)('its page says in %s what is asked', async (language, ...sentences) => {
    const { url, paymentSn } = await aCharge(language);
    const response = await fetch(url);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${language}">`);
    for (const sentence of [...sentences, paymentSn]) expect(html).toContain(sentence);
  });

  it('pay: back to the mall, the notice comes over HTTP, the bill is paid once', async () => {
    const { paySn, paymentSn, url } = await aCharge();
    const answer = await press(url, 'SUCCESS');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/buy/pay?paySn=${paySn}`);
    await heard(paymentSn);
    expect(await mall.call(payInfo, { paySn }, person)).toMatchObject({
      payState: 1,
      payment: { state: 'SUCCEEDED' },
    });
    expect((await chargeOf(paymentSn)).noticesSent).toBe(1);

    expect((await press(url, 'FAIL')).headers.get('location')).toContain('/sandbox/pay/');
    const html = await (await fetch(url)).text();
    expect(html).toContain('支付成功');
    expect(html).not.toContain('<form');
  });

  it('fail: the mall hears it, and the payer may begin anew', async () => {
    const { paySn, paymentSn, url } = await aCharge();
    await press(url, 'FAIL');
    await heard(paymentSn);
    expect(await mall.call(payInfo, { paySn }, person)).toMatchObject({
      payState: 0,
      payment: { state: 'FAILED' },
    });
  });

  it('not now: back to the mall, nothing is decided, the same charge stays open', async () => {
    const { paySn, paymentSn, url } = await aCharge();
    expect((await press(url, 'CANCEL')).headers.get('location')).toBe(`/buy/pay?paySn=${paySn}`);
    expect(await chargeOf(paymentSn)).toMatchObject({ state: 'OPEN', noticesSent: 0 });
    expect(await mall.call(payInfo, { paySn }, person)).toMatchObject({
      payState: 0,
      payment: { state: 'PROCESSING' },
    });
  });

  it('two processes: either sends, the mall counts one', async () => {
    const beside = await openTestMall({ beside: mall });
    const { paySn, paymentSn, token } = await aCharge();
    const both = await Promise.all(
      [mall.origin, beside.origin].map((origin) => press(`${origin}/sandbox/pay/${token}`, 'SUCCESS')),
    );
    expect(both.map((answer) => answer.status)).toEqual([303, 303]);
    await heard(paymentSn);
    expect(await mall.call(payInfo, { paySn }, person)).toMatchObject({ payState: 1, paid: '1234.56' });
    await beside.close();
  });
});

describe('patience', () => {
  it('repeats until it hears received: true, signed anew each time, and goes on after a restart', async () => {
    const heardNotices: Array<Record<string, string>> = [];
    const deaf = await listen((notice) => {
      heardNotices.push(notice);
      if (heardNotices.length === 1) return 'not even JSON';
      return JSON.stringify({ state: 200, data: { received: heardNotices.length > 2 } });
    });
    const { paymentSn, token } = await aCharge();
    const errors: unknown[] = [];
    const secret = new TextDecoder().decode(mall.tokenSecret);
    const channel = openSandboxChannel(
      secret,
      () => deaf.origin,
      (error) => errors.push(error),
    );
    const first = openMessenger(mall.mall.workshop, channel);
    await mall.work((work) => decideSandboxCharge(work, token, 'SUCCESS', new Date()));
    first.wake();
    await vi.waitFor(() => expect(heardNotices).toHaveLength(1));
    await first.stop();
    const second = openMessenger(mall.mall.workshop, channel);
    second.wake();
    await vi.waitFor(() => expect(heardNotices).toHaveLength(3), { timeout: 10_000 });
    await heard(paymentSn);
    await second.stop();
    expect(new Set(heardNotices.map((notice) => notice.sign)).size).toBe(3);
    const mallsChannel = mall.mall.facilities.sandboxChannel as SandboxChannel;
    for (const notice of heardNotices) expect(mallsChannel.verify(notice)).toBe(true);
    expect(errors.length).toBe(1);
    deaf.server.close();
  });
});

describe('refused', () => {
  it('an unknown token, also pressed', async () => {
    const url = `${mall.origin}/sandbox/pay/${'x'.repeat(32)}`;
    expect((await fetch(url)).status).toBe(404);
    expect((await press(url, 'SUCCESS')).status).toBe(404);
  });

  it('a charge that the mall has taken back cannot be paid', async () => {
    const { paySn, paymentSn, url } = await aCharge();
    await mall.work((work) => closeBill(work, paySn, 'timeout'));
    const before = await mall.work((work) => balanceOf(work, person.memberId));
    expect((await press(url, 'SUCCESS')).status).toBe(303);
    expect(await (await fetch(url)).text()).toContain('已关闭');
    expect(await chargeOf(paymentSn)).toMatchObject({ state: 'CLOSED', noticesSent: 0 });
    expect(centsToWire(await mall.work((work) => balanceOf(work, person.memberId)))).toBe(
      centsToWire(before),
    );
  });
});

async function listen(
  answer: (notice: Record<string, string>) => string,
): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => response.end(answer(JSON.parse(body) as Record<string, string>)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return { origin: `http://127.0.0.1:${port}`, server };
}
