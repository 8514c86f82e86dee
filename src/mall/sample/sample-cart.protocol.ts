// The sample cart, per store, with everything that is wrong with it said at the line.
import { z } from 'zod';
import { get, nothing, post } from '#kit/http/door.ts';
import { Bit, flag, id, json, say, Yuan, YuanUnitPrice } from '#kit/http/wire.ts';
import { PACKINGS } from '#mall/goods/goods.protocol.ts';
import { sampleCartSays } from './sample-cart-quantity.ts';
import { SAMPLE_CART_LINES } from './sample-terms.ts';

/** What is wrong with a line of the sample cart, with the mend that one click would do. */
export const SampleProblem = z.object({
  kind: z.enum(['shortage', 'quantity', 'offSale']),
  text: z.string(),
  mendNum: z.number().nullable(),
});

/** Spec §3: the cart line's shape; `minBuyNum` is always 1, MOQs do not count for samples. */
export const SampleCartLine = z.object({
  cartId: z.number(),
  goodsId: z.number(),
  productId: z.number(),
  goodsName: z.string(),
  goodsImage: z.string().nullable(),
  partNo: z.string(),
  brandName: z.string(),
  packageName: z.string().nullable(),
  packing: z.enum(PACKINGS),
  buyNum: z.number(),
  minBuyNum: z.number(),
  /** Most pieces in one request. */
  maxBuyNum: z.number(),
  /** Samples that are left. */
  productStock: z.number(),
  isChecked: Bit,
  /** What a sample piece costs; 0: free. */
  goodsPrice: YuanUnitPrice,
  totalAmount: Yuan,
  subtotal: Yuan,
  problems: z.array(SampleProblem),
});
export type SampleCartLine = z.infer<typeof SampleCartLine>;

export const SampleCart = z.object({
  storeCartGroupList: z.array(
    z.object({
      storeId: z.number(),
      storeName: z.string(),
      checkedAll: Bit,
      totalAmount: Yuan,
      totalCheck: z.number(),
      storeCartList: z.array(SampleCartLine),
    }),
  ),
  invalidList: z.array(SampleCartLine),
  availableSampleCartNum: z.number(),
  totalCheck: z.number(),
  checkedAll: Bit,
  totalAmount: Yuan,
});
export type SampleCart = z.infer<typeof SampleCart>;

/** Any number at all: the sample cart's own rules and sentences judge it. */
const number = () =>
  z
    .union([z.number(), z.string().max(40)])
    .transform((value, context) => {
      const said =
        typeof value === 'number' ? value : /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : Number.NaN;
      if (Number.isInteger(said)) return said;
      say(context, sampleCartSays.onlyNumbers);
      return z.NEVER;
    })
    .meta({ type: 'integer' });

const cartIds = () => json(z.array(id()).min(1).max(SAMPLE_CART_LINES));

/** Behind the door of the sample cart. */
export const sampleCartCalls = {
  /** Adds `number` to what is there already. Replies with how many lines the sample cart has. */
  add: post(
    { zh: '加入样品车', en: 'Add to the sample cart' },
    z.object({ productId: id(), number: number() }),
    z.object({ availableSampleCartNum: z.number() }),
  ),
  changeNum: post(
    { zh: '修改样品数量', en: 'Change a quantity of samples' },
    z.object({ cartId: id(), number: number() }),
    SampleCart,
  ),
  /** Without cartIds: the whole sample cart. */
  checkedCarts: post(
    { zh: '勾选样品', en: 'Check or uncheck samples' },
    z.object({ cartIds: cartIds().optional(), checked: flag() }),
    SampleCart,
  ),
  deleteCarts: post({ zh: '删除样品', en: 'Delete samples' }, z.object({ cartIds: cartIds() }), SampleCart),
  cartList: get({ zh: '样品车', en: 'The sample cart' }, nothing, SampleCart),
};
