// However a request is written, the answer that sends it on leads nowhere else.
import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each([
  '/member/index?a=1',
  '//evil.example/a',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  'http://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/.//evil.example',
  '/@evil.example',
  '//',
  '//[x',
  '//evil.example:99999/',
  '/\\[',
  '*',
  '',
])('%j stays here', (requestUrl) => {
  for (const origin of ['https://mall.example', 'http://localhost:3000']) {
    expect(new URL(ownPath(requestUrl), origin).origin).toBe(origin);
  }
});

it('leaves a path as it is', () => {
  expect(ownPath('/goods/list?keyword=a%2Fb')).toBe('/goods/list?keyword=a%2Fb');
});
