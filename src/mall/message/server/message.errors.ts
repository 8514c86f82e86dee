// How the message room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';

export const messageErrors = errors('message', {
  tooSoon: ({ seconds }: { seconds: number }) => ({
    zh: `验证码已发送，请 ${seconds} 秒后再试`,
    en: `A code has been sent, please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
    state: State.tooMany,
  }),
  tooManyToMobile: {
    zh: '该手机号今日获取验证码次数过多，请明天再试',
    en: 'Too many codes were sent to this phone number today, please try again tomorrow',
    state: State.tooMany,
  },
  tooManyToEmail: {
    zh: '该邮箱今日获取验证码次数过多，请明天再试',
    en: 'Too many codes were sent to this e-mail address today, please try again tomorrow',
    state: State.tooMany,
  },
  tooManyFromAddress: {
    zh: '您的网络获取验证码过于频繁，请一小时后再试',
    en: 'Too many codes were asked for from your network, please try again in an hour',
    state: State.tooMany,
  },
  noSender: {
    zh: '短信服务尚未开通，暂时无法发送验证码，请使用账号密码登录或联系客服',
    en: 'SMS is not set up yet, so no code can be sent. Please log in with your password or contact us',
  },
  noEmailSender: {
    zh: '邮件服务尚未开通，暂时无法发送验证码，请使用手机号或联系客服',
    en: 'E-mail is not set up yet, so no code can be sent. Please use your phone number or contact us',
  },
  smsNotSent: {
    zh: '短信发送失败，请稍后重试',
    en: 'The SMS could not be sent, please try again later',
  },
  emailNotSent: {
    zh: '邮件发送失败，请稍后重试',
    en: 'The e-mail could not be sent, please try again later',
  },
  wrongCode: { zh: '短信验证码错误', en: 'The SMS code is wrong' },
  codeOver: {
    zh: '短信验证码已失效，请重新获取',
    en: 'The SMS code is no longer valid, please get a new one',
  },
  wrongEmailCode: { zh: '邮箱验证码错误', en: 'The e-mail code is wrong' },
  emailCodeOver: {
    zh: '邮箱验证码已失效，请重新获取',
    en: 'The e-mail code is no longer valid, please get a new one',
  },
  noMobile: { zh: '您的账号尚未绑定手机号', en: 'Your account has no phone number yet' },
  noEmail: { zh: '您的账号尚未验证邮箱', en: 'Your account has no verified e-mail address yet' },
  locked: {
    zh: '账户安全、支付、合同等重要站内消息不能关闭',
    en: 'Site messages on security, payments and contracts cannot be switched off',
  },
});
