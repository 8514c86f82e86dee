// How the login room says no. Nothing here tells a stranger whether an account exists.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';

const tries = (left: number) => (left === 1 ? '1 more try' : `${left} more tries`);
const wait = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

export const loginErrors = errors({
  wrongLogin: ({ left }: { left: number }) => ({
    zh: left > 0 ? `账号或密码错误，还可以再试 ${left} 次` : '账号或密码错误',
    en: left > 0 ? `Wrong account or password, ${tries(left)}` : 'Wrong account or password',
  }),
  accountPaused: ({ minutes }: { minutes: number }) => ({
    zh: `密码错误次数过多，请 ${minutes} 分钟后再试，或使用短信验证码登录`,
    en: `Too many wrong passwords. Please try again in ${wait(minutes)}, or log in with an SMS code`,
    state: State.tooMany,
  }),
  addressPaused: ({ minutes }: { minutes: number }) => ({
    zh: `您的网络登录失败次数过多，请 ${minutes} 分钟后再试`,
    en: `Too many failed logins from your network, please try again in ${wait(minutes)}`,
    state: State.tooMany,
  }),
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
