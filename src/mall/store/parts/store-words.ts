// The words of stores as visitors see them.
import { words } from '#kit/words/words.ts';

export const storeWords = words({
  scoreDescription: { zh: '描述相符', en: 'As described' },
  scoreService: { zh: '服务态度', en: 'Service' },
  scoreDelivery: { zh: '发货速度', en: 'Delivery' },
  storesTitle: { zh: '入驻店铺', en: 'Stores' },
  storesText: {
    zh: (n: number) => `${n} 家店铺，资质均经平台审核`,
    en: (n: number) => `${n} stores, each checked by the mall`,
  },
  selfOperated: { zh: '自营', en: 'Direct' },
  goodsCount: { zh: '在售商品', en: 'Products' },
  city: { zh: '所在地', en: 'City' },
  freightOf: { zh: (fee: string) => `${fee} / 单`, en: (fee: string) => `${fee} per order` },
  freeFrom: { zh: (from: string) => `满 ${from} 免运费`, en: (from: string) => `free from ${from}` },
  varies: { zh: '部分地区运费不同', en: 'other freight for some regions' },
  phone: { zh: '客服电话', en: 'Phone' },
  noScore: { zh: '暂无评价', en: 'Not reviewed yet' },
  seeGoods: { zh: '看商品', en: 'See products' },
  storeHome: { zh: '店铺首页', en: 'Store home' },
  newGoods: { zh: '新品', en: 'New' },
  bestSellers: { zh: '热销', en: 'Best selling' },
  storeCategories: { zh: '本店分类', en: 'Categories in this store' },
  storeBrands: { zh: '本店品牌', en: 'Brands in this store' },
  searchInStore: { zh: '搜本店', en: 'In this store' },
  searchPlaceholder: { zh: '在本店内搜索', en: 'Search in this store' },
  storePages: { zh: '店铺页面', en: 'Pages of the store' },
  noStore: { zh: '没有找到这家店铺', en: 'No such store' },
  noGoods: { zh: '店铺还没有上架商品', en: 'The store has nothing on sale yet' },
  allStores: { zh: '全部店铺', en: 'All stores' },
});
