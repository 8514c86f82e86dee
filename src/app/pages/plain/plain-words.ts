// What the plain pages say: reading one's cart and orders in a browser without scripts.
import { words } from '#kit/words/words.ts';

export const plainWords = words({
  mall: { zh: '元采 Yuancai', en: 'Yuancai 元采' },
  logInTitle: { zh: '登录后查看购物车与订单', en: 'Log in to read your cart and orders' },
  logInText: {
    zh: '此页不使用 JavaScript，登录后只能查看；一小时后自动退出。下单、付款与修改需要启用 JavaScript。',
    en: 'This page works without JavaScript. Logged in here you can read, for an hour; ordering, paying and changing things need JavaScript.',
  },
  account: { zh: '用户名 / 手机号', en: 'User name / mobile' },
  password: { zh: '登录密码', en: 'Password' },
  needsMore: {
    zh: '此账号登录时还需要图形验证码或两步验证，请启用 JavaScript 后登录。',
    en: 'This account is asked for a picture or a second factor: please log in with JavaScript.',
  },
  empty: { zh: '购物车还是空的', en: 'Your cart is empty' },
  noneOrdered: { zh: '还没有订单', en: 'No orders yet' },
  noLonger: { zh: '已失效', en: 'No longer to be had' },
  total: { zh: '合计', en: 'Total' },
  checked: { zh: '已勾选合计（不含运费）', en: 'Total of what is ticked, without freight' },
  notChecked: { zh: '未勾选', en: 'not ticked' },
  goodsAmount: { zh: '商品金额', en: 'Goods' },
  freight: { zh: '运费', en: 'Freight' },
  address: { zh: '收货地址', en: 'Delivered to' },
  parcels: { zh: '物流', en: 'Parcels' },
  former: { zh: '上一页', en: 'Previous page' },
  latter: { zh: '下一页', en: 'Next page' },
  pages: {
    zh: (at: number, of: number) => `第 ${at} / ${of} 页`,
    en: (at: number, of: number) => `Page ${at} of ${of}`,
  },
  hidden: { zh: '无权查看价格', en: 'You may not see prices' },
  toChange: {
    zh: '这里只能查看。修改数量、下单、付款与售后需要启用 JavaScript。',
    en: 'For reading only: changing, ordering, paying and after-sales need JavaScript.',
  },
  logInAgain: { zh: '登录已失效，请重新登录', en: 'Your login is over, please log in again' },
  other: { zh: 'English', en: '中文' },
});
