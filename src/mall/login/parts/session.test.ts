// The login of a browser: kept, renewed in time, ended by the mall, shared by all tabs.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#kit/http/endpoint.ts';

const MINUTES_58 = 3_480_000; // spec §9
const MEMBER = { memberId: 7, memberType: 1, memberName: 'somebody' };
const TOKENS = { access_token: 'a1', refresh_token: 'r1', expires_in: 3_600 };

type Reply = { state: number; msg?: string; data?: unknown };
let kept: Map<string, string>;
let tabs: EventTarget;
let asked: { path: string; authorization: string | null; body: unknown }[];
let answer: (path: string) => Reply | Promise<Reply>;

/** A page that has just been opened in this browser. */
async function openTab() {
  vi.resetModules();
  const [session, kit, { loginProtocol }, prompt] = await Promise.all([
    import('./session.ts'),
    import('#kit/browser/call.ts'),
    import('../login.protocol.ts'),
    import('./login-prompt.ts'),
  ]);
  const info = () => kit.call(loginProtocol.memberInfo as Endpoint, {});
  const out = () => kit.call(loginProtocol.logout as Endpoint, {});
  return { ...session, ...prompt, info, out };
}

function logInBefore(age = 0, member: object | null = MEMBER) {
  kept.set('access_token', 'a1');
  kept.set('refresh_token', 'r1');
  kept.set('time', String(Date.now() - age));
  if (member) kept.set('memberInfo', JSON.stringify(member));
}

const refreshes = () => asked.filter(({ body }) => body instanceof FormData);

beforeEach(() => {
  kept = new Map();
  tabs = new EventTarget();
  asked = [];
  answer = (path) =>
    path.endsWith('oauth/token')
      ? { state: 200, data: { ...TOKENS, access_token: 'a2', refresh_token: 'r2' } }
      : { state: 200, data: MEMBER };
  vi.stubGlobal('window', Object.assign(tabs, { location: { pathname: '/index', search: '' } }));
  vi.stubGlobal('document', { documentElement: { lang: 'zh-CN' } });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ path: url, authorization: new Headers(init.headers).get('authorization'), body: init.body });
    const reply = await answer(url);
    return new Response(JSON.stringify(reply));
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('who it is', () => {
  it('is a guest without tokens, and nothing is asked', async () => {
    const tab = await openTab();
    expect(tab.sessionNow()).toEqual({ status: 'guest' });
    expect(await tab.sessionReady()).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('is the member of last time at once, and the mall is asked again', async () => {
    logInBefore();
    answer = () => ({ state: 200, data: { ...MEMBER, memberType: 2 } });
    const tab = await openTab();
    expect(tab.sessionNow().member).toEqual(MEMBER);
    await vi.waitFor(() => expect(tab.sessionNow().member?.memberType).toBe(2));
  });

  it('is unknown with tokens alone, until the mall has answered', async () => {
    logInBefore(0, null);
    const tab = await openTab();
    expect(tab.sessionNow()).toEqual({ status: 'unknown' });
    expect(await tab.sessionReady()).toEqual(MEMBER);
  });

  it('keeps tokens, time and member of a login, and tells who listens once', async () => {
    const tab = await openTab();
    const heard: string[] = [];
    tab.onSession(({ status }) => heard.push(status));
    await tab.signIn(TOKENS);
    await tab.readMember();
    expect(heard).toEqual(['member']);
    expect(kept.get('access_token')).toBe('a1');
    expect(Date.now() - Number(kept.get('time'))).toBeLessThan(1_000);
    expect(asked.at(-1)?.authorization).toBe('Bearer a1');
  });

  it('follows what other tabs do', async () => {
    logInBefore();
    const tab = await openTab();
    kept.clear();
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'access_token' }));
    expect(tab.sessionNow().status).toBe('guest');
    logInBefore(0, { ...MEMBER, memberId: 8 });
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'memberInfo' }));
    expect(tab.sessionNow().member?.memberId).toBe(8);
  });

  it('survives damaged storage', async () => {
    logInBefore();
    kept.set('memberInfo', '{not json');
    expect((await openTab()).sessionNow()).toEqual({ status: 'unknown' });
  });
});

describe('renewing (spec §7)', () => {
  it('leaves a token of 58 minutes alone', async () => {
    logInBefore(MINUTES_58 - 5_000);
    const tab = await openTab();
    await tab.info();
    expect(refreshes()).toEqual([]);
  });

  it('renews an older one before the call, once for all calls', async () => {
    logInBefore(MINUTES_58 + 1);
    const tab = await openTab();
    await Promise.all([tab.info(), tab.info(), tab.info()]);
    expect(refreshes()).toHaveLength(1);
    expect(refreshes()[0]!.authorization).toBe(`Basic ${btoa('front:front')}`);
    expect(Object.fromEntries(refreshes()[0]!.body as FormData)).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'r1',
    });
    expect(asked.at(-1)?.authorization).toBe('Bearer a2');
    expect(kept.get('refresh_token')).toBe('r2');
  });

  it('leaves it to the tab that has the lock', async () => {
    logInBefore(MINUTES_58 + 1);
    vi.stubGlobal('navigator', {
      locks: {
        request: async (_name: string, action: () => Promise<void>) => {
          kept.set('access_token', 'from another tab');
          kept.set('time', String(Date.now()));
          await action();
        },
      },
    });
    const tab = await openTab();
    await tab.info();
    expect(refreshes()).toEqual([]);
    expect(asked.at(-1)?.authorization).toBe('Bearer from another tab');
  });

  it('only logs a refusal, and calls with the old token (spec §8)', async () => {
    logInBefore(MINUTES_58 + 1);
    answer = (path) =>
      path.endsWith('oauth/token') ? { state: 255, msg: 'no' } : { state: 200, data: MEMBER };
    const tab = await openTab();
    await tab.info();
    expect(refreshes()).toHaveLength(1);
    expect(asked.at(-1)?.authorization).toBe('Bearer a1');
    expect(tab.sessionNow().status).toBe('member');
    expect(console.warn).toHaveBeenCalled();
  });

  it('asks once more when the answer got lost', async () => {
    logInBefore(MINUTES_58 + 1);
    let lost = 1;
    const usual = answer;
    answer = (path) => {
      if (path.endsWith('oauth/token') && lost-- > 0) throw new TypeError('network');
      return usual(path);
    };
    const tab = await openTab();
    await tab.info();
    expect(refreshes()).toHaveLength(2);
    expect(kept.get('access_token')).toBe('a2');
  });

  it('does not bring back a login that was ended meanwhile', async () => {
    logInBefore(MINUTES_58 + 1);
    const usual = answer;
    answer = (path) => {
      if (path.endsWith('oauth/token')) kept.clear();
      return usual(path);
    };
    const tab = await openTab();
    await tab.info();
    expect(kept.has('access_token')).toBe(false);
  });
});

describe('ending', () => {
  it('266 clears all login data; only a POST opens the login window (spec §4)', async () => {
    logInBefore();
    kept.set('guestCart', 'stays');
    const tab = await openTab();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    answer = () => ({ state: 266, msg: '请先登录' });
    await expect(tab.info()).rejects.toThrow('请先登录');
    expect(tab.sessionNow()).toEqual({ status: 'guest' });
    expect([...kept.keys()]).toEqual(['guestCart']);
    expect(tab.isLoginPromptOpen()).toBe(false);
    await expect(tab.out()).rejects.toThrow('请先登录');
    expect(tab.isLoginPromptOpen()).toBe(true);
  });

  it('logging out works without a connection; everywhere does not', async () => {
    logInBefore();
    const tab = await openTab();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    answer = () => {
      throw new TypeError('network');
    };
    await expect(tab.signOut(true)).rejects.toThrow('网络异常');
    expect(tab.sessionNow().status).toBe('member');
    await tab.signOut();
    expect(tab.sessionNow()).toEqual({ status: 'guest' });
    expect(kept.size).toBe(0);
  });
});

it('an account knows this browser again after logging out, also when it is not the only one here', async () => {
  const tab = await openTab();
  const { logIn } = await import('./log-in.ts');
  const logInAs = async (deviceToken?: string) => {
    answer = (path) => ({
      state: 200,
      data: path.endsWith('oauth/token') ? { ...TOKENS, deviceToken } : MEMBER,
    });
    await logIn(1, 'somebody', 'right123');
    const { body } = asked.findLast(({ path }) => path.endsWith('oauth/token'))!;
    await tab.signOut();
    return JSON.parse(String(body)).deviceToken;
  };
  expect(await logInAs('d1')).toBeUndefined();
  expect(await logInAs()).toBe('d1');
  expect(await logInAs('d2')).toBe('d1');
  expect(await logInAs()).toBe('d2.d1');
  for (const n of [3, 4, 5, 6]) await logInAs(`d${n}`);
  expect(await logInAs()).toBe('d6.d5.d4.d3.d2');
  expect([...kept.keys()]).toEqual(['deviceTokens']);
});

describe('the login window', () => {
  it('goes on with what was begun, after a login only', async () => {
    const tab = await openTab();
    const goOn = vi.fn();
    tab.openLogin(goOn);
    tab.openLogin();
    tab.closeLoginPrompt(true);
    expect(goOn).toHaveBeenCalledTimes(1);
    tab.openLogin(goOn);
    tab.closeLoginPrompt(false);
    tab.openLogin();
    tab.closeLoginPrompt(true);
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('knows where what was begun leads to, for who comes in by another page', async () => {
    const tab = await openTab();
    expect(tab.loginWay()).toBe('/index');
    tab.openLogin(vi.fn(), '/buy/confirm');
    tab.openLogin(); // the same window, opened once more by a call
    expect(tab.loginWay()).toBe('/buy/confirm');
    tab.openLogin(vi.fn());
    expect(tab.loginWay()).toBe('/index');
    tab.closeLoginPrompt(false);
    tab.openLogin(vi.fn(), '/buy/confirm');
    tab.closeLoginPrompt(true);
    expect(tab.loginWay()).toBe('/index');
  });

  it('lets a member go on at once', async () => {
    logInBefore();
    const tab = await openTab();
    const goOn = vi.fn();
    tab.openLogin(goOn);
    expect(goOn).toHaveBeenCalledTimes(1);
    expect(tab.isLoginPromptOpen()).toBe(false);
  });
});
