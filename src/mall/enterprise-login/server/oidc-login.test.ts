// Coming in by OpenID Connect through HTTP: as an employee and nobody else, in the browser that left, and only on an answer that is right in everything.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { minutes, seconds } from '#kit/time/duration.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { subAccountProtocol } from '#mall/company/sub-account.protocol.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { secondFactorProtocol } from '#mall/second-factor/second-factor.protocol.ts';
import { codeOf, setUpFactor } from '#mall/second-factor/server/factor.builders.ts';
import { enterpriseLoginProtocol } from '../enterprise-login.protocol.ts';
import { aColleague, anEnterpriseLogin } from './enterprise-login.builders.ts';
import {
  CLIENT,
  type Colleague,
  type FalseProvider,
  type OidcStandIn,
  openFalseProvider,
  openOidcStandIn,
} from './stand-in-oidc.builders.ts';

const PASSWORD = 'Qiye2026ok';
let mall: TestMall;
let honest: OidcStandIn;
let liar: FalseProvider;
let n = 0;
const email = (domain = 'shenlan.cn') => `lin.${++n}@${domain}`;

beforeAll(async () => {
  mall = await openTestMall();
  honest = await openOidcStandIn(`${mall.origin}/login/arrival`);
  liar = await openFalseProvider();
});
afterAll(async () => {
  await mall.close();
  await honest.close();
  await liar.close();
});
beforeEach(() => {
  liar.hang(undefined);
  mall.log.length = 0;
});

const aFirm = (more: object = {}, wish: Parameters<typeof anEnterpriseLogin>[2] = {}) =>
  anEnterpriseLogin(mall, { protocol: 'oidc', issuer: honest.issuer, ...CLIENT, ...more }, wish);
const start = (account: string) => mall.call(enterpriseLoginProtocol.start, { account });
/** All of it: away, through the provider's pages, and back. */
async function logIn(account: string, colleague: Colleague, more: object = {}) {
  const { url, ...browser } = await start(account);
  const query = await honest.logIn(url, colleague);
  return mall.call(enterpriseLoginProtocol.finish, { ...browser, query, ...more });
}
const whoAmI = (tokens: { access_token: string }) =>
  mall.call(loginProtocol.memberInfo, {}, { token: tokens.access_token });
const events = (memberId: number) =>
  mall.work((work) =>
    work.query<{ kind: string; detail: Record<string, unknown> }>(
      'SELECT kind, detail FROM security_event WHERE member_id = $1 ORDER BY event_id',
      [memberId],
    ),
  );

describe('an employee', () => {
  it('comes in by his e-mail once, and from then on by what the provider calls him; with his cart; in the login log', async () => {
    const main = await aFirm();
    const { code, enterpriseId } = main;
    const address = email();
    const { memberId } = await aColleague(mall, enterpriseId, address.toUpperCase());
    const { productId } = await mall.work((work) => aProduct(work));
    const me: Colleague = { sub: `s${n}`, email: address };
    const first = await logIn(code, me, { cartInfo: [{ productId, buyNum: 20 }] });
    expect(await whoAmI(first)).toMatchObject({ memberId, isSub: 1 });
    const cart = await mall.call(cartProtocol.cartList, {}, { token: first.access_token });
    expect(cart.availableCartNum).toBe(1);
    // His address changes at both ends: it does not count any more.
    const second = await logIn(code.toUpperCase(), { ...me, email: email() });
    expect((await whoAmI(second)).memberId).toBe(memberId);
    expect(await events(memberId)).toMatchObject([
      { kind: 'enterpriseLoginBound', detail: { provider: honest.issuer } },
      { kind: 'loggedIn', detail: { by: 'enterprise' } },
      { kind: 'loggedIn', detail: { by: 'enterprise' } },
    ]);
    // Somebody else who gets his old address there is not he.
    await expect(logIn(code, { sub: 'other', email: address })).rejects.toThrow('尚未在商城开通');
    // Unless the enterprise says that everybody is to be found by his address once more.
    expect(await mall.call(enterpriseLoginProtocol.show, {}, main)).toMatchObject({ bound: 1 });
    expect(await mall.call(enterpriseLoginProtocol.forgetSubjects, {}, main)).toMatchObject({ bound: 0 });
    expect((await whoAmI(await logIn(code, { sub: 'anew', email: address }))).memberId).toBe(memberId);
  });

  it('finds the way by the domain of his address once it is proven, and by the code always', async () => {
    const domain = `d${process.pid}.com`;
    const { code, enterpriseId, name } = await aFirm({}, { domains: [domain] });
    const address = email(domain);
    const { memberId } = await aColleague(mall, enterpriseId, address);
    expect((await whoAmI(await logIn(address, { sub: `d${n}`, email: address }))).memberId).toBe(memberId);
    expect(await mall.call(enterpriseLoginProtocol.find, { enterpriseCode: code })).toEqual({
      enterpriseName: name,
    });
    await mall.work((work) =>
      work.query('UPDATE enterprise_login_domain SET proven_at = NULL WHERE domain = $1', [domain]),
    );
    await expect(start(address)).rejects.toThrow('未找到该企业的登录方式');
    await expect(start('no-such-firm')).rejects.toThrow('未找到该企业的登录方式');
    await expect(start('https://evil.example')).rejects.toThrow('企业代码为');
  });

  it('who was invited comes in at once: his initial password opens nothing any more', async () => {
    const main = await aFirm();
    const address = email();
    const { memberName, initialPassword } = await mall.call(
      subAccountProtocol.add,
      {
        memberName: `invited_${process.pid}`,
        realName: '林一',
        mobile: '13455550001',
        email: address,
        roles: ['viewer'],
        permissions: [],
      },
      main,
    );
    const me = await whoAmI(await logIn(main.code, { sub: `i${n}`, email: address }));
    expect(me).toMatchObject({ memberName, mustChangePassword: false });
    const byPassword = { username: memberName, password: initialPassword, loginType: 1 };
    await expect(mall.call(loginProtocol.token, byPassword)).rejects.toThrow();
    const detail = await mall.call(subAccountProtocol.detail, { memberId: me.memberId }, main);
    expect(detail.state).toBe('ACTIVE');
  });

  it('who is disabled or has left is refused, although the provider knows him', async () => {
    const main = await aFirm();
    const address = email();
    const me: Colleague = { sub: `x${n}`, email: address };
    const { memberId } = await aColleague(mall, main.enterpriseId, address);
    const tokens = await logIn(main.code, me);
    await mall.call(subAccountProtocol.disable, { memberIds: [memberId] }, main);
    await expect(whoAmI(tokens)).rejects.toThrow('请先登录');
    await expect(logIn(main.code, me)).rejects.toThrow('停用');
    await mall.call(subAccountProtocol.enable, { memberIds: [memberId] }, main);
    await whoAmI(await logIn(main.code, me));
    await mall.call(subAccountProtocol.leave, { memberId, successorId: main.memberId }, main);
    await expect(logIn(main.code, me)).rejects.toThrow('尚未在商城开通');
  });

  it('with a second factor is asked for it here too', async () => {
    const main = await aFirm();
    const address = email();
    const { memberName } = await aColleague(mall, main.enterpriseId, address, { password: PASSWORD });
    const me: Colleague = { sub: `f${n}`, email: address };
    const byPassword = { username: memberName, password: PASSWORD, loginType: 1 };
    const { access_token: token } = await mall.call(loginProtocol.token, byPassword);
    const { secret } = await setUpFactor(mall, { token }, PASSWORD);
    mall.clock.pass(seconds(30));
    const { data } = await refusalOf(logIn(main.code, me));
    const { ticket } = data as { ticket: string };
    const tokens = await mall.call(secondFactorProtocol.logIn, { ticket, code: codeOf(mall, secret) });
    expect((await whoAmI(tokens)).memberName).toBe(memberName);
  });
});

describe('whom the mall does not know', () => {
  it('is refused, or becomes an employee without permissions where that is wanted and the domain is proven', async () => {
    const domain = `new${process.pid}.com`;
    const shut = await aFirm({}, { domains: [domain] });
    const me: Colleague = { sub: `n${++n}`, email: `xin.ren@${domain}`, name: '新人' };
    await expect(logIn(shut.code, me)).rejects.toThrow('尚未在商城开通');
    await mall.work((work) =>
      work.query('UPDATE enterprise_login SET adds_unknown = true WHERE enterprise_id = $1', [
        shut.enterpriseId,
      ]),
    );
    const [one, two] = await Promise.all([logIn(shut.code, me), logIn(shut.code, me)]);
    const added = await whoAmI(one);
    expect((await whoAmI(two)).memberId).toBe(added.memberId);
    expect(added).toMatchObject({
      isSub: 1,
      permissions: [],
      enterpriseId: shut.enterpriseId,
      memberType: 3,
    });
    const detail = await mall.call(subAccountProtocol.detail, { memberId: added.memberId }, shut);
    expect(detail).toMatchObject({ realName: '新人', state: 'ACTIVE', email: me.email });
    await expect(logIn(shut.code, { sub: 'out', email: 'a@elsewhere.com' })).rejects.toThrow(
      '尚未在商城开通',
    );
  });

  it('a provider that claims somebody else’s address gets nothing: another enterprise’s, an operator’s, a member’s, its own main account’s', async () => {
    const domain = `claim${process.pid}.com`;
    const firm = await aFirm({ addsUnknown: 1 }, { domains: [domain] });
    const other = await aFirm();
    const at = () => `victim${++n}@${domain}`;
    const [employee, operator, member, main, inside] = [at(), at(), at(), at(), at()];
    await aColleague(mall, other.enterpriseId, employee);
    await mall.work((work) =>
      work.query('UPDATE member SET is_email_proven = true WHERE email = $1', [employee]),
    );
    await aLogin(mall, { email: operator, roles: ['operator'] });
    await aLogin(mall, { email: member });
    await mall.work((work) =>
      work.query('UPDATE member SET email = $2 WHERE member_id = $1', [firm.memberId, main]),
    );
    // An employee of its own who works for the platform is out of its reach too.
    const both = await aColleague(mall, firm.enterpriseId, inside);
    await mall.work((work) =>
      work.query("INSERT INTO platform_operator (member_id, role) VALUES ($1, 'operator')", [both.memberId]),
    );
    const before = await mall.work((work) => work.query('SELECT count(*) FROM member'));
    for (const claimed of [employee, operator, member, main])
      await expect(logIn(firm.code, { sub: claimed, email: claimed }), claimed).rejects.toThrow(
        '尚未在商城开通',
      );
    const outcome = await logIn(firm.code, { sub: inside, email: inside }).then(whoAmI, () => undefined);
    expect(outcome?.memberId).not.toBe(both.memberId);
    const after = await mall.work((work) => work.query('SELECT count(*) FROM member'));
    expect(Number(after[0]!.count) - Number(before[0]!.count)).toBe(outcome ? 1 : 0);
    await expect(logIn(firm.code, { sub: 'u', email: at(), isVerified: false })).rejects.toThrow(
      '没有提供已验证的邮箱',
    );
    await expect(logIn(firm.code, { sub: 'v' })).rejects.toThrow('没有提供已验证的邮箱');
  });
});

describe('a trip', () => {
  it('ends in the browser that has left, once, within ten minutes, and for what it was begun', async () => {
    const { code, enterpriseId } = await aFirm();
    const address = email();
    await aColleague(mall, enterpriseId, address);
    const me: Colleague = { sub: `t${n}`, email: address };
    const mine = await start(code);
    const query = await honest.logIn(mine.url, me);
    const theirs = await start(code);
    const { state, browserKey } = mine;
    const finish = (given: object) =>
      mall.call(enterpriseLoginProtocol.finish, { state, browserKey, query, ...given });
    // Another browser that is led to the address of this one, or that brings its own trip.
    await expect(finish({ browserKey: theirs.browserKey })).rejects.toThrow('不是在此浏览器发起');
    await expect(finish({ browserKey: 'x' })).rejects.toThrow('不是在此浏览器发起');
    await expect(finish({ state: theirs.state, browserKey: theirs.browserKey })).rejects.toThrow(
      '未通过验证',
    );
    await whoAmI(await finish({}));
    await expect(finish({})).rejects.toThrow('不是在此浏览器发起');
    const late = await start(code);
    const lateQuery = await honest.logIn(late.url, me);
    mall.clock.pass(minutes(10));
    await expect(
      mall.call(enterpriseLoginProtocol.finish, { ...late, query: lateQuery } as never),
    ).rejects.toThrow('不是在此浏览器发起');
    const kept = JSON.stringify(await mall.work((work) => work.query('SELECT * FROM enterprise_login_trip')));
    for (const secret of [theirs.state, theirs.browserKey]) expect(kept).not.toContain(secret);
  });

  it('that was cancelled at the provider says so; garbage is refused clearly', async () => {
    const { code } = await aFirm();
    const { url: _, ...browser } = await start(code);
    const query = `error=access_denied&state=${browser.state}&iss=${encodeURIComponent(honest.issuer)}`;
    await expect(mall.call(enterpriseLoginProtocol.finish, { ...browser, query })).rejects.toThrow('取消');
    for (const wrong of ['', 'code=x', `code=x&state=${'y'.repeat(43)}`, '%%%', 'code=&state=']) {
      const { url: __, ...again } = await start(code);
      await expect(
        mall.call(enterpriseLoginProtocol.finish, { ...again, query: wrong }),
        wrong,
      ).rejects.toThrow('未通过验证');
    }
    expect(mall.log.join('\n')).not.toContain(CLIENT.clientSecret);
  });
});

describe('an answer that is not right', () => {
  /** @param claims what the provider says instead */
  async function answered(claims: (nonce: string) => object, key: 'own' | 'foreign' = 'own') {
    const { code, enterpriseId } = await aFirm({ issuer: liar.issuer });
    const address = email();
    await aColleague(mall, enterpriseId, address);
    const { url, ...browser } = await start(code);
    const nonce = new URL(url).searchParams.get('nonce')!;
    liar.say({ sub: `l${n}`, email: address, email_verified: true, nonce, ...claims(nonce) }, key);
    const query = `code=c&state=${browser.state}`;
    return mall.call(enterpriseLoginProtocol.finish, { ...browser, query });
  }
  const past = Math.floor(Date.now() / 1_000) - 3_600;

  it('is one where nothing is wrong: else the next lines would prove nothing', async () => {
    await whoAmI(await answered(() => ({})));
  });

  it.each<[string, object, ('own' | 'foreign')?]>([
    ['signed by a key that is not the provider’s', {}, 'foreign'],
    ['for another audience', { aud: 'another-client' }],
    ['of another issuer', { iss: 'https://login.example.com' }],
    ['over', { iat: past - 300, exp: past }],
    ['with another nonce', { nonce: 'of-another-trip' }],
    ['without a nonce', { nonce: undefined }],
  ])('%s', async (_what, claims, key) => {
    await expect(answered(() => claims, key)).rejects.toThrow('未通过验证');
    expect(mall.log.join('\n')).toMatch(/OIDC of enterprise \d+/);
  });
});

describe('a provider', () => {
  it('that is down says so in a sentence, at the start and at the end', async () => {
    const gone = await openFalseProvider();
    const { code } = await aFirm({ issuer: gone.issuer });
    const { url: _, ...browser } = await start(code);
    await gone.close();
    await expect(start(code)).rejects.toThrow('暂时无法连接您企业的登录服务');
    const query = `code=c&state=${browser.state}`;
    await expect(mall.call(enterpriseLoginProtocol.finish, { ...browser, query })).rejects.toThrow(
      '暂时无法连接',
    );
  });

  it('that does not answer is given up before the browser gives up', async () => {
    const { code } = await aFirm({ issuer: liar.issuer });
    liar.hang('/.well-known');
    const begun = Date.now();
    await expect(start(code)).rejects.toThrow('暂时无法连接您企业的登录服务');
    expect(Date.now() - begun).toBeLessThan(10_000);
  }, 20_000);

  it('is not called in production at an address inside, or without https', async () => {
    const strict = await openTestMall({ isProduction: true });
    try {
      const settings = { protocol: 'oidc', ...CLIENT } as const;
      await expect(
        anEnterpriseLogin(strict, { ...settings, issuer: 'http://login.example.com' }),
      ).rejects.toThrow('https://');
      for (const issuer of ['https://127.0.0.1:9', 'https://localhost:9', 'https://169.254.169.254']) {
        const { code } = await anEnterpriseLogin(strict, { ...settings, issuer });
        await expect(strict.call(enterpriseLoginProtocol.start, { account: code }), issuer).rejects.toThrow(
          '暂时无法连接',
        );
      }
    } finally {
      await strict.close();
    }
  });
});
