// What is registered of the party that somebody signs for: an enterprise's certified data; of a store nothing but what was reviewed.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';

export interface RegisteredParty {
  partyName: string;
  uscc: string;
  legalName: string;
}

/** Undefined for a store. */
export async function partyOfAuth(
  work: Work,
  { enterpriseId }: { enterpriseId: number | null },
): Promise<RegisteredParty | undefined> {
  if (enterpriseId === null) return undefined;
  const [row] = await work.tx.select().from(enterprise).where(eq(enterprise.enterpriseId, enterpriseId));
  return row && { partyName: row.name, uscc: row.uscc, legalName: row.data.legalName };
}
