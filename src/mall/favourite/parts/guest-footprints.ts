// The goods that somebody without an account has looked at lately, in this browser only.
import { keep, readKept } from '#kit/browser/kept.ts';

const KEY = 'seenProducts';
const MOST = 7; // chosen: a shelf of six, and the one that is looked at

/** Product ids, the last look first; empty where the browser keeps nothing or what it kept is damaged. */
export function readGuestFootprints(): number[] {
  const kept = readKept('local', KEY);
  return Array.isArray(kept) ? kept.filter((one) => Number.isSafeInteger(one) && one > 0).slice(0, MOST) : [];
}

export const withSeen = (seen: readonly number[], productId: number): number[] =>
  [productId, ...seen.filter((one) => one !== productId)].slice(0, MOST);

export function keepGuestFootprint(productId: number): void {
  keep('local', KEY, withSeen(readGuestFootprints(), productId));
}
