// WeChat login through HTTP against a WeChat that checks what it is sent: known users come in, new ones bind a mobile, members connect and disconnect.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { minutes, seconds } from '#kit/time/duration.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { codeSentTo, ownCodeOf } from '#mall/message/server/message.builders.ts';
import { publishAgreement } from '#mall/setting/server/publish-agreement.ts';
import { settingProtocol } from '#mall/setting/setting.protocol.ts';
import { accountProtocol } from '../account.protocol.ts';
import { loginProtocol } from '../login.protocol.ts';
import { weChatProtocol } from '../wechat.protocol.ts';
import { aLogin, type Person } from './login.builders.ts';
import { aWeChatUser, type DoubleUser, openWeChatDouble, type WeChatDouble } from './wechat.builders.ts';

let weChat: WeChatDouble;
let mall: TestMall;
let lastMobile = 13_100_000_000;
const freshMobile = () => String(++lastMobile);
const SETTINGS = 'login_wx_pc_is_enable,login_wx_pc_appid,login_wx_pc_open_url';

beforeAll(async () => {
  weChat = await openWeChatDouble();
  mall = await openTestMall({ weChat: weChat.application });
  await mall.work((work) =>
    publishAgreement(work, {
      code: 'register',
      version: '7',
      titleZh: '协议',
      titleEn: 'Agreement',
      bodyZh: '文',
      bodyEn: 'Text',
    }),
  );
});
afterAll(async () => {
  await mall.close();
  await weChat.close();
});
beforeEach(() => {
  weChat.answerWith(undefined);
  mall.log.length = 0;
});

type CartLine = { productId: number; buyNum: number };
const logIn = (user: DoubleUser, cartInfo?: CartLine[]) =>
  mall.call(weChatProtocol.login, { code: weChat.codeOf(user), source: 4, cartInfo });
/** Somebody whom the mall does not know comes from WeChat. */
async function bindKeyOf(user: DoubleUser): Promise<string> {
  const reply = await logIn(user);
  if (!reply.redirect) throw new Error('is known');
  return reply.bindKey;
}
const bindMobile = (bindKey: string, mobile: string, smsCode: string, more: object = {}) =>
  mall.call(weChatProtocol.bindMobile, { bindKey, mobile, smsCode, ...more });
const whoAmI = (tokens: { access_token: string }) =>
  mall.call(loginProtocol.memberInfo, {}, { token: tokens.access_token });
const binding = (person: Person) => mall.call(weChatProtocol.binding, {}, person);
/** Proves himself anew by a code at his own mobile. */
async function ticketOf(person: Person): Promise<string> {
  const proof = await ownCodeOf(mall, person);
  mall.clock.pass(seconds(61));
  return (await mall.call(accountProtocol.prove, { by: 'sms', proof }, person)).ticket;
}
const events = (memberId: number) =>
  mall.work((work) =>
    work.query<{ kind: string; detail: Record<string, unknown> }>(
      'SELECT kind, detail FROM security_event WHERE member_id = $1 ORDER BY event_id',
      [memberId],
    ),
  );

describe('a WeChat user without an account', () => {
  it('binds the member who has his mobile, and from then on comes straight in, with his cart', async () => {
    const mobile = freshMobile();
    const { memberId } = await aLogin(mall, { mobile });
    const user = aWeChatUser();
    const bindKey = await bindKeyOf(user);
    expect(await mall.call(weChatProtocol.ticket, { bindKey })).toEqual({ nickName: user.nickname });
    const first = await bindMobile(bindKey, mobile, await codeSentTo(mall, mobile, 'bind'));
    expect((await whoAmI(first)).memberId).toBe(memberId);

    const { productId } = await mall.work((work) => aProduct(work));
    const second = await logIn(user, [{ productId, buyNum: 20 }]);
    if (second.redirect) throw new Error('is not known');
    expect((await whoAmI(second)).memberId).toBe(memberId);
    const cart = await mall.call(cartProtocol.cartList, {}, { token: second.access_token });
    expect(cart.availableCartNum).toBe(1);
    expect(await events(memberId)).toMatchObject([
      { kind: 'weChatBound', detail: { nickName: user.nickname } },
      { kind: 'loggedIn', detail: { by: 'weChat' } },
      { kind: 'loggedIn', detail: { by: 'weChat' } },
    ]);
  });

  it('registers with a mobile that nobody has: a name is proposed, the agreement must be the one in force', async () => {
    const mobile = freshMobile();
    const bindKey = await bindKeyOf(aWeChatUser({ nickname: '张工 ★' }));
    const smsCode = await codeSentTo(mall, mobile, 'bind');
    const asked = await refusalOf(bindMobile(bindKey, mobile, smsCode));
    expect(asked.message).toContain('尚未注册');
    const { needsName, memberName } = asked.data as { needsName: boolean; memberName: string };
    expect(needsName).toBe(true);
    expect(memberName).toMatch(/^张工_\d{6}$/);

    const outdated = await refusalOf(
      bindMobile(bindKey, mobile, smsCode, { memberName, agreementVersion: '6' }),
    );
    expect(outdated.data).toMatchObject({ agreementVersion: '7' });
    const taken = (await aLogin(mall, { memberName: 'taken_name' })).memberName;
    const refused = await refusalOf(
      bindMobile(bindKey, mobile, smsCode, { memberName: taken, agreementVersion: '7' }),
    );
    expect(refused.data).toMatchObject({ name: 'memberName' });

    const me = await whoAmI(
      await bindMobile(bindKey, mobile, smsCode, { memberName, agreementVersion: '7' }),
    );
    expect(me).toMatchObject({ memberName, memberType: 1, balanceAvailable: '0.00' });
    expect(me.mobile).toBe(`131****${mobile.slice(-4)}`);
    expect((await events(me.memberId)).map(({ kind }) => kind)).toEqual([
      'registered',
      'weChatBound',
      'loggedIn',
    ]);
  });

  it('proposes his own name where that is a good one and free', async () => {
    const nickname = `Engineer-Li-${process.pid}`;
    for (const expected of [nickname, expect.stringMatching(/^Engineer-Li-\w*_\d{6}$/)]) {
      const mobile = freshMobile();
      const bindKey = await bindKeyOf(aWeChatUser({ nickname }));
      const smsCode = await codeSentTo(mall, mobile, 'bind');
      const { data } = await refusalOf(bindMobile(bindKey, mobile, smsCode));
      const { memberName } = data as { memberName: string };
      expect(memberName).toEqual(expected);
      await bindMobile(bindKey, mobile, smsCode, { memberName, agreementVersion: '7' });
    }
  });

  it('has ten minutes and one try that succeeds', async () => {
    const mobile = freshMobile();
    await aLogin(mall, { mobile });
    const late = await bindKeyOf(aWeChatUser());
    mall.clock.pass(minutes(10));
    const smsCode = await codeSentTo(mall, mobile, 'bind');
    expect((await refusalOf(bindMobile(late, mobile, smsCode))).message).toContain('绑定已超时');
    expect((await refusalOf(mall.call(weChatProtocol.ticket, { bindKey: late }))).message).toContain('超时');

    const bindKey = await bindKeyOf(aWeChatUser());
    await bindMobile(bindKey, mobile, smsCode);
    expect((await refusalOf(bindMobile(bindKey, mobile, smsCode))).message).toContain('绑定已超时');
  });

  it('keeps his key when the SMS code is wrong or was sent for something else', async () => {
    const mobile = freshMobile();
    await aLogin(mall, { mobile });
    const bindKey = await bindKeyOf(aWeChatUser());
    const forLogin = await codeSentTo(mall, mobile, 'free');
    expect((await refusalOf(bindMobile(bindKey, mobile, forLogin))).state).toBe(State.refused);
    const smsCode = await codeSentTo(mall, mobile, 'bind');
    const wrong = smsCode === '000000' ? '000001' : '000000';
    expect((await refusalOf(bindMobile(bindKey, mobile, wrong))).message).toBe('短信验证码错误');
    await bindMobile(bindKey, mobile, smsCode);
  });

  it('cannot take a member who has another WeChat', async () => {
    const mobile = freshMobile();
    await aLogin(mall, { mobile });
    await bindMobile(await bindKeyOf(aWeChatUser()), mobile, await codeSentTo(mall, mobile, 'bind'));
    mall.clock.pass(seconds(60));
    const bindKey = await bindKeyOf(aWeChatUser());
    const refused = await refusalOf(bindMobile(bindKey, mobile, await codeSentTo(mall, mobile, 'bind')));
    expect(refused.message).toContain('已绑定其他微信');
  });

  it('is the same person in another application of the company, by his unionid', async () => {
    const mobile = freshMobile();
    const { memberId } = await aLogin(mall, { mobile });
    const user = aWeChatUser();
    await bindMobile(await bindKeyOf(user), mobile, await codeSentTo(mall, mobile, 'bind'));
    const elsewhere = await logIn({ ...user, openid: `${user.openid}_elsewhere`, nickname: '改名' });
    if (elsewhere.redirect) throw new Error('is not known');
    expect((await whoAmI(elsewhere)).memberId).toBe(memberId);
    const stranger = await logIn(aWeChatUser({ unionid: undefined }));
    expect(stranger.redirect).toBe(true);
  });
});

describe('what WeChat says', () => {
  it('is asked for with id, secret and code, as WeChat documents it', async () => {
    weChat.asked.length = 0;
    const user = aWeChatUser();
    await logIn(user);
    const { appid, secret } = weChat.application;
    expect(weChat.asked.map((url) => [url.pathname, Object.fromEntries(url.searchParams)])).toEqual([
      [
        '/sns/oauth2/access_token',
        { appid, secret, code: expect.stringMatching(/ & more$/), grant_type: 'authorization_code' },
      ],
      ['/sns/userinfo', { access_token: expect.any(String), openid: user.openid, lang: 'zh_CN' }],
    ]);
  });

  it('about a code that is unknown or used reaches the visitor as a sentence', async () => {
    const code = weChat.codeOf(aWeChatUser());
    await mall.call(weChatProtocol.login, { code });
    for (const over of [code, 'never given']) {
      const refused = await refusalOf(mall.call(weChatProtocol.login, { code: over }));
      expect(refused.message).toBe('微信授权已失效，请重新扫码');
    }
    expect(mall.log).toEqual([]);
  });

  it.each([
    '{"errcode":40125,"errmsg":"invalid appsecret"}',
    '{"errcode":-1,"errmsg":"system error"}',
    '<html>Bad Gateway</html>',
    '{}',
    '{"access_token":"a","openid":""}',
    'null',
  ])('is not believed when it is %s; the log has it without secrets', async (text) => {
    weChat.answerWith(text);
    const code = weChat.codeOf(aWeChatUser());
    const refused = await refusalOf(mall.call(weChatProtocol.login, { code }));
    expect(refused.message).toContain('暂时无法连接微信');
    expect(mall.log).toHaveLength(1);
    expect(mall.log[0]).toContain('WeChat /sns/oauth2/access_token');
    for (const kept of [weChat.application.secret, code]) expect(mall.log[0]).not.toContain(kept);
  });

  it('is told to browsers as settings', async () => {
    expect(await mall.call(settingProtocol.getSettings, { names: SETTINGS })).toEqual([
      { name: 'login_wx_pc_is_enable', value: '1' },
      { name: 'login_wx_pc_appid', value: weChat.application.appid },
      { name: 'login_wx_pc_open_url', value: 'https://open.weixin.example' },
    ]);
  });
});

describe('a member', () => {
  it('connects WeChat after proving himself, logs in with it, and disconnects it', async () => {
    const me = await aLogin(mall, { mobile: freshMobile() });
    expect(await binding(me)).toEqual({ isOffered: 1, isBound: 0, nickName: null, boundAt: null });
    const user = aWeChatUser();
    const ticket = await ticketOf(me);
    expect(await mall.call(weChatProtocol.bind, { ticket, code: weChat.codeOf(user) }, me)).toEqual({
      nickName: user.nickname,
    });
    expect(await binding(me)).toMatchObject({ isBound: 1, nickName: user.nickname });
    expect((await logIn(user)).redirect).toBe(false);

    await mall.call(weChatProtocol.unbind, { ticket: await ticketOf(me) }, me);
    expect(await binding(me)).toMatchObject({ isBound: 0, nickName: null });
    expect((await logIn(user)).redirect).toBe(true);
    const kinds = (await events(me.memberId)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('weChat'))).toEqual(['weChatBound', 'weChatUnbound']);
  });

  it('cannot do so without a proof, with a used one or with somebody else’s', async () => {
    const [me, other] = [
      await aLogin(mall, { mobile: freshMobile() }),
      await aLogin(mall, { mobile: freshMobile() }),
    ];
    const bind = (ticket: string) =>
      mall.call(weChatProtocol.bind, { ticket, code: weChat.codeOf(aWeChatUser()) }, me);
    const over = '验证已过期';
    expect((await refusalOf(bind('nonsense'))).message).toContain(over);
    expect((await refusalOf(bind(await ticketOf(other)))).message).toContain(over);
    const ticket = await ticketOf(me);
    await bind(ticket);
    expect((await refusalOf(bind(ticket))).message).toContain(over);
    expect((await refusalOf(mall.call(weChatProtocol.unbind, { ticket }, me))).message).toContain(over);
    expect((await refusalOf(mall.call(weChatProtocol.unbind, { ticket: 'x' }, me))).message).toContain(over);
  });

  it('cannot connect a WeChat that is somebody else’s, nor a second one', async () => {
    const [me, other] = [
      await aLogin(mall, { mobile: freshMobile() }),
      await aLogin(mall, { mobile: freshMobile() }),
    ];
    const user = aWeChatUser();
    const bind = async (person: Person, one: DoubleUser) =>
      mall.call(weChatProtocol.bind, { ticket: await ticketOf(person), code: weChat.codeOf(one) }, person);
    await bind(me, user);
    expect((await refusalOf(bind(other, user))).message).toBe('该微信已绑定其他账号');
    expect((await refusalOf(bind(me, aWeChatUser()))).message).toContain('已绑定其他微信');
    expect(await bind(me, user)).toEqual({ nickName: user.nickname });
  });

  it('has nothing to disconnect when nothing is connected, and keeps the proof for something else', async () => {
    const me = await aLogin(mall, { mobile: freshMobile() });
    const ticket = await ticketOf(me);
    expect((await refusalOf(mall.call(weChatProtocol.unbind, { ticket }, me))).message).toBe(
      '该账号没有绑定微信',
    );
    await mall.call(weChatProtocol.bind, { ticket, code: weChat.codeOf(aWeChatUser()) }, me);
  });

  it('stays connected by one WeChat only, however many requests come at once', async () => {
    const me = await aLogin(mall, { mobile: freshMobile() });
    const [first, second] = [await ticketOf(me), await ticketOf(me)];
    const outcomes = await Promise.allSettled(
      [first, second].map((ticket) =>
        mall.call(weChatProtocol.bind, { ticket, code: weChat.codeOf(aWeChatUser()) }, me),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('without a registration with WeChat', () => {
  it('a demo plays WeChat itself: with checks, codes that are good once, and ways back to this mall only', async () => {
    const demo = await openTestMall();
    const settings = await demo.call(settingProtocol.getSettings, { names: SETTINGS });
    const [isEnabled, appid, openUrl] = settings.map(({ value }) => String(value));
    expect([isEnabled, openUrl]).toEqual(['1', '/dev/wechat']);
    const asked = {
      appid: appid!,
      redirect_uri: `${demo.origin}/goods/list?keyword=a`,
      response_type: 'code',
      scope: 'snsapi_login',
      state: 'mine',
    };
    const page = (more: object) =>
      fetch(`${demo.origin}${openUrl}/connect/qrconnect?${new URLSearchParams({ ...asked, ...more })}`);
    expect((await page({})).status).toBe(200);
    for (const wrong of [
      { appid: 'x' },
      { response_type: 'token' },
      { scope: 'snsapi_base' },
      { state: '' },
      { redirect_uri: 'https://evil.example/' },
      { redirect_uri: 'javascript:alert(1)' },
    ])
      expect((await page(wrong)).status).toBe(400);

    const agree = await fetch(`${demo.origin}${openUrl}/connect/agree`, {
      method: 'POST',
      body: new URLSearchParams({ ...asked, user: 'new' }),
      redirect: 'manual',
    });
    const back = new URL(agree.headers.get('location')!);
    expect(back.pathname + back.search).toMatch(/^\/goods\/list\?keyword=a&code=/);
    expect(back.searchParams.get('state')).toBe('mine');
    const code = back.searchParams.get('code')!;
    const reply = await demo.call(weChatProtocol.login, { code });
    if (!reply.redirect) throw new Error('nobody knows him yet');
    expect((await demo.call(weChatProtocol.ticket, { bindKey: reply.bindKey })).nickName).toMatch(/^微友/);
    expect((await refusalOf(demo.call(weChatProtocol.login, { code }))).message).toContain('授权已失效');
    expect((await refusalOf(demo.call(weChatProtocol.login, { code: `${code}x` }))).message).toContain(
      '失效',
    );
    await demo.close();
  });

  it('production does not offer it, and has nothing of the demo’s', async () => {
    const production = await openTestMall({ isProduction: true });
    const settings = await production.call(settingProtocol.getSettings, { names: SETTINGS });
    expect(settings.map(({ value }) => value)).toEqual(['0', '', '']);
    expect((await refusalOf(production.call(weChatProtocol.login, { code: 'x' }))).message).toContain(
      '暂未开通',
    );
    for (const path of ['connect/qrconnect', 'sns/oauth2/access_token', 'sns/userinfo'])
      expect((await fetch(`${production.origin}/dev/wechat/${path}`)).status).toBe(404);
    await production.close();
  });
});
