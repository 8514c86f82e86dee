// The words of the catalogue: categories and brands.
import { firstPageWords } from '#kit/words/first-words.ts';

export const partWords = firstPageWords({
  allCategories: { zh: '全部商品分类', en: 'All categories' },
  categoriesText: { zh: '按分类浏览全部在售元器件', en: 'Browse everything on sale by category' },
  loading: { zh: '正在加载分类', en: 'Loading categories' },
  loadFailed: { zh: '分类加载失败', en: 'Categories could not be loaded' },
  brandsTitle: { zh: '品牌大全', en: 'All brands' },
  brandsText: {
    zh: (n: number) => `${n} 个在售品牌，按字母排列`,
    en: (n: number) => `${n} brands on sale, A to Z`,
  },
  searchBrand: { zh: '搜索品牌', en: 'Search brands' },
  domestic: { zh: '国产', en: 'Chinese maker' },
  onlyDomestic: { zh: '仅看国产品牌', en: 'Chinese makers only' },
  partCount: { zh: (n: string) => `${n} 款`, en: (n: string) => `${n} parts` },
  noBrand: { zh: '没有找到这个品牌', en: 'No such brand' },
  noBrandText: {
    zh: '换个写法试试，中文名与英文名都可以。',
    en: 'Try another spelling, Chinese or English.',
  },
  allBrands: { zh: '全部品牌', en: 'All brands' },
  letters: { zh: '首字母', en: 'Initials' },
});
