// Makes lines of a bill of materials out of the rows of a table whose columns are known.
import { required } from '#kit/rules/required.ts';
import type { WantedLine } from '../bom-line.protocol.ts';
import type { ColumnRole } from '../column-roles.ts';
import { designatorsOf, fittingOf, isDesignators, saysNotFitted } from './cell-kinds.ts';
import { plainHeader } from './column-words.ts';
import { guessColumns, isHeaderRow } from './guess-columns.ts';

const LONGEST = 500;
/** Roles that say what a part is; a row without any of them is a title, a total or empty. */
const NAMING: readonly ColumnRole[] = ['partNo', 'value', 'supplierCode', 'matCode', 'description'];
/** Cells that stand for nothing. */
const NOTHING = /^([-–—~*.?]+|n\/?a|none|null|nan|unknown|无|\/)$/i;

/** chosen: tables one below the other that are understood each for itself; what follows is read like the last of them. */
const MOST_TABLES = 40;

/**
 * The lines in the order of the rows. Titles, totals, repeated headers and empty rows are left out; rows with one
 * designator each that mean the same part become one line; a list that says the same parts a second time one by one
 * (KiCad's individual components) counts once; tables side by side are read one after the other, and so are tables one
 * below the other, each with columns of its own. Takes time in proportion to the rows, whatever stands in them.
 */
export function linesOfRows(
  rows: readonly string[][],
  headerAt: number,
  roles: readonly (ColumnRole | null)[],
): WantedLine[] {
  const lines: WantedLine[][] = [];
  let table = { headerAt, roles };
  for (let tables = 1; ; tables++) {
    const headers = table.headerAt >= 0 ? (rows[table.headerAt] ?? []) : [];
    const from = table.headerAt + 1;
    const next = table.headerAt >= 0 && tables < MOST_TABLES ? nextHeaders(rows, from, headers) : undefined;
    const body = rows.slice(from, next);
    lines.push(
      joinSingles(blocksOf(headers, table.roles).flatMap((block) => linesOfBlock(body, block, headers))),
    );
    if (next === undefined) return lines.flat();
    table = guessColumns(rows, next);
  }
}

/** Where another table begins. */
function nextHeaders(
  rows: readonly string[][],
  from: number,
  headers: readonly string[],
): number | undefined {
  for (let at = from; at < rows.length; at++) {
    if (isHeaderRow(required(rows[at])) && !isHeaderAgain(required(rows[at]), headers)) return at;
  }
  return undefined;
}

function linesOfBlock(
  rows: readonly string[][],
  block: readonly Column[],
  headers: readonly string[],
): WantedLine[] {
  const hasQty = block.some(({ role }) => role === 'qty');
  const lines: WantedLine[] = [];
  /** The section in which each designator was said first. */
  const seen = new Map<string, number>();
  let section = 0;
  for (const row of rows) {
    if (isHeaderAgain(row, headers)) {
      section++;
      continue;
    }
    const line = lineOf(row, block, headers, hasQty);
    const before = lines.at(-1);
    if (before && goesOn(before, row, block)) {
      before.designators = `${before.designators},${placesIn(row, block)}`.slice(0, 4_000);
      continue;
    }
    if (!line) continue;
    const names = designatorsOf(line.designators);
    // A second section that says again what the first has said.
    if (names.length > 0 && names.every((name) => (seen.get(name) ?? section) < section)) continue;
    for (const name of names) if (!seen.has(name)) seen.set(name, section);
    lines.push(line);
  }
  return lines;
}

const placesIn = (row: readonly string[], block: readonly Column[]): string =>
  (row[block.find(({ role }) => role === 'designators')?.at ?? -1] ?? '').replace(/[,;\s]+$/, '');

/** Places that did not fit into the row above: they stand alone, and the line there still lacks some. */
function goesOn(before: WantedLine, row: readonly string[], block: readonly Column[]): boolean {
  const places = placesIn(row, block);
  return (
    row.filter((cell) => cell !== '').length === 1 &&
    isDesignators(places) &&
    before.designators !== '' &&
    designatorsOf(before.designators).length < before.qty
  );
}

interface Column {
  at: number;
  role: ColumnRole;
}

/**
 * Tables side by side repeat their headers: each repetition begins a block of its own. Only what counts or names places
 * makes a table: of part numbers that stand twice over one count the second is an alternative.
 */
function blocksOf(headers: readonly string[], roles: readonly (ColumnRole | null)[]): Column[][] {
  const named = roles.map((role, at) => ({ at, role, header: plainHeader(headers[at] ?? '') }));
  const isRepeated = ({ at, role, header }: (typeof named)[number]) =>
    header !== '' && named.some((one) => one.at < at && one.role === role && one.header === header);
  const isBeside = named.some((one) => (one.role === 'qty' || one.role === 'designators') && isRepeated(one));
  const blocks: Column[][] = [[]];
  for (const one of named) {
    const { at, role, header } = one;
    if (role === null) continue;
    if (!isBeside) {
      const isSecond = role === 'partNo' && required(blocks[0]).some((known) => known.role === role);
      required(blocks[0]).push({ at, role: isSecond ? 'otherPartNo' : role });
      continue;
    }
    const isAgain =
      header !== '' &&
      required(blocks.at(-1)).some(
        (known) => known.role === role && plainHeader(headers[known.at] ?? '') === header,
      );
    if (isAgain && role !== 'note' && role !== 'otherPartNo') blocks.push([]);
    required(blocks.at(-1)).push({ at, role });
  }
  return blocks.filter((block) => block.some(({ role }) => NAMING.includes(role)));
}

function isHeaderAgain(row: readonly string[], headers: readonly string[]): boolean {
  const full = headers.filter((header) => header !== '');
  if (full.length < 2) return false;
  const same = row.filter((cell, at) => cell !== '' && plainHeader(cell) === plainHeader(headers[at] ?? ''));
  return same.length >= Math.max(2, full.length * 0.6);
}

function lineOf(
  row: readonly string[],
  block: readonly Column[],
  headers: readonly string[],
  hasQty: boolean,
): WantedLine | undefined {
  const all = (role: ColumnRole): string[] =>
    block
      .filter((column) => column.role === role)
      .map(({ at }) => (row[at] ?? '').replaceAll(/\s+/g, ' ').trim())
      .filter((cell) => cell !== '' && !NOTHING.test(cell));
  const cell = (role: ColumnRole): string => (all(role)[0] ?? '').slice(0, LONGEST);
  const named = NAMING.map(cell);
  if (named.every((text) => text === '')) return undefined;
  const designators = (all('designators')[0] ?? '').slice(0, 4_000).replace(/[,;\s]+$/, '');
  if (isTotal(row, designators) || isTitle(row, block) || DATE.test(row.join())) return undefined;
  const written = block.find(({ role }) => role === 'qty');
  const count = designatorsOf(designators).length;
  const said = written ? quantityOf(row[written.at] ?? '') : undefined;
  const isFitted = isLineFitted(row, block, headers, all);
  return {
    designators,
    qty: said ?? (hasQty && count === 0 ? 1 : Math.max(1, count)),
    partNo: cell('partNo'),
    otherPartNos: all('otherPartNo')
      .flatMap((text) => text.split(/[;,，；\n]+|\s+or\s+/i))
      .map((text) => text.trim().slice(0, LONGEST))
      .filter((text) => text.length >= 3)
      .slice(0, 10),
    brandName: cell('brandName'),
    value: cell('value'),
    packageName: cell('packageName'),
    description: cell('description'),
    note: all('note').join('; ').slice(0, LONGEST),
    matCode: cell('matCode'),
    supplierCode: cell('supplierCode'),
    isFitted: isFitted && said !== 0,
  };
}

/** Pieces on a board, whole: a third of a metre is one piece to buy. */
function quantityOf(text: string): number | undefined {
  const number = /^[^\d-]{0,4}(\d{1,7}(?:[.,]\d{1,4})?)/.exec(
    text.replaceAll(/(\d)[,，](\d{3})(?!\d)/g, '$1$2').trim(),
  );
  if (!number) return undefined;
  return Math.min(999_999, Math.ceil(Number(required(number[1]).replace(',', '.'))));
}

function isLineFitted(
  row: readonly string[],
  block: readonly Column[],
  headers: readonly string[],
  all: (role: ColumnRole) => string[],
): boolean {
  for (const { at, role } of block) {
    if (role !== 'fitted') continue;
    const isDnp = !/^(fit|fitted|populate|populated|mount|mounted|stuff|贴|焊|上件|是否)/.test(
      plainHeader(headers[at] ?? ''),
    );
    const said = fittingOf(row[at] ?? '', isDnp);
    if (said !== undefined) return said;
  }
  const spoken = [...all('value'), ...all('note'), ...all('description'), ...all('partNo'), ...all('qty')];
  return !spoken.some(saysNotFitted);
}

const TOTAL =
  /^((grand |sub-?|in )?total( (qty|quantity|cost|price|amount|parts|components|général|general))?|sum(me)?|gesamt(summe|menge|preis)?|zwischensumme|sous-total|somme|合\s*计|总\s*计|小\s*计|共\s*计|总数量?|总价)\s*([:：=]\s*)?[\d.,¥￥$€\s]*(pcs|件|个|元)?$/i;

/** When the list was printed: `Friday, November 27, 2026 10:10:10`. */
const DATE =
  /^(mon|tues|wednes|thurs|fri|satur|sun)day,[\s\w]*,\s*\d{4}(\s+[\d:]+)?,*$|^星期[一二三四五六日天]/i;

/** A row that adds up, not a part that is called so: it names no places. */
const isTotal = (row: readonly string[], designators: string): boolean =>
  (designators === '' || TOTAL.test(designators)) && row.some((cell) => TOTAL.test(cell));

/** One or two texts without a number in a row of a wide table: `Resistors`, `电容部分`, `Approved: … Notes: …`. */
function isTitle(row: readonly string[], block: readonly Column[]): boolean {
  const full = row.filter((cell) => cell !== '');
  const most = block.length >= 5 ? 2 : 1;
  return full.length <= most && block.length >= 3 && !full.some((cell) => /\d/.test(cell));
}

/** One row per designator: rows that say the same but for the designator are one line. */
function joinSingles(lines: readonly WantedLine[]): WantedLine[] {
  const singles = lines.filter(
    ({ designators, qty }) => qty === 1 && isDesignators(designators) && !/[,;\s]/.test(designators),
  );
  if (lines.length < 2 || singles.length < lines.length * 0.8) return [...lines];
  const joined = new Map<string, WantedLine>();
  for (const line of lines) {
    const { designators, qty, ...rest } = line;
    const key = JSON.stringify(rest);
    const first = joined.get(key);
    if (first && designators !== '') {
      first.designators = `${first.designators}, ${designators}`.slice(0, 4_000);
      first.qty += qty;
    } else joined.set(first ? `${key}${joined.size}` : key, { ...line });
  }
  return [...joined.values()];
}

/** Whether the columns say anything by which a part could be found. */
export const canFindParts = (roles: readonly (ColumnRole | null)[]): boolean =>
  roles.some((role) => role !== null && NAMING.includes(role));

/** The headers as text, also of columns that have none. */
export const headersOf = (rows: readonly string[][], headerAt: number, width: number): string[] =>
  Array.from({ length: width }, (_, at) => (headerAt >= 0 ? (rows[headerAt]?.[at] ?? '') : ''));
