// Which code belongs to which notice.
import { expect, it } from 'vitest';
import { isNotice, NOTICE_TYPES, noticeCode, noticeType } from './notice-types.ts';

it('a notice is known by its code, and an agreement of the same name is none', () => {
  expect(noticeCode('ordering')).toBe('notice-ordering');
  expect(NOTICE_TYPES.map((type) => noticeType(noticeCode(type)))).toEqual([...NOTICE_TYPES]);
  expect(NOTICE_TYPES.every((type) => isNotice(noticeCode(type)))).toBe(true);
  expect(isNotice('ordering')).toBe(false);
});
