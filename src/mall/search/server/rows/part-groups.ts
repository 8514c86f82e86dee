// Makes one row of all listings of a part that a list has found: of the cheapest store that has some, with the stock of all.
import type { GOODS_SORTS } from '../../search.protocol.ts';
import { firstOf } from './first-of.ts';
import type { PartSlots } from './part-slots.ts';

/** What is known of each listing, by its row. */
interface Columns {
  readonly weight: Float64Array;
  readonly price: Float64Array;
  readonly stock: Float64Array;
  readonly saleNum: Float64Array;
  readonly part: Uint32Array;
}

interface Found {
  rows: Uint32Array;
  exact: Uint32Array;
  begins: Uint32Array;
}

export interface FoundParts {
  /** Of each part the first listing: for counting what parts have in common. Ascending. */
  rows: Uint32Array;
  /** Of each part on a page of this order, the goods ids of all its listings found, ascending. */
  page(sort: (typeof GOODS_SORTS)[number], offset: number, size: number): number[][];
}

/** Of the parts that the first rows are of, at most so many, the goods ids of all their rows found; parts in the order of the first. */
export function groupsOfFirst(
  { desk }: PartSlots,
  part: Uint32Array,
  idAt: (row: number) => number,
  { rows, first, most }: { rows: Uint32Array; first: readonly number[]; most: number },
): number[][] {
  const groups: number[][] = [];
  const slots: number[] = [];
  for (const row of first) {
    const slot = part[row] ?? 0;
    if (groups.length === most || desk[slot] !== 0) continue;
    desk[slot] = groups.push([]);
    slots.push(slot);
  }
  for (const row of rows) groups[(desk[part[row] ?? 0] ?? 0) - 1]?.push(idAt(row));
  for (const slot of slots) desk[slot] = 0;
  return groups;
}

/** @param of not copied: what is asked later is answered from what stands there then */
export function groupByPart(
  parts: PartSlots,
  of: Columns,
  idAt: (row: number) => number,
  found: Found,
): FoundParts {
  const { rows } = found;
  const first = new Uint32Array(rows.length);
  /** The cheapest that has some, else the cheapest. */
  const best = new Uint32Array(rows.length);
  let size = 0;
  const isBetter = (a: number, b: number): boolean => {
    const [hasA, hasB] = [(of.stock[a] ?? 0) > 0, (of.stock[b] ?? 0) > 0];
    if (hasA !== hasB) return hasA;
    const [priceA, priceB] = [of.price[a] ?? 0, of.price[b] ?? 0];
    return priceA < priceB || (priceA === priceB && idAt(a) < idAt(b));
  };
  const slotOf = (row: number): number => of.part[row] ?? 0;
  /** Works while each part's number and one more stands on the desk. */
  const atDesk = (groups: Iterable<number>, work: (desk: Uint32Array) => void): void => {
    const { desk } = parts;
    for (const group of groups) desk[slotOf(first[group] ?? 0)] = group + 1;
    work(desk);
    for (const group of groups) desk[slotOf(first[group] ?? 0)] = 0;
  };
  const { desk } = parts;
  for (const row of rows) {
    const slot = slotOf(row);
    const group = desk[slot] ?? 0;
    if (group === 0) {
      first[size] = best[size] = row;
      desk[slot] = ++size;
    } else if (isBetter(row, best[group - 1] ?? 0)) best[group - 1] = row;
  }
  for (let group = 0; group < size; group++) desk[slotOf(first[group] ?? 0)] = 0;
  const all = new Uint32Array(size);
  for (let group = 0; group < size; group++) all[group] = group;

  /** What the order goes by, and how near the part number is to what was typed. */
  const measure = (sort: (typeof GOODS_SORTS)[number]): { keys: Float64Array; near: Uint8Array } => {
    const keys = new Float64Array(size);
    const near = new Uint8Array(size);
    atDesk(all, (groups) => {
      const each = (some: Uint32Array, take: (group: number, row: number) => void): void => {
        for (const row of some) take((groups[slotOf(row)] ?? 0) - 1, row);
      };
      const most = (value: (row: number) => number) =>
        each(rows, (group, row) => {
          keys[group] = Math.max(keys[group] ?? 0, value(row));
        });
      const sum = (column: Float64Array) =>
        each(rows, (group, row) => {
          keys[group] = (keys[group] ?? 0) + Math.max(0, column[row] ?? 0);
        });
      if (sort === 0) most((row) => of.weight[row] ?? 0);
      else if (sort === 3) sum(of.saleNum);
      else if (sort === 4) sum(of.stock);
      else if (sort === 5) most(idAt);
      else for (let group = 0; group < size; group++) keys[group] = of.price[best[group] ?? 0] ?? 0;
      if (sort !== 0) return;
      each(found.begins, (group) => {
        near[group] = 1;
      });
      each(found.exact, (group) => {
        near[group] = 2;
      });
    });
    return { keys, near };
  };

  return {
    rows: first.subarray(0, size),
    page: (sort, offset, length) => {
      const { keys, near } = measure(sort);
      const idOf = (group: number) => idAt(best[group] ?? 0);
      const isBefore = (a: number, b: number): boolean => {
        if (near[a] !== near[b]) return (near[a] ?? 0) > (near[b] ?? 0);
        const [keyA, keyB] = [keys[a] ?? 0, keys[b] ?? 0];
        if (sort === 1) return keyA < keyB || (keyA === keyB && idOf(a) < idOf(b));
        return keyA > keyB || (keyA === keyB && idOf(a) > idOf(b));
      };
      const shown = firstOf(all, offset + length, isBefore).slice(offset);
      const ids = new Map(shown.map((group) => [group, [] as number[]]));
      atDesk(shown, (groups) => {
        for (const row of rows) {
          const group = groups[slotOf(row)] ?? 0;
          if (group > 0) ids.get(group - 1)?.push(idAt(row));
        }
      });
      return [...ids.values()].map((some) => some.sort((a, b) => a - b));
    },
  };
}
