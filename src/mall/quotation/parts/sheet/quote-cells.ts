// The cells of the quotation sheet: which columns a kind has, and how a text gets in and out of a line.
import type { DraftLine, Fee } from './quote-draft.ts';
import { FEES, isService } from './quote-draft.ts';
import type { LineFaults } from './quote-faults.ts';

export type CellField =
  | 'unitPrice'
  | 'minNumber'
  | 'multiple'
  | 'leadDays'
  | 'dateCode'
  | 'warrantyMonths'
  | 'remark'
  | `fee_${Fee}`;

const GOODS: readonly CellField[] = [
  'unitPrice',
  'minNumber',
  'multiple',
  'leadDays',
  'dateCode',
  'warrantyMonths',
  'remark',
];
const SERVICES: readonly CellField[] = [...FEES.map((fee) => `fee_${fee}` as const), 'leadDays', 'remark'];

/** From left to right. */
export const cellsOf = (kind: Parameters<typeof isService>[0]): readonly CellField[] =>
  isService(kind) ? SERVICES : GOODS;

const feeOf = (field: CellField): Fee | undefined =>
  field.startsWith('fee_') ? (field.slice(4) as Fee) : undefined;

export function readCell(line: DraftLine, field: CellField): string {
  const fee = feeOf(field);
  if (fee) return line.fees?.[fee] ?? '';
  if (field === 'unitPrice') return line.breaks[0]?.unitPrice ?? '';
  if (field === 'minNumber') return line.breaks[0]?.number ?? '';
  return line[field as Exclude<CellField, `fee_${Fee}` | 'unitPrice' | 'minNumber'>];
}

/** The line with another text in a cell; a price in an unanswered line answers it as asked. */
export function writeCell(line: DraftLine, field: CellField, text: string): DraftLine {
  const fee = feeOf(field);
  const isPrice = fee !== undefined || field === 'unitPrice';
  const answer = isPrice && text.trim() !== '' && line.answer === '' ? 'same' : line.answer;
  if (fee) return { ...line, answer, fees: line.fees ? { ...line.fees, [fee]: text } : null };
  if (field === 'unitPrice' || field === 'minNumber') {
    const [first = { number: '1', unitPrice: '' }, ...rest] = line.breaks;
    const changed = field === 'unitPrice' ? { ...first, unitPrice: text } : { ...first, number: text };
    return { ...line, answer, breaks: [changed, ...rest] };
  }
  return { ...line, [field]: text };
}

export function cellFault(faults: LineFaults, field: CellField) {
  if (feeOf(field)) return field === 'fee_test' ? faults.fees : undefined;
  return faults[field as keyof LineFaults];
}

/** A pasted range: rows of cells. */
export function readPaste(text: string): string[][] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
}
