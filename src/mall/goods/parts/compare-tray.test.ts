// What is kept of a compare bar is read whatever has become of it.
import { expect, it } from 'vitest';
import { parseCompared } from './compare-tray.ts';

const one = { productId: 1, partNo: 'A' };

it.each([
  [null, []],
  ['', []],
  ['{', []],
  ['{}', []],
  ['[null, 3, {"productId": "1", "partNo": "A"}]', []],
  [JSON.stringify([one, { partNo: 'B' }]), [one]],
  [JSON.stringify([1, 2, 3, 4, 5, 6].map((productId) => ({ productId, partNo: 'A' }))), 5],
])('%s', (text, expected) => {
  const read = parseCompared(text);
  if (typeof expected === 'number') expect(read).toHaveLength(expected);
  else expect(read).toEqual(expected);
});
