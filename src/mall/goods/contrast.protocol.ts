// Comparing goods: up to five products side by side, their parameters row by row. Owns nothing; leans on part.
import { z } from 'zod';
import { door, get } from '#kit/http/door.ts';
import { several } from '#kit/http/wire.ts';
import { anyone } from '#mall/member/actor.ts';
import { ComplianceReply } from '#mall/part/compliance.ts';
import { readCompared } from './contrast-address.ts';
import { PACKINGS, TierReply } from './goods.protocol.ts';

export const ContrastGoods = z.object({
  goodsId: z.number(),
  productId: z.number(),
  partId: z.number(),
  partNo: z.string(),
  goodsName: z.string(),
  brandId: z.number(),
  brandName: z.string(),
  categoryId: z.number(),
  categoryName: z.string(),
  goodsImage: z.string().nullable(),
  packageName: z.string().nullable(),
  lifecycle: z.enum(['active', 'nrnd', 'eol', 'obsolete']),
  series: z.string().nullable(),
  /** Day, `yyyy-mm-dd`. */
  releasedAt: z.string().nullable(),
  datasheet: z.string().nullable(),
  compliance: ComplianceReply,
  isOnSale: z.boolean(),
  storeId: z.number(),
  storeName: z.string(),
  packing: z.enum(PACKINGS),
  minBuyNum: z.number(),
  multiple: z.number(),
  maxBuyNum: z.number().nullable(),
  leadDays: z.number(),
  productStock: z.number(),
  hasSample: z.boolean(),
  /** 1 to 5; null before the first evaluation. */
  evaluationStars: z.number().nullable(),
  priceTiers: z.array(TierReply),
});
export type ContrastGoods = z.infer<typeof ContrastGoods>;

export const ContrastReply = z.object({
  /** In the order asked for. */
  goods: z.array(ContrastGoods),
  /** Asked for, but no product of the mall. */
  missingIds: z.array(z.number()),
  /** Whether the goods stand in more than one category. */
  isMixed: z.boolean(),
  rows: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      /** One cell per goods; null where nothing is known. `said` is what the maker prints, where it reads differently. */
      cells: z.array(z.object({ text: z.string(), said: z.string().nullable() }).nullable()),
      isDifferent: z.boolean(),
    }),
  ),
});
export type ContrastReply = z.infer<typeof ContrastReply>;

export const contrastProtocol = door('v3/goods/front/goods', anyone, {
  contrast: get(
    { zh: '产品对比', en: 'Compare goods' } /** `1,2,3` or repeated; the first five count. */,
    z.object({ productIds: several(20, 200).transform(readCompared) }),
    ContrastReply,
  ),
});
