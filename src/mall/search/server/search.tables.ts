// What the goods list reads: one row per listing on sale, kept in step with it, and the dictionary of its filters.
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { key, moment, pieces, price, ref, table } from '#kit/db/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** A value that goods can be filtered by: a category, a brand, a store, a package, a parameter's value. Only ever grows. */
export const facetTerm = table(
  'facet_term',
  {
    termId: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `category`, `brand`, `store`, `package`, `flag` (`domestic`, `sample`), `lifecycle`, or a parameter's key. */
    kind: text().notNull(),
    /** The id as text, or the parameter's value as printed (zh where there is one). */
    value: text().notNull(),
    valueEn: text(),
    /** For sorting values by size: the value in the SI base unit; of a range, its lower end. */
    n: doublePrecision(),
    /** Of a range, its upper end, in the unit of `n`. */
    hi: doublePrecision(),
  },
  (t) => [uniqueIndex('facet_term_once').on(t.kind, t.value)],
);

/**
 * A listing on sale. Numbers that every order moves (stock, sales) are not indexed themselves: `stockRank` and `saleRank`
 * grow with them in coarse steps, so that selling some pieces seldom rewrites an index.
 */
export const goodsIndex = table(
  'goods_index',
  {
    /** No foreign key: the table is exchanged as a whole while orders write to goods (see rebuild-search.ts). */
    goodsId: ref().primaryKey(),
    /** The default product: what cards show and the cart takes. */
    productId: ref().notNull(),
    partId: ref().notNull(),
    brandId: ref().notNull(),
    storeId: ref().notNull(),
    categoryId: ref().notNull(),
    /** facetTerm ids: categories of all levels, brand, store, package, parameter values. */
    terms: integer().array().notNull(),
    /** The tokens of everything a buyer may type (see tokens.ts), as lexemes without positions. */
    words: tsvector().notNull(),
    normalPartNo: text().notNull(),
    /** The first step of the ladder. */
    price: price().notNull(),
    stock: pieces().notNull(),
    saleNum: pieces().notNull(),
    inStock: boolean().notNull(),
    stockRank: smallint().notNull(),
    saleRank: smallint().notNull(),
    /** Usual order of lists: bigger first. In stock before sold out, then sales by rank, then newest. */
    weight: ref().notNull(),
  },
  (t) => [
    // Without fastupdate: every search would pay for reading the list of pending entries.
    index('goods_index_terms').using('gin', t.terms).with({ fastupdate: false }),
    index('goods_index_words').using('gin', t.words).with({ fastupdate: false }),
    index('goods_index_part_no').on(t.normalPartNo.op('text_pattern_ops')),
    index('goods_index_weight').on(t.weight.desc().nullsFirst()),
    index('goods_index_category_weight').on(t.categoryId, t.weight.desc().nullsFirst()),
    index('goods_index_price').on(t.price, t.goodsId),
    index('goods_index_stock').on(t.stockRank.desc().nullsFirst()),
    index('goods_index_sales').on(t.saleRank.desc().nullsFirst()),
  ],
);

/**
 * Which rows of the index a transaction has written: what the memories of all processes follow. A row of this table is read
 * by everybody within a second and dropped some hours later.
 */
export const goodsIndexChange = table(
  'goods_index_change',
  {
    changeId: key(),
    /** Empty: all of them, the index was made anew. */
    goodsIds: ref().array().notNull(),
    /** Only stock and sales moved. */
    isStockOnly: boolean().notNull(),
    /** The transaction that wrote it: what is older than every transaction under way has been seen whole. */
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [index().on(t.xid)],
);
