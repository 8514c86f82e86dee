// Employees' accounts through HTTP: invited, limited, stopped, handed over; and nobody rises above what he was given.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { hours } from '#kit/time/duration.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { hashPassword } from '#mall/member/server/member.ts';
import { keepPassword } from '#mall/member/server/password/keep-password.ts';
import { subAccountProtocol as sub } from '../sub-account.protocol.ts';
import { subAccountList } from '../sub-account-list.ts';
import { aLoggedInEmployee, aMainAccount } from './company.builders.ts';
import { disableEmployees } from './disable-sub-accounts.ts';

let mall: TestMall;
let other: TestMall;
let n = 0;

/** Fields of an employee who does not exist yet. */
const somebody = (wish: Record<string, unknown> = {}) => {
  n += 1;
  return {
    memberName: `emp_${n}`,
    realName: `员工 ${n}`,
    mobile: `137${String(10_000_000 + n)}`,
    email: '',
    department: '采购部',
    costCenter: 'CC1',
    roles: ['viewer'],
    permissions: [],
    ...wish,
  } as never as Parameters<typeof mall.call<typeof sub.add>>[1];
};
const wordsOf = async (reply: Promise<{ msg: string; state: number }>) => {
  const { state, msg } = await reply;
  return `${state} ${msg}`;
};
const logIn = (username: string, password: string, at = mall) =>
  at.ask(loginProtocol.token, { username, password, loginType: 1 });
const tokenOf = async (reply: Promise<{ data: unknown }>) => ({
  token: ((await reply).data as { access_token: string }).access_token,
});
/** What the page of the first own password does in the end. */
const chooseOwn = (memberId: number, password: string) =>
  mall.work(async (work) => keepPassword(work, memberId, await hashPassword(password)));

beforeAll(async () => {
  mall = await openTestMall();
  other = await openTestMall({ beside: mall });
});
afterAll(async () => {
  await other.close();
  await mall.close();
});

describe('an invitation', () => {
  it('gives an account whose initial password opens nothing but the choice of an own one', async () => {
    const main = await aMainAccount(mall);
    const wish = somebody({ memberName: `ab_${++n}`, roles: ['buyer'], permissions: ['report.export'] });
    const made = await mall.call(sub.add, wish, main);
    expect(made.initialPassword).toMatch(/^(?=.*\d)(?=.*[A-Za-z]).{12}$/);
    const outbox = (await (
      await fetch(`${mall.origin}/dev/outbox`, { headers: { accept: 'application/json' } })
    ).json()) as { recipient: string; body: string }[];
    expect(outbox.find((one) => one.recipient === wish.mobile)?.body).toContain(made.initialPassword);

    const employee = await tokenOf(logIn(made.memberName, made.initialPassword));
    const info = await mall.call(loginProtocol.memberInfo, {}, employee);
    expect(info).toMatchObject({
      memberType: 3,
      isSub: 1,
      enterpriseName: main.name,
      administrator: main.memberName,
      mustChangePassword: true,
      roles: ['buyer'],
    });
    expect(info.permissions).toContain('report.export');
    expect(await wordsOf(mall.ask(subAccountList.list, {}, employee))).toBe('403 首次登录请先修改密码');

    await chooseOwn(made.memberId, 'MyOwn2026');
    const shown = await mall.call(sub.detail, { memberId: made.memberId }, main);
    expect(shown).toMatchObject({ state: 'ACTIVE', stateName: '正常', isSelf: false });
    const log = await mall.call(sub.log, { memberId: made.memberId }, main);
    expect(log.map((row) => row.eventName)).toEqual(['设置了自己的密码，账号激活', '创建子账号']);
    mall.clock.pass(hours(73));
    await mall.fireTimers();
    expect((await logIn(made.memberName, 'MyOwn2026')).state).toBe(State.done);
  });

  it('ends after 72 hours, also for who has logged in and not chosen, and can be renewed', async () => {
    const main = await aMainAccount(mall);
    const made = await mall.call(sub.add, somebody(), main);
    mall.clock.pass(hours(71));
    const renewedMain = await mainAgain(main);
    const employee = await tokenOf(logIn(made.memberName, made.initialPassword));
    mall.clock.pass(hours(0.9));
    await mall.fireTimers();
    expect((await mall.ask(loginProtocol.memberInfo, {}, employee)).state).toBe(State.done);
    mall.clock.pass(hours(0.2));
    await mall.fireTimers();
    expect((await mall.ask(loginProtocol.memberInfo, {}, employee)).state).toBe(State.notLoggedIn);
    expect((await logIn(made.memberName, made.initialPassword)).state).toBe(State.refused);
    const again = await mainAgain(renewedMain);
    const expired = await mall.call(sub.detail, { memberId: made.memberId }, again);
    expect(expired).toMatchObject({ state: 'INVITED', stateName: '邀请已过期' });
    await expect(chooseOwn(made.memberId, 'MyOwn2026')).rejects.toThrow(/expired/);

    const renewed = await mall.call(sub.renew, { memberId: made.memberId }, again);
    expect(renewed.initialPassword).not.toBe(made.initialPassword);
    expect((await logIn(made.memberName, made.initialPassword)).state).toBe(State.refused);
    expect((await logIn(made.memberName, renewed.initialPassword)).state).toBe(State.done);
    expect((await mall.call(sub.detail, { memberId: made.memberId }, again)).stateName).toBe('待激活');
  });

  it('reaches one mobile five times a day at most: it may be anybody’s', async () => {
    const main = await aMainAccount(mall);
    const wish = somebody();
    const { memberId } = await mall.call(sub.add, wish, main);
    for (let times = 0; times < 6; times++) await mall.call(sub.renew, { memberId }, main);
    const sent = () =>
      mall.work((work) => work.query('SELECT 1 FROM outbox_message WHERE recipient = $1', [wish.mobile]));
    await vi.waitFor(async () => expect(await sent()).toHaveLength(5));
  });

  it('is refused for what is taken or wrong, with a sentence at the field', async () => {
    const main = await aMainAccount(mall);
    const first = somebody({ roles: ['buyer'] });
    await mall.call(sub.add, first, main);
    const ask = (wish: Record<string, unknown>) => wordsOf(mall.ask(sub.add, somebody(wish), main));
    expect(await ask({ memberName: first.memberName.toUpperCase() })).toBe('255 该账号名已被使用，请换一个');
    expect(await ask({ mobile: first.mobile })).toBe('255 该手机号已被其他账号使用');
    expect(await ask({ memberName: 'abc' })).toBe('255 账号名为 4-16 位字母、数字或下划线，不能是手机号');
    expect(await ask({ roles: [] })).toBe('255 请至少选择一个角色或一项权限');
    expect(await ask({ limitPerOrder: '0' })).toBe('255 限额须大于 0');
    expect(await ask({ limitPerOrder: '10', limitPerMonth: '9.99' })).toBe('255 月限额不能低于单笔限额');
    expect(await ask({ roles: ['god'] })).toMatch(/^255 /);
    expect(await ask({ permissions: ['order.everything'] })).toMatch(/^255 /);
  });

  it('is for 200 employees at most, also when two administrators are at it', async () => {
    const main = await aMainAccount(mall);
    await mall.work((work) =>
      work.query(
        `WITH made AS (INSERT INTO member (member_name, member_type) SELECT 'many_' || $1 || '_' || i, 3
                       FROM generate_series(1, 199) i RETURNING member_id)
         INSERT INTO sub_account (member_id, enterprise_id, parent_member_id, real_name, roles, permissions, state, created_at)
         SELECT member_id, $2, $3, 'x', '{viewer}', '{order.read}', 'ACTIVE', $4 FROM made`,
        [String(main.enterpriseId), main.enterpriseId, main.memberId, work.now],
      ),
    );
    const replies = await Promise.all([1, 2, 3].map(() => mall.ask(sub.add, somebody(), main)));
    expect(replies.map(({ state }) => state).sort()).toEqual([State.done, State.refused, State.refused]);
    expect(replies.find(({ state }) => state === State.refused)?.msg).toBe('每个企业最多 200 个子账号');
    expect((await mall.call(subAccountList.list, {}, main)).placesLeft).toBe(0);
  });
});

describe('nobody rises above what he was given', () => {
  it('gives only what he has', async () => {
    const main = await aMainAccount(mall);
    const manager = await aLoggedInEmployee(mall, {
      enterpriseId: main.enterpriseId,
      roles: ['viewer'],
      permissions: ['ent.sub'],
    });
    expect(await wordsOf(mall.ask(sub.add, somebody({ roles: ['administrator'] }), manager))).toMatch(
      /^255 您没有以下权限，不能授予他人：/,
    );
    expect(await wordsOf(mall.ask(sub.add, somebody({ permissions: ['contract.sign'] }), manager))).toBe(
      '255 您没有以下权限，不能授予他人：签署合同',
    );
    const made = await mall.call(sub.add, somebody({ permissions: ['ent.sub'] }), manager);
    const edit = { ...somebody(), memberId: made.memberId };
    expect(await wordsOf(mall.ask(sub.edit, { ...edit, permissions: ['order.pay'] }, manager))).toBe(
      '255 您没有以下权限，不能授予他人：支付订单',
    );
    const { permissions } = await mall.call(sub.scope, {}, manager);
    expect([...permissions].sort()).toEqual(
      (await mall.call(loginProtocol.memberInfo, {}, manager)).permissions!.sort(),
    );
  });

  it('manages neither himself, nor the main account, nor who may more', async () => {
    const main = await aMainAccount(mall);
    const { enterpriseId } = main;
    const manager = await aLoggedInEmployee(mall, {
      enterpriseId,
      roles: ['viewer'],
      permissions: ['ent.sub'],
    });
    const buyer = await aLoggedInEmployee(mall, { enterpriseId, roles: ['buyer'], state: 'INVITED' });
    const acts = (memberId: number) => [
      mall.ask(sub.edit, { ...somebody(), memberId }, manager),
      mall.ask(sub.disable, { memberIds: [memberId] }, manager),
      mall.ask(sub.leave, { memberId, successorId: main.memberId }, manager),
      mall.ask(sub.renew, { memberId }, manager),
    ];
    for (const reply of await Promise.all(acts(manager.memberId)))
      expect(reply).toMatchObject({ state: 255, msg: '不能修改自己的账号，请联系企业管理员' });
    for (const reply of await Promise.all(acts(buyer.memberId)))
      expect(reply.msg).toMatch(/^该员工拥有您没有的权限/);
    for (const reply of await Promise.all(acts(main.memberId))) expect(reply.state).toBe(State.notFound);
    const { list } = await mall.call(subAccountList.list, {}, manager);
    expect(list.map((one) => one.allowedActions)).toEqual([[], []]);
  });

  it('does not lift limits: not his own by a second account, not those of others', async () => {
    const main = await aMainAccount(mall);
    const { enterpriseId } = main;
    const wish = { enterpriseId, roles: ['buyer'] as const, limitPerOrder: 100_000, limitPerMonth: 500_000 };
    const plain = await aLoggedInEmployee(mall, { ...wish, permissions: ['ent.sub'] });
    const setter = await aLoggedInEmployee(mall, { ...wish, permissions: ['ent.sub', 'ent.limit'] });
    const rich = await aLoggedInEmployee(mall, { enterpriseId, roles: ['buyer'] });

    const made = await mall.call(sub.add, somebody({ roles: ['buyer'], limitPerOrder: '99999' }), plain);
    expect(await mall.call(sub.detail, { memberId: made.memberId }, main)).toMatchObject({
      limitPerOrder: '1000.00',
      limitPerMonth: '5000.00',
    });
    expect(await wordsOf(mall.ask(sub.disable, { memberIds: [rich.memberId] }, plain))).toBe(
      '255 该员工的限额高于您的限额，您不能管理此账号',
    );
    const ask = (more: Record<string, unknown>) =>
      wordsOf(mall.ask(sub.add, somebody({ roles: ['buyer'], ...more }), setter));
    expect(await ask({})).toBe('255 不能超过您自己的限额 ¥1,000.00');
    expect(await ask({ limitPerOrder: '1000.01', limitPerMonth: '5000' })).toBe(
      '255 不能超过您自己的限额 ¥1,000.00',
    );
    expect(await ask({ limitPerOrder: '1000', limitPerMonth: '5000' })).toBe('200 success');
  });

  it('is nobody for another enterprise: its employees do not exist', async () => {
    const [main, stranger] = [await aMainAccount(mall), await aMainAccount(mall)];
    const { memberId } = await aLoggedInEmployee(mall, { enterpriseId: main.enterpriseId });
    for (const reply of await Promise.all([
      mall.ask(sub.detail, { memberId }, stranger),
      mall.ask(sub.log, { memberId }, stranger),
      mall.ask(sub.edit, { ...somebody(), memberId }, stranger),
      mall.ask(sub.renew, { memberId }, stranger),
      mall.ask(sub.disable, { memberIds: [memberId] }, stranger),
      mall.ask(sub.enable, { memberIds: [memberId] }, stranger),
      mall.ask(sub.leave, { memberId, successorId: stranger.memberId }, stranger),
    ])) {
      expect(reply).toMatchObject({ state: State.notFound, msg: '子账号不存在' });
    }
    expect((await mall.call(subAccountList.list, {}, stranger)).list).toEqual([]);
    const own = await aLoggedInEmployee(mall, { enterpriseId: stranger.enterpriseId });
    expect(
      await wordsOf(mall.ask(sub.leave, { memberId: own.memberId, successorId: memberId }, stranger)),
    ).toBe('255 请选择一位在职的同事或主账号接手');
  });

  it('needs the permission at all', async () => {
    const buyer = await aLoggedInEmployee(mall, { roles: ['buyer'] });
    expect(await wordsOf(mall.ask(subAccountList.list, {}, buyer))).toMatch(
      /^403 您的账号没有“子账号管理”权限，请联系企业管理员 /,
    );
    expect(await wordsOf(mall.ask(sub.permissions, {}, buyer))).toMatch(/“角色与权限”/);
  });
});

describe('stopping an employee', () => {
  it('refuses his token at once in another process, and his logins, until he is enabled', async () => {
    const main = await aMainAccount(mall);
    const employee = await aLoggedInEmployee(mall, {
      enterpriseId: main.enterpriseId,
      password: 'Right2026',
    });
    const whoAmI = (at: TestMall) => at.ask(loginProtocol.memberInfo, {}, employee);
    expect([(await whoAmI(mall)).state, (await whoAmI(other)).state]).toEqual([State.done, State.done]);

    const { done } = await mall.call(sub.disable, { memberIds: [employee.memberId], reason: '调岗' }, main);
    expect(done).toEqual([employee.memberId]);
    expect((await whoAmI(mall)).state).toBe(State.notLoggedIn);
    await expect.poll(async () => (await whoAmI(other)).state).toBe(State.notLoggedIn);
    const renewed = await mall.ask(loginProtocol.token, {
      grant_type: 'refresh_token',
      refresh_token: employee.refreshToken,
    });
    expect(renewed.state).not.toBe(State.done);
    expect((await logIn(employee.memberName, 'Right2026')).msg).toBe(
      `您的账号已被企业停用，请联系管理员 ${main.memberName}`,
    );
    await mall.call(sub.enable, { memberIds: [employee.memberId] }, main);
    expect((await whoAmI(mall)).state).toBe(State.notLoggedIn);
    expect((await logIn(employee.memberName, 'Right2026')).state).toBe(State.done);
    const log = await mall.call(sub.log, { memberId: employee.memberId }, main);
    expect(log.map((row) => [row.eventName, row.reason])).toEqual([
      ['重新启用', ''],
      ['停用', '调岗'],
    ]);
  });

  it('takes many at once and names those that stay', async () => {
    const main = await aMainAccount(mall);
    const { enterpriseId } = main;
    const [a, b] = [
      await aLoggedInEmployee(mall, { enterpriseId }),
      await aLoggedInEmployee(mall, { enterpriseId, state: 'DISABLED' }),
    ];
    const { done, refused } = await mall.call(
      sub.disable,
      { memberIds: [b.memberId, a.memberId, 987_654_321] },
      main,
    );
    expect(done).toEqual([a.memberId]);
    expect(refused).toEqual([
      { memberId: b.memberId, why: '当前状态（已停用）不允许此操作' },
      { memberId: 987_654_321, why: '子账号不存在' },
    ]);
  });

  it('counts at once: a permission taken back is gone with the next call', async () => {
    const main = await aMainAccount(mall);
    const wish = somebody({ roles: ['viewer'], permissions: ['ent.sub'] });
    const made = await mall.call(sub.add, wish, main);
    await chooseOwn(made.memberId, 'MyOwn2026');
    const employee = await tokenOf(logIn(made.memberName, 'MyOwn2026'));
    expect((await mall.ask(subAccountList.list, {}, employee)).state).toBe(State.done);
    const { memberName: _name, ...person } = wish;
    await mall.call(sub.edit, { ...person, memberId: made.memberId, permissions: [] }, main);
    expect((await mall.ask(subAccountList.list, {}, employee)).state).toBe(State.notAllowed);
    const [row] = await mall.call(sub.log, { memberId: made.memberId }, main);
    expect(row).toMatchObject({ eventName: '修改资料、权限或限额', changes: ['收回权限: 子账号管理'] });
    const english = await mall.call(sub.log, { memberId: made.memberId }, main, 'en');
    expect(english[0]?.changes).toEqual(['Permissions taken back: Sub-accounts']);
  });

  it('of a revoked enterprise stops them all', async () => {
    const main = await aMainAccount(mall);
    const employee = await aLoggedInEmployee(mall, { enterpriseId: main.enterpriseId });
    await mall.work((work) =>
      disableEmployees(work, main.enterpriseId, 'revoked', { ip: '', userAgent: '' }),
    );
    expect((await mall.ask(loginProtocol.memberInfo, {}, employee)).state).toBe(State.notLoggedIn);
  });
});

describe('leaving', () => {
  it('closes the account for good and frees its name and mobile', async () => {
    const main = await aMainAccount(mall);
    const wish = somebody({ roles: ['buyer'] });
    const made = await mall.call(sub.add, wish, main);
    await chooseOwn(made.memberId, 'MyOwn2026');
    const employee = await tokenOf(logIn(made.memberName, 'MyOwn2026'));
    const left = await mall.call(
      sub.leave,
      { memberId: made.memberId, successorId: main.memberId, reason: '离职' },
      main,
    );
    expect(left).toMatchObject({
      state: 'LEFT',
      mobile: null,
      memberName: `${made.memberName}_left${made.memberId}`,
      successorName: main.memberName,
      allowedActions: [],
    });
    expect((await mall.ask(loginProtocol.memberInfo, {}, employee)).state).toBe(State.notLoggedIn);
    expect((await logIn(left.memberName, 'MyOwn2026')).state).toBe(State.refused);
    expect((await logIn(made.memberName, 'MyOwn2026')).state).toBe(State.refused);
    const again = await mall.call(sub.add, { ...wish }, main);
    expect(again.memberName).toBe(made.memberName);
    const { list, counts } = await mall.call(subAccountList.list, {}, main);
    expect([list.length, counts.LEFT]).toEqual([1, 1]);
    expect((await mall.call(subAccountList.list, { state: 'LEFT' }, main)).list[0]?.memberId).toBe(
      made.memberId,
    );
    expect((await mall.ask(sub.enable, { memberIds: [made.memberId] }, main)).msg).toBe(
      '当前状态（已离职）不允许此操作',
    );
  });
});

/** The main account with a token that is good now. */
async function mainAgain<P extends { memberId: number }>(main: P): Promise<P> {
  const { issueTokens } = await import('#mall/login/server/issue-tokens.ts');
  const tokens = await mall.work((work) =>
    issueTokens(work, mall.tokenSecret, main.memberId, { ip: '127.0.0.1', userAgent: 'test' }),
  );
  return { ...main, token: tokens.access_token };
}
