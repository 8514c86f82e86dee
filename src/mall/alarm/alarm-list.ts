// A member's alarms: waiting, told, expired.
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { loggedIn } from '#mall/member/actor.ts';
import { Alarm, alarmProtocol, MOST_REMOVED } from './alarm.protocol.ts';
import { alarmKindNames } from './alarm-kinds.ts';
import { alarmStatus } from './alarm-status.ts';

const say = words({
  list: { zh: '到货降价提醒', en: 'Price and stock alarms' },
  search: { zh: '型号', en: 'Part number' },
  partNo: { zh: '型号', en: 'Part number' },
  brand: { zh: '品牌', en: 'Brand' },
  kind: { zh: '类型', en: 'Kind' },
  number: { zh: '数量', en: 'Pieces' },
  wish: { zh: '目标单价', en: 'Wished price' },
  state: { zh: '状态', en: 'State' },
  seenPrice: { zh: '提醒时单价', en: 'Price then' },
  seenStock: { zh: '提醒时现货', en: 'Stock then' },
  toldAt: { zh: '提醒时间', en: 'Told' },
  expiresAt: { zh: '有效期至', en: 'Until' },
  created: { zh: '设置时间', en: 'Set' },
  again: { zh: '再次提醒', en: 'Set again' },
  remove: { zh: '删除', en: 'Remove' },
  shop: { zh: '去选商品', en: 'To the shop' },
  none: { zh: '还没有提醒', en: 'No alarms yet' },
  noneText: {
    zh: '在商品页设置降价或到货提醒，达到条件时通知您。',
    en: 'Set one on the page of a part: you are told when it is cheap enough or in stock.',
  },
});

const remove = { endpoint: alarmProtocol.remove };

export const alarmList = listing({
  path: 'v3/goods/front/alarm/list',
  access: loggedIn,
  title: say.list,
  row: Alarm,
  key: 'alarmId',
  search: say.search,
  open: ({ productId }) => `/goods/detail?productId=${productId}`,
  columns: {
    partNo: col.code(say.partNo, { fixed: true, phone: 1 }),
    state: col.state(say.state, { values: alarmStatus, width: 110, phone: 2 }),
    brandName: col.text(say.brand, { width: 110 }),
    kind: col.state(say.kind, { values: alarmKindNames, width: 110, phone: 3 }),
    number: col.pieces(say.number, { width: 110, phone: 3 }),
    price: col.price(say.wish, { width: 110, phone: 4 }),
    seenPrice: col.price(say.seenPrice, { width: 110 }),
    seenStock: col.pieces(say.seenStock, { width: 110 }),
    toldAt: col.moment(say.toldAt),
    expiresAt: col.date(say.expiresAt),
    createdAt: col.moment(say.created, { sort: true, off: true }),
  },
  tabs: { field: 'state', values: alarmStatus },
  start: { sort: '-createdAt' },
  actions: {
    again: act.row(say.again, {
      endpoint: alarmProtocol.again,
      input: ({ alarmId }: Alarm) => ({ alarmId }),
    }),
    remove: act.row(say.remove, { ...remove, input: ({ alarmId }: Alarm) => ({ alarmIds: [alarmId] }) }),
    removeTicked: act.bulk(say.remove, {
      ...remove,
      most: MOST_REMOVED,
      ask: 'sure',
      input: (alarmIds: (string | number)[]) => ({ alarmIds }),
    }),
    shop: act.page(say.shop, { to: '/goods/list' }),
  },
  none: { title: say.none, text: say.noneText },
});
