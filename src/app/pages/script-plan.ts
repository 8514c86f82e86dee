// Puts the pieces of the browser's script into few files: a page fetches few of them, and little in them that it does not need.

/** A module that several pages need. */
export interface Piece {
  id: string;
  bytes: number;
  /** Which pages need it, by their number. */
  pages: readonly number[];
  /** Of the other pieces, those that it imports. */
  imports: readonly string[];
}

export interface PlannedPage {
  /** How much a byte too many weighs on it. */
  weight: number;
  /** With how many of these files it has to do; what is opened later in a page may have any number. */
  most?: number;
}

interface Heap {
  ids: string[];
  bytes: number;
  needed: Uint8Array;
  imports: Set<Heap>;
}

/** chosen: what a file costs beyond its bytes: the head of its reply, and that small pieces compress worse apart. */
const FILE_BYTES = 300;
/** chosen: a page with too many files pays so much more for each in the next round. */
const DEARER = 1.1;

/**
 * Files, each as the ids of its pieces. No two import each other, not even by way of a third: what a file needs has run before it.
 * Two files become one where that costs the pages less than it saves them; each file costs a page more as long as it has too many.
 * A limited page has no more of these files than it may, as far as the order of imports lets it.
 */
export function planScripts(pieces: readonly Piece[], pages: readonly PlannedPage[]): string[][] {
  const heaps = alike(pieces, pages.length);
  const filePrice = pages.map(({ weight }) => weight * FILE_BYTES);
  for (let round = 0; round < 250; round++) {
    mergeWhatPays(heaps, pages, filePrice);
    let isCrowded = false;
    for (const [at, { most }] of pages.entries()) {
      if (most === undefined || heaps.filter(({ needed }) => needed[at]).length <= most) continue;
      isCrowded = true;
      filePrice[at] = (filePrice[at] ?? 0) + FILE_BYTES * DEARER ** round;
    }
    if (!isCrowded) break;
  }
  return heaps.map(({ ids }) => ids);
}

/** Makes the two that pay most one, until no two pay. */
function mergeWhatPays(heaps: Heap[], pages: readonly PlannedPage[], filePrice: readonly number[]): void {
  const prices = new Map(heaps.map((heap) => [heap, new Map<Heap, number>()]));
  const price = (a: Heap, b: Heap): void => {
    const it = priceOf(a, b, pages, filePrice);
    if (it < 0) prices.get(a)?.set(b, it);
  };
  for (const [at, a] of heaps.entries()) for (const b of heaps.slice(at + 1)) price(a, b);
  for (;;) {
    const best = bestOf(prices, pages, filePrice);
    if (!best) return;
    const [a, b] = best;
    heaps.splice(heaps.indexOf(b), 1);
    for (const row of prices.values()) {
      row.delete(a);
      row.delete(b);
    }
    prices.set(a, new Map());
    prices.delete(b);
    absorb(a, b, heaps);
    for (const other of heaps) if (other !== a) price(a, other);
  }
}

/** The price without what the files import is the least that it can be: only what may still be best is reckoned whole. */
function bestOf(
  prices: ReadonlyMap<Heap, ReadonlyMap<Heap, number>>,
  pages: readonly PlannedPage[],
  filePrice: readonly number[],
): [Heap, Heap] | undefined {
  const candidates = [...prices].flatMap(([a, row]) => [...row].map(([b, least]) => ({ a, b, least })));
  let best: [Heap, Heap] | undefined;
  let lowest = 0;
  for (const { a, b, least } of candidates.sort((one, other) => one.least - other.least)) {
    if (least >= lowest) break;
    if (!mayBeOne(a, b)) continue;
    const whole = least + broughtAlong(a, b, pages, filePrice) + broughtAlong(b, a, pages, filePrice);
    if (whole >= lowest) continue;
    lowest = whole;
    best = [a, b];
  }
  return best;
}

/** What pages fetch with `b`, by its imports, that have needed only `a`. */
function broughtAlong(a: Heap, b: Heap, pages: readonly PlannedPage[], filePrice: readonly number[]): number {
  let price = 0;
  for (const heap of importedBy([b])) {
    if (heap === a) continue;
    for (let at = 0; at < pages.length; at++)
      if (a.needed[at] && !b.needed[at] && !heap.needed[at])
        price += heap.bytes * (pages[at]?.weight ?? 0) + (filePrice[at] ?? 0);
  }
  return price;
}

/** Every file that one of these imports, also by way of others. */
function importedBy(heaps: readonly Heap[]): Set<Heap> {
  const all = new Set<Heap>();
  const ahead = heaps.flatMap(({ imports }) => [...imports]);
  for (let one = ahead.pop(); one; one = ahead.pop()) {
    if (all.has(one)) continue;
    all.add(one);
    ahead.push(...one.imports);
  }
  return all;
}

/** What the same pages need stands together. */
function alike(pieces: readonly Piece[], count: number): Heap[] {
  const groups = [...Map.groupBy(pieces, ({ pages }) => [...pages].sort((a, b) => a - b).join()).values()];
  const heaps = groups.map((group): Heap => {
    const needed = new Uint8Array(count);
    for (const page of group[0]?.pages ?? []) needed[page] = 1;
    const bytes = group.reduce((sum, piece) => sum + piece.bytes, 0);
    return { ids: group.map(({ id }) => id), bytes, needed, imports: new Set() };
  });
  const heapOf = new Map(heaps.flatMap((heap) => heap.ids.map((id) => [id, heap] as const)));
  for (const { id, imports } of pieces) {
    const own = heapOf.get(id);
    for (const one of imports) {
      const other = heapOf.get(one);
      if (other && other !== own) own?.imports.add(other);
    }
  }
  return heaps;
}

/** What pages carry for nothing when the two are one file, less what one file saves. */
function priceOf(a: Heap, b: Heap, pages: readonly PlannedPage[], filePrice: readonly number[]): number {
  let price = 0;
  for (let at = 0; at < pages.length; at++) {
    if (a.needed[at]) price += b.needed[at] ? -(filePrice[at] ?? 0) : b.bytes * (pages[at]?.weight ?? 0);
    else if (b.needed[at]) price += a.bytes * (pages[at]?.weight ?? 0);
  }
  return price;
}

/** As one file, they must not wait for a third that waits for them. */
const mayBeOne = (a: Heap, b: Heap): boolean => !leadsByOthers(a, b) && !leadsByOthers(b, a);

const leadsByOthers = (from: Heap, to: Heap): boolean =>
  importedBy([...from.imports].filter((one) => one !== to)).has(to);

function absorb(kept: Heap, gone: Heap, heaps: readonly Heap[]): void {
  kept.ids.push(...gone.ids);
  kept.bytes += gone.bytes;
  for (const one of gone.imports) kept.imports.add(one);
  for (const { imports } of heaps) if (imports.delete(gone)) imports.add(kept);
  kept.imports.delete(kept);
  kept.imports.delete(gone);
  // Who fetches a file fetches what it imports.
  const along = [kept, ...importedBy([kept])];
  for (let at = 0; at < kept.needed.length; at++)
    if (gone.needed[at] || kept.needed[at]) for (const one of along) one.needed[at] = 1;
}
