// Channels' bills day by day, and their rows, as finance looks through them.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { platform } from '#mall/member/actor.ts';
import { paymentMethod } from '#mall/payment/payment-status.ts';
import { channelRowKinds, channelRowStatus, dayStatus } from './difference-status.ts';
import { ChannelDayCard, ChannelRowReply } from './reconciliation.protocol.ts';

const say = words({
  days: { zh: '渠道对账', en: 'Reconciliation' },
  rowsTitle: { zh: '渠道账单明细', en: 'Rows of channels’ bills' },
  daySn: { zh: '日账编号', en: 'Day no.' },
  channel: { zh: '支付渠道', en: 'Channel' },
  rows: { zh: '笔数', en: 'Rows' },
  paid: { zh: '收款', en: 'Came' },
  refunded: { zh: '退款', en: 'Went back' },
  fee: { zh: '手续费', en: 'Fees' },
  open: { zh: '未处理差异', en: 'Open differences' },
  fetched: { zh: '取得时间', en: 'Fetched' },
  none: { zh: '还没有渠道账单', en: 'No bills of channels yet' },
  noneText: {
    zh: '每天 10:30 自动取得各渠道前一日的账单并核对。',
    en: 'At 10:30 each day the channels’ bills of the day before are fetched and compared.',
  },
  kind: { zh: '类型', en: 'Kind' },
  number: { zh: '支付单号', en: 'Payment' },
  refundSn: { zh: '退款单号', en: 'Refund' },
  transactionNo: { zh: '渠道单号', en: 'Channel’s number' },
  search: {
    zh: '支付单号 / 退款单号 / 渠道单号（完整号码）',
    en: 'Payment, refund or channel’s number, whole',
  },
  noRows: { zh: '没有这样的明细', en: 'No such rows' },
});

const channels = { WECHAT: paymentMethod.WECHAT, ALIPAY: paymentMethod.ALIPAY };

export const channelDayList = listing({
  path: 'v3/business/admin/reconciliation/list',
  access: platform('finance'),
  title: say.days,
  row: ChannelDayCard,
  key: 'daySn',
  open: ({ daySn }) => `/admin/reconciliation/detail?daySn=${daySn}`,
  columns: {
    day: col.date<ChannelDayCard>(say.day, { fixed: true, sort: true, width: 110, phone: 1 }),
    methodName: col.text<ChannelDayCard>(say.channel, { width: 110, phone: 1 }),
    state: col.state<ChannelDayCard>(say.state, { values: dayStatus, width: 110, phone: 2 }),
    open: col.number<ChannelDayCard>(say.open, { width: 110, phone: 4 }),
    rows: col.number<ChannelDayCard>(say.rows, { width: 90, phone: 4 }),
    paid: col.amount<ChannelDayCard>(say.paid, { width: 130, phone: 3, sum: true }),
    refunded: col.amount<ChannelDayCard>(say.refunded, { width: 130, phone: 4, sum: true }),
    fee: col.amount<ChannelDayCard>(say.fee, { width: 110, phone: 4, sum: true }),
    fetchedAt: col.moment<ChannelDayCard>(say.fetched, { width: 150, off: true }),
    daySn: col.code<ChannelDayCard>(say.daySn, { width: 170, off: true }),
  },
  tabs: { field: 'state', values: dayStatus, always: ['OPEN', 'DONE'] },
  filters: {
    method: filter.choice(say.channel, { options: channels, front: true }),
    day: filter.dateRange(say.day),
  },
  start: { sort: '-day' },
  exports: { name: say.days },
  none: { title: say.none, text: say.noneText },
});

export const channelRowList = listing({
  path: 'v3/business/admin/reconciliation/rows',
  access: platform('finance'),
  title: say.rowsTitle,
  row: ChannelRowReply,
  key: 'rowId',
  search: say.search,
  columns: {
    number: col.code<ChannelRowReply>(say.number, {
      fixed: true,
      width: 170,
      phone: 1,
      to: ({ number }) => `/admin/books/list?keyword=${number}`,
    }),
    state: col.state<ChannelRowReply>(say.state, { values: channelRowStatus, width: 100, phone: 2 }),
    kind: col.state<ChannelRowReply>(say.kind, { values: channelRowKinds, width: 90, phone: 4 }),
    amount: col.amount<ChannelRowReply>(say.amount, { width: 120, phone: 3, sum: true }),
    fee: col.amount<ChannelRowReply>(say.fee, { width: 100, phone: 4, sum: true }),
    refundSn: col.code<ChannelRowReply>(say.refundSn, { width: 170, phone: 4 }),
    transactionNo: col.code<ChannelRowReply>(say.transactionNo, { width: 240 }),
    methodName: col.text<ChannelRowReply>(say.channel, { width: 100 }),
    day: col.date<ChannelRowReply>(say.day, { width: 110, phone: 4 }),
  },
  tabs: { field: 'state', values: channelRowStatus },
  filters: {
    method: filter.choice(say.channel, { options: channels, front: true }),
    kind: filter.choice(say.kind, { options: channelRowKinds, front: true }),
    day: filter.dateRange(say.day),
  },
  start: { sort: '-row' },
  exports: { name: say.rowsTitle },
  none: { title: say.noRows, text: say.noneText },
});
