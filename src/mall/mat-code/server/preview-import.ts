// A file is held against the list: every line with what it would do, kept for somebody to look at, nothing written.
import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { stepBy } from '#mall/member/actor.ts';
import { type ComparedRow, compareMatCodes, type StandingCode } from '../compare-mat-codes.ts';
import type { matCodeProtocol } from '../mat-code.protocol.ts';
import type { ImportCounts, WrittenFields } from '../mat-import.ts';
import { normalMatCode } from '../normal-mat-code.ts';
import { importLife } from './import-life.ts';
import { importReply } from './import-view.ts';
import { knownNames } from './known-names.ts';
import { matCode, matImport } from './mat-code.tables.ts';
import { readMatLines } from './read-mat-file.ts';
import { fieldsOf } from './write-mat-codes.ts';

/**
 * Runs outside a transaction: no connection waits while the file is read. A preview of the same member that was not applied
 * goes away.
 * @throws matCodeErrors.noFile, noCodeColumn, noRows, tooManyRows; sheetErrors for what cannot be read
 */
export const previewImport: Action<typeof matCodeProtocol.preview> = async (work, actor, input) => {
  const lines = await readMatLines(input);
  return work.apart(async (inside) => {
    const rows = await compareLines(inside, actor.enterpriseId, lines);
    await inside.tx
      .delete(matImport)
      .where(and(eq(matImport.memberId, actor.memberId), eq(matImport.state, 'PREVIEW')));
    const { enterpriseId, memberId } = actor;
    const made = await importLife.begin(
      inside,
      'preview',
      { enterpriseId, memberId, fileName: nameOf(input.fileName), counts: countsOf(rows) },
      stepBy('employee', actor),
    );
    await insertRows(inside, made.importId, rows);
    return importReply(made, actor.memberName, actor);
  });
};

async function compareLines(
  work: Work,
  enterpriseId: number,
  lines: readonly { rowNo: number; written: WrittenFields }[],
): Promise<ComparedRow[]> {
  const normals = [...new Set(lines.map(({ written }) => normalMatCode(written.matCode ?? '')))];
  const rows = await work.tx
    .select()
    .from(matCode)
    .where(and(eq(matCode.enterpriseId, enterpriseId), inArray(matCode.normalMatCode, normals)));
  const standing = new Map<string, StandingCode>(
    rows.map((row) => [
      row.normalMatCode,
      {
        matCodeId: row.matCodeId,
        version: row.version,
        code: { ...fieldsOf(row), state: row.state },
      },
    ]),
  );
  const writtens = lines.map((line) => line.written);
  const known = await knownNames(work, writtens);
  return compareMatCodes(lines, standing, known);
}

const INSERT = `
  INSERT INTO mat_import_row (import_id, row_no, kind, is_unmatched, is_conflict, claimed_part_id, mat_code, written, differs,
                              problem, mat_code_id, before, before_version, after)
  SELECT $2, r."rowNo", r.kind, r."isUnmatched", r."isConflict", r."claimedPartId", r."matCode", r.written, r.differs,
         r.problem, r."matCodeId", r.before, r."beforeVersion", r.after
  FROM jsonb_to_recordset($1::jsonb) AS r ("rowNo" integer, kind text, "isUnmatched" boolean, "isConflict" boolean,
    "claimedPartId" bigint, "matCode" text, written jsonb, differs text[], problem jsonb, "matCodeId" bigint, before jsonb,
    "beforeVersion" integer, after jsonb)`;

async function insertRows(work: Work, importId: number, rows: readonly ComparedRow[]): Promise<void> {
  const kept = rows.map(({ standing, claimed, ...row }) => ({
    ...row,
    claimedPartId: claimed?.partId ?? null,
    matCodeId: standing?.matCodeId ?? null,
    before: standing?.code ?? null,
    beforeVersion: standing?.version ?? null,
  }));
  await work.query(INSERT, [JSON.stringify(kept), importId], 'mat-import-rows');
}

function countsOf(rows: readonly ComparedRow[]): ImportCounts {
  const counts = { new: 0, changed: 0, unchanged: 0, invalid: 0, duplicate: 0, unmatched: 0, conflict: 0 };
  for (const row of rows) {
    counts[row.kind]++;
    if (row.isUnmatched) counts.unmatched++;
    if (row.isConflict) counts.conflict++;
  }
  return counts;
}

/** Without folders and signs that no file system likes. */
const nameOf = (fileName: string): string =>
  fileName
    .replace(/^.*[\\/]/, '')
    .replaceAll(/[\p{Cc}"*:<>?|]/gu, '')
    .trim() || '—';
