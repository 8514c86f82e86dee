// How the order of a list is written: `-amount,createdAt`, the most important first, a minus for falling.
import type { Column } from './column.ts';

export interface Sort {
  readonly column: string;
  readonly isDown: boolean;
}

/** Columns one may sort by at once. */
const MOST_SORTS = 3;

/** The names of the columns that may be sorted by. */
export function sortColumns<R>(columns: Readonly<Record<string, Column<R>>>): ReadonlySet<string> {
  return new Set(Object.entries(columns).flatMap(([name, { sort }]) => (sort ? [name] : [])));
}

/** @param known the columns that are allowed; without it, any. Undefined when the text says no order */
export function readSort(text: string, known?: ReadonlySet<string>): readonly Sort[] | undefined {
  const sorts = text.split(',').map((one) => {
    const isDown = one.startsWith('-');
    return { column: isDown ? one.slice(1) : one, isDown };
  });
  const columns = sorts.map(({ column }) => column);
  const isRight =
    columns.length <= MOST_SORTS &&
    new Set(columns).size === columns.length &&
    columns.every((column) => (known ? known.has(column) : column !== ''));
  return isRight ? sorts : undefined;
}

export const writeSort = (sorts: readonly Sort[]): string =>
  sorts.map(({ column, isDown }) => `${isDown ? '-' : ''}${column}`).join(',');
