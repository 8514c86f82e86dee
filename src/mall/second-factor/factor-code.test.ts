// Codes of a second factor as people type them.
import { describe, expect, it } from 'vitest';
import { checkFactorCode, inGroups, isAuthenticatorCode, plainFactorCode } from './factor-code.ts';

describe('a code of a second factor', () => {
  it.each(['123456', '123 456', ' 000000 ', 'K7PM-3XQ9-WTRA', 'k7pm3xq9wtra', 'K7PM 3XQ9 WTRA'])(
    '%j may be one',
    (typed) => expect(checkFactorCode(typed)).toBeUndefined(),
  );

  it.each([
    '12345',
    '1234567',
    '12345a',
    'K7PM-3XQ9-WTR',
    'K7PM-3XQ9-WTRAA',
    'K7PM-3XQ9-WTR0',
    '１２３４５６',
  ])('%j is none', (typed) =>
    expect(checkFactorCode(typed)?.en).toBe('Enter the 6 digits of your authenticator, or a recovery code'),
  );

  it.each(['', ' - '])('%j is missing', (typed) => expect(checkFactorCode(typed)?.zh).toBe('请输入验证码'));

  it('is compared without blanks, dashes and small letters', () => {
    expect(plainFactorCode(' k7pm-3xq9 wtra')).toBe('K7PM3XQ9WTRA');
    expect(isAuthenticatorCode('123 456')).toBe(true);
    expect(isAuthenticatorCode('K7PM3XQ9WTRA')).toBe(false);
  });

  it('is shown in groups of four', () => {
    expect(inGroups('K7PM3XQ9WTRA')).toBe('K7PM-3XQ9-WTRA');
    expect(inGroups('K7PM')).toBe('K7PM');
  });
});
