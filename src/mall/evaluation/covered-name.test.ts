// Names of evaluators as strangers read them.
import { expect, it } from 'vitest';
import { coveredName } from './covered-name.ts';

it.each([
  ['buyer01', false, 'zh', 'b***1'],
  ['张三', false, 'zh', '张***三'],
  ['王', false, 'en', '王***'],
  ['𠮷野家', false, 'zh', '𠮷***家'],
  ['buyer01', true, 'zh', '匿***名'],
  ['buyer01', true, 'en', 'A***s'],
  ['  ', false, 'zh', '匿***名'],
] as const)('%s, anonymous %s, in %s: %s', (name, isAnonymous, language, shown) => {
  expect(coveredName(name, isAnonymous, language)).toBe(shown);
});
