// How the complaint room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { type ComplaintState, complaintStatus } from '../complaint-status.ts';

export const complaintErrors = errors('complaint', {
  notFound: { state: State.notFound, zh: '投诉不存在', en: 'There is no such complaint' },
  notNow: ({ state }: { state: ComplaintState }) => ({
    zh: `当前状态（${complaintStatus[state].zh}）不允许此操作`,
    en: `Not allowed in the current state (${complaintStatus[state].en})`,
  }),
  changedMeanwhile: {
    zh: '投诉刚刚发生变化，请刷新后查看',
    en: 'The complaint has just changed, please load it again',
  },
  aboutWhat: {
    zh: '请说明投诉的订单或店铺',
    en: 'Please say which order or which store it is about',
  },
  unknownStore: { zh: '店铺不存在', en: 'There is no such store' },
  openAlready: ({ complaintSn }: { complaintSn: string }) => ({
    zh: `已有进行中的投诉 ${complaintSn}`,
    en: `Complaint ${complaintSn} about it is still open`,
  }),
  ownStore: { zh: '不能投诉自己的店铺', en: 'Nobody complains about a store of his own' },
  ownComplaint: { zh: '不能处理自己的投诉', en: 'Nobody decides on a complaint of his own' },
  otherStores: {
    zh: '订单、售后单和店铺不一致，请只填写投诉所针对的一项',
    en: 'Order, case and store are not of one purchase: please name only what it is about',
  },
  onlyUpheldPays: {
    zh: '不支持投诉时不能裁决赔付，请去掉赔付金额',
    en: 'Nothing is paid for a complaint that is not upheld: please leave the amount out',
  },
  tooMuch: ({ most }: { most: Cents }) => ({
    zh: `赔付金额最多 ${showAmount(centsToWire(most))}`,
    en: `At most ${showAmount(centsToWire(most))} is paid`,
  }),
  noOrder: {
    zh: '未关联已付款订单的投诉不能裁决赔付',
    en: 'Only a complaint about a paid order can end with a payment',
  },
});
