// What the security centre and its forms say.
import { words } from '#kit/words/words.ts';

export const accountWords = words({
  level: { zh: '安全等级', en: 'Protection' },
  levelLow: { zh: '低', en: 'Low' },
  levelMiddle: { zh: '中', en: 'Medium' },
  levelHigh: { zh: '高', en: 'High' },
  allDone: { zh: '各项保护均已开启', en: 'All protections are on' },
  toDo: {
    zh: (n: number) => `还有 ${n} 项可以加强`,
    en: (n: number) => (n === 1 ? '1 thing can be improved' : `${n} things can be improved`),
  },
  loginPwdText: {
    zh: '建议定期更换，且不与其他网站相同',
    en: 'Change it from time to time, and use it nowhere else',
  },
  noLoginPwdText: { zh: '设置后可用账号和密码登录', en: 'Set one to log in by account and password' },
  changedAt: { zh: (at: string) => `上次修改 ${at}`, en: (at: string) => `Changed ${at}` },
  payPwdText: { zh: '使用余额支付时验证', en: 'Asked for when you pay from the balance' },
  mobile: { zh: '手机号', en: 'Phone number' },
  mobileText: { zh: '用于登录、找回密码和接收安全提醒', en: 'For logging in, lost passwords and warnings' },
  emailText: { zh: '用于找回密码和接收通知', en: 'For lost passwords and notices' },
  notProven: { zh: '未验证', en: 'Not verified' },
  change: { zh: '修改', en: 'Change' },
  changeMobile: { zh: '更换', en: 'Change' },
  set: { zh: '设置', en: 'Set' },
  bind: { zh: '绑定', en: 'Add' },

  devices: { zh: '登录中的设备', en: 'Where you are logged in' },
  thisDevice: { zh: '当前设备', en: 'This device' },
  lastUsed: { zh: (at: string) => `最近使用 ${at}`, en: (at: string) => `Last used ${at}` },
  since: { zh: (at: string) => `登录于 ${at}`, en: (at: string) => `since ${at}` },
  endDevice: { zh: '下线', en: 'Log out' },
  endDeviceTitle: { zh: '下线该设备？', en: 'Log this device out?' },
  endDeviceText: {
    zh: '该设备将立即退出登录，需重新登录后才能使用。',
    en: 'It is logged out at once and must log in again.',
  },
  deviceEnded: { zh: '该设备已下线', en: 'The device was logged out' },
  everywhere: { zh: '退出所有设备', en: 'Log out everywhere' },
  everywhereTitle: { zh: '退出所有设备？', en: 'Log out everywhere?' },
  everywhereText: {
    zh: '包括当前设备在内的所有登录都会结束，需重新登录。',
    en: 'Every login ends, this one too. You must log in again.',
  },

  log: { zh: '安全记录', en: 'Activity' },
  logNote: { zh: '最近 90 天', en: 'Last 90 days' },
  notYou: {
    zh: '如果不是您本人操作，请立即修改登录密码。',
    en: 'If this was not you, change your login password at once.',
  },

  setupTitle: { zh: '设置登录密码', en: 'Set your password' },
  setupText: {
    zh: '为平台运营账户设置登录密码。链接只能使用一次，半小时内有效。',
    en: 'Choose the password of your operator’s account. The link works once, within half an hour.',
  },
  setupDone: { zh: '密码已设置', en: 'Your password is set' },
  setupDoneText: {
    zh: '请登录，随后设置两步验证。',
    en: 'Log in, then set up your second factor.',
  },
  setupOver: {
    zh: '链接无效或已过期。请让系统管理员重新生成：npm run mall -- operator --name <账户> --link',
    en: 'The link is not valid or too old. Whoever runs the mall makes another: npm run mall -- operator --name <account> --link',
  },

  back: { zh: '返回账户安全', en: 'Back to Security' },
  proveTitle: { zh: '验证身份', en: 'Verify your identity' },
  howToProve: { zh: '验证方式', en: 'Verify with' },
  bySms: { zh: (to: string) => `手机验证码 ${to}`, en: (to: string) => `SMS code to ${to}` },
  byEmail: { zh: (to: string) => `邮箱验证码 ${to}`, en: (to: string) => `E-mail code to ${to}` },
  byPayPwd: { zh: '原支付密码', en: 'Old pay password' },
  lostMobile: {
    zh: '手机号已停用？可改用登录密码验证。',
    en: 'Lost the old number? Use your login password.',
  },
  noProof: {
    zh: '您的账号没有可用的验证方式，请联系客服。',
    en: 'There is no way to verify your identity, please contact us.',
  },
  needsProof: { zh: '请输入密码', en: 'Please enter the password' },

  changeLoginPwd: { zh: '修改登录密码', en: 'Change the login password' },
  resetLoginPwd: { zh: '重设登录密码', en: 'Set a new login password' },
  firstLoginPwd: { zh: '设置您自己的密码', en: 'Choose a password of your own' },
  firstLoginText: {
    zh: '您的初始密码由管理员设置，请先设置只有您知道的密码，再继续使用。',
    en: 'Your first password was chosen by an administrator. Choose one that only you know, then go on.',
  },
  oldPwd: { zh: '当前密码', en: 'Current password' },
  forgotOld: { zh: '忘记当前密码？用验证码重设', en: 'Forgot it? Use a code' },
  newPwd: { zh: '新密码', en: 'New password' },
  operatorPwdHint: { zh: '8-16 位，须包含字母和数字', en: '8-16 characters with letters and digits' },
  newPwdHint: { zh: '6-20 位，须包含字母和数字', en: '6-20 characters with letters and digits' },
  again: { zh: '再次输入新密码', en: 'New password again' },
  differs: { zh: '两次输入的密码不一致', en: 'The two passwords differ' },
  othersLeave: {
    zh: '保存后，其他设备上的登录会立即退出。',
    en: 'All other devices are logged out when you save.',
  },
  pwdChanged: { zh: '登录密码已修改，其他设备已退出', en: 'Password changed, other devices are logged out' },

  changePayPwd: { zh: '修改支付密码', en: 'Change the pay password' },
  newPayPwd: { zh: '新支付密码', en: 'New pay password' },
  payPwdHint: {
    zh: '8-16 位，须包含字母和数字，不能与登录密码相同',
    en: '8-16 characters with letters and digits, not your login password',
  },
  forgotPayPwd: { zh: '忘记支付密码时可用验证码', en: 'If you forgot it, use a code' },
  payPwdSaved: { zh: '支付密码已保存', en: 'The pay password was saved' },
  codeAndPassword: {
    zh: '为保护您的资金，还需要登录密码',
    en: 'Your money is behind it, so we also ask for your login password',
  },

  bindMobile: { zh: '绑定手机号', en: 'Add a phone number' },
  replaceMobile: { zh: '更换手机号', en: 'Change the phone number' },
  newMobile: { zh: '新手机号', en: 'New phone number' },
  mobilePlace: { zh: '11 位手机号', en: '11-digit mobile number' },
  mobileSaved: { zh: '手机号已更换', en: 'The phone number was changed' },
  bindEmail: { zh: '绑定邮箱', en: 'Add an e-mail address' },
  replaceEmail: { zh: '更换邮箱', en: 'Change the e-mail address' },
  newEmail: { zh: '新邮箱', en: 'New e-mail address' },
  emailPlace: { zh: 'name@company.com', en: 'name@company.com' },
  emailCode: { zh: '邮箱验证码', en: 'E-mail code' },
  emailSaved: { zh: '邮箱已绑定', en: 'The e-mail address was saved' },
  current: { zh: (value: string) => `当前：${value}`, en: (value: string) => `Now: ${value}` },
  oldIsTold: {
    zh: '更换后，原手机号或邮箱也会收到提醒。',
    en: 'The old one is notified of the change too.',
  },

  forgetTitle: { zh: '找回密码', en: 'Forgotten password' },
  stepAccount: { zh: '确认账号', en: 'Your account' },
  stepCode: { zh: '安全验证', en: 'Verification' },
  stepPassword: { zh: '设置新密码', en: 'New password' },
  account: { zh: '账号/手机号/邮箱', en: 'Account / phone / e-mail' },
  accountPlace: { zh: '会员名、手机号或已验证的邮箱', en: 'Member name, phone number or verified e-mail' },
  orBySms: {
    zh: '看不清图片？可返回登录页改用短信登录',
    en: 'Cannot read it? Go back and log in with an SMS code',
  },
  ifExists: {
    zh: (account: string) => `如果账号“${account}”存在，验证码已发送到它绑定的手机或邮箱。`,
    en: (account: string) => `If the account “${account}” exists, a code was sent to its phone or e-mail.`,
  },
  noCode: {
    zh: '没有收到？请确认账号是否正确，或换一种方式。',
    en: 'No code? Check that the account is right, or try another way.',
  },
  otherAccount: { zh: '换一个账号', en: 'Another account' },
  resetDone: { zh: '密码已重设', en: 'Your password was changed' },
  resetDoneText: {
    zh: '所有设备上的登录均已退出，请用新密码登录。',
    en: 'All devices were logged out. Please log in with the new password.',
  },
  remembered: { zh: '想起密码了？', en: 'Remembered it?' },
});
