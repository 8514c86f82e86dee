// Setting up an enterprise's own login through HTTP: who may, what is wrong with what was typed, the trial, the switch, domains, and employees who must use it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { qrProtocol } from '#mall/login/qr.protocol.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { codeSentTo } from '#mall/message/server/message.builders.ts';
import { enterpriseLoginProtocol } from '../enterprise-login.protocol.ts';
import { aCode, aColleague, anEnterpriseLogin } from './enterprise-login.builders.ts';
import { CLIENT, type OidcStandIn, openOidcStandIn } from './stand-in-oidc.builders.ts';

const PASSWORD = 'Qiye2026ok';
const records = new Map<string, string[]>();
let mall: TestMall;
let provider: OidcStandIn;
let n = 0;

beforeAll(async () => {
  mall = await openTestMall({ findTexts: async (name) => records.get(name) ?? [] });
  provider = await openOidcStandIn(`${mall.origin}/login/arrival`);
});
afterAll(async () => {
  await mall.close();
  await provider.close();
});

type Person = { token: string };
const {
  show,
  save,
  test,
  finishTest,
  switch: turn,
  addDomain,
  proveDomain,
  dropDomain,
} = enterpriseLoginProtocol;
const oidc = () => ({ protocol: 'oidc' as const, code: aCode(), issuer: provider.issuer, ...CLIENT });
async function tryOut(person: Person, email: string) {
  const { url, ...browser } = await mall.call(test, {}, person);
  const query = await provider.logIn(url, { sub: email, email });
  return mall.call(finishTest, { ...browser, query }, person);
}

describe('the settings', () => {
  it('are tried before they are switched on, by whom they are told what they come to; the secret is told to nobody', async () => {
    const main = await aMainAccount(mall);
    const email = `zhao.${++n}@shenlan.cn`;
    const { memberName } = await aColleague(mall, main.enterpriseId, email);
    expect(await mall.call(show, {}, main)).toMatchObject({ isSetUp: 0, mayChange: 1, isOn: 0 });
    await expect(mall.call(test, {}, main)).rejects.toThrow('请先保存');
    const settings = oidc();
    const saved = await mall.call(save, settings, main);
    expect(saved).toMatchObject({ isSetUp: 1, hasSecret: 1, testedAt: null });
    expect(saved.addresses.oidcRedirect).toBe(`${mall.origin}/login/arrival`);
    const rows = await mall.work((work) => work.query('SELECT * FROM enterprise_login'));
    for (const told of [saved, rows]) expect(JSON.stringify(told)).not.toContain(CLIENT.clientSecret);
    await expect(mall.call(turn, { isOn: 1, isRequired: 0 }, main)).rejects.toThrow('请先测试成功');
    const { code } = settings;
    await expect(mall.call(enterpriseLoginProtocol.find, { enterpriseCode: code })).rejects.toThrow();
    expect(await tryOut(main, email)).toEqual({ subject: email, email, verdict: 'known', memberName });
    expect(await tryOut(main, 'nobody@shenlan.cn')).toMatchObject({ verdict: 'refused', memberName: null });
    // Trying binds nobody and logs nobody in.
    expect(await mall.work((work) => work.query('SELECT * FROM enterprise_login_subject'))).toEqual([]);
    expect(await mall.call(turn, { isOn: 1, isRequired: 0 }, main)).toMatchObject({ isOn: 1, isRequired: 0 });
    await mall.call(enterpriseLoginProtocol.find, { enterpriseCode: code });

    // A trial is no login, and somebody else's is not his.
    const { url, ...browser } = await mall.call(test, {}, main);
    const query = await provider.logIn(url, { sub: 'x', email });
    await expect(mall.call(enterpriseLoginProtocol.finish, { ...browser, query })).rejects.toThrow(
      '不是在此浏览器',
    );
    const stranger = await aMainAccount(mall);
    await expect(mall.call(finishTest, { ...browser, query }, stranger)).rejects.toThrow('不是在此浏览器');

    // What leaves the provider as it is changes nothing about that; another one is switched off until it was tried.
    const same = { ...settings, clientSecret: '', addsUnknown: 1 };
    expect(await mall.call(save, same, main)).toMatchObject({ isOn: 1, addsUnknown: 1, hasSecret: 1 });
    const other = { ...settings, clientSecret: '', issuer: 'http://other.example' };
    await expect(mall.call(save, other, main)).rejects.toThrow('请重新输入客户端密钥');
    const changed = await mall.call(save, { ...other, clientSecret: 'another' }, main);
    expect(changed).toMatchObject({ isOn: 0, testedAt: null });
    const kinds = await mall.work((work) =>
      work.query(
        "SELECT detail FROM security_event WHERE member_id = $1 AND kind = 'enterpriseLoginChanged'",
        [main.memberId],
      ),
    );
    expect(kinds).toHaveLength(4);
  });

  it.each<[string, object, string]>([
    ['a code', { code: 'A B' }, '企业代码为'],
    ['an address', { issuer: 'ftp://x.example' }, 'https://'],
    ['an address', { issuer: 'javascript:alert(1)' }, 'https://'],
    ['an address', { issuer: 'https://me:secret@x.example' }, 'https://'],
    ['nothing', { clientId: '' }, '此项必填'],
    [
      'no certificate',
      { protocol: 'saml', entityId: 'x', ssoUrl: 'https://x.example', certificate: 'abc' },
      '证书无法识别',
    ],
    [
      'a page of scripts',
      { protocol: 'saml', entityId: 'x', ssoUrl: 'javascript:alert(1)', certificate: 'x' },
      'https://',
    ],
  ])('refuse %s that is none: %o', async (_what, wrong, sentence) => {
    const main = await aMainAccount(mall);
    await expect(mall.call(save, { ...oidc(), ...wrong } as never, main)).rejects.toThrow(sentence);
    expect(await mall.call(show, {}, main)).toMatchObject({ isSetUp: 0 });
  });

  it('have a code of their own', async () => {
    const settings = oidc();
    await mall.call(save, settings, await aMainAccount(mall));
    const second = await refusalOf(mall.call(save, settings, await aMainAccount(mall)));
    expect([second.message, second.data]).toEqual(['该企业代码已被使用', { name: 'code' }]);
  });

  it('are for who manages employees and may do all that any of them may', async () => {
    const main = await aMainAccount(mall);
    const { enterpriseId } = main;
    const [buyer, clerk] = [
      await aLoggedInEmployee(mall, { enterpriseId }),
      await aLoggedInEmployee(mall, { enterpriseId, roles: [], permissions: ['ent.sub'] }),
    ];
    expect((await refusalOf(mall.call(show, {}, buyer))).state).toBe(State.notAllowed);
    expect((await refusalOf(mall.call(show, {}, await aLogin(mall)))).state).toBe(State.notAllowed);
    expect(await mall.call(show, {}, clerk)).toMatchObject({ mayChange: 0 });
    for (const ask of [
      () => mall.call(save, oidc(), clerk),
      () => mall.call(turn, { isOn: 1, isRequired: 1 }, clerk),
      () => mall.call(addDomain, { domain: 'a.com' }, clerk),
      () => mall.call(test, {}, clerk),
    ])
      await expect(ask()).rejects.toThrow('只能由主账号设置');
    const all = await aLoggedInEmployee(mall, { enterpriseId, roles: ['administrator'] });
    expect(await mall.call(save, oidc(), all)).toMatchObject({ isSetUp: 1, mayChange: 1 });
  });
});

describe('a domain', () => {
  it('is believed once its TXT record says so, and is one enterprise’s only', async () => {
    const [one, two] = [await aMainAccount(mall), await aMainAccount(mall)];
    await expect(mall.call(addDomain, { domain: 'shenlan.cn' }, one)).rejects.toThrow('请先保存');
    for (const main of [one, two]) await mall.call(save, oidc(), main);
    const { domains } = await mall.call(addDomain, { domain: 'shenlan.cn' }, one);
    const [listed] = domains;
    expect(listed).toMatchObject({
      domain: 'shenlan.cn',
      provenAt: null,
      recordName: '_yuancai-login.shenlan.cn',
    });
    await expect(mall.call(addDomain, { domain: 'shenlan.cn' }, one)).rejects.toThrow('已在列表中');
    await expect(mall.call(addDomain, { domain: 'Shenlan' }, one)).rejects.toThrow('域名不正确');
    await expect(mall.call(proveDomain, { domain: 'shenlan.cn' }, one)).rejects.toThrow(
      '没有在 _yuancai-login',
    );
    await expect(mall.call(proveDomain, { domain: 'other.cn' }, one)).rejects.toThrow('不在列表中');
    const theirs = await mall.call(addDomain, { domain: 'shenlan.cn' }, two);
    records.set('_yuancai-login.shenlan.cn', [
      'v=spf1 -all',
      listed!.recordText,
      theirs.domains[0]!.recordText,
    ]);
    const proven = await mall.call(proveDomain, { domain: 'shenlan.cn' }, one);
    expect(proven.domains[0]!.provenAt).not.toBeNull();
    await expect(mall.call(proveDomain, { domain: 'shenlan.cn' }, two)).rejects.toThrow('已属于另一家企业');
    expect((await mall.call(dropDomain, { domain: 'shenlan.cn' }, one)).domains).toEqual([]);
    expect((await mall.call(proveDomain, { domain: 'shenlan.cn' }, two)).domains[0]!.provenAt).not.toBeNull();
  });
});

describe('where employees must use it', () => {
  it('no other way lets them in, their logins end, and the main account is never locked out', async () => {
    const main = await anEnterpriseLogin(mall, oidc());
    const mobile = '13466660001';
    const email = `qian.${++n}@shenlan.cn`;
    const employee = await aColleague(mall, main.enterpriseId, email, { mobile, password: PASSWORD });
    const byPassword = (username: string) =>
      mall.call(loginProtocol.token, { username, password: PASSWORD, loginType: 1 });
    const { access_token: token } = await byPassword(employee.memberName);
    expect(await mall.call(turn, { isOn: 1, isRequired: 1 }, main)).toMatchObject({ isOn: 1, isRequired: 1 });
    await expect(mall.call(loginProtocol.memberInfo, {}, { token })).rejects.toThrow('请先登录');
    await mall.call(loginProtocol.memberInfo, {}, main);

    const refused = await refusalOf(byPassword(employee.memberName));
    expect(refused.message).toContain(`输入企业代码 ${main.code}`);
    expect(refused.data).toMatchObject({ mustUseEnterpriseLogin: true, code: main.code });
    const smsCode = await codeSentTo(mall, mobile);
    const bySms = { username: mobile, password: smsCode, loginType: 2 };
    await expect(mall.call(loginProtocol.token, bySms)).rejects.toThrow('要求使用企业登录');
    // Who does not know the password learns nothing.
    const wrong = mall.call(loginProtocol.token, {
      username: employee.memberName,
      password: 'Wrong2026',
      loginType: 1,
    });
    expect((await refusalOf(wrong)).message).not.toContain('企业');

    const { url, ...browser } = await mall.call(enterpriseLoginProtocol.start, { account: main.code });
    const query = await provider.logIn(url, { sub: email, email });
    const tokens = await mall.call(enterpriseLoginProtocol.finish, { ...browser, query });
    // His own phone, which has come in this way, lets another screen in.
    const { u, scanUrl } = await mall.call(qrProtocol.createQr, {});
    const scanKey = new URL(scanUrl!).searchParams.get('k')!;
    const phone = { token: tokens.access_token };
    await mall.call(qrProtocol.scan, { scanKey }, phone);
    await mall.call(qrProtocol.confirm, { scanKey, isApproved: 1 }, phone);
    expect(await mall.call(qrProtocol.progress, { u })).toMatchObject({ progress: 2 });

    await mall.work(async (work) => {
      const { hashPassword } = await import('#mall/member/server/member.ts');
      await work.query('UPDATE member SET password_hash = $2 WHERE member_id = $1', [
        main.memberId,
        await hashPassword(PASSWORD),
      ]);
    });
    await byPassword(main.memberName);
    await mall.call(turn, { isOn: 0, isRequired: 1 }, main);
    await byPassword(employee.memberName);
    await expect(mall.call(enterpriseLoginProtocol.start, { account: main.code })).rejects.toThrow('未找到');
  });
});
