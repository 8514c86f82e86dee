// How the order room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { Text } from '#kit/words/text.ts';
import { cartSays } from '#mall/cart/cart-quantity.ts';
import type { OrderState } from '../order-status.ts';

export const orderErrors = errors('order', {
  notFound: { state: State.notFound, zh: '订单不存在', en: 'There is no such order' },
  /** The step is not in the table of the order's state, or a guard says no (domain R1). */
  notNow: ({ why }: { why: Text; state: OrderState }) => why,
  changedMeanwhile: {
    zh: '订单状态刚刚发生变化，请刷新后再试',
    en: 'The order has just changed, please reload and try again',
  },
  empty: cartSays.empty,
  incomplete: { zh: '立即购买需要商品和数量', en: 'Buying straight away needs a product and a quantity' },
  /** What keeps the basket from becoming an order: the first sentence, and all of them in the data. */
  problems: ({ text }: { text: Text; problems: unknown }) => text,
  notDelivered: ({ store, region }: { store: Text; region: string }) => ({
    zh: `${store.zh}不配送到${region}，请更换地址或移除该店商品`,
    en: `${store.en} does not deliver to ${region}: choose another address, or leave its products out`,
  }),
  freightDiffers: {
    zh: '新地址的运费与原地址不同，请取消订单后重新下单',
    en: 'Freight to the new address differs: please cancel the order and order again',
  },
  specialInvoice: { zh: '个人用户只能开具普通发票', en: 'Individual users get normal invoices only' },
  alreadyPaid: { zh: '订单已付款，不能取消', en: 'This has been paid and cannot be cancelled' },
  voucherUnderReview: {
    zh: '转账凭证正在审核，暂不能操作',
    en: 'The transfer voucher is being reviewed, please wait for the result',
  },
  unknownLine: { state: State.notFound, zh: '订单中没有此商品', en: 'This line is not in the order' },
  tooMuchShipped: ({ partNo, left }: { partNo: string; left: number }) => ({
    zh: `${partNo} 还需发 ${left} 件，不能多发`,
    en: `${partNo} has ${left} left to ship, not more`,
  }),
  projectNotFound: { state: State.notFound, zh: '项目不存在', en: 'There is no such project' },
  noCharge: { zh: '追加金额须大于 0', en: 'The extra charge must be above zero' },
  chargeChanged: {
    zh: '商家提出的追加款项已变化，请刷新后查看',
    en: 'The store asks for something else by now, please load it again',
  },
  carrierMissing: { zh: '请填写物流公司与运单号', en: 'Please give the carrier and the tracking number' },
  lotNeeded: ({ partNo }: { partNo: string }) => ({
    zh: `${partNo}：请填写批次号与生产日期代码，或从商品库存中选择批次`,
    en: `${partNo}: please type lot and date code, or choose lots of the listing`,
  }),
  lotsDoNotAddUp: ({ partNo, number }: { partNo: string; number: number }) => ({
    zh: `${partNo}：各批次数量之和应为 ${number}`,
    en: `${partNo}: the lots must add up to ${number}`,
  }),
  allByWords: {
    zh: '订单商品均为按描述约定，没有可加入购物车的商品，请发起询价',
    en: 'These goods were agreed by words and are in no listing: please ask for a quotation',
  },
  parcelNotFound: { state: State.notFound, zh: '包裹不存在', en: 'There is no such parcel' },
  parcelReceived: { zh: '包裹已签收', en: 'This parcel has been received' },
  onlyLower: { zh: '只能降低价格或运费', en: 'Prices and freight may only be lowered' },
  nothingChanged: { zh: '价格没有变化', en: 'Nothing has changed' },
  nothingToPay: { zh: '改价后应付金额须大于 0', en: 'Something must remain to be paid' },
  sameAddress: { zh: '收货地址没有变化', en: 'The address is the same' },
  alreadyEvaluated: { zh: '商品不在此订单中或已评价', en: 'This is not in the order, or has been evaluated' },
});
