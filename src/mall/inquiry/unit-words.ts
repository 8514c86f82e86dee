// What units are called in English: they are typed in Chinese, and documents are read in both languages.
import type { Language } from '#kit/words/text.ts';

const ENGLISH: Readonly<Record<string, string>> = {
  个: 'pcs',
  件: 'pcs',
  只: 'pcs',
  片: 'pcs',
  颗: 'pcs',
  根: 'pcs',
  台: 'units',
  套: 'sets',
  对: 'pairs',
  盘: 'reels',
  卷: 'reels',
  盒: 'boxes',
  箱: 'cartons',
  包: 'packs',
  张: 'sheets',
  米: 'm',
  千克: 'kg',
  公斤: 'kg',
  批: 'lots',
  项: 'items',
  次: 'times',
  份: 'copies',
  款: 'models',
};

/** As typed, where it is no unit that everybody knows. */
export const showUnit = (unit: string, language: Language | 'both'): string => {
  const english = ENGLISH[unit];
  if (language === 'zh' || english === undefined) return unit;
  return language === 'en' ? english : `${unit} ${english}`;
};
