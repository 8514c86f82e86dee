// The life of an import on the server: looked at, applied, taken back.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import { matImportProcess } from '../mat-code-process.ts';
import { matImportStatus } from '../mat-code-status.ts';
import { matCodeErrors } from './mat-code.errors.ts';
import { matImport } from './mat-code.tables.ts';

export type MatImportRow = typeof matImport.$inferSelect;

export const importLife = life({
  docType: 'matImport',
  table: matImport,
  key: 'importId',
  process: matImportProcess,
  status: matImportStatus,
  notNow: () => matCodeErrors.importNotNow(),
  changedMeanwhile: () => matCodeErrors.importNotNow(),
  marks: (work, { action }) =>
    action === 'apply' ? { appliedAt: work.now } : action === 'undo' ? { undoneAt: work.now } : {},
  quiet: ['preview'],
});

/**
 * The import of this enterprise for a step, locked.
 * @throws matCodeErrors.noImport also for another enterprise's, importNotNow when its state forbids the step
 */
export async function requireImport(
  work: Work,
  enterpriseId: number,
  importId: number,
  action: 'apply' | 'undo',
): Promise<MatImportRow> {
  const row = await importLife.hold(work, importId, eq(matImport.enterpriseId, enterpriseId));
  if (!row) throw matCodeErrors.noImport();
  importLife.require(work, row, action, 'employee');
  return row;
}
