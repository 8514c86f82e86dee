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
const SHORTEST_FIGURES = 3; // chosen: of two, every other number is a slip away
const MOST_TIMES = 4; // chosen: two sizes more or less

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

/**
 * At most so many beginnings of part numbers on sale whose last figures alone are others: one sign wrong, missing or too
 * many (LM317 for LM3217), or, behind a family that has figures itself, a size near to it (AT24C256 for AT24C128). Where
 * only one part begins so, its whole number. They are to be offered, never taken: such figures are capacities and sizes.
 */
export async function otherSizes(work: Work, text: string, most: number): Promise<string[]> {
  const [, stem, figures] = /^([A-Z0-9]+[A-Z])(\d+)[A-Z]*$/.exec(normalPartNo(text)) ?? [];
  const listings = await memoryOf(work).listings.latest(work);
  if (!listings || stem === undefined || figures === undefined) return [];
  const isFamily = /\d/.test(stem);
  const begins = new RegExp(`^${stem}(\\d+)`);
  const found = new Map<string, { far: number; numbers: string[] }>();
  let compared = 0;
  listings.readTokens(PART_NO + stem.toLowerCase(), (token) => {
    const normal = token.slice(PART_NO.length).toUpperCase();
    const [beginning, other] = begins.exec(normal) ?? [];
    const known = beginning === undefined ? undefined : found.get(beginning);
    if (known) known.numbers.push(normal);
    else if (beginning !== undefined && other !== undefined && other !== figures) {
      const isSlip = figures.length >= SHORTEST_FIGURES && distance(figures, other) === 1;
      const times = Math.abs(Math.log(Number(other) / Number(figures)));
      const isNear = isSlip || (isFamily && times <= Math.log(MOST_TIMES));
      if (isNear) found.set(beginning, { far: isSlip ? 0 : times, numbers: [normal] });
    }
    return ++compared < MOST_COMPARED;
  });
  const nearest = [...found]
    .sort(([, a], [, b]) => a.far - b.far || b.numbers.length - a.numbers.length)
    .slice(0, most);
  const numbers = nearest.map(([beginning, one]) =>
    one.numbers.length > 1 ? beginning : one.numbers.join(''),
  );
  const printed = await readPrinted(work, numbers);
  return numbers.map((one) => printed.get(one) ?? one);
}

/** In the given order. */
async function printedAs(work: Work, wanted: readonly string[]): Promise<string[]> {
  const printed = await readPrinted(work, wanted);
  return wanted.flatMap((one) => printed.get(one) ?? []);
}

async function readPrinted(work: Work, wanted: readonly string[]): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const rows = await work.query<{ normal: string; partNo: string }>(PRINTED, [wanted], 'search-printed');
  return new Map(rows.map((row) => [row.normal, row.partNo]));
}
