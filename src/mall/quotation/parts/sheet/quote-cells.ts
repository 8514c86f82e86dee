// The cells of the quotation sheet: which columns a kind has, and how a text gets in and out of a line.
import type { DraftLine, Fee } from './quote-draft.ts';
import { countingBreak, FEES, isService } from './quote-draft.ts';
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

/** The price is that of the break which counts at the asked quantity. */
export function readCell(line: DraftLine, field: CellField): string {
  const fee = feeOf(field);
  if (fee) return line.fees?.[fee] ?? '';
  if (field === 'unitPrice') return line.breaks[countingBreak(line)]?.unitPrice ?? '';
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
    const breaks = line.breaks.length > 0 ? line.breaks : [{ number: '1', unitPrice: '' }];
    const at = field === 'unitPrice' ? countingBreak(line) : 0;
    const part = field === 'unitPrice' ? { unitPrice: text } : { number: text };
    return { ...line, answer, breaks: breaks.map((one, i) => (i === at ? { ...one, ...part } : one)) };
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
