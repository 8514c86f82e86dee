// Finding goods: the list with filters and counts, suggestions, home modules. Owns an index that is kept in step with listings; leans on goods.
import { z } from 'zod';
import { door, get, nothing } from '#kit/http/door.ts';
import { flag, id, line, Pagination, paging, several, whole, YuanUnitPrice } from '#kit/http/wire.ts';
import { OfferReply, ParameterReply, TierReply } from '#mall/goods/goods.protocol.ts';
import { anyone, loggedIn } from '#mall/member/actor.ts';

/** Rows of an exported list; chosen: more is no choice but a catalogue. */
export const MOST_IN_FILE = 1_000;

/** `0` best match / usual order, `1` price up, `2` price down, `3` sales, `4` stock, `5` newest. */
export const GOODS_SORTS = [0, 1, 2, 3, 4, 5] as const;

export const GoodsCard = z.object({
  goodsId: z.number(),
  defaultProductId: z.number(),
  partId: z.number(),
  goodsName: z.string(),
  partNo: z.string(),
  brandId: z.number(),
  brandName: z.string(),
  goodsImage: z.string().nullable(),
  packageName: z.string().nullable(),
  categoryId: z.number(),
  /** The first step of the ladder. */
  goodsPrice: YuanUnitPrice,
  priceTiers: z.array(TierReply),
  productStock: z.number(),
  /** Of all stores in the row. */
  totalStock: z.number(),
  /** How many stores are in the row. */
  storeNum: z.number(),
  /** Of a part in a list: what the other stores offer, cheapest first. */
  offers: z.array(OfferReply),
  leadDays: z.number(),
  storeId: z.number(),
  storeName: z.string(),
  minBuyNum: z.number(),
  multiple: z.number(),
  maxBuyNum: z.number().nullable(),
  /** Values of the category's columns (see facets.columns); empty cells are left out. */
  params: z.array(ParameterReply),
});
export type GoodsCard = z.infer<typeof GoodsCard>;

/** `count` is null where a right number would cost too much: shown as a value without a number. */
export const FacetValue = z.object({ value: z.string(), text: z.string(), count: z.number().nullable() });
export const Facet = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  values: z.array(FacetValue),
  /** Of a parameter with numbers: its least and largest value in the base unit, for choosing a range. */
  range: z.object({ low: z.number(), high: z.number() }).optional(),
});
export type Facet = z.infer<typeof Facet>;

export const Facets = z.object({
  /** How many parts match, where the exact number costs nothing. */
  total: z.number().nullable(),
  /** Where one stands, from the top. */
  categoryPath: z.array(z.object({ categoryId: z.number(), categoryName: z.string() })),
  categories: z.array(
    z.object({ categoryId: z.number(), categoryName: z.string(), count: z.number().nullable() }),
  ),
  brands: z.array(z.object({ brandId: z.number(), brandName: z.string(), count: z.number().nullable() })),
  params: z.array(Facet),
  /** Nearly all stand in this one category, and the parameters are its own; null where that need not be said. */
  speaksOf: z.object({ categoryId: z.number(), categoryName: z.string() }).nullable(),
  /** Of several categories: parameters are offered once one is chosen. */
  isMixed: z.boolean(),
  columns: z.array(z.object({ key: z.string(), name: z.string() })),
});
export type Facets = z.infer<typeof Facets>;

/** How one piece of the keyword was understood. */
export const UnderstoodChip = z.object({
  kind: z.enum(['category', 'brand', 'function', 'package', 'value', 'flag', 'word', 'ignored']),
  /** In the visitor's language. */
  label: z.string(),
  /** The text it came from. */
  source: z.string(),
  /** The keyword without it. */
  keywordWithout: z.string(),
  /** What may have been meant instead, as keywords. */
  alternatives: z.array(z.object({ label: z.string(), keyword: z.string() })),
});
export type UnderstoodChip = z.infer<typeof UnderstoodChip>;

export const Understood = z.object({
  /** Empty where the keyword was taken as words only. */
  chips: z.array(UnderstoodChip),
  /** Part numbers near to what was typed, which no part has; with `isUsed` the list shows what they find. */
  didYouMean: z.array(z.object({ text: z.string(), keyword: z.string(), isUsed: z.boolean() })),
  /** The part number for which replacements were asked for; null where none were. */
  replacementFor: z.string().nullable(),
});
export type Understood = z.infer<typeof Understood>;

/** A condition to leave out, and how many goods there would be without it (up to 2,000 exactly). */
export const Relaxation = z.object({
  /** The parameter of the list's input that it belongs to; for `keyword` the whole keyword to use instead is in `keyword`. */
  of: z.enum([
    'keyword',
    'categoryId',
    'storeId',
    'brandId',
    'params',
    'ranges',
    'flags',
    'inStock',
    'price',
    'isHasCode',
  ]),
  /** The one value to take away, where there may be several. */
  value: z.string().nullable(),
  keyword: z.string().nullable(),
  label: z.string(),
  count: z.number(),
  isCapped: z.boolean(),
});
export type Relaxation = z.infer<typeof Relaxation>;

/** What a buyer may demand of an offer. */
export const GOODS_FLAGS = ['domestic', 'sample', 'inStock'] as const;

export const GoodsListInput = z.object({
  keyword: line(100).optional(),
  categoryId: id().optional(),
  brandId: z.union([several(20), id().transform((n) => [String(n)])]).optional(),
  storeId: id().optional(),
  lowPrice: line(20).optional(),
  highPrice: line(20).optional(),
  sort: whole(0, 5).default(0),
  ...paging(20),
  /** Only goods that have one of my material codes; without material codes nothing matches. */
  isHasCode: flag().optional(),
  inStock: flag().optional(),
  /** `key:value`, repeated; values of one key are alternatives, keys narrow together. */
  params: several(60, 200).optional(),
  /** `key:low..high` in the base unit, either side open, or `key:~value` for ranges that hold the value; repeated. */
  ranges: several(20, 120).optional(),
  /** Repeated: `domestic`, `sample`, `inStock`. */
  flags: several(5, 20).optional(),
  /** `lowPrice` and `highPrice` are for a thousand pieces (domain 3.10.13). */
  perThousand: flag().optional(),
  /** Parameters on the cards; those of the category when left out. */
  columns: several(8, 60).optional(),
});

export type GoodsListInput = z.output<typeof GoodsListInput>;

export const GoodsListReply = z.object({
  list: z.array(GoodsCard),
  /** `total` counts up to 2,000 exactly; `isCapped` says that there are more. */
  pagination: Pagination.extend({ isCapped: z.boolean() }),
  facets: Facets,
  understood: Understood,
  /** Where nothing was found: conditions whose absence would bring something, the most promising first. */
  relax: z.array(Relaxation),
});
export type GoodsListReply = z.infer<typeof GoodsListReply>;

/** What may have been meant by what is being typed: a part, a brand, a category, a testing service or a package of them. */
export const Suggestion = z.object({
  text: z.string(),
  hint: z.string(),
  /** Of a part: the cheapest of the products in stock. */
  productId: z.number().nullable(),
  brandId: z.number().nullable(),
  categoryId: z.number().nullable(),
  /** What the product is, where it is no part. */
  kind: z.enum(['SERVICE', 'PACKAGE']).optional(),
  part: z
    .object({
      packageName: z.string().nullable(),
      /** The first columns of its category, at most three. */
      values: z.array(z.string()),
      /** Of all stores. */
      totalStock: z.number(),
      /** The least that a piece costs at any quantity, of stores that have some where there are any. */
      lowestPrice: YuanUnitPrice,
    })
    .nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const searchProtocol = {
  ...door('v3/goods/front/goods', anyone, {
    goodsList: get({ zh: '商品列表', en: 'Goods list' }, GoodsListInput, GoodsListReply),
    /** What the list finds, from the first row on, as xlsx, its bytes in base64; paging is of no account. */
    goodsListFile: get(
      { zh: '导出商品列表', en: 'Export a goods list' },
      GoodsListInput,
      z.object({
        fileName: z.string(),
        base64: z.string(),
        /** Rows in the file. */
        rows: z.number(),
        /** Whether more is found than the file holds. */
        isCut: z.boolean(),
      }),
      { perMinute: 10 },
    ),
    suggest: get(
      { zh: '搜索建议', en: 'Search suggestions' },
      z.object({ keyword: line(100, 1) }),
      z.array(Suggestion),
    ),
    /** The part behind one of my enterprise's material codes, at most one; nothing for members without an enterprise. */
    codedParts: get(
      { zh: '物料编码对应的商品', en: 'The part behind a material code' },
      z.object({ keyword: line(100, 1) }),
      z.array(z.object({ matCode: z.string(), matName: z.string(), goods: z.array(GoodsCard) })),
      { access: loggedIn },
    ),
  }),
  ...door('v3/system/front/deco', anyone, {
    /** What the home page shows; an empty module is left out. */
    home: get(
      { zh: '首页模块', en: 'Home modules' },
      nothing,
      z.object({
        newGoods: z.array(GoodsCard),
        selectedGoods: z.array(GoodsCard),
        categoryFloors: z.array(
          z.object({ categoryId: z.number(), categoryName: z.string(), goods: z.array(GoodsCard) }),
        ),
        stores: z.array(
          z.object({
            storeId: z.number(),
            storeName: z.string(),
            logo: z.string().nullable(),
            goodsCount: z.number(),
          }),
        ),
        brands: z.array(z.object({ brandId: z.number(), brandName: z.string() })),
        totals: z.object({ parts: z.number(), goods: z.number(), brands: z.number(), stores: z.number() }),
      }),
      { name: 'index' },
    ),
  }),
};
