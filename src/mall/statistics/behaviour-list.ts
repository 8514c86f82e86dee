// What visitors do, event by event, as the platform looks at it.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { platform } from '#mall/member/actor.ts';
import { BehaviourRow } from './statistics.protocol.ts';

const say = words({
  summary: { zh: '访客行为明细', en: 'The latest events' },
  search: { zh: '页面 / 会员 / 访客标识', en: 'Page, member or visitor id' },
  kind: { zh: '事件', en: 'Event' },
  goods: { zh: '商品', en: 'Part' },
  who: { zh: '访客', en: 'Who' },
  uuid: { zh: '访客标识', en: 'Visitor id' },
  nothingText: {
    zh: '换一个时间范围，或清除条件。浏览器要求不被跟踪的访客不会被记录。',
    en: 'Choose other days or clear the conditions. Visitors whose browsers ask not to be tracked are never recorded.',
  },
});

export const behaviourNames = {
  pageView: { zh: '页面浏览', en: 'Page' },
  goodsView: { zh: '商品浏览', en: 'Goods' },
  storeView: { zh: '店铺商品', en: 'Store shelf' },
  cart: { zh: '加入购物车', en: 'Cart' },
  sampleCart: { zh: '加入样品车', en: 'Sample cart' },
};

const devices = {
  desktop: { zh: '电脑', en: 'Desktop' },
  phone: { zh: '手机', en: 'Phone' },
  tablet: { zh: '平板', en: 'Tablet' },
  bot: { zh: '爬虫', en: 'Robot' },
};

/** Newest first. Without days: the last seven; without a device: all but robots. */
export const behaviourList = listing({
  path: 'v3/statistics/admin/behavior/list',
  access: platform('operator'),
  title: say.visitors,
  summary: say.summary,
  row: BehaviourRow,
  key: 'eventId',
  search: say.search,
  columns: {
    at: col.moment(say.time, { sort: true, fixed: true, phone: 1 }),
    behaviorType: col.state(say.kind, { values: behaviourNames, phone: 2 }),
    url: col.code(say.page, { width: 220, phone: 3 }),
    partNo: col.code(say.goods, {
      phone: 3,
      to: ({ productId }: BehaviourRow) =>
        productId === null ? undefined : `/goods/detail?productId=${productId}`,
    }),
    storeName: col.text(say.store),
    memberName: col.person(say.who, { phone: 3 }),
    device: col.state(say.device, { values: devices, phone: 4 }),
    place: col.text(say.place, { phone: 4 }),
    uuid: col.code(say.uuid, { off: true }),
  },
  filters: {
    at: filter.dateRange(say.day),
    behaviorType: filter.choice(say.kind, { options: behaviourNames, as: 'behaviorType' }),
    device: filter.choice(say.device, { options: devices, as: 'device' }),
  },
  start: { sort: '-at' },
  exports: { name: say.visitors },
  none: { title: say.nothingHappened, text: say.nothingText },
});
