// SMS codes: how often they are sent, how long they are good, and that they are kept secret.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { days, hours, minutes, seconds } from '#kit/time/duration.ts';
import type { CaptchaAnswer } from '#mall/captcha/captcha.protocol.ts';
import { aSolvedCaptcha } from '#mall/captcha/server/captcha.builders.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { aMember } from '#mall/member/server/member.builders.ts';
import { messageProtocol } from '../message.protocol.ts';
import { codeSentTo } from './message.builders.ts';

let mall: TestMall;
let lastMobile = 13_100_000_000;

const freshMobile = () => String(++lastMobile);

beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

describe('sending SMS codes', () => {
  it('counts a minute per mobile and says how long to wait', async () => {
    const mobile = freshMobile();
    const sent = await mall.call(messageProtocol.smsCode, { mobile, type: 'free' });
    expect(sent).toEqual({ resendSeconds: 60, outboxUrl: '/dev/outbox' });
    mall.clock.pass(seconds(40));
    const refused = await refusalOf(mall.call(messageProtocol.smsCode, { mobile }));
    expect(refused.state).toBe(State.tooMany);
    expect(refused.message).toMatch(/^验证码已发送，请 (19|20) 秒后再试$/);
    mall.clock.pass(seconds(20));
    await mall.call(messageProtocol.smsCode, { mobile });
  });

  it('of many requests at once sends one', async () => {
    const mobile = freshMobile();
    const asked = Array.from({ length: 5 }, () => mall.call(messageProtocol.smsCode, { mobile }));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('makes the former code worthless', async () => {
    const mobile = freshMobile();
    await mall.work((work) => aMember(work, { mobile }));
    const former = await codeSentTo(mall, mobile);
    mall.clock.pass(seconds(60));
    const code = await codeSentTo(mall, mobile);
    const bySms = (password: string) =>
      mall.call(loginProtocol.token, { username: mobile, password, loginType: 2 });
    if (former !== code) await refusalOf(bySms(former));
    await bySms(code);
  });

  it('sends a mobile at most 20 codes a day', async () => {
    const mobile = freshMobile();
    for (let n = 0; n < 20; n++) {
      await mall.call(messageProtocol.smsCode, { mobile });
      mall.clock.pass(minutes(5));
    }
    expect((await refusalOf(mall.call(messageProtocol.smsCode, { mobile }))).message).toContain('明天再试');
    mall.clock.pass(days(1));
    await mall.call(messageProtocol.smsCode, { mobile });
  });

  it('wants a picture read from the 31st code an hour of one address on, and sends at most 60', async () => {
    mall.clock.pass(hours(2));
    const ask = (picture: Partial<CaptchaAnswer> = {}) =>
      mall.call(messageProtocol.smsCode, { mobile: freshMobile(), ...picture });
    for (let n = 0; n < 30; n++) await ask();
    expect((await refusalOf(ask())).data).toEqual({ needsCaptcha: true });
    for (let n = 0; n < 30; n++) await ask(await aSolvedCaptcha(mall));
    const refused = await refusalOf(ask(await aSolvedCaptcha(mall)));
    expect(refused.message).toContain('一小时后再试');
    mall.clock.pass(hours(1));
    await mall.call(messageProtocol.smsCode, { mobile: freshMobile() });
  });

  it('writes in the language of the visitor', async () => {
    const mobile = freshMobile();
    await mall.call(messageProtocol.smsCode, { mobile }, undefined, 'en');
    const [row] = await mall.work((work) =>
      work.query<{ body: string }>('SELECT body FROM outbox_message WHERE recipient = $1', [mobile]),
    );
    expect(row!.body).toMatch(/^\[Yuancai\] Your code is \d{6}\./);
  });

  it('keeps the code neither in clear nor, in production without a sender, anywhere at all', async () => {
    const mobile = freshMobile();
    const code = await codeSentTo(mall, mobile);
    const [kept] = await mall.work((work) =>
      work.query<{ code_hash: string }>('SELECT code_hash FROM proof_code WHERE recipient = $1', [mobile]),
    );
    expect(kept!.code_hash).not.toContain(code);

    const production = await openTestMall({ beside: mall, isProduction: true });
    const stranger = freshMobile();
    for (let n = 0; n < 2; n++) {
      const { msg } = await production.ask(messageProtocol.smsCode, { mobile: stranger });
      expect(msg).toBe('短信服务尚未开通，暂时无法发送验证码，请使用账号密码登录或联系客服');
    }
    expect(production.log).toEqual([]);
    await production.close();
  });
});
