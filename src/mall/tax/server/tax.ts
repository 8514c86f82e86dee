// The front door of the tax room.
import { eq, sql } from 'drizzle-orm';
import { prepared } from '#kit/db/prepared.ts';
import type { Work } from '#kit/db/work.ts';
import { taxIdentity } from './tax.tables.ts';

export type TaxIdentityRow = typeof taxIdentity.$inferSelect;

/** Undefined: the store has not said yet who it is for the tax office. */
export async function findTaxIdentity(work: Work, storeId: number): Promise<TaxIdentityRow | undefined> {
  const [row] = await identityOf(work, { storeId });
  return row;
}

const identityOf = prepared('tax-identity', (tx) =>
  tx
    .select()
    .from(taxIdentity)
    .where(eq(taxIdentity.storeId, sql.placeholder('storeId'))),
);
