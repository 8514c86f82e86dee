// No code of a packing stands in a document.
import { expect, it } from 'vitest';
import { sayPacking, showPackings } from './packing-name.ts';

it.each([
  ['cutTape', '剪带'],
  ['编带 3000', '编带 3000'],
  ['', ''],
])('says %j as %j', (packing, said) => {
  expect(sayPacking(packing, 'zh')).toBe(said);
});

it.each([
  ['2423; 圆盘', 'en', '2423; Reel'],
  ['编带', 'en', 'Reel'],
  ['编带', 'zh', '编带'],
  ['编带、CNAS', 'both', '编带 Reel、CNAS'],
  ['2423; 整盘; 编带 3000', 'en', '2423; Reel; 编带 3000'],
  ['cutTape', 'en', 'Cut tape'],
  ['Tape & Reel', 'zh', '整盘'],
  ['Tape & Reel', 'en', 'Tape & Reel'],
  ['管装，托盘', 'en', 'Tube，Tray'],
  ['', 'en', ''],
] as const)('shows %j in %s as %j', (text, language, shown) => {
  expect(showPackings(text, language)).toBe(shown);
});
