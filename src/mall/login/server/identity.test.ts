// Who somebody is, asked of several server processes: what one changes the others know at once, and at the latest after a minute.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { minutes, seconds } from '#kit/time/duration.ts';
import { loginProtocol } from '../login.protocol.ts';
import { aLogin, type Person } from './login.builders.ts';

let one: TestMall;
let other: TestMall;

beforeAll(async () => {
  one = await openTestMall();
  other = await openTestMall({ beside: one });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const typeAt = async (mall: TestMall, person: Person) =>
  (await mall.call(loginProtocol.memberInfo, {}, person)).memberType;
const stateAt = async (mall: TestMall, person: Person) =>
  (await mall.ask(loginProtocol.memberInfo, {}, person)).state;

it('knows a change of the member in every process at once', async () => {
  const me = await aLogin(one);
  expect([await typeAt(one, me), await typeAt(other, me)]).toEqual([1, 1]);
  await one.work(async (work) => {
    await work.query('UPDATE member SET must_change_password = true WHERE member_id = $1', [me.memberId]);
    await work.announce('member', String(me.memberId));
  });
  await vi.waitFor(async () =>
    expect((await other.call(loginProtocol.memberInfo, {}, me)).mustChangePassword).toBe(true),
  );
});

it('ends a login within a minute even when the news of it was lost', async () => {
  const me = await aLogin(one);
  expect(await stateAt(other, me)).toBe(State.done);
  await one.work((work) =>
    work.query('UPDATE member_session SET ended_at = now() WHERE member_id = $1', [me.memberId]),
  );
  one.clock.pass(minutes(1) + seconds(1));
  expect(await stateAt(other, me)).toBe(State.notLoggedIn);
  expect(await stateAt(one, me)).toBe(State.notLoggedIn);
});

it('opens nothing with a token of another mall, without signature, or with another algorithm', async () => {
  const me = await aLogin(one);
  const [head, body] = me.token.split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const token of [
    `${none}.${body}.`,
    `${head}.${body}.`,
    `${head}.${body}`,
    `${me.token.slice(0, -3)}abc`,
  ]) {
    expect(await stateAt(one, { ...me, token })).toBe(State.notLoggedIn);
  }
  const stranger = await openTestMall();
  const his = await aLogin(stranger);
  expect(await stateAt(one, his)).toBe(State.notLoggedIn);
  await stranger.close();
});
