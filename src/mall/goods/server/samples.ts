// Samples of products: what a store sets apart for trials, promised to requests and given back.
import type { Work } from '#kit/db/work.ts';
import type { UnitPrice } from '#kit/money/money.ts';
import { goodsErrors } from './goods.errors.ts';
import { goodsChanged } from './goods.events.ts';

/** So many sample pieces of a product. */
export interface SampleLine {
  productId: number;
  number: number;
}

/** On which terms a product can be had as a sample. */
export interface SampleTerms {
  productId: number;
  /** Pieces that may be asked for now. */
  sampleStock: number;
  /** Micro-yuan a piece; 0: free. */
  samplePrice: UnitPrice;
  /** Most pieces in one request (domain 3.11). */
  sampleLimit: number;
  /** On sale, and pieces are left. */
  isSampleable: boolean;
}

/** The terms by product; unknown products are left out. */
export async function findSampleTerms(
  work: Work,
  productIds: readonly number[],
): Promise<Map<number, SampleTerms>> {
  if (productIds.length === 0) return new Map();
  const rows = await work.query<SampleTerms>(
    `SELECT p.product_id AS "productId", p.sample_stock AS "sampleStock", p.sample_price AS "samplePrice",
            p.sample_limit AS "sampleLimit", g.state = 'ON_SALE' AND p.sample_stock > 0 AS "isSampleable"
     FROM product p JOIN goods g USING (goods_id) WHERE p.product_id = ANY($1::bigint[])`,
    [productIds],
    'goods-sample-terms',
  );
  return new Map(rows.map((row) => [row.productId, row]));
}

/** Rows are locked in ascending order, like those of stock, before anything is written. */
const MOVE = (sign: '+' | '-') => `
  WITH wanted AS (
    SELECT product_id, sum(number)::bigint AS number
    FROM unnest($1::bigint[], $2::bigint[]) AS line (product_id, number) GROUP BY product_id
  ), locked AS MATERIALIZED (
    SELECT p.product_id FROM product p JOIN wanted USING (product_id) ORDER BY p.product_id FOR NO KEY UPDATE OF p
  )
  UPDATE product p SET sample_stock = p.sample_stock ${sign} wanted.number
  FROM locked JOIN wanted USING (product_id)
  WHERE p.product_id = locked.product_id AND p.sample_stock ${sign} wanted.number >= 0
  RETURNING p.product_id AS "productId", p.goods_id AS "goodsId", p.sample_stock AS "left", wanted.number`;

type Moved = { productId: number; goodsId: number; left: number; number: number };

/**
 * Promises samples to a request: all lines or none. What is promised cannot be asked for by others any more.
 * Locks the products in ascending order.
 * @throws goodsErrors.shortOfSamples for the first product of which too few are left
 */
export async function reserveSamples(work: Work, lines: readonly SampleLine[]): Promise<void> {
  if (lines.length === 0) return;
  const moved = await work.query<Moved>(MOVE('-'), columns(lines), 'goods-reserve-samples');
  const done = new Set(moved.map((row) => row.productId));
  const short = lines.map((line) => line.productId).filter((productId) => !done.has(productId));
  if (short.length > 0) throw await shortage(work, Math.min(...short));
  await tellOf(
    work,
    moved.filter((row) => row.left === 0),
  );
}

/** Gives promised samples back, when a request ends before they were sent. Locks the products in ascending order. */
export async function releaseSamples(work: Work, lines: readonly SampleLine[]): Promise<void> {
  if (lines.length === 0) return;
  const moved = await work.query<Moved>(MOVE('+'), columns(lines), 'goods-release-samples');
  await tellOf(
    work,
    moved.filter((row) => row.left === row.number),
  );
}

/** Whether there are samples at all is what lists and search show of them: only that is told. */
async function tellOf(work: Work, moved: readonly Moved[]): Promise<void> {
  const goodsIds = [...new Set(moved.map((row) => row.goodsId))].sort((a, b) => a - b);
  if (goodsIds.length > 0) await work.emit(goodsChanged, { goodsIds });
}

async function shortage(work: Work, productId: number): Promise<Error> {
  const [row] = await work.query<{ partNo: string; left: number }>(
    `SELECT a.part_no AS "partNo", p.sample_stock AS "left"
     FROM product p JOIN goods g USING (goods_id) JOIN part a USING (part_id) WHERE p.product_id = $1`,
    [productId],
  );
  return row ? goodsErrors.shortOfSamples(row) : goodsErrors.unknownGoods();
}

const columns = (lines: readonly SampleLine[]): unknown[] => [
  lines.map((line) => line.productId),
  lines.map((line) => line.number),
];
