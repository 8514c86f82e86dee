// What may be typed as a second factor: the six digits of an authenticator, or one of the recovery codes.
import type { Text } from '#kit/words/text.ts';

/** Without 0 O 1 I, which are hard to tell apart on paper. */
export const RECOVERY_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** chosen: 60 bits, in three groups of four. */
export const RECOVERY_LENGTH = 12;

const DIGITS = /^\d{6}$/;
const RECOVERY = new RegExp(`^[${RECOVERY_SIGNS}]{${RECOVERY_LENGTH}}$`);

/** As it is compared: capitals, without the blanks and dashes that people type between groups. */
export const plainFactorCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Whether it is an authenticator's code; anything else may be a recovery code. */
export const isAuthenticatorCode = (typed: string): boolean => DIGITS.test(plainFactorCode(typed));

/** `K7PM3XQ9WTRA` as people read it: `K7PM-3XQ9-WTRA`. */
export const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** The sentence that refuses, or undefined. */
export function checkFactorCode(typed: string): Text | undefined {
  const code = plainFactorCode(typed);
  if (!code) return { zh: '请输入验证码', en: 'Please enter the code' };
  if (DIGITS.test(code) || RECOVERY.test(code)) return undefined;
  return {
    zh: '请输入 6 位动态验证码，或一个恢复码',
    en: 'Enter the 6 digits of your authenticator, or a recovery code',
  };
}
