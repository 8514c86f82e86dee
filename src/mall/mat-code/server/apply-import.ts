// What a preview shows is written: all of it or nothing, and what stood there before is kept for the way back.
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { type Employee, stepBy } from '#mall/member/actor.ts';
import { addAlternate, differencesOf, takePart } from '../compare-mat-codes.ts';
import type { matCodeProtocol } from '../mat-code.protocol.ts';
import type { ImportDecision, KeptMatCode } from '../mat-import.ts';
import { normalMatCode } from '../normal-mat-code.ts';
import { findPartNames, type PartName } from './find-part-names.ts';
import { importLife, requireImport } from './import-life.ts';
import { importReply, nameOfMember } from './import-view.ts';
import { claimParts } from './learn-mat-codes.ts';
import { lockMatCodes } from './lock-mat-codes.ts';
import { matCodeErrors } from './mat-code.errors.ts';
import { matCode, matImportRow } from './mat-code.tables.ts';
import { asEmployee, changeMatCodes, fieldsOf, holdMatCodes, insertMatCodes } from './write-mat-codes.ts';

type ImportRow = typeof matImportRow.$inferSelect;

/**
 * Lines that name another part follow their decision; undecided ones go onto the list of conflicts while the rest of the
 * line is written.
 * @throws matCodeErrors.noImport, importNotNow, nothingToApply; changedSince when a code has moved since the preview
 */
export const applyImport: Action<typeof matCodeProtocol.apply> = async (work, actor, { importId }) => {
  await lockMatCodes(work, actor.enterpriseId);
  const found = await requireImport(work, actor.enterpriseId, importId, 'apply');
  const rows = await work.tx
    .select()
    .from(matImportRow)
    .where(and(eq(matImportRow.importId, importId), inArray(matImportRow.kind, ['new', 'changed'])))
    .orderBy(asc(matImportRow.rowNo));
  if (rows.length === 0) throw matCodeErrors.nothingToApply();
  const claimed = await findPartNames(
    work,
    rows.flatMap((row) => (row.claimedPartId === null ? [] : [row.claimedPartId])),
  );
  const written = [
    ...(await addNew(work, actor, rows)),
    ...(await changeStanding(work, actor, rows, claimed)),
  ];
  await decideClaims(work, actor, rows);
  await work.query(
    `UPDATE mat_import_row r SET mat_code_id = w.code_id, after = w.after, after_version = w.version
     FROM jsonb_to_recordset($1::jsonb) AS w (id bigint, code_id bigint, version integer, after jsonb)
     WHERE r.import_row_id = w.id`,
    [JSON.stringify(written)],
  );
  const moved = await importLife.advance(work, found, 'apply', stepBy('employee', actor));
  return importReply(moved, await nameOfMember(work, moved.memberId), actor);
};

interface WrittenRow {
  id: number;
  code_id: number;
  version: number;
  after: KeptMatCode;
}

async function addNew(work: Work, actor: Employee, rows: readonly ImportRow[]): Promise<WrittenRow[]> {
  const wanted = rows.filter((row) => row.kind === 'new');
  const byNormal = new Map(wanted.map((row) => [normalMatCode(row.matCode), row]));
  const [there] = await work.tx
    .select({ matCode: matCode.matCode })
    .from(matCode)
    .where(
      and(eq(matCode.enterpriseId, actor.enterpriseId), inArray(matCode.normalMatCode, [...byNormal.keys()])),
    )
    .limit(1);
  if (there) throw matCodeErrors.changedSince({ matCode: there.matCode });
  const made = await insertMatCodes(
    work,
    actor.enterpriseId,
    'import',
    wanted.map((row) => required(row.after)),
    asEmployee(actor),
  );
  return made.map(({ matCodeId, normalMatCode: normal }) => {
    const row = required(byNormal.get(normal));
    return { id: row.importRowId, code_id: matCodeId, version: 1, after: required(row.after) };
  });
}

async function changeStanding(
  work: Work,
  actor: Employee,
  rows: readonly ImportRow[],
  claimed: ReadonlyMap<number, PartName>,
): Promise<WrittenRow[]> {
  const wanted = rows.filter((row) => row.kind === 'changed');
  const matCodeIds = wanted.map((row) => required(row.matCodeId));
  const codes = await holdMatCodes(work, actor.enterpriseId, inArray(matCode.matCodeId, matCodeIds));
  const byId = new Map(codes.map((code) => [code.matCodeId, code]));
  const changes = wanted.flatMap((row) => {
    const code = byId.get(required(row.matCodeId));
    if (!code || code.version !== row.beforeVersion) {
      throw matCodeErrors.changedSince({ matCode: row.matCode });
    }
    const part = row.claimedPartId === null ? undefined : claimed.get(row.claimedPartId);
    const after = part ? decided(required(row.after), part, row.decision) : required(row.after);
    const isSame = differencesOf({ ...fieldsOf(code), state: code.state }, after).length === 0;
    return isSame ? [] : [{ row, code, after }];
  });
  await changeMatCodes(
    work,
    changes.map(({ code, after: { state, ...set } }) => ({ row: code, set, state })),
    asEmployee(actor),
  );
  return changes.map(({ row, code, after }) => ({
    id: row.importRowId,
    code_id: code.matCodeId,
    version: code.version + 1,
    after,
  }));
}

function decided(after: KeptMatCode, part: PartName, decision: ImportDecision | null): KeptMatCode {
  if (decision === 'take') return takePart(after, part);
  return decision === 'alternate' ? addAlternate(after, part.partId) : after;
}

/** Undecided claims wait on the list of conflicts; decided ones are remembered there. */
async function decideClaims(work: Work, actor: Employee, rows: readonly ImportRow[]): Promise<void> {
  const claims = rows.flatMap(({ matCodeId, claimedPartId: partId, decision }) =>
    matCodeId === null || partId === null ? [] : [{ matCodeId, partId, decision }],
  );
  await claimParts(work, actor.enterpriseId, actor.memberId, 'import', claims);
  const settled = claims.filter((claim) => claim.decision !== null);
  if (settled.length === 0) return;
  await work.query(
    `UPDATE mat_conflict c SET decision = d.decision, decided_by = $4, decided_at = $5
     FROM unnest($1::bigint[], $2::bigint[], $3::text[]) AS d (code_id, part_id, decision)
     WHERE c.mat_code_id = d.code_id AND c.part_id = d.part_id`,
    [
      settled.map((one) => one.matCodeId),
      settled.map((one) => one.partId),
      settled.map((one) => one.decision),
      actor.memberId,
      work.now,
    ],
  );
}
