// Logins that somebody else wants: QR codes between two phones and two forms, SMS codes guessed from all sides at once, WeChat's answers used twice.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { subAccountProtocol } from '#mall/company/sub-account.protocol.ts';
import { aMember } from '#mall/member/server/member.builders.ts';
import { codeSentTo, ownCodeOf } from '#mall/message/server/message.builders.ts';
import { accountProtocol } from '../account.protocol.ts';
import { loginProtocol } from '../login.protocol.ts';
import { qrProtocol } from '../qr.protocol.ts';
import { weChatProtocol } from '../wechat.protocol.ts';
import { aLogin } from './login.builders.ts';
import { aWeChatUser, openWeChatDouble, type WeChatDouble } from './wechat.builders.ts';

let mall: TestMall;
let beside: TestMall;
let weChat: WeChatDouble;

beforeAll(async () => {
  weChat = await openWeChatDouble();
  mall = await openTestMall({ weChat: weChat.application });
  beside = await openTestMall({ weChat: weChat.application, beside: mall });
});
afterAll(async () => {
  await beside.close();
  await mall.close();
  await weChat.close();
});

const at = (n: number) => (n % 2 ? mall : beside);
let lastMobile = 13_700_000_000;
const freshMobile = () => String(++lastMobile);
const sessionsOf = async (memberId: number, way: string) => {
  const [row] = await mall.work((work) =>
    work.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM security_event WHERE member_id = $1 AND kind = 'loggedIn' AND detail->>'by' = $2`,
      [memberId, way],
    ),
  );
  return row!.n;
};

async function aCode() {
  const { scanUrl, u } = await mall.call(qrProtocol.createQr, {});
  return { u, scanKey: new URL(scanUrl!).searchParams.get('k')! };
}
const progress = (u: string, n = 0) => at(n).call(qrProtocol.progress, { u });
const EXPIRED = { progress: -1, checkCode: null, refreshToken: null };

describe('a QR code', () => {
  it('that many phones scan at the same moment belongs to one of them, and lets in nobody else', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => aLogin(mall)));
    const { u, scanKey } = await aCode();
    const scans = await Promise.all(people.map((one, n) => at(n).ask(qrProtocol.scan, { scanKey }, one)));
    const first = people.filter((_, n) => scans[n]!.state === State.done);
    expect(first).toHaveLength(1);
    const approve = { scanKey, isApproved: 1 } as const;
    const decided = await Promise.all(people.map((one, n) => at(n).ask(qrProtocol.confirm, approve, one)));
    expect(decided.map(({ state }) => state === State.done)).toEqual(people.map((one) => one === first[0]));
    const { refreshToken } = await progress(u);
    const { access_token: token } = await mall.call(loginProtocol.token, {
      grant_type: 'refresh_token',
      refresh_token: refreshToken!,
    });
    expect((await mall.call(loginProtocol.memberInfo, {}, { token })).memberId).toBe(first[0]!.memberId);
  });

  it('that is approved and refused at the same moment is decided once', async () => {
    const me = await aLogin(mall);
    const { u, scanKey } = await aCode();
    await mall.call(qrProtocol.scan, { scanKey }, me);
    const decided = await Promise.all(
      [1, 0, 1, 0, 1, 0].map((isApproved, n) =>
        at(n).ask(qrProtocol.confirm, { scanKey, isApproved: isApproved as 0 | 1 }, me),
      ),
    );
    const won = decided.filter(({ state }) => state === State.done);
    expect(won).toHaveLength(1);
    expect((await progress(u)).progress).toBe((won[0]!.data as { progress: number }).progress);
  });

  it('that has let in its form is over for every phone and every other form', async () => {
    const [me, thief] = [await aLogin(mall), await aLogin(mall)];
    const { u, scanKey } = await aCode();
    await mall.call(qrProtocol.scan, { scanKey }, me);
    await mall.call(qrProtocol.confirm, { scanKey, isApproved: 1 }, me);
    expect((await progress(u)).refreshToken).not.toBeNull();
    for (const n of [0, 1]) expect(await progress(u, n)).toEqual(EXPIRED);
    for (const person of [me, thief]) {
      expect((await mall.ask(qrProtocol.scan, { scanKey }, person)).msg).toContain('二维码已失效');
      expect((await mall.ask(qrProtocol.confirm, { scanKey, isApproved: 1 }, person)).msg).toContain(
        '二维码已失效',
      );
    }
    expect(await sessionsOf(me.memberId, 'qr')).toBe(1);
  });

  it('lets nobody in whose approver was stopped, or has chosen another password, before the form came', async () => {
    const main = await aMainAccount(mall);
    const employee = await aLoggedInEmployee(mall, { enterpriseId: main.enterpriseId });
    const owner = await aLogin(mall, { password: 'Buyer2026' });
    for (const [person, then] of [
      [
        employee,
        () => mall.call(subAccountProtocol.disable, { memberIds: [employee.memberId], reason: 'left' }, main),
      ],
      [
        owner,
        () =>
          mall.call(
            accountProtocol.changePassword,
            { by: 'password', proof: 'Buyer2026', password: 'Other2027x' },
            owner,
          ),
      ],
    ] as const) {
      const { u, scanKey } = await aCode();
      await mall.call(qrProtocol.scan, { scanKey }, person);
      await mall.call(qrProtocol.confirm, { scanKey, isApproved: 1 }, person);
      await then();
      expect(await progress(u)).toEqual(EXPIRED);
    }
  });
});

describe('an SMS code', () => {
  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
  const logIn = (mobile: string, password: string, n = 0) =>
    at(n).ask(loginProtocol.token, { username: mobile, password, loginType: 2 });

  it('that is right lets in once, however many show it at once', async () => {
    const mobile = freshMobile();
    const { memberId } = await mall.work((work) => aMember(work, { mobile }));
    const code = await codeSentTo(mall, mobile);
    const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => logIn(mobile, code, n)));
    expect(replies.filter(({ state }) => state === State.done)).toHaveLength(1);
    expect((await logIn(mobile, code)).msg).toContain('失效');
    expect(await sessionsOf(memberId, 'sms')).toBe(1);
  });

  it('is guessed at five times in all, through whichever doors that it opens', async () => {
    const mobile = freshMobile();
    await mall.work((work) => aMember(work, { mobile }));
    const code = await codeSentTo(mall, mobile);
    const wrong = wrongFor(code);
    const register = { phone: mobile, smsCode: wrong, password: 'Newcomer26', memberName: 'guesser_26' };
    const tries = await Promise.all(
      Array.from({ length: 14 }, (_, n) =>
        n % 2 ? logIn(mobile, wrong, n >> 1) : at(n >> 1).ask(loginProtocol.register, register),
      ),
    );
    expect(tries.filter(({ msg }) => msg === '短信验证码错误')).toHaveLength(5);
    expect((await logIn(mobile, code)).msg).toContain('失效');
  });

  it('of a member’s own mobile is guessed at five times, and then opens nothing', async () => {
    const me = await aLogin(mall, { mobile: freshMobile() });
    const code = await ownCodeOf(mall, me);
    const prove = (proof: string, n = 0) => at(n).ask(accountProtocol.prove, { by: 'sms', proof }, me);
    const tries = await Promise.all(Array.from({ length: 12 }, (_, n) => prove(wrongFor(code), n)));
    expect(tries.filter(({ msg }) => msg === '短信验证码错误')).toHaveLength(5);
    expect((await prove(code)).msg).toContain('失效');
  });

  it('is nobody else’s: not of another mobile, not of another door', async () => {
    const [mine, theirs] = [freshMobile(), freshMobile()];
    for (const mobile of [mine, theirs]) await mall.work((work) => aMember(work, { mobile }));
    const code = await codeSentTo(mall, mine);
    expect((await logIn(theirs, code)).msg).toContain('失效');
    await codeSentTo(mall, theirs, 'reset');
    expect((await logIn(theirs, code)).msg).toContain('失效');
    expect((await logIn(mine, code)).state).toBe(State.done);
  });
});

describe('what WeChat has answered', () => {
  it('lets one browser in, however many bring the same code at once', async () => {
    const user = aWeChatUser();
    const mobile = freshMobile();
    const { memberId } = await mall.work((work) => aMember(work, { mobile }));
    const smsCode = await codeSentTo(mall, mobile, 'bind');
    const first = await mall.call(weChatProtocol.login, { code: weChat.codeOf(user), source: 4 });
    if (!first.redirect) throw new Error('is known');
    await mall.call(weChatProtocol.bindMobile, { bindKey: first.bindKey, mobile, smsCode });
    const before = await sessionsOf(memberId, 'weChat');
    const code = weChat.codeOf(user);
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, n) => at(n).ask(weChatProtocol.login, { code, source: 4 })),
    );
    expect(replies.filter(({ state }) => state === State.done)).toHaveLength(1);
    expect((await sessionsOf(memberId, 'weChat')) - before).toBe(1);
  });

  it('to somebody unknown binds one mobile, however many bring its key at once', async () => {
    const user = aWeChatUser();
    const reply = await mall.call(weChatProtocol.login, { code: weChat.codeOf(user), source: 4 });
    if (!reply.redirect) throw new Error('is known');
    const bindKey = reply.bindKey;
    const mobiles = [freshMobile(), freshMobile(), freshMobile(), freshMobile()];
    const asked = [];
    for (const mobile of mobiles) {
      await mall.work((work) => aMember(work, { mobile }));
      asked.push({ bindKey, mobile, smsCode: await codeSentTo(mall, mobile, 'bind') });
    }
    const replies = await Promise.all(asked.map((input, n) => at(n).ask(weChatProtocol.bindMobile, input)));
    expect(replies.filter(({ state }) => state === State.done)).toHaveLength(1);
    const [bound] = await mall.work((work) =>
      work.query('SELECT count(*)::int AS n FROM wechat_binding WHERE openid = $1', [user.openid]),
    );
    expect(bound).toEqual({ n: 1 });
    expect((await mall.ask(weChatProtocol.ticket, { bindKey })).state).not.toBe(State.done);
  });
});
