// Which passwords may be chosen.
import { describe, expect, it } from 'vitest';
import { checkNewPassword, checkNewPayPassword, checkNotOwnName } from './password-rules.ts';

describe('a new password', () => {
  it.each([
    'abc123456',
    'password1',
    'Password123',
    'qwerty123',
    'a123456',
    '123456a',
    'aa123456',
    'woaini1314',
    '5201314a',
    '1q2w3e4r',
    '1qaz2wsx',
    'admin888',
    'aaaa1111',
    'zzzzzz1',
    'abc123!',
    'welcome2026',
    'P@ssw0rd',
    'abc123!!!',
    'abc123$.*?_-#@',
    'a1a1a1a1',
    'aaaaa11111',
    'google2222222',
    '2222222google',
    'zzzzzz123456',
    '123456zzzzzz',
  ])('%s is too common', (password) => {
    expect(checkNewPassword(password)?.zh).toBe('密码过于常见，请换一个');
  });

  it.each([
    'abc928374',
    '928374abc',
    'xabc#1x',
    'abc123def',
    '12abc34',
    'a1b2a1b2c',
    'right123',
    'Fresh2026',
    'Demo2026',
    'lm358buffer7',
    'x7kQ29',
    'k9k9k9z',
    '4kugelschreiber',
  ])('%s may be chosen', (password) => {
    expect(checkNewPassword(password)).toBeUndefined();
  });

  it('keeps the rules of the specification', () => {
    expect(checkNewPassword('onlyletters')?.zh).toBe('密码必须包含字母和数字');
    expect(checkNewPassword('')?.zh).toBe('请输入密码');
    expect(checkNewPayPassword('lm358b')?.zh).toBe('密码须为 8-16 位，不含中文和空格');
    expect(checkNewPayPassword('password123')?.zh).toBe('密码过于常见，请换一个');
  });

  it('is not its owner’s name or mobile', () => {
    const owner = { memberName: 'Buyer_001', mobile: '13800000001' };
    expect(checkNotOwnName('buyer_001', owner)?.zh).toBe('密码不能与会员名或手机号相同');
    expect(checkNotOwnName('13800000001', owner)).toBeDefined();
    expect(checkNotOwnName('buyer_0012', owner)).toBeUndefined();
    expect(checkNotOwnName('any1thing', { memberName: null, mobile: null })).toBeUndefined();
  });
});
