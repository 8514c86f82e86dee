// Codes and domains as they are typed.
import { describe, expect, it } from 'vitest';
import { checkDomain, checkEnterpriseAccount, checkEnterpriseCode, domainOf } from './login-address.ts';

describe('a code', () => {
  it.each(['abc', 'shen-lan-7', 'a23456789012345678901234567890'.slice(0, 30)])('%s is one', (one) =>
    expect(checkEnterpriseCode(one)).toBeUndefined(),
  );
  it.each(['ab', '7up', 'Abc', 'a b c', '-abc', 'a'.repeat(31), '深蓝'])('%s is none', (one) =>
    expect(checkEnterpriseCode(one)?.en).toContain('3-30'),
  );
  it('is missing', () => expect(checkEnterpriseCode('')?.zh).toBe('请输入企业代码'));
});

describe('a domain', () => {
  it.each(['company.com', 'a-b.co.uk', 'xn--fiqs8s.xn--fiqs8s', 'mail.shenlan.cn'])('%s is one', (one) =>
    expect(checkDomain(one)).toBeUndefined(),
  );
  it.each([
    'localhost',
    'company',
    '.com',
    'a..com',
    '10.0.0.1',
    'Company.com',
    '-a.com',
    'a.com/',
    `${'a'.repeat(64)}.com`,
  ])('%s is none', (one) => expect(checkDomain(one)?.en).toContain('no domain'));
  it('is missing', () => expect(checkDomain('')?.zh).toBe('请输入邮箱域名'));
  it.each([
    ['Lin@Company.COM', 'company.com'],
    [' lin@a.cn ', 'a.cn'],
    ['lin@company', undefined],
    ['lin', undefined],
    ['a@b@c.com', undefined],
  ])('of %j is %j', (email, domain) => expect(domainOf(email)).toBe(domain));
});

describe('what is typed at the login', () => {
  it.each(['lin@company.com', 'shenlan', 'ShenLan'])('%s may be right', (one) =>
    expect(checkEnterpriseAccount(one)).toBeUndefined(),
  );
  it.each(['', 'lin@company', 'ab', 'https://company.com'])('%j is not', (one) =>
    expect(checkEnterpriseAccount(one)).toBeDefined(),
  );
});
