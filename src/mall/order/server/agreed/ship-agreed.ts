// What goes of agreed lines: from lots of the listing, whose stock moves at that moment, or from lots that the store types in.
import type { Work } from '#kit/db/work.ts';
import { findProducts, reserveStock, shipStock } from '#mall/goods/server/goods.ts';
import type { LineRow } from '../hold-order.ts';
import { orderErrors } from '../order.errors.ts';
import type { parcelLine } from '../order.tables.ts';
import type { OrderRow } from '../order-life.ts';
import type { Sent } from '../parcel/deliver-order.ts';

/**
 * Where the store says nothing, the oldest lots of the listing are taken as far as it has enough; services have no lots.
 * @returns the parcel's lines
 * @throws orderErrors.lotNeeded where nobody knows the lot, lotsDoNotAddUp; goodsErrors.shortOfStock and those of lots
 */
export async function shipAgreed(
  work: Work,
  order: OrderRow,
  by: { documentSn: string; memberId: number },
  sent: Sent,
): Promise<(typeof parcelLine.$inferInsert)[]> {
  const parcelSn = by.documentSn;
  const rows: (typeof parcelLine.$inferInsert)[] = [];
  const fromListing: { line: LineRow; productId: number; goes: { number: number; lots?: Lots } }[] = [];
  const available = await availableOf(work, sent);
  for (const [line, { number, lots, typed }] of sent) {
    const { orderLineId, partNo, productId } = line;
    if (typed) {
      if (typed.reduce((total, one) => total + one.number, 0) !== number)
        throw orderErrors.lotsDoNotAddUp({ partNo, number });
      rows.push(...typed.map((lot) => ({ parcelSn, orderLineId, lotId: null, ...lot })));
    } else if (order.isService) {
      rows.push({ parcelSn, orderLineId, lotId: null, lotNo: '', dateCode: '', number });
    } else if (productId !== null && (lots || (available.get(productId) ?? 0) >= number)) {
      fromListing.push({ line, productId, goes: { number, ...(lots ? { lots } : {}) } });
    } else {
      throw orderErrors.lotNeeded({ partNo });
    }
  }
  await reserveStock(
    work,
    fromListing.map(({ productId, goes }) => ({ productId, number: goes.number })),
  );
  // one line after the other: several may be of one product
  for (const { line, productId, goes } of fromListing.toSorted((a, b) => a.productId - b.productId)) {
    const taken = await shipStock(work, by, [{ productId, ...goes }]);
    rows.push(
      ...taken.map(({ lotId, lotNo, dateCode, number }) => ({
        parcelSn,
        orderLineId: line.orderLineId,
        lotId,
        lotNo,
        dateCode,
        number,
      })),
    );
  }
  return rows;
}

type Lots = readonly { lotId: number; number: number }[];

async function availableOf(work: Work, sent: Sent): Promise<Map<number, number>> {
  const ids = [...sent.keys()].flatMap((line) => line.productId ?? []);
  const products = await findProducts(work, ids);
  return new Map([...products.values()].map((product) => [product.productId, product.available]));
}
