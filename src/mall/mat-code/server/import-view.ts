// Imports and their lines → replies; the only mapper.
import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { allowedActions } from '#kit/process/process.ts';
import { type Employee, mayDo } from '#mall/member/actor.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { findStores } from '#mall/store/server/store.ts';
import { differencesOf, EMPTY } from '../compare-mat-codes.ts';
import type { ImportReply, ImportRowReply, matCodeProtocol } from '../mat-code.protocol.ts';
import { MAT_COLUMN_NAMES } from '../mat-code-columns.ts';
import { matImportProcess } from '../mat-code-process.ts';
import { matCodeStatus } from '../mat-code-status.ts';
import type { ComparedField, ImportColumn, KeptMatCode } from '../mat-import.ts';
import { findPartNames } from './find-part-names.ts';
import type { MatImportRow } from './import-life.ts';
import { matCodeErrors } from './mat-code.errors.ts';
import { matImport, matImportRow } from './mat-code.tables.ts';

type Acts = Actions<typeof matCodeProtocol>;

type Row = typeof matImportRow.$inferSelect;

export function importReply(row: MatImportRow, memberName: string, actor: Employee): ImportReply {
  const actions = mayDo(actor, 'mat.write') ? allowedActions(matImportProcess, row.state, 'employee') : [];
  return {
    importId: row.importId,
    fileName: row.fileName,
    state: row.state,
    counts: row.counts,
    memberName,
    createdAt: row.createdAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
    allowedActions: actions.filter((action) => action === 'apply' || action === 'undo'),
  };
}

export async function nameOfMember(work: Work, memberId: number): Promise<string> {
  const [row] = await work.tx
    .select({ name: member.memberName })
    .from(member)
    .where(eq(member.memberId, memberId));
  return row?.name ?? '';
}

/** The newest first. */
export const listImports: Acts['imports'] = async (work, actor, { current, pageSize }) => {
  const own = eq(matImport.enterpriseId, actor.enterpriseId);
  const total = await work.tx.$count(matImport, own);
  const rows = await work.tx
    .select({ row: matImport, memberName: member.memberName })
    .from(matImport)
    .innerJoin(member, eq(member.memberId, matImport.memberId))
    .where(own)
    .orderBy(desc(matImport.createdAt), desc(matImport.importId))
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  return {
    list: rows.map(({ row, memberName }) => importReply(row, memberName, actor)),
    pagination: { current, pageSize, total },
  };
};

/** @throws matCodeErrors.noImport also for another enterprise's */
export const showImportRows: Acts['importRows'] = async (
  work,
  actor,
  { importId, kind, current, pageSize },
) => {
  const [found] = await work.tx
    .select({ row: matImport, memberName: member.memberName })
    .from(matImport)
    .innerJoin(member, eq(member.memberId, matImport.memberId))
    .where(and(eq(matImport.importId, importId), eq(matImport.enterpriseId, actor.enterpriseId)));
  if (!found) throw matCodeErrors.noImport();
  const meant = and(eq(matImportRow.importId, importId), kind ? ofKind(kind) : undefined);
  const [counted] = await work.tx.select({ total: count() }).from(matImportRow).where(meant);
  const rows = await work.tx
    .select()
    .from(matImportRow)
    .where(meant)
    .orderBy(asc(matImportRow.rowNo))
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  return {
    import: importReply(found.row, found.memberName, actor),
    list: await rowReplies(work, rows),
    pagination: { current, pageSize, total: counted?.total ?? 0 },
  };
};

type Kind = NonNullable<InputOf<typeof matCodeProtocol.importRows>['kind']>;

function ofKind(kind: Kind): SQL | undefined {
  if (kind === 'unmatched') return eq(matImportRow.isUnmatched, true);
  if (kind === 'conflict') return eq(matImportRow.isConflict, true);
  return eq(matImportRow.kind, kind);
}

/** The fields of a code that belong to its part: one difference, not three. */
const OF_PART: readonly ComparedField[] = ['partId', 'brand', 'partNo'];

async function rowReplies(work: Work, rows: readonly Row[]): Promise<ImportRowReply[]> {
  const codes = rows.flatMap((row) => [row.before, row.after].filter((one) => one !== null));
  const parts = await findPartNames(work, [
    ...codes.flatMap((code) => code.alternatePartIds),
    ...rows.flatMap((row) => (row.claimedPartId === null ? [] : [row.claimedPartId])),
  ]);
  const storeIds = codes.flatMap((code) => (code.storeId === null ? [] : [code.storeId]));
  const stores = await findStores(work, [...new Set(storeIds)]);
  const { language } = work;
  const partText = (partId: number): string => {
    const part = parts.get(partId);
    return part ? `${brandIn(language, part.brand)} ${part.partNo}` : '';
  };
  const show = (code: KeptMatCode, field: ComparedField): string => {
    if (field === 'partNo') return [brandIn(language, code.brand), code.partNo].filter(Boolean).join(' ');
    if (field === 'storeId') {
      return code.storeId === null ? '' : (stores.get(code.storeId)?.name[language] ?? '');
    }
    if (field === 'alternatePartIds') return code.alternatePartIds.map(partText).join('; ');
    if (field === 'state') return matCodeStatus[code.state][language];
    const value = code[field];
    return value === null ? '' : String(value);
  };
  return rows.map((row) => {
    const before = row.before ?? EMPTY;
    const after = row.after;
    const differs = after ? differencesOf(before, after) : [];
    const fields = [
      ...differs.filter((field) => !OF_PART.includes(field) && !(field === 'state' && !row.before)),
      ...(differs.some((field) => OF_PART.includes(field)) ? (['partNo'] as const) : []),
    ];
    const changes = after
      ? fields.map((field) => ({
          field,
          fieldName: MAT_COLUMN_NAMES[COLUMN_OF[field] ?? 'partNo'][language],
          from: row.before ? show(before, field) : '',
          to: show(after, field),
        }))
      : [];
    if (row.claimedPartId !== null && row.afterVersion === null) {
      changes.unshift({
        field: 'partId',
        fieldName: MAT_COLUMN_NAMES.partNo[language],
        from: show(before, 'partNo'),
        to: partText(row.claimedPartId),
      });
    }
    return {
      rowNo: row.rowNo,
      kind: row.kind,
      isUnmatched: row.isUnmatched,
      isConflict: row.isConflict,
      decision: row.decision,
      matCode: row.matCode,
      matName: row.after?.matName ?? row.written.matName ?? '',
      problem: row.problem?.[language] ?? '',
      changes,
    };
  });
}

/** Which column a field comes from. */
const COLUMN_OF: Partial<Record<ComparedField, ImportColumn>> = {
  matName: 'matName',
  spec: 'spec',
  grade: 'grade',
  unit: 'unit',
  unitFactor: 'unitFactor',
  storeId: 'storeName',
  productId: 'productId',
  alternatePartIds: 'alternates',
  project: 'project',
  notes: 'notes',
  state: 'state',
};
