// A comparison as a spreadsheet: one row per property, prices and pieces as numbers that can be reckoned with.
import type { SheetToWrite } from '#kit/xlsx/sheet-parts.ts';
import type { ContrastGoods } from '../contrast.protocol.ts';
import type { ContrastRow } from './contrast-rows.ts';

export interface SheetWords {
  title: string;
  property: string;
  differs: string;
  inYuan: (label: string) => string;
  address: string;
  exportedAt: string;
}

export interface ContrastSource {
  goods: readonly ContrastGoods[];
  rows: readonly ContrastRow[];
  /** Of the comparison, and when its prices and stock were read. */
  address: string;
  at: string;
}

/** The whole comparison; the second column marks rows that differ; where and when it was made stands at the end. */
export function contrastSheet({ goods, rows, address, at }: ContrastSource, say: SheetWords): SheetToWrite {
  const lines = rows.map(({ label, isMoney, isDifferent, cells }) => [
    isMoney ? say.inYuan(label) : label,
    isDifferent && goods.length > 1 ? say.differs : '',
    ...cells.map((cell) => cell?.n ?? cell?.href ?? cell?.text.replaceAll('\n', '; ') ?? '—'),
  ]);
  return {
    name: say.title,
    rows: [
      [say.property, '', ...goods.map(({ partNo }) => partNo)],
      ...lines,
      [say.address, '', address],
      [say.exportedAt, '', at],
    ],
  };
}
