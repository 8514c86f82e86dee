// Rules of spec §5 for numbers that prove who somebody is: every boundary, with the sentence that refuses.
import { expect, test } from 'vitest';
import {
  checkAccount,
  checkAccountName,
  checkCreditCode,
  checkEmail,
  checkEmailCode,
  checkIdNumber,
  checkLandline,
  checkLoosePassword,
  checkMemberName,
  checkMobile,
  checkPassword,
  checkSmsCode,
  checkStrictPassword,
  isMobile,
} from './identity-rules.ts';

test.each([
  ['13800138000', true],
  ['19999999999', true],
  ['12800138000', false],
  ['23800138000', false],
  ['1380013800', false],
  ['138001380000', false],
  ['1380013800a', false],
  ['113800138000', false],
  ['', false],
])('mobile %j', (value, isRight) => {
  expect(isMobile(value)).toBe(isRight);
  expect(checkMobile(value)?.en).toBe(
    isRight ? undefined : value ? 'Please enter a valid phone number' : 'Please enter phone number',
  );
});

test.each([
  ['13800138000', true],
  ['123456', true],
  ['12345678', true],
  ['12345', false],
  ['123456789', false],
  ['12345a', false],
  ['', false],
])('mobile or short landline %j', (value, isRight) => {
  expect(checkMobile(value, true) === undefined).toBe(isRight);
  if (value.length < 11) expect(checkMobile(value)).toBeDefined();
});

test.each([
  ['88886666', undefined],
  ['8888666', undefined],
  ['888866', 'Wrong phone number'],
  ['888866667', 'Wrong phone number'],
  ['010-88886666', undefined],
  ['0755-88886666', undefined],
  ['075588886666', undefined],
  ['01-88886666', 'Wrong phone number'],
  ['07551-8888666', 'Wrong phone number'],
  ['755-88886666', 'Wrong phone number'],
  ['0755-88886666-801', undefined],
  ['88886666-8011', undefined],
  ['0755-88886666-80', 'Wrong phone number'],
  ['0755-88886666-', 'Wrong phone number'],
  ['0755-88886666-80a', 'Wrong phone number'],
  ['x0755-88886666', 'Wrong phone number'],
  ['0755-88886666x', 'Wrong phone number'],
  ['0xy-88886666', 'Wrong phone number'],
  ['abcdefgh', 'Wrong phone number'],
  ['', 'Please enter a phone number'],
])('landline %j', (value, sentence) => {
  expect(checkLandline(value)?.en).toBe(sentence);
});

const NO_DIGITS = 'Password must contain letters and digits';
const LENGTH = 'Password must be 6-20 characters without Chinese or spaces';
const STRICT = 'Password must be 8-16 characters without Chinese or spaces';
test.each([
  ['', 'Please enter password', 'Please enter password', 'Please enter password'],
  ['abc12', LENGTH, LENGTH, STRICT],
  ['abc123', undefined, undefined, STRICT],
  ['123456', NO_DIGITS, undefined, STRICT],
  ['abcdef', NO_DIGITS, undefined, STRICT],
  ['abcd123', undefined, undefined, STRICT],
  ['abcd1234', undefined, undefined, undefined],
  ['ABCD1234', undefined, undefined, undefined],
  ['abcdefgh', NO_DIGITS, undefined, NO_DIGITS],
  ['12345678', NO_DIGITS, undefined, NO_DIGITS],
  ['!!!!----', NO_DIGITS, undefined, NO_DIGITS],
  [`a${'1'.repeat(15)}`, undefined, undefined, undefined],
  [`a${'1'.repeat(16)}`, undefined, undefined, STRICT],
  [`a${'1'.repeat(19)}`, undefined, undefined, STRICT],
  [`a${'1'.repeat(20)}`, LENGTH, LENGTH, STRICT],
  ['abc 1234', LENGTH, LENGTH, STRICT],
  ['abc密1234', LENGTH, LENGTH, STRICT],
])('password %j for the login, where a loose one will do, for paying', (value, login, loose, pay) => {
  expect(checkPassword(value)?.en).toBe(login);
  expect(checkLoosePassword(value)?.en).toBe(loose);
  expect(checkStrictPassword(value)?.en).toBe(pay);
});

test.each([
  ['', 'Please enter the SMS code', 'Please enter the e-mail code'],
  ['123', 'The SMS code has 6 digits', 'The e-mail code has 4-6 digits'],
  ['1234', 'The SMS code has 6 digits', undefined],
  ['12345', 'The SMS code has 6 digits', undefined],
  ['123456', undefined, undefined],
  ['1234567', 'The SMS code has 6 digits', 'The e-mail code has 4-6 digits'],
  ['a123456', 'The SMS code has 6 digits', 'The e-mail code has 4-6 digits'],
  ['123456a', 'The SMS code has 6 digits', 'The e-mail code has 4-6 digits'],
  ['abcdef', 'The SMS code has 6 digits', 'The e-mail code has 4-6 digits'],
])('code %j by SMS, by e-mail', (value, sms, email) => {
  expect(checkSmsCode(value)?.en).toBe(sms);
  expect(checkEmailCode(value)?.en).toBe(email);
});

const MEMBER = 'Member name: 6-20 letters, Chinese, digits, - or _; not all digits';
const ACCOUNT = 'Account name: 4-16 letters, digits or underscores; not a phone number';
test.each([
  ['', 'Please enter a member name', 'Please enter an account name', 'Please enter account/phone'],
  ['lin', MEMBER, ACCOUNT, 'Please enter correct account/phone'],
  ['lin1', MEMBER, undefined, undefined],
  ['linda', MEMBER, undefined, undefined],
  ['linda1', undefined, undefined, undefined],
  ['林小姐的公司', undefined, ACCOUNT, undefined],
  ['lin-da_1', undefined, ACCOUNT, undefined],
  ['123456', MEMBER, undefined, undefined],
  ['1234567a', undefined, undefined, undefined],
  ['a1234567', undefined, undefined, undefined],
  ['lin da', MEMBER, ACCOUNT, 'Please enter correct account/phone'],
  ['linda!', MEMBER, ACCOUNT, 'Please enter correct account/phone'],
  ['!linda', MEMBER, ACCOUNT, 'Please enter correct account/phone'],
  ['!!!!!!', MEMBER, ACCOUNT, 'Please enter correct account/phone'],
  ['x'.repeat(16), undefined, undefined, undefined],
  ['x'.repeat(17), undefined, ACCOUNT, undefined],
  ['x'.repeat(20), undefined, ACCOUNT, undefined],
  ['x'.repeat(21), MEMBER, ACCOUNT, 'Please enter correct account/phone'],
  ['13800138000', MEMBER, ACCOUNT, undefined],
  ['12800138000', MEMBER, undefined, undefined],
])('name %j as a member’s, an employee’s, in the login form', (value, member, account, login) => {
  expect(checkMemberName(value)?.en).toBe(member);
  expect(checkAccountName(value)?.en).toBe(account);
  expect(checkAccount(value)?.en).toBe(login);
});

test.each([
  ['11010519491231002X', undefined],
  ['11010519491231002x', undefined],
  ['440308199901101512', undefined],
  ['440308199901101513', 'please enter a correct ID number'], // wrong check digit
  ['110105194912310021', 'please enter a correct ID number'],
  ['110105194913310024', 'please enter a correct ID number'], // no thirteenth month
  ['130503670401001', undefined], // 15 digits, of before 1999
  ['130503671301001', 'please enter a correct ID number'],
  ['130503670001001', 'please enter a correct ID number'],
  ['130503671032001', 'please enter a correct ID number'], // no thirty-second day
  ['130503671031001', undefined],
  ['130503671030001', undefined],
  ['130503671219001', undefined],
  ['130503671120001', undefined],
  ['130503671100001', 'please enter a correct ID number'],
  ['030503671120001', 'please enter a correct ID number'],
  ['1305036711200012', 'please enter a correct ID number'],
  ['a11010519491231002X', 'please enter a correct ID number'],
  ['11010519491231002Xa', 'please enter a correct ID number'],
  ['11010519491232002X', 'please enter a correct ID number'],
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
  ['91350100M000100Y433', false],
  ['x91350100M000100Y43', false],
  ['91350100M000100Y43x', false],
  ['91350100m000100y43', false],
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
  [`${'x'.repeat(88)}@example.com`, true],
  [`${'x'.repeat(89)}@example.com`, false],
  ['lin@example.c', false],
  ['lin@example.com ', false],
  ['lin@example.com,a', false],
  ['lin@.com', false],
])('e-mail address %j', (value, isRight) => {
  expect(checkEmail(value) === undefined).toBe(isRight);
});

test('an e-mail address that is not there is asked for', () => {
  expect(checkEmail('')?.en).toBe('Please input your email');
});
