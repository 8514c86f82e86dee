// What stands in the cells of an offered line, and which of them two versions say differently.
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import type { Spoken } from '#kit/words/speak.ts';
import type { QuotationVersion } from '../../quotation-version.protocol.ts';
import type { quoteWords } from '../quote-words.ts';

export type Line = QuotationVersion['lines'][number];
type Say = Spoken<typeof quoteWords>;

export const texts = {
  number: (line: Line) => line.number.toLocaleString('en-US'),
  unitPrice: (line: Line) => (line.unitPrice === null ? '—' : showUnitPrice(line.unitPrice)),
  amount: (line: Line) => (line.amount === null ? '—' : showAmount(line.amount)),
  moq: (line: Line) =>
    line.breaks[0]
      ? `${line.breaks[0].number.toLocaleString('en-US')} / ${line.multiple.toLocaleString('en-US')}`
      : '—',
  lead: (line: Line, say: Say) =>
    line.answer === 'none' ? '—' : line.leadDays === 0 ? say.inStock : say.workingDays(line.leadDays),
  dateCode: (line: Line) => line.dateCode || '—',
  warranty: (line: Line, say: Say) => (line.warrantyMonths > 0 ? say.months(line.warrantyMonths) : '—'),
} as const;
export const CELLS = ['number', 'unitPrice', 'amount', 'moq', 'lead', 'dateCode', 'warranty'] as const;

/** What a counter-offer can touch, and what the supplier may have changed otherwise. */
export const isChanged = (line: Line, before: Line | undefined): boolean =>
  before !== undefined && JSON.stringify(line) !== JSON.stringify(before);

/** Cells that read otherwise than before, old and new; a remark too. */
export function changedCells(
  line: Line,
  before: Line,
  say: Say,
): { label: string; before: string; after: string }[] {
  const remark = { label: say.remark, before: before.remark, after: line.remark };
  const cells = CELLS.map((cell) => ({
    label: say[cell],
    before: texts[cell](before, say),
    after: texts[cell](line, say),
  }));
  return [...cells, remark].filter((one) => one.before !== one.after);
}
