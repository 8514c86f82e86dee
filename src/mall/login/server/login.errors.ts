// How the login room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';

export const loginErrors = errors('login', {
  notRegistered: {
    zh: '该手机号尚未注册，请先注册',
    en: 'This phone number is not registered yet, please register first',
  },
  agreementChanged: (_: { name: 'agreement'; agreementVersion: string }) => ({
    zh: '用户注册协议已更新，请重新阅读并同意',
    en: 'The registration agreement has a new version, please read and accept it',
  }),
  ticketOver: (_: { isTicketOver: true }) => ({
    zh: '验证已过期，请重新验证身份',
    en: 'This took too long or was done already, please verify your identity again',
  }),
  noSession: { state: State.notFound, zh: '该登录已不存在', en: 'This login does not exist any more' },
  noLoginPassword: {
    zh: '您还没有登录密码，请使用验证码验证',
    en: 'You have no login password yet, please use a code instead',
  },
  noOwnMobile: { zh: '您的账号尚未绑定手机号', en: 'Your account has no phone number yet' },
  noOwnEmail: { zh: '您的账号尚未验证邮箱', en: 'Your account has no verified e-mail address yet' },
  sameMobile: (_: { name: 'mobile' }) => ({
    zh: '新手机号与当前手机号相同',
    en: 'This is your phone number already',
  }),
  sameEmail: (_: { name: 'email' }) => ({
    zh: '新邮箱与当前邮箱相同',
    en: 'This is your e-mail address already',
  }),
  needsPayProof: {
    zh: '请用原支付密码或验证码验证身份',
    en: 'Please verify your identity with the old pay password or a code',
  },
  needsLoginPassword: (_: { name: 'password' }) => ({
    zh: '请输入登录密码',
    en: 'Please enter your login password',
  }),
  passwordIsOwn: {
    zh: '您已设置过自己的密码',
    en: 'You have chosen a password of your own already',
  },
  loginOver: { zh: '登录已失效，请重新登录', en: 'Your login has ended, please log in again' },
  tokenReused: {
    zh: '为保护您的账号安全，本次登录已结束，请重新登录',
    en: 'To protect your account this login was ended, please log in again',
  },
});
