// How the captcha room says no; the data tells the form to show a picture.
import { errors } from '#kit/http/refusal.ts';

interface NeedsCaptcha {
  needsCaptcha: true;
}

export const captchaErrors = errors('captcha', {
  needed: (_: NeedsCaptcha) => ({
    zh: '请输入图形验证码',
    en: 'Please enter the characters of the picture',
  }),
  wrong: (_: NeedsCaptcha) => ({
    zh: '图形验证码错误或已过期，请重新输入',
    en: 'These are not the characters of the picture, or it is too old: please try the new one',
  }),
});
