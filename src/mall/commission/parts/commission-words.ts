// The words of commission rules: the window in which one is made, and the usual rates.
import { words } from '#kit/words/words.ts';

export const commissionWords = words({
  title: { zh: '佣金规则', en: 'Commission' },
  add: { zh: '新建规则', en: 'New rule' },
  addText: {
    zh: '规则对新订单生效：店铺×分类优先，其次店铺，再次最近一级分类，最后默认比例。',
    en: 'For new orders: a store’s category comes first, then the store, then the nearest category, then the usual rate.',
  },
  make: { zh: '创建', en: 'Make it' },
  made: { zh: '规则已生效', en: 'The rule holds from now on' },
  store: { zh: '店铺', en: 'Store' },
  allStores: { zh: '全部店铺', en: 'All stores' },
  category: { zh: '分类', en: 'Category' },
  allCategories: { zh: '全部分类', en: 'All categories' },
  rate: { zh: '比例（‰）', en: 'Rate (‰)' },
  needsRate: { zh: '请输入比例', en: 'Please enter a rate' },
  fixed: { zh: '每行固定金额', en: 'For each line besides' },
  least: { zh: '每行最低', en: 'At least, a line' },
  most: { zh: '每行最高', en: 'At most, a line' },
  note: { zh: '备注', en: 'Note' },
  rates: { zh: '默认佣金比例', en: 'Usual rates of commission' },
  ratesText: {
    zh: '没有规则的店铺和分类按此比例，对新订单生效；自营店铺不计佣金。',
    en: 'Hold where no rule speaks of a store or category, for new orders; the mall’s own stores pay none.',
  },
  listing: { zh: '商品订单（‰）', en: 'Bought from listings (‰)' },
  agreed: { zh: '报价与合同订单（‰）', en: 'Agreed in quotations and contracts (‰)' },
});

/** The names of the usual rates. */
export const commissionRateNames = {
  listingPerMille: commissionWords.listing,
  agreedPerMille: commissionWords.agreed,
};
