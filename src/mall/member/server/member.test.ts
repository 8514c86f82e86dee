// Members: the pay password, and how guessing at passwords ends.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { minutes } from '#kit/time/duration.ts';
import { accountProtocol } from '#mall/login/account.protocol.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { ownCodeOf } from '#mall/message/server/message.builders.ts';
import { memberProtocol } from '../member.protocol.ts';
import { checkPayPassword, createMember, findMember } from './member.ts';

const PASSWORD = 'right123';
const PAY_PASSWORD = 'payme2026';
let mall: TestMall;

const pay = (memberId: number, payPwd: string) =>
  mall
    .work((work) => checkPayPassword(work, memberId, payPwd))
    .then(
      () => 'paid',
      (error: unknown) => {
        if (error instanceof Refusal) return error.text.zh;
        throw error;
      },
    );

beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

describe('the pay password', () => {
  it('is set with the login password and then lets payments pass', async () => {
    const me = await aLogin(mall, { password: PASSWORD });
    expect(await pay(me.memberId, PAY_PASSWORD)).toBe('您还没有设置支付密码，请先设置');
    await mall.call(memberProtocol.setPayPassword, { password: PASSWORD, payPwd: PAY_PASSWORD }, me);
    expect(await pay(me.memberId, PAY_PASSWORD)).toBe('paid');
    expect((await mall.call(loginProtocol.memberInfo, {}, me)).hasPayPwd).toBe(true);
  });

  it('is not set with a wrong login password, and guessing at that one ends', async () => {
    const me = await aLogin(mall, { password: PASSWORD });
    const set = (password: string) =>
      mall.ask(memberProtocol.setPayPassword, { password, payPwd: PAY_PASSWORD }, me);
    expect((await set('wrong123')).msg).toBe('登录密码错误，还可以再试 4 次');
    for (let n = 0; n < 4; n++) await set('wrong123');
    expect((await set(PASSWORD)).msg).toBe('密码错误次数过多，请 15 分钟后再试');
    mall.clock.pass(minutes(15));
    expect((await set(PASSWORD)).state).toBe(200);
  });

  it('is set here once: another one needs more than the login password', async () => {
    const me = await aLogin(mall, { password: PASSWORD, payPassword: PAY_PASSWORD });
    const again = await mall.ask(
      memberProtocol.setPayPassword,
      { password: PASSWORD, payPwd: 'another2026x' },
      me,
    );
    expect(again.msg).toBe('您已设置支付密码，修改请到“账户安全”');
    expect(await pay(me.memberId, PAY_PASSWORD)).toBe('paid');
  });

  it('is neither common nor the login password', async () => {
    const me = await aLogin(mall, { password: PASSWORD });
    const set = (payPwd: string) =>
      mall.ask(memberProtocol.setPayPassword, { password: PASSWORD, payPwd }, me);
    expect((await set('password123')).msg).toBe('密码过于常见，请换一个');
    expect((await set(PASSWORD)).msg).toBe('支付密码不能与登录密码相同');
  });

  it('must be 8-16 characters with letters and digits', async () => {
    const me = await aLogin(mall, { password: PASSWORD });
    for (const payPwd of ['short1', 'onlyletters', '12345678', 'far_too_long_12345', '有中文 1234']) {
      expect((await mall.ask(memberProtocol.setPayPassword, { password: PASSWORD, payPwd }, me)).state).toBe(
        255,
      );
    }
    expect(
      (await mall.ask(memberProtocol.setPayPassword, { password: PASSWORD, payPwd: PAY_PASSWORD })).state,
    ).toBe(266);
  });

  it('pauses after five wrong tries, apart from the login password, and a new one ends the pause', async () => {
    const me = await aLogin(mall, { password: PASSWORD, payPassword: PAY_PASSWORD });
    for (const left of [4, 3, 2, 1])
      expect(await pay(me.memberId, 'wrong2026')).toBe(`支付密码错误，还可以再试 ${left} 次`);
    expect(await pay(me.memberId, 'wrong2026')).toBe('支付密码错误');
    expect(await pay(me.memberId, PAY_PASSWORD)).toBe('密码错误次数过多，请 15 分钟后再试');
    await mall.call(loginProtocol.token, { username: me.memberName, password: PASSWORD, loginType: 1 });
    const mobile = '13700000001';
    await mall.work((work) =>
      work.query('UPDATE member SET mobile = $2 WHERE member_id = $1', [me.memberId, mobile]),
    );
    const proof = await ownCodeOf(mall, me);
    await mall.call(
      accountProtocol.changePayPassword,
      { by: 'sms', proof, password: PASSWORD, payPwd: 'another2026' },
      me,
    );
    expect(await pay(me.memberId, 'another2026')).toBe('paid');
  });
});

it('ends guessing at passwords also when all tries come at once', async () => {
  const me = await aLogin(mall, { password: PASSWORD, payPassword: PAY_PASSWORD });
  const guess = (n: number) =>
    mall.ask(
      accountProtocol.changePayPassword,
      { by: 'payPassword', proof: `guess2026x${n}`, payPwd: 'another2026' },
      me,
    );
  const said = await Promise.all(Array.from({ length: 20 }, (_, n) => guess(n)));
  expect(said.filter(({ msg }) => msg.startsWith('支付密码错误'))).toHaveLength(5);
  expect(await pay(me.memberId, PAY_PASSWORD)).toContain('密码错误次数过多');
});

describe('making a member', () => {
  it('keeps hashes, never passwords', async () => {
    const memberId = await mall.work((work) =>
      createMember(work, {
        memberName: 'hashed_one',
        password: PASSWORD,
        payPassword: PAY_PASSWORD,
        memberType: 3,
      }),
    );
    const kept = await mall.work((work) => findMember(work, memberId));
    expect(kept).toMatchObject({ memberType: 3, mobile: null });
    expect(kept!.passwordHash).toMatch(/^\$argon2id\$/);
    expect(kept!.payPasswordHash).toMatch(/^\$argon2id\$/);
  });

  it('refuses a name that differs only in case', async () => {
    await mall.work((work) => createMember(work, { memberName: 'Only_Once' }));
    await expect(mall.work((work) => createMember(work, { memberName: 'only_once' }))).rejects.toBeInstanceOf(
      Refusal,
    );
  });
});
