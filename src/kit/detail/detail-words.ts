// What a detail page says by itself: remarks, papers, steps.
import { words } from '#kit/words/words.ts';

export const detailWords = words({
  platform: { zh: '平台', en: 'Platform' },
  sendBackHint: { zh: '驳回前请在有问题的内容旁标记原因', en: 'To send it back, mark what is wrong' },
  moreActions: { zh: '更多操作', en: 'More' },
  openPaper: {
    zh: (name: string) => `在新窗口查看 ${name}`,
    en: (name: string) => `Open ${name} in a new window`,
  },
  noPaper: { zh: '未上传', en: 'Not handed in' },
  remark: { zh: '驳回原因', en: 'What is wrong' },
  remarkOn: { zh: (label: string) => `${label}：驳回原因`, en: (label: string) => `${label}: what is wrong` },
  remarkAdd: { zh: '标记问题', en: 'Mark' },
  remarkWhole: { zh: '整体意见', en: 'About the whole' },
});
