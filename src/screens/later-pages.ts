// What will stand on each page whose feature is still to come: its name, and what it will be good for.
import type { Text } from '#kit/words/text.ts';
import type { LaterAddress } from './later-addresses.ts';

export interface LaterPage {
  title: Text;
  text: Text;
}

const page = (zh: string, en: string, textZh: string, textEn: string): LaterPage => ({
  title: { zh, en },
  text: { zh: textZh, en: textEn },
});

const pages: Readonly<Record<LaterAddress, LaterPage>> = {
  '/topic': page(
    '专题',
    'Topic',
    '活动与选型专题页面。',
    'Pages on one subject: campaigns and selection guides.',
  ),
  '/coupon': page(
    '领券中心',
    'Coupons',
    '领取平台与店铺优惠券。',
    'Collect coupons of the mall and of its stores.',
  ),
  '/information': page(
    '资讯',
    'Articles',
    '行业资讯与平台公告。',
    'News of the trade and announcements of the mall.',
  ),
  '/information/list': page('资讯列表', 'Articles', '按栏目浏览资讯。', 'Articles by column.'),
  '/information/detail': page('资讯详情', 'Article', '资讯正文。', 'The text of an article.'),
  '/store/new': page(
    '店铺新品',
    'New in this store',
    '店铺最近上架的商品。',
    'What the store has listed lately.',
  ),
  '/store/article/list': page(
    '店铺文章',
    "The store's articles",
    '店铺发布的技术文章。',
    'Technical articles by the store.',
  ),
  '/store/news': page('店铺动态', "The store's news", '店铺的公告与动态。', 'Announcements of the store.'),
  '/store/news/info': page('动态详情', "The store's news", '公告正文。', 'The text of an announcement.'),
  '/store/introduce': page(
    '店铺介绍',
    'About the store',
    '店铺资质与介绍。',
    'Who the store is, and its certificates.',
  ),
  '/point/index': page('积分商城', 'Points mall', '用积分兑换礼品。', 'Gifts for points.'),
  '/point/list': page('积分商品', 'Gifts', '全部可兑换的礼品。', 'Everything that can be had for points.'),
  '/point/detail': page('积分商品详情', 'Gift', '礼品说明与所需积分。', 'A gift and the points it takes.'),
  '/point/order/confirm': page(
    '确认兑换',
    'Confirm the exchange',
    '确认礼品与收货地址。',
    'The gift and where it goes.',
  ),
  '/point/pay': page('积分支付', 'Pay with points', '用积分完成兑换。', 'Completes an exchange.'),
  '/service': page(
    '在线客服',
    'Online service',
    '与平台或店铺客服在线沟通；现在可拨打页面底部的客服热线。',
    'Chat with the mall or a store; for now, please call the hotline at the bottom of the page.',
  ),
  '/tourist': page('访客咨询', 'Ask as a visitor', '不登录也能咨询客服。', 'Ask without logging in.'),
  '/article': page('文章', 'Article', '平台文章。', 'Articles of the mall.'),
  '/mimeograph': page(
    '打印',
    'Print',
    '订单、报价、合同等单据的打印版。',
    'Orders, quotations and contracts for paper.',
  ),
  '/previewFile': page(
    '文件预览',
    'Preview',
    '受保护文件的在线预览。',
    'Protected documents, shown on the spot.',
  ),

  '/member/apply': page(
    '采购申请',
    'Purchase requests',
    '设计师提出的采购申请。',
    'What designers ask their enterprise to buy.',
  ),
  '/member/applyInfo': page(
    '申请详情',
    'Purchase request',
    '一次采购申请的进度。',
    'How far a purchase request is.',
  ),
  '/member/desApp/requests': page(
    '采购申请',
    'Purchase requests',
    '设计师提交的采购申请，由企业确认后下单。',
    'What designers want to be bought: you decide, then it is ordered.',
  ),
  '/member/coupon': page(
    '我的优惠券',
    'My coupons',
    '可用、已用与过期的优惠券。',
    'Coupons to use, used and over.',
  ),
  '/member/myPoint': page('我的积分', 'My points', '积分余额与明细。', 'Points and where they came from.'),
  '/member/pointOrder/list': page(
    '积分订单',
    'Points orders',
    '全部兑换记录。',
    'Everything that was had for points.',
  ),
  '/member/pointOrder/detail': page(
    '积分订单详情',
    'Points order',
    '一次兑换的进度。',
    'How far an exchange is.',
  ),
  '/member/article': page('我的文章', 'My articles', '投稿与收藏的文章。', 'Articles written and kept.'),
  '/member/insertOrder': page(
    '业务员录单',
    'Order for a customer',
    '业务员代客户录入订单。',
    'A salesperson orders for a customer.',
  ),
};

/** By address. */
export const laterPages: Readonly<Record<string, LaterPage>> = pages;

const UNNAMED = page('此页面', 'This page', '', '');

/** What is known of the page at an address; its slash at the end does not matter. */
export function laterPageAt(pathname: string): LaterPage {
  return laterPages[pathname.replace(/(?<=.)\/+$/, '')] ?? UNNAMED;
}
