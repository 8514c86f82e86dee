// What both screens of a QR login say: the form that shows the code, and the phone that approves.
import { words } from '#kit/words/words.ts';

export const qrWords = words({
  title: { zh: '扫码登录', en: 'Log in by QR code' },
  back: { zh: '返回账号登录', en: 'Back to password' },
  how: {
    zh: '用已登录元采的手机扫一扫，在手机上确认登录',
    en: 'Scan with a phone on which you are logged in to Yuancai, and confirm there',
  },
  lives: { zh: '二维码 5 分钟内有效', en: 'The code is valid for 5 minutes' },
  picture: { zh: '登录二维码', en: 'QR code to log in' },
  making: { zh: '正在生成二维码', en: 'Making a QR code' },
  expired: { zh: '二维码已过期', en: 'The QR code has expired' },
  refused: { zh: '您已在手机上取消登录', en: 'The login was refused on the phone' },
  failed: { zh: '二维码加载失败', en: 'The QR code could not be loaded' },
  renew: { zh: '刷新二维码', en: 'New QR code' },
  scanned: { zh: '已扫码，请在手机上确认', en: 'Scanned. Please confirm on the phone' },
  checkCode: { zh: '核对码', en: 'Check code' },
  compare: {
    zh: '请确认手机上显示相同的核对码',
    en: 'The phone must show the same check code',
  },
  success: { zh: '登录成功', en: 'Logged in' },
  demo: {
    zh: '演示环境没有手机时，在另一个浏览器中打开扫码页面',
    en: 'No phone in this demo? Open what the code says in another browser',
  },

  approveTitle: { zh: '确认登录', en: 'Approve this login?' },
  reading: { zh: '正在读取二维码', en: 'Reading the QR code' },
  asks: { zh: '以下设备请求登录您的账号', en: 'This device asks to log in to your account' },
  account: { zh: '登录账号', en: 'Account' },
  sameCode: {
    zh: '请与登录页面上的核对码比对，一致才能确认',
    en: 'Approve only if the login page shows the same code',
  },
  warning: {
    zh: '仅当您本人正在该设备上登录时才确认。任何人（包括客服）都不会让您代为扫码。',
    en: 'Approve only if you are logging in on that device yourself. Nobody, not even our service, will ever ask you to scan for them.',
  },
  approve: { zh: '确认登录', en: 'Approve' },
  refuse: { zh: '取消登录', en: 'Refuse' },
  approved: { zh: '已确认登录', en: 'Approved' },
  approvedText: { zh: '请回到登录页面继续操作', en: 'Please go on at the login page' },
  refusedTitle: { zh: '已取消登录', en: 'Refused' },
  refusedText: {
    zh: '该设备没有登录您的账号。如果不是您本人操作，建议修改登录密码。',
    en: 'That device was not logged in. If it was not you, we suggest a new password.',
  },
  newPassword: { zh: '修改登录密码', en: 'Change the password' },
  cannot: { zh: '无法确认登录', en: 'This login cannot be approved' },
  wrongAddress: {
    zh: '二维码内容不完整，请在登录页刷新后重新扫码',
    en: 'This QR code is incomplete. Please refresh it on the login page and scan again',
  },
  broken: { zh: '操作失败，请稍后再试', en: 'This did not work, please try again later' },
});
