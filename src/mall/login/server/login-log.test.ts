// What an account remembers of its logins: open devices, new ones that the owner hears of, the log, and how long all of it is kept.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import type { Envelope } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { days, seconds } from '#kit/time/duration.ts';
import { aMember } from '#mall/member/server/member.builders.ts';
import { accountProtocol } from '../account.protocol.ts';
import { accountEventList } from '../account-event-list.ts';
import { loginProtocol, type Tokens } from '../login.protocol.ts';
import { aLogin } from './login.builders.ts';

const PASSWORD = 'right123';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const NEWER_CHROME = CHROME.replace('131', '140');
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
let mall: TestMall;

beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

async function logInWith(userAgent: string, username: string, password = PASSWORD): Promise<Tokens> {
  const response = await fetch(`${mall.origin}/${loginProtocol.token.path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('front:front')}`, 'user-agent': userAgent },
    body: new URLSearchParams({ username, password, loginType: '1' }),
  });
  const reply = (await response.json()) as Envelope<Tokens>;
  if (reply.state !== State.done) throw new Error(reply.msg);
  return reply.data;
}
const aRegular = () => mall.work((work) => aMember(work, { password: PASSWORD }));
const kindsOf = (memberId: number) =>
  mall.work(async (work) => {
    const rows = await work.query<{ kind: string }>(
      'SELECT kind FROM security_event WHERE member_id = $1 ORDER BY event_id',
      [memberId],
    );
    return rows.map(({ kind }) => kind);
  });
const person = (tokens: Tokens) => ({ token: tokens.access_token });

describe('open devices', () => {
  it('are listed with what they are and where, this one first', async () => {
    const { memberName } = await aRegular();
    const phone = await logInWith(IPHONE, memberName);
    mall.clock.pass(seconds(5));
    const desk = await logInWith(CHROME, memberName);
    const { list } = await mall.call(accountProtocol.sessions, {}, person(phone));
    expect(list).toMatchObject([
      { isCurrent: 1, device: 'Safari · iOS', kind: 'mobile', place: '内网' },
      { isCurrent: 0, device: 'Chrome · Windows', kind: 'desktop' },
    ]);
    const english = await mall.call(accountProtocol.sessions, {}, person(desk), 'en');
    expect(english.list[0]).toMatchObject({ isCurrent: 1, place: 'Local network' });
    expect((await mall.call(accountProtocol.standing, {}, person(desk))).sessions).toBe(2);
  });

  it('are ended one by one by their owner only, in every process', async () => {
    const beside = await openTestMall({ beside: mall });
    const { memberName, memberId } = await aRegular();
    const [here, there] = [await logInWith(CHROME, memberName), await logInWith(CHROME, memberName)];
    await beside.call(loginProtocol.memberInfo, {}, person(there));
    const { list } = await mall.call(accountProtocol.sessions, {}, person(here));
    const { sessionId } = list.find(({ isCurrent }) => isCurrent === 0)!;
    const stranger = await aLogin(mall);
    const end = (who: { token: string }) => mall.call(accountProtocol.endSession, { sessionId }, who);
    expect((await refusalOf(end(stranger))).state).toBe(State.notFound);
    await end(person(here));
    await vi.waitFor(async () =>
      expect((await beside.ask(loginProtocol.memberInfo, {}, person(there))).state).toBe(State.notLoggedIn),
    );
    expect((await refusalOf(end(person(here)))).state).toBe(State.notFound);
    expect((await mall.call(accountProtocol.sessions, {}, person(here))).list).toHaveLength(1);
    expect(await kindsOf(memberId)).toContain('sessionEnded');
    await beside.close();
  });
});

describe('a new device', () => {
  it('is told to the owner, except the first one; another version of the same is not new', async () => {
    const { memberName, memberId } = await aRegular();
    await logInWith(CHROME, memberName);
    await logInWith(NEWER_CHROME, memberName);
    expect(await kindsOf(memberId)).toEqual(['loggedIn', 'loggedIn']);
    await logInWith(IPHONE, memberName);
    await logInWith(IPHONE, memberName);
    expect(await kindsOf(memberId)).toEqual(['loggedIn', 'loggedIn', 'loggedIn', 'newDevice', 'loggedIn']);
  });

  it('is also the old one in another region', async () => {
    const { memberName, memberId } = await aRegular();
    await logInWith(CHROME, memberName);
    await mall.work((work) =>
      work.query("UPDATE member_session SET region = '中国|广东省' WHERE member_id = $1", [memberId]),
    );
    await logInWith(CHROME, memberName);
    expect(await kindsOf(memberId)).toEqual(['loggedIn', 'loggedIn', 'newDevice']);
  });
});

describe('the log', () => {
  it('tells logins and refused ones, newest first, page by page, for ninety days', async () => {
    const { memberName } = await aRegular();
    await logInWith(CHROME, memberName);
    mall.clock.pass(days(91));
    const mine = person(await logInWith(CHROME, memberName));
    await expect(logInWith(IPHONE, memberName, 'wrong123')).rejects.toThrow();
    const log = (input: { current?: number; pageSize?: number; scope?: 'login' | 'change' }) =>
      mall.call(accountEventList.list, { scope: 'login', ...input }, mine);
    const { list, pagination } = await log({});
    expect(pagination.total).toBe(2);
    expect(list).toMatchObject([
      { kind: 'loginRefused', name: '登录失败', by: 'password', device: 'Safari · iOS', place: '内网' },
      { kind: 'loggedIn', name: '登录成功', by: 'password', isByOthers: 0 },
    ]);
    expect((await log({ current: 2, pageSize: 1 })).list).toMatchObject([{ kind: 'loggedIn' }]);
    expect((await log({ scope: 'change' })).list).toEqual([]);
    await mall.call(
      accountProtocol.changePassword,
      { by: 'password', proof: PASSWORD, password: 'lm358buffer7' },
      mine,
    );
    expect((await log({ scope: 'change' })).list).toMatchObject([{ kind: 'passwordChanged' }]);
  });

  it('shows nobody else’s', async () => {
    const { memberName } = await aRegular();
    await logInWith(CHROME, memberName);
    const stranger = await aLogin(mall);
    expect((await mall.call(accountEventList.list, {}, stranger)).list).toEqual([]);
    expect((await mall.ask(accountEventList.list, {})).state).toBe(State.notLoggedIn);
  });

  it('knows the ways out, and a token that another browser has shown', async () => {
    const { memberName, memberId } = await aRegular();
    await mall.call(loginProtocol.logout, {}, person(await logInWith(CHROME, memberName)));
    await mall.call(loginProtocol.logout, { everywhere: 1 }, person(await logInWith(CHROME, memberName)));
    const { refresh_token } = await logInWith(CHROME, memberName);
    await refusalOf(mall.call(loginProtocol.token, { grant_type: 'refresh_token', refresh_token }));
    expect(await kindsOf(memberId)).toEqual([
      'loggedIn',
      'loggedOut',
      'loggedIn',
      'loggedOutEverywhere',
      'loggedIn',
      'tokenReused',
    ]);
  });

  it('keeps no account that nobody has, for it may have been a password', async () => {
    await refusalOf(
      mall.call(loginProtocol.token, { username: 'typed_secret9', password: 'wrong123', loginType: 1 }),
    );
    const found = await mall.work((work) =>
      work.query("SELECT 1 FROM security_event WHERE security_event::text LIKE '%typed_secret9%'"),
    );
    expect(found).toEqual([]);
  });
});

describe('a session that is over', () => {
  it('is swept ninety days after its end, one that is used stays', async () => {
    const over = await aLogin(mall);
    const used = await aLogin(mall);
    mall.clock.pass(days(20));
    const renewed = await mall.call(loginProtocol.token, {
      grant_type: 'refresh_token',
      refresh_token: used.refreshToken,
    });
    mall.clock.pass(days(101));
    await mall.fireTimers();
    const kept = (memberId: number) =>
      mall.work((work) => work.query('SELECT 1 FROM member_session WHERE member_id = $1', [memberId]));
    expect(await kept(over.memberId)).toHaveLength(0);
    expect(await kept(used.memberId)).toHaveLength(1);
    mall.clock.pass(days(20));
    await mall.fireTimers();
    expect(await kept(used.memberId)).toHaveLength(0);
    expect(renewed.refresh_token).toBeTruthy();
  });
});
