// What may be typed from a picture.
import { expect, it } from 'vitest';
import { checkCaptchaCode } from './captcha-rule.ts';

const WRONG = 'The picture shows 4 letters or digits';

it.each([
  ['', 'Please enter the characters of the picture'],
  ['aB3d', undefined],
  ['1234', undefined],
  ['abc', WRONG],
  ['abcde', WRONG],
  ['ab-d', WRONG],
  ['ab d', WRONG],
  ['图形验码', WRONG],
])('%j', (value, sentence) => {
  expect(checkCaptchaCode(value)?.en).toBe(sentence);
});
