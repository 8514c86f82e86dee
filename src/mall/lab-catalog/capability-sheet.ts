// Judges the rows of a sheet of capabilities: which column is which field, and what of each row can be taken.
import { readDay } from '#kit/time/written-day.ts';
import type { Text } from '#kit/words/text.ts';
import {
  type CapabilityContent,
  CONTENT_FIELDS,
  CONTENT_NAMES,
  type ContentField,
  readField,
  readKind,
  readMode,
  readYes,
} from './capability-content.ts';
import { type Head, readHead } from './sheet-head.ts';

const CAP_NO: Head<'capNo'> = { name: 'capNo', calls: ['能力编号', '编号', 'capNo', 'number', 'no'] };
const HEADS: readonly Head<ContentField | 'capNo'>[] = [
  CAP_NO,
  ...CONTENT_NAMES.map((name) => {
    const { zh, en, also = '' } = CONTENT_FIELDS[name];
    return { name, calls: [name, zh, en, ...also.split(' ').filter(Boolean)] };
  }),
];

export interface JudgedCapability {
  /** As the spreadsheet counts. */
  rowNo: number;
  capNo: string;
  /** Fields that have a cell: where a column is missing or its cell blank, nothing is said. */
  said: Partial<CapabilityContent>;
  /** Why it cannot be taken. */
  wrong?: Text;
}

/** @returns undefined where no row names the number's column and the item's or another one's */
export function judgeCapabilities(rows: readonly (readonly string[])[]): JudgedCapability[] | undefined {
  const read = readHead(rows, HEADS, ['capNo']);
  return read?.map(({ rowNo, cells }) => {
    const { capNo = '', ...typed } = cells;
    const number = capNo.toUpperCase();
    if (!/^[A-Z0-9][A-Z0-9-]{1,11}$/.test(number))
      return {
        ...{ rowNo, capNo, said: {} },
        wrong: {
          zh: `“${capNo}”不是能力编号（2–12 位大写字母、数字或连字符）`,
          en: `“${capNo}” is no number of 2 to 12 capitals, digits or hyphens`,
        },
      };
    return { rowNo, capNo: number, ...judgeCells(typed) };
  });
}

type Cells = Partial<Record<ContentField, string>>;

function judgeCells(cells: Cells): Pick<JudgedCapability, 'said' | 'wrong'> {
  const said: Record<string, unknown> = {};
  for (const [name, typed] of Object.entries(cells) as [ContentField, string][]) {
    const { zh, en, max } = CONTENT_FIELDS[name];
    const value = readCell(name, typed);
    if (value === undefined)
      return { said, wrong: { zh: `${zh}“${typed}”不能识别`, en: `${en} “${typed}” is not understood` } };
    if (typeof value === 'string' && value.length > max)
      return {
        said,
        wrong: { zh: `${zh}超过 ${max} 个字`, en: `${en} is longer than ${max} characters` },
      };
    said[name] = value;
  }
  return { said };
}

function readCell(name: ContentField, typed: string): string | number | boolean | undefined {
  if (name === 'kind') return readKind(typed);
  if (name === 'field') return readField(typed);
  if (name === 'mode') return readMode(typed);
  if (name === 'isSold') return readYes(typed);
  if (name === 'validTo') return readDay(typed);
  if (name !== 'days' && name !== 'batchSize') return typed;
  const number = /^\d{1,5}$/.test(typed) ? Number(typed) : 0;
  return number >= 1 && number <= CONTENT_FIELDS[name].max ? number : undefined;
}

/** The first field that a capability needs and that nothing says. */
export const missingIn = (said: Partial<CapabilityContent>): ContentField | undefined =>
  CONTENT_NAMES.find((name) => CONTENT_FIELDS[name].isNeeded && (said[name] ?? '') === '');
