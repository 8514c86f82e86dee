// What the pages of the second factor say.
import { words } from '#kit/words/words.ts';

export const factorWords = words({
  title: { zh: '两步验证', en: 'Second factor' },
  rowText: {
    zh: '登录时除密码等方式外，再输入验证器中的动态码',
    en: 'Every login also asks for a code of your authenticator',
  },
  isOnSince: { zh: (day: string) => `开启于 ${day}`, en: (day: string) => `On since ${day}` },
  isOff: { zh: '未开启', en: 'Off' },
  manage: { zh: '管理', en: 'Manage' },
  duty: {
    zh: '您是平台运营人员，须先设置两步验证，才能进入管理后台。',
    en: 'You work for the platform: its console opens once you have set up a second factor.',
  },
  why: {
    zh: '即使密码或短信验证码被他人获得，没有您的验证器也无法登录。',
    en: 'Whoever learns your password or reads your SMS still cannot log in without your authenticator.',
  },
  stepProve: { zh: '验证身份', en: 'Verify' },
  stepScan: { zh: '绑定验证器', en: 'Authenticator' },
  stepCodes: { zh: '保存恢复码', en: 'Recovery codes' },
  scan: {
    zh: '用手机上的验证器应用（如 Microsoft Authenticator、Google Authenticator、腾讯身份验证器）扫描：',
    en: 'Scan this with an authenticator app on your phone (Microsoft Authenticator, Google Authenticator, 1Password …):',
  },
  picture: { zh: '两步验证二维码', en: 'QR code for the authenticator' },
  orType: { zh: '无法扫码时，手动输入密钥', en: 'Or type this key in' },
  onceOnly: { zh: '密钥只在此处显示一次', en: 'The key is shown only here, only once' },
  code: { zh: '动态验证码', en: 'Authenticator code' },
  codePlace: { zh: '验证器显示的 6 位数字', en: 'The 6 digits that it shows' },
  anyCodePlace: { zh: '6 位动态码，或一个恢复码', en: '6 digits, or a recovery code' },
  turnOn: { zh: '开启两步验证', en: 'Switch it on' },
  othersLeave: {
    zh: '开启后，其他设备上的登录会立即退出。',
    en: 'All other devices are logged out when it is switched on.',
  },
  isOn: { zh: '两步验证已开启', en: 'The second factor is on' },
  codesTitle: { zh: '恢复码', en: 'Recovery codes' },
  codesText: {
    zh: '手机丢失时，每个恢复码可代替动态码使用一次。请打印或存放在安全的地方，离开此页后不再显示。',
    en: 'Without your phone, each of them stands for a code once. Print them or keep them in a safe place: they are not shown again.',
  },
  copyAll: { zh: '复制全部', en: 'Copy all' },
  copied: { zh: '已复制', en: 'Copied' },
  saved: { zh: '我已保存，继续', en: 'I have kept them, go on' },
  codesLeft: {
    zh: (n: number) => `还有 ${n} 个恢复码未使用`,
    en: (n: number) => (n === 1 ? '1 recovery code is left' : `${n} recovery codes are left`),
  },
  fewLeft: { zh: '建议重新生成', en: 'better make new ones' },
  renew: { zh: '重新生成恢复码', en: 'New recovery codes' },
  renewText: {
    zh: '原有的恢复码全部作废。',
    en: 'Those that you have are void then.',
  },
  turnOff: { zh: '关闭两步验证', en: 'Switch it off' },
  turnOffText: {
    zh: '关闭后，登录时不再要求动态码。平台运营人员关闭后须重新设置才能进入管理后台。',
    en: 'Logins ask for no code any more. Operators of the platform must set up another one before the console opens again.',
  },
  turnedOff: { zh: '两步验证已关闭', en: 'The second factor is off' },

  loginTitle: { zh: '两步验证', en: 'One more step' },
  loginText: {
    zh: '请输入验证器应用中的动态验证码。',
    en: 'Enter the code that your authenticator app shows.',
  },
  loginLost: {
    zh: '手机不在身边？可输入一个恢复码。恢复码也丢失时，请联系平台管理员。',
    en: 'No phone at hand? Enter a recovery code. If those are lost too, ask whoever runs the mall.',
  },
  loginOver: { zh: '验证已超时，请重新登录', en: 'This took too long, please log in again' },
  logInAnew: { zh: '重新登录', en: 'Log in again' },
});
