// Holds the lines of a file against the codes that stand there: what each line would do, before anything is written.
import type { Text } from '#kit/words/text.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import { MAT_COLUMN_NAMES } from './mat-code-columns.ts';
import {
  LARGEST_FACTOR,
  MAT_GRADES,
  MAT_LENGTHS,
  type MatCodeFields,
  type MatGrade,
  MOST_ALTERNATES,
} from './mat-code-fields.ts';
import { MAT_CODE_STATES, type MatCodeState } from './mat-code-process.ts';
import { matCodeStatus, matGradeNames } from './mat-code-status.ts';
import {
  COMPARED_FIELDS,
  type ComparedField,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportKind,
  type KeptMatCode,
  type WrittenFields,
} from './mat-import.ts';
import { normalMatCode } from './normal-mat-code.ts';

/** A part that a line names. */
export interface NamedPart {
  partId: number;
  partNo: string;
  brand: string;
}

/** What the mall knows of the names in a file. */
export interface KnownNames {
  /** The part of that number and brand; undefined for none, and for several where nothing tells which. */
  partOf(partNo: string, brand: string): NamedPart | undefined;
  storeOf(storeName: string): number | undefined;
  productOf(productId: number): { partId: number; storeId: number } | undefined;
}

export interface StandingCode {
  matCodeId: number;
  version: number;
  code: KeptMatCode;
}

export interface ComparedRow {
  /** As the spreadsheet counts, from 1. */
  rowNo: number;
  kind: ImportKind;
  isUnmatched: boolean;
  isConflict: boolean;
  matCode: string;
  written: WrittenFields;
  differs: ComparedField[];
  problem: Text | null;
  standing: StandingCode | undefined;
  /** What the code would be; a part that is claimed for a code that stands for another one is not in it. Null where nothing can be taken. */
  after: KeptMatCode | null;
  /** The other part of a conflict. */
  claimed: NamedPart | undefined;
}

/** The cells of a row by column, trimmed; empty cells are missing. */
export function writtenFields(
  row: readonly string[],
  columns: Partial<Record<ImportColumn, number>>,
): WrittenFields {
  const written: WrittenFields = {};
  for (const column of IMPORT_COLUMNS) {
    const at = columns[column];
    const text = at === undefined ? '' : (row[at] ?? '').trim();
    if (text !== '') written[column] = text;
  }
  return written;
}

/**
 * One row per line of the file that says anything. An empty cell never changes what stands there (chosen: lists from other
 * programs are full of holes); a part number that the mall does not know leaves a new code to be matched later.
 * @param standing by normal code
 */
export function compareMatCodes(
  lines: readonly { rowNo: number; written: WrittenFields }[],
  standing: ReadonlyMap<string, StandingCode>,
  known: KnownNames,
): ComparedRow[] {
  const seen = new Map<string, number>();
  return lines.map(({ rowNo, written }) => {
    const matCode = written.matCode ?? '';
    const refused = (kind: 'invalid' | 'duplicate', problem: Text): ComparedRow => ({
      ...{ rowNo, kind, matCode, written, problem, isUnmatched: false, isConflict: false },
      ...{ differs: [], standing: undefined, after: null, claimed: undefined },
    });
    if (matCode === '') return refused('invalid', { zh: '缺少物料编码', en: 'The material code is missing' });
    const normal = normalMatCode(matCode);
    const first = seen.get(normal);
    if (first !== undefined) {
      return refused('duplicate', {
        zh: `与第 ${first} 行的物料编码重复`,
        en: `The same material code as in line ${first}`,
      });
    }
    seen.set(normal, rowNo);
    const read = readCells(written, known);
    if ('problem' in read) return refused('invalid', read.problem);
    const there = standing.get(normal);
    const outcome = there ? change(there.code, read, known) : begin(matCode, read, known);
    if ('problem' in outcome && outcome.after === null) return refused('invalid', outcome.problem);
    const { after, claimed, unknownPart, problem } = outcome;
    const differs = there ? differencesOf(there.code, after) : differencesOf(EMPTY, after);
    const isChanged = differs.length > 0 || claimed !== undefined;
    return {
      rowNo,
      kind: there ? (isChanged ? 'changed' : 'unchanged') : 'new',
      isUnmatched: after.partId === null || unknownPart,
      isConflict: claimed !== undefined,
      matCode: there?.code.matCode ?? matCode,
      written,
      differs,
      problem,
      standing: there,
      after,
      claimed,
    };
  });
}

/** What a code becomes when the claim of a line wins. */
export function takePart(code: KeptMatCode, part: NamedPart): KeptMatCode {
  return {
    ...code,
    partId: part.partId,
    partNo: part.partNo,
    brand: part.brand,
    productId: null,
    alternatePartIds: code.alternatePartIds.filter((partId) => partId !== part.partId),
    state: code.state === 'DISABLED' ? 'DISABLED' : 'ACTIVE',
  };
}

/** What a code becomes when the claimed part is approved as a further alternate; full lists stay as they are. */
export function addAlternate<C extends Pick<MatCodeFields, 'alternatePartIds'>>(code: C, partId: number): C {
  if (code.alternatePartIds.includes(partId) || code.alternatePartIds.length >= MOST_ALTERNATES) return code;
  return { ...code, alternatePartIds: [...code.alternatePartIds, partId] };
}

/** Names of the fields in which two states of a code differ. */
export function differencesOf(before: KeptMatCode, after: KeptMatCode): ComparedField[] {
  return COMPARED_FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** Alternates are written one after the other, `part number@brand`, with `;` or a line break between them. */
export function alternateParts(text: string): { partNo: string; brand: string }[] {
  return text
    .split(/[;；\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const at = one.lastIndexOf('@');
      return at <= 0
        ? { partNo: one, brand: '' }
        : { partNo: one.slice(0, at).trim(), brand: one.slice(at + 1).trim() };
    });
}

/** A code of which nothing is said: what a new one is compared with. */
export const EMPTY: KeptMatCode = {
  matCode: '',
  matName: '',
  spec: '',
  brand: '',
  partNo: '',
  partId: null,
  productId: null,
  storeId: null,
  unit: '',
  unitFactor: 1,
  grade: 'B',
  alternatePartIds: [],
  project: '',
  notes: '',
  state: 'PENDING_MATCH',
};

/** What the cells say, understood. Missing: the file says nothing about it. */
interface ReadCells {
  texts: Partial<Pick<MatCodeFields, 'matName' | 'spec' | 'unit' | 'project' | 'notes'>>;
  partNo?: string;
  brand?: string;
  grade?: MatGrade;
  unitFactor?: number;
  storeId?: number;
  product?: { productId: number; partId: number; storeId: number };
  alternatePartIds?: number[];
  isDisabled?: boolean;
}

const TEXTS = ['matName', 'spec', 'unit', 'project', 'notes'] as const;
const LIMITED = [...TEXTS, 'matCode', 'brand', 'partNo'] as const;

function readCells(written: WrittenFields, known: KnownNames): ReadCells | { problem: Text } {
  for (const column of LIMITED) {
    const most = MAT_LENGTHS[column];
    if ((written[column] ?? '').length > most) {
      return wrong(column, { zh: `最多 ${most} 个字符`, en: `at most ${most} characters` });
    }
  }
  const read: ReadCells = { texts: {}, partNo: written.partNo, brand: written.brand };
  for (const column of TEXTS) if (written[column] !== undefined) read.texts[column] = written[column];
  if (written.grade !== undefined) {
    const grade = gradeOf(written.grade);
    if (!grade) return wrong('grade', { zh: '请填写 A、B、C 或 D', en: 'please write A, B, C or D' });
    read.grade = grade;
  }
  if (written.unitFactor !== undefined) {
    const factor = Number(written.unitFactor.replaceAll(/[,，\s]/g, ''));
    if (!Number.isSafeInteger(factor) || factor < 1 || factor > LARGEST_FACTOR) {
      const most = LARGEST_FACTOR;
      return wrong('unitFactor', {
        zh: `请填写 1 到 ${most} 的整数`,
        en: `a whole number from 1 to ${most}`,
      });
    }
    read.unitFactor = factor;
  }
  if (written.storeName !== undefined) {
    const storeId = known.storeOf(written.storeName);
    if (storeId === undefined) return unknown('storeName', written.storeName);
    read.storeId = storeId;
  }
  if (written.productId !== undefined) {
    const productId = Number(written.productId);
    const product = Number.isSafeInteger(productId) ? known.productOf(productId) : undefined;
    if (!product) return unknown('productId', written.productId);
    read.product = { productId, ...product };
  }
  if (written.alternates !== undefined) {
    const parts: number[] = [];
    for (const { partNo, brand } of alternateParts(written.alternates)) {
      const part = known.partOf(partNo, brand);
      if (!part) return unknown('alternates', brand ? `${partNo}@${brand}` : partNo);
      if (!parts.includes(part.partId)) parts.push(part.partId);
    }
    if (parts.length > MOST_ALTERNATES) {
      return wrong('alternates', {
        zh: `最多 ${MOST_ALTERNATES} 个`,
        en: `at most ${MOST_ALTERNATES}`,
      });
    }
    read.alternatePartIds = parts;
  }
  if (written.state !== undefined) {
    const state = stateOf(written.state);
    if (!state) return unknown('state', written.state);
    read.isDisabled = state === 'DISABLED';
  }
  return read;
}

type Outcome =
  | { after: KeptMatCode; claimed: NamedPart | undefined; unknownPart: boolean; problem: Text | null }
  | { after: null; problem: Text };

function begin(matCode: string, read: ReadCells, known: KnownNames): Outcome {
  const part = read.partNo === undefined ? undefined : known.partOf(read.partNo, read.brand ?? '');
  const named: KeptMatCode = {
    ...EMPTY,
    matCode,
    brand: part?.brand ?? read.brand ?? '',
    partNo: part?.partNo ?? read.partNo ?? '',
    partId: part?.partId ?? null,
  };
  const unknownPart = read.partNo !== undefined && !part;
  return settle(named, read, {
    claimed: undefined,
    unknownPart,
    problem: unknownPart ? notInMall(read.partNo!, read.brand) : null,
  });
}

function change(before: KeptMatCode, read: ReadCells, known: KnownNames): Outcome {
  if (read.partNo === undefined) {
    const brand = before.partId === null && read.brand !== undefined ? read.brand : before.brand;
    return settle({ ...before, brand }, read, { claimed: undefined, unknownPart: false, problem: null });
  }
  const part = known.partOf(read.partNo, read.brand ?? '');
  if (before.partId === null) {
    const named = part
      ? { ...before, partId: part.partId, partNo: part.partNo, brand: part.brand }
      : { ...before, partNo: read.partNo, brand: read.brand ?? before.brand };
    const unknownPart = !part;
    const problem = unknownPart ? notInMall(read.partNo, read.brand) : null;
    return settle(named, read, { claimed: undefined, unknownPart, problem });
  }
  if (!part) {
    const isSame = normalPartNo(read.partNo) === normalPartNo(before.partNo);
    return settle(before, read, {
      claimed: undefined,
      unknownPart: !isSame,
      problem: isSame ? null : staysWith(read.partNo, before.partNo),
    });
  }
  const isKnown = part.partId === before.partId || before.alternatePartIds.includes(part.partId);
  return settle(before, read, { claimed: isKnown ? undefined : part, unknownPart: false, problem: null });
}

/** Puts everything but the part into place, and the state that follows. */
function settle(
  named: KeptMatCode,
  read: ReadCells,
  found: { claimed: NamedPart | undefined; unknownPart: boolean; problem: Text | null },
): Outcome {
  const { partId } = named;
  if (read.product && read.product.partId !== (found.claimed?.partId ?? partId)) {
    return {
      after: null,
      problem: wrong('productId', {
        zh: `${read.product.productId} 不属于该型号`,
        en: `${read.product.productId} is not of this part`,
      }).problem,
    };
  }
  const product = read.product?.partId === partId ? read.product : undefined;
  const alternatePartIds = read.alternatePartIds?.filter((one) => one !== partId) ?? named.alternatePartIds;
  const isDisabled = read.isDisabled ?? named.state === 'DISABLED';
  const after: KeptMatCode = {
    ...named,
    ...read.texts,
    grade: read.grade ?? named.grade,
    unitFactor: read.unitFactor ?? named.unitFactor,
    productId: product?.productId ?? named.productId,
    storeId: product?.storeId ?? read.storeId ?? named.storeId,
    alternatePartIds,
    state: isDisabled ? 'DISABLED' : partId === null ? 'PENDING_MATCH' : 'ACTIVE',
  };
  return { after, ...found };
}

function gradeOf(text: string): MatGrade | undefined {
  const said = text.normalize('NFKC').trim().toLowerCase();
  return MAT_GRADES.find(
    (grade) =>
      said === grade.toLowerCase() ||
      said === matGradeNames[grade].zh ||
      said === matGradeNames[grade].en.toLowerCase() ||
      said === `${grade.toLowerCase()} ${matGradeNames[grade].zh}` ||
      said === `${grade} ${matGradeNames[grade].en}`.toLowerCase(),
  );
}

function stateOf(text: string): MatCodeState | undefined {
  const said = text.trim().toLowerCase();
  return MAT_CODE_STATES.find(
    (state) =>
      said === state.toLowerCase() ||
      said === matCodeStatus[state].zh ||
      said === matCodeStatus[state].en.toLowerCase(),
  );
}

const wrong = (column: ImportColumn, what: Text): { problem: Text } => ({
  problem: {
    zh: `${MAT_COLUMN_NAMES[column].zh}：${what.zh}`,
    en: `${MAT_COLUMN_NAMES[column].en}: ${what.en}`,
  },
});

const unknown = (column: ImportColumn, value: string): { problem: Text } =>
  wrong(column, {
    zh: `商城中没有“${value.slice(0, 60)}”`,
    en: `the mall does not know “${value.slice(0, 60)}”`,
  });

const notInMall = (partNo: string, brand: string | undefined): Text => ({
  zh: `商城中没有唯一对应的型号 ${[brand, partNo].filter(Boolean).join(' ')}，将保留为待匹配`,
  en: `No single part of the mall is ${[brand, partNo].filter(Boolean).join(' ')}: the code stays to be matched`,
});

const staysWith = (partNo: string, stays: string): Text => ({
  zh: `商城中没有型号 ${partNo}，该编码仍对应 ${stays}`,
  en: `The mall has no part ${partNo}: the code keeps standing for ${stays}`,
});
