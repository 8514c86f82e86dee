// How the goods room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { GoodsKind } from '../goods-kind.ts';

export const goodsErrors = errors('goods', {
  unknownGoods: {
    state: State.notFound,
    zh: '商品不存在或已下架',
    en: 'These goods do not exist or are no longer on sale',
  },
  /** The data says what it is: it has another page. */
  otherKind: (_: { kind: GoodsKind; productId: number }) => ({
    zh: '该商品有另外的页面',
    en: 'These goods are shown on another page',
  }),
  /** The data says where it is commissioned. */
  isService: (_: { to: string }) => ({
    zh: '检测服务不经购物车下单，请在线委托检测',
    en: 'A testing service is not bought through the cart: please commission it',
  }),
  unknownSeries: {
    state: State.notFound,
    zh: '系列不存在',
    en: 'There is no such product family',
  },
  shortOfStock: ({ partNo, left }: { partNo: string; left: number }) => ({
    zh: `${partNo} 库存不足，可购 ${left} 件`,
    en: `${partNo} is short of stock, ${left} left`,
  }),
  shortOfSamples: ({ partNo, left }: { partNo: string; left: number }) => ({
    zh: `${partNo} 的样品不足，剩余 ${left} 件`,
    en: `Too few samples of ${partNo}, ${left} left`,
  }),
  belowPromised: ({ least }: { least: number }) => ({
    zh: `已有订单占用库存，该批次不能少于 ${least} 件`,
    en: `Orders have been promised this stock: the lot cannot go below ${least}`,
  }),
  unknownLot: ({ partNo }: { partNo: string }) => ({
    zh: `${partNo} 的批次不存在`,
    en: `This lot of ${partNo} does not exist`,
  }),
  lotShort: ({ lotNo, left }: { lotNo: string; left: number }) => ({
    zh: `批次 ${lotNo} 仅剩 ${left} 件`,
    en: `Lot ${lotNo} has only ${left} left`,
  }),
  lotsDoNotAddUp: ({ partNo, number }: { partNo: string; number: number }) => ({
    zh: `${partNo} 所选批次数量之和须为 ${number}`,
    en: `The lots chosen for ${partNo} must add up to ${number}`,
  }),
  otherDateCode: ({ lotNo, dateCode }: { lotNo: string; dateCode: string }) => ({
    zh: `批次 ${lotNo} 的日期码为 ${dateCode}，不能更改`,
    en: `Lot ${lotNo} has date code ${dateCode}, which cannot be changed`,
  }),
  namedTwice: ({ lotNo }: { lotNo: string }) => ({
    zh: `批次 ${lotNo} 在同一请求中出现两次`,
    en: `Lot ${lotNo} is named twice in this request`,
  }),
  productNamedTwice: {
    zh: '同一商品在同一请求中出现两次',
    en: 'This product is named twice in this request',
  },
  notALadder: {
    zh: '阶梯价须数量递增、单价递减',
    en: 'A price ladder needs rising quantities and falling prices',
  },
  ladderAboveMinimum: ({ minBuyNum }: { minBuyNum: number }) => ({
    zh: `阶梯价须从起订量 ${minBuyNum} 或更少开始`,
    en: `The ladder must begin at the minimum of ${minBuyNum} or below`,
  }),
  minimumAboveLimit: ({ maxBuyNum }: { maxBuyNum: number }) => ({
    zh: `起订量不能超过限购数量 ${maxBuyNum}`,
    en: `The minimum cannot exceed the limit of ${maxBuyNum} per buyer`,
  }),
  tooDear: { zh: '单价不能超过 ¥999,999', en: 'A unit price cannot exceed ¥999,999' },
});
