// Rules for what a person types about himself (spec §5): each returns the sentence that refuses, or undefined.
import type { Text } from '#kit/words/text.ts';

const text = (zh: string, en: string): Text => ({ zh, en });
export type Check = (value: string) => Text | undefined;

const MOBILE = /^1[3-9]\d{9}$/; // spec §5: 11 digits, starts 1, second digit 3–9
const LANDLINE = /^(0\d{2,3}-?)?\d{7,8}(-\d{3,})?$/; // spec §5: area code and extension optional
const SHORT_LANDLINE = /^\d{6,8}$/; // spec §5: accepted where a landline will do
const CHINESE = /[\u4e00-\u9fff]/;

export function isMobile(value: string): boolean {
  return MOBILE.test(value);
}

/** @param orLandline also accepts a landline of 6–8 digits */
export function checkMobile(value: string, orLandline = false): Text | undefined {
  if (!value) return text('请输入手机号', 'Please enter phone number');
  if (MOBILE.test(value) || (orLandline && SHORT_LANDLINE.test(value))) return undefined;
  return text('请输入有效的手机号', 'Please enter a valid phone number');
}

export function checkLandline(value: string): Text | undefined {
  if (!value) return text('请输入电话号码', 'Please enter a phone number');
  return LANDLINE.test(value) ? undefined : text('电话号码有误', 'Wrong phone number');
}

/** Where somebody is called who may be a company: a mobile, or a landline with or without its area code. */
export const checkPhone: Check = (value) => (isMobile(value) ? undefined : checkLandline(value));

/** Of a bank account: 8–30 digits, in groups if one likes. */
export const checkBankAccount: Check = (value) => {
  if (!value) return text('请输入银行账号', 'Please enter the account number');
  const digits = value.replace(/(?<=\d)[ -](?=\d)/g, '');
  return /^\d{8,30}$/.test(digits)
    ? undefined
    : text('银行账号为 8–30 位数字', 'An account number has 8–30 digits');
};

function checkLength(value: string, min: number, max: number): Text | undefined {
  if (!value) return text('请输入密码', 'Please enter password');
  if (value.length < min || value.length > max || CHINESE.test(value) || /\s/.test(value))
    return text(
      `密码须为 ${min}-${max} 位，不含中文和空格`,
      `Password must be ${min}-${max} characters without Chinese or spaces`,
    );
  return undefined;
}

const lettersAndDigits = (value: string): Text | undefined =>
  /[A-Za-z]/.test(value) && /\d/.test(value)
    ? undefined
    : text('密码必须包含字母和数字', 'Password must contain letters and digits');

/** Variant 1 of spec §5: 6–20 characters with letters and digits. For login passwords. */
export const checkPassword: Check = (value) => checkLength(value, 6, 20) ?? lettersAndDigits(value);

/** Variant 2 of spec §5: 6–20 characters. */
export const checkLoosePassword: Check = (value) => checkLength(value, 6, 20);

/** Variant 3 of spec §5: 8–16 characters with letters and digits. For pay passwords. */
export const checkStrictPassword: Check = (value) => checkLength(value, 8, 16) ?? lettersAndDigits(value);

export const checkSmsCode: Check = (value) => {
  if (!value) return text('请输入短信验证码', 'Please enter the SMS code');
  return /^\d{6}$/.test(value) ? undefined : text('请输入 6 位短信验证码', 'The SMS code has 6 digits');
};

/** Spec §5: 4–6 digits; the mall itself sends six. */
export const checkEmailCode: Check = (value) => {
  if (!value) return text('请输入邮箱验证码', 'Please enter the e-mail code');
  return /^\d{4,6}$/.test(value)
    ? undefined
    : text('请输入 4-6 位邮箱验证码', 'The e-mail code has 4-6 digits');
};

/** Spec §5: 6–20 characters of Chinese, letters, digits, hyphen or underscore; not all digits. */
export const checkMemberName: Check = (value) => {
  if (!value) return text('请输入会员名', 'Please enter a member name');
  return /^[\u4e00-\u9fffA-Za-z0-9_-]{6,20}$/.test(value) && !/^\d+$/.test(value)
    ? undefined
    : text(
        '会员名为 6-20 位中文、字母、数字、- 或 _，不能全为数字',
        'Member name: 6-20 letters, Chinese, digits, - or _; not all digits',
      );
};

/**
 * Spec §5: the account name of an employee, 4–16 letters, digits or underscores.
 * chosen: never one that reads like a mobile, since the login form takes both in one field.
 */
export const checkAccountName: Check = (value) => {
  if (!value) return text('请输入账号名', 'Please enter an account name');
  return /^\w{4,16}$/.test(value) && !MOBILE.test(value)
    ? undefined
    : text(
        '账号名为 4-16 位字母、数字或下划线，不能是手机号',
        'Account name: 4-16 letters, digits or underscores; not a phone number',
      );
};

/**
 * What may stand in the login form's first field: a member name or a mobile (spec §5), or an employee's account name, which
 * may be as short as 4 characters while a member name has 6 at least.
 */
export const checkAccount: Check = (value) => {
  if (!value) return text('请输入账号/手机号', 'Please enter account/phone');
  return MOBILE.test(value) || checkMemberName(value) === undefined || checkAccountName(value) === undefined
    ? undefined
    : text('请输入正确的账号/手机号', 'Please enter correct account/phone');
};

/** Without the signs that mail programs read as several addresses or as a name before one. */
const EMAIL = /^[^\s\p{Cc}@<>,;]+@[^\s\p{Cc}@<>,;]+\.[^\s\p{Cc}@<>,;.]{2,}$/u;

export const checkEmail: Check = (value) => {
  if (!value) return text('请输入邮箱', 'Please input your email');
  return value.length <= 100 && EMAIL.test(value)
    ? undefined
    : text('请输入有效的邮箱', 'Please enter your valid email');
};

const ID_18 = /^[1-9]\d{5}(18|19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{3}[\dX]$/;
const ID_15 = /^[1-9]\d{7}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{3}$/;
const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Spec §5: a national ID number of 18 characters (GB 11643: the last one computed from the others) or 15 digits. */
export const checkIdNumber: Check = (value) => {
  if (!value) return text('请输入身份证号', 'please enter ID number');
  const wrong = text('请输入正确的身份证号', 'please enter a correct ID number');
  const written = value.toUpperCase();
  if (ID_15.test(written)) return undefined;
  if (!ID_18.test(written)) return wrong;
  const total = ID_WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(written[place]), 0);
  return '10X98765432'[total % 11] === written[17] ? undefined : wrong;
};

const USCC_LETTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** A unified social credit code (GB 32100): 18 characters, the last one computed from the others. */
export const checkCreditCode: Check = (value) => {
  const wrong = text('请输入正确的 18 位纳税人识别号', 'Please enter a correct 18-character tax number');
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(value)) return wrong;
  let weight = 1;
  let total = 0;
  for (const letter of value.slice(0, 17)) {
    total += USCC_LETTERS.indexOf(letter) * weight;
    weight = (weight * 3) % 31;
  }
  return USCC_LETTERS[(31 - (total % 31)) % 31] === value[17] ? undefined : wrong;
};
