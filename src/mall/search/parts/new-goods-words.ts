// The words of the new-product centre.
import { words } from '#kit/words/words.ts';

export const newGoodsWords = words({
  title: { zh: '新品中心', en: 'New parts' },
  text: {
    zh: (days: number) => `制造商最近 ${days} 天内发布、已可购买的型号`,
    en: (days: number) => `Released by their makers within ${days} days and on sale here`,
  },
  categories: { zh: '分类', en: 'Categories' },
  released: { zh: (day: string) => `${day} 发布`, en: (day: string) => `Released ${day}` },
  sample: { zh: '可申请样片', en: 'Samples' },
  none: { zh: '这里暂时没有新品', en: 'Nothing has been released here lately' },
  noneText: {
    zh: (days: number) => `最近 ${days} 天没有新发布的型号，可看看最新上架的商品。`,
    en: (days: number) => `No releases within ${days} days. See what stores have listed last.`,
  },
  latest: { zh: '最新上架', en: 'Latest listings' },
});
