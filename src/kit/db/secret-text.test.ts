// Hidden texts come back for those who have the secret, and for nobody else.
import { expect, it } from 'vitest';
import { hideText, readHiddenText } from './secret-text.ts';

const secret = new TextEncoder().encode('one secret');

it('comes back as it was, and looks different each time', () => {
  const hidden = hideText(secret, 'id', '11010519491231002X');
  expect(hidden).not.toContain('1101');
  expect(hideText(secret, 'id', '11010519491231002X')).not.toBe(hidden);
  expect(readHiddenText(secret, 'id', hidden)).toBe('11010519491231002X');
});

it('stays hidden with another secret, for another use, and after tampering', () => {
  const hidden = hideText(secret, 'id', '11010519491231002X');
  expect(readHiddenText(new TextEncoder().encode('another'), 'id', hidden)).toBeUndefined();
  expect(readHiddenText(secret, 'bank account', hidden)).toBeUndefined();
  expect(readHiddenText(secret, 'id', `${hidden.slice(0, -2)}AA`)).toBeUndefined();
  expect(readHiddenText(secret, 'id', '')).toBeUndefined();
  expect(readHiddenText(secret, 'id', '1.AAAA')).toBeUndefined();
});
