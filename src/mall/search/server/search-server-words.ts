// Words that the search's replies carry.
import { words } from '#kit/words/words.ts';

export const searchServerWords = words({
  ownCode: {
    zh: (code: string, brand: string) => `您的编码 ${code} · ${brand}`,
    en: (code: string, brand: string) => `Your code ${code} · ${brand}`,
  },
});
