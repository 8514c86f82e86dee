// The words of a brand's home, and what the makers' countries are called.
import type { Language } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import { countryName } from '../country.ts';

export const brandWords = words({
  allBrands: { zh: '全部品牌', en: 'All brands' },
  domestic: { zh: '国产品牌', en: 'Chinese maker' },
  website: { zh: '官方网站', en: 'Website' },
  about: {
    zh: (brand: string, country: string, parts: string, categories: number, series: number) =>
      `${brand}${country ? `，${country}制造商` : ''}。商城收录其 ${parts} 个型号，分布在 ${categories} 个分类${series > 0 ? `、${series} 个系列` : ''}。`,
    en: (brand: string, country: string, parts: string, categories: number, series: number) =>
      `${brand}${country ? `, a maker from ${country}` : ''}: ${parts} parts in ${categories} ${categories === 1 ? 'category' : 'categories'}${series > 0 ? ` and ${series} series` : ''} here.`,
  },
  categories: { zh: '产品分类', en: 'Categories' },
  series: { zh: '产品系列', en: 'Series' },
  moreSeries: { zh: (n: number) => `展开全部 ${n} 个系列`, en: (n: number) => `All ${n} series` },
  parts: { zh: (n: string) => `${n} 款`, en: (n: string) => `${n} parts` },
  popular: { zh: '热销商品', en: 'Popular' },
  newest: { zh: '最新上架', en: 'Latest' },
  allGoods: { zh: (n: string) => `全部 ${n} 件商品`, en: (n: string) => `All ${n} products` },
  noGoods: { zh: '该品牌暂无在售商品', en: 'Nothing of this brand is on sale at present' },
  noGoodsText: {
    zh: '可发起询价，由店铺为您寻源。',
    en: 'Ask for a quotation and the stores will source it for you.',
  },
});

/** What a country is called; '' for anything but an ISO 3166 code. @param country ISO 3166 code */
export function brandCountry(country: string | null, language: Language): string {
  if (!country || !/^[A-Z]{2}$/.test(country)) return '';
  return countryName(country, language);
}
