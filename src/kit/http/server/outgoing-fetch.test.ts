// Which addresses are never called.
import { describe, expect, it } from 'vitest';
import { AddressRefused, fetchPublic, isPublicAddress } from './outgoing-fetch.ts';

describe('an address', () => {
  it.each(['8.8.8.8', '114.114.114.114', '172.32.0.1', '2400:3200::1', '2606:4700::1111'])(
    '%s is public',
    (one) => expect(isPublicAddress(one)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1',
    '2002:a00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('%j is not', (one) => expect(isPublicAddress(one)).toBe(false));
});

it.each([
  'http://8.8.8.8/',
  'ftp://example.com/',
  'javascript:alert(1)',
  'not an address',
  'https://name:password@example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/latest/meta-data/',
])('%s is not called', async (address) => {
  await expect(fetchPublic(address)).rejects.toThrow(AddressRefused);
});

it('a name that leads to this machine is not called either', async () => {
  await expect(fetchPublic('https://localhost:1/')).rejects.toThrow('localhost is not public');
});
