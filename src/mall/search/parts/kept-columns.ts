// Which parameters a visitor has chosen as columns, remembered in this browser for each category.
import { readColumns } from '../goods-query.ts';

const KEY = 'listColumns';
const MOST_CATEGORIES = 50; // chosen

/** Reads what was kept. Never throws: what is damaged counts as nothing. Newest last. */
export function parseKeptColumns(text: string | null): [categoryId: number, columns: string[]][] {
  if (!text) return [];
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return [];
    return list.flatMap((one: unknown): [number, string[]][] => {
      if (!Array.isArray(one) || !Number.isSafeInteger(one[0]) || typeof one[1] !== 'string') return [];
      const columns = readColumns([one[1]]);
      return columns.length > 0 ? [[one[0] as number, columns]] : [];
    });
  } catch {
    return [];
  }
}

/** The columns chosen for a category; empty where nothing was chosen. */
export function keptColumns(categoryId: number): string[] {
  try {
    return parseKeptColumns(localStorage.getItem(KEY)).find(([id]) => id === categoryId)?.[1] ?? [];
  } catch {
    return [];
  }
}

/** Remembers the columns of a category; without any it is forgotten. */
export function keepColumns(categoryId: number, columns: readonly string[]): void {
  try {
    const rest = parseKeptColumns(localStorage.getItem(KEY)).filter(([id]) => id !== categoryId);
    if (columns.length > 0) rest.push([categoryId, [...columns]]);
    const text = rest.slice(-MOST_CATEGORIES).map(([id, keys]) => [id, keys.join(',')]);
    localStorage.setItem(KEY, JSON.stringify(text));
  } catch {
    // A browser that keeps nothing shows the usual columns.
  }
}
