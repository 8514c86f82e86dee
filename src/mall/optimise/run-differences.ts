// What has changed between a selection and its repetition: places, prices, who came and who went.
import { partNoOrder } from './part-no-order.ts';

/** A place in a ranking, as far as two are compared. */
export interface RankedPart {
  partId: number;
  partNo: string;
  /** From 1. */
  rank: number;
  score: number;
  /** Of the quantity, in fen. */
  amount: number;
  stock: number;
}

export interface Difference {
  partId: number;
  partNo: string;
  kind: 'new' | 'gone' | 'up' | 'down' | 'same';
  /** Null: was not, or is not, ranked. */
  rankBefore: number | null;
  rankAfter: number | null;
  amountBefore: number | null;
  amountAfter: number | null;
  stockBefore: number | null;
  stockAfter: number | null;
}

/** What is different, in the order of the later ranking, those that are gone at the end; parts without any change are left out. */
export function differencesOf(before: readonly RankedPart[], after: readonly RankedPart[]): Difference[] {
  const earlier = new Map(before.map((one) => [one.partId, one]));
  const later = new Set(after.map(({ partId }) => partId));
  const there = after.flatMap((one): Difference[] => {
    const was = earlier.get(one.partId);
    const kind = !was ? 'new' : was.rank === one.rank ? 'same' : was.rank > one.rank ? 'up' : 'down';
    if (was && kind === 'same' && was.amount === one.amount && was.stock === one.stock) return [];
    return [
      {
        partId: one.partId,
        partNo: one.partNo,
        kind,
        rankBefore: was?.rank ?? null,
        rankAfter: one.rank,
        amountBefore: was?.amount ?? null,
        amountAfter: one.amount,
        stockBefore: was?.stock ?? null,
        stockAfter: one.stock,
      },
    ];
  });
  const gone = before
    .filter(({ partId }) => !later.has(partId))
    .map(
      (one): Difference => ({
        partId: one.partId,
        partNo: one.partNo,
        kind: 'gone',
        rankBefore: one.rank,
        rankAfter: null,
        amountBefore: one.amount,
        amountAfter: null,
        stockBefore: one.stock,
        stockAfter: null,
      }),
    );
  return [...there, ...gone.sort((a, b) => a.rankBefore! - b.rankBefore! || partNoOrder(a.partNo, b.partNo))];
}
