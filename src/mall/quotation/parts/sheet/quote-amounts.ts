// What a quotation that is being typed comes to: each line at the quantity that can be bought, and all of it.
import { type Cents, cents, parseCents, sum } from '#kit/money/money.ts';
import { coverNumber, ownAmount } from '../../offer-amounts.ts';
import { type DraftLine, type QuoteDraft, quotationLineOf } from './quote-draft.ts';
import { lineFaults } from './quote-faults.ts';

const cache = new WeakMap<DraftLine, Cents | undefined>();

/** Undefined while there is no price, or its numbers are wrong; nothing for what is not available. */
export function draftAmount(line: DraftLine): Cents | undefined {
  if (!cache.has(line)) cache.set(line, amountOf(line));
  return cache.get(line);
}

function amountOf(line: DraftLine): Cents | undefined {
  if (line.answer === '') return undefined;
  if (line.answer === 'none') return cents(0);
  const { unitPrice, minNumber, multiple, breaks, fees } = lineFaults(line);
  if (unitPrice || minNumber || multiple || breaks || fees) return undefined;
  const offered = quotationLineOf(line);
  return ownAmount({ ...offered, number: coverNumber(offered, offered.number) })?.amount;
}

/** Lines without an amount count as nothing. */
export function draftTotal(draft: QuoteDraft): { lines: Cents; freight: Cents; total: Cents } {
  const lines = sum(draft.lines.map((line) => draftAmount(line) ?? cents(0)));
  const fee = draft.freightKind === 'fixed' ? parseCents(draft.freightFee) : undefined;
  const freight = fee !== undefined && fee > 0 ? fee : cents(0);
  return { lines, freight, total: cents(lines + freight) };
}
