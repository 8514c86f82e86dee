// What a member comes back to: collected goods and stores, and the goods he has looked at lately. Owns those tables; leans on goods and store.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { Bit, flag, id, line, Moment, Pagination, paging, several, YuanUnitPrice } from '#kit/http/wire.ts';
import { TierReply } from '#mall/goods/goods.protocol.ts';
import { GOODS_KINDS, type GoodsKind } from '#mall/goods/goods-kind.ts';
import { loggedIn } from '#mall/member/actor.ts';

/** Goods as a member's own lists show them: as they stand at this moment. */
export const KeptGoods = z.object({
  goodsId: z.number(),
  productId: z.number(),
  partId: z.number(),
  partNo: z.string(),
  brandName: z.string(),
  goodsName: z.string(),
  goodsImage: z.string().nullable(),
  packageName: z.string().nullable(),
  storeId: z.number(),
  storeName: z.string(),
  minBuyNum: z.number(),
  multiple: z.number(),
  maxBuyNum: z.number().nullable(),
  productStock: z.number(),
  leadDays: z.number(),
  /** The first step of the ladder. */
  goodsPrice: YuanUnitPrice,
  priceTiers: z.array(TierReply),
  isOnSale: Bit,
});
export type KeptGoods = z.infer<typeof KeptGoods>;

/** The same, or a service or package of services: those have no part and no number, their name is all. */
export const OwnGoods = KeptGoods.extend({ kind: z.enum(GOODS_KINDS), partId: z.number().nullable() });
/** What lists of one's own show, whether or not they have services among them. */
export type OwnGoods = Omit<KeptGoods, 'partId'> & { partId: number | null; kind?: GoodsKind };

/** `priceThen` is the first step of the ladder when the goods were collected. */
export const CollectedGoods = OwnGoods.extend({ priceThen: YuanUnitPrice, collectedAt: Moment });
export type CollectedGoods = z.infer<typeof CollectedGoods>;

export const SeenGoods = OwnGoods.extend({ seenAt: Moment });
export type SeenGoods = z.infer<typeof SeenGoods>;

export const CollectedStore = z.object({
  storeId: z.number(),
  storeName: z.string(),
  logo: z.string().nullable(),
  city: z.string(),
  intro: z.string(),
  goodsCount: z.number(),
  collectedAt: Moment,
});
export type CollectedStore = z.infer<typeof CollectedStore>;

export const MOST_COLLECTED = 2_000; // chosen: more than anybody overlooks
const MOST_AT_ONCE = 100;

const Some = z.object({ goodsIds: z.array(id()).min(1).max(MOST_AT_ONCE) });
const Nothing = nothing;

export const favouriteProtocol = {
  ...door('v3/member/front/collect', loggedIn, {
    /** Collecting what is collected already changes nothing. */
    collect: post({ zh: '收藏商品', en: 'Collect goods' }, z.object({ productId: id() }), Nothing, {
      name: 'add',
    }),
    drop: post({ zh: '取消收藏商品', en: 'Drop collected goods' }, Some, Nothing, { name: 'delete' }),
    /** Of those named, which are collected. */
    state: get(
      { zh: '是否已收藏', en: 'Whether goods and stores are collected' },
      z.object({ goodsIds: several(MOST_AT_ONCE, 20).optional(), storeId: id().optional() }),
      z.object({ goodsIds: z.array(z.number()), isStoreCollected: Bit }),
    ),
    /** Collected last first. */
    collected: get(
      { zh: '收藏的商品', en: 'Collected goods' },
      z.object({
        keyword: line(60).optional(),
        /** Only what costs less than when it was collected. */
        isCheaper: flag().default(false),
        /** Only what cannot be bought at the moment. */
        isGone: flag().default(false),
        ...paging(20, 100),
      }),
      z.object({
        list: z.array(CollectedGoods),
        pagination: Pagination,
        /** How many there are in all, which have become cheaper, which cannot be bought. */
        counts: z.object({ all: z.number(), cheaper: z.number(), gone: z.number(), stores: z.number() }),
      }),
      { name: 'list' },
    ),
    collectStore: post({ zh: '收藏店铺', en: 'Collect a store' }, z.object({ storeId: id() }), Nothing, {
      name: 'addStore',
    }),
    dropStore: post(
      { zh: '取消收藏店铺', en: 'Drop a collected store' },
      z.object({ storeId: id() }),
      Nothing,
      { name: 'deleteStore' },
    ),
    collectedStores: get(
      { zh: '收藏的店铺', en: 'Collected stores' },
      z.object({ ...paging(20, 100) }),
      z.object({ list: z.array(CollectedStore), pagination: Pagination }),
      { name: 'storeList' },
    ),
  }),
  ...door('v3/member/front/footprint', loggedIn, {
    /** The member looks at a goods page. Of one product only the last look is kept, and 500 products in all. */
    look: post({ zh: '记录足迹', en: 'Record a look at goods' }, z.object({ productId: id() }), Nothing, {
      name: 'add',
    }),
    /** Seen last first. */
    seen: get(
      { zh: '我的足迹', en: 'Goods looked at lately' },
      z.object({ keyword: line(60).optional(), ...paging(20, 100) }),
      z.object({ list: z.array(SeenGoods), pagination: Pagination }),
      { name: 'list' },
    ),
    /** Those named, or all. */
    forget: post(
      { zh: '删除足迹', en: 'Delete footprints' },
      z.object({ goodsIds: z.array(id()).max(MOST_AT_ONCE).optional() }),
      Nothing,
      { name: 'delete' },
    ),
  }),
};
