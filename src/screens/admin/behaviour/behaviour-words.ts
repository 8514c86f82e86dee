// Every sentence of the platform's look at what visitors do.
import { words } from '#kit/words/words.ts';

export const behaviourWords = words({
  about: {
    zh: '浏览满 3 秒的页面、商品与店铺商品页的每次打开、加入购物车；保留 180 天，不记录网络地址。',
    en: 'Pages looked at for 3 s, every opening of goods and store shelves, additions to carts. Kept for 180 days, without network addresses.',
  },
  range: { zh: '时间范围', en: 'Days' },
  lastWeek: { zh: '近 7 天', en: '7 days' },
  lastMonth: { zh: '近 30 天', en: '30 days' },

  events: { zh: '事件', en: 'Events' },
  views: { zh: '浏览', en: 'Views' },
  visitors: { zh: '访客', en: 'Visitors' },
  members: { zh: '登录会员', en: 'Members' },
  carts: { zh: '加购', en: 'To cart' },

  perDay: { zh: '每日', en: 'Day by day' },
  topGoods: { zh: '热门商品', en: 'Goods' },
  goods: { zh: '商品', en: 'Part' },
  topPages: { zh: '热门页面', en: 'Pages' },
  topPlaces: { zh: '来自哪里', en: 'Places' },
  unknownPlace: { zh: '未知', en: 'Unknown' },

  guest: { zh: '未登录', en: 'Guest' },
});
