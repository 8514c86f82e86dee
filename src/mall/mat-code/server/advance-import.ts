// The only writer of an import's state: guard, compare-and-set and log row (domain R1–R3).
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { writeStep } from '#kit/document/step-log.ts';
import { leadsTo, type StepBy } from '#kit/process/process.ts';
import { type MatImportState, matImportProcess } from '../mat-code-process.ts';
import { matCodeErrors } from './mat-code.errors.ts';
import { matImport } from './mat-code.tables.ts';

export type MatImportRow = typeof matImport.$inferSelect;

const MAT_IMPORT = 'matImport';

/** The import of this enterprise, locked. @throws matCodeErrors.noImport also for another enterprise's */
export async function requireImport(
  work: Work,
  enterpriseId: number,
  importId: number,
): Promise<MatImportRow> {
  const [row] = await work.tx
    .select()
    .from(matImport)
    .where(and(eq(matImport.importId, importId), eq(matImport.enterpriseId, enterpriseId)))
    .for('update');
  if (!row) throw matCodeErrors.noImport();
  return row;
}

/** @throws matCodeErrors.importNotNow when the process forbids it or somebody else was faster */
export async function advanceImport(
  work: Work,
  row: MatImportRow,
  action: 'apply' | 'undo',
  mover: StepBy,
): Promise<MatImportRow> {
  const [to] = leadsTo(matImportProcess, action, row.state) as MatImportState[];
  if (!to) throw matCodeErrors.importNotNow();
  const [moved] = await work.tx
    .update(matImport)
    .set({
      state: to,
      version: row.version + 1,
      ...(action === 'apply' ? { appliedAt: work.now } : { undoneAt: work.now }),
    })
    .where(and(eq(matImport.importId, row.importId), eq(matImport.version, row.version)))
    .returning();
  if (!moved) throw matCodeErrors.importNotNow();
  await writeStep(work, {
    docType: MAT_IMPORT,
    docSn: String(row.importId),
    from: row.state,
    event: action,
    to,
    ...mover,
  });
  return moved;
}
