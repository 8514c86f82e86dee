// How the member room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';

const tries = (left: number) => (left === 1 ? '1 more try' : `${left} more tries`);
const wait = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

export const memberErrors = errors('member', {
  nameTaken: ({ memberName }: { name: 'memberName'; memberName: string }) => ({
    zh: `会员名“${memberName}”已被使用，请换一个`,
    en: `The member name “${memberName}” is taken, please choose another`,
  }),
  mobileTaken: (_: { name: 'phone' }) => ({
    zh: '该手机号已注册，请直接登录',
    en: 'This phone number is registered already, please log in',
  }),
  mobileInUse: (_: { name: 'mobile' }) => ({
    zh: '该手机号已绑定其他账号，请换一个',
    en: 'This phone number belongs to another account, please use another',
  }),
  emailInUse: (_: { name: 'email' }) => ({
    zh: '该邮箱已绑定其他账号，请换一个',
    en: 'This e-mail address belongs to another account, please use another',
  }),
  samePassword: (_: { name: 'password' }) => ({
    zh: '新密码不能与原密码相同',
    en: 'The new password must differ from the old one',
  }),
  samePayPassword: (_: { name: 'payPwd' }) => ({
    zh: '新支付密码不能与原支付密码相同',
    en: 'The new pay password must differ from the old one',
  }),
  payLikeLogin: (_: { name: 'payPwd' }) => ({
    zh: '支付密码不能与登录密码相同',
    en: 'The pay password must differ from the login password',
  }),
  payPasswordIsSet: {
    zh: '您已设置支付密码，修改请到“账户安全”',
    en: 'You have a pay password already; change it under “Security”',
  },
  busy: {
    zh: '当前登录人数较多，请稍后再试',
    en: 'Many people are logging in right now, please try again in a moment',
    state: State.tooMany,
  },
  wrongPassword: ({ left }: { left: number }) => ({
    zh: left > 0 ? `登录密码错误，还可以再试 ${left} 次` : '登录密码错误',
    en: left > 0 ? `Wrong login password, ${tries(left)}` : 'Wrong login password',
  }),
  wrongPayPassword: ({ left }: { left: number }) => ({
    zh: left > 0 ? `支付密码错误，还可以再试 ${left} 次` : '支付密码错误',
    en: left > 0 ? `Wrong pay password, ${tries(left)}` : 'Wrong pay password',
  }),
  noPayPassword: {
    zh: '您还没有设置支付密码，请先设置',
    en: 'You have no pay password yet, please set one first',
  },
  tooManyTries: ({ minutes }: { minutes: number }) => ({
    zh: `密码错误次数过多，请 ${minutes} 分钟后再试`,
    en: `Too many wrong passwords, please try again in ${wait(minutes)}`,
  }),
  wrongLogin: ({ left }: { left: number; needsCaptcha: boolean }) => ({
    zh: left > 0 ? `账号或密码错误，还可以再试 ${left} 次` : '账号或密码错误',
    en: left > 0 ? `Wrong account or password, ${tries(left)}` : 'Wrong account or password',
  }),
  accountPaused: ({ minutes }: { minutes: number }) => ({
    zh: `密码错误次数过多，请 ${minutes} 分钟后再试，或使用短信验证码登录`,
    en: `Too many wrong passwords. Please try again in ${wait(minutes)}, or log in with an SMS code`,
    state: State.tooMany,
  }),
  addressPaused: ({ minutes }: { minutes: number }) => ({
    zh: `您的网络登录失败次数过多，请 ${minutes} 分钟后再试，或使用短信验证码登录`,
    en: `Too many failed logins from your network. Please try again in ${wait(minutes)}, or log in with an SMS code`,
    state: State.tooMany,
  }),
});
