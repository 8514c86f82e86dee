// Rows of material codes → replies; the only mapper.
import type { Work } from '#kit/db/work.ts';
import { allowedActions } from '#kit/process/process.ts';
import type { Language } from '#kit/words/text.ts';
import { type Employee, mayDo } from '#mall/member/actor.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { MatCodeReply, PartNameReply } from '../mat-code.protocol.ts';
import { type MatCodeState, matCodeProcess } from '../mat-code-process.ts';
import { findPartNames, type PartName } from './find-part-names.ts';
import { findMatCodesOfParts } from './mat-code.ts';
import type { MatCodeRow } from './write-mat-codes.ts';

/** The replies in the order of the rows, which are the actor's own enterprise's. */
export async function matCodeReplies(
  work: Work,
  actor: Employee,
  rows: readonly MatCodeRow[],
): Promise<MatCodeReply[]> {
  const partIds = rows.flatMap((row) => (row.partId === null ? [] : [row.partId]));
  const names = await findPartNames(work, [...partIds, ...rows.flatMap((row) => row.alternatePartIds)]);
  const stores = await findStores(work, [
    ...new Set(rows.flatMap((row) => (row.storeId === null ? [] : [row.storeId]))),
  ]);
  const siblings = await findMatCodesOfParts(work, actor.enterpriseId, partIds);
  const matCodeIds = rows.map((row) => row.matCodeId);
  const conflicts = await openConflicts(work, matCodeIds);
  const named = (partId: number | null): PartNameReply | null => {
    const name = partId === null ? undefined : names.get(partId);
    return name ? partReply(name, work.language) : null;
  };
  return rows.map((row) => ({
    matCodeId: row.matCodeId,
    matCode: row.matCode,
    matName: row.matName,
    spec: row.spec,
    brand: row.brand,
    partNo: row.partNo,
    part: named(row.partId),
    productId: row.productId,
    storeId: row.storeId,
    storeName: row.storeId === null ? '' : (stores.get(row.storeId)?.name[work.language] ?? ''),
    unit: row.unit,
    unitFactor: row.unitFactor,
    grade: row.grade,
    alternates: row.alternatePartIds.flatMap((partId) => named(partId) ?? []),
    project: row.project,
    notes: row.notes,
    source: row.source,
    state: row.state,
    version: row.version,
    boughtTimes: row.boughtTimes,
    boughtNum: row.boughtNum,
    boughtAt: row.boughtAt?.toISOString() ?? null,
    alsoCodes: (row.partId === null ? [] : (siblings.get(row.partId) ?? []))
      .filter((code) => code.matCodeId !== row.matCodeId)
      .map((code) => code.matCode),
    conflicts: conflicts.get(row.matCodeId) ?? 0,
    updatedAt: row.updatedAt.toISOString(),
    allowedActions: actionsOn(row.state, actor),
  }));
}

/** A part as it is called in a language. */
export function partReply(
  { partId, partNo, brand, packageName }: PartName,
  language: Language,
): PartNameReply {
  return { partId, partNo, brand: brandIn(language, brand), packageName };
}

function actionsOn(state: MatCodeState, actor: Employee): MatCodeReply['allowedActions'] {
  if (!mayDo(actor, 'mat.write')) return [];
  const moves = allowedActions(matCodeProcess, state, 'employee');
  return ['change', ...moves.filter((action) => action === 'disable' || action === 'enable'), 'delete'];
}

async function openConflicts(work: Work, matCodeIds: readonly number[]): Promise<Map<number, number>> {
  if (matCodeIds.length === 0) return new Map();
  const rows = await work.query<{ id: number; n: number }>(
    `SELECT mat_code_id AS id, count(*) AS n FROM mat_conflict
     WHERE mat_code_id = ANY($1::bigint[]) AND decision IS NULL GROUP BY mat_code_id`,
    [matCodeIds],
  );
  return new Map(rows.map((row) => [row.id, row.n]));
}
