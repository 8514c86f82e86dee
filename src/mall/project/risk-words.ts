// What exactly a risk is, as a sentence.
import { words } from '#kit/words/words.ts';

export const riskWords = words({
  nrnd: { zh: '原厂不推荐用于新设计', en: 'Not recommended for new designs' },
  eol: { zh: '原厂已宣布停产', en: 'The maker has announced its end of life' },
  obsolete: { zh: '已停产', en: 'No longer made' },
  stockGone: {
    zh: (need: number) => `需要 ${need} 个，全部店铺无库存`,
    en: (need: number) => `${need} needed, no store has any`,
  },
  stockShort: {
    zh: (need: number, available: number) => `需要 ${need} 个，全部店铺合计 ${available} 个`,
    en: (need: number, available: number) => `${need} needed, all stores together have ${available}`,
  },
  priceJump: {
    zh: (from: string, to: string, percent: number) => `最优单价 ${from} → ${to}，上涨 ${percent}%`,
    en: (from: string, to: string, percent: number) => `Best unit price ${from} → ${to}, up ${percent}%`,
  },
});
