// A lot of a store with the product that it is of: what its passport shows.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { stockLot } from './goods.tables.ts';
import { findProducts, type ProductForSale } from './goods.ts';

/** Also of what is not on sale any more; undefined: there is none. */
export async function findLot(
  work: Work,
  lotId: number,
): Promise<{ lot: typeof stockLot.$inferSelect; product: ProductForSale } | undefined> {
  const [lot] = await work.tx.select().from(stockLot).where(eq(stockLot.lotId, lotId));
  const product = lot && (await findProducts(work, [lot.productId])).get(lot.productId);
  return lot && product ? { lot, product } : undefined;
}
