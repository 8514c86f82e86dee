// What the login and registration forms say.
import { words } from '#kit/words/words.ts';

export const loginWords = words({
  welcome: { zh: '欢迎登录', en: 'Welcome back' },
  howToLogIn: { zh: '登录方式', en: 'How to log in' },
  byPassword: { zh: '账号登录', en: 'Password' },
  bySms: { zh: '短信登录', en: 'SMS code' },
  account: { zh: '账号/手机号', en: 'Account / phone' },
  accountPlace: { zh: '会员名或手机号', en: 'Member name or phone number' },
  password: { zh: '密码', en: 'Password' },
  passwordPlace: { zh: '请输入登录密码', en: 'Your login password' },
  phone: { zh: '手机号', en: 'Phone number' },
  phonePlace: { zh: '11 位手机号', en: '11-digit mobile number' },
  smsCode: { zh: '短信验证码', en: 'SMS code' },
  codePlace: { zh: '6 位数字', en: '6 digits' },
  codeSent: { zh: '验证码已发送，10 分钟内有效', en: 'The code was sent and is valid for 10 minutes' },
  outbox: {
    zh: '演示环境不真实发送，到发件箱查看验证码',
    en: 'Nothing is really sent in this demo: read the code in the outbox',
  },
  orBySms: { zh: '看不清图片？可改用短信登录', en: 'Cannot read it? Log in with an SMS code instead' },
  forgot: { zh: '忘记密码？', en: 'Forgot password?' },
  noAccount: { zh: '还没有账号？', en: 'No account yet?' },
  otherWays: { zh: '其他登录方式', en: 'Other ways to log in' },
  qr: { zh: '扫码登录', en: 'QR code' },
  weChat: { zh: '微信登录', en: 'WeChat' },
  loginFirst: { zh: '请先登录，登录后继续您的操作', en: 'Please login. You can go on right afterwards' },
  demo: { zh: '演示账号', en: 'Demo accounts' },

  registerTitle: { zh: '注册元采账号', en: 'Create your Yuancai account' },
  registerAction: { zh: '注册并登录', en: 'Register and log in' },
  haveAccount: { zh: '已有账号？', en: 'Have an account?' },
  memberNameHint: {
    zh: '6-20 位中文、字母、数字、- 或 _，不能全为数字',
    en: '6-20 letters, Chinese, digits, - or _; not all digits',
  },
  newPasswordHint: { zh: '6-20 位，须包含字母和数字', en: '6-20 characters with letters and digits' },
  and: { zh: '和', en: 'and the' },
  agreement: { zh: '《用户注册协议》', en: 'registration agreement' },
  privacy: { zh: '《隐私政策》', en: 'privacy policy' },
  mustAgree: { zh: '请先阅读并同意协议', en: 'Please read and accept the agreements first' },
  failed: { zh: '登录失败，请稍后再试', en: 'Login failed, please try again later' },
});
