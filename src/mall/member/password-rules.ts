// Which passwords may be chosen: the specification's rules, and nothing that everybody tries first (OWASP ASVS 2.1.7).
import { type Check, checkPassword, checkStrictPassword } from '#kit/rules/identity-rules.ts';
import type { Text } from '#kit/words/text.ts';
import { COMMON_NUMBERS, COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords.ts';

const TOO_COMMON: Text = {
  zh: '密码过于常见，请换一个',
  en: 'This password is too common, please choose another',
};

/** A new login password (spec §5, variant 1). Old ones are asked for by the shape alone. */
export const checkNewPassword: Check = (value) =>
  checkPassword(value) ?? (isCommon(value) ? TOO_COMMON : undefined);

/** A new pay password (spec §5, variant 3). */
export const checkNewPayPassword: Check = (value) =>
  checkStrictPassword(value) ?? (isCommon(value) ? TOO_COMMON : undefined);

/**
 * Whether guessers try it first, whatever its capitals: on the list, a common word beside a common number in either order,
 * one sign over and over, or a row of the keyboard. // chosen: the combinations cover the usual lists of thousands
 */
function isCommon(password: string): boolean {
  const typed = password.toLowerCase().replace(/[!@#$.*?_-]+$/, '');
  if (COMMON_PASSWORDS.has(typed) || new Set(typed).size <= 2) return true;
  const [, wordFirst, numberLast] = /^([a-z]+)(\d+)$/.exec(typed) ?? [];
  const [, numberFirst, wordLast] = /^(\d+)([a-z]+)$/.exec(typed) ?? [];
  const word = wordFirst ?? wordLast;
  const number = numberLast ?? numberFirst;
  if (!word || !number) return false;
  const isCommonWord = COMMON_WORDS.has(word) || new Set(word).size === 1;
  return isCommonWord && (COMMON_NUMBERS.has(number) || new Set(number).size === 1);
}

/** A password that repeats what everybody can see of its owner is none. Names are compared whatever their case. */
export function checkNotOwnName(
  password: string,
  owner: { memberName?: string | null; mobile?: string | null },
): Text | undefined {
  const typed = password.toLowerCase();
  const known = [owner.memberName, owner.mobile].filter((one) => !!one).map((one) => one!.toLowerCase());
  return known.includes(typed)
    ? {
        zh: '密码不能与会员名或手机号相同',
        en: 'The password must differ from your member name and phone number',
      }
    : undefined;
}
