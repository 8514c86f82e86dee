// A second factor through HTTP: set up, asked for whichever the way in, spent by its use, limited, recovered, ended; and the platform's doors in production.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { minutes, seconds } from '#kit/time/duration.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { subAccountProtocol } from '#mall/company/sub-account.protocol.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { accountProtocol } from '#mall/login/account.protocol.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { qrProtocol } from '#mall/login/qr.protocol.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { aWeChatUser, openWeChatDouble, type WeChatDouble } from '#mall/login/server/wechat.builders.ts';
import { weChatProtocol } from '#mall/login/wechat.protocol.ts';
import { codeSentTo } from '#mall/message/server/message.builders.ts';
import { openingProtocol } from '#mall/setting/setting.protocol.ts';
import { secondFactorProtocol } from '../second-factor.protocol.ts';
import { codeOf, setUpFactor } from './factor.builders.ts';
import { unlockMember } from './unlock-member.ts';

const PASSWORD = 'Yanzheng2026';
let mall: TestMall;
let weChat: WeChatDouble;
let lastMobile = 13_300_000_000;

beforeAll(async () => {
  weChat = await openWeChatDouble();
  mall = await openTestMall({ weChat: weChat.application });
});
afterAll(async () => {
  await mall.close();
  await weChat.close();
});
beforeEach(() => void mall.clock.pass(minutes(6)));

/** A member with a second factor, whose present code is spent. */
async function aGuarded(): Promise<Person & { mobile: string; secret: string; codes: string[] }> {
  const mobile = String(++lastMobile);
  const person = await aLogin(mall, { mobile, password: PASSWORD });
  const made = await setUpFactor(mall, person, PASSWORD);
  mall.clock.pass(seconds(30));
  return { ...person, ...made, mobile };
}
const byPassword = (username: string) =>
  mall.call(loginProtocol.token, { username, password: PASSWORD, loginType: 1 });
/** What is left of a login's first step. */
async function ticketOf(firstStep: Promise<unknown>): Promise<string> {
  const refused = await refusalOf(firstStep);
  expect([refused.state, refused.message]).toEqual([State.refused, '请完成两步验证']);
  const { needsFactor, ticket } = refused.data as { needsFactor: boolean; ticket: string };
  expect(needsFactor).toBe(true);
  return ticket;
}
const second = (ticket: string, code: string, more: object = {}) =>
  mall.call(secondFactorProtocol.logIn, { ticket, code, ...more });
const whoAmI = (tokens: { access_token: string }) =>
  mall.call(loginProtocol.memberInfo, {}, { token: tokens.access_token });
const events = async (memberId: number) =>
  (
    await mall.work((work) =>
      work.query<{ kind: string; detail: Record<string, unknown> }>(
        'SELECT kind, detail FROM security_event WHERE member_id = $1 ORDER BY event_id',
        [memberId],
      ),
    )
  ).map(({ kind, detail }) => [kind, detail.by]);

describe('setting it up', () => {
  it('asks for a proof and for a first code; ends other logins; shows recovery codes once; keeps nothing readable', async () => {
    const me = await aLogin(mall, { password: PASSWORD });
    const [other] = [await byPassword(me.memberName)];
    await expect(mall.call(secondFactorProtocol.begin, { ticket: 'made.up' }, me)).rejects.toThrow(
      '验证已过期',
    );
    await expect(mall.call(secondFactorProtocol.confirm, { code: '123456' }, me)).rejects.toThrow(
      '请先开始设置',
    );
    const { ticket } = await mall.call(accountProtocol.prove, { by: 'password', proof: PASSWORD }, me);
    const begun = await mall.call(secondFactorProtocol.begin, { ticket }, me);
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.image).toMatch(/^data:image\/png;base64,iVBOR/);
    await expect(mall.call(secondFactorProtocol.begin, { ticket }, me)).rejects.toThrow('验证已过期');
    // Nothing is asked for yet.
    await whoAmI(await byPassword(me.memberName));

    const wrong = String((Number(codeOf(mall, begun.secret)) + 1) % 1_000_000).padStart(6, '0');
    expect((await refusalOf(mall.call(secondFactorProtocol.confirm, { code: wrong }, me))).data).toEqual({
      name: 'code',
      left: 4,
    });
    const { codes } = await mall.call(secondFactorProtocol.confirm, { code: codeOf(mall, begun.secret) }, me);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/);
    expect(await mall.call(secondFactorProtocol.standing, {}, me)).toMatchObject({ isOn: 1, codesLeft: 10 });
    await expect(whoAmI(other!)).rejects.toThrow('请先登录');
    expect((await events(me.memberId)).map(([kind]) => kind)).toContain('factorSet');

    const kept = JSON.stringify(
      await mall.work(async (work) => [
        await work.query('SELECT * FROM second_factor'),
        await work.query('SELECT * FROM recovery_code'),
        await work.query('SELECT * FROM factor_ticket'),
      ]),
    );
    for (const secret of [begun.secret, ...codes, ...codes.map((one) => one.replaceAll('-', ''))])
      expect(kept).not.toContain(secret);

    const again = await mall.call(accountProtocol.prove, { by: 'password', proof: PASSWORD }, me);
    await expect(mall.call(secondFactorProtocol.begin, again, me)).rejects.toThrow('两步验证已开启');
  });
});

describe('a login with a second factor', () => {
  it('by password: a code brings the tokens, with the guest’s cart, once', async () => {
    const me = await aGuarded();
    const { productId } = await mall.work((work) => aProduct(work));
    const ticket = await ticketOf(byPassword(me.memberName));
    const cartInfo = [{ productId, buyNum: 20 }];
    const code = codeOf(mall, me.secret);
    const tokens = await second(ticket, `${code.slice(0, 3)} ${code.slice(3)}`, { cartInfo });
    expect((await whoAmI(tokens)).memberId).toBe(me.memberId);
    const person = { token: tokens.access_token };
    expect((await mall.call(cartProtocol.cartList, {}, person)).availableCartNum).toBe(1);
    expect((await events(me.memberId)).at(-1)).toEqual(['loggedIn', 'password']);
    await expect(second(ticket, code)).rejects.toThrow('验证已超时');
  });

  it('by SMS code, QR code and WeChat: asked all the same, and what they used stays used', async () => {
    const me = await aGuarded();
    const smsCode = await codeSentTo(mall, me.mobile);
    const bySms = () =>
      mall.call(loginProtocol.token, { username: me.mobile, password: smsCode, loginType: 2 });
    const one = await ticketOf(bySms());
    await expect(bySms()).rejects.toThrow(/验证码/);
    await whoAmI(await second(one, codeOf(mall, me.secret)));

    mall.clock.pass(minutes(1));
    const { u, scanUrl } = await mall.call(qrProtocol.createQr, {});
    const scanKey = new URL(scanUrl!).searchParams.get('k')!;
    await mall.call(qrProtocol.scan, { scanKey }, me);
    await mall.call(qrProtocol.confirm, { scanKey, isApproved: 1 }, me);
    const two = await ticketOf(mall.call(qrProtocol.progress, { u }));
    expect(await mall.call(qrProtocol.progress, { u })).toMatchObject({ progress: -1 });
    await whoAmI(await second(two, codeOf(mall, me.secret)));
    expect((await events(me.memberId)).at(-1)).toEqual(['loggedIn', 'qr']);

    mall.clock.pass(minutes(1));
    const user = aWeChatUser();
    const code = () => weChat.codeOf(user);
    const unbound = await mall.call(weChatProtocol.login, { code: code(), source: 4 });
    if (!unbound.redirect) throw new Error('is known');
    const bind = await codeSentTo(mall, me.mobile, 'bind');
    const { bindKey } = unbound;
    await ticketOf(mall.call(weChatProtocol.bindMobile, { bindKey, mobile: me.mobile, smsCode: bind }));
    const three = await ticketOf(mall.call(weChatProtocol.login, { code: code(), source: 4 }));
    await whoAmI(await second(three, codeOf(mall, me.secret)));
    expect((await events(me.memberId)).at(-1)).toEqual(['loggedIn', 'weChat']);
  });

  it('takes the code before and after, and none that was used or is older', async () => {
    const me = await aGuarded();
    mall.clock.pass(minutes(2));
    const now = mall.clock.now().getTime();
    const at = (step: number) =>
      codeOf({ clock: { now: () => new Date(now + seconds(30 * step)) } } as never, me.secret);
    const ticket = () => ticketOf(byPassword(me.memberName));
    for (const step of [-2, 2])
      await expect(second(await ticket(), at(step))).rejects.toThrow('验证码不正确');
    await second(await ticket(), at(-1));
    await expect(second(await ticket(), at(-1))).rejects.toThrow('该验证码已使用');
    await second(await ticket(), at(1));
    // Older than one that was used, although never used itself.
    await expect(second(await ticket(), at(0))).rejects.toThrow('该验证码已使用');
  });

  it('takes one and the same code only once, however many ask at the same time', async () => {
    const me = await aGuarded();
    const tickets = await Promise.all([1, 2, 3].map(() => ticketOf(byPassword(me.memberName))));
    const code = codeOf(mall, me.secret);
    const outcomes = await Promise.allSettled(tickets.map((ticket) => second(ticket, code)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('ends guessing after five wrong codes in five minutes, also for the right one, and tells the owner', async () => {
    const me = await aGuarded();
    const ticket = await ticketOf(byPassword(me.memberName));
    const wrong = String((Number(codeOf(mall, me.secret)) + 1) % 1_000_000).padStart(6, '0');
    for (const left of [4, 3, 2, 1, 0])
      expect((await refusalOf(second(ticket, wrong))).data).toMatchObject({ left });
    const paused = await refusalOf(second(ticket, codeOf(mall, me.secret)));
    expect(paused.message).toBe('验证码错误次数过多，请 5 分钟后再试');
    expect((await events(me.memberId)).at(-1)?.[0]).toBe('factorPaused');
    mall.clock.pass(minutes(5));
    await expect(second(ticket, codeOf(mall, me.secret))).rejects.toThrow('验证已超时');
    await whoAmI(await second(await ticketOf(byPassword(me.memberName)), codeOf(mall, me.secret)));
  });

  it('takes a recovery code once, whoever has lost his authenticator', async () => {
    const me = await aGuarded();
    const [code = '', ...others] = me.codes;
    await whoAmI(await second(await ticketOf(byPassword(me.memberName)), code.toLowerCase()));
    await expect(second(await ticketOf(byPassword(me.memberName)), code)).rejects.toThrow('验证码不正确');
    expect((await events(me.memberId)).map(([kind]) => kind)).toContain('recoveryCodeUsed');
    const stranger = await aGuarded();
    await expect(second(await ticketOf(byPassword(stranger.memberName)), others[0]!)).rejects.toThrow(
      '验证码不正确',
    );
    expect(await mall.call(secondFactorProtocol.standing, {}, me)).toMatchObject({ codesLeft: 9 });
    const renewed = await mall.call(secondFactorProtocol.renewCodes, { code: codeOf(mall, me.secret) }, me);
    expect(renewed.codes).toHaveLength(10);
    await expect(second(await ticketOf(byPassword(me.memberName)), others[0]!)).rejects.toThrow(
      '验证码不正确',
    );
  });

  it('begun before a new password is void; a wrong password never leads to the code', async () => {
    const me = await aGuarded();
    const ticket = await ticketOf(byPassword(me.memberName));
    const password = 'Xinmima2027';
    await mall.call(accountProtocol.changePassword, { by: 'password', proof: PASSWORD, password }, me);
    await expect(second(ticket, codeOf(mall, me.secret))).rejects.toThrow('验证已超时');
    const refused = await refusalOf(byPassword(me.memberName));
    expect(refused.data).not.toHaveProperty('ticket');
    for (const made of ['x', ticket.slice(1)])
      await expect(second(made, '123456')).rejects.toThrow('验证已超时');
    for (const code of ['', '12345', 'K7PM-3XQ9', '<script>'])
      await expect(second(ticket, code)).rejects.toThrow(/请输入/);
  });

  it('is refused to an employee whom his enterprise has stopped meanwhile', async () => {
    const main = await aMainAccount(mall);
    const { enterpriseId } = main;
    const employee = await aLoggedInEmployee(mall, { enterpriseId, password: PASSWORD });
    const { secret } = await setUpFactor(mall, employee, PASSWORD);
    mall.clock.pass(seconds(30));
    const ticket = await ticketOf(byPassword(employee.memberName));
    await mall.call(subAccountProtocol.disable, { memberIds: [employee.memberId] }, main);
    await expect(second(ticket, codeOf(mall, secret))).rejects.toThrow('验证已超时');
    await expect(byPassword(employee.memberName)).rejects.toThrow('停用');
  });
});

describe('ending it', () => {
  it('asks for a proof and a code; from then on nothing is asked for', async () => {
    const me = await aGuarded();
    const { ticket } = await mall.call(accountProtocol.prove, { by: 'password', proof: PASSWORD }, me);
    await expect(mall.call(secondFactorProtocol.end, { ticket, code: '000000' }, me)).rejects.toThrow();
    await mall.call(secondFactorProtocol.end, { ticket, code: codeOf(mall, me.secret) }, me);
    expect(await mall.call(secondFactorProtocol.standing, {}, me)).toEqual({
      isOn: 0,
      since: null,
      codesLeft: 0,
    });
    await whoAmI(await byPassword(me.memberName));
    expect((await events(me.memberId)).map(([kind]) => kind)).toContain('factorEnded');
  });

  it('by whoever runs the mall ends all logins too', async () => {
    const me = await aGuarded();
    const unlock = () =>
      mall.work((work) => unlockMember(work, me.memberId, { ip: '', userAgent: 'npm run mall' }));
    expect(await unlock()).toEqual({ hadFactor: true, sessions: 1 });
    await expect(mall.call(loginProtocol.memberInfo, {}, me)).rejects.toThrow('请先登录');
    await whoAmI(await byPassword(me.memberName));
    expect((await events(me.memberId)).find(([kind]) => kind === 'factorEnded')).toEqual([
      'factorEnded',
      'unlock',
    ]);
    expect(await unlock()).toEqual({ hadFactor: false, sessions: 1 });
  });
});

describe('an operator of the platform', () => {
  it('finds the console shut in production until he has one, in the demo open', async () => {
    const strict = await openTestMall({ isProduction: true });
    try {
      const operator = await aLogin(strict, { password: PASSWORD, roles: ['operator'] });
      const refused = await refusalOf(strict.call(openingProtocol.show, {}, operator));
      expect([refused.state, refused.message]).toEqual([
        State.notAllowed,
        '平台运营人员须先在“账户安全”中设置两步验证',
      ]);
      expect(await strict.call(loginProtocol.memberInfo, {}, operator)).toMatchObject({
        mustSetFactor: true,
        platformRoles: [],
      });
      await setUpFactor(strict, operator, PASSWORD);
      expect(await strict.call(loginProtocol.memberInfo, {}, operator)).toMatchObject({
        mustSetFactor: false,
        platformRoles: ['operator'],
      });
      const { items } = await strict.call(openingProtocol.show, {}, operator);
      expect(items.find(({ key }) => key === 'factor')).toMatchObject({ isDone: 1 });
      const member = await aLogin(strict);
      expect(await strict.call(loginProtocol.memberInfo, {}, member)).toMatchObject({ mustSetFactor: false });

      // At work all day he is out after eight hours, left alone after half an hour; other people stay.
      const renewed = async (of: { refreshToken: string }) => {
        const grant = { grant_type: 'refresh_token', refresh_token: of.refreshToken } as const;
        return { token: (await strict.call(loginProtocol.token, grant)).access_token };
      };
      for (let quarter = 1; quarter < 32; quarter++) {
        strict.clock.pass(minutes(15));
        if (quarter % 3 === 0) Object.assign(operator, await renewed(operator));
        await strict.call(openingProtocol.show, {}, operator);
      }
      strict.clock.pass(minutes(15));
      expect((await refusalOf(strict.call(openingProtocol.show, {}, operator))).state).toBe(
        State.notLoggedIn,
      );
      expect((await refusalOf(renewed(operator))).message).toBe('登录已失效，请重新登录');
      const alone = await aLogin(strict, { password: PASSWORD, roles: ['operator'] });
      await setUpFactor(strict, alone, PASSWORD);
      strict.clock.pass(minutes(29));
      await strict.call(openingProtocol.show, {}, alone);
      strict.clock.pass(minutes(30));
      expect((await refusalOf(strict.call(openingProtocol.show, {}, alone))).state).toBe(State.notLoggedIn);
      expect((await strict.call(loginProtocol.memberInfo, {}, await renewed(member))).memberId).toBe(
        member.memberId,
      );
    } finally {
      await strict.close();
    }
    const free = await aLogin(mall, { roles: ['operator'] });
    const { items } = await mall.call(openingProtocol.show, {}, free);
    expect(items.find(({ key }) => key === 'factor')).toMatchObject({ isDone: 0 });
  });
});
