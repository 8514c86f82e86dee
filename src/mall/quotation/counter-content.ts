// Makes a purchaser's counter-offer out of the offer that it answers: what he does not touch stays as it was offered.
import { isTooDear } from './check-offer.ts';
import { breakAt, coverNumber, isOffered, isSold, priceOf, priceText } from './offer-amounts.ts';
import type { QuotationContent, QuotationLine, QuotationOffer } from './quotation-content.ts';
import { MOST_BREAKS } from './quotation-terms.ts';

/** What the purchaser wants otherwise. */
export interface Wanted {
  lines: readonly {
    lineNo: number;
    number?: number | undefined;
    unitPrice?: string | undefined;
    leadDays?: number | undefined;
    remark?: string | undefined;
  }[];
  freight?: QuotationOffer['freight'] | undefined;
  plan?: QuotationOffer['plan'] | undefined;
  invoiceKind?: QuotationOffer['invoiceKind'] | undefined;
  note: string;
  awardsOnAgreement: boolean;
}

/** Why a counter-offer cannot be made. */
export type CounterProblem =
  | { kind: 'notOffered'; lineNo: number }
  | { kind: 'number'; lineNo: number; up: number; multiple: number }
  | { kind: 'tooDear'; lineNo: number }
  | { kind: 'nothing' };

/**
 * A price holds from the line's number on; the steps below it stay, and so do those above it that are cheaper still
 * (decision 137). Only fewer pieces than the least quantity lower that: the purchaser offers to take just so many.
 * @param standing the supplier's offer in force
 */
export function counterContent(
  standing: QuotationContent,
  wanted: Wanted,
): { content: QuotationContent } | { problem: CounterProblem } {
  const asked = new Map(wanted.lines.map((line) => [line.lineNo, line]));
  const lines: QuotationLine[] = [];
  for (const line of standing.lines) {
    const want = asked.get(line.lineNo);
    asked.delete(line.lineNo);
    if (!want) {
      lines.push(line);
      continue;
    }
    if (!isOffered(line)) return { problem: { kind: 'notOffered', lineNo: line.lineNo } };
    const changed = counteredLine(line, want);
    if (!isSold(changed, changed.number))
      return {
        problem: {
          kind: 'number',
          lineNo: line.lineNo,
          up: coverNumber(changed, changed.number),
          multiple: line.multiple,
        },
      };
    if (isTooDear(changed.number, breakAt(changed, changed.number).unitPrice))
      return { problem: { kind: 'tooDear', lineNo: line.lineNo } };
    lines.push(changed);
  }
  const [unknown] = asked.keys();
  if (unknown !== undefined) return { problem: { kind: 'notOffered', lineNo: unknown } };
  const content: QuotationContent = {
    ...standing,
    side: 'purchaser',
    freight: wanted.freight ?? standing.freight,
    plan: wanted.plan ? [...wanted.plan] : standing.plan,
    invoiceKind: wanted.invoiceKind ?? standing.invoiceKind,
    isBinding: wanted.awardsOnAgreement,
    isFinal: false,
    note: wanted.note,
    fileIds: [],
    lines,
  };
  const terms = ({ freight, plan, invoiceKind }: QuotationContent) =>
    JSON.stringify([freight, plan, invoiceKind]);
  if (counteredLines(standing, content).length === 0 && terms(standing) === terms(content))
    return { problem: { kind: 'nothing' } };
  return { content };
}

function counteredLine(line: QuotationLine, want: Wanted['lines'][number]): QuotationLine {
  const number = want.number ?? line.number;
  return {
    ...line,
    number,
    breaks: counteredBreaks(line.breaks, number, want.unitPrice),
    leadDays: want.leadDays ?? line.leadDays,
    remark: want.remark ?? line.remark,
    // Fees explain a price; another price has none.
    fees: want.unitPrice === undefined ? line.fees : null,
  };
}

/** The offered steps with a price at a number (decision 137). @param breaks not empty @param wanted undefined: the prices stay */
export function counteredBreaks(
  breaks: QuotationLine['breaks'],
  number: number,
  wanted: string | undefined,
): QuotationLine['breaks'] {
  const isLower = number < breaks[0]!.number;
  if (wanted === undefined)
    return isLower ? [{ number, unitPrice: breaks[0]!.unitPrice }, ...breaks.slice(1)] : breaks;
  const step = { number, unitPrice: priceText(wanted) };
  const below = breaks.filter((one) => one.number < number);
  const above = breaks.filter(
    (one) => one.number > number && priceOf(one.unitPrice) < priceOf(step.unitPrice),
  );
  // A ladder that is full makes room: the price holds from the step on in which the number lies.
  if (below.length + above.length >= MOST_BREAKS) step.number = below.pop()!.number;
  return [...below, step, ...above];
}

/** Numbers of the lines that a counter-offer changes: those that an agreement is about. */
export function counteredLines(standing: QuotationContent, counter: QuotationContent): number[] {
  const before = new Map(standing.lines.map((line) => [line.lineNo, JSON.stringify(line)]));
  return counter.lines.flatMap((line) =>
    before.get(line.lineNo) === JSON.stringify(line) ? [] : line.lineNo,
  );
}
