// The new-product centre: parts that their makers have released lately and that somebody sells.
import { z } from 'zod';
import { door, get } from '#kit/http/door.ts';
import { id, Pagination, paging } from '#kit/http/wire.ts';
import { anyone } from '#mall/member/actor.ts';
import { GoodsCard } from './search.protocol.ts';

export const NEW_FOR_DAYS = 90; // domain 3.3

export const NewGoods = GoodsCard.extend({
  /** Day, `yyyy-mm-dd`. */
  releasedAt: z.string(),
  datasheet: z.string().nullable(),
  hasSample: z.boolean(),
});
export type NewGoods = z.infer<typeof NewGoods>;

export const NewGoodsReply = z.object({
  /** One listing per part, the latest release first. */
  list: z.array(NewGoods),
  /** First-level categories with parts released lately, whatever is asked for. */
  categories: z.array(z.object({ categoryId: z.number(), categoryName: z.string(), count: z.number() })),
  pagination: Pagination,
});
export type NewGoodsReply = z.infer<typeof NewGoodsReply>;

export const newGoodsProtocol = door('v3/goods/front/goods', anyone, {
  newGoods: get(
    { zh: '新品中心', en: 'Parts released lately' } /** `categoryId`: of the first level. */,
    z.object({ categoryId: id().optional(), ...paging(24) }),
    NewGoodsReply,
  ),
});
