// How the login room says no.
import { errors } from '#kit/http/refusal.ts';

export const loginErrors = errors({
  notRegistered: {
    zh: '该手机号尚未注册，请先注册',
    en: 'This phone number is not registered yet, please register first',
  },
  loginOver: { zh: '登录已失效，请重新登录', en: 'Your login has ended, please log in again' },
  tokenReused: {
    zh: '为保护您的账号安全，本次登录已结束，请重新登录',
    en: 'To protect your account this login was ended, please log in again',
  },
});
