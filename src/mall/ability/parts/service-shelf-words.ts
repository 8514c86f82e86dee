// What stands about services beside other goods, on a visitor's first pages too.
import { firstPageWords } from '#kit/words/first-words.ts';

export const serviceShelfWords = firstPageWords({
  kindPackage: { zh: '套餐', en: 'Package' },
  workingDays: {
    zh: (n: number) => `${n} 个工作日`,
    en: (n: number) => `${n} working ${n === 1 ? 'day' : 'days'}`,
  },
  inSearch: {
    zh: (keyword: string) => `与“${keyword}”有关的检测服务`,
    en: (keyword: string) => `Testing services for “${keyword}”`,
  },
  allServices: { zh: (n: number) => `全部 ${n} 项`, en: (n: number) => `All ${n}` },
  ofStore: { zh: '检测服务与套餐', en: 'Testing services and packages' },
});
