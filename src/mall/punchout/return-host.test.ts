// Baskets go to the hosts that were allowed, by https, and nowhere else.
import { expect, it } from 'vitest';
import { hostOf, returnAddress } from './return-host.ts';

it.each([
  ['erp.example.com', 'erp.example.com'],
  [' ERP.Example.com ', 'erp.example.com'],
  ['erp.example.com:8443', 'erp.example.com:8443'],
  ['erp.example.com:443', 'erp.example.com'],
  ['采购.example', 'xn--czru2d00u.example'],
  ['https://erp.example.com', undefined],
  ['erp.example.com/x', undefined],
  ['a@b.example', undefined],
  ['', undefined],
  ['a b', undefined],
])('%j is the host %j', (typed, host) => {
  if (host?.startsWith('xn--')) expect(hostOf(typed)).toMatch(/^xn--/);
  else expect(hostOf(typed)).toBe(host);
});

it.each([
  ['https://erp.example/x?y=1', true],
  ['https://ERP.example/', true],
  ['https://erp.example:8443/', false],
  ['https://erp.example.evil.example/', false],
  ['https://evil.example/?erp.example', false],
  ['https://erp.example@evil.example/', false],
  ['https://user:x@erp.example/', false],
  ['http://erp.example/', false],
  ['javascript:alert(1)', false],
  ['//erp.example/', false],
])('%s: %s', (typed, isRight) =>
  expect(returnAddress(typed, ['erp.example'], false) !== undefined).toBe(isRight),
);

it('goes by http where it may', () => {
  expect(returnAddress('http://erp.example/', ['erp.example'], true)?.href).toBe('http://erp.example/');
  expect(returnAddress('ftp://erp.example/', ['erp.example'], true)).toBeUndefined();
});
