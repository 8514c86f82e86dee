// How the owner of an account is told what has happened to it.
import { words } from '#kit/words/words.ts';

export const accountWords = words({
  title: {
    zh: (what: string) => `账户安全提醒：${what}`,
    en: (what: string) => `Account security: ${what}`,
  },
  changedTo: {
    zh: (what: string, now: string) => `${what}为 ${now}`,
    en: (what: string, now: string) => `${what} to ${now}`,
  },
  happened: {
    zh: (name: string, moment: string, what: string) =>
      `您的账号 ${name} 于 ${moment}（北京时间）：${what}。`,
    en: (name: string, moment: string, what: string) =>
      `Your account ${name}, ${moment} Beijing time: ${what}.`,
  },
  place: {
    zh: (place: string, ip: string) => `地点：${place}（IP ${ip}）`,
    en: (place: string, ip: string) => `Place: ${place} (IP ${ip})`,
  },
  device: { zh: (device: string) => `设备：${device}`, en: (device: string) => `Device: ${device}` },
  reason: { zh: (reason: string) => `原因：${reason}`, en: (reason: string) => `Reason: ${reason}` },
  notYou: {
    zh: '如果不是您本人操作，请立即在“账户安全”中修改登录密码并退出所有设备，或联系客服。',
    en: 'If this was not you, change your login password under “Security” at once and log out everywhere, or contact us.',
  },
  askThem: {
    zh: '如有疑问，请联系您的企业管理员或客服。',
    en: 'If you have questions, ask the administrator of your enterprise or contact us.',
  },
});
