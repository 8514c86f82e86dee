// Compares offers line by line by their landed cost: price at the needed number, freight share, deductible tax, cost of payment days.
import { type Cents, cents, lineAmount, sum, type UnitPrice, unitPrice } from '#kit/money/money.ts';
import { cheapestQuantity } from '#mall/goods/price-tier.ts';
import type { PaymentPlan } from '#mall/order/payment-plan.ts';
import { breakAt, coverNumber, freightOf, isOffered, ladderOf, ruleOf } from './offer-amounts.ts';
import type { QuotationLine, QuotationOffer } from './quotation-content.ts';

/** An offer in force as far as the comparison looks at it. */
export interface ComparedOffer
  extends Pick<QuotationOffer, 'freight' | 'taxPerMille' | 'invoiceKind' | 'plan'> {
  quoSn: string;
  lines: readonly QuotationLine[];
  /** It can be awarded: quoted, and still valid. */
  isStanding: boolean;
  isExpired: boolean;
  /** Lines that the inquiry has changed since this offer answered it. */
  outdatedLines: ReadonlySet<number>;
}

export interface Terms {
  /** What capital costs in a year, of a thousand. */
  annualPerMille: number;
  /** `net`: the purchaser deducts input tax of special invoices. */
  basis: 'net' | 'gross';
}

export type CellReason =
  | 'none'
  | 'alternative'
  | 'oldVersion'
  | 'expired'
  | 'notStanding'
  | 'carriage'
  | 'more'
  | 'untaxed';

/** These keep a cell out of lowest, fastest and best. */
export const HARD_REASONS: ReadonlySet<CellReason> = new Set([
  'none',
  'oldVersion',
  'expired',
  'notStanding',
]);

/** What so many pieces of one line come to. */
export interface LineCost {
  number: number;
  breakNumber: number;
  unitPrice: UnitPrice;
  goodsAmount: Cents;
  freightShare: Cents;
  deductibleTax: Cents;
  /** Negative where payment comes after delivery. */
  financeCost: Cents;
  /** goodsAmount + freightShare − deductibleTax + financeCost */
  landed: Cents;
}

/** Names a cell by line and quotation. */
export const cellKey = (lineNo: number, quoSn: string) => `${lineNo} ${quoSn}`;

export interface Cell extends Partial<LineCost> {
  quoSn: string;
  lineNo: number;
  line: QuotationLine;
  /** By needed piece. */
  landedUnit?: UnitPrice;
  better: { number: number; amount: Cents } | null;
  reasons: CellReason[];
  isLowest: boolean;
  isFastest: boolean;
  isBest: boolean;
  score: number;
}

/** A comparison kept as it was. */
export interface FrozenComparison {
  needed: { lineNo: number; number: number }[];
  cells: Cell[];
}

/** chosen: what the mark "best" weighs, of a hundred. */
export const WEIGHTS = { cost: 70, time: 20, exactness: 10 } as const;
/** chosen: five days more or less are worth no more than this softens. */
const LEAD_SOFTENING = 5;

/** Working days as calendar days: seven for five, rounded up. */
const calendarDays = (workingDays: number): number => Math.ceil((workingDays * 7) / 5);

/** Days from delivery to payment; negative: before. With the report counts as delivery, since that is what one waits for. */
function paymentDays(trigger: PaymentPlan[number]['trigger'], dueDays: number, leadDays: number): number {
  return trigger === 'ON_ORDER' ? dueDays - calendarDays(leadDays) : dueDays;
}

/** Rounds half away from zero. @param divisor above zero */
function divide(value: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return value >= 0n ? (value + half) / divisor : -((-value + half) / divisor);
}

/** What capital costs between payment and delivery, stage by stage, rounded once. */
export function financeCost(
  amount: Cents,
  plan: PaymentPlan,
  leadDays: number,
  annualPerMille: number,
): Cents {
  const weighted = plan.reduce(
    (total, { trigger, perMille, dueDays }) =>
      total - BigInt(perMille) * BigInt(paymentDays(trigger, dueDays, leadDays)),
    0n,
  );
  return cents(Number(divide(BigInt(amount) * weighted * BigInt(annualPerMille), 365n * 1_000_000n)));
}

/** The tax inside an amount that the purchaser gets back. */
export function deductibleTax(
  amount: Cents,
  { taxPerMille, invoiceKind }: Pick<ComparedOffer, 'taxPerMille' | 'invoiceKind'>,
  basis: Terms['basis'],
): Cents {
  if (basis === 'gross' || invoiceKind !== 'special') return cents(0);
  return cents(Number(divide(BigInt(amount) * BigInt(taxPerMille), BigInt(1000 + taxPerMille))));
}

/** A fee over amounts in their proportion: half up, the last one takes the rest (domain 3.10.5). Their sum is the fee. */
export function shareFee(fee: Cents, amounts: readonly Cents[]): Cents[] {
  const total = BigInt(sum(amounts));
  let left = fee as number;
  return amounts.map((amount, i) => {
    const isLast = i === amounts.length - 1;
    const exact = total === 0n ? 0 : Number((BigInt(fee) * BigInt(amount) * 2n + total) / (2n * total));
    const share = isLast ? left : Math.min(left, exact);
    left -= share;
    return cents(share);
  });
}

/**
 * What chosen numbers of an offer's lines come to; a fixed freight is charged once and shared by amount.
 * @param chosen lines with an offer; a number that cannot be had is raised to the next that can
 */
export function costOf(
  offer: ComparedOffer,
  chosen: readonly { line: QuotationLine; number: number }[],
  terms: Terms,
): LineCost[] {
  const bought = chosen.map(({ line, number: wanted }) => {
    const number = coverNumber(line, wanted);
    const at = breakAt(line, number);
    return { line, number, at, goodsAmount: lineAmount(at.unitPrice, number) };
  });
  const shares = shareFee(
    bought.length > 0 ? freightOf(offer) : cents(0),
    bought.map((one) => one.goodsAmount),
  );
  return bought.map(({ line, number, at, goodsAmount }, i) => {
    const freightShare = shares[i]!;
    const paid = cents(goodsAmount + freightShare);
    const tax = deductibleTax(paid, offer, terms.basis);
    const finance = financeCost(paid, offer.plan, line.leadDays, terms.annualPerMille);
    return {
      number,
      breakNumber: at.minNum,
      unitPrice: at.unitPrice,
      goodsAmount,
      freightShare,
      deductibleTax: tax,
      financeCost: finance,
      landed: cents(paid - tax + finance),
    };
  });
}

/**
 * One cell for every line that an offer says a word about, line by line in the given order, offers in theirs.
 * Lowest, fastest and best are marked among what can be compared; ties are all marked. Nothing depends on the order.
 * @param needed pieces per line, above zero
 */
export function compareQuotations(
  needed: readonly { lineNo: number; number: number }[],
  offers: readonly ComparedOffer[],
  terms: Terms,
): Cell[] {
  const numbers = new Map(needed.map((one) => [one.lineNo, one.number]));
  const byLine = new Map<number, Cell[]>(needed.map((one) => [one.lineNo, []]));
  for (const offer of offers)
    for (const cell of cellsOf(offer, numbers, terms)) byLine.get(cell.lineNo)?.push(cell);
  for (const cells of byLine.values()) markCells(cells);
  return [...byLine.values()].flat();
}

function cellsOf(offer: ComparedOffer, numbers: ReadonlyMap<number, number>, terms: Terms): Cell[] {
  const lines = offer.lines.filter((line) => numbers.has(line.lineNo));
  const offered = lines.filter(isOffered);
  const costs = costOf(
    offer,
    offered.map((line) => ({ line, number: numbers.get(line.lineNo)! })),
    terms,
  );
  const costOfLine = new Map(offered.map((line, i) => [line.lineNo, costs[i]!]));
  return lines.map((line) => {
    const wanted = numbers.get(line.lineNo)!;
    const cost = costOfLine.get(line.lineNo);
    const cheapest = cost ? cheapestQuantity(wanted, ladderOf(line), ruleOf(line)) : undefined;
    const isBetter =
      cost && cheapest && cheapest.quantity > cost.number && cheapest.amount <= cost.goodsAmount;
    return {
      quoSn: offer.quoSn,
      lineNo: line.lineNo,
      line,
      ...cost,
      ...(cost ? { landedUnit: perPiece(cost.landed, wanted) } : {}),
      better: isBetter ? { number: cheapest.quantity, amount: cheapest.amount } : null,
      reasons: reasonsOf(offer, line, cost, wanted, terms),
      isLowest: false,
      isFastest: false,
      isBest: false,
      score: 0,
    };
  });
}

/** Micro-yuan by piece, rounded half up; a landed cost below nothing counts as nothing. */
const perPiece = (landed: Cents, number: number): UnitPrice =>
  unitPrice(Math.max(0, Number(divide(BigInt(landed) * 10_000n, BigInt(number)))));

function reasonsOf(
  offer: ComparedOffer,
  line: QuotationLine,
  cost: LineCost | undefined,
  wanted: number,
  { basis }: Terms,
): CellReason[] {
  if (!cost) return ['none'];
  const found: CellReason[] = [];
  if (offer.isExpired) found.push('expired');
  else if (!offer.isStanding) found.push('notStanding');
  if (offer.outdatedLines.has(line.lineNo)) found.push('oldVersion');
  if (line.answer === 'alternative') found.push('alternative');
  if (cost.number > wanted) found.push('more');
  if (offer.freight.kind === 'collect') found.push('carriage');
  if (basis === 'net' && offer.invoiceKind !== 'special') found.push('untaxed');
  return found;
}

/** Whether a cell takes part in lowest, fastest and best. */
export const isComparable = (cell: Cell): boolean =>
  cell.landed !== undefined && !cell.reasons.some((reason) => HARD_REASONS.has(reason));

function markCells(cells: readonly Cell[]): void {
  const comparable = cells.filter(isComparable);
  if (comparable.length === 0) return;
  const lowest = Math.min(...comparable.map((cell) => cell.landed!));
  const fastest = Math.min(...comparable.map((cell) => cell.line.leadDays));
  for (const cell of comparable) {
    cell.isLowest = cell.landed === lowest;
    cell.isFastest = cell.line.leadDays === fastest;
    const cost = cell.landed! <= 0 ? 1 : Math.max(0, lowest) / cell.landed!;
    const time = (fastest + LEAD_SOFTENING) / (cell.line.leadDays + LEAD_SOFTENING);
    const exactness = cell.line.answer === 'same' ? 1 : 0;
    cell.score =
      Math.round((WEIGHTS.cost * cost + WEIGHTS.time * time + WEIGHTS.exactness * exactness) * 10) / 10;
  }
  const best = Math.max(...comparable.map((cell) => cell.score));
  for (const cell of comparable) cell.isBest = cell.score === best;
}
