// Which part numbers are one, however they are typed.
import { expect, it } from 'vitest';
import { normalPartNo } from './normal-part-no.ts';

it.each([
  ['rc0402fr-07 10kl', 'RC0402FR0710KL'],
  ['RC0402FR-0710KL', 'RC0402FR0710KL'],
  ['ＬＭ３５８', 'LM358'],
  ['LM358/NOPB', 'LM358NOPB'],
  ['BAS16,215', 'BAS16215'],
  ['µA741', 'ΜA741'],
  ['电阻-10k', '电阻10K'],
  ['-- /', ''],
])('%j is %j', (typed, number) => {
  expect(normalPartNo(typed)).toBe(number);
});
