// What a member buys again and again: found in his orders or pinned, with a forecast of the next purchase and the risks of its parts. Owns the pins; leans on order, favourite and project.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { Bit, id, line, Moment, Pagination, paging, YuanUnitPrice } from '#kit/http/wire.ts';
import { KeptGoods } from '#mall/favourite/favourite.protocol.ts';
import { loggedIn, permitted } from '#mall/member/actor.ts';
import { RiskAlternate } from '#mall/project/project.protocol.ts';
import { RISK_KINDS } from '#mall/project/risk-rules.ts';

export const RegularGoods = KeptGoods.extend({
  isPinned: Bit,
  /** Orders within the window of 180 days (domain 3.11). */
  times: z.number(),
  /** Of the latest order; null for what was pinned and never bought. */
  lastPrice: YuanUnitPrice.nullable(),
  lastNum: z.number().nullable(),
  lastAt: Moment.nullable(),
  /** The quantity that is usual, mended to what can be ordered. */
  suggestedNum: z.number(),
  /** Days between two orders; null before the second. */
  intervalDays: z.number().nullable(),
  /** When the next order is to be expected; in the past: it is due. */
  nextAt: Moment.nullable(),
  /** The ladder price at the suggested quantity. */
  priceAtSuggested: YuanUnitPrice,
  /** The gravest first (domain feature 11). */
  risks: z.array(
    z.object({
      kind: z.enum(RISK_KINDS),
      kindName: z.string(),
      severity: z.enum(['high', 'medium']),
      text: z.string(),
    }),
  ),
  /** What could stand in for a part at risk, the best first. */
  alternates: z.array(RiskAlternate),
});
export type RegularGoods = z.infer<typeof RegularGoods>;

export const REGULAR_PARTS = ['all', 'due', 'pinned', 'dearer', 'risk'] as const;
export type RegularPart = (typeof REGULAR_PARTS)[number];

export const MOST_PINS = 500; // chosen

const ordersReader = permitted(loggedIn, 'order.read');
const Nothing = nothing;

export const regularProtocol = door('v3/business/front/regular', ordersReader, {
  /** Pinned or bought at least twice within 180 days; by frequency and recency. Who looks after an enterprise sees what all of it buys. */
  list: get(
    { zh: '常购清单', en: 'Bought often' },
    z.object({
      /** `due`: to be ordered within a week; `dearer`: costs more than last time; `risk`: end of life, stock or price. */
      part: z.enum(REGULAR_PARTS).default('all'),
      keyword: line(60).optional(),
      ...paging(20, 100),
    }),
    z.object({
      list: z.array(RegularGoods),
      pagination: Pagination,
      counts: z.record(z.enum(REGULAR_PARTS), z.number()),
    }),
  ),
  /** Keeps goods on the list whatever is bought. */
  pin: post({ zh: '固定到常购清单', en: 'Pin to the list' }, z.object({ productId: id() }), Nothing),
  /** Takes the pin out; what is bought often stays on the list. */
  unpin: post({ zh: '从常购清单移除', en: 'Take off the list' }, z.object({ productId: id() }), Nothing),
  hide: post(
    { zh: '隐藏常购商品', en: 'Hide goods until they are bought again' },
    z.object({ productId: id() }),
    Nothing,
  ),
});
