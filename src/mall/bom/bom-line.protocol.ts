// A line of a bill of materials: as it is written, and as it is read with its part and its offers.
import { z } from 'zod';
import { Bit, flag, line, whole, Yuan, YuanUnitPrice } from '#kit/http/wire.ts';
import { PACKINGS, TierReply } from '#mall/goods/goods.protocol.ts';
import { LINE_STATUSES, MATCH_LEVELS } from './bom-status.ts';

export const LONGEST = 500;
// chosen: of one cell; what is longer is cut when it is read

/** What somebody wrote on a line. All of it may be missing but something to look for. */
export const WantedLine = z.object({
  designators: line(4_000).default(''),
  /** Pieces on one board. */
  qty: whole(0, 999_999).default(1),
  partNo: line(LONGEST).default(''),
  /** Other part numbers that would do. */
  otherPartNos: z.array(line(LONGEST)).max(10).default([]),
  brandName: line(LONGEST).default(''),
  value: line(LONGEST).default(''),
  packageName: line(LONGEST).default(''),
  description: line(LONGEST).default(''),
  note: line(LONGEST).default(''),
  matCode: line(LONGEST).default(''),
  /** LCSC's, Digi-Key's, Mouser's … */
  supplierCode: line(LONGEST).default(''),
  isFitted: flag().default(true),
});
export type WantedLine = z.output<typeof WantedLine>;

export const BomPart = z.object({
  partId: z.number(),
  partNo: z.string(),
  brandName: z.string(),
  goodsName: z.string(),
  packageName: z.string().nullable(),
  picture: z.string().nullable(),
  lifecycle: z.enum(['active', 'nrnd', 'eol', 'obsolete']),
});
export type BomPart = z.infer<typeof BomPart>;

/** A store's product priced for a line's need. */
export const BomOffer = z.object({
  productId: z.number(),
  goodsId: z.number(),
  storeId: z.number(),
  storeName: z.string(),
  packing: z.enum(PACKINGS),
  minBuyNum: z.number(),
  multiple: z.number(),
  leadDays: z.number(),
  productStock: z.number(),
  priceTiers: z.array(TierReply),
  /** The need mended to MOQ and multiple; null when so many cannot be bought. */
  buyNum: z.number().nullable(),
  unitPrice: YuanUnitPrice.nullable(),
  amount: Yuan.nullable(),
  /** "Order 10, pay less than for 6"; null when there is nothing to gain. */
  betterBuy: z.object({ buyNum: z.number(), amount: Yuan, saves: Yuan }).nullable(),
});
export type BomOffer = z.infer<typeof BomOffer>;

export const BomLineReply = z.object({
  /** For lines that are not kept: their place in what was sent, from 1. */
  lineId: z.number(),
  lineNo: z.number(),
  designators: z.string(),
  qty: z.number(),
  partNo: z.string(),
  brandName: z.string(),
  value: z.string(),
  packageName: z.string(),
  description: z.string(),
  note: z.string(),
  matCode: z.string(),
  supplierCode: z.string(),
  isFitted: Bit,
  isLeftOut: Bit,
  attrition: z.number().nullable(),
  leaderNum: z.number().nullable(),
  /** Null while the line waits to be matched. */
  status: z.enum(LINE_STATUSES).nullable(),
  level: z.enum(MATCH_LEVELS).nullable(),
  /** 0–100. */
  confidence: z.number(),
  /** Why, as a sentence. */
  reason: z.string(),
  part: BomPart.nullable(),
  candidates: z.array(BomPart.extend({ confidence: z.number() })),
  alternates: z.array(BomPart),
  /** Pieces for all boards with attrition and leader. */
  need: z.number(),
  /** The cheapest for the need first; at most 10. */
  offers: z.array(BomOffer),
  /** The offer that goes to the cart; null: none can. */
  chosen: z
    .object({
      productId: z.number(),
      buyNum: z.number(),
      unitPrice: YuanUnitPrice,
      amount: Yuan,
      byHand: Bit,
      /** What is wrong with it, as a sentence; '' for nothing. */
      problem: z.string(),
    })
    .nullable(),
});
export type BomLineReply = z.infer<typeof BomLineReply>;
