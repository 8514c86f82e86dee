// The words of what sending costs, on the goods page.
import { firstPageWords } from '#kit/words/first-words.ts';

export const deliveryWords = firstPageWords({
  to: { zh: (place: string) => `送至 ${place}`, en: (place: string) => `to ${place}` },
  anywhere: { zh: '大部分地区', en: 'to most regions' },
  change: { zh: '选择地区', en: 'Choose the region' },
  fee: { zh: (amount: string) => `运费 ${amount}`, en: (amount: string) => `freight ${amount}` },
  freeNow: { zh: '免运费', en: 'free delivery' },
  missing: {
    zh: (amount: string) => `本店再买 ${amount} 免运费`,
    en: (amount: string) => `${amount} more from this store for free delivery`,
  },
  notDelivered: { zh: '本店不配送至该地区', en: 'This store does not deliver there' },
});
