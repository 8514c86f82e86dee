// What a store's program says of thousands of its products at once: stock and prices, answered row by row.
import { z } from 'zod';
import { door, post } from '#kit/http/door.ts';
import { requestId } from '#kit/http/wire.ts';
import { storeOperator } from '#mall/member/actor.ts';
import { ladder, lotStock } from './goods.protocol.ts';

export const MOST_ROWS = 10_000; // domain-operate 10

/** Each row is read by itself: one that is wrong does not stop the others. */
const rowsOf = <R extends z.ZodType>(row: R) =>
  z.object({
    rows: z
      .array(z.unknown())
      .min(1)
      .max(MOST_ROWS)
      .meta({ items: z.toJSONSchema(row, { io: 'input', unrepresentable: 'any' }) }),
    ...requestId,
  });

export const StockRow = z.object(lotStock);
export const PriceRow = z.object(ladder);

export const BulkReply = z.object({
  done: z.number(),
  refused: z.number(),
  /** In the order of what was sent, `row` from 0; `code` and `msg` where the row was refused. */
  rows: z.array(
    z.object({ row: z.number(), ok: z.boolean(), code: z.string().optional(), msg: z.string().optional() }),
  ),
});
export type BulkReply = z.infer<typeof BulkReply>;

const MORE = { creates: true, perMinute: 60, bodyBytes: 8 * 1024 * 1024 }; // chosen: ten thousand ladders of ten steps

export const bulkOffersProtocol = door('v3/goods/seller/goods', storeOperator, {
  saveStocks: post(
    { zh: '批量设置批次库存', en: 'Set the stock of many lots' },
    rowsOf(StockRow),
    BulkReply,
    MORE,
  ),
  savePrices: post(
    { zh: '批量设置阶梯价', en: 'Set the ladders of many products' },
    rowsOf(PriceRow),
    BulkReply,
    MORE,
  ),
});
