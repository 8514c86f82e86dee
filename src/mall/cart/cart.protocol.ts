// The cart: what a member means to buy, per store, with everything that is wrong with it said at the line. Owns cart_line; leans on goods, store, address and mat-code.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { Bit, flag, id, json, Moment, say, whole, Yuan, YuanUnitPrice } from '#kit/http/wire.ts';
import { PACKINGS, TierReply } from '#mall/goods/goods.protocol.ts';
import { MAT_GRADES } from '#mall/mat-code/mat-code-fields.ts';
import { loggedIn } from '#mall/member/actor.ts';
import { cartSays } from './cart-quantity.ts';

/** What is wrong with a line, with the mend that one click would do. */
export const CartProblem = z.object({
  kind: z.enum(['priceChanged', 'shortage', 'quantity', 'offSale']),
  text: z.string(),
  /** The quantity that would be right; null when none would. */
  mendNum: z.number().nullable(),
});
export type CartProblem = z.infer<typeof CartProblem>;

export const CartLine = z.object({
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
  multiple: z.number(),
  maxBuyNum: z.number().nullable(),
  productStock: z.number(),
  leadDays: z.number(),
  isChecked: Bit,
  /** The unit price at buyNum. */
  goodsPrice: YuanUnitPrice,
  /** The price seen before, when it differs. */
  formerPrice: YuanUnitPrice.nullable(),
  priceTiers: z.array(TierReply),
  /** goodsPrice × buyNum. */
  totalAmount: Yuan,
  subtotal: Yuan,
  /** "Order 100, pay less": null when there is nothing to gain. */
  betterBuy: z.object({ buyNum: z.number(), amount: Yuan, saves: Yuan }).nullable(),
  problems: z.array(CartProblem),
  /** The buyer's own codes of the part, the best grade first; empty for who buys for no enterprise. */
  matCodes: z.array(z.object({ matCode: z.string(), grade: z.enum(MAT_GRADES) })),
  createdAt: Moment,
});
export type CartLine = z.infer<typeof CartLine>;

export const CartStoreGroup = z.object({
  storeId: z.number(),
  storeName: z.string(),
  checkedAll: Bit,
  /** Σ of checked lines. */
  totalAmount: Yuan,
  totalCheck: z.number(),
  freight: Yuan,
  /** What is missing for free freight; null when the store has none or it is reached. */
  missingForFreeFreight: Yuan.nullable(),
  storeCartList: z.array(CartLine),
});
export type CartStoreGroup = z.infer<typeof CartStoreGroup>;

/** Spec §3, Cart. */
export const Cart = z.object({
  storeCartGroupList: z.array(CartStoreGroup),
  invalidList: z.array(CartLine),
  availableCartNum: z.number(),
  totalCheck: z.number(),
  checkedAll: Bit,
  totalAmount: Yuan,
});
export type Cart = z.infer<typeof Cart>;

/** Any number at all: the cart's own rules and sentences judge it (spec §8). */
export const typedNumber = () =>
  z
    .union([z.number(), z.string().max(40)])
    .transform((value, context) => {
      const said =
        typeof value === 'number' ? value : /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : Number.NaN;
      if (Number.isInteger(said)) return said;
      say(context, cartSays.onlyNumbers);
      return z.NEVER;
    })
    .meta({ type: 'integer' });

export const cartProtocol = door('v3/business/front/cart', loggedIn, {
  /** Adds `number` to what is there already. Replies with how many lines the cart has. */
  add: post(
    { zh: '加入购物车', en: 'Add to cart' },
    z.object({ productId: id(), number: typedNumber() }),
    z.object({ availableCartNum: z.number() }),
    { apart: true, creates: true }, // what it writes is one statement
  ),
  changeNum: post(
    { zh: '修改数量', en: 'Change a quantity' },
    z.object({ cartId: id(), number: typedNumber() }),
    Cart,
  ),
  /** Without cartIds: the whole cart. */
  checkedCarts: post(
    { zh: '勾选', en: 'Check or uncheck lines' },
    z.object({ cartIds: json(z.array(id()).max(1_000)).optional(), checked: flag() }),
    Cart,
  ),
  deleteCarts: post(
    { zh: '删除', en: 'Delete lines' },
    z.object({ cartIds: json(z.array(id()).min(1).max(1_000)) }),
    Cart,
  ),
  /** The buyer has seen the new prices: the notes disappear. */
  acceptPrices: post({ zh: '知悉价格变动', en: 'Accept changed prices' }, nothing, Cart),
  cartList: get({ zh: '购物车', en: 'The cart' }, nothing, Cart),
  /** A guest's local cart priced and judged by the server, without keeping anything. */
  guestCart: post(
    { zh: '游客购物车试算', en: "Price a guest's cart" },
    z.object({
      cartInfo: json(
        z
          .array(
            z.object({ productId: id(), buyNum: whole(1, 999_999_999), isChecked: flag().default(true) }),
          )
          .max(500),
      ),
    }),
    Cart,
    { access: { name: 'anyone', login: 'none' }, apart: true },
  ),
});
