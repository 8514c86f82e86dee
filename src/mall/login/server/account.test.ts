// The safety of an account: new passwords, mobile and e-mail, and what each of them needs.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { minutes, seconds } from '#kit/time/duration.ts';
import { memberProtocol } from '#mall/member/member.protocol.ts';
import { codeMailedTo, codeSentTo, ownCodeOf } from '#mall/message/server/message.builders.ts';
import { settingProtocol } from '#mall/setting/setting.protocol.ts';
import { accountProtocol } from '../account.protocol.ts';
import { loginProtocol } from '../login.protocol.ts';
import { aLogin, type Person } from './login.builders.ts';

const PASSWORD = 'right123';
const NEW = 'lm358buffer7';
const PAY = 'payme2026';
let mall: TestMall;
let lastMobile = 13_300_000_000;
const freshMobile = () => String(++lastMobile);

beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const logIn = (username: string, password: string) =>
  mall.call(loginProtocol.token, { username, password, loginType: 1 });
const eventsOf = async ({ memberId }: Person) =>
  mall.work((work) =>
    work.query<{ kind: string; detail: Record<string, unknown> }>(
      'SELECT kind, detail FROM security_event WHERE member_id = $1 ORDER BY event_id',
      [memberId],
    ),
  );
const isOut = (token: string) =>
  vi.waitFor(async () =>
    expect((await mall.ask(loginProtocol.memberInfo, {}, { token })).state).toBe(State.notLoggedIn),
  );

describe('the login password', () => {
  const change = (me: Person, by: 'password' | 'sms' | 'email', proof: string, password = NEW) =>
    mall.call(accountProtocol.changePassword, { by, proof, password }, me);

  it.each(['password', 'sms', 'email'] as const)(
    'is changed by %s, and every other login ends',
    async (by) => {
      const mobile = freshMobile();
      const me = await aLogin(mall, { password: PASSWORD, mobile, email: `me${mobile}@example.com` });
      const elsewhere = await logIn(me.memberName, PASSWORD);
      await change(me, by, by === 'password' ? PASSWORD : await ownCodeOf(mall, me, by));
      await isOut(elsewhere.access_token);
      expect((await mall.call(loginProtocol.memberInfo, {}, me)).memberId).toBe(me.memberId);
      await logIn(me.memberName, NEW);
      expect((await refusalOf(logIn(me.memberName, PASSWORD))).state).toBe(State.refused);
      expect((await eventsOf(me)).map(({ kind }) => kind)).toContain('passwordChanged');
      expect((await mall.call(accountProtocol.standing, {}, me)).passwordChangedAt).not.toBeNull();
    },
  );

  it('needs a right proof, and guessing at the old one ends', async () => {
    const me = await aLogin(mall, { password: PASSWORD });
    expect((await refusalOf(change(me, 'password', 'wrong123'))).message).toBe(
      '登录密码错误，还可以再试 4 次',
    );
    expect((await refusalOf(change(me, 'sms', '123456'))).message).toBe('您的账号尚未绑定手机号');
    expect((await refusalOf(change(me, 'email', '123456'))).message).toBe('您的账号尚未验证邮箱');
    for (let n = 0; n < 4; n++) await refusalOf(change(me, 'password', 'wrong123'));
    expect((await refusalOf(change(me, 'password', PASSWORD))).message).toContain('15 分钟后再试');
    expect((await eventsOf(me)).map(({ kind }) => kind)).toEqual(['loginPaused']);
    mall.clock.pass(minutes(15));
    await change(me, 'password', PASSWORD);
  });

  it('is not poor: refused ones change nothing and spend no code', async () => {
    const mobile = freshMobile();
    const me = await aLogin(mall, { password: PASSWORD, mobile, memberName: 'Grace_hopper1' });
    const proof = await ownCodeOf(mall, me);
    for (const [password, msg] of [
      ['short', '密码须为 6-20 位，不含中文和空格'],
      ['abc123456', '密码过于常见，请换一个'],
      ['grace_hopper1', '密码不能与会员名或手机号相同'],
      [PASSWORD, '新密码不能与原密码相同'],
    ] as const)
      expect((await refusalOf(change(me, 'sms', proof, password))).message).toBe(msg);
    await change(me, 'sms', proof);
    expect((await refusalOf(change(me, 'sms', proof, 'again9other'))).state).toBe(State.refused);
  });

  it('of two changes with one code at once makes one', async () => {
    const me = await aLogin(mall, { password: PASSWORD, mobile: freshMobile() });
    const proof = await ownCodeOf(mall, me);
    const both = await Promise.allSettled([change(me, 'sms', proof), change(me, 'sms', proof, 'other9pass')]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a first password of one’s own', () => {
  it('comes before anything else, and then everything is open, in every process', async () => {
    const beside = await openTestMall({ beside: mall });
    const me = await aLogin(mall, { password: PASSWORD, mustChangePassword: true });
    for (const at of [mall, beside]) {
      const refused = await at.ask(accountProtocol.standing, {}, me);
      expect(refused).toMatchObject({ state: State.notAllowed, msg: '首次登录请先修改密码' });
    }
    expect((await mall.call(loginProtocol.memberInfo, {}, me)).mustChangePassword).toBe(true);
    const choose = (password: string) => mall.call(accountProtocol.firstPassword, { password }, me);
    expect((await refusalOf(choose(PASSWORD))).message).toBe('新密码不能与原密码相同');
    await choose(NEW);
    for (const at of [mall, beside])
      await vi.waitFor(async () =>
        expect((await at.ask(accountProtocol.standing, {}, me)).state).toBe(State.done),
      );
    expect((await mall.call(loginProtocol.memberInfo, {}, me)).mustChangePassword).toBe(false);
    expect((await refusalOf(choose('another9one'))).message).toBe('您已设置过自己的密码');
    await beside.close();
  });
});

describe('the pay password', () => {
  const change = (
    me: Person,
    input: { by: 'password' | 'sms' | 'payPassword'; proof: string; password?: string; payPwd?: string },
  ) => mall.call(accountProtocol.changePayPassword, { payPwd: 'fresh9pay9pwd', ...input }, me);

  it('is set for the first time by the login password or by a code', async () => {
    const byPassword = await aLogin(mall, { password: PASSWORD });
    await change(byPassword, { by: 'password', proof: PASSWORD });
    const byCode = await aLogin(mall, { mobile: freshMobile() });
    await change(byCode, { by: 'sms', proof: await ownCodeOf(mall, byCode) });
    for (const me of [byPassword, byCode])
      expect((await mall.call(loginProtocol.memberInfo, {}, me)).hasPayPwd).toBe(true);
    expect((await eventsOf(byCode))[0]).toMatchObject({
      kind: 'payPasswordChanged',
      detail: { isFirst: true },
    });
  });

  it('is changed by the old one, or by code and login password, never by one of these alone', async () => {
    const me = await aLogin(mall, { password: PASSWORD, payPassword: PAY, mobile: freshMobile() });
    expect((await refusalOf(change(me, { by: 'password', proof: PASSWORD }))).message).toContain(
      '原支付密码',
    );
    const proof = await ownCodeOf(mall, me);
    const alone = await refusalOf(change(me, { by: 'sms', proof }));
    expect(alone).toMatchObject({ message: '请输入登录密码', data: { name: 'password' } });
    await change(me, { by: 'sms', proof, password: PASSWORD });
    await change(me, { by: 'payPassword', proof: 'fresh9pay9pwd', payPwd: 'third9pay9pwd' });
    expect((await refusalOf(change(me, { by: 'payPassword', proof: 'wrong9pay9pwd' }))).message).toContain(
      '支付密码错误',
    );
    const again = await mall.ask(memberProtocol.setPayPassword, { password: PASSWORD, payPwd: PAY }, me);
    expect(again.state).toBe(State.refused);
  });

  it('differs from the login password, the member’s name and the former one', async () => {
    const me = await aLogin(mall, { password: PASSWORD, payPassword: PAY, memberName: 'payer9name' });
    for (const [payPwd, msg] of [
      [PASSWORD, '支付密码不能与登录密码相同'],
      [PAY, '新支付密码不能与原支付密码相同'],
      ['Payer9name', '密码不能与会员名或手机号相同'],
    ] as const)
      expect((await refusalOf(change(me, { by: 'payPassword', proof: PAY, payPwd }))).message).toBe(msg);
  });
});

describe('mobile and e-mail', () => {
  const prove = async (me: Person, by: 'password' | 'sms' = 'password') =>
    (
      await mall.call(
        accountProtocol.prove,
        { by, proof: by === 'password' ? PASSWORD : await ownCodeOf(mall, me) },
        me,
      )
    ).ticket;

  it('a new mobile replaces the old one: proven by the old one or by the password, and by its own code', async () => {
    for (const by of ['sms', 'password'] as const) {
      const [oldMobile, mobile] = [freshMobile(), freshMobile()];
      const me = await aLogin(mall, { password: PASSWORD, mobile: oldMobile });
      const ticket = await prove(me, by);
      const smsCode = await codeSentTo(mall, mobile, 'bind');
      await mall.call(accountProtocol.changeMobile, { ticket, mobile, smsCode }, me);
      await logIn(mobile, PASSWORD);
      expect((await refusalOf(logIn(oldMobile, PASSWORD))).state).toBe(State.refused);
      const [event] = await eventsOf(me);
      expect(event).toEqual({
        kind: 'mobileChanged',
        detail: { oldMobile, mobile: `133****${mobile.slice(-4)}` },
      });
    }
  });

  it('a mobile of somebody else is refused and spends nothing', async () => {
    const taken = freshMobile();
    await aLogin(mall, { mobile: taken });
    const me = await aLogin(mall, { password: PASSWORD, mobile: freshMobile() });
    const ticket = await prove(me);
    const smsCode = await codeSentTo(mall, taken, 'bind');
    const refused = await refusalOf(
      mall.call(accountProtocol.changeMobile, { ticket, mobile: taken, smsCode }, me),
    );
    expect(refused).toMatchObject({ message: '该手机号已绑定其他账号，请换一个', data: { name: 'mobile' } });
    const mobile = freshMobile();
    const right = await codeSentTo(mall, mobile, 'bind');
    await mall.call(accountProtocol.changeMobile, { ticket, mobile, smsCode: right }, me);
  });

  it('an e-mail address is bound by its code, whatever its case, to one account only', async () => {
    const email = 'Lin.Xiao@Example.com';
    const me = await aLogin(mall, { password: PASSWORD });
    const smsCode = await codeMailedTo(mall, email, 'bind', me);
    const ticket = await prove(me);
    await mall.call(accountProtocol.changeEmail, { ticket, email, emailCode: smsCode }, me);
    expect(await mall.call(accountProtocol.standing, {}, me)).toMatchObject({
      email: 'L***@Example.com',
      isEmailProven: 1,
    });
    expect((await eventsOf(me))[0]).toMatchObject({ kind: 'emailChanged', detail: { oldEmail: null } });

    const other = await aLogin(mall, { password: PASSWORD });
    mall.clock.pass(seconds(61));
    const emailCode = await codeMailedTo(mall, email.toLowerCase(), 'bind', other);
    const input = { ticket: await prove(other), email: email.toLowerCase(), emailCode };
    expect((await refusalOf(mall.call(accountProtocol.changeEmail, input, other))).data).toEqual({
      name: 'email',
    });
  });

  it('a ticket is good once, in its own login, for its owner, for ten minutes', async () => {
    const me = await aLogin(mall, { password: PASSWORD, mobile: freshMobile() });
    const other = await aLogin(mall, { password: PASSWORD });
    const elsewhere = { ...me, token: (await logIn(me.memberName, PASSWORD)).access_token };
    const over = '验证已过期，请重新验证身份';
    const change = async (person: Person, ticket: string) => {
      const mobile = freshMobile();
      const smsCode = await codeSentTo(mall, mobile, 'bind');
      return mall.call(accountProtocol.changeMobile, { ticket, mobile, smsCode }, person);
    };
    const ticket = await prove(me);
    for (const person of [other, elsewhere])
      expect((await refusalOf(change(person, ticket))).message).toBe(over);
    await change(me, ticket);
    expect((await refusalOf(change(me, ticket))).message).toBe(over);
    const late = await prove(me);
    mall.clock.pass(minutes(10));
    expect((await refusalOf(change(me, late))).message).toBe(over);
  });

  it('a code that was sent for something else opens nothing', async () => {
    const me = await aLogin(mall, { password: PASSWORD, mobile: freshMobile() });
    const ticket = await prove(me);
    const mobile = freshMobile();
    const smsCode = await codeSentTo(mall, mobile, 'free');
    const refused = await refusalOf(mall.call(accountProtocol.changeMobile, { ticket, mobile, smsCode }, me));
    expect(refused.message).toBe('短信验证码已失效，请重新获取');
  });
});

describe('registering', () => {
  it('wants the agreement that is in force', async () => {
    await mall.work((work) =>
      work.query(
        `INSERT INTO agreement (code, version, title_zh, title_en, body_zh, body_en)
         VALUES ('register', '2.0', '注册', 'Registration', '正文', 'Text')`,
      ),
    );
    const { version } = await mall.call(settingProtocol.agreement, { code: 'register' });
    const phone = freshMobile();
    const smsCode = await codeSentTo(mall, phone);
    const form = { phone, smsCode, password: NEW, memberName: `reader_${phone}` };
    for (const agreementVersion of [undefined, '1.0']) {
      const refused = await refusalOf(mall.call(loginProtocol.register, { ...form, agreementVersion }));
      expect(refused.data).toEqual({ name: 'agreement', agreementVersion: '2.0' });
    }
    await mall.call(loginProtocol.register, { ...form, agreementVersion: version });
  });
});
