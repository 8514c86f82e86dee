// Whoever hands out a permission reads what it opens.
import { expect, it } from 'vitest';
import { ALL_POINTS } from '#mall/member/permission-points.ts';
import { permissionOpens } from './permission-opens.ts';

it('every permission says what it opens, in both languages, and no other stands there', () => {
  expect(Object.keys(permissionOpens)).toEqual(ALL_POINTS);
  for (const point of ALL_POINTS) {
    expect(permissionOpens[point].zh).toMatch(/\p{Script=Han}/u);
    expect(permissionOpens[point].en).toMatch(/^[A-Z][a-z]/);
  }
});
