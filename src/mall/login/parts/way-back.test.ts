// After a login nobody is led out of the mall.
import { describe, expect, it } from 'vitest';
import { wayBack, withWayBack } from './way-back.ts';

describe('the way back', () => {
  it('leads to the path somebody came from, with its query', () => {
    expect(wayBack('/member/order/list?tab=10&q=a%26b#top')).toBe('/member/order/list?tab=10&q=a%26b#top');
    expect(wayBack('/')).toBe('/');
  });

  it.each([
    null,
    undefined,
    '',
    'https://evil.example/',
    '//evil.example/a',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    ' /member',
    'member/index',
    '/a/..//evil.example',
    '/login?redirectUrl=%2Flogin',
    '/register',
    'http://mall.invalid/member',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '///evil.example',
    '/\\/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/%2e%2e//evil.example',
    '%2F%2Fevil.example',
    '%2fmember',
    'https:/evil.example',
    'evil.example',
    '@evil.example',
    'http://[',
  ])('stays at home for %j', (redirectUrl) => {
    expect(wayBack(redirectUrl)).toBe('/index');
  });

  it('travels along from form to form', () => {
    expect(withWayBack('/register', '/goods/list?keyword=a b')).toBe(
      '/register?redirectUrl=%2Fgoods%2Flist%3Fkeyword%3Da%20b',
    );
    expect(withWayBack('/login', '/index')).toBe('/login');
  });
});
