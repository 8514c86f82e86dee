// The words of the home page.
import { firstPageWords } from '#kit/words/first-words.ts';

export const homeWords = firstPageWords({
  banners: { zh: '首页横幅', en: 'Highlights' },
  bannerParts: { zh: '按参数选型，按数量定价', en: 'Choose by parameters, pay by quantity' },
  bannerPartsSoon: {
    zh: '参数、库存、阶梯价一屏看清',
    en: 'Parameters, stock and price breaks at one glance',
  },
  bannerPartsText: {
    zh: (parts: string, brands: string) => `${parts} 款型号 · ${brands} 个品牌，参数、库存、阶梯价一屏看清`,
    en: (parts: string, brands: string) =>
      `${parts} parts of ${brands} brands: parameters, stock and prices on one screen`,
  },
  bannerPartsAction: { zh: '开始选型', en: 'Start choosing' },
  bannerLots: { zh: '每一批，都追溯到日期码', en: 'Every lot, traced to its date code' },
  bannerLotsText: {
    zh: '批号与日期码随库存公开',
    en: 'Lot numbers and date codes are shown with the stock',
  },
  bannerLotsAction: { zh: '看自营现货', en: 'See direct stock' },
  bannerPrice: { zh: '多买一档，总价反而更低', en: 'One step more can cost less' },
  bannerPriceText: {
    zh: '阶梯价随数量实时计算，系统自动提示更省的数量',
    en: 'Prices follow the quantity, and the mall says when a larger one costs less',
  },
  bannerPriceAction: { zh: '查看热销', en: 'See best sellers' },
  bannerDomestic: { zh: '国产品牌，一目了然', en: 'Chinese makers at a glance' },
  bannerDomesticText: {
    zh: '品牌页标注国产，替代选型从这里开始',
    en: 'Marked on the brand page: where replacement begins',
  },
  bannerDomesticAction: { zh: '浏览品牌', en: 'Browse brands' },
  guestTitle: { zh: '您好，欢迎来到元采', en: 'Welcome to Yuancai' },
  guestText: { zh: '登录后查看订单、余额与专属服务', en: 'Log in for orders, balance and more' },
  hello: { zh: (name: string) => `您好，${name}`, en: (name: string) => `Hello, ${name}` },
  type1: { zh: '个人会员', en: 'Individual member' },
  balance: { zh: '可用余额', en: 'Balance' },
  quickOrder: { zh: '快速下单', en: 'Quick order' },
  inquiry: { zh: '询价', en: 'Inquiry' },
  certify: { zh: '企业认证', en: 'Certify company' },
  subAccounts: { zh: '子账户', en: 'Sub-accounts' },
  coupons: { zh: '领券', en: 'Coupons' },
  totals: { zh: '平台规模', en: 'The mall in numbers' },
  totalParts: { zh: '型号', en: 'parts' },
  totalGoods: { zh: '在售商品', en: 'listings' },
  totalBrands: { zh: '品牌', en: 'brands' },
  totalStores: { zh: '店铺', en: 'stores' },
  newGoods: { zh: '新品上架', en: 'New parts' },
  selectedGoods: { zh: '精选现货', en: 'Selected from stock' },
  stores: { zh: '优选供应商', en: 'Suppliers' },
  storeGoods: { zh: (n: string) => `在售 ${n} 款`, en: (n: string) => `${n} products` },
  brandsWall: { zh: '品牌墙', en: 'Brands' },
  title: { zh: '元采商城 电子元器件采购', en: 'Electronic components for business' },
  description: {
    zh: '元采：研究院运营的电子元器件采购商城。按参数选型、实时库存、含税阶梯价，批号与日期码可追溯。',
    en: 'Yuancai is an electronic components mall run by a testing institute: parametric search, live stock, price breaks with tax, lots traceable to their date codes.',
  },
});
