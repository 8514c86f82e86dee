// Words that the search's replies carry.
import { words } from '#kit/words/words.ts';

export const searchServerWords = words({
  package: { zh: '封装', en: 'Package' },
  brand: { zh: '品牌', en: 'Brand' },
  category: { zh: '分类', en: 'Category' },
});
