// How WeChat login says no.
import { errors } from '#kit/http/refusal.ts';

export const weChatErrors = errors('weChat', {
  notOffered: {
    zh: '微信登录暂未开通，请使用其他方式登录',
    en: 'WeChat login is not available, please log in another way',
  },
  codeOver: {
    zh: '微信授权已失效，请重新扫码',
    en: 'The WeChat authorisation has expired, please scan again',
  },
  notReachable: {
    zh: '暂时无法连接微信，请稍后再试，或使用其他方式登录',
    en: 'WeChat cannot be reached right now. Please try again later, or log in another way',
  },
  ticketOver: {
    zh: '绑定已超时，请重新用微信登录',
    en: 'The binding took too long, please log in with WeChat again',
  },
  needsName: (_: { needsName: true; memberName: string }) => ({
    zh: '该手机号尚未注册，请确认会员名并同意协议后完成注册',
    en: 'This phone number is not registered yet. Confirm a member name and accept the agreements to register',
  }),
  memberHasWeChat: {
    zh: '该账号已绑定其他微信，请先在账号安全中解绑',
    en: 'This account is connected to another WeChat. Please disconnect that in account security first',
  },
  weChatHasMember: {
    zh: '该微信已绑定其他账号',
    en: 'This WeChat is connected to another account',
  },
  notBound: { zh: '该账号没有绑定微信', en: 'This account is not connected to WeChat' },
  noOtherWay: {
    zh: '解绑后将无法登录，请先设置登录密码或绑定手机号',
    en: 'Without WeChat you could not log in any more. Please set a password or bind a phone number first',
  },
});
