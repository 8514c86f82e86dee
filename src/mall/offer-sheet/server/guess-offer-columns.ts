// Understands a table as a price list: where the headings stand, and what each column is, by its heading and by its cells.
import { guessColumns } from '#mall/bom/server/bom.ts';
import { type OfferColumns, type OfferRole, SEVERAL_ROLES } from '../offer-columns.ts';
import { headingsOf, ladderRoles } from './ladder-columns.ts';
import { roleOfHeading } from './offer-words.ts';
import { dateCodeIn, isForeign, numberIn, packingIn, priceIn } from './read-cells.ts';

const LOOKED_FOR_HEADINGS = 60; // chosen: rows of titles that may stand above
const LOOKED_AT = 200; // chosen: rows below the headings that decide

/** @param headRow where the headings are, when somebody has said so; -1: nowhere */
export function guessOfferColumns(rows: readonly string[][], headRow = findHeadings(rows)): OfferColumns {
  const { headings, firstRow } = headingsOf(rows, headRow);
  const body = rows
    .slice(firstRow, firstRow + LOOKED_AT)
    .filter((row) => row.filter((cell) => cell !== '').length > 1 && row.join('\n') !== headings.join('\n'));
  const width = Math.max(headings.length, ...body.map((row) => row.length), 0);
  // What makers call their parts, and other things of every list of parts, the bill's judgement knows best.
  const base = guessColumns(rows, headRow).roles;
  const roles: (OfferRole | null)[] = Array.from({ length: width }, () => null);
  const isFree = (role: OfferRole) => SEVERAL_ROLES.includes(role) || !roles.includes(role);
  const cellsOf = (at: number) => body.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '');
  const ladder = ladderRoles(headings, body);
  for (const [at, role] of ladder) roles[at] = role;
  for (const [at] of roles.entries()) {
    if (ladder.has(at)) continue;
    const said = roleOfHeading(headings[at] ?? '');
    const role = said && judged(said, cellsOf(at));
    if (role && isFree(role)) roles[at] = role;
  }
  for (const [at, role] of roles.entries()) {
    if (role !== null || ladder.has(at) || roleOfHeading(headings[at] ?? '') === null) continue;
    const seen = base[at] === 'partNo' || base[at] === 'brandName' ? base[at] : undefined;
    const found = seen ?? (headings[at] ? undefined : byCells(cellsOf(at)));
    if (found && !roles.includes(found)) roles[at] = found;
  }
  if (!roles.includes('partNo') && !roles.includes('productId')) {
    const at = base.findIndex((role, n) => roles[n] === null && (role === 'value' || role === 'description'));
    if (at >= 0) roles[at] = 'partNo';
  }
  return { headRow, roles };
}

/** What the heading says, unless the cells speak against it. */
function judged(role: OfferRole, cells: readonly string[]): OfferRole | null {
  if (cells.length < 3) return role;
  const share = (is: (cell: string) => boolean) => cells.filter(is).length / cells.length;
  const isNumber = (cell: string) => numberIn(cell) !== undefined;
  const isMoney = (cell: string) => priceIn(cell) !== undefined || isForeign(cell);
  switch (role) {
    case 'price':
      return share(isMoney) >= 0.5 ? role : null;
    case 'stock':
      // A quantity with decimals is a price under a wrong word.
      return share((cell) => /\d\.\d/.test(cell)) > 0.5 ? 'price' : role;
    case 'minBuyNum':
    case 'multiple':
    case 'spq':
    case 'tierNum':
      return share(isNumber) >= 0.3 ? role : null;
    case 'lotNo':
      return share((cell) => dateCodeIn(cell) !== undefined) > 0.7 ? 'dateCode' : role;
    case 'dateCode':
      return share((cell) => dateCodeIn(cell) !== undefined) < 0.3 ? 'lotNo' : role;
    case 'packing':
      return share((cell) => packingIn(cell) !== undefined) >= 0.3
        ? role
        : share(isNumber) > 0.7
          ? 'spq'
          : null;
    case 'brandName':
      return share((cell) => /\d/.test(cell)) > 0.8 ? null : role;
    default:
      return role;
  }
}

/** What a column without a heading is, as far as its cells say. */
function byCells(cells: readonly string[]): OfferRole | undefined {
  if (cells.length < 3) return undefined;
  const share = (is: (cell: string) => boolean) => cells.filter(is).length / cells.length;
  if (share((cell) => /\d\.\d/.test(cell) && priceIn(cell) !== undefined) > 0.6) return 'price';
  if (share((cell) => /^\d+$/.test(cell)) > 0.9)
    return cells.some((cell) => Number(cell) > 500) ? 'stock' : undefined;
  if (share((cell) => /^\p{L}[\p{L}\s.&()/-]{1,30}$/u.test(cell)) > 0.8 && new Set(cells).size < cells.length)
    return 'brandName';
  return undefined;
}

/** The row with most words that head the columns of a price list, at least two; -1 when there is none. */
function findHeadings(rows: readonly string[][]): number {
  const worths = rows.slice(0, LOOKED_FOR_HEADINGS).map((row) => {
    const roles = row.map(roleOfHeading);
    return new Set(roles.filter((role) => role)).size;
  });
  const most = Math.max(0, ...worths);
  return most < 2 ? -1 : worths.indexOf(most);
}
