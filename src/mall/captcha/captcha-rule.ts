// The rule for what is typed from a picture (spec §5).
import type { Check } from '#kit/rules/identity-rules.ts';

/** Spec §5: exactly 4 letters or digits; capitals and small letters are the same. */
export const checkCaptchaCode: Check = (value) => {
  if (!value) return { zh: '请输入图形验证码', en: 'Please enter the characters of the picture' };
  return /^[A-Za-z0-9]{4}$/.test(value)
    ? undefined
    : { zh: '图形验证码为 4 位字母或数字', en: 'The picture shows 4 letters or digits' };
};
