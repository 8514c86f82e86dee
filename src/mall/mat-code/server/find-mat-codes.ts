// Finds codes by their keys, of one enterprise only: what is another's does not exist.
import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { matCodeErrors } from './mat-code.errors.ts';
import { matCode } from './mat-code.tables.ts';
import type { MatCodeRow } from './write-mat-codes.ts';

/**
 * The codes, locked against other changes, ascending.
 * @throws matCodeErrors.notFound when one is unknown or another enterprise's
 */
export async function requireMatCodes(
  work: Work,
  enterpriseId: number,
  matCodeIds: readonly number[],
): Promise<MatCodeRow[]> {
  const wanted = [...new Set(matCodeIds)];
  const rows = await work.tx
    .select()
    .from(matCode)
    .where(and(eq(matCode.enterpriseId, enterpriseId), inArray(matCode.matCodeId, wanted)))
    .orderBy(matCode.matCodeId)
    .for('no key update');
  if (rows.length < wanted.length) throw matCodeErrors.notFound();
  return rows;
}
