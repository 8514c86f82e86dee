// No code of a packing stands in a document.
import { expect, it } from 'vitest';
import { sayPacking } from './packing-name.ts';

it.each([
  ['cutTape', '剪带'],
  ['编带 3000', '编带 3000'],
  ['', ''],
])('says %j as %j', (packing, said) => {
  expect(sayPacking(packing, 'zh')).toBe(said);
});
