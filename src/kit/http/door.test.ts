// What two sides have is declared once and found by either side under one name.
import { expect, it } from 'vitest';
import { bothSides, nothing, otherSide, post } from './door.ts';

const anybody = { name: 'anyone', login: 'none' } as const;
const call = post({ zh: '签', en: 'Sign' }, nothing, nothing);
const protocol = {
  ...bothSides(
    { path: 'v3/a', access: anybody },
    { path: 'v3/b', access: anybody, prefix: 'seller' },
    { call },
  ),
  alone: call,
};

it('the second side’s calls stand under the first one’s names', () => {
  expect([protocol.call.path, protocol.sellerCall.path]).toEqual(['v3/a/call', 'v3/b/call']);
  expect(otherSide(protocol, 'seller').call).toBe(protocol.sellerCall);
});
