// A what-if split of an inquiry: which supplier gets how many pieces of each line, chosen by hand or by a rule.
import { cellKey } from '../../compare-quotations.ts';
import type { CompareCell, CompareLine, Comparison } from '../../comparison.protocol.ts';

export interface Share {
  quoSn: string;
  number: number;
}

/** By line number; a line without an entry is not decided. */
export type Split = Readonly<Record<number, readonly Share[]>>;

/** Cells by `cellKey`. */
export function cellsByKey(cells: readonly CompareCell[]): ReadonlyMap<string, CompareCell> {
  return new Map(cells.map((cell) => [cellKey(cell.lineNo, cell.quoSn), cell]));
}

const CLOSED: ReadonlySet<CompareCell['reasons'][number]['code']> = new Set([
  'expired',
  'notStanding',
  'waiting',
]);

/** Something of the line is left to award. */
export const isLineOpen = (line: CompareLine): boolean =>
  !line.isClosed && line.needed > 0 && line.awardedNum + line.pendingNum < line.qty;

/** Something can be bought by it, and at once. */
export const isChoosable = (cell: CompareCell): boolean =>
  cell.number > 0 && !cell.reasons.some((one) => CLOSED.has(one.code));

/** Takes part in lowest, fastest and best. */
export const isComparable = (cell: CompareCell): boolean =>
  isChoosable(cell) && !cell.reasons.some((one) => one.isHard);

export const sharesOf = (split: Split, lineNo: number): readonly Share[] => split[lineNo] ?? [];

export const shareOf = (split: Split, lineNo: number, quoSn: string): number =>
  sharesOf(split, lineNo).find((one) => one.quoSn === quoSn)?.number ?? 0;

/** The whole line to one supplier; a second press takes it back. */
export function chosen(split: Split, lineNo: number, share: Share): Split {
  const now = sharesOf(split, lineNo);
  const isOnlyOne = now.length === 1 && now[0]?.quoSn === share.quoSn;
  return { ...split, [lineNo]: isOnlyOne ? [] : [share] };
}

/** Sets what a supplier gets of a line, beside the others; 0 takes it away. */
export function withShare(split: Split, lineNo: number, { quoSn, number }: Share): Split {
  const now = sharesOf(split, lineNo);
  const isThere = now.some((one) => one.quoSn === quoSn);
  const changed = isThere
    ? now.map((one) => (one.quoSn === quoSn ? { quoSn, number } : one))
    : [...now, { quoSn, number }];
  return { ...split, [lineNo]: changed.filter((one) => one.number > 0) };
}

export type Rule = 'cheapest' | 'fastest' | 'best' | { quoSn: string };

/** Every open line by a rule; what the rule finds nothing for stays undecided. */
export function splitBy(rule: Rule, { lines, cells }: Pick<Comparison, 'lines' | 'cells'>): Split {
  const ofLine = Map.groupBy(cells.filter(isChoosable), (cell) => cell.lineNo);
  const split: Record<number, Share[]> = {};
  for (const line of lines) {
    if (!isLineOpen(line)) continue;
    const offers = ofLine.get(line.lineNo) ?? [];
    const found = pick(rule, offers);
    if (found) split[line.lineNo] = [{ quoSn: found.quoSn, number: found.number }];
  }
  return split;
}

/** Made for what the line was before: chosen by hand, with a reason, or not at all. */
const isOutdated = ({ code }: CompareCell['reasons'][number]) => code === 'oldVersion';

function pick(rule: Rule, offers: readonly CompareCell[]): CompareCell | undefined {
  if (typeof rule === 'object')
    return offers.find((cell) => cell.quoSn === rule.quoSn && !cell.reasons.some(isOutdated));
  const fair = offers.filter(isComparable);
  if (rule === 'cheapest') return fair.find((cell) => cell.isLowest) ?? least(fair, priceOf);
  if (rule === 'best') return fair.find((cell) => cell.isBest) ?? fair.find((cell) => cell.isLowest);
  const fastest = fair.filter((cell) => cell.isFastest);
  return least(fastest.length > 0 ? fastest : fair, priceOf);
}

const priceOf = (cell: CompareCell) => Number(cell.landedUnit ?? Number.POSITIVE_INFINITY);

function least(cells: readonly CompareCell[], by: (cell: CompareCell) => number): CompareCell | undefined {
  return cells.reduce<CompareCell | undefined>(
    (found, cell) => (found === undefined || by(cell) < by(found) ? cell : found),
    undefined,
  );
}

/** As the calls take it; lines that are no longer open are left out. */
export function choicesOf(
  split: Split,
  lines: Comparison['lines'],
): { lineNo: number; quoSn: string; number: number }[] {
  return lines.flatMap((line) =>
    !isLineOpen(line) ? [] : sharesOf(split, line.lineNo).map((share) => ({ lineNo: line.lineNo, ...share })),
  );
}

/** Numbers of the lines whose offers differ in price, in time, or in being there at all. */
export function differentLines({ lines, cells, suppliers }: Comparison): ReadonlySet<number> {
  const ofLine = Map.groupBy(cells, (cell) => cell.lineNo);
  return new Set(
    lines
      .filter((line) => {
        const offers = (ofLine.get(line.lineNo) ?? []).filter((cell) => cell.number > 0);
        if (offers.length < suppliers.length) return true;
        const [first, ...rest] = offers;
        return rest.some(
          (cell) =>
            cell.landedUnit !== first?.landedUnit ||
            cell.leadDays !== first.leadDays ||
            cell.answer !== first.answer,
        );
      })
      .map((line) => line.lineNo),
  );
}
