// A maker's product family: what its parts share, all of them in one parametric table, and its order code, read and built. Owns nothing; leans on part.
import { z } from 'zod';
import { door, get } from '#kit/http/door.ts';
import { id, json, line, Pagination, paging, YuanUnitPrice } from '#kit/http/wire.ts';
import { anyone } from '#mall/member/actor.ts';
import { ParameterReply } from './goods.protocol.ts';

/** A member of a series with its best offer; without one nobody sells it at present. */
export const SeriesPart = z.object({
  partId: z.number(),
  partNo: z.string(),
  packageName: z.string().nullable(),
  lifecycle: z.enum(['active', 'nrnd', 'eol', 'obsolete']),
  params: z.array(ParameterReply),
  offer: z
    .object({
      productId: z.number(),
      goodsPrice: YuanUnitPrice,
      productStock: z.number(),
      hasSample: z.boolean(),
    })
    .nullable(),
});
export type SeriesPart = z.infer<typeof SeriesPart>;

/** One place in an order code: characters that all parts have, or a choice. */
export const CodeSegment = z.object({
  /** '' where the characters are fixed. */
  key: z.string(),
  label: z.string(),
  /** The fixed characters, or ''. */
  fixed: z.string(),
  options: z.array(z.object({ code: z.string(), meaning: z.string() })),
});
export type CodeSegment = z.infer<typeof CodeSegment>;

export const SeriesFamily = z.object({ code: z.string(), title: z.string(), segments: z.array(CodeSegment) });
export type SeriesFamily = z.infer<typeof SeriesFamily>;

export const SeriesReply = z.object({
  brandId: z.number(),
  brandName: z.string(),
  series: z.string(),
  categories: z.array(z.object({ categoryId: z.number(), categoryName: z.string(), count: z.number() })),
  goodsImage: z.string().nullable(),
  packageName: z.string().nullable(),
  /** The makers' datasheets of its parts. */
  datasheets: z.array(z.string()),
  packages: z.array(z.string()),
  /** Parameters that every member has with the same value. */
  shared: z.array(ParameterReply),
  columns: z.array(z.object({ key: z.string(), name: z.string() })),
  list: z.array(SeriesPart),
  pagination: Pagination,
  /** How the maker builds the order codes; empty where the mall does not know it. */
  families: z.array(SeriesFamily),
});
export type SeriesReply = z.infer<typeof SeriesReply>;

export const OrderCodeReply = z.object({
  /** `built`: the maker builds it; `notBuilt`: each code is right, the combination is not; `unknown`: it cannot be read. */
  state: z.enum(['built', 'notBuilt', 'unknown']),
  partNo: z.string(),
  familyCode: z.string(),
  /** What was chosen, by segment. */
  choice: z.record(z.string(), z.string()),
  segments: z.array(z.object({ code: z.string(), label: z.string(), meaning: z.string() })),
  /** The part, where the mall has it. */
  part: z.object({ partId: z.number(), partNo: z.string(), productId: z.number().nullable() }).nullable(),
});
export type OrderCodeReply = z.infer<typeof OrderCodeReply>;

export const seriesProtocol = door('v3/goods/front/series', anyone, {
  series: get(
    { zh: '产品系列', en: 'A product family' },
    z.object({
      brandId: id(),
      series: line(120, 1),
      /** `partNo`, `price`, `stock` or a parameter's key; a minus in front sorts downwards. */
      sort: line(60).default('partNo'),
      ...paging(50),
    }),
    SeriesReply,
    { name: 'detail' },
  ),
  /** Reads a typed order code, or builds one from choices, with the families of one series. */
  orderCode: get(
    { zh: '订货代码解析与生成', en: 'Read or build an order code' },
    z.object({
      brandId: id(),
      series: line(120, 1),
      partNo: line(60).optional(),
      familyCode: line(60).optional(),
      choice: json(z.record(z.string().max(60), z.string().max(40))).optional(),
    }),
    OrderCodeReply,
  ),
});
