// What the cart says is wrong with a line.
import { words } from '#kit/words/words.ts';

export const cartProblemWords = words({
  offSale: { zh: '商品已下架', en: 'No longer on sale' },
  soldOut: { zh: '商品已售罄', en: 'Sold out' },
  priceChanged: {
    zh: (former: string, now: string) => `单价由 ${former} 变为 ${now}`,
    en: (former: string, now: string) => `The unit price has changed from ${former} to ${now}`,
  },
});
