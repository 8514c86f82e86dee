// What stands around a message when it leaves as SMS or e-mail.
import { words } from '#kit/words/words.ts';

export const noticeWords = words({
  sms: {
    zh: (title: string) => `【元采】${title}。详情请登录元采查看。`,
    en: (title: string) => `[Yuancai] ${title}. Log in to Yuancai for details.`,
  },
  subject: {
    zh: (title: string) => `【元采】${title}`,
    en: (title: string) => `[Yuancai] ${title}`,
  },
  signed: {
    zh: (url: string) => `元采 ${url}\n在“消息设置”中可以选择接收哪些消息：${url}/msg/setting`,
    en: (url: string) => `Yuancai ${url}\nChoose which messages you get: ${url}/msg/setting`,
  },
});
