// Whose the money under a bill is: what has come fills its lines in their order, each up to its amount.
import { cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Share } from '#mall/books/posting-rules.ts';

type Line = Readonly<Share>;

/** How much of each line is filled once so much has come, in their order; lines of nothing included. */
function fill(lines: readonly Line[], paid: number): number[] {
  let left = paid;
  return lines.map(({ amount }) => {
    const part = Math.min(left, amount);
    left -= part;
    return part;
  });
}

const some = (shares: readonly Share[]): Share[] => shares.filter(({ amount }) => amount !== 0);

/** Whose money is, that takes a bill from so much paid to so much. @param paid between nothing and Σ of the lines */
export function allot(lines: readonly Line[], paid: { from?: number; to: number }): Share[] {
  const before = fill(lines, paid.from ?? 0);
  const after = fill(lines, paid.to);
  return some(
    lines.map(({ documentSn }, i) => ({
      documentSn,
      amount: cents(required(after[i]) - required(before[i])),
    })),
  );
}

/** The first of these shares that make so much. */
export function takeShares(shares: readonly Share[], amount: number): { taken: Share[]; rest: Share[] } {
  const parts = fill(shares, amount);
  const put = (of: (share: Share, part: number) => number) =>
    some(shares.map((share, i) => ({ ...share, amount: cents(of(share, required(parts[i]))) })));
  return { taken: put((_share, part) => part), rest: put(({ amount: whole }, part) => whole - part) };
}

/**
 * What a bill's change does to what was allotted: `back` leaves its documents, the first that lose something first,
 * `moves` goes from one to the other and sums to nothing.
 */
export function reallot(
  before: { lines: readonly Line[]; paid: number },
  after: { lines: readonly Line[]; paid: number },
): { back: Share[]; moves: Share[] } {
  const change = new Map<string, number>();
  const add = (shares: readonly Share[], sign: 1 | -1) => {
    for (const { documentSn, amount } of shares)
      change.set(documentSn, (change.get(documentSn) ?? 0) + sign * amount);
  };
  add(allot(before.lines, { to: before.paid }), -1);
  add(allot(after.lines, { to: after.paid }), 1);
  const lost = [...change].filter(([, amount]) => amount < 0);
  const { taken: back } = takeShares(
    lost.map(([documentSn, amount]) => ({ documentSn, amount: cents(-amount) })),
    before.paid - after.paid,
  );
  add(back, 1);
  return {
    back,
    moves: some([...change].map(([documentSn, amount]) => ({ documentSn, amount: cents(amount) }))),
  };
}
