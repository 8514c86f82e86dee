// What is kept of the tray is read whatever has become of it.
import { expect, it } from 'vitest';
import { type Collected, parseCollected } from './capability-tray.ts';

const one: Collected = {
  ...{ capId: 1, item: '低温', object: '电工电子产品', unit: '小时', way: 'RUN' as const },
  ...{ specimens: 2, units: 24, stage: 1 },
};

it.each([
  ['', []],
  ['{', []],
  ['{"capId": 1}', []],
  [
    JSON.stringify([one, null, 3, { ...one, units: 0 }, { ...one, way: 'OTHER' }, { ...one, item: 1 }]),
    [one],
  ],
  [JSON.stringify([{ ...one, more: 'x' }]), [one]],
])('%s', (text, kept) => expect(parseCollected(text)).toEqual(kept));

it('holds fifty', () => {
  const all = Array.from({ length: 51 }, (_, at) => ({ ...one, capId: at + 1 }));
  expect(parseCollected(JSON.stringify(all))).toHaveLength(50);
});
