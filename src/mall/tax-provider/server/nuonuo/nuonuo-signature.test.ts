// The signature against one that OpenSSL has reckoned: `printf … | openssl dgst -sha1 -hmac secret -binary | base64`.
import { expect, it } from 'vitest';
import { nuonuoSignature } from './nuonuo-signature.ts';

it('signs place, key, numbers and body, byte for byte', () => {
  const of = {
    appKey: 'key',
    senid: 'abc',
    nonce: '12345678',
    timestamp: '1764000000',
    body: '{"价":"1.00"}',
  };
  expect(nuonuoSignature('secret', of)).toBe('PDeTqdaRKIkTD43X4+EQjh5kM4M=');
  expect(nuonuoSignature('secret', { ...of, body: '{"价": "1.00"}' })).not.toBe(
    'PDeTqdaRKIkTD43X4+EQjh5kM4M=',
  );
});
