// Listings of stores: goods, products, ladders, stock by lot. Owns those tables; promises that stock is never oversold; leans on part and store.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { id, json, line, requestId, say, whole, YuanUnitPrice, yuanUnitPrice } from '#kit/http/wire.ts';
import { parseUnitPrice } from '#kit/money/money.ts';
import { anyone, storeOperator } from '#mall/member/actor.ts';
import { ComplianceReply } from '#mall/part/compliance.ts';
import { GOODS_STATES } from './goods-state.ts';

export const PACKINGS = ['reel', 'cutTape', 'tube', 'tray', 'bag', 'box', 'piece'] as const;
export type Packing = (typeof PACKINGS)[number];

export const TierReply = z.object({ minNum: z.number(), unitPrice: YuanUnitPrice });
export type TierReply = z.infer<typeof TierReply>;

export const ParameterReply = z.object({ key: z.string(), name: z.string(), text: z.string() });
export type ParameterReply = z.infer<typeof ParameterReply>;

export const Lot = z.object({
  lotId: z.number(),
  lotNo: z.string(),
  dateCode: z.string(),
  onHand: z.number(),
});
export type Lot = z.infer<typeof Lot>;

export const ProductReply = z.object({
  productId: z.number(),
  packing: z.enum(PACKINGS),
  minBuyNum: z.number(),
  multiple: z.number(),
  spq: z.number(),
  maxBuyNum: z.number().nullable(),
  leadDays: z.number(),
  /** Pieces that may be ordered now. */
  productStock: z.number(),
  priceTiers: z.array(TierReply),
  lots: z.array(Lot),
  /** Samples that may be asked for now; 0: none. */
  sampleStock: z.number(),
  /** What a sample piece costs; 0: free. */
  samplePrice: YuanUnitPrice,
  /** Most pieces in one sample request. */
  sampleLimit: z.number(),
});
export type ProductReply = z.infer<typeof ProductReply>;

/** Another store's listing of the same part. */
export const OfferReply = z.object({
  goodsId: z.number(),
  productId: z.number(),
  storeId: z.number(),
  storeName: z.string(),
  minBuyNum: z.number(),
  multiple: z.number(),
  maxBuyNum: z.number().nullable(),
  productStock: z.number(),
  leadDays: z.number(),
  priceTiers: z.array(TierReply),
});
export type OfferReply = z.infer<typeof OfferReply>;

export const GoodsDetail = z.object({
  goodsId: z.number(),
  /** The product asked for, or the default one. */
  productId: z.number(),
  partId: z.number(),
  goodsName: z.string(),
  partNo: z.string(),
  brandId: z.number(),
  brandName: z.string(),
  categoryPath: z.array(z.object({ categoryId: z.number(), categoryName: z.string() })),
  goodsImage: z.string().nullable(),
  packageName: z.string().nullable(),
  lifecycle: z.enum(['active', 'nrnd', 'eol', 'obsolete']),
  datasheet: z.string().nullable(),
  series: z.string().nullable(),
  params: z.array(ParameterReply),
  compliance: ComplianceReply,
  products: z.array(ProductReply),
  isOnSale: z.boolean(),
  storeId: z.number(),
  storeName: z.string(),
  saleNum: z.number(),
  evaluationCount: z.number(),
  /** 1 to 5; null before the first. */
  evaluationStars: z.number().nullable(),
  otherOffers: z.array(OfferReply),
  /** Part number taken apart where its family is known. */
  orderCode: z.array(z.object({ code: z.string(), label: z.string(), meaning: z.string() })).nullable(),
});
export type GoodsDetail = z.infer<typeof GoodsDetail>;

/** A seller's row: his own listing with what he may change. */
export const SellerGoods = z.object({
  goodsId: z.number(),
  partNo: z.string(),
  brandName: z.string(),
  goodsName: z.string(),
  goodsImage: z.string().nullable(),
  state: z.enum(GOODS_STATES),
  productId: z.number(),
  packing: z.enum(PACKINGS),
  minBuyNum: z.number(),
  multiple: z.number(),
  priceTiers: z.array(TierReply),
  onHand: z.number(),
  reserved: z.number(),
  lots: z.array(Lot),
  sampleStock: z.number(),
  samplePrice: YuanUnitPrice,
  sampleLimit: z.number(),
});
export type SellerGoods = z.infer<typeof SellerGoods>;

/** Decimal yuan with up to six decimals; samples may be free. */
const samplePrice = () =>
  z
    .union([z.string(), z.number()])
    .transform((value, context) => {
      const price = parseUnitPrice(String(value));
      if (price !== undefined && price <= DEAREST_SAMPLE) return price;
      say(context, {
        zh: '请输入 0 到 9999 之间的单价，最多六位小数',
        en: 'Please enter a unit price from 0 to 9,999 with at most six decimals',
      });
      return z.NEVER;
    })
    .meta({ type: 'string' });

/** chosen: ¥9,999 a piece; a dearer one is a purchase. */
const DEAREST_SAMPLE = 9_999_000_000;

/** What lies in a lot. */
export const lotStock = {
  productId: id(),
  lotNo: line(40, 1),
  dateCode: z
    .string()
    .trim()
    .regex(/^\d{2}(0[1-9]|[1-4]\d|5[0-3])$/),
  onHand: whole(0, 999_999_999),
};

/** What a product costs at which quantity. */
export const ladder = {
  productId: id(),
  minBuyNum: whole(1, 999_999_999),
  multiple: whole(1, 999_999_999),
  priceTiers: json(
    z
      .array(z.object({ minNum: whole(1, 999_999_999), unitPrice: yuanUnitPrice() }))
      .min(1)
      .max(10),
  ),
};

export const goodsProtocol = {
  ...door('v3/goods/front/goods', anyone, {
    /** By a product, or by the goods: then with its default product. */
    details: get(
      { zh: '商品详情', en: 'Goods detail' },
      z.object({ productId: id().optional(), goodsId: id().optional() }),
      GoodsDetail,
    ),
  }),
  ...door('v3/goods/seller/goods', storeOperator, {
    /** Sets a lot's stock; an unknown lotNo makes a new lot. Never below what is promised to orders. */
    adjustStock: post(
      { zh: '调整批次库存', en: 'Adjust the stock of a lot' },
      z.object({ ...lotStock, ...requestId }),
      SellerGoods,
      { creates: true },
    ),
    /** Replaces ladder, MOQ and multiple. A MOQ that is no multiple is raised (domain R8). */
    changeLadder: post({ zh: '修改阶梯价', en: 'Change the price ladder' }, z.object(ladder), SellerGoods),
    /** How many samples there are, what a piece costs (0: free), and how many go to one request. */
    changeSamples: post(
      { zh: '设置样品', en: 'Set the samples of a product' },
      z.object({
        productId: id(),
        sampleStock: whole(0, 999_999),
        samplePrice: samplePrice(),
        sampleLimit: whole(1, 100),
      }),
      SellerGoods,
    ),
    changeState: post(
      { zh: '上架/下架', en: 'Put on or take off sale' },
      z.object({ goodsId: id(), state: z.enum(['ON_SALE', 'OFF']) }),
      SellerGoods,
    ),
  }),
};
