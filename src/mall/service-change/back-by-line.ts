// Which lines of an order give back what is not owed any more: the very lines of the parts where they are lines, or all by what is left of them.
import { type Cents, cents, NOTHING, sum } from '#kit/money/money.ts';
import { shareByWeight } from '#mall/ability/share-by-weight.ts';

export interface LineLeft {
  orderLineId: number;
  /** The part that it is, from 1; null: it was agreed on later, or elsewhere. */
  partNo: number | null;
  amount: Cents;
  /** What has gone back of it before. */
  refunded: Cents;
}

export interface LineBack {
  orderLineId: number;
  amount: Cents;
  /** Nothing of it is owed any more. */
  isWhole: boolean;
}

/**
 * @param parts what each was agreed at, and what of it stays, in fen
 * @returns what goes back, in fen, never more than is left of a line; lines of which nothing goes back are left out
 */
export function backByLine(
  parts: readonly { amount: Cents; kept: Cents }[],
  lines: readonly LineLeft[],
): LineBack[] {
  const left = ({ amount, refunded }: LineLeft): number => amount - refunded;
  const areParts =
    lines.length === parts.length &&
    lines.every(({ partNo, amount }) => partNo !== null && parts[partNo - 1]?.amount === amount);
  if (areParts)
    return lines.flatMap((line) => {
      const kept = parts[(line.partNo ?? 0) - 1]?.kept ?? NOTHING;
      const amount = Math.min(left(line), line.amount - kept - line.refunded);
      return amount > 0
        ? [{ orderLineId: line.orderLineId, amount: cents(amount), isWhole: kept === 0 }]
        : [];
    });
  const stays = sum(parts.map(({ kept }) => kept));
  const open = lines.filter((line) => left(line) > 0);
  const all = open.reduce((total, line) => total + left(line), 0);
  const back = cents(Math.max(0, all - stays));
  if (open.length === 0 || back === 0) return [];
  // the last takes the rest, which is within what is left of it: shares are half up and never above their weight
  const shares = shareByWeight(back, open.map(left));
  return open.flatMap(({ orderLineId }, at) => {
    const amount = shares[at] ?? NOTHING;
    return amount > 0 ? [{ orderLineId, amount, isWhole: back === all }] : [];
  });
}
