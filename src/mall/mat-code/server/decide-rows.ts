// Somebody decides lines of a preview that name another part than their code stands for.
import { and, eq } from 'drizzle-orm';
import { httpErrors } from '#kit/http/refusal.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import type { matCodeProtocol } from '../mat-code.protocol.ts';
import { requireImport } from './import-life.ts';
import { matImportRow } from './mat-code.tables.ts';

type Acts = Actions<typeof matCodeProtocol>;

/**
 * Says what becomes of one line that names another part, or of all of them.
 * @throws matCodeErrors.noImport, importNotNow once it is applied; httpErrors.notFound for a line without a conflict
 */
export const decideRows: Acts['decideRows'] = async (work, actor, { importId, rowNo, decision }) => {
  await requireImport(work, actor.enterpriseId, importId, 'apply');
  const done = await work.tx
    .update(matImportRow)
    .set({ decision })
    .where(
      and(
        eq(matImportRow.importId, importId),
        eq(matImportRow.isConflict, true),
        rowNo === undefined ? undefined : eq(matImportRow.rowNo, rowNo),
      ),
    )
    .returning({ id: matImportRow.importRowId });
  if (rowNo !== undefined && done.length === 0) throw httpErrors.notFound();
  return { done: done.length };
};
