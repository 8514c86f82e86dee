// The words of saved searches.
import { words } from '#kit/words/words.ts';

export const savedSearchWords = words({
  title: { zh: '我的搜索', en: 'Saved searches' },
  saveThis: { zh: '保存当前搜索', en: 'Save this search' },
  needName: { zh: '请输入名称', en: 'Please enter a name' },
  fresh: { zh: (n: string) => `新增 ${n}`, en: (n: string) => `${n} new` },
  renameTo: { zh: (name: string) => `“${name}”的新名称`, en: (name: string) => `Another name for “${name}”` },
  done: { zh: '确定', en: 'Done' },
  removed: { zh: (name: string) => `已删除“${name}”`, en: (name: string) => `“${name}” deleted` },
  none: { zh: '还没有保存的搜索', en: 'No saved searches yet' },
  noneText: {
    zh: '筛选好后在上方起个名字保存，下次直接打开，并能看到新增的商品。',
    en: 'Narrow a list, give it a name above, and come back to it: what has come since is counted.',
  },
  most: { zh: (n: number) => `最多 ${n} 个`, en: (n: number) => `at most ${n}` },
});
