// Part numbers near to what was typed, for when nothing has it: a slip of a finger should not end at an empty list.
import { distance } from 'fastest-levenshtein';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { Understood } from '../search.protocol.ts';
import { nearestPartNumbers, otherSizes, samePartOfOthers } from './nearest-part-numbers.ts';
import { type Reading, type Readings, type ReadPiece, readingOf } from './reading.ts';
import { memoryOf } from './search-memory.ts';
import { anyOf, PART_NO, partNoBegins } from './tokens.ts';

const MOST_NEAR = 5; // chosen
const MOST_COMPARED = 20; // chosen
const MOST_HOLDING = 200; // chosen
const SHORTEST_INSIDE = 5; // chosen: shorter pieces stand in too many

export interface Nearest {
  didYouMean: Understood['didYouMean'];
  /** Finds the nearest part numbers in place of what was typed; undefined where they are only to be offered. */
  reading: Reading | undefined;
}

/** Undefined where nothing in the keyword looks like a part number, or none is near. */
export async function findNearest(work: Work, readings: Readings): Promise<Nearest | undefined> {
  const { text, pieces } = readings;
  const wrong = pieces.find(({ piece }) => piece.is === 'word' && isNumber(piece.text));
  const typed = wrong?.piece.is === 'word' ? wrong.piece.text : isNumber(text) ? text : undefined;
  if (typed === undefined) return undefined;
  const near = await findNear(work, normalPartNo(typed));
  if (near.length === 0) return undefined;
  const mended = near.filter(({ isMended }) => isMended);
  const used = mended.filter(({ far }) => far === required(mended[0]).far);
  const [start, end] = wrong ? [wrong.piece.start, wrong.piece.end] : [0, text.length];
  const shown = [...used, ...near.filter((one) => !used.includes(one))];
  const didYouMean = shown.slice(0, MOST_NEAR).map((one) => ({
    text: one.partNo,
    keyword: `${text.slice(0, start)}${one.partNo}${text.slice(end)}`,
    isUsed: used.includes(one),
  }));
  if (used.length === 0) return { didYouMean, reading: undefined };
  const words = anyOf(used.map(({ partNo }) => partNoBegins(normalPartNo(partNo))));
  const corrected: ReadPiece = {
    piece: { is: 'word', text: typed, start: 0, end: 0 },
    words,
    terms: undefined,
    wide: { words, terms: undefined },
    keys: [],
    otherKeys: [],
  };
  const others = wrong ? pieces.filter((one) => one !== wrong) : [];
  return {
    didYouMean,
    reading: { ...readingOf('near', [...others, corrected], ''), pieces: [] },
  };
}

const isNumber = (text: string): boolean => {
  const normal = normalPartNo(text);
  return (
    /^[A-Z0-9]{4,60}$/.test(normal) &&
    /\d/.test(normal) &&
    (/[A-Z]/.test(normal) || normal.length >= SHORTEST_INSIDE)
  );
};

/** Shortest first, of those met first: a piece may stand in half of all numbers. */
const HOLDING = `
  SELECT "partNo" FROM (SELECT part_no AS "partNo" FROM part WHERE normal_part_no LIKE $1 LIMIT ${MOST_HOLDING}) AS one
  ORDER BY length("partNo"), "partNo" LIMIT ${MOST_NEAR}`;

interface Near {
  partNo: string;
  /** Slips; halves where the part number holds what was typed. */
  far: number;
  /** Whether it is what was meant beyond doubt; where another digit stands, the size or the capacity may be another. */
  isMended: boolean;
}

async function findNear(work: Work, typed: string): Promise<Near[]> {
  const [holding, near, swapped, others] = await Promise.all([
    typed.length < SHORTEST_INSIDE
      ? []
      : // Planned each time: which way is short depends on what was typed.
        work.query<{ partNo: string }>(HOLDING, [`%${typed}%`]),
    nearestPartNumbers(work, typed, MOST_COMPARED),
    swappedBeginnings(work, typed),
    samePartOfOthers(work, typed, MOST_NEAR),
  ]);
  const partNos = [...new Set([...holding.map(({ partNo }) => partNo), ...near, ...others])];
  const found = [
    ...partNos,
    ...swapped.filter((one) => !partNos.some((other) => normalPartNo(other) === one)),
  ]
    .map((partNo): Near => {
      const normal = normalPartNo(partNo);
      const isOne = swapped.includes(partNo) || others.includes(partNo);
      const isMended = normal.includes(typed) || isOne || isSafe(typed, normal);
      return { partNo, far: isOne ? 1 : slips(typed, normal), isMended };
    })
    .sort((a, b) => a.far - b.far || a.partNo.length - b.partNo.length || (a.partNo < b.partNo ? -1 : 1));
  if (found.some(({ isMended }) => isMended)) return found;
  const sizes = (await otherSizes(work, typed, MOST_NEAR)).filter((one) => !partNos.includes(one));
  return [...found, ...sizes.map((partNo): Near => ({ partNo, far: typed.length, isMended: false }))];
}

/** What part numbers begin like when two neighbours of what was typed change places: STM32F103 for STM32F130. */
async function swappedBeginnings(work: Work, typed: string): Promise<string[]> {
  const listings = await memoryOf(work).listings.latest(work);
  if (!listings) return [];
  const isDigit = (sign: string | undefined) => sign !== undefined && /\d/.test(sign);
  const found: string[] = [];
  for (let at = 0; at + 1 < typed.length; at++) {
    const [one, other] = [typed[at], typed[at + 1]];
    if (one === other || isDigit(one) !== isDigit(other)) continue;
    const swapped = `${typed.slice(0, at)}${other}${one}${typed.slice(at + 2)}`;
    if (listings.beginning(PART_NO + swapped.toLowerCase(), 1, 1).length > 0) found.push(swapped);
  }
  return found;
}

function slips(typed: string, normal: string): number {
  if (normal.includes(typed)) return 0.5;
  return isSwapped(typed, normal) ? 1 : distance(typed, normal);
}

/** Letters that look like digits as those. */
const lookAlike = (text: string): string =>
  text.replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll('B', '8');

const digitsOf = (text: string): string => lookAlike(text).replaceAll(/\D/g, '');

const sortedSigns = (text: string): string => [...lookAlike(text)].sort().join('');

/** No other digit, and no other letter in place of one: both may be another package, another temperature. */
const isSafe = (typed: string, normal: string): boolean =>
  isSwapped(typed, normal) ||
  (digitsOf(typed) === digitsOf(normal) &&
    (typed.length !== normal.length || sortedSigns(typed) === sortedSigns(normal)));

/** Two neighbours in the wrong order are one slip: LM385 for LM358. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((sign, i) => sign !== b[i]);
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
