// The lines of a draft as they are typed: text in cells, made into what the server takes, and what is wrong with them.
import { parseUnitPrice } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import { type InquiryKind, inquiryKinds } from '../inquiry-kinds.ts';
import type { InquiryLineContent, Wish } from '../inquiry-lines.ts';
import { type LineField, lineFields } from '../line-fields.ts';

export interface TestItemCells {
  standard: string;
  clause: string;
  item: string;
  condition: string;
  count: string;
}
export type CellValue = string | boolean | readonly TestItemCells[];

export interface DraftLine {
  /** Its identity on the screen; never sent. */
  rowId: number;
  /** As the server knows it; null for a line that was not sent yet. */
  lineNo: number | null;
  partId: number | null;
  cells: Readonly<Record<string, CellValue>>;
}

let lastRowId = 0;
const newRowId = () => ++lastRowId;

const emptyOf = (field: LineField): CellValue => {
  if (field.kind === 'yes') return false;
  if (field.kind === 'items') return [];
  if (field.kind === 'choice') return Object.keys(field.options ?? {})[0] ?? '';
  return '';
};

/** A line on which nothing stands yet. */
export function blankLine(kind: InquiryKind, cells: Readonly<Record<string, CellValue>> = {}): DraftLine {
  const empty = Object.fromEntries(lineFields[kind].map((field) => [field.key, emptyOf(field)]));
  return { rowId: newRowId(), lineNo: null, partId: null, cells: { ...empty, ...cells } };
}

/** A line with another value in one cell. Another part number or brand makes it a part that the catalogue has to find anew. */
export function withCell(line: DraftLine, key: string, value: CellValue): DraftLine {
  const isOtherPart = (key === 'partNo' || key === 'brandName') && line.cells[key] !== value;
  return { ...line, partId: isOtherPart ? null : line.partId, cells: { ...line.cells, [key]: value } };
}

/** Whether somebody has put anything on it: a line that is blank is not sent. */
export function isBlank(kind: InquiryKind, line: DraftLine): boolean {
  return lineFields[kind].every((field) => {
    const value = line.cells[field.key];
    if (field.kind === 'choice' || field.kind === 'yes') return true;
    return typeof value === 'string'
      ? value.trim() === ''
      : value === undefined || (value as readonly unknown[]).length === 0;
  });
}

const textOf = (line: DraftLine, key: string): string => {
  const value = line.cells[key];
  return typeof value === 'string' ? value.trim() : '';
};

/** "10,000", "1 000" and "10k" as people write them; undefined for what is no whole number. */
export function readWhole(text: string): number | undefined {
  const plain = text.replaceAll(/[\s,，]/g, '');
  const found = /^(\d+(?:\.\d+)?)([kKwW万]?)$/.exec(plain);
  if (!found) return undefined;
  const [, figure, sign = ''] = found;
  const times = sign === '' ? 1 : /[kK]/.test(sign) ? 1000 : 10_000;
  const number = Math.round(Number(figure) * times * 1000) / 1000;
  return Number.isSafeInteger(number) ? number : undefined;
}

/** "2026/3/5", "2026.03.05", "2026年3月5日" as 2026-03-05; what is no day of the calendar stays as it is. */
export function readDay(text: string): string {
  const found = /^\s*(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?\s*$/.exec(text);
  if (!found) return text.trim();
  const [, year, month, day] = found;
  const written = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : text.trim();
}

export const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，;；、\n\t]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
];

const words = {
  required: { zh: '必填', en: 'Required' },
  whole: (most: number): Text => ({
    zh: `请输入 1 到 ${most.toLocaleString('en-US')} 的整数`,
    en: `A whole number from 1 to ${most.toLocaleString('en-US')}`,
  }),
  price: { zh: '请输入大于 0 的单价，最多六位小数', en: 'A price above 0 with at most six decimals' },
  day: { zh: '日期格式应为 2026-11-21', en: 'A date like 2026-11-21' },
  week: { zh: '年周四位数，如 2540', en: 'Four digits for year and week, e.g. 2540' },
  long: (most: number): Text => ({ zh: `最多 ${most} 个字`, en: `At most ${most} characters` }),
  many: (most: number): Text => ({ zh: `最多 ${most} 项`, en: `At most ${most} entries` }),
  partOrWords: { zh: '请填写型号或描述', en: 'A part number or a description' },
  itemName: { zh: '每个检测项目都要有名称', en: 'Every test item needs a name' },
  itemCount: { zh: '检测项目的数量应为正整数', en: 'The count of a test item is a whole number above 0' },
} as const;

/** Why a cell cannot be sent; undefined where it can. `needsAll`: what is missing counts as well. */
export function cellFault(
  kind: InquiryKind,
  line: DraftLine,
  field: LineField,
  needsAll: boolean,
): Text | undefined {
  if (field.kind === 'items') {
    const items = (line.cells[field.key] ?? []) as readonly TestItemCells[];
    if (items.length === 0) return needsAll && field.isRequired ? words.required : undefined;
    if (items.length > (field.most ?? 50)) return words.many(field.most ?? 50);
    if (items.some((one) => one.item.trim() === '')) return words.itemName;
    return items.some((one) => (readWhole(one.count) ?? 0) < 1) ? words.itemCount : undefined;
  }
  if (field.kind === 'yes' || field.kind === 'choice') return undefined;
  const text = textOf(line, field.key);
  if (text === '') {
    if (!needsAll) return undefined;
    if (kind === 'GOODS' && field.key === 'partNo' && textOf(line, 'description') === '')
      return words.partOrWords;
    return field.isRequired ? words.required : undefined;
  }
  const most = field.most ?? 100;
  switch (field.kind) {
    case 'whole': {
      const number = readWhole(text);
      return number === undefined || number < 1 || number > most ? words.whole(most) : undefined;
    }
    case 'price':
      return (parseUnitPrice(text) ?? 0) > 0 ? undefined : words.price;
    case 'day':
      return /^\d{4}-\d{2}-\d{2}$/.test(readDay(text)) ? undefined : words.day;
    case 'week':
      return /^\d{2}(0[1-9]|[1-4]\d|5[0-3])\+?$/.test(text) ? undefined : words.week;
    case 'list':
      if (listOf(text).some((one) => one.length > 60)) return words.long(60);
      return listOf(text).length > most ? words.many(most) : undefined;
    default:
      return text.length > most ? words.long(most) : undefined;
  }
}

export interface LineFault {
  rowId: number;
  /** Place in the list, from 1. */
  place: number;
  field: LineField;
  why: Text;
}

/** Everything that is wrong, line by line; lines on which nothing stands do not count. */
export function lineFaults(kind: InquiryKind, lines: readonly DraftLine[], needsAll: boolean): LineFault[] {
  return lines.flatMap((line, index) =>
    isBlank(kind, line)
      ? []
      : lineFields[kind].flatMap((field) => {
          const why = cellFault(kind, line, field, needsAll);
          return why ? [{ rowId: line.rowId, place: index + 1, field, why }] : [];
        }),
  );
}

const testItem = (cells: TestItemCells) => ({ ...cells, count: readWhole(cells.count) ?? 1 });

/** What is sent of a line. Call it with lines that have no faults (`needsAll` false is enough for a draft). */
export function contentOf(
  kind: InquiryKind,
  line: DraftLine,
  language: 'zh' | 'en',
): Omit<InquiryLineContent, 'lineNo'> & { lineNo: number | null } {
  const wish: Record<string, unknown> = {};
  for (const field of lineFields[kind]) {
    if (field.key === 'qty' || field.key === 'unit') continue;
    const value = line.cells[field.key];
    if (field.kind === 'yes' || field.kind === 'choice') wish[field.key] = value;
    else if (field.kind === 'items') wish[field.key] = (value as readonly TestItemCells[]).map(testItem);
    else if (field.kind === 'list') wish[field.key] = listOf(textOf(line, field.key));
    else if (field.kind === 'whole') wish[field.key] = readWhole(textOf(line, field.key)) ?? 0;
    else if (field.kind === 'day') wish[field.key] = readDay(textOf(line, field.key));
    else wish[field.key] = textOf(line, field.key);
  }
  return {
    lineNo: line.lineNo,
    qty: readWhole(textOf(line, 'qty')) ?? 1,
    unit: textOf(line, 'unit') || inquiryKinds[kind].unit[language],
    partId: line.partId,
    wish: wish as unknown as Wish,
  };
}

/** The other way: a line that the server has kept, or that comes from a cart, a BOM, a list. */
export function draftLineOf(
  kind: InquiryKind,
  line: Omit<InquiryLineContent, 'lineNo'> & { lineNo: number | null },
): DraftLine {
  const wish = line.wish as unknown as Record<string, unknown>;
  const cells: Record<string, CellValue> = { qty: String(line.qty), unit: line.unit };
  for (const field of lineFields[kind]) {
    if (field.key === 'qty' || field.key === 'unit') continue;
    const value = wish[field.key];
    if (value === undefined) continue;
    if (field.kind === 'yes') cells[field.key] = value === true;
    else if (field.kind === 'list') cells[field.key] = (value as string[]).join(', ');
    else if (field.kind === 'items')
      cells[field.key] = (value as { count: number }[]).map(
        (one) => ({ ...one, count: String(one.count) }) as unknown as TestItemCells,
      );
    else if (field.kind === 'whole') cells[field.key] = value ? String(value) : '';
    else cells[field.key] = String(value);
  }
  return { ...blankLine(kind, cells), lineNo: line.lineNo, partId: line.partId };
}
