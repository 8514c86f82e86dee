// The columns of the list of specimens, what others call them, and what a spreadsheet pastes into them.
import { typedQuantity } from '#kit/rules/typed-quantity.ts';
import type { Text } from '#kit/words/text.ts';
import { type FormSpecimen, newSpecimen } from './entrust-form.ts';
import {
  HAZARDS,
  type Hazard,
  hazards,
  MOST_PIECES,
  MOST_SPECIMENS,
  type ServiceKind,
} from './service-terms.ts';

export type SpecimenField = Exclude<keyof FormSpecimen, 'instrumentId' | 'lotId' | 'unread'>;

export interface SpecimenColumn extends Text {
  field: SpecimenField;
  /** In px. */
  width: number;
  max: number;
  /** As other sheets call it, compared without blanks, signs and case. */
  also: string;
  needed?: boolean;
}

const column = (
  field: SpecimenField,
  zh: string,
  en: string,
  width: number,
  max: number,
  also = '',
  needed = false,
) => ({ field, zh, en, width, max, also, needed }) satisfies SpecimenColumn;

const NAME = column('name', '名称', 'Name', 150, 120, '样品名称 仪器名称 specimen sample description', true);
const MODEL = column('model', '型号', 'Model', 130, 120, '型号规格 规格型号 规格 partno mpn type');
const MAKER = column(
  'maker',
  '制造商',
  'Maker',
  110,
  120,
  '品牌 厂家 厂商 生产厂家 生产厂商 制造厂 制造厂家 生产商 生产单位 制造单位 manufacturer mfr brand',
);
const QTY = column('qty', '数量', 'Pieces', 64, 5, '个数 qty quantity');
const UNIT = column('unit', '单位', 'Unit', 56, 20);
const HAZARD = column('hazard', '危险性', 'Hazard', 100, 20);
const NOTE = column('note', '状态与存放', 'State and storage', 200, 300, '备注 状态 储存 remark note');

/** Needed ones are marked. What prices and carriage depend on stands first: the others may lie beyond the edge. */
export const specimenColumns: Record<ServiceKind, readonly SpecimenColumn[]> = {
  INSPECTION: [
    NAME,
    MODEL,
    column('lotNo', '批号', 'Lot', 110, 80, '批次 批次号 lot lotno batch'),
    QTY,
    UNIT,
    HAZARD,
    MAKER,
    column('serialNo', '编号', 'Serial number', 120, 80, '样品编号 序列号 sn serial'),
    column('dateCode', '日期码', 'Date code', 90, 40, '生产日期 dc datecode'),
    NOTE,
  ],
  METERING: [
    NAME,
    MODEL,
    column('serialNo', '出厂编号', 'Serial number', 140, 80, '编号 机身号 序列号 sn serial', true),
    MAKER,
    QTY,
    UNIT,
    HAZARD,
    NOTE,
  ],
};

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s()（）/._:：*-]/g, '');

const meant = (columns: readonly SpecimenColumn[], heading: string): SpecimenColumn | undefined => {
  const wanted = plain(heading);
  return wanted === ''
    ? undefined
    : columns.find((one) =>
        [one.field, one.zh, one.en, ...one.also.split(' ')].some((name) => plain(name) === wanted),
      );
};

/** A cell as it is kept: pieces that are no number stay beside the last ones until they are mended, a hazard that is none is no hazard. */
export function withCell(row: FormSpecimen, { field, max }: SpecimenColumn, typed: string): FormSpecimen {
  const said = typed.trim();
  if (field === 'qty') {
    const number = said === '' ? 1 : typedQuantity(said);
    if (number === null || number > MOST_PIECES) return { ...row, unread: said.slice(0, LONGEST_UNREAD) };
    return { ...row, qty: number, unread: undefined };
  }
  if (field === 'hazard') {
    const found = HAZARDS.find((key) =>
      [key, hazards[key].zh, hazards[key].en].some((name) => plain(name) === plain(said)),
    );
    return { ...row, hazard: found ?? ('NONE' satisfies Hazard) };
  }
  return { ...row, [field]: typed.slice(0, max) };
}

const LONGEST_UNREAD = 20;

export interface Pasted {
  rows: FormSpecimen[];
  count: number;
  /** That found no room. */
  dropped: number;
  /** Whose pieces are no number. */
  unread: number;
}

/**
 * Lays a table into the list: by its own headings behind what is there, or from the cell it was pasted into.
 * @param at row and column from 0
 */
export function pasteSpecimens(
  kind: ServiceKind,
  rows: readonly FormSpecimen[],
  table: readonly (readonly string[])[],
  at: { row: number; column: number },
): Pasted {
  const columns = specimenColumns[kind];
  const [head = [], ...body] = table;
  const heads = head.map((cell) => meant(columns, cell));
  const isHeaded = new Set(heads.filter(Boolean)).size >= Math.min(2, head.length) && heads.some(Boolean);
  const laid = isHeaded ? heads : head.map((_, i) => columns[at.column + i]);
  const said = (isHeaded ? body : table).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const next = [...rows];
  let count = 0;
  for (const [i, cells] of said.entries()) {
    const row = at.row + i;
    if (row >= MOST_SPECIMENS) break;
    let one = next[row] ?? newSpecimen();
    for (const [j, cell] of cells.entries()) {
      const of = laid[j];
      if (of) one = withCell(one, of, cell);
    }
    next[row] = one;
    count += 1;
  }
  const unread = next.slice(at.row, at.row + count).filter((one) => one.unread !== undefined).length;
  return { rows: next, count, dropped: said.length - count, unread };
}
