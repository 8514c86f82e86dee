// The sample cart, per store, with everything that is wrong with it said at the line.
import { z } from 'zod';
import { get, nothing, post } from '#kit/http/door.ts';
import { flag, id, json } from '#kit/http/wire.ts';
import { Cart, CartLine, CartProblem, CartStoreGroup, typedNumber } from '#mall/cart/cart.protocol.ts';
import { SAMPLE_CART_LINES } from './sample-terms.ts';

/** What is wrong with a line of the sample cart, with the mend that one click would do. */
export const SampleProblem = CartProblem.extend({
  kind: CartProblem.shape.kind.exclude(['priceChanged']),
});

/**
 * Spec §3: the cart line's shape, its stock and its price those of samples (0: free). `minBuyNum` is always 1, MOQs do not
 * count for samples.
 */
export const SampleCartLine = CartLine.omit({
  multiple: true,
  leadDays: true,
  formerPrice: true,
  priceTiers: true,
  betterBuy: true,
  matCodes: true,
  createdAt: true,
}).extend({
  /** Most pieces in one request. */
  maxBuyNum: z.number(),
  problems: z.array(SampleProblem),
});
export type SampleCartLine = z.infer<typeof SampleCartLine>;

export const SampleCart = Cart.omit({ availableCartNum: true }).extend({
  storeCartGroupList: z.array(
    CartStoreGroup.omit({ freight: true, missingForFreeFreight: true }).extend({
      storeCartList: z.array(SampleCartLine),
    }),
  ),
  invalidList: z.array(SampleCartLine),
  availableSampleCartNum: z.number(),
});
export type SampleCart = z.infer<typeof SampleCart>;

const cartIds = () => json(z.array(id()).min(1).max(SAMPLE_CART_LINES));

/** Behind the door of the sample cart. */
export const sampleCartCalls = {
  /** Adds `number` to what is there already. Replies with how many lines the sample cart has. */
  add: post(
    { zh: '加入样品车', en: 'Add to the sample cart' },
    z.object({ productId: id(), number: typedNumber() }),
    z.object({ availableSampleCartNum: z.number() }),
  ),
  changeNum: post(
    { zh: '修改样品数量', en: 'Change a quantity of samples' },
    z.object({ cartId: id(), number: typedNumber() }),
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
