// Which of two listings stands before the other in each order of a list.
import type { GOODS_SORTS } from '../../search.protocol.ts';
import { firstOf } from './first-of.ts';

/** What is known of each listing, by its row. */
interface Columns {
  readonly weight: Float64Array;
  readonly price: Float64Array;
  readonly stock: Float64Array;
  readonly saleNum: Float64Array;
}

/** Total: no two rows are equal, so that pages neither repeat nor lose any. @param idAt the goods id of a row */
export function orderOf(
  { weight, price, stock, saleNum }: Columns,
  idAt: (row: number) => number,
  sort: (typeof GOODS_SORTS)[number],
): (a: number, b: number) => boolean {
  const isNewer = (a: number, b: number) => idAt(a) > idAt(b);
  const most = (of: Float64Array) => (a: number, b: number) =>
    (of[a] ?? 0) > (of[b] ?? 0) || (of[a] === of[b] && isNewer(a, b));
  switch (sort) {
    case 0:
      return (a, b) => (weight[a] ?? 0) > (weight[b] ?? 0);
    case 1:
      return (a, b) => (price[a] ?? 0) < (price[b] ?? 0) || (price[a] === price[b] && isNewer(b, a));
    case 2:
      return most(price);
    case 3:
      return most(saleNum);
    case 4:
      return most(stock);
    case 5:
      return isNewer;
  }
}

/** The first of what was found, in this order; the usual one begins with the part number that was typed. */
export function firstRows(
  { rows, exact, begins }: { rows: Uint32Array; exact: Uint32Array; begins: Uint32Array },
  sort: (typeof GOODS_SORTS)[number],
  last: number,
  isBefore: (a: number, b: number) => boolean,
): number[] {
  if (sort !== 0 || exact.length + begins.length === 0) return firstOf(rows, last, isBefore);
  const first = [...firstOf(exact, last, isBefore), ...firstOf(begins, last, isBefore)];
  if (first.length < last && exact.length + begins.length < rows.length) {
    const isFirst = new Set([...exact, ...begins]);
    const others = rows.filter((row) => !isFirst.has(row));
    first.push(...firstOf(others, last - first.length, isBefore));
  }
  return first.slice(0, last);
}
