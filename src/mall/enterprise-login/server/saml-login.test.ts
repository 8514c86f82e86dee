// Coming in by SAML through HTTP: the provider posts a signed assertion, and only one that answers this browser's own request lets it in.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { enterpriseLoginProtocol } from '../enterprise-login.protocol.ts';
import { aCode, aColleague, anEnterpriseLogin } from './enterprise-login.builders.ts';
import { loginAddresses } from './login-settings.ts';
import type { Colleague } from './stand-in-oidc.builders.ts';
import { type Lie, openSamlStandIn, type SamlStandIn } from './stand-in-saml.builders.ts';

const NOT_BELIEVED = '未通过验证';
let mall: TestMall;
let provider: SamlStandIn;
let firm: Awaited<ReturnType<typeof anEnterpriseLogin>>;
let n = 0;

beforeAll(async () => {
  mall = await openTestMall();
  const code = aCode();
  provider = await openSamlStandIn(loginAddresses(mall.origin, code));
  const { entityId, ssoUrl, certificate } = provider;
  firm = await anEnterpriseLogin(mall, { protocol: 'saml', code, entityId, ssoUrl, certificate });
});
afterAll(async () => {
  await mall.close();
  await provider.close();
});

const start = (account = firm.code) => mall.call(enterpriseLoginProtocol.start, { account });
/** The provider's page posts its form. @returns where the browser is led to */
async function post(form: Record<string, string>): Promise<URL> {
  const reply = await fetch(`${mall.origin}/login/saml`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form),
  });
  expect(reply.status).toBe(303);
  return new URL(reply.headers.get('location')!);
}
type Browser = { state: string; browserKey: string };
const finish = ({ state, browserKey }: Browser) =>
  mall.call(enterpriseLoginProtocol.finish, { state, browserKey });
async function logIn(colleague: Colleague, lie?: Lie) {
  const { url, ...browser } = await start();
  const form = await provider.logIn(url, colleague, lie);
  const back = await post(form);
  expect(back.href).toBe(`${mall.origin}/login/arrival?state=${browser.state}`);
  return finish(browser);
}
async function somebody(): Promise<Colleague & { memberId: number }> {
  const email = `wang.${++n}@shenlan.cn`;
  const { memberId } = await aColleague(mall, firm.enterpriseId, email);
  return { sub: `nameid-${process.pid}-${n}`, email, memberId };
}
const whoAmI = (tokens: { access_token: string }) =>
  mall.call(loginProtocol.memberInfo, {}, { token: tokens.access_token });

it('an employee comes in, and again by his subject alone', async () => {
  const me = await somebody();
  expect((await whoAmI(await logIn(me))).memberId).toBe(me.memberId);
  expect((await whoAmI(await logIn({ ...me, email: 'another@shenlan.cn' }))).memberId).toBe(me.memberId);
});

describe('an answer is refused', () => {
  it.each<[string, Lie]>([
    ['that is signed with another certificate', { isForged: true }],
    ['for another audience', { audience: 'https://other.example/login/enterprise/other' }],
    ['for another address', { recipient: 'https://other.example/saml' }],
    ['of another issuer', { issuer: 'https://other.example/idp' }],
    ['that is over', { minutes: -10 }],
    ['to another request', { inResponseTo: '_0123456789abcdef' }],
    ['to no request', { inResponseTo: '' }],
  ])('%s', async (_what, lie) => {
    await expect(logIn(await somebody(), lie)).rejects.toThrow(NOT_BELIEVED);
    expect(mall.log.at(-1)).toContain('SAML of enterprise');
  });

  it('that was changed, is not signed, or has a second assertion beside the signed one', async () => {
    const [me, victim] = [await somebody(), await somebody()];
    const changes: ((xml: string) => string)[] = [
      (xml) => xml.replace(me.email!, victim.email!).replace(me.sub, victim.sub),
      (xml) => xml.replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, ''),
      (xml) => {
        const [signed = ''] = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml) ?? [];
        const forged = signed
          .replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, '')
          .replace(/ ID="[^"]+"/, ' ID="_forged"')
          .replace(me.sub, victim.sub);
        return xml.replace(signed, forged + signed);
      },
      (xml) => xml.replace(me.sub, `${victim.sub}<!---->x`),
      () => 'no xml',
      () => '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
    ];
    for (const tamper of changes) await expect(logIn(me, { tamper })).rejects.toThrow(NOT_BELIEVED);
  });

  it('that is replayed: into its own trip, after the login, and into another trip', async () => {
    const me = await somebody();
    const { url, ...browser } = await start();
    const form = await provider.logIn(url, me);
    await post(form);
    await post(form);
    await whoAmI(await finish(browser));
    await post(form);
    await expect(finish(browser)).rejects.toThrow('不是在此浏览器发起');
    const other = await start();
    await post({ ...form, RelayState: other.state });
    await expect(finish(other)).rejects.toThrow(NOT_BELIEVED);
    // The frame around the signed assertion need not be signed: naming the other request there does not help.
    const request = new URL(other.url);
    expect(request.searchParams.get('RelayState')).toBe(other.state);
    const third = await start();
    const honest = await provider.logIn(third.url, me);
    const named = /InResponseTo="([^"]+)"/.exec(Buffer.from(honest.SAMLResponse, 'base64').toString())![1]!;
    const reframed = Buffer.from(
      Buffer.from(form.SAMLResponse, 'base64')
        .toString()
        .replace(/InResponseTo="[^"]+"/, `InResponseTo="${named}"`),
    ).toString('base64');
    await post({ SAMLResponse: reframed, RelayState: third.state });
    await expect(finish(third)).rejects.toThrow(NOT_BELIEVED);
  });

  it('by a browser that has not left: the state alone opens nothing', async () => {
    const { url, state } = await start();
    await post(await provider.logIn(url, await somebody()));
    const other = await start();
    await expect(finish({ state, browserKey: other.browserKey })).rejects.toThrow('不是在此浏览器发起');
  });

  it('and leads nowhere out of the mall', async () => {
    const { url } = await start();
    const form = await provider.logIn(url, await somebody());
    for (const RelayState of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '',
      'x'.repeat(2_000),
    ]) {
      const back = await post({ ...form, RelayState });
      expect([back.origin, back.pathname]).toEqual([mall.origin, '/login/arrival']);
    }
    const nothing = await post({});
    expect(nothing.href).toBe(`${mall.origin}/login/arrival`);
  });
});

it('an enterprise’s own address leads to the page that knows its code', async () => {
  const reply = await fetch(`${mall.origin}/login/enterprise/${firm.code}`, { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([302, `/login/enterprise?code=${firm.code}`]);
});

it('an employee of another enterprise with the same provider is not reached', async () => {
  const { entityId, ssoUrl, certificate } = provider;
  const other = await anEnterpriseLogin(mall, { protocol: 'saml', entityId, ssoUrl, certificate });
  const me = await somebody();
  const { url, ...browser } = await start(other.code);
  // Meant for the first enterprise, as the provider was told of it.
  await post(await provider.logIn(url, me));
  await expect(finish(browser)).rejects.toThrow(NOT_BELIEVED);
  const again = await start(other.code);
  const { samlEntityId } = loginAddresses(mall.origin, other.code);
  await post(await provider.logIn(again.url, me, { audience: samlEntityId }));
  await expect(finish(again)).rejects.toThrow('尚未在商城开通');
});
