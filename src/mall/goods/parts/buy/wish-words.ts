// The words of a wish that is larger than one store's stock.
import { firstPageWords } from '#kit/words/first-words.ts';

export const wishWords = firstPageWords({
  title: { zh: '数量超过本店现货', en: 'More than this store has' },
  hereOnly: {
    zh: (wanted: string, here: string) => `您需要 ${wanted} 件，本店现可购 ${here} 件。`,
    en: (wanted: string, here: string) => `You want ${wanted}; this store can sell ${here} now.`,
  },
  nothingHere: {
    zh: (wanted: string) => `您需要 ${wanted} 件，本店暂无足够现货。`,
    en: (wanted: string) => `You want ${wanted}; this store does not have enough in stock.`,
  },
  fromOne: {
    zh: (store: string, amount: string) => `在${store}购买，${amount}`,
    en: (store: string, amount: string) => `Buy from ${store}, ${amount}`,
  },
  fromStores: {
    zh: (n: number, amount: string) => `分 ${n} 家购买，${amount}`,
    en: (n: number, amount: string) => `${n} ${n === 1 ? 'store' : 'stores'}, ${amount}`,
  },
  pieces: { zh: (n: string) => `${n} 件`, en: (n: string) => `${n} pcs` },
  restShort: {
    zh: (n: string) => `所有店铺现货合计还缺 ${n} 件。`,
    en: (n: string) => `All stores together are ${n} short.`,
  },
  askRest: {
    zh: (n: string) => `就其余 ${n} 件询价与货期`,
    en: (n: string) => `Ask price and lead time for the other ${n}`,
  },
  askAll: {
    zh: (n: string) => `就 ${n} 件询价与货期`,
    en: (n: string) => `Ask price and lead time for ${n}`,
  },
  tellMe: { zh: '到货提醒我', en: 'Tell me when it is there' },
});
