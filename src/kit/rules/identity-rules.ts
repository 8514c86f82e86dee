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

/** What may stand in the login form's first field: a member name or a mobile (spec §5). */
export const checkAccount: Check = (value) => {
  if (!value) return text('请输入账号/手机号', 'Please enter account/phone');
  return MOBILE.test(value) || checkMemberName(value) === undefined
    ? undefined
    : text('请输入正确的账号/手机号', 'Please enter correct account/phone');
};

export const checkEmail: Check = (value) => {
  if (!value) return text('请输入邮箱', 'Please input your email');
  return value.length <= 100 && /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value)
    ? undefined
    : text('请输入有效的邮箱', 'Please enter your valid email');
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
