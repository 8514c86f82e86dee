// Every sentence of the platform's look at what visitors do.
import { words } from '#kit/words/words.ts';

export const behaviourWords = words({
  title: { zh: '访客行为', en: 'Visitors' },
  about: {
    zh: '浏览满 3 秒的页面、商品与店铺商品页的每次打开、加入购物车；保留 180 天，不记录网络地址。',
    en: 'Pages looked at for 3 s, every opening of goods and store shelves, additions to carts. Kept for 180 days, without network addresses.',
  },
  to: { zh: '结束日期', en: 'To' },
  kind: { zh: '事件', en: 'Event' },
  keyword: { zh: '页面 / 会员 / 访客标识', en: 'Page, member or visitor id' },
  allDevices: { zh: '全部（不含爬虫）', en: 'All but robots' },
  apply: { zh: '查看', en: 'Show' },
  clear: { zh: '清除条件', en: 'Clear' },
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
  page: { zh: '页面', en: 'Page' },
  topPlaces: { zh: '来自哪里', en: 'Places' },
  unknownPlace: { zh: '未知', en: 'Unknown' },

  latest: { zh: '最近事件', en: 'Latest events' },
  at: { zh: '时间', en: 'When' },
  who: { zh: '访客', en: 'Who' },
  guest: { zh: '未登录', en: 'Guest' },
  nothing: { zh: '这段时间没有记录', en: 'Nothing happened' },
  nothingText: {
    zh: '换一个时间范围，或清除条件。浏览器要求不被跟踪的访客不会被记录。',
    en: 'Choose other days or clear the conditions. Visitors whose browsers ask not to be tracked are never recorded.',
  },

  pageView: { zh: '页面浏览', en: 'Page' },
  goodsView: { zh: '商品浏览', en: 'Goods' },
  storeView: { zh: '店铺商品', en: 'Store shelf' },
  cart: { zh: '加入购物车', en: 'Cart' },
  sampleCart: { zh: '加入样品车', en: 'Sample cart' },

  desktop: { zh: '电脑', en: 'Desktop' },
  phone: { zh: '手机', en: 'Phone' },
  tablet: { zh: '平板', en: 'Tablet' },
  bot: { zh: '爬虫', en: 'Robot' },
});
