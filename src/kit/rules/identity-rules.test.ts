// Rules of spec §5 for numbers that prove who somebody is: every boundary, with the sentence that refuses.
import { expect, test } from 'vitest';
import { checkCreditCode, checkEmail, checkIdNumber } from './identity-rules.ts';

test.each([
  ['11010519491231002X', undefined],
  ['11010519491231002x', undefined],
  ['440308199901101512', undefined],
  ['440308199901101513', 'please enter a correct ID number'], // wrong check digit
  ['110105194912310021', 'please enter a correct ID number'],
  ['110105194913310024', 'please enter a correct ID number'], // no thirteenth month
  ['130503670401001', undefined], // 15 digits, of before 1999
  ['130503671301001', 'please enter a correct ID number'],
  ['1101051949123100', 'please enter a correct ID number'],
  ['not a number', 'please enter a correct ID number'],
  ['', 'please enter ID number'],
])('ID number %s', (value, sentence) => {
  expect(checkIdNumber(value)?.en).toBe(sentence);
});

test.each([
  ['91350100M000100Y43', true],
  ['91350100M000100Y44', false],
  ['91350100M000100Y4', false],
  ['91350100I000100Y43', false], // I, O, S, V, Z are no letters of a code
  ['', false],
])('credit code %s', (value, isRight) => {
  expect(checkCreditCode(value) === undefined).toBe(isRight);
});

test.each([
  ['lin@example.com', true],
  ["o'neil+mall@sub.example.com.cn", true],
  ['林@例子.公司', true],
  ['lin@example', false],
  ['a,lin@example.com', false], // several addresses to a mail program
  ['<lin@example.com>', false],
  ['Lin <lin@example.com', false],
  ['lin\r\n@example.com', false],
  ['lin\u0007@example.com', false],
  [`${'x'.repeat(90)}@example.com`, false],
])('e-mail address %j', (value, isRight) => {
  expect(checkEmail(value) === undefined).toBe(isRight);
});
