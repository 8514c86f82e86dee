// Floods: who calls too often waits, whichever server process he asks and whether it was started anew meanwhile.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { minutes, seconds } from '#kit/time/duration.ts';
import { fileProtocol } from '#mall/file/file.protocol.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { messageProtocol } from '#mall/message/message.protocol.ts';
import { State } from '../state.ts';

const { smsCode } = messageProtocol;
const { upload } = fileProtocol;

let one: TestMall;
let other: TestMall;
let me: Person;

beforeAll(async () => {
  one = await openTestMall({ isRateLimited: true });
  other = await openTestMall({ beside: one, isRateLimited: true });
  me = await aLogin(one);
});
beforeEach(() => one.clock.pass(minutes(1)));
afterAll(async () => {
  await other.close();
  await one.close();
});

/** A call that is refused for its input, and counts all the same. */
const knock = async (at: TestMall) => (await at.ask(smsCode, { mobile: 'nobody' })).state;
const handIn = async (at: TestMall, person: Person) => (await at.ask(upload, {}, person)).state;

/** Leaves `left` calls by writing the count as if others had been made. */
async function leave(endpoint: typeof smsCode | typeof upload, left: number): Promise<void> {
  await one.work((work) =>
    work.query('UPDATE rate_limit SET count = $2 WHERE subject LIKE $1', [
      `${endpoint.path} %`,
      endpoint.perMinute! - left,
    ]),
  );
}

it('counts the calls of two server processes together', async () => {
  expect(await knock(one)).toBe(State.refused);
  await leave(smsCode, 3);
  expect([await knock(one), await knock(other), await knock(one)]).toEqual([
    State.refused,
    State.refused,
    State.refused,
  ]);
  expect([await knock(other), await knock(one), await knock(one)]).toEqual([
    State.tooMany,
    State.tooMany,
    State.tooMany,
  ]);
});

it('says so in both languages, and how long to wait', async () => {
  await knock(one);
  await leave(smsCode, 0);
  expect((await one.ask(smsCode, {}, undefined, 'zh')).msg).toBe('操作过于频繁，请稍后再试');
  expect((await other.ask(smsCode, {}, undefined, 'en')).msg).toBe(
    'Too many requests, please try again later',
  );
  const response = await fetch(`${one.origin}/${smsCode.path}`);
  const wait = Number(response.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});

it('still counts after a restart', async () => {
  await knock(one);
  await leave(smsCode, 1);
  const before = await openTestMall({ beside: one, isRateLimited: true });
  expect(await knock(before)).toBe(State.refused);
  expect(await knock(before)).toBe(State.tooMany);
  await before.close();
  const after = await openTestMall({ beside: one, isRateLimited: true });
  expect(await knock(after)).toBe(State.tooMany);
  await after.close();
});

it('begins anew after a minute', async () => {
  await knock(one);
  await leave(smsCode, 0);
  expect(await knock(one)).toBe(State.tooMany);
  one.clock.pass(seconds(59));
  expect(await knock(one)).toBe(State.tooMany);
  one.clock.pass(seconds(1));
  expect([await knock(one), await knock(other)]).toEqual([State.refused, State.refused]);
});

it('counts members one by one, however many share an address', async () => {
  const colleague = await aLogin(one);
  expect(await handIn(one, me)).toBe(State.refused);
  await leave(upload, 0);
  expect([await handIn(one, me), await handIn(other, me)]).toEqual([State.tooMany, State.tooMany]);
  expect(await handIn(one, colleague)).toBe(State.refused);
});

it('does not count those whom the door refuses, so that nobody can lock a member out', async () => {
  for (let n = 0; n < 5; n++)
    expect((await one.ask(upload, {}, { token: 'made.up.token' })).state).toBe(State.notLoggedIn);
  const counted = await one.work((work) =>
    work.query<{ count: number }>('SELECT count FROM rate_limit WHERE subject LIKE $1 AND ends_at > $2', [
      `${upload.path} %`,
      work.now,
    ]),
  );
  expect(counted).toEqual([]);
});

it('counts many calls at once one by one', async () => {
  await knock(one);
  await leave(smsCode, 10);
  const states = await Promise.all(Array.from({ length: 40 }, (_, n) => knock(n % 2 ? one : other)));
  expect(states.filter((state) => state === State.refused)).toHaveLength(10);
});

it('forgets counts that are over', async () => {
  for (let n = 0; n < 3; n++)
    await one.work((work) =>
      work.query('INSERT INTO rate_limit VALUES ($1, 1, $2)', [`old ${n}`, new Date(0)]),
    );
  await knock(one);
  const old = await one.work((work) => work.query("SELECT 1 FROM rate_limit WHERE subject LIKE 'old %'"));
  expect(old).toEqual([]);
});
