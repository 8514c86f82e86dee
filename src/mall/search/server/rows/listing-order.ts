// Which of two listings stands before the other in each order of a list.
import type { GOODS_SORTS } from '../../search.protocol.ts';

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
