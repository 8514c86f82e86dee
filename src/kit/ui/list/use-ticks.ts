// Which rows of a declared list are ticked: on this page, or all that is found.
import { useState } from 'react';
import type { Row } from './list-cell.tsx';

export type Key = string | number;

export interface Ticks {
  readonly keys: readonly Key[];
  readonly isPage: boolean;
  readonly isSome: boolean;
  has(row: Row): boolean;
  toggle(row: Row): void;
  /** All between the row ticked last and this one. */
  extend(row: Row): void;
  tickPage(isTicked: boolean): void;
  set(keys: readonly Key[]): void;
}

/** @param place other conditions or another page begin with nothing ticked */
export function useTicks(rows: readonly Row[], key: string, place: string): Ticks {
  const [ticked, setTicked] = useState<{ place: string; keys: ReadonlySet<Key>; last?: Key }>();
  const keyOf = (row: Row) => row[key] as Key;
  const keys: ReadonlySet<Key> = ticked?.place === place ? ticked.keys : new Set();
  const set = (next: ReadonlySet<Key>, last?: Key) => setTicked({ place, keys: next, last });
  const onPage = rows.filter((row) => keys.has(keyOf(row))).length;
  return {
    keys: [...keys],
    isPage: rows.length > 0 && onPage === rows.length,
    isSome: keys.size > 0,
    has: (row) => keys.has(keyOf(row)),
    toggle(row) {
      const next = new Set(keys);
      if (!next.delete(keyOf(row))) next.add(keyOf(row));
      set(next, keyOf(row));
    },
    extend(row) {
      const all = rows.map(keyOf);
      const from = all.indexOf(ticked?.last ?? keyOf(row));
      const to = all.indexOf(keyOf(row));
      const between = all.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1);
      set(new Set([...keys, ...between]), keyOf(row));
    },
    tickPage: (isTicked) => set(new Set(isTicked ? rows.map(keyOf) : [])),
    set: (next) => set(new Set(next)),
  };
}
