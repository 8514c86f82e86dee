// Coming in and going out: passwords, SMS codes, registration, logging out.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { minutes, seconds } from '#kit/time/duration.ts';
import { aSolvedCaptcha } from '#mall/captcha/server/captcha.builders.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { aMember, type MemberWish } from '#mall/member/server/member.builders.ts';
import { codeSentTo } from '#mall/message/server/message.builders.ts';
import { loginProtocol, type Tokens } from '../login.protocol.ts';

const PASSWORD = 'right123';
let mall: TestMall;
let lastMobile = 13_000_000_000;

const freshMobile = () => String(++lastMobile);
const bearer = (tokens: Tokens) => ({ token: tokens.access_token });
const aRegular = (wish: MemberWish = {}) =>
  mall.work((work) => aMember(work, { password: PASSWORD, ...wish }));
const logIn = (username: string, password = PASSWORD, cartInfo?: { productId: number; buyNum: number }[]) =>
  mall.call(loginProtocol.token, { username, password, loginType: 1, cartInfo });
/** With a picture that was read rightly. */
const tryIn = async (username: string, password: string) =>
  mall.call(loginProtocol.token, { username, password, loginType: 1, ...(await aSolvedCaptcha(mall)) });
const refresh = (refresh_token: string) =>
  mall.call(loginProtocol.token, { grant_type: 'refresh_token', refresh_token });
const whoAmI = (person: { token: string }) => mall.call(loginProtocol.memberInfo, {}, person);

beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

describe('logging in with a password', () => {
  it('gives tokens by member name, whatever its case, and by mobile', async () => {
    const mobile = freshMobile();
    const { memberName, memberId } = await aRegular({ mobile });
    for (const account of [memberName, memberName.toUpperCase(), mobile]) {
      const member = await whoAmI(bearer(await logIn(account)));
      expect(member).toMatchObject({
        memberId,
        memberName,
        balanceAvailable: '0.00',
        hasPayPwd: false,
        isSub: 0,
      });
      expect(member.mobile).toBe(`130****${mobile.slice(-4)}`);
    }
  });

  it("brings the guest's cart along", async () => {
    const { memberName } = await aRegular();
    const product = await mall.work((work) => aProduct(work));
    const tokens = await logIn(memberName, PASSWORD, [{ productId: product.productId, buyNum: 20 }]);
    const cart = await mall.call(cartProtocol.cartList, {}, bearer(tokens));
    expect(cart.storeCartGroupList.flatMap((group) => group.storeCartList)).toMatchObject([
      { productId: product.productId, buyNum: 20 },
    ]);
  });

  it('takes a form with cartInfo as text, as the specification writes it', async () => {
    const { memberName } = await aRegular();
    const body = new URLSearchParams({
      username: memberName,
      password: PASSWORD,
      loginType: '1',
      cartInfo: '[]',
    });
    const response = await fetch(`${mall.origin}/${loginProtocol.token.path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('front:front')}` },
      body,
    });
    expect(await response.json()).toMatchObject({ state: 200 });
  });

  it('says the same of a wrong password and of an account that does not exist', async () => {
    const { memberName } = await aRegular();
    const wrong = await refusalOf(logIn(memberName, 'wrong123'));
    const unknown = await refusalOf(logIn('nobody_here', 'wrong123'));
    expect(wrong.message).toBe('账号或密码错误，还可以再试 4 次');
    expect(unknown.message).toBe(wrong.message);
    expect(unknown.state).toBe(State.refused);
  });

  it('pauses an account after five wrong passwords, tried one by one or all at once', async () => {
    for (const name of [(await aRegular()).memberName, 'nobody_at_all']) {
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => refusalOf(tryIn(name, 'wrong123'))));
      expect(outcomes.filter(({ state }) => state === State.refused)).toHaveLength(5);
      expect(outcomes.filter(({ state }) => state === State.tooMany)).toHaveLength(3);
    }
  });

  it('lets the owner in again after the pause, and counts anew after a right password', async () => {
    const { memberName } = await aRegular();
    for (let n = 0; n < 5; n++) await refusalOf(tryIn(memberName, 'wrong123'));
    const paused = await refusalOf(logIn(memberName));
    expect(paused.message).toBe('密码错误次数过多，请 15 分钟后再试，或使用短信验证码登录');
    mall.clock.pass(minutes(15));
    await refusalOf(logIn(memberName, 'wrong123'));
    await logIn(memberName);
    expect((await refusalOf(logIn(memberName, 'wrong123'))).message).toContain('4 次');
  });

  it('pauses an address after a hundred failures, whichever the accounts, also for right passwords', async () => {
    const { memberName } = await aRegular();
    await mall.work((work) =>
      work.query("UPDATE password_failure SET count = 99, first_at = $1 WHERE subject = 'ip:127.0.0.1'", [
        work.now,
      ]),
    );
    await refusalOf(tryIn('nobody_again', 'wrong123'));
    expect((await refusalOf(logIn(memberName))).message).toContain(
      '您的网络登录失败次数过多，请 15 分钟后再试',
    );
    mall.clock.pass(minutes(15));
    await logIn(memberName);
  });

  it('wants a picture read after three wrong tries of an account, there or not, and a right one opens', async () => {
    const { memberName } = await aRegular();
    for (const name of [memberName, 'nobody_in_sight']) {
      for (const needsCaptcha of [false, false, true])
        expect((await refusalOf(logIn(name, 'wrong123'))).data).toMatchObject({ needsCaptcha });
      const refused = await refusalOf(logIn(name));
      expect(refused).toMatchObject({ state: State.refused, message: '请输入图形验证码' });
      expect(refused.data).toEqual({ needsCaptcha: true });
    }
    const wrongPicture = { ...(await aSolvedCaptcha(mall)), captchaCode: 'zzzz' };
    const input = { username: memberName, password: PASSWORD, loginType: 1 as const };
    expect(
      (await refusalOf(mall.call(loginProtocol.token, { ...input, ...wrongPicture }))).message,
    ).toContain('图形验证码错误');
    await tryIn(memberName, PASSWORD);
    await logIn(memberName);
  });

  it('wants a picture read from an address that was wrong twenty times, whoever comes', async () => {
    mall.clock.pass(minutes(16));
    const { memberName } = await aRegular();
    await mall.work((work) =>
      work.query(
        `INSERT INTO password_failure (subject, kind, count, first_at) VALUES ('ip:127.0.0.1', 'login', 20, $1)
         ON CONFLICT (subject, kind) DO UPDATE SET count = 20, first_at = $1`,
        [work.now],
      ),
    );
    expect((await refusalOf(logIn(memberName))).data).toEqual({ needsCaptcha: true });
    await tryIn(memberName, PASSWORD);
    mall.clock.pass(minutes(15));
    await logIn(memberName);
  });

  it('lets nobody in with a password that is changed while he waits at the door', async () => {
    const { memberId, memberName } = await aRegular();
    let late: Promise<unknown> | undefined;
    await mall.work(async (work) => {
      await work.query('UPDATE member SET password_hash = $2 WHERE member_id = $1', [memberId, 'another']);
      late = logIn(memberName).catch((error: unknown) => error);
      await vi.waitFor(async () => {
        const waiting = await work.query(
          "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
        expect(waiting).toHaveLength(1);
      });
    });
    expect(await late).toMatchObject({ message: '登录已失效，请重新登录' });
  });

  it('counts the failures of a whole IPv6 network together', async () => {
    const guess = async (n: number) => {
      const reply = await mall.mall.app.inject({
        method: 'POST',
        url: `/${loginProtocol.token.path}`,
        remoteAddress: `2001:db8::${n.toString(16)}`,
        headers: { authorization: `Basic ${btoa('front:front')}` },
        payload: { username: `nobody_v6_${n}`, password: 'wrong123', loginType: 1 },
      });
      return reply.json<{ data: { needsCaptcha: boolean } }>().data.needsCaptcha;
    };
    for (let n = 1; n < 20; n++) expect(await guess(n)).toBe(false);
    expect(await guess(20)).toBe(true);
  });

  it('asks for what is missing and wants the client credentials', async () => {
    expect(await mall.ask(loginProtocol.token, { username: 'somebody1', password: 'a' })).toMatchObject({
      state: 255,
      msg: '缺少参数 loginType',
    });
    expect(await mall.ask(loginProtocol.token, { password: 'a', loginType: 1 })).toMatchObject({
      msg: '缺少参数 username',
    });
    const response = await fetch(`${mall.origin}/${loginProtocol.token.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Basic ${btoa('front:back')}` },
      body: '{}',
    });
    expect(await response.json()).toMatchObject({ state: State.notAllowed });
  });
});

describe('logging in with an SMS code', () => {
  const bySms = (mobile: string, code: string) =>
    mall.call(loginProtocol.token, { username: mobile, password: code, loginType: 2 });

  it('opens once with the code that was sent', async () => {
    const mobile = freshMobile();
    const { memberId } = await aRegular({ mobile });
    const code = await codeSentTo(mall, mobile);
    expect((await whoAmI(bearer(await bySms(mobile, code)))).memberId).toBe(memberId);
    expect((await refusalOf(bySms(mobile, code))).message).toBe('短信验证码已失效，请重新获取');
  });

  it('of two requests with the same code lets one in', async () => {
    const mobile = freshMobile();
    await aRegular({ mobile });
    const code = await codeSentTo(mall, mobile);
    const outcomes = await Promise.allSettled([bySms(mobile, code), bySms(mobile, code)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses a code after ten minutes, and even the right one after five wrong ones', async () => {
    const mobile = freshMobile();
    await aRegular({ mobile });
    const old = await codeSentTo(mall, mobile);
    mall.clock.pass(minutes(10));
    expect((await refusalOf(bySms(mobile, old))).message).toContain('已失效');
    const code = await codeSentTo(mall, mobile);
    const wrong = code === '000000' ? '000001' : '000000';
    const guesses = await Promise.all(Array.from({ length: 5 }, () => refusalOf(bySms(mobile, wrong))));
    expect(new Set(guesses.map(({ message }) => message))).toEqual(new Set(['短信验证码错误']));
    expect((await refusalOf(bySms(mobile, code))).message).toContain('已失效');
  });

  it('sends nobody without an account away with a used-up code', async () => {
    const mobile = freshMobile();
    const code = await codeSentTo(mall, mobile);
    expect((await refusalOf(bySms(mobile, code))).message).toBe('该手机号尚未注册，请先注册');
    await mall.call(loginProtocol.register, {
      phone: mobile,
      smsCode: code,
      password: PASSWORD,
      memberName: 'newcomer_1',
    });
  });

  it('uses the sentences of the specification for what was typed wrongly', async () => {
    expect((await refusalOf(bySms('12800138000', '123456'))).message).toBe('请输入有效的手机号');
    expect((await refusalOf(bySms(freshMobile(), '12345'))).message).toBe('请输入 6 位短信验证码');
  });
});

describe('registering', () => {
  const filledIn = async (wish: Partial<Parameters<typeof register>[0]> = {}) => {
    const phone = wish.phone ?? freshMobile();
    const smsCode = await codeSentTo(mall, phone);
    return {
      phone,
      smsCode,
      password: PASSWORD,
      memberName: `新会员_${phone}`,
      agreementVersion: '1.0',
      ...wish,
    };
  };
  const register = (input: {
    phone: string;
    smsCode: string;
    password: string;
    memberName: string;
    agreementVersion?: string;
    cartInfo?: { productId: number; buyNum: number }[];
  }) => mall.call(loginProtocol.register, input);

  it('comes back logged in, with the cart and an empty balance', async () => {
    const product = await mall.work((work) => aProduct(work));
    const form = await filledIn({ cartInfo: [{ productId: product.productId, buyNum: 20 }] });
    const me = bearer(await register(form));
    expect(await whoAmI(me)).toMatchObject({
      memberName: form.memberName,
      memberType: 1,
      balanceAvailable: '0.00',
    });
    expect((await mall.call(cartProtocol.cartList, {}, me)).availableCartNum).toBe(1);
    const [kept] = await mall.work((work) =>
      work.query(
        `SELECT agreement_version, language, (SELECT count(*) FROM balance_account a WHERE a.member_id = m.member_id) AS accounts
         FROM member m WHERE member_name = $1`,
        [form.memberName],
      ),
    );
    expect(kept).toEqual({ agreement_version: '1.0', language: 'zh', accounts: 1 });
  });

  it('names the field when name or mobile is taken, and leaves the code good', async () => {
    const { memberName } = await aRegular({ mobile: freshMobile() });
    const form = await filledIn();
    const taken = await refusalOf(register({ ...form, memberName: memberName.toUpperCase() }));
    expect(taken.message).toContain('已被使用');
    expect(taken.data).toMatchObject({ name: 'memberName' });
    await register(form);

    const again = await filledIn({ phone: form.phone, memberName: 'another_name' }).catch(() => undefined);
    mall.clock.pass(seconds(60));
    const second = again ?? (await filledIn({ phone: form.phone, memberName: 'another_name' }));
    const mobileTaken = await refusalOf(register(second));
    expect(mobileTaken.message).toBe('该手机号已注册，请直接登录');
    expect(mobileTaken.data).toMatchObject({ name: 'phone' });
  });

  it('of two who want the same name at once takes one', async () => {
    const [a, b] = [
      await filledIn({ memberName: 'wanted_name' }),
      await filledIn({ memberName: 'Wanted_Name' }),
    ];
    const outcomes = await Promise.allSettled([register(a), register(b)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses what the rules of the specification refuse', async () => {
    const form = await filledIn();
    for (const wrong of [
      { phone: '123' },
      { memberName: '123456' },
      { memberName: 'short' },
      { password: 'onlyletters' },
      { password: 'Password123' },
      { password: form.memberName },
      { password: '有中文12345' },
      { smsCode: '12' },
    ]) {
      expect((await refusalOf(register({ ...form, ...wrong }))).state).toBe(State.refused);
    }
    await register(form);
  });
});

describe('logging out', () => {
  it('ends this login in every server process, and leaves the others', async () => {
    const beside = await openTestMall({ beside: mall });
    const { memberName } = await aRegular();
    const [here, there] = [await logIn(memberName), await logIn(memberName)];
    await beside.call(loginProtocol.memberInfo, {}, bearer(here));
    await mall.call(loginProtocol.logout, {}, bearer(here));
    for (const process of [mall, beside]) {
      await vi.waitFor(async () =>
        expect((await process.ask(loginProtocol.memberInfo, {}, bearer(here))).state).toBe(State.notLoggedIn),
      );
    }
    expect((await refusalOf(refresh(here.refresh_token))).message).toBe('登录已失效，请重新登录');
    await beside.call(loginProtocol.memberInfo, {}, bearer(there));
    await beside.close();
  });

  it('ends all logins of the member when he says everywhere', async () => {
    const { memberName } = await aRegular();
    const [here, there] = [await logIn(memberName), await logIn(memberName)];
    await mall.call(loginProtocol.logout, { everywhere: 1 }, bearer(here));
    await vi.waitFor(async () =>
      expect((await refusalOf(whoAmI(bearer(there)))).state).toBe(State.notLoggedIn),
    );
  });

  it('has nobody to log out without a token', async () => {
    expect((await mall.ask(loginProtocol.logout, {})).state).toBe(State.notLoggedIn);
  });
});
