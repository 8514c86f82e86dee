// Rows of a bulk call: read one by one, answered one by one.
import type { z } from 'zod';
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { readInput } from '#kit/http/server/read-input.ts';
import type { Seller } from '#mall/member/actor.ts';
import type { BulkReply } from '../../bulk-offers.protocol.ts';
import { goodsErrors } from '../goods.errors.ts';
import type { LockedProduct } from '../seller-goods.ts';

/** A row that could be read. */
export interface BulkRow<T> {
  row: number;
  value: T;
}

/** Collects what becomes of each row. */
export interface BulkAnswers {
  /** Runs for each row; a refusal that it throws is that row's. */
  each<T>(rows: readonly BulkRow<T>[], act: (value: T) => void): BulkRow<T>[];
  reply(work: Work): BulkReply;
}

/** @returns the rows that could be read, and what collects answers */
export function readRows<S extends z.ZodType>(
  shape: S,
  raw: readonly unknown[],
): { rows: BulkRow<z.output<S>>[]; answers: BulkAnswers } {
  const refused = new Map<number, Refusal>();
  const rows: BulkRow<z.output<S>>[] = [];
  const through = <T>(row: number, read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.set(row, error);
      return undefined;
    }
  };
  for (const [row, one] of raw.entries()) {
    const value = through(row, () => readInput(shape, one));
    if (value !== undefined) rows.push({ row, value });
  }
  return {
    rows,
    answers: {
      each: (some, act) =>
        some.filter(
          ({ row, value }) =>
            through(row, () => {
              act(value);
              return true;
            }) !== undefined,
        ),
      reply: ({ language }) => ({
        done: raw.length - refused.size,
        refused: refused.size,
        rows: raw.map((_, row) => {
          const why = refused.get(row);
          return why ? { row, ok: false, code: why.code, msg: why.text[language] } : { row, ok: true };
        }),
      }),
    },
  };
}

/** The store's own products among these, locked in ascending order until the end of the transaction. */
export async function lockOwnProducts(
  work: Work,
  { storeId }: Pick<Seller, 'storeId'>,
  productIds: readonly number[],
): Promise<(productId: number) => LockedProduct> {
  const rows = await work.query<LockedProduct>(
    `SELECT p.product_id AS "productId", p.goods_id AS "goodsId", p.on_hand AS "onHand", p.reserved,
            p.max_buy_num AS "maxBuyNum"
     FROM product p JOIN goods g USING (goods_id) WHERE p.product_id = ANY($1::bigint[]) AND g.store_id = $2 AND g.kind = 'PART'
     ORDER BY p.product_id FOR UPDATE OF p`,
    [[...new Set(productIds)], storeId],
  );
  const known = new Map(rows.map((row) => [row.productId, row]));
  return (productId) => {
    const product = known.get(productId);
    if (!product) throw goodsErrors.unknownGoods();
    return product;
  };
}
