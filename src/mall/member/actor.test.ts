// Who acts, and which doors stand open to whom: every kind of account before every door.
import { describe, expect, it } from 'vitest';
import type { Access } from '#kit/http/access.ts';
import {
  anyone,
  buysFor,
  client,
  designer,
  enterprise,
  guestsOnly,
  isDesigner,
  isEnterprise,
  lab,
  lacks,
  loggedIn,
  loggedInAnyhow,
  looksAfter,
  type Member,
  mayDo,
  notDesigner,
  permitted,
  platform,
  readsFor,
  storeOperator,
} from './actor.ts';
import type { LabPoint } from './lab-roles.ts';
import type { PermissionPoint } from './permission-points.ts';

const member = (wish: Partial<Member> = {}): Member => ({
  ...{ memberId: 1, memberName: 'lin', shownName: 'Lin', memberType: 1, sessionId: 1, storeId: null },
  ...{ platformRoles: [], lab: null, enterpriseId: null, sub: null, mustChangePassword: false },
  ...wish,
});
const employee = (...permissions: PermissionPoint[]): Partial<Member> => ({
  ...{ memberType: 3, enterpriseId: 7, sub: { parentMemberId: 2, administrator: '王经理', permissions } },
});
const labStaff = (...points: LabPoint[]): Partial<Member> => ({ lab: { labId: 4, points } });
/** What the door says to such a member; undefined lets him in. */
const refusing =
  <A extends Member>(door: Access<A>) =>
  (wish: Partial<Member>) =>
    door.refuses?.(member(wish) as A)?.en;

const PASSWORD = 'Please choose a password of your own first';

describe('a door', () => {
  const doors = {
    loggedIn: refusing(loggedIn),
    designer: refusing(designer),
    notDesigner: refusing(notDesigner),
    enterprise: refusing(enterprise),
    storeOperator: refusing(storeOperator),
    auditors: refusing(platform('auditor', 'finance')),
    lab: refusing(lab()),
    labStaff: refusing(lab('lab.staff')),
  };

  it.each<[string, Partial<Member>, string]>([
    ['an individual', {}, 'loggedIn notDesigner'],
    ['a designer', { memberType: 2 }, 'loggedIn designer'],
    ['a designer of an enterprise', { memberType: 2, enterpriseId: 7 }, 'loggedIn designer'],
    ['a main account', { memberType: 3, enterpriseId: 7 }, 'loggedIn notDesigner enterprise'],
    ['a main account whose enterprise is gone', { memberType: 3 }, 'loggedIn notDesigner'],
    ['an employee', employee(), 'loggedIn notDesigner enterprise'],
    ['a store’s operator', { storeId: 5 }, 'loggedIn notDesigner storeOperator'],
    ['an auditor', { platformRoles: ['auditor'] }, 'loggedIn notDesigner auditors'],
    ['a bookkeeper', { platformRoles: ['operator', 'finance'] }, 'loggedIn notDesigner auditors'],
    ['an operator', { platformRoles: ['operator'] }, 'loggedIn notDesigner'],
    [
      'all of the platform',
      { platformRoles: ['operator', 'finance', 'auditor'] },
      'loggedIn notDesigner auditors',
    ],
    ['a laboratory’s engineer', labStaff('lab.test'), 'loggedIn notDesigner lab'],
    ['a laboratory’s head', labStaff('lab.staff'), 'loggedIn notDesigner lab labStaff'],
    [
      'who must choose a password',
      { ...labStaff('lab.staff'), ...employee(), storeId: 5, mustChangePassword: true },
      '',
    ],
  ])('to %s: %s', (_, wish, open) => {
    const entered = Object.entries(doors).filter(([, refused]) => refused(wish) === undefined);
    expect(entered.map(([name]) => name).join(' ')).toBe(open);
  });

  it.each<[string, keyof typeof doors, Partial<Member>, string]>([
    ['designers', 'designer', {}, 'Only designers can use this function'],
    ['all but designers', 'notDesigner', { memberType: 2 }, 'This function is not for designers'],
    ['enterprises', 'enterprise', {}, 'Only certified enterprises can use this function'],
    ['stores', 'storeOperator', {}, 'Only store operators may do this'],
    ['the platform', 'auditors', {}, 'Only platform operators may do this'],
    [
      'another role of the platform',
      'auditors',
      { platformRoles: ['operator'] },
      'Your account lacks the role “certification” or “finance”, please ask who administers the platform',
    ],
    ['a laboratory', 'lab', { storeId: 5 }, 'Only the staff of a laboratory may do this'],
    [
      'another role of the laboratory',
      'labStaff',
      labStaff('lab.test'),
      'Your role cannot do this: “Manage the staff” (Head), please ask the head of the laboratory',
    ],
    ['a laboratory with passwords', 'lab', { ...labStaff(), mustChangePassword: true }, PASSWORD],
    ['members', 'loggedIn', { mustChangePassword: true }, PASSWORD],
    ['designers with passwords', 'designer', { mustChangePassword: true }, PASSWORD],
    ['others with passwords', 'notDesigner', { memberType: 2, mustChangePassword: true }, PASSWORD],
    ['enterprises with passwords', 'enterprise', { mustChangePassword: true }, PASSWORD],
    ['stores with passwords', 'storeOperator', { mustChangePassword: true }, PASSWORD],
    ['the platform with passwords', 'auditors', { mustChangePassword: true }, PASSWORD],
  ])('for %s says why it is shut', (_, door, wish, said) => {
    expect(doors[door](wish)).toBe(said);
  });

  it('asks for a login or not, and is known by its name', () => {
    const known = [
      anyone,
      guestsOnly,
      client,
      loggedInAnyhow,
      loggedIn,
      designer,
      notDesigner,
      enterprise,
      storeOperator,
    ];
    expect(
      [...known, platform('auditor', 'finance'), lab(), lab('lab.test')].map(({ name, login }) => [
        name,
        login,
      ]),
    ).toEqual([
      ['anyone', 'optional'],
      ['anyone', 'none'],
      ['client', 'client'],
      ['member, own password or not', 'required'],
      ['member', 'required'],
      ['type 2', 'required'],
      ['types 1, 3', 'required'],
      ['type 3', 'required'],
      ['seller', 'required'],
      ['admin: auditor, finance', 'required'],
      ['lab', 'required'],
      ['lab · lab.test', 'required'],
    ]);
    expect(refusing(loggedInAnyhow)({ mustChangePassword: true })).toBeUndefined();
  });
});

describe('a permission', () => {
  const door = permitted(enterprise, 'rfq.award');

  it.each<[string, Partial<Member>, string | undefined]>([
    ['an employee who has it', employee('rfq.read', 'rfq.award'), undefined],
    ['a main account', { memberType: 3, enterpriseId: 7 }, undefined],
    [
      'an employee without it',
      employee('rfq.read'),
      'Your account lacks the permission “Award inquiries”, please ask your administrator 王经理',
    ],
    ['somebody whom the door refuses already', {}, 'Only certified enterprises can use this function'],
  ])('behind a door: %s', (_, wish, said) => {
    expect(refusing(door)(wish)).toBe(said);
  });

  it('stands on the door, behind whichever', () => {
    expect(door).toMatchObject({ name: 'type 3 · rfq.award', login: 'required', permission: 'rfq.award' });
    expect(permitted(loggedInAnyhow, 'rfq.award').refuses?.(member())).toBeUndefined();
    expect(permitted(loggedInAnyhow, 'rfq.award').refuses?.(member(employee()))).toBeDefined();
  });

  it('is named where it is missing, with nobody to ask where there is nobody', () => {
    expect(lacks(member(), 'order.pay')).toEqual({
      zh: '您的账号没有“支付订单”权限，请联系企业管理员 ',
      en: 'Your account lacks the permission “Pay orders”, please ask your administrator ',
    });
  });
});

it.each<[string, Partial<Member>, buys: number | null, looks: number | null]>([
  ['an individual', {}, null, null],
  ['a main account', { memberType: 3, enterpriseId: 7 }, 7, 7],
  ['an endorsed designer', { memberType: 2, enterpriseId: 7 }, null, null],
  ['an employee', employee('order.read'), 7, null],
  ['an employee who sees all orders', employee('order.all'), 7, 7],
  ['an employee who designs', { ...employee('order.all'), memberType: 2 }, 7, 7],
])('%s spends the money of %s and looks after the orders of %s', (_, wish, buys, looks) => {
  expect(buysFor(member(wish))).toBe(buys);
  expect(looksAfter(member(wish))).toBe(looks);
});

it('types are told apart, and only employees are limited', () => {
  expect([1, 2, 3].map((memberType) => isDesigner({ memberType: memberType as 1 }))).toEqual([
    false,
    true,
    false,
  ]);
  expect([1, 2, 3].map((memberType) => isEnterprise({ memberType: memberType as 1 }))).toEqual([
    false,
    false,
    true,
  ]);
  expect(mayDo(member(), 'order.pay')).toBe(true);
  expect(mayDo(member(employee('order.pay')), 'order.pay')).toBe(true);
  expect(mayDo(member(employee('order.read')), 'order.pay')).toBe(false);
});

it.each<[string, Partial<Member>, number | null]>([
  ['a main account', { memberType: 3, enterpriseId: 7 }, 7],
  ['an employee who may only read', employee('order.read'), 7],
  ['an employee who sees all orders', employee('order.all'), 7],
  ['an employee with documents of his own', { ...employee('order.submit') }, null],
  ['an individual', {}, null],
])('%s reads for %s', (_, wish, reads) => {
  expect(readsFor(member(wish))).toBe(reads);
});
