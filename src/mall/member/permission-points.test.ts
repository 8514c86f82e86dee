// What an employee may be allowed, and what each role brings along.
import { expect, it } from 'vitest';
import {
  ALL_POINTS,
  isPermissionPoint,
  onlyReads,
  PERMISSION_GROUPS,
  type PermissionPoint,
  PRESET_ROLE_NAMES,
  PRESET_ROLES,
  type PresetRole,
} from './permission-points.ts';

const READING =
  'order.read rfq.read quote.read contract.read credit.read invoice.read sample.read project.read mat.read desapp.read report.read instrument.read';

it.each<[PresetRole, string]>([
  ['administrator', ALL_POINTS.join(' ')],
  [
    'buyer',
    'order.read order.price order.submit order.pay order.cancel order.receive order.evaluate order.aftersale order.address rfq.read rfq.create quote.read quote.counter contract.read contract.create invoice.read invoice.apply sample.read project.read mat.read mat.write report.read instrument.read instrument.write service.submit service.confirm',
  ],
  [
    'approver',
    `${READING} order.all order.price approval.decide desapp.decide rfq.award contract.sign service.confirm`,
  ],
  [
    'finance',
    'order.read order.all order.price order.pay order.recharge balance.read contract.read credit.read credit.pay credit.apply credit.reconcile credit.limit invoice.read invoice.apply invoice.header report.read report.export',
  ],
  [
    'designer',
    'order.read order.price sample.read sample.apply project.read project.write mat.read report.read instrument.read instrument.write service.submit',
  ],
  ['viewer', READING],
])('a role of %s brings along %s', (role, points) => {
  expect([...PRESET_ROLES[role].points].toSorted()).toEqual(points.split(' ').toSorted());
});

it('there are these roles, each with a name', () => {
  expect(PRESET_ROLE_NAMES).toEqual(['administrator', 'buyer', 'approver', 'finance', 'designer', 'viewer']);
  for (const role of PRESET_ROLE_NAMES) expect(PRESET_ROLES[role].name.zh).toBeTruthy();
});

it('every permission belongs to a group, and every group has some', () => {
  const groups = new Set(ALL_POINTS.map((point) => point.split('.')[0]));
  expect([...groups]).toEqual(Object.keys(PERMISSION_GROUPS));
  expect(ALL_POINTS).toHaveLength(50);
});

it.each([
  ['order.read', true],
  ['order', false],
  ['order.fly', false],
  ['toString', false],
])('%s is a permission: %s', (value, is) => {
  expect(isPermissionPoint(value)).toBe(is);
});

it.each<[string, PermissionPoint[], boolean]>([
  ['the viewer', [...PRESET_ROLES.viewer.points], true],
  [
    'a viewer who sees prices and exports',
    [...PRESET_ROLES.viewer.points, 'order.price', 'report.export'],
    true,
  ],
  ['a viewer who may submit', [...PRESET_ROLES.viewer.points, 'order.submit'], false],
  ['a buyer', [...PRESET_ROLES.buyer.points], false],
  ['who may do nothing', [], false],
])('%s only reads: %s %s', (_who, points, wanted) => {
  expect(onlyReads(points)).toBe(wanted);
});
