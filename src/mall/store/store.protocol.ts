// Stores: who they are and what they charge for sending. Owns store and its operators; leans on member.
import { z } from 'zod';
import { door, get } from '#kit/http/door.ts';
import { id, line, Pagination, paging, Yuan } from '#kit/http/wire.ts';
import { anyone } from '#mall/member/actor.ts';

export const Store = z.object({
  storeId: z.number(),
  storeName: z.string(),
  intro: z.string(),
  logo: z.string().nullable(),
  city: z.string(),
  serviceTel: z.string(),
  isSelfOperated: z.boolean(),
  freightFee: Yuan,
  freeFreightFrom: Yuan.nullable(),
  /** Some regions cost something else, or are not delivered to. */
  freightVaries: z.boolean(),
  /** Averages from 1 to 5; null before the first evaluation. */
  scores: z
    .object({ description: z.number(), service: z.number(), delivery: z.number(), count: z.number() })
    .nullable(),
  goodsCount: z.number(),
});
export type Store = z.infer<typeof Store>;

export const storeProtocol = door('v3/seller/front/store', anyone, {
  list: get(
    { zh: '店铺列表', en: 'Stores' },
    z.object({ ...paging(20) }),
    z.object({ list: z.array(Store), pagination: Pagination }),
  ),
  detail: get({ zh: '店铺信息', en: 'One store' }, z.object({ storeId: id() }), Store),
  /** What sending to a city or a province costs; without one, what it costs where nothing else is said. */
  freight: get(
    { zh: '店铺运费', en: 'Freight of a store' },
    z.object({ storeId: id(), regionCode: line(12).optional() }),
    z.object({ freightFee: Yuan, freeFreightFrom: Yuan.nullable(), isNotDelivered: z.boolean() }),
  ),
});
