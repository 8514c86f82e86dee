// Tokens that are renewed, repeated, kept for good as specification 7's client does, stolen and forgotten.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { days, hours, minutes, seconds } from '#kit/time/duration.ts';
import { accountProtocol } from '../account.protocol.ts';
import { loginProtocol, type Tokens } from '../login.protocol.ts';
import { aLogin } from './login.builders.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let mall: TestMall;

beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const bearer = (tokens: Tokens) => ({ token: tokens.access_token });
const refresh = (refresh_token: string) =>
  mall.call(loginProtocol.token, { grant_type: 'refresh_token', refresh_token });
const whoAmI = (person: { token: string }) => mall.call(loginProtocol.memberInfo, {}, person);
/** Renews, and uses what came back. */
async function renew(refreshToken: string): Promise<Tokens> {
  const tokens = await refresh(refreshToken);
  await whoAmI(bearer(tokens));
  return tokens;
}
/** As the specification writes it, from a browser. */
async function refreshIn(userAgent: string, refreshToken: string) {
  const form = new FormData();
  form.append('grant_type', 'refresh_token');
  form.append('refresh_token', refreshToken);
  const response = await fetch(`${mall.origin}/${loginProtocol.token.path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('front:front')}`, 'user-agent': userAgent },
    body: form,
  });
  return (await response.json()) as { state: number; msg: string; data: Tokens };
}
const STOLEN = '为保护您的账号安全，本次登录已结束，请重新登录';

describe('renewing tokens', () => {
  it('gives new tokens for the refresh token, as JSON and as the multipart form of the specification', async () => {
    const person = await aLogin(mall);
    const first = await refresh(person.refreshToken);
    expect(first.refresh_token).not.toBe(person.refreshToken);
    const { data } = await refreshIn('', first.refresh_token);
    expect((await whoAmI(bearer(data))).memberId).toBe(person.memberId);
  });

  it('goes on for the client of the specification, which keeps the first token and uses it every 58 minutes', async () => {
    const person = await aLogin(mall);
    await whoAmI(person);
    for (let n = 0; n < 30; n++) {
      mall.clock.pass(n % 5 === 4 ? days(7) : minutes(58));
      await renew(person.refreshToken);
    }
  });

  it('answers a lost refresh again, as often and as late as it takes', async () => {
    const person = await aLogin(mall);
    await whoAmI(person);
    mall.clock.pass(minutes(58));
    const lost = await refresh(person.refreshToken);
    for (const wait of [seconds(10), minutes(20), hours(30)]) {
      mall.clock.pass(wait);
      expect((await refresh(person.refreshToken)).refresh_token).toBe(lost.refresh_token);
    }
    mall.clock.pass(minutes(58));
    await renew(lost.refresh_token);
  });

  it('answers two tabs alike, at once and within two minutes', async () => {
    const person = await aLogin(mall);
    const [a, b] = await Promise.all([renew(person.refreshToken), renew(person.refreshToken)]);
    expect(a.refresh_token).toBe(b.refresh_token);
    mall.clock.pass(seconds(115));
    const late = await renew(person.refreshToken);
    expect(late.refresh_token).toBe(a.refresh_token);
    await renew(late.refresh_token);
  });

  it('refuses an access token after an hour and a refresh token after a month', async () => {
    const person = await aLogin(mall);
    mall.clock.pass(hours(1));
    expect((await refusalOf(whoAmI(person))).state).toBe(State.notLoggedIn);
    const renewed = await renew(person.refreshToken);
    mall.clock.pass(days(30));
    expect((await refusalOf(refresh(renewed.refresh_token))).message).toBe('登录已失效，请重新登录');
  });

  it('refuses what was never a token', async () => {
    expect((await refusalOf(refresh('nonsense'))).state).toBe(State.refused);
    expect(await mall.ask(loginProtocol.token, { grant_type: 'refresh_token' })).toMatchObject({
      msg: '缺少参数 refresh_token',
    });
    for (const token of ['nonsense', `${(await aLogin(mall)).token}x`]) {
      expect((await refusalOf(whoAmI({ token }))).state).toBe(State.notLoggedIn);
    }
  });
});

describe('a stolen token', () => {
  /** Whatever belongs to the login opens nothing any more, and the owner has read of it. */
  async function expectEnded(memberId: number, ...tokens: Tokens[]) {
    for (const one of tokens) {
      expect((await refusalOf(refresh(one.refresh_token))).message).toBe('登录已失效，请重新登录');
      await vi.waitFor(async () =>
        expect((await refusalOf(whoAmI(bearer(one)))).state).toBe(State.notLoggedIn),
      );
    }
    const told = await mall.work((work) =>
      work.query<{ title_zh: string }>('SELECT title_zh FROM site_message WHERE member_id = $1', [memberId]),
    );
    expect(told.map(({ title_zh }) => title_zh)).toEqual([
      expect.stringContaining('登录凭证被重复使用，已强制下线'),
    ]);
  }

  it('that was rotated away ends the login, however long ago that was', async () => {
    for (const laterOnes of [1, 3]) {
      const person = await aLogin(mall);
      let owner = await renew(person.refreshToken);
      for (let n = 0; n < laterOnes; n++) {
        mall.clock.pass(minutes(58));
        owner = await renew(owner.refresh_token);
      }
      mall.clock.pass(seconds(5));
      expect((await refusalOf(refresh(person.refreshToken))).message).toBe(STOLEN);
      await expectEnded(person.memberId, owner);
    }
  });

  it('that is used besides its owner ends the login of both', async () => {
    const person = await aLogin(mall);
    await whoAmI(person);
    mall.clock.pass(minutes(58));
    const owner = await renew(person.refreshToken);
    mall.clock.pass(minutes(44));
    expect((await refusalOf(refresh(person.refreshToken))).message).toBe(STOLEN);
    await expectEnded(person.memberId, owner);
  });

  it('whose answer the thief has taken betrays him when the owner comes', async () => {
    const person = await aLogin(mall);
    const owner = await renew(person.refreshToken);
    mall.clock.pass(minutes(58));
    const thief = await renew(owner.refresh_token);
    mall.clock.pass(minutes(5));
    expect((await refusalOf(refresh(owner.refresh_token))).message).toBe(STOLEN);
    await expectEnded(person.memberId, thief);
  });

  it('ends the login when another browser shows it in the same period', async () => {
    const person = await aLogin(mall);
    mall.clock.pass(minutes(58));
    const owner = await renew(person.refreshToken);
    expect((await refreshIn(FIREFOX, person.refreshToken)).msg).toBe(STOLEN);
    await expectEnded(person.memberId, owner);
  });

  it('and a browser that was replaced: later it may go on, and the owner hears of it', async () => {
    const person = await aLogin(mall);
    await whoAmI(person);
    mall.clock.pass(days(1));
    const { data } = await refreshIn(FIREFOX, person.refreshToken);
    const { list } = await mall.call(accountProtocol.sessions, {}, bearer(data));
    expect(list).toMatchObject([{ device: 'Firefox · Linux' }]);
    const told = await mall.work((work) =>
      work.query('SELECT 1 FROM site_message WHERE member_id = $1 AND title_zh LIKE $2', [
        person.memberId,
        '%在新设备登录%',
      ]),
    );
    expect(told).toHaveLength(1);
  });
});

it('the API document says how refresh tokens may be used', async () => {
  const document = (await (await fetch(`${mall.origin}/v3/openapi.json`)).json()) as {
    paths: Record<string, { post: { description: string } }>;
  };
  const { description } = document.paths[`/${loginProtocol.token.path}`]!.post;
  expect(description).toContain('45 分钟');
  expect(description).toContain('keep using the first one');
});
