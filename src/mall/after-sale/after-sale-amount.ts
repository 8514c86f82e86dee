// What a case may ask for: per line and piece, floored to the fen, so that all cases of a line give back exactly what it cost (domain-money §4).
import { type Cents, cents, sum } from '#kit/money/money.ts';
import { claimableOf, type OrderPart, type PaidLine, shareOf } from '#mall/order/order-part.ts';

/** A line as a case sees it. */
export interface ClaimLine extends PaidLine {
  orderLineId: number;
  /** `CHARGE`: agreed on later, no goods. */
  priceSource?: string;
}

export interface Claim {
  orderLineId: number;
  number: number;
}

export interface ClaimedLine extends Claim {
  amount: Cents;
}

/** Carriage that was paid and has not gone back; in fen. */
export interface PaidFreight {
  freight: Cents;
  freightRefunded: Cents;
}

/**
 * The most that a case may ask for.
 * @param claims pieces of lines, at most what is claimable of each
 * @param bearer who bears the carriage for the reason given
 */
export function mostOfCase(
  lines: readonly ClaimLine[],
  claims: readonly Claim[],
  part: OrderPart,
  freight: PaidFreight,
  bearer: 'buyer' | 'store',
): { lines: ClaimedLine[]; freight: Cents; amount: Cents } {
  const numberOf = new Map(claims.map((claim) => [claim.orderLineId, claim.number]));
  const claimed = lines.flatMap((line) => {
    const number = numberOf.get(line.orderLineId) ?? 0;
    return number > 0 ? [{ orderLineId: line.orderLineId, number, amount: shareOf(line, number) }] : [];
  });
  const most = takesFreight(lines, numberOf, part, bearer)
    ? cents(freight.freight - freight.freightRefunded)
    : cents(0);
  return { lines: claimed, freight: most, amount: cents(sum(claimed.map((line) => line.amount)) + most) };
}

/** When nothing was shipped and the last of it goes; or, where the store bears it, when all of the order is claimed. */
function takesFreight(
  lines: readonly ClaimLine[],
  numberOf: ReadonlyMap<number, number>,
  part: OrderPart,
  bearer: 'buyer' | 'store',
): boolean {
  const goods = lines.filter(({ priceSource }) => priceSource !== 'CHARGE');
  const isLast = goods.every(
    (line) => (numberOf.get(line.orderLineId) ?? 0) + line.closedNum + line.returnedNum === line.buyNum,
  );
  if (!isLast) return false;
  return part === 'U' ? goods.every((line) => line.shippedNum === 0) : bearer === 'store';
}

/**
 * An amount that is less than the most, over the lines: in proportion, floored, what is left from the first line on; the
 * carriage only after the goods.
 */
export function spreadAmount(
  most: { lines: readonly ClaimedLine[]; freight: Cents },
  amount: Cents,
): { lines: ClaimedLine[]; freight: Cents } {
  const whole = sum(most.lines.map((line) => line.amount));
  const goods = Math.min(amount, whole);
  const floored = most.lines.map((line) => ({
    ...line,
    amount: cents(whole === 0 ? 0 : Number((BigInt(line.amount) * BigInt(goods)) / BigInt(whole))),
  }));
  let left = goods - sum(floored.map((line) => line.amount));
  const lines = floored.map((line, at) => {
    const more = Math.min(left, most.lines[at]!.amount - line.amount);
    left -= more;
    return { ...line, amount: cents(line.amount + more) };
  });
  return { lines, freight: cents(Math.min(amount - goods, most.freight)) };
}

/** Whether pieces are paid back with all that they cost. */
export const arePaidWholly = (lines: readonly ClaimLine[], paid: readonly ClaimedLine[]): boolean =>
  paid.every(({ orderLineId, number, amount }) => {
    const line = lines.find((one) => one.orderLineId === orderLineId);
    return line !== undefined && amount >= shareOf(line, number);
  });

/** All that can still be claimed of a part. */
export const allOf = (lines: readonly ClaimLine[], part: OrderPart): Claim[] =>
  lines.flatMap((line) => {
    const number = claimableOf(line, part);
    return number > 0 ? [{ orderLineId: line.orderLineId, number }] : [];
  });
