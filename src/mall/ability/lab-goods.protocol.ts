// Services of a laboratory and packages of them, as goods: what their pages show.
import { z } from 'zod';
import { door, get } from '#kit/http/door.ts';
import { id, Moment, Yuan } from '#kit/http/wire.ts';
import { anyone } from '#mall/member/actor.ts';
import { CapabilityBasics, CapabilityRow } from './ability-list.ts';

/** By a product, or by the goods. */
const Asked = z.object({ productId: id().optional(), goodsId: id().optional() });

/** What both have as goods. */
const Listed = z.object({
  goodsId: z.number(),
  productId: z.number(),
  title: z.string(),
  isOnSale: z.boolean(),
  storeId: z.number(),
  storeName: z.string(),
  /** The laboratory whose work it is. */
  labName: z.string(),
  /** What it says of its list; '': nothing. */
  note: z.string(),
  saleNum: z.number(),
  evaluationCount: z.number(),
  /** 1 to 5; null before the first. */
  evaluationStars: z.number().nullable(),
});

export const ServiceDetail = Listed.extend({
  ...CapabilityRow.shape,
  /** Who does it; '' where nobody in particular does. */
  group: z.string(),
  /** Once for the item; null: none is needed. */
  fixture: Yuan.nullable(),
  /** Day on which its price began; '' on request. */
  priceFrom: z.string(),
  /** What took the place of its standard; '': it is in force. */
  replacedBy: z.string(),
  /** Editions and standards that its standard took the place of. */
  replaces: z.array(z.string()),
  /** Categories of parts that it is for. */
  categories: z.array(z.object({ categoryId: z.number(), categoryName: z.string() })),
  /** Packages on sale that it is in. */
  packages: z.array(z.object({ productId: z.number(), title: z.string(), price: Yuan, unit: z.string() })),
});
export type ServiceDetail = z.infer<typeof ServiceDetail>;

export const PackageComponent = CapabilityBasics.pick({
  ...{ capId: true, capNo: true, item: true, object: true, standard: true, clause: true, marks: true },
  ...{ site: true, unit: true, way: true },
}).extend({
  seq: z.number(),
  qty: z.number(),
  days: z.number(),
  specimens: z.string(),
  /** What it costs alone. */
  alone: Yuan,
  /** Of the package's price. */
  share: Yuan,
  /** Its own goods on sale; null: it is had in packages only. */
  productId: z.number().nullable(),
});
export type PackageComponent = z.infer<typeof PackageComponent>;

export const PackageDetail = Listed.extend({
  code: z.string(),
  /** What the price counts, in the reader's language. */
  unit: z.string(),
  /** Of one unit, tax included. */
  price: Yuan,
  tax: Yuan,
  /** What its items cost alone, together; and what the package spares of that, '0.00' where nothing. */
  alone: Yuan,
  saved: Yuan,
  components: z.array(PackageComponent),
  /** If everything is received now. */
  promisedAt: Moment,
});
export type PackageDetail = z.infer<typeof PackageDetail>;

export const serviceProtocol = {
  ...door('v3/lab/front/serviceGoods', anyone, {
    service: get({ zh: '检测服务详情', en: 'A testing service' }, Asked, ServiceDetail, { name: 'details' }),
  }),
  ...door('v3/lab/front/package', anyone, {
    package: get({ zh: '检测套餐详情', en: 'A package of testing services' }, Asked, PackageDetail, {
      name: 'details',
    }),
  }),
};
