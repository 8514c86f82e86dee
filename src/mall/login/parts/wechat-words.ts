// What the mall says about logging in with WeChat.
import { words } from '#kit/words/words.ts';

export const weChatWords = words({
  weChat: { zh: '微信', en: 'WeChat' },
  finishing: { zh: '正在处理微信授权…', en: 'Finishing with WeChat …' },
  lost: {
    zh: '微信登录已超时或不是在本浏览器发起，请重新登录',
    en: 'The WeChat login took too long or was not begun in this browser, please log in again',
  },
  failed: { zh: '微信登录失败，请稍后再试', en: 'The WeChat login failed, please try again later' },
  refused: { zh: '您已取消微信授权', en: 'You did not let WeChat log you in' },
  bound: { zh: '已绑定微信', en: 'WeChat is connected' },

  bindTitle: { zh: '绑定手机号', en: 'Bind your phone number' },
  hello: {
    zh: (name: string) => `微信用户“${name}”，首次登录请绑定手机号`,
    en: (name: string) => `WeChat user “${name}”: please bind a phone number for your first login`,
  },
  helloUnnamed: {
    zh: '首次使用微信登录，请绑定手机号',
    en: 'Please bind a phone number for your first login with WeChat',
  },
  bindAndLogIn: { zh: '绑定并登录', en: 'Bind and log in' },
  registerAndLogIn: { zh: '注册并登录', en: 'Register and log in' },
  newHere: {
    zh: '该手机号尚未注册，确认会员名即可完成注册',
    en: 'This phone number is new here: confirm a member name to register',
  },
  over: { zh: '绑定已超时，请重新用微信登录', en: 'This took too long, please log in with WeChat again' },
  toLogin: { zh: '返回登录', en: 'Back to login' },

  rowText: {
    zh: '绑定后可用微信扫码登录',
    en: 'Connect it to log in by scanning with WeChat',
  },
  rowBound: {
    zh: (name: string, day: string) => `${name ? `${name}，` : ''}${day} 绑定`,
    en: (name: string, day: string) => `${name ? `${name}, ` : ''}connected on ${day}`,
  },
  notBound: { zh: '未绑定', en: 'Not connected' },
  bind: { zh: '绑定', en: 'Connect' },
  unbind: { zh: '解绑', en: 'Disconnect' },
  unbindTitle: { zh: '解绑微信', en: 'Disconnect WeChat' },
  unbindText: {
    zh: '解绑后不能再用该微信登录，其他登录方式不受影响。',
    en: 'This WeChat will not log you in any more; other ways to log in stay.',
  },
  bindDialog: { zh: '绑定微信', en: 'Connect WeChat' },
  bindText: {
    zh: '验证本人身份后，在新窗口中用微信扫码授权。',
    en: 'Verify your identity, then authorise with WeChat in a new window.',
  },
  leaveText: {
    zh: '微信授权页将在新窗口打开，用微信扫码并同意后即完成绑定。',
    en: 'The WeChat page opens in a new window. Scan and agree there, and it is connected.',
  },
  toWeChat: { zh: '前往微信授权', en: 'Go to WeChat' },
  unbound: { zh: '已解绑微信', en: 'WeChat is disconnected' },
});
