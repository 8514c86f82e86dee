// Part numbers that differ from what was typed by a slip or two: looked for only when nothing has the number itself.
import { distance } from 'fastest-levenshtein';
import type { Work } from '#kit/db/work.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import { memoryOf } from './search-memory.ts';
import { PART_NO, partNoTokens } from './tokens.ts';

const SHORTEST = 4; // chosen: of fewer signs everything is near to everything
const MOST_COMPARED = 20_000; // chosen: some five milliseconds
const SHORTEST_TAIL = 4;
const SHORTEST_BEGINNING = 2;
const MOST_OF_A_TAIL = 60;

/** How many signs may be wrong, missing or too many, in a number of so many. */
const mostSlips = (length: number): number => (length <= 5 ? 1 : length <= 9 ? 2 : 3);

const NUMBERS_OF = `SELECT DISTINCT normal_part_no AS normal FROM goods_index WHERE goods_id = ANY($1::bigint[])`;
const PRINTED = `
  SELECT DISTINCT ON (i.normal_part_no) i.normal_part_no AS normal, a.part_no AS "partNo"
  FROM goods_index i JOIN part a USING (part_id) WHERE i.normal_part_no = ANY($1::text[])
  ORDER BY i.normal_part_no, i.weight DESC`;

/**
 * At most so many part numbers on sale, as their makers print them, nearest first. Compared are those that begin like the
 * first half, those that end alike, and, when none is near, those that begin like the first third. Empty while the listings are not in memory, and for fewer than four signs.
 */
export async function nearestPartNumbers(work: Work, text: string, most: number): Promise<string[]> {
  const typed = normalPartNo(text).toLowerCase();
  const listings = await memoryOf(work).listings.latest(work);
  if (!listings || typed.length < SHORTEST) return [];
  const mostWrong = mostSlips(typed.length);
  const near = new Map<string, number>();
  const compare = (one: string): void => {
    if (Math.abs(one.length - typed.length) > mostWrong || near.has(one)) return;
    const slips = distance(one, typed);
    if (slips <= mostWrong) near.set(one, slips);
  };
  const compareAll = (prefix: string): void => {
    let compared = 0;
    listings.readTokens(PART_NO + prefix, (token) => {
      compare(token.slice(PART_NO.length));
      return ++compared < MOST_COMPARED;
    });
  };
  compareAll(typed.slice(0, Math.ceil(typed.length / 2)));
  const tails = partNoTokens(text).filter(
    (token) => !token.startsWith(PART_NO) && token.length >= SHORTEST_TAIL,
  );
  const alike = tails.flatMap((tail) => listings.beginning(tail, MOST_OF_A_TAIL, MOST_OF_A_TAIL));
  if (alike.length > 0) {
    const rows = await work.query<{ normal: string }>(NUMBERS_OF, [[...new Set(alike)]], 'search-numbers-of');
    for (const { normal } of rows) compare(normal.toLowerCase());
  }
  if (near.size === 0) compareAll(typed.slice(0, Math.max(SHORTEST_BEGINNING, Math.floor(typed.length / 3))));
  const nearest = [...near].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1)).slice(0, most);
  if (nearest.length === 0) return [];
  return printedAs(
    work,
    nearest.map(([one]) => one.toUpperCase()),
  );
}

/**
 * At most so many part numbers on sale that differ only in the letters before the figures, by which makers tell theirs
 * apart: L7805CV for LM7805. Empty while the listings are not in memory.
 */
export async function samePartOfOthers(work: Work, text: string, most: number): Promise<string[]> {
  const core = /^[A-Z]{1,3}(\d(?=(?:[A-Z]*\d){2})[A-Z0-9]{3,})$/.exec(normalPartNo(text))?.[1];
  const listings = await memoryOf(work).listings.latest(work);
  if (!listings || core === undefined) return [];
  const alike = listings.beginning(core.toLowerCase(), MOST_OF_A_TAIL, MOST_OF_A_TAIL);
  if (alike.length === 0) return [];
  const rows = await work.query<{ normal: string }>(NUMBERS_OF, [alike], 'search-numbers-of');
  const isSame = new RegExp(`^[A-Z]{0,4}${core}(?!\\d)`);
  const same = rows.map(({ normal }) => normal).filter((normal) => isSame.test(normal));
  return printedAs(work, same.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, most));
}

/** In the given order. */
async function printedAs(work: Work, wanted: readonly string[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const rows = await work.query<{ normal: string; partNo: string }>(PRINTED, [wanted], 'search-printed');
  const printed = new Map(rows.map((row) => [row.normal, row.partNo]));
  return wanted.flatMap((one) => printed.get(one) ?? []);
}
