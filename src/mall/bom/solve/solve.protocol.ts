// The cheapest purchase of many lines over all stores. Promises an answer that can be ordered as it is, and says how near the optimum it is.
import { z } from 'zod';
import { door, post } from '#kit/http/door.ts';
import { Bit, id, json, whole, Yuan, YuanUnitPrice } from '#kit/http/wire.ts';
import { anyone, loggedIn } from '#mall/member/actor.ts';
import { MOST_GUEST_LINES, MOST_SOLVED_LINES } from './solve-limits.ts';

export const MixPick = z.object({
  productId: z.number(),
  goodsId: z.number(),
  partId: z.number(),
  partNo: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  buyNum: z.number(),
  unitPrice: YuanUnitPrice,
  amount: Yuan,
});
export type MixPick = z.infer<typeof MixPick>;

export const MixChoice = z.object({
  lineId: z.number(),
  /** Pieces needed. */
  wanted: z.number(),
  /** Two where no offer alone has enough; empty when the line is not served. */
  picks: z.array(MixPick),
  amount: Yuan,
  unserved: z.enum(['noOffer', 'tooSlow', 'shortOfStock', 'tooFewStores']).nullable(),
  /** Why it is bought so, or why it is not: sentences. */
  reasons: z.array(z.string()),
});
export type MixChoice = z.infer<typeof MixChoice>;

export const Mix = z.object({
  choices: z.array(MixChoice),
  stores: z.array(
    z.object({
      storeId: z.number(),
      storeName: z.string(),
      lines: z.number(),
      goodsAmount: Yuan,
      freight: Yuan,
      /** Why the freight is what it is. */
      reason: z.string(),
    }),
  ),
  goodsAmount: Yuan,
  freight: Yuan,
  total: Yuan,
  /** Nothing that serves as many lines can cost less. */
  bound: Yuan,
  isOptimal: Bit,
  /** How far `total` may be above the optimum, in per cent; 0 when it is the optimum. */
  gapPercent: z.number(),
  /** Each line at its own cheapest offer, freight added; null when the wishes forbid it. */
  naive: z.object({ total: Yuan, stores: z.number(), saves: Yuan }).nullable(),
  /** The cheapest store that has everything; null when none has. */
  oneStore: z.object({ storeName: z.string(), total: Yuan, saves: Yuan }).nullable(),
  unserved: z.number(),
  seconds: z.number(),
});
export type Mix = z.infer<typeof Mix>;

export const solveProtocol = door('v3/goods/front/bom', anyone, {
  /** Of a bill of materials that the member may read, or of the lines of a quick order that is not kept. */
  solve: post(
    { zh: '多店最优采购组合', en: 'The cheapest purchase over all stores' },
    z.object({
      bomId: id().optional(),
      lines: json(
        z
          .array(
            z.object({
              /** The asker's own key. */
              lineId: id(),
              /** Parts that may serve the line. */
              partIds: z.array(id()).min(1).max(6),
              wanted: whole(1, 999_999_999),
            }),
          )
          .min(1)
          .max(MOST_GUEST_LINES),
      ).optional(),
      /** At most so many stores. */
      mostStores: whole(1, 50).optional(),
      /** Offers that take longer are left out. */
      mostLeadDays: whole(0, 365).optional(),
    }),
    Mix,
    { apart: true, perMinute: 30 },
  ),
  /** Sets the offers of a member's own bill of materials as the answer had them. */
  takeMix: post(
    { zh: '采用最优采购组合', en: 'Take the cheapest purchase over' },
    z.object({
      bomId: id(),
      choices: json(
        z
          .array(z.object({ lineId: id(), productId: id(), buyNum: whole(1, 999_999_999) }))
          .min(1)
          .max(MOST_SOLVED_LINES),
      ),
    }),
    z.object({ changed: z.number() }),
    { access: loggedIn },
  ),
});
