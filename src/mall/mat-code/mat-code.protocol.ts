// Material codes: an enterprise's own part numbers and the parts they stand for. Owns mat_code, mat_conflict and mat_import; promises that a code means one part only, that nothing is imported unseen and that an import can be taken back; leans on company, part, goods and store.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { id, json, line, Moment, Pagination, paging, requestId, several, whole } from '#kit/http/wire.ts';
import { PACKINGS } from '#mall/goods/goods.protocol.ts';
import { enterprise, permitted } from '#mall/member/actor.ts';
import {
  LARGEST_FACTOR,
  MAT_LENGTHS as longest,
  MAT_GRADES,
  MAT_SOURCES,
  MOST_ALTERNATES,
} from './mat-code-fields.ts';
import { MAT_CODE_STATES, MAT_IMPORT_STATES } from './mat-code-process.ts';
import { IMPORT_COLUMNS, IMPORT_DECISIONS, IMPORT_KINDS } from './mat-import.ts';

export const reads = permitted(enterprise, 'mat.read');
const writes = permitted(enterprise, 'mat.write');

export const PartNameReply = z.object({
  partId: z.number(),
  partNo: z.string(),
  brand: z.string(),
  packageName: z.string().nullable(),
});
export type PartNameReply = z.infer<typeof PartNameReply>;

export const MatCodeReply = z.object({
  matCodeId: z.number(),
  matCode: z.string(),
  matName: z.string(),
  spec: z.string(),
  /** As the enterprise writes them; those of the part once there is one. */
  brand: z.string(),
  partNo: z.string(),
  part: PartNameReply.nullable(),
  productId: z.number().nullable(),
  storeId: z.number().nullable(),
  storeName: z.string(),
  unit: z.string(),
  unitFactor: z.number(),
  grade: z.enum(MAT_GRADES),
  alternates: z.array(PartNameReply),
  project: z.string(),
  notes: z.string(),
  source: z.enum(MAT_SOURCES),
  state: z.enum(MAT_CODE_STATES),
  version: z.number(),
  /** Order lines that carried it, their pieces, and the last of them. */
  boughtTimes: z.number(),
  boughtNum: z.number(),
  boughtAt: Moment.nullable(),
  /** Other codes of the same part. */
  alsoCodes: z.array(z.string()),
  /** Claims that wait for a decision. */
  conflicts: z.number(),
  updatedAt: Moment,
  allowedActions: z.array(z.enum(['change', 'disable', 'enable', 'delete'])),
});
export type MatCodeReply = z.infer<typeof MatCodeReply>;

/** What the add and edit windows send. */
const fields = {
  matCode: line(longest.matCode, 1),
  matName: line(longest.matName).default(''),
  spec: line(longest.spec).default(''),
  brand: line(longest.brand).default(''),
  partNo: line(longest.partNo).default(''),
  partId: id().nullable().default(null),
  productId: id().nullable().default(null),
  storeId: id().nullable().default(null),
  unit: line(longest.unit).default(''),
  unitFactor: whole(1, LARGEST_FACTOR).default(1),
  grade: z.enum(MAT_GRADES).default('B'),
  alternatePartIds: json(z.array(id()).max(MOST_ALTERNATES)).default([]),
  project: line(longest.project).default(''),
  notes: line(longest.notes).default(''),
};

const chosen = z.object({ matCodeIds: json(z.array(id()).min(1).max(500)) });

export const ConflictReply = z.object({
  conflictId: z.number(),
  matCodeId: z.number(),
  matCode: z.string(),
  matName: z.string(),
  source: z.enum(MAT_SOURCES),
  claimedBy: z.string(),
  createdAt: Moment,
  /** The part it stands for, and the one that it is claimed for. */
  part: PartNameReply.nullable(),
  claimed: PartNameReply,
});
export type ConflictReply = z.infer<typeof ConflictReply>;

/** What is no id is passed over: nothing belongs to it. */
const wholeIds = (texts: string[]) => texts.map(Number).filter((one) => Number.isSafeInteger(one) && one > 0);

const Counts = z.record(z.enum([...IMPORT_KINDS, 'unmatched', 'conflict']), z.number());

export const ImportReply = z.object({
  importId: z.number(),
  fileName: z.string(),
  state: z.enum(MAT_IMPORT_STATES),
  counts: Counts,
  memberName: z.string(),
  createdAt: Moment,
  appliedAt: Moment.nullable(),
  undoneAt: Moment.nullable(),
  allowedActions: z.array(z.enum(['apply', 'undo'])),
});
export type ImportReply = z.infer<typeof ImportReply>;

export const ImportRowReply = z.object({
  rowNo: z.number(),
  kind: z.enum(IMPORT_KINDS),
  isUnmatched: z.boolean(),
  isConflict: z.boolean(),
  decision: z.enum(IMPORT_DECISIONS).nullable(),
  matCode: z.string(),
  matName: z.string(),
  /** Why the line cannot be taken, or what about it is passed over; '' when all is well. */
  problem: z.string(),
  /** Old and new, readable, per field that differs. */
  changes: z.array(z.object({ field: z.string(), fieldName: z.string(), from: z.string(), to: z.string() })),
});
export type ImportRowReply = z.infer<typeof ImportRowReply>;

const Columns = z.partialRecord(z.enum(IMPORT_COLUMNS), whole(0, 999));
const file = z.unknown().meta({ type: 'string', format: 'binary' });

/** What was guessed of a file: which sheet, where its head is, which column is what. */
export const FileGuess = z.object({
  sheets: z.array(z.object({ name: z.string(), rows: z.number() })),
  sheet: z.number(),
  /** Index of the row with the columns' names; -1: it has none. */
  headRow: z.number(),
  columns: z.partialRecord(z.enum(IMPORT_COLUMNS), z.number()),
  /** The head and the first lines below it, to look at. */
  head: z.array(z.string()),
  sample: z.array(z.array(z.string())),
});
export type FileGuess = z.infer<typeof FileGuess>;

/** A spreadsheet to keep: its name and its bytes in base64. */
const SheetFile = z.object({ fileName: z.string(), file: z.string() });
const Counted = z.object({ done: z.number() });
const anImport = z.object({ importId: id() });

export const matCodeProtocol = door('v3/member/front/matCode', writes, {
  detail: get(
    { zh: '物料编码详情', en: 'One material code' },
    z.object({ matCodeId: id() }),
    MatCodeReply.extend({
      log: z.array(
        z.object({ logId: z.number(), title: z.string(), actorName: z.string(), createdAt: Moment }),
      ),
    }),
    { access: reads },
  ),
  add: post(
    { zh: '新增物料编码', en: 'Add a material code' },
    z.object({ ...fields, ...requestId }),
    MatCodeReply,
    { creates: true },
  ),
  /** version: of the code that was shown; another one means that somebody was faster. */
  edit: post(
    { zh: '修改物料编码', en: 'Change a material code' },
    z.object({ matCodeId: id(), version: whole(1, 1_000_000_000), ...fields }),
    MatCodeReply,
  ),
  /** Those of which the state does not allow it are left as they are. */
  disable: post({ zh: '停用物料编码', en: 'Disable material codes' }, chosen, Counted),
  enable: post({ zh: '启用物料编码', en: 'Enable material codes' }, chosen, Counted),
  setGrade: post(
    { zh: '设置优选等级', en: 'Grade material codes' },
    chosen.extend({ grade: z.enum(MAT_GRADES) }),
    Counted,
  ),
  delete: post({ zh: '删除物料编码', en: 'Delete material codes' }, chosen, Counted),
  /** Parts whose number begins with what was typed; dashes and blanks do not matter. */
  suggestParts: get(
    { zh: '按型号查找', en: 'Find parts by their number' },
    z.object({ keyword: line(100, 1) }),
    z.array(PartNameReply),
    { access: reads },
  ),
  /** Who sells a part, to prefer one of them. */
  partOffers: get(
    { zh: '型号的在售货品', en: 'Who sells a part' },
    z.object({ partId: id() }),
    z.array(
      z.object({
        productId: z.number(),
        storeId: z.number(),
        storeName: z.string(),
        packing: z.enum(PACKINGS),
        productStock: z.number(),
      }),
    ),
    { access: reads },
  ),
  /** For pages about parts: the own codes of each; parts without one are missing. */
  codesOfParts: get(
    { zh: '型号对应的物料编码', en: 'The material codes of parts' },
    z.object({ partIds: several(200, 20).transform(wholeIds) }),
    z.array(
      z.object({
        partId: z.number(),
        codes: z.array(z.object({ matCodeId: z.number(), matCode: z.string(), grade: z.enum(MAT_GRADES) })),
      }),
    ),
    { access: reads },
  ),
  /** "Remember my code for this part": learns it, or puts it onto the list of conflicts. */
  remember: post(
    { zh: '记住该型号的物料编码', en: 'Remember the own code of a part' },
    z.object({ partId: id(), matCode: line(longest.matCode, 1) }),
    z.object({ outcome: z.enum(['learnt', 'known', 'conflict']), matCode: z.string() }),
  ),
  conflicts: get(
    { zh: '编码冲突', en: 'Codes that are claimed for two parts' },
    z.object({ ...paging(20, 100) }),
    z.object({ list: z.array(ConflictReply), pagination: Pagination, mayWrite: z.boolean() }),
    { access: reads },
  ),
  decideConflict: post(
    { zh: '处理编码冲突', en: 'Decide a conflict' },
    z.object({ conflictId: id(), decision: z.enum(IMPORT_DECISIONS) }),
    MatCodeReply,
  ),
  /** What the file has: nothing is kept of it. */
  readFile: post(
    { zh: '识别导入表格（multipart）', en: 'Look into a file to import (multipart)' },
    z.object({ file, fileName: line(200).default(''), sheet: whole(0, 999).optional() }),
    FileGuess,
    { apart: true, perMinute: 60, uploadBytes: SHEET_BYTES },
  ),
  /** Compares the file with what stands there; nothing is written until it is applied. */
  preview: post(
    { zh: '导入预览（multipart）', en: 'What a file would change (multipart)' },
    z.object({
      file,
      fileName: line(200).default(''),
      sheet: whole(0, 999).default(0),
      headRow: whole(-1, 999).default(0),
      columns: json(Columns),
    }),
    ImportReply,
    { apart: true, perMinute: 30, uploadBytes: SHEET_BYTES },
  ),
  imports: get(
    { zh: '导入记录', en: 'Imports' },
    z.object({ ...paging(10, 50) }),
    z.object({ list: z.array(ImportReply), pagination: Pagination }),
    { access: reads },
  ),
  importRows: get(
    { zh: '导入差异', en: 'What an import changes, line by line' },
    z.object({
      importId: id(),
      kind: z.enum([...IMPORT_KINDS, 'unmatched', 'conflict']).optional(),
      ...paging(20, 100),
    }),
    z.object({ import: ImportReply, list: z.array(ImportRowReply), pagination: Pagination }),
    { access: reads },
  ),
  /** Without a line: all lines that name another part. decision null: decide later. */
  decideRows: post(
    { zh: '处理导入冲突', en: 'Decide lines that name another part' },
    z.object({
      importId: id(),
      rowNo: whole(1, 10_000_000).optional(),
      decision: z.enum(IMPORT_DECISIONS).nullable(),
    }),
    Counted,
  ),
  /** All of it or nothing. */
  apply: post({ zh: '确认导入', en: 'Write what the preview shows' }, anImport, ImportReply),
  /** Puts back what the import changed; what has been changed since stays, and is named. */
  undo: post(
    { zh: '撤销导入', en: 'Take an import back' },
    anImport,
    z.object({
      import: ImportReply,
      removed: z.number(),
      restored: z.number(),
      /** The first hundred. */
      kept: z.array(z.object({ matCode: z.string(), why: z.string() })),
      keptCount: z.number(),
    }),
  ),
  /** The whole list, importable again. */
  exportFile: get({ zh: '导出物料编码', en: 'Export all material codes' }, nothing, SheetFile, {
    access: reads,
    perMinute: 20,
  }),
  template: get({ zh: '下载导入模板', en: 'An empty file to fill in' }, nothing, SheetFile, {
    access: reads,
  }),
});
