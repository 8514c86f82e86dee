// Long replies are packed for callers who can unpack them, and for nobody else.
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packText } from './pack-text.ts';

const text = JSON.stringify(
  Array.from({ length: 10_000 }, (_, at) => ({ lineNo: at, unitPrice: '1.000000' })),
);
const long = Buffer.from(text);

it('packs a long text to a fraction, and it is the same again', async () => {
  const packed = await packText(long, 'br, gzip');
  expect(packed!.length).toBeLessThan(long.length / 5);
  expect(gunzipSync(packed!).toString()).toBe(text);
});

it.each([
  [long, undefined],
  [long, 'br'],
  [Buffer.from('{"state":200}'), 'gzip'],
])('leaves %.13s for %s as it is', (text, accepts) => {
  expect(packText(text, accepts)).toBeUndefined();
});
