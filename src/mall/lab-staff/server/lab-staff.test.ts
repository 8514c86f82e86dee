// The staff of a laboratory through HTTP: who comes, what his roles open, what he is trained and signs for, and that who leaves is out at once.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { days } from '#kit/time/duration.ts';
import { findCapabilities } from '#mall/ability/server/ability.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import type { LabPoint, LabRole } from '#mall/member/lab-roles.ts';
import { messageList } from '#mall/message/message-list.ts';
import { labStaffProtocol as protocol } from '../lab-staff.protocol.ts';
import { staffList } from '../staff-list.ts';
import { aColleague, aLab } from './lab-staff.builders.ts';
import { colleaguesWith, mayTest, scopeOf } from './lab-staff.ts';

const mall = await openTestMall();
const second = await openTestMall({ beside: mall });
afterAll(async () => {
  await second.close();
  await mall.close();
});

let head: Person;
let quality: Person;
let groupIds: number[];
let labId: number;
const sentenceOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).message;
const today = () => dayInChina(mall.clock.now());

/** Somebody with an account who is on the staff already. */
async function colleague(...roles: LabRole[]) {
  const person = await aLogin(mall);
  const { staffId } = await mall.work((work) => aColleague(work, person.memberId, roles, { labId }));
  return { ...person, staffId };
}
const joins = (person: Person, more: object = {}) =>
  mall.call(
    protocol.add,
    { account: person.memberName, name: '李锐', roles: ['engineer'], groupIds, fromDate: today(), ...more },
    head,
  );
const shown = (staffId: number, who: Person = head) => mall.call(protocol.detail, { staffId }, who);
/** As another process sees him, which hears of every change. */
const knows = (who: Person, points: readonly LabPoint[] | null) =>
  vi.waitFor(async () =>
    expect((await second.call(loginProtocol.memberInfo, {}, who)).lab).toEqual(points && { labId, points }),
  );

beforeAll(async () => {
  ({ labId, groupIds } = await mall.work((work) => aLab(work)));
  head = await colleague('head');
  quality = await colleague('quality');
});

describe('coming and going', () => {
  it('somebody is taken on, and every process knows at once what he may', async () => {
    const person = await aLogin(mall);
    await knows(person, null);
    const { staffId, groups } = await joins(person);
    expect(groups).toEqual(['环境组', '电测组']);
    await knows(person, ['lab.test', 'lab.environment', 'lab.prepare']);
    expect(await mall.call(protocol.me, {}, person)).toMatchObject({
      ...{ staffId, name: '李锐', laboratory: '研究院', roles: ['engineer'] },
      groups: [{ name: '环境组', site: '广州' }, { name: '电测组' }],
    });
    const { list } = await mall.call(messageList.list, {}, person);
    expect(list.map(({ title }) => title).join()).toContain('实验室岗位');
  });

  it('other roles hold at once, in every process, and are on record', async () => {
    const person = await aLogin(mall);
    const { staffId, version } = await joins(person);
    await knows(person, ['lab.test', 'lab.environment', 'lab.prepare']);
    const changed = await mall.call(
      protocol.change,
      { staffId, version, name: '李锐', roles: ['keeper', 'keeper'], groupIds: [] },
      head,
    );
    expect(changed).toMatchObject({ roles: ['keeper'], groups: [] });
    await knows(person, ['lab.equipment']);
    expect(changed.log.map(({ title }) => title)).toEqual(['变更岗位', '加入']);
  });

  it('who has left is out at once in every process, and may come again', async () => {
    const person = await aLogin(mall);
    const { staffId, version } = await joins(person);
    await knows(person, ['lab.test', 'lab.environment', 'lab.prepare']);
    const left = await mall.call(protocol.leave, { staffId, version }, head);
    expect(left).toMatchObject({ state: 'LEFT', toDate: today(), allowedActions: [] });
    await knows(person, null);
    for (const at of [mall, second])
      expect((await at.ask(protocol.me, {}, person)).state).toBe(State.notAllowed);
    const again = await joins(person, { roles: ['clerk'] });
    expect(again.staffId).not.toBe(staffId);
    await knows(person, ['lab.specimen']);
  });

  it('two who take on the same person: he is there once, and two heads who leave: one stays', async () => {
    const person = await aLogin(mall);
    const both = await Promise.allSettled([joins(person), joins(person)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const other = await colleague('head');
    const own = (await mall.call(protocol.me, {}, head)).staffId;
    const leave = (staffId: number, by: Person) =>
      shown(staffId, by).then(({ version }) => mall.call(protocol.leave, { staffId, version }, by));
    const gone = await Promise.allSettled([leave(own, other), leave(other.staffId, head)]);
    expect(gone.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    if (gone[0]?.status === 'fulfilled') head = other;
  });
});

describe('refused, and nothing has changed', () => {
  it('nobody gives roles or scopes to himself, and no client’s account comes onto the staff', async () => {
    const both = await colleague('head', 'quality', 'signatory');
    const { staffId } = both;
    const { version } = await shown(staffId);
    const more = { staffId, version, name: '罗衡', groupIds: [] };
    const roles = ['head', 'quality', 'signatory', 'engineer'] as LabRole[];
    expect(await sentenceOf(mall.call(protocol.change, { ...more, roles }, both))).toContain(
      '不能给自己增加岗位',
    );
    const scope = { field: 'env' as const, mark: 'CNAS' as const, fromDate: today(), toDate: today() };
    expect(await sentenceOf(mall.call(protocol.giveScope, { staffId, version, ...scope }, both))).toContain(
      '不能给自己授权签字领域',
    );
    expect((await shown(staffId, both)).allowedActions).not.toContain('giveScope');
    expect(await shown(staffId)).toMatchObject({ version, roles: ['head', 'quality', 'signatory'] });
    const client = await aLogin(mall, { type: 3 });
    expect(await sentenceOf(joins(client))).toContain('企业客户的账号');
    await knows(client, null);
    await mall.call(protocol.leave, { staffId, version }, head);
  });

  it('the last head stays head, and stays', async () => {
    const { staffId } = await mall.call(protocol.me, {}, head);
    const { version } = await shown(staffId);
    const which = { staffId, version };
    expect(await sentenceOf(mall.call(protocol.leave, which, head))).toContain('至少要有一名主任');
    const change = { ...which, name: '罗衡', roles: ['keeper' as const], groupIds: [] };
    expect(await sentenceOf(mall.call(protocol.change, change, head))).toContain('至少要有一名主任');
    expect(await shown(staffId)).toMatchObject({ roles: ['head'], version });
  });

  it('nobody without an account, nobody twice, no group of others, no day ahead, no old page', async () => {
    const person = await aLogin(mall);
    const others = await mall.work((work) => aLab(work, 'ZZ'));
    const refused = (more: object) => sentenceOf(joins(person, more));
    expect(await refused({ account: 'nobody_here' })).toContain('没有账号“nobody_here”');
    expect(await refused({ groupIds: others.groupIds })).toContain('只能选择本实验室的检测组');
    expect(await refused({ fromDate: dayAfter(today(), 1) })).toContain('不能晚于今天');
    expect(await refused({ roles: [] })).not.toBe('');
    await knows(person, null);
    const { staffId, version } = await joins(person);
    expect(await refused({})).toContain('已在实验室任职');
    const change = { staffId, version, name: '李锐', roles: ['clerk' as const], groupIds: [] };
    await mall.call(protocol.change, change, head);
    expect(await sentenceOf(mall.call(protocol.change, change, head))).toContain('已被他人修改');
  });

  it('another laboratory’s people do not exist', async () => {
    const person = await aLogin(mall);
    const { staffId } = await mall.work(async (work) =>
      aColleague(work, person.memberId, ['engineer'], await aLab(work, 'ZZ')),
    );
    expect((await mall.ask(protocol.detail, { staffId }, head)).state).toBe(State.notFound);
    for (const call of [protocol.leave, protocol.endScope])
      expect(
        (await mall.ask(call, { staffId, version: 1, scopeId: 1 }, call === protocol.leave ? head : quality))
          .state,
      ).toBe(State.notFound);
    const { list } = await mall.call(staffList.list, { keyword: person.memberName }, head);
    expect(list).toEqual([]);
  });

  it.each<[string, LabRole]>([
    ['quality takes nobody on', 'quality'],
    ['an engineer takes nobody on', 'engineer'],
  ])('%s, and the platform has no point in a laboratory', async (_, role) => {
    const asked = { account: head.memberName, name: '某人', roles: ['head'], fromDate: today() };
    const reply = await mall.ask(protocol.add, asked, await colleague(role));
    expect(reply).toMatchObject({ state: State.notAllowed });
    expect(reply.msg).toContain('“人员管理”（实验室主任）');
    const admin = await aLogin(mall, { roles: ['operator', 'finance', 'auditor'] });
    expect(await mall.ask(protocol.add, asked, admin)).toMatchObject({
      ...{ state: State.notAllowed, msg: '仅限实验室人员使用' },
    });
  });
});

describe('training', () => {
  const capId = () =>
    mall.work(async (work) => (await findCapabilities(work, { labId, capNos: ['YC001'] }))[0]!.capId);
  const tests = async (memberId: number, at = mall.clock.now()) => {
    const cap = await capId();
    return mall.work((work) => mayTest(work, memberId, cap, at));
  };

  it('an engineer tests what he is trained for, until its last day', async () => {
    const person = await colleague('engineer');
    const { staffId } = person;
    expect(await tests(person.memberId)).toBe(false);
    const until = dayAfter(today(), 30);
    const seen = { staffId, version: 1 };
    const trained = await mall.call(protocol.train, { ...seen, groupId: groupIds[0]!, until }, head);
    expect(trained).toMatchObject({ trained: 1, trainedFor: [{ capNo: 'YC001', item: '低温', until }] });
    const inDays = (count: number) => new Date(mall.clock.now().getTime() + days(count));
    expect(await tests(person.memberId)).toBe(true);
    expect(await tests(person.memberId, inDays(30))).toBe(true);
    expect(await tests(person.memberId, inDays(31))).toBe(false);
    const { version } = trained;
    const ended = await mall.call(protocol.train, { staffId, version, capNos: 'yc001', until: '' }, head);
    expect(ended.trainedFor).toEqual([]);
    expect(await tests(person.memberId)).toBe(false);
  });

  it('whoever leaves or is no engineer any more tests nothing', async () => {
    const person = await colleague('engineer');
    const { staffId } = person;
    const train = { staffId, version: 1, capNos: 'YC001', until: dayAfter(today(), 9) };
    const { version } = await mall.call(protocol.train, train, head);
    expect(await tests(person.memberId)).toBe(true);
    const asClerk = { staffId, version, name: '李锐', roles: ['clerk' as const], groupIds: [] };
    await mall.call(protocol.change, asClerk, head);
    expect(await tests(person.memberId)).toBe(false);
  });

  it('refuses what is no number, what is not there, what is past, and who is no engineer', async () => {
    const { staffId } = await colleague('engineer');
    const clerk = await colleague('clerk');
    const until = dayAfter(today(), 9);
    const refused = (more: object) =>
      sentenceOf(mall.call(protocol.train, { staffId, version: 1, until, ...more }, head));
    expect(await refused({ capNos: 'CT-1' })).toContain('“CT-1”');
    expect(await refused({ capNos: 'YC001-YC003' })).toContain('YC002 YC003');
    expect(await refused({ capNos: 'YC001', until: dayAfter(today(), -1) })).toContain('不能早于今天');
    expect(await refused({})).toContain('请选择检测组');
    expect(await refused({ staffId: clerk.staffId, capNos: 'YC001' })).toContain('只有检测员');
    expect(await shown(staffId)).toMatchObject({ trained: 0, version: 1 });
  });
});

describe('scopes of a signature', () => {
  const signs = (memberId: number, of: Parameters<typeof scopeOf>[2], mark: 'CNAS' | 'CMA' | null) =>
    mall.work((work) => scopeOf(work, memberId, of, mark, work.now));

  it('cover a field or one capability, by mark, while they hold', async () => {
    const person = await colleague('signatory');
    const { staffId } = person;
    const scope = { mark: 'CNAS' as const, fromDate: today(), toDate: dayAfter(today(), 100) };
    const given = await mall.call(
      protocol.giveScope,
      { staffId, version: 1, field: 'env', ...scope },
      quality,
    );
    expect(given).toMatchObject({ scopes: 1, signs: [{ field: 'env', capNo: null, isOver: false }] });
    const [cap] = await mall.work((work) => findCapabilities(work, { labId, capNos: ['YC001'] }));
    expect(await signs(person.memberId, { field: 'env' }, 'CNAS')).toBe(true);
    expect(await signs(person.memberId, cap!, 'CNAS')).toBe(true);
    expect(await signs(person.memberId, cap!, null)).toBe(true);
    expect(await signs(person.memberId, cap!, 'CMA')).toBe(false);
    expect(await signs(person.memberId, { field: 'emc' }, 'CNAS')).toBe(false);
    const { version } = given;
    const [{ scopeId } = { scopeId: 0 }] = given.signs;
    const ended = await mall.call(protocol.endScope, { staffId, version, scopeId }, quality);
    expect(ended.scopes).toBe(0);
    expect(await signs(person.memberId, cap!, 'CNAS')).toBe(false);
  });

  it('are given by quality to signatories only, one at a time, for one thing', async () => {
    const { staffId } = await colleague('signatory');
    const engineer = await colleague('engineer');
    const scope = {
      ...{ staffId, version: 1, field: 'env' as const, mark: 'CMA' as const },
      ...{ fromDate: today(), toDate: dayAfter(today(), 100) },
    };
    const refused = (more: object) =>
      sentenceOf(mall.call(protocol.giveScope, { ...scope, ...more }, quality));
    expect((await mall.ask(protocol.giveScope, scope, head)).state).toBe(State.notAllowed);
    expect(await refused({ staffId: engineer.staffId })).toContain('只有授权签字人');
    expect(await refused({ capNo: 'YC001' })).toContain('一个能力编号');
    expect(await refused({ field: null })).toContain('一个能力编号');
    expect(await refused({ toDate: dayAfter(today(), -1) })).toContain('不能早于开始日期');
    const { version } = await mall.call(protocol.giveScope, scope, quality);
    expect(
      await refused({ version, fromDate: dayAfter(today(), 50), toDate: dayAfter(today(), 200) }),
    ).toContain('此期间已有授权');
    expect((await shown(staffId)).signs).toHaveLength(1);
  });
});

it('the list is narrowed by role and group, and colleagues are found by them', async () => {
  const person = await colleague('planner');
  await mall.work((work) =>
    work.query('UPDATE lab_staff SET group_ids = $2 WHERE staff_id = $1', [person.staffId, [groupIds[1]]]),
  );
  const { list, all } = await mall.call(
    staffList.list,
    { role: 'planner', f_group: String(groupIds[1]) },
    person,
  );
  expect(list.map(({ staffId }) => staffId)).toEqual([person.staffId]);
  expect(all.map(({ groupId }) => groupId)).toEqual(groupIds);
  const found = (groupId: number) =>
    mall.work((work) => colleaguesWith(work, { labId, role: 'planner', groupId }));
  expect(await found(groupIds[1]!)).toEqual([{ memberId: person.memberId, name: '李锐' }]);
  expect(await found(groupIds[0]!)).toEqual([]);
});
