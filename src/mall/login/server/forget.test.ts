// A forgotten password: picture, code, new password; and strangers learn nothing on the way.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { minutes, seconds } from '#kit/time/duration.ts';
import { aSolvedCaptcha } from '#mall/captcha/server/captcha.builders.ts';
import { aMember, type MemberWish } from '#mall/member/server/member.builders.ts';
import { accountProtocol } from '../account.protocol.ts';
import { loginProtocol } from '../login.protocol.ts';

const PASSWORD = 'right123';
const NEW = 'lm358buffer7';
let mall: TestMall;
let lastMobile = 13_200_000_000;
const freshMobile = () => String(++lastMobile);

beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const aForgetful = (wish: MemberWish = {}) =>
  mall.work((work) => aMember(work, { password: PASSWORD, mobile: freshMobile(), ...wish }));
const forget = async (account: string) =>
  mall.call(accountProtocol.forget, { account, ...(await aSolvedCaptcha(mall)) });
const logIn = (username: string, password: string) =>
  mall.call(loginProtocol.token, { username, password, loginType: 1 });

/** Newest first. */
const outbox = () =>
  mall.work((work) =>
    work.query<{ recipient: string; body: string }>(
      'SELECT recipient, body FROM outbox_message ORDER BY outbox_id DESC',
    ),
  );
/** The newest code to a mobile or address; what is sent quietly arrives a moment later. */
const codeTo = (recipient: string) =>
  vi.waitFor(async () => {
    const sent = (await outbox()).find((one) => one.recipient === recipient);
    expect(sent).toBeDefined();
    return /\d{6}/.exec(sent!.body)![0];
  });
const ticketFor = async (account: string, recipient: string) => {
  const { ticket } = await forget(account);
  return mall.call(accountProtocol.forgetCode, { ticket, code: await codeTo(recipient) });
};

describe('the way back in', () => {
  it.each(['memberName', 'mobile', 'email'] as const)('leads in by %s', async (by) => {
    const mobile = freshMobile();
    const email = `lin${mobile}@example.com`;
    const { memberName } = await aForgetful({ mobile, email });
    const account = { memberName, mobile, email: email.toUpperCase() }[by];
    const open = await logIn(memberName, PASSWORD);
    const { ticket } = await ticketFor(account, by === 'email' ? email : mobile);
    await mall.call(accountProtocol.resetPassword, { ticket, password: NEW });
    await logIn(memberName, NEW);
    expect((await refusalOf(logIn(memberName, PASSWORD))).state).toBe(State.refused);
    const bearer = { token: open.access_token };
    await vi.waitFor(async () =>
      expect((await mall.ask(loginProtocol.memberInfo, {}, bearer)).state).toBe(State.notLoggedIn),
    );
    const refresh = { grant_type: 'refresh_token', refresh_token: open.refresh_token };
    expect((await refusalOf(mall.call(loginProtocol.token, refresh))).message).toContain('登录已失效');
  });

  it('ends a pause after wrong passwords, and the duty to choose a first one', async () => {
    const mobile = freshMobile();
    const { memberId, memberName } = await aForgetful({ mobile, mustChangePassword: true });
    for (let n = 0; n < 5; n++)
      await mall.ask(loginProtocol.token, {
        username: memberName,
        password: 'wrong123',
        loginType: 1,
        ...(await aSolvedCaptcha(mall)),
      });
    const { ticket } = await ticketFor(mobile, mobile);
    await mall.call(accountProtocol.resetPassword, { ticket, password: NEW });
    const { access_token: token } = await logIn(memberName, NEW);
    const info = await mall.call(loginProtocol.memberInfo, {}, { token });
    expect(info).toMatchObject({ memberId, mustChangePassword: false });
    const kinds = await mall.work((work) =>
      work.query<{ kind: string }>('SELECT kind FROM security_event WHERE member_id = $1 ORDER BY event_id', [
        memberId,
      ]),
    );
    expect(kinds.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 5 }, () => 'loginRefused'),
      'loginPaused',
      'passwordReset',
      'loggedIn',
    ]);
  });

  it('is the same on a second server process', async () => {
    const beside = await openTestMall({ beside: mall });
    const mobile = freshMobile();
    const { memberName } = await aForgetful({ mobile });
    const { ticket } = await forget(memberName);
    const proven = await beside.call(accountProtocol.forgetCode, { ticket, code: await codeTo(mobile) });
    await mall.call(accountProtocol.resetPassword, { ticket: proven.ticket, password: NEW });
    await beside.call(loginProtocol.token, { username: memberName, password: NEW, loginType: 1 });
    await beside.close();
  });

  it('sends another code after a minute without another picture', async () => {
    const mobile = freshMobile();
    const { memberName } = await aForgetful({ mobile });
    const { ticket } = await forget(memberName);
    expect((await refusalOf(mall.call(accountProtocol.forgetAgain, { ticket }))).state).toBe(State.tooMany);
    await codeTo(mobile);
    mall.clock.pass(seconds(60));
    const sent = (await outbox()).length;
    await mall.call(accountProtocol.forgetAgain, { ticket });
    await vi.waitFor(async () => expect(await outbox()).toHaveLength(sent + 1));
    await mall.call(accountProtocol.forgetCode, { ticket, code: await codeTo(mobile) });
  });

  it('goes by e-mail where there is no mobile', async () => {
    const email = 'no.mobile@example.com';
    const { memberName } = await aForgetful({ mobile: undefined, email });
    const { ticket } = await ticketFor(memberName, email);
    await mall.call(accountProtocol.resetPassword, { ticket, password: NEW });
  });
});

describe('a stranger', () => {
  it('learns nothing: same replies, same tries, and nothing is sent', async () => {
    const mobile = freshMobile();
    const { memberName } = await aForgetful({ mobile });
    const unproven = 'unproven@example.com';
    await mall.work((work) =>
      work.query('UPDATE member SET email = $2 WHERE mobile = $1', [mobile, unproven]),
    );
    const replies: unknown[] = [];
    for (const account of [memberName, 'nobody_here', freshMobile(), unproven, 'nobody@example.com']) {
      const { ticket, ...rest } = await forget(account);
      const code = '000000';
      const tries: string[] = [];
      for (let n = 0; n < 6; n++)
        tries.push((await refusalOf(mall.call(accountProtocol.forgetCode, { ticket, code }))).message);
      replies.push({
        rest,
        length: ticket.length,
        soon: (await refusalOf(forget(account))).state,
        tries: tries.map((one) => one.replace('邮箱', '短信')),
      });
    }
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(replies[0]).toMatchObject({ tries: { 4: '短信验证码错误', 5: '短信验证码已失效，请重新获取' } });
    const sent = await outbox();
    expect(
      sent.filter(
        ({ recipient }) =>
          recipient.includes('@example.com') &&
          recipient !== 'no.mobile@example.com' &&
          !recipient.startsWith('lin'),
      ),
    ).toEqual([]);
    expect(sent.filter(({ recipient }) => recipient === mobile)).toHaveLength(1);
  });

  it('is not told that a name and a mobile belong together', async () => {
    const mobile = freshMobile();
    const { memberName } = await aForgetful({ mobile });
    await forget(memberName);
    await forget(mobile);
  });

  it('must read a picture, each time another one', async () => {
    const { memberName } = await aForgetful();
    const none = await refusalOf(mall.call(accountProtocol.forget, { account: memberName }));
    expect(none).toMatchObject({ message: '请输入图形验证码', data: { needsCaptcha: true } });
    const picture = await aSolvedCaptcha(mall);
    await mall.call(accountProtocol.forget, { account: memberName, ...picture });
    mall.clock.pass(seconds(60));
    const twice = await refusalOf(mall.call(accountProtocol.forget, { account: memberName, ...picture }));
    expect(twice.data).toEqual({ needsCaptcha: true });
  });
});

describe('a ticket', () => {
  it('opens nothing with the code of another member who has the name meanwhile', async () => {
    const former = await aForgetful();
    const { ticket } = await forget(former.memberName);
    const mobile = freshMobile();
    await mall.work(async (work) => {
      await work.query("UPDATE member SET member_name = member_name || '_x' WHERE member_id = $1", [
        former.memberId,
      ]);
      await aMember(work, { memberName: former.memberName, mobile });
    });
    mall.clock.pass(seconds(61));
    await forget(former.memberName);
    const code = await codeTo(mobile);
    const refused = await refusalOf(mall.call(accountProtocol.forgetCode, { ticket, code }));
    expect(refused.state).toBe(State.refused);
  });

  it('is good for its own step, once, and for ten minutes', async () => {
    const mobile = freshMobile();
    const { memberName } = await aForgetful({ mobile });
    const { ticket } = await forget(memberName);
    const reset = (one: string, password = NEW) =>
      mall.call(accountProtocol.resetPassword, { ticket: one, password });
    const over = '验证已过期，请重新验证身份';
    expect((await refusalOf(reset(ticket))).message).toBe(over);
    const code = await codeTo(mobile);
    const proven = await mall.call(accountProtocol.forgetCode, { ticket, code });
    expect((await refusalOf(mall.call(accountProtocol.forgetCode, { ticket, code }))).message).toBe(over);
    expect((await refusalOf(reset(`${proven.ticket}x`))).message).toBe(over);
    const [body] = proven.ticket.split('.');
    expect((await refusalOf(reset(`${body}.${'A'.repeat(43)}`))).message).toBe(over);
    const outcomes = await Promise.allSettled([reset(proven.ticket), reset(proven.ticket)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await refusalOf(reset(proven.ticket, 'another9pass'))).message).toBe(over);

    mall.clock.pass(seconds(61));
    const late = await ticketFor(mobile, mobile);
    mall.clock.pass(minutes(10));
    expect((await refusalOf(reset(late.ticket, 'another9pass'))).message).toBe(over);
  });

  it('stays good when the new password is refused', async () => {
    const mobile = freshMobile();
    const { memberName } = await aForgetful({ mobile });
    const { ticket } = await ticketFor(memberName, mobile);
    const reset = (password: string) => mall.call(accountProtocol.resetPassword, { ticket, password });
    expect((await refusalOf(reset('password123'))).message).toBe('密码过于常见，请换一个');
    expect((await refusalOf(reset(PASSWORD))).message).toBe('新密码不能与原密码相同');
    expect((await refusalOf(reset(memberName.slice(0, 20)))).message).toMatch(/会员名|字母和数字/);
    await reset(NEW);
  });
});
