// What the roles of a laboratory may do, and that nothing stands there that nobody may.
import { expect, it } from 'vitest';
import { ALL_LAB_POINTS, LAB_POINTS, LAB_ROLE_NAMES, LAB_ROLES, pointsOf, rolesWith } from './lab-roles.ts';

it('several roles may do what each of them may, once, in one order', () => {
  expect(pointsOf([])).toEqual([]);
  expect(pointsOf(['quality', 'head'])).toEqual(pointsOf(['head', 'quality']));
  expect(pointsOf(['head', 'quality']).filter((point) => point === 'lab.figures')).toHaveLength(1);
  expect(pointsOf(['keeper', 'clerk'])).toEqual(['lab.specimen', 'lab.equipment']);
});

it('every point belongs to a role, and to the roles that say so', () => {
  for (const point of ALL_LAB_POINTS) expect(rolesWith(point).length, point).toBeGreaterThan(0);
  expect(rolesWith('lab.figures')).toEqual(['quality', 'head']);
  expect(rolesWith('lab.staff')).toEqual(['head']);
});

it('who enters a calibration does not confirm it, who tests does not review, who reviews does not sign', () => {
  const together = (...points: (keyof typeof LAB_POINTS)[]) =>
    LAB_ROLE_NAMES.filter((one) => points.every((point) => pointsOf([one]).includes(point)));
  expect(together('lab.equipment', 'lab.equipment.confirm')).toEqual([]);
  expect(together('lab.test', 'lab.review')).toEqual([]);
  expect(together('lab.review', 'lab.approve')).toEqual([]);
  expect(together('lab.sheet', 'lab.publish')).toEqual([]);
});

it('roles and points have a name of their own in both languages', () => {
  for (const all of [LAB_POINTS, LAB_ROLES] as const)
    for (const language of ['zh', 'en'] as const) {
      const names = Object.values(all).map((one) => one[language]);
      expect(new Set(names).size).toBe(names.length);
    }
});
