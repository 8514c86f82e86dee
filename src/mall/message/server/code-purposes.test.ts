// What a verification code is for: it opens that door only, goes to its owner only, and tells a stranger nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { hours, minutes, seconds } from '#kit/time/duration.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { aMember } from '#mall/member/server/member.builders.ts';
import { messageProtocol } from '../message.protocol.ts';
import { codeMailedTo, codeSentTo, ownCodeOf } from './message.builders.ts';
import { checkEmailCodeOf, checkSmsCodeOf } from './message.ts';

let mall: TestMall;
let lastMobile = 13_400_000_000;
const freshMobile = () => String(++lastMobile);
const freshEmail = () => `buyer${++lastMobile}@factory.example`;
const logIn = (mobile: string, password: string) =>
  mall.call(loginProtocol.token, { username: mobile, password, loginType: 2 });
const inOutbox = (recipient: string) =>
  mall.work((work) => work.query('SELECT 1 FROM outbox_message WHERE recipient = $1', [recipient]));

beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

describe('purposes of codes', () => {
  it('do not mix: a code for one door opens no other', async () => {
    const mobile = freshMobile();
    const me = await aLogin(mall, { mobile });
    const codes = {
      bind: await codeSentTo(mall, mobile, 'bind'),
      reset: await codeSentTo(mall, mobile, 'reset'),
      authen: await codeSentTo(mall, mobile, 'authen', me),
      verify: await ownCodeOf(mall, me),
    };
    for (const code of Object.values(codes))
      expect((await refusalOf(logIn(mobile, code))).message).toMatch(/失效/);
    const free = await codeSentTo(mall, mobile);
    await expect(mall.work((work) => checkSmsCodeOf(work, mobile, free, 'verify'))).rejects.toThrow();
    for (const [purpose, code] of Object.entries(codes))
      await mall.work((work) => checkSmsCodeOf(work, mobile, code, purpose as keyof typeof codes));
    await logIn(mobile, free);
  });

  it('that nobody may ask for are refused', async () => {
    for (const type of ['verify', 'login', '', 'FREE'])
      expect((await mall.ask(messageProtocol.smsCode, { mobile: freshMobile(), type })).state).toBe(
        State.refused,
      );
    for (const type of ['free', 'authen', undefined])
      expect((await mall.ask(messageProtocol.emailCode, { email: freshEmail(), type })).state).toBe(
        State.refused,
      );
  });

  it('of members want a login', async () => {
    const forCertification = mall.call(messageProtocol.smsCode, { mobile: freshMobile(), type: 'authen' });
    expect((await refusalOf(forCertification)).state).toBe(State.notLoggedIn);
    const forAddress = mall.call(messageProtocol.emailCode, { email: freshEmail(), type: 'bind' });
    expect((await refusalOf(forAddress)).state).toBe(State.notLoggedIn);
    expect((await refusalOf(mall.call(messageProtocol.ownCode, { channel: 'sms' }))).state).toBe(
      State.notLoggedIn,
    );
  });

  it('wait a minute each, also in another process', async () => {
    const mobile = freshMobile();
    const second = await openTestMall({ beside: mall });
    await codeSentTo(mall, mobile, 'bind');
    const again = second.call(messageProtocol.smsCode, { mobile, type: 'bind' });
    expect((await refusalOf(again)).state).toBe(State.tooMany);
    await second.call(messageProtocol.smsCode, { mobile, type: 'free' });
    mall.clock.pass(seconds(60));
    await second.call(messageProtocol.smsCode, { mobile, type: 'bind' });
    await second.close();
  });

  it('share the limit of a day', async () => {
    const mobile = freshMobile();
    for (let n = 0; n < 20; n++) {
      await mall.call(messageProtocol.smsCode, { mobile, type: n % 2 ? 'free' : 'bind' });
      mall.clock.pass(minutes(2));
    }
    expect((await refusalOf(codeSentTo(mall, mobile, 'reset'))).message).toContain('明天再试');
  });
});

describe('wrong codes', () => {
  it('are counted: after five the right one is worth nothing either', async () => {
    mall.clock.pass(hours(2));
    const mobile = freshMobile();
    await mall.work((work) => aMember(work, { mobile }));
    const code = await codeSentTo(mall, mobile);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n++)
      expect((await refusalOf(logIn(mobile, wrong))).message).toBe('短信验证码错误');
    expect((await refusalOf(logIn(mobile, code))).message).toContain('失效');
  });

  it('are counted one by one, also when many come at once in two processes', async () => {
    const mobile = freshMobile();
    await mall.work((work) => aMember(work, { mobile }));
    const code = await codeSentTo(mall, mobile);
    const second = await openTestMall({ beside: mall });
    const wrong = code === '000000' ? '000001' : '000000';
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        (n % 2 ? mall : second).ask(loginProtocol.token, { username: mobile, password: wrong, loginType: 2 }),
      ),
    );
    expect(tries.filter(({ msg }) => msg === '短信验证码错误')).toHaveLength(5);
    await second.close();
  });
});

describe('codes by e-mail', () => {
  it('do not mind capitals, and are spent once', async () => {
    const email = freshEmail();
    const me = await aLogin(mall);
    const code = await codeMailedTo(mall, email, 'bind', me);
    const check = () => mall.work((work) => checkEmailCodeOf(work, email.toUpperCase(), code, 'bind'));
    await expect(mall.work((work) => checkEmailCodeOf(work, email, code, 'reset'))).rejects.toThrow(
      /no longer valid/,
    );
    await check();
    await expect(check()).rejects.toThrow(/no longer valid/);
  });

  it('go to the member’s own address only when it is proven', async () => {
    const me = await aLogin(mall);
    const email = freshEmail();
    const asked = () => mall.call(messageProtocol.ownCode, { channel: 'email' }, me);
    expect((await refusalOf(asked())).message).toBe('您的账号尚未验证邮箱');
    const bind = (isProven: boolean) =>
      mall.work((work) =>
        work.query('UPDATE member SET email = $2, is_email_proven = $3 WHERE member_id = $1', [
          me.memberId,
          email,
          isProven,
        ]),
      );
    await bind(false);
    expect((await refusalOf(asked())).message).toBe('您的账号尚未验证邮箱');
    await bind(true);
    const code = await ownCodeOf(mall, me, 'email');
    await mall.work((work) => checkEmailCodeOf(work, email, code, 'verify'));
  });
});

describe('a forgotten password', () => {
  it('does not tell whether a mobile is registered: same reply, same limits, same time', async () => {
    mall.clock.pass(hours(2));
    const member = freshMobile();
    const stranger = freshMobile();
    await mall.work((work) => aMember(work, { mobile: member }));
    const times: number[] = [];
    const replies = [];
    for (const mobile of [member, stranger, member, stranger]) {
      const began = performance.now();
      const { msg, state, data } = await mall.ask(messageProtocol.smsCode, { mobile, type: 'reset' });
      times.push(performance.now() - began);
      replies.push({ msg: msg.replace(/\d+/, 'n'), state, data: state === 200 ? data : null });
    }
    expect(replies[0]).toEqual(replies[1]);
    expect(replies[2]).toEqual(replies[3]);
    expect(replies[2]!.state).toBe(State.tooMany);
    // Both wait out the same pause, which is longer than the work; shorter than it neither may be.
    for (const time of times.slice(0, 2)) expect(time).toBeGreaterThan(290);
    expect(await inOutbox(member)).toHaveLength(1);
    expect(await inOutbox(stranger)).toHaveLength(0);
    await expect(mall.work((work) => checkSmsCodeOf(work, stranger, '123456', 'reset'))).rejects.toThrow(
      'The SMS code is wrong',
    );
  });

  it('sends e-mail to proven addresses only', async () => {
    const [proven, unproven, unknown] = [freshEmail(), freshEmail(), freshEmail()];
    await mall.work(async (work) => {
      for (const email of [proven, unproven]) {
        const { memberId } = await aMember(work);
        await work.query('UPDATE member SET email = $2, is_email_proven = $3 WHERE member_id = $1', [
          memberId,
          email,
          email === proven,
        ]);
      }
    });
    for (const email of [proven, unproven, unknown]) {
      const asked = await mall.ask(messageProtocol.emailCode, { email, type: 'reset' });
      expect(asked).toMatchObject({ state: 200, data: { resendSeconds: 60 } });
    }
    expect(await inOutbox(proven)).toHaveLength(1);
    expect(await inOutbox(unproven)).toHaveLength(0);
    expect(await inOutbox(unknown)).toHaveLength(0);
  });
});
