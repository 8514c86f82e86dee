// What the goods list reads: one row per listing on sale, kept in step with it, and the dictionary of its filters.
import { boolean, customType, doublePrecision, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, pieces, price, ref, table } from '#kit/db/columns.ts';
import { goods } from '#mall/goods/server/goods.tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A value that goods can be filtered by: a parameter's value, a brand, a store, a category. */
export const facetTerm = table(
  'facet_term',
  {
    termId: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `category`, `brand`, `store`, or a parameter's key. */
    kind: text().notNull(),
    /** The id as text, or the parameter's value as printed (zh where there is one). */
    value: text().notNull(),
    valueEn: text(),
    /** For sorting values by size: the value in the SI base unit. */
    n: doublePrecision(),
  },
  (t) => [uniqueIndex('facet_term_once').on(t.kind, t.value)],
);

export const goodsIndex = table(
  'goods_index',
  {
    goodsId: ref().primaryKey().references(() => goods.goodsId, { onDelete: 'cascade' }),
    productId: ref().notNull(),
    partId: ref().notNull(),
    categoryId: ref().notNull(),
    /** facetTerm ids: categories of all levels, brand, store, parameter values. */
    terms: integer().array().notNull(),
    words: tsvector().notNull(),
    normalPartNo: text().notNull(),
    /** The first step of the ladder. */
    price: price().notNull(),
    stock: pieces().notNull(),
    saleNum: pieces().notNull(),
    inStock: boolean().notNull(),
    /** Default order of lists: bigger first. In stock before sold out, then sales, then newest. */
    weight: ref().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('goods_index_terms').using('gin', t.terms),
    index('goods_index_words').using('gin', t.words),
    index('goods_index_part_no').on(t.normalPartNo.op('text_pattern_ops')),
    index('goods_index_weight').on(t.weight.desc().nullsFirst(), t.goodsId),
    index('goods_index_category_weight').on(t.categoryId, t.weight.desc().nullsFirst(), t.goodsId),
    index('goods_index_price').on(t.price, t.goodsId),
  ],
);
