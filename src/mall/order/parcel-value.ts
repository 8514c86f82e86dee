// What a parcel is worth on account: its share of each line, the last one taking the rest (domain-money §5, X5).
import { type Cents, cents } from '#kit/money/money.ts';

/** @param sent pieces of the line before this parcel @param number of it in this parcel */
export function parcelShare(line: { due: Cents; buyNum: number }, sent: number, number: number): Cents {
  const upTo = (pieces: number): number => Number((BigInt(line.due) * BigInt(pieces)) / BigInt(line.buyNum));
  return cents(upTo(sent + number) - upTo(sent));
}

/** The amounts with the last of them changed, so that they come to this in all. @throws RangeError without any */
export function comingTo(amounts: readonly Cents[], total: Cents): Cents[] {
  if (amounts.length === 0) throw new RangeError('nothing to come to a total');
  const before = amounts.slice(0, -1);
  return [...before, cents(total - before.reduce((sum: number, one) => sum + one, 0))];
}
