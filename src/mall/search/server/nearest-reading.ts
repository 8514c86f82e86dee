// Part numbers near to what was typed, for when nothing has it: a slip of a finger should not end at an empty list.
import { distance } from 'fastest-levenshtein';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { Understood } from '../search.protocol.ts';
import { nearestPartNumbers } from './nearest-part-numbers.ts';
import { type Reading, type Readings, type ReadPiece, readingOf } from './reading.ts';
import { anyOf, partNoBegins } from './tokens.ts';

const MOST_NEAR = 5; // chosen
const MOST_COMPARED = 20; // chosen
const MOST_HOLDING = 200; // chosen
const SHORTEST_INSIDE = 5; // chosen: shorter pieces stand in too many

export interface Nearest {
  didYouMean: Understood['didYouMean'];
  /** Finds the nearest part numbers in place of what was typed. */
  reading: Reading;
}

/** Undefined where nothing in the keyword looks like a part number, or none is near. */
export async function findNearest(work: Work, readings: Readings): Promise<Nearest | undefined> {
  const { text, pieces } = readings;
  const wrong = pieces.find(({ piece }) => piece.is === 'word' && isNumber(piece.text));
  const typed = wrong?.piece.is === 'word' ? wrong.piece.text : isNumber(text) ? text : undefined;
  if (typed === undefined) return undefined;
  const near = await findNear(work, normalPartNo(typed));
  if (near.length === 0) return undefined;
  const used = near.filter(({ far }) => far === required(near[0]).far);
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
  const [start, end] = wrong ? [wrong.piece.start, wrong.piece.end] : [0, text.length];
  return {
    didYouMean: near.slice(0, MOST_NEAR).map(({ partNo, far }) => ({
      text: partNo,
      keyword: `${text.slice(0, start)}${partNo}${text.slice(end)}`,
      isUsed: far === required(near[0]).far,
    })),
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
}

async function findNear(work: Work, typed: string): Promise<Near[]> {
  const [holding, near] = await Promise.all([
    typed.length < SHORTEST_INSIDE
      ? []
      : // Planned each time: which way is short depends on what was typed.
        work.query<{ partNo: string }>(HOLDING, [`%${typed}%`]),
    nearestPartNumbers(work, typed, MOST_COMPARED),
  ]);
  const partNos = [...new Set([...holding.map(({ partNo }) => partNo), ...near])];
  return partNos
    .map((partNo) => ({ partNo, far: slips(typed, normalPartNo(partNo)) }))
    .sort((a, b) => a.far - b.far || a.partNo.length - b.partNo.length || (a.partNo < b.partNo ? -1 : 1));
}

function slips(typed: string, normal: string): number {
  if (normal.includes(typed)) return 0.5;
  return isSwapped(typed, normal) ? 1 : distance(typed, normal);
}

/** Two neighbours in the wrong order are one slip: LM385 for LM358. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((sign, i) => sign !== b[i]);
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
