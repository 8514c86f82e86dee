// A lot of a store's stock: what its passport begins with.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { stockLot } from './goods.tables.ts';

/** Also one of which nothing is left; undefined: there is none. */
export async function findLot(work: Work, lotId: number): Promise<typeof stockLot.$inferSelect | undefined> {
  const [lot] = await work.tx.select().from(stockLot).where(eq(stockLot.lotId, lotId));
  return lot;
}
