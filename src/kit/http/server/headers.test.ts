// What every answer says to the browser, whatever is asked for.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { INERT, pagePolicy, scriptHash } from './headers.ts';

let mall: TestMall;
let live: TestMall;

beforeAll(async () => {
  mall = await openTestMall();
  live = await openTestMall({ isProduction: true });
});
afterAll(async () => {
  await mall.close();
  await live.close();
});

const headersOf = async (path: string, at = mall) =>
  (await fetch(at.origin + path, { redirect: 'manual' })).headers;

describe('every answer', () => {
  it.each([
    '/v3/goods/front/goods/goodsList',
    '/v3/member/front/member/memberInfo',
    '/v3/no/such/call',
    '/v3/openapi.json',
    '/file/1',
    '/healthz',
    '/no-such-page',
    `/v3/goods/front/goods/goodsList?keyword=${'x'.repeat(5_000)}`,
  ])('may do nothing by itself, is not guessed at and not framed: %s', async (path) => {
    const headers = await headersOf(path);
    expect(headers.get('content-security-policy')).toBe(INERT);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull();
  });

  it.each(['/dev/outbox', '/dev/alipay/pay/nothing', '/v3/docs'])(
    'a page besides the screens has a policy of its own: %s',
    async (path) => {
      const said = (await headersOf(path)).get('content-security-policy')!;
      expect(said).toContain("default-src 'none'");
      expect(said).toContain("frame-ancestors 'none'");
      expect(said).not.toMatch(/script-src[^;]*unsafe/);
    },
  );

  it('of the API is kept by nobody', async () => {
    expect((await headersOf('/v3/goods/front/goods/goodsList')).get('cache-control')).toBe('no-store');
    const me = await aLogin(mall);
    const reply = await fetch(`${mall.origin}/v3/member/front/member/memberInfo`, {
      headers: { authorization: `Bearer ${me.token}` },
    });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toBe('inline; filename="api.json"');
    const refused = await headersOf('/v3/member/front/member/memberInfo');
    expect(refused.get('cache-control')).toBe('no-store');
    expect(refused.get('content-disposition')).toBe('inline; filename="api.json"');
  });

  it('asks for https from then on, where the mall has it', async () => {
    const headers = await headersOf('/healthz', live);
    expect(headers.get('strict-transport-security')).toBe('max-age=15552000; includeSubDomains');
  });

  it('of production knows neither outbox nor stand-ins', async () => {
    for (const path of ['/dev/outbox', '/dev/alipay/pay/x']) {
      expect((await fetch(live.origin + path)).status, path).toBe(404);
    }
  });
});

describe('the policy of a screen', () => {
  const said = pagePolicy([scriptHash('one()')], { isHttps: true, isDevelopment: false });

  it('lets no inline script run but the hashed, and no style element', () => {
    expect(said).toContain(`script-src 'self' ${scriptHash('one()')};`);
    expect(said).toContain("style-src 'self';");
    expect(said).not.toContain('unsafe-eval');
    expect(said.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline');
  });

  it('keeps forms, frames, calls and the base address at home', () => {
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "connect-src 'self'",
    ])
      expect(said).toContain(rule);
  });

  it('fetches everything by https only where the mall itself is', () => {
    expect(said).toContain('upgrade-insecure-requests');
    expect(pagePolicy([], { isHttps: false, isDevelopment: false })).not.toContain(
      'upgrade-insecure-requests',
    );
  });
});
