// The words of pages whose features are still to come.
import { words } from '#kit/words/words.ts';

export const laterWords = words({
  upgrade: { zh: '此功能升级中~', en: 'This feature upgrade ~' },
  coming: { zh: (what: string) => `即将上线：${what}`, en: (what: string) => `Coming: ${what}` },
  back: { zh: '返回上一页', en: 'Back' },
  memberHome: { zh: '返回会员中心', en: 'Back to member centre' },
});
