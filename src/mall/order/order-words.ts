// Words of orders that the server's replies use: steps in the log, who took them, why an order cannot be placed.
import type { Text } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import type { OrderAction, OrderActor } from './order-process.ts';

/** What the time line calls each step. */
export const orderEvents: Record<OrderAction, Text> = {
  submit: { zh: '提交订单', en: 'Order submitted' },
  approve: { zh: '审核通过', en: 'Accepted' },
  sendBack: { zh: '审核驳回', en: 'Sent back for correction' },
  refuse: { zh: '拒绝接单', en: 'Refused by the store' },
  resubmit: { zh: '重新提交', en: 'Submitted again' },
  withdraw: { zh: '撤回订单', en: 'Withdrawn' },
  reviewTimeout: { zh: '审核超时取消', en: 'Cancelled: not reviewed in time' },
  pay: { zh: '支付成功', en: 'Paid' },
  payByCredit: { zh: '账期支付', en: 'Paid by credit' },
  handInVoucher: { zh: '提交转账凭证', en: 'Transfer voucher handed in' },
  changePrice: { zh: '商家改价', en: 'Price changed by the store' },
  cancel: { zh: '取消订单', en: 'Cancelled' },
  payTimeout: { zh: '超时未付款取消', en: 'Cancelled: not paid in time' },
  payStage: { zh: '分期付款到账', en: 'A stage was paid' },
  sayReady: { zh: '商家备货完成，通知付款', en: 'Ready to deliver: payment asked for' },
  askCharge: { zh: '商家提出追加款项', en: 'The store asks for an extra charge' },
  takeBackCharge: { zh: '商家撤回追加款项', en: 'Extra charge taken back' },
  acceptCharge: { zh: '买家同意追加款项', en: 'Extra charge agreed to' },
  declineCharge: { zh: '买家不同意追加款项', en: 'Extra charge declined' },
  shipPart: { zh: '部分发货', en: 'Partly shipped' },
  shipRest: { zh: '全部发货', en: 'Shipped' },
  askCloseRemainder: { zh: '商家申请短缺关闭', en: 'The store asks to close the remainder' },
  closeRemainder: { zh: '短缺部分关闭并退款', en: 'Remainder closed and refunded' },
  storeCancel: { zh: '商家取消并退款', en: 'Cancelled and refunded by the store' },
  terminate: { zh: '合同终止，订单取消', en: 'Cancelled: its contract was terminated' },
  changeAddress: { zh: '修改收货地址', en: 'Address changed' },
  confirmParcel: { zh: '包裹已签收', en: 'Parcel received' },
  receive: { zh: '确认收货', en: 'Receipt confirmed' },
  autoReceive: { zh: '自动确认收货', en: 'Receipt confirmed automatically' },
  extendReceipt: { zh: '延长收货', en: 'Time to receive extended' },
  evaluate: { zh: '评价', en: 'Evaluated' },
  refundPart: { zh: '部分退款', en: 'Partly refunded' },
  refundAll: { zh: '全部退款', en: 'Fully refunded' },
  remove: { zh: '移入回收站', en: 'Put into the bin' },
  restore: { zh: '还原', en: 'Taken out of the bin' },
  purge: { zh: '永久删除', en: 'Deleted for good' },
};

/** Who took a step where no person's name is shown. */
export const orderActors: Record<OrderActor, Text> = {
  buyer: { zh: '买家', en: 'Buyer' },
  approver: { zh: '买家审批人', en: "The buyer's approver" },
  store: { zh: '商家', en: 'Store' },
  platform: { zh: '平台', en: 'Platform' },
  system: { zh: '系统', en: 'System' },
  payment: { zh: '支付系统', en: 'Payment' },
  afterSale: { zh: '售后', en: 'After-sale' },
};

export const parcelStates: Record<'SHIPPED' | 'RECEIVED', Text> = {
  SHIPPED: { zh: '运输中', en: 'On its way' },
  RECEIVED: { zh: '已签收', en: 'Received' },
};

export const orderWords = words({
  gone: { zh: '商品不存在或已下架', en: 'These goods are no longer on sale' },
  exchange: { zh: '换货', en: 'Replacement' },
  extraCharge: { zh: '追加款项', en: 'Extra charge' },
  priceOfCharge: { zh: '下单后由双方在订单中约定', en: 'Agreed by both sides after the order was placed' },
  priceOfService: {
    zh: (serviceSn: string) => `双方在检测委托 ${serviceSn} 中确认的价格`,
    en: (serviceSn: string) => `Agreed in the commission of tests ${serviceSn}`,
  },
  soldOut: { zh: '商品已售罄', en: 'sold out' },
  priceChanged: {
    zh: (former: string, now: string) => `单价由 ${former} 变为 ${now}`,
    en: (former: string, now: string) => `the unit price has changed from ${former} to ${now}`,
  },
  priceListed: {
    zh: (number: number) => `下单时购买 ${number} 件的阶梯价`,
    en: (number: number) => `The listed price for ${number} pieces when ordered`,
  },
  priceLowered: {
    zh: (listed: string) => `商家在付款前由 ${listed} 调低`,
    en: (listed: string) => `Lowered by the store from ${listed} before payment`,
  },
  priceQuoted: {
    zh: (quoSn: string, versionNo: number) => `按报价单 ${quoSn} 第 ${versionNo} 版约定`,
    en: (quoSn: string, versionNo: number) => `Agreed in quotation ${quoSn}, version ${versionNo}`,
  },
  priceQuotedIn: {
    zh: (quoSn: string) => `按报价单 ${quoSn} 约定`,
    en: (quoSn: string) => `Agreed in quotation ${quoSn}`,
  },
  priceInContract: {
    zh: (contractSn: string) => `，写入合同 ${contractSn}`,
    en: (contractSn: string) => `, written into contract ${contractSn}`,
  },
  priceContracted: {
    zh: (contractSn: string) => `按合同 ${contractSn} 约定`,
    en: (contractSn: string) => `Agreed in contract ${contractSn}`,
  },
  priceWasListed: {
    zh: (listed: string) => `；下单时目录价 ${listed}`,
    en: (listed: string) => `; listed at ${listed} at that time`,
  },
  noAddress: { zh: '请选择收货地址', en: 'Please choose a delivery address' },
  amountChanged: {
    zh: (amount: string) => `订单金额已变为 ${amount}，请核对后再提交`,
    en: (amount: string) => `The order now comes to ${amount}, please check it before you submit`,
  },
  freightFlat: { zh: (fee: string) => `每单 ${fee}`, en: (fee: string) => `${fee} per order` },
  freightUntil: {
    zh: (fee: string, from: string) => `每单 ${fee}，满 ${from} 免运费`,
    en: (fee: string, from: string) => `${fee}, free from ${from}`,
  },
  arrivalUnknown: {
    zh: (day: string, carrier: string) =>
      `今天付款，最迟 ${day} 发货${carrier ? `（${carrier}）` : ''}；店铺未填写到该地区的运输天数，到货日期以承运商为准`,
    en: (day: string, carrier: string) =>
      `Paid today, it leaves by ${day}${carrier ? ` (${carrier})` : ''}; the store does not say how many days it takes to you, the carrier tells the day`,
  },
  arrivalKnown: {
    zh: (day: string, carrier: string, least: number, most: number, latest: string) =>
      `今天付款，最迟 ${day} 发货；${carrier} ${least === most ? most : `${least}–${most}`} 天送达，最迟 ${latest} 到货`,
    en: (day: string, carrier: string, least: number, most: number, latest: string) =>
      `Paid today, it leaves by ${day}; ${carrier} takes ${least === most ? most : `${least}–${most}`} days, so it is there by ${latest}`,
  },
  weighs: {
    zh: (weight: string) => `约 ${weight}（不含包装）`,
    en: (weight: string) => `about ${weight} without packing`,
  },
  weightMissing: {
    zh: (n: number) => `，另有 ${n} 款器件厂商未给出单件重量，未计入`,
    en: (n: number) => `, not counting ${n} ${n === 1 ? 'part' : 'parts'} whose maker gives no weight`,
  },
  weightUnknown: {
    zh: '厂商未给出单件重量，无法估算；运费不按重量计算，不受影响',
    en: 'The maker gives no weight of a piece, so it cannot be told; freight does not depend on it',
  },
  carrierUnnamed: { zh: '承运商', en: 'the carrier' },
  freightReached: {
    zh: (from: string) => `已满 ${from}，免运费`,
    en: (from: string) => `Free: above ${from}`,
  },
});
