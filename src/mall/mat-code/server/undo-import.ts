// An import is taken back: what it added goes, what it changed returns, and what was touched since stays and is named.
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { stepBy } from '#mall/member/actor.ts';
import type { matCodeProtocol } from '../mat-code.protocol.ts';
import { importLife, requireImport } from './import-life.ts';
import { importReply, nameOfMember } from './import-view.ts';
import { lockMatCodes } from './lock-mat-codes.ts';
import { matCode, matImportRow } from './mat-code.tables.ts';
import { asEmployee, changeMatCodes, deleteMatCodes, holdMatCodes } from './write-mat-codes.ts';

const NAMED = 100;

const WHY = {
  gone: { zh: '已被删除', en: 'has been deleted since' },
  changed: { zh: '导入后又被修改，保留现状', en: 'has been changed since and stays as it is' },
} satisfies Record<string, Text>;

/** @throws matCodeErrors.noImport, importNotNow for one that was not applied or was taken back already */
export const undoImport: Action<typeof matCodeProtocol.undo> = async (work, actor, { importId }) => {
  await lockMatCodes(work, actor.enterpriseId);
  const found = await requireImport(work, actor.enterpriseId, importId, 'undo');
  const rows = await work.tx
    .select()
    .from(matImportRow)
    .where(and(eq(matImportRow.importId, importId), isNotNull(matImportRow.afterVersion)))
    .orderBy(matImportRow.rowNo);
  const matCodeIds = rows.map((row) => required(row.matCodeId));
  const codes = await holdMatCodes(work, actor.enterpriseId, inArray(matCode.matCodeId, matCodeIds));
  const byId = new Map(codes.map((code) => [code.matCodeId, code]));
  const judged = rows.map((row) => {
    const code = byId.get(required(row.matCodeId));
    const why = !code ? WHY.gone : code.version === row.afterVersion ? undefined : WHY.changed;
    return { row, code, why };
  });
  const kept = judged.filter((one) => one.why);
  const free = judged.filter((one) => !one.why);
  const added = free.filter(({ row }) => row.before === null).map(({ code }) => required(code));
  const changed = free.filter(({ row }) => row.before !== null);
  await forgetClaims(work, importId, required(found.appliedAt));
  await deleteMatCodes(work, added);
  await changeMatCodes(
    work,
    changed.map(({ row, code }) => {
      const { state, matCode: _, ...set } = required(row.before);
      return { row: required(code), set, state };
    }),
    asEmployee(actor),
  );
  const moved = await importLife.advance(work, found, 'undo', stepBy('employee', actor));
  return {
    import: importReply(moved, await nameOfMember(work, moved.memberId), actor),
    removed: added.length,
    restored: changed.length,
    kept: kept
      .slice(0, NAMED)
      .map(({ row, why }) => ({ matCode: row.matCode, why: required(why)[work.language] })),
    keptCount: kept.length,
  };
};

/** Claims that this import has made go with it, decided or not. */
async function forgetClaims(work: Work, importId: number, appliedAt: Date): Promise<void> {
  const claimed = await work.tx
    .select({ matCodeId: matImportRow.matCodeId, partId: matImportRow.claimedPartId })
    .from(matImportRow)
    .where(and(eq(matImportRow.importId, importId), isNotNull(matImportRow.claimedPartId)));
  if (claimed.length === 0) return;
  await work.query(
    `DELETE FROM mat_conflict c USING unnest($1::bigint[], $2::bigint[]) AS d (code_id, part_id)
     WHERE c.mat_code_id = d.code_id AND c.part_id = d.part_id AND c.source = 'import' AND c.created_at = $3`,
    [claimed.map((one) => one.matCodeId), claimed.map((one) => one.partId), appliedAt],
  );
}
