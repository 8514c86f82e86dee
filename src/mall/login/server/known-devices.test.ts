// Guessing shuts out who guesses, and not the owner on a device of his, nor everybody at one address.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { minutes } from '#kit/time/duration.ts';
import { aSolvedCaptcha } from '#mall/captcha/server/captcha.builders.ts';
import { aMember, type MemberWish } from '#mall/member/server/member.builders.ts';
import { hashPassword } from '#mall/member/server/password/hash-password.ts';
import { codeSentTo } from '#mall/message/server/message.builders.ts';
import { accountProtocol } from '../account.protocol.ts';
import { loginProtocol, type Tokens } from '../login.protocol.ts';

const PASSWORD = 'right123';
let mall: TestMall;
/** Of every member here: making one takes a while. */
let passwordHash: string;

beforeAll(async () => {
  mall = await openTestMall();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => mall.close());

const bearer = (tokens: Tokens) => ({ token: tokens.access_token });
const logIn = (username: string, deviceToken?: string) =>
  mall.call(loginProtocol.token, { username, password: PASSWORD, loginType: 1, deviceToken });
/** With a picture that was read rightly. */
const tryIn = async (username: string, password: string, deviceToken?: string) =>
  mall.call(loginProtocol.token, {
    ...{ username, password, loginType: 1, deviceToken },
    ...(await aSolvedCaptcha(mall)),
  });
/** A member, and the token of the device on which he has logged in. */
async function aDevice(wish: MemberWish = {}) {
  const member = await mall.work((work) => aMember(work, { passwordHash, ...wish }));
  const tokens = await tryIn(member.memberName, PASSWORD);
  return { ...member, tokens, device: tokens.deviceToken! };
}
const guess = (username: string, device?: string) => refusalOf(tryIn(username, 'wrong123', device));
/** Strangers have been wrong five times. */
async function shutOut(username: string) {
  await mall.work((work) =>
    work.query(
      `INSERT INTO password_failure (subject, kind, count, first_at)
       SELECT 'member:' || member_id, 'login', 4, $2 FROM member WHERE member_name = $1
       ON CONFLICT (subject, kind) DO UPDATE SET count = 4, first_at = $2`,
      [username, work.now],
    ),
  );
  await guess(username);
  expect((await guess(username)).state).toBe(State.tooMany);
}
const isStranger = async (username: string, device: string) => {
  const said = await refusalOf(logIn(username, device));
  expect(said.message).toContain('密码错误次数过多');
};

describe('a device that has logged in before', () => {
  it('gets a token once, from each account of its own', async () => {
    const [one, other] = [await aDevice(), await aDevice()];
    expect(one.device).toMatch(/^[\w-]{43}$/);
    expect(other.device).not.toBe(one.device);
    const both = `${other.device}.${one.device}`;
    for (const { memberName } of [one, other])
      expect((await logIn(memberName, both)).deviceToken).toBeUndefined();
    const kept = await mall.work((work) => work.query('SELECT token_hash FROM known_device'));
    expect(JSON.stringify(kept)).not.toContain(one.device);
  });

  it('lets the owner in while strangers guess at his account, and they stay outside', async () => {
    const { memberName, device } = await aDevice();
    await shutOut(memberName);
    await logIn(memberName, device);
    expect((await guess(memberName)).state).toBe(State.tooMany);
  });

  it('lets him in where strangers have used up the tries of his address; others there come in by SMS code', async () => {
    const mobile = '13000000046';
    const { memberName, device } = await aDevice();
    const { memberName: newHere } = await mall.work((work) => aMember(work, { passwordHash, mobile }));
    await mall.work((work) =>
      work.query(
        `INSERT INTO password_failure (subject, kind, count, first_at) VALUES ('ip:127.0.0.1', 'login', 99, $1)
         ON CONFLICT (subject, kind) DO UPDATE SET count = 99, first_at = $1`,
        [work.now],
      ),
    );
    await guess('nobody_there');
    await logIn(memberName, device);
    expect((await refusalOf(logIn(newHere))).message).toBe(
      '您的网络登录失败次数过多，请 15 分钟后再试，或使用短信验证码登录',
    );
    const password = await codeSentTo(mall, mobile);
    await mall.call(loginProtocol.token, { username: mobile, password, loginType: 2 });
    mall.clock.pass(minutes(15));
  });

  it('lets him prove himself inside as well', async () => {
    const { memberName, tokens } = await aDevice();
    await shutOut(memberName);
    const change = { by: 'password', proof: PASSWORD, password: 'lm358buffer7' } as const;
    await mall.call(accountProtocol.changePassword, change, bearer(tokens));
  });

  it('has five tries of its own, and they are nobody else’s', async () => {
    const { memberName, device } = await aDevice();
    const another = (await logIn(memberName)).deviceToken!;
    for (const left of [4, 3, 2, 1])
      expect((await guess(memberName, device)).message).toBe(`账号或密码错误，还可以再试 ${left} 次`);
    await guess(memberName, device);
    expect((await refusalOf(logIn(memberName, device))).state).toBe(State.tooMany);
    await logIn(memberName, another);
    await logIn(memberName);
    mall.clock.pass(minutes(15));
    await logIn(memberName, device);
  });
});

describe('a device token', () => {
  it('of another account, or one that was made up, is worth nothing', async () => {
    const { memberName } = await aDevice();
    const foreign = await aDevice();
    await shutOut(memberName);
    for (const device of [foreign.device, 'x'.repeat(43), `${foreign.device}.`, '.'])
      await isStranger(memberName, device);
  });

  it('tells nobody whether there is an account', async () => {
    const { memberName } = await aDevice();
    const { device } = await aDevice();
    const said = async (name: string) => {
      const replies = [];
      for (let n = 0; n < 4; n++) replies.push(await guess(name, device));
      return replies.map(({ state, message, data }) => ({ state, message, data }));
    };
    expect(await said(memberName)).toEqual(await said('nobody_at_home'));
  });

  it('outlives logging out', async () => {
    const { memberName, device, tokens } = await aDevice();
    await mall.call(loginProtocol.logout, {}, bearer(tokens));
    await shutOut(memberName);
    await logIn(memberName, device);
  });

  it('is nothing any more after a new password, after the end of all logins, and of its own', async () => {
    for (const end of ['password', 'everywhere', 'session'] as const) {
      const { memberName, device, tokens } = await aDevice();
      const here = await logIn(memberName);
      if (end === 'everywhere') await mall.call(loginProtocol.logout, { everywhere: 1 }, bearer(here));
      if (end === 'session') {
        const { list } = await mall.call(accountProtocol.sessions, {}, bearer(tokens));
        const { sessionId } = list.find(({ isCurrent }) => isCurrent)!;
        await mall.call(accountProtocol.endSession, { sessionId }, bearer(here));
      }
      if (end === 'password') {
        const change = { by: 'password', proof: PASSWORD, password: 'lm358buffer7' } as const;
        await mall.call(accountProtocol.changePassword, change, bearer(here));
      }
      await shutOut(memberName);
      await isStranger(memberName, device);
    }
  });
});

it('whatever he holds, a guesser has twenty tries in a quarter of an hour, and so at most a hundred in any hour', async () => {
  const { memberName, tokens, device } = await aDevice();
  const devices = [undefined, device];
  for (let n = 0; n < 3; n++) devices.push((await logIn(memberName)).deviceToken);
  const said = [];
  for (const one of devices) for (let n = 0; n < 6; n++) said.push(await guess(memberName, one));
  for (let n = 0; n < 6; n++) {
    const change = { by: 'password', proof: `wrong123${n}`, password: 'lm358buffer7' } as const;
    said.push(await refusalOf(mall.call(accountProtocol.changePassword, change, bearer(tokens))));
  }
  expect(said.filter(({ message }) => message.includes('次数过多'))).toHaveLength(36 - 20);
});
