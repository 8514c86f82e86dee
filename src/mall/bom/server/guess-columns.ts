// Understands a table as a bill of materials: which sheet, where the headers stand, and what each column is.
import { required } from '#kit/rules/required.ts';
import type { Sheet } from '#kit/sheet/read-sheets.ts';
import type { ColumnRole } from '../column-roles.ts';
import {
  isDesignators,
  isFitting,
  isNumberLike,
  isPackage,
  isPartNo,
  isQuantity,
  isSupplierCode,
  isValue,
} from './cell-kinds.ts';
import { isCountingHeader, isDeviceHeader, plainHeader, roleOfHeader } from './column-words.ts';

export interface ColumnGuess {
  /** Row of the headers from 0; -1: there is none. */
  headerAt: number;
  roles: (ColumnRole | null)[];
  /** 0–100, per column. */
  confidences: number[];
}

export interface SheetGuess extends ColumnGuess {
  sheetAt: number;
}

const LOOKED_FOR_HEADERS = 60; // chosen: rows of titles that may stand above
const LOOKED_AT = 200; // chosen: rows below the headers that decide
/** Roles that several columns may have. */
const SEVERAL: readonly ColumnRole[] = ['otherPartNo', 'note', 'fitted'];
/** Headers that say no more mean whatever their cells say: `Part` may stand above places, values and numbers. */
const VAGUE = 50;
/** chosen: how loudly part numbers under a word for values speak; above VAGUE, below what words for numbers say. */
const NUMBERS_UNDER_VALUE = 58;
/** Below this a column is nobody's. */
const LEAST = 40;

/** The sheet that looks most like a bill of materials, with its columns. @param sheets at least one */
export function guessSheet(sheets: readonly Sheet[]): SheetGuess {
  const guesses = sheets.map((sheet, sheetAt) => ({ sheetAt, ...guessColumns(sheet.rows) }));
  const worth = (guess: SheetGuess) =>
    guess.confidences.reduce((sum, sure) => sum + sure, 0) *
      (guess.headerAt >= 0 ? 1.5 : 1) *
      Math.log2(2 + required(sheets[guess.sheetAt]).rows.length) -
    guess.sheetAt;
  return guesses.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/** @param headerAt where the headers are, when somebody has said so; -1: nowhere */
export function guessColumns(rows: readonly string[][], headerAt: number = findHeaders(rows)): ColumnGuess {
  const headers = headerAt >= 0 ? (rows[headerAt] ?? []) : [];
  const body = bodyOf(rows, headerAt + 1);
  const width = Math.max(headers.length, ...body.map((row) => row.length), 0);
  const columns = Array.from({ length: width }, (_, at) =>
    scoresOf(
      headers[at] ?? '',
      body.map((row) => row[at] ?? ''),
      headerAt >= 0,
      at === 0 || headerAt >= 0,
    ),
  );
  const roles: (ColumnRole | null)[] = Array.from({ length: width }, () => null);
  const confidences: number[] = Array.from({ length: width }, () => 0);
  const wishes = columns
    .flatMap((scores, at) => [...scores].map(([role, score]) => ({ at, role, score })))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score || a.at - b.at);
  const taken = new Map<ColumnRole, string>();
  for (const { at, role, score } of wishes) {
    if (roles[at] !== null) continue;
    const first = taken.get(role);
    const isAgain = first !== undefined && first !== '' && first === plainHeader(headers[at] ?? '');
    if (first !== undefined && !isAgain && !SEVERAL.includes(role)) continue;
    taken.set(role, first ?? plainHeader(headers[at] ?? ''));
    roles[at] = role;
    confidences[at] = Math.min(100, Math.round(score));
  }
  return { headerAt, roles, confidences };
}

/** The rows that decide: those with several cells, where there are such. */
function bodyOf(rows: readonly string[][], from: number): readonly string[][] {
  const body: string[][] = [];
  for (let at = from; at < rows.length && body.length < LOOKED_AT; at++) {
    let full = 0;
    for (const cell of required(rows[at])) if (cell !== '' && ++full > 1) break;
    if (full > 1) body.push(required(rows[at]));
  }
  return body.length > 0 ? body : rows.slice(from, from + LOOKED_AT);
}

/** How well a column would fill each role. @param mayNumber 1, 2, 3 … number the lines here: without headers, in the first column only */
function scoresOf(
  header: string,
  cells: readonly string[],
  hasHeaders: boolean,
  mayNumber: boolean,
): Map<ColumnRole, number> {
  const full = cells.filter((cell) => cell !== '' && cell !== '-' && cell !== '~');
  const share = (is: (cell: string) => boolean) =>
    full.length === 0 ? 0 : full.filter(is).length / full.length;
  const said = roleOfHeader(header);
  const scores = new Map<ColumnRole, number>();
  if (said?.role === null) return scores;
  const isNumbering = mayNumber && isCounter(full);
  const counts = share(isQuantity);
  const seen: Partial<Record<ColumnRole, number>> = {
    designators: share(isDesignators) * (share(isSupplierCode) > 0.6 ? 0.3 : 1),
    qty: isNumbering ? 0 : counts,
    partNo: share(isPartNo),
    value: share(isValue) * (1 - counts * 0.7),
    packageName: share(isPackage) * (1 - share((cell) => cell.length > 60 || namesMore(cell))),
    supplierCode: share(isSupplierCode),
    description: share((cell) => /\s/.test(cell) && cell.length > 15),
    fitted: share(isFitting) * (counts > 0.9 && !isNumbering ? 0.3 : 0.6),
  };
  if (said?.role) {
    const { role, sure } = said;
    const mayDiffer = full.length >= 3 || (sure <= VAGUE && full.length > 0);
    const against = mayDiffer ? otherRoleOf(role, seen, full) : undefined;
    if (role === 'value') scores.set('partNo', share(isNumberLike) * NUMBERS_UNDER_VALUE);
    // Of two columns with the same word the fuller one counts.
    const filled = cells.length === 0 ? 1 : 0.9 + 0.1 * (full.length / cells.length);
    if (against === undefined) {
      scores.set(role, sure * (0.9 + (seen[role] ?? 0.5) * 0.1) * filled);
      return scores;
    }
    scores.set(role, sure * 0.45);
    if (against !== null) scores.set(against, sure * 0.75 * filled);
  }
  if (isCountingHeader(header) && (isNumbering || counts > 0.9)) return scores;
  // Without a header's word, cells speak alone, and less loudly.
  const loud = hasHeaders && header !== '' ? 0.62 : 0.78;
  if (full.length > 0) {
    for (const [role, part] of Object.entries(seen) as [ColumnRole, number][]) {
      const weak =
        role === 'description' || role === 'fitted' ? 0.7 : role === 'partNo' && hasHeaders ? 0.85 : 1;
      const score = part * 100 * loud * weak;
      if (score > (scores.get(role) ?? 0)) scores.set(role, score);
    }
    if (isDeviceHeader(header))
      scores.set('description', Math.max(scores.get('description') ?? 0, LEAST + 1));
    // Text that is nothing of this may still name the part.
    const wordy = share((cell) => /\p{L}{2}/u.test(cell) && cell.length <= 80 && !/^https?:/.test(cell));
    if (/part|item|component|device|name|品|料|件|材/.test(plainHeader(header)) || !hasHeaders) {
      scores.set('value', Math.max(scores.get('value') ?? 0, wordy * 45));
    }
  }
  return scores;
}

/** `TDK C1608C0G1H102J080AA 0603`: a part with its package behind it. */
const namesMore = (cell: string): boolean => {
  const pieces = cell.split(/\s+/);
  const isLong = (one: string) =>
    /^[A-Z0-9-]{10,}$/i.test(one) && !/^(RES|CAP|IND|DIO|LED|SO|QF|BGA)/i.test(one);
  return pieces.length > 1 && pieces.some((one) => isLong(one) && isPartNo(one));
};

/**
 * What cells say a column is that speak against its header: `Part` above designators, a column of amounts under
 * `References`, distributors' numbers under `Part number`, makers under `MFN`, numbers under `Manufacturer`.
 * @returns undefined where they do not speak against it; null where they do not say what else it is
 */
function otherRoleOf(
  role: ColumnRole,
  seen: Readonly<Partial<Record<ColumnRole, number>>>,
  full: readonly string[],
): ColumnRole | null | undefined {
  const { designators = 0, qty = 0, partNo = 0, value = 0, packageName = 0, supplierCode = 0 } = seen;
  const words = full.filter((cell) => /^\p{L}[\p{L}\s.,&()-]*$/u.test(cell)).length / full.length;
  if (role === 'designators' && designators < 0.2) return partNo > 0.6 ? 'partNo' : null;
  if (role === 'qty' && qty < 0.3) return designators > 0.6 ? 'designators' : null;
  if (role === 'partNo' || role === 'value') {
    if (designators > 0.8 && partNo < 0.5) return 'designators';
    if (packageName > 0.8 && value < 0.3 && partNo < 0.6) return 'packageName';
  }
  if (role === 'partNo') {
    if (supplierCode > 0.6) return 'supplierCode';
    if (words > 0.8 && partNo < 0.2) return 'brandName';
  }
  if (role === 'brandName' && partNo > 0.7) return 'partNo';
  return undefined;
}

/** 1, 2, 3 …: numbers of lines, no quantities. */
function isCounter(cells: readonly string[]): boolean {
  if (cells.length < 3) return false;
  const numbers = cells.map(Number);
  let steps = 0;
  for (let at = 1; at < numbers.length; at++) if (numbers[at] === required(numbers[at - 1]) + 1) steps++;
  return steps >= (cells.length - 1) * 0.8;
}

/** How much a row looks like headers of a bill of materials: 0 for a row that names fewer than two roles. */
function headerWorth(row: readonly string[]): number {
  const roles = new Map<ColumnRole, number>();
  let others = 0;
  for (const cell of row) {
    const said = roleOfHeader(cell);
    if (said?.role) roles.set(said.role, Math.max(roles.get(said.role) ?? 0, said.sure));
    else if (said || isCountingHeader(cell)) others++;
  }
  // `Line, Component, Qty`: one role, and besides it nothing but words that head columns.
  const isAllWords =
    roles.size === 1 && others > 1 && others + 1 === row.filter((cell) => cell !== '').length;
  if (roles.size < 2 && !isAllWords) return 0;
  return [...roles.values()].reduce((sum, sure) => sum + sure, 0) + Math.min(others, 3) * 20;
}

/** chosen: of tables one above the other the first counts when its headers say at least so much of what the best say. */
const ENOUGH = 0.6;

/** The row whose words head the columns of a bill of materials; -1 when there is none. */
function findHeaders(rows: readonly string[][]): number {
  const worths = rows.slice(0, LOOKED_FOR_HEADERS).map(headerWorth);
  const best = Math.max(0, ...worths);
  return best === 0 ? -1 : worths.findIndex((worth) => worth >= best * ENOUGH);
}

/** Whether a row begins another table: nearly all its cells are words that head columns, and surely so. */
export function isHeaderRow(row: readonly string[]): boolean {
  const full = row.filter((cell) => cell !== '');
  if (full.length < 2) return false;
  // Rows without headers are by far the most: they are passed over at their first cells.
  let others = full.length - Math.ceil(full.length * 0.75);
  for (const cell of full) {
    const isSure = (roleOfHeader(cell)?.sure ?? 0) >= 90 || isCountingHeader(cell);
    if (!isSure && --others < 0) return false;
  }
  return headerWorth(row) > 0;
}

/** What a file's headers are remembered by. */
export const fingerprintOf = (headers: readonly string[]): string =>
  headers.map(plainHeader).join('|').replace(/\|+$/, '').slice(0, 2_000);

/** The first row whose headers are remembered, of those where headers may stand. */
export function findRemembered<R>(
  rows: readonly string[][],
  memories: ReadonlyMap<string, R>,
): { headerAt: number; roles: R } | undefined {
  for (const [headerAt, row] of rows.slice(0, LOOKED_FOR_HEADERS).entries()) {
    const roles = memories.get(fingerprintOf(row));
    if (roles !== undefined) return { headerAt, roles };
  }
  return undefined;
}

/** What the rows that may be headers would be remembered by. */
export const fingerprintsOf = (rows: readonly string[][]): string[] =>
  rows
    .slice(0, LOOKED_FOR_HEADERS)
    .map(fingerprintOf)
    .filter((fingerprint) => fingerprint !== '');
