// The whole comparison as a table to print or to take along: every line with every supplier, then what each comes to.
import { type Spoken, speak } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import { cellKey } from '../../compare-quotations.ts';
import type { CompareCell, CompareLine, CompareSupplier, Comparison } from '../../comparison.protocol.ts';
import { quoteWords } from '../quote-words.ts';
import { lastValidDay } from '../sheet/valid-days.ts';
import { freightText } from '../version/version-terms.tsx';
import { compareWords } from './compare-words.ts';
import { cellsByKey } from './split.ts';

type Say = Spoken<typeof compareWords>;
type Value = string | number | null;

export interface ReportTable {
  title: string;
  head: string[];
  rows: Value[][];
}

/** Two tables: the lines, and the totals by supplier. Money is in yuan. @param unitOf writes a unit in the reader's language */
export function comparisonReport(
  data: Comparison,
  language: Language,
  unitOf: (unit: string) => string,
): [lines: ReportTable, totals: ReportTable] {
  const say = speak(compareWords, language);
  const words = speak(quoteWords, language);
  const cells = cellsByKey(data.cells);
  return [
    {
      title: say.lines,
      head: [
        say.line,
        say.lineNumber,
        say.askedQty,
        say.needed,
        say.supplierName,
        say.offeredPart,
        say.marks,
        say.toBuy,
        say.inYuan(say.unitPrice),
        say.inYuan(say.goodsAmount),
        say.inYuan(say.freightShare),
        say.inYuan(say.deductibleTax),
        say.inYuan(say.financeCost),
        say.inYuan(say.landed),
        say.inYuan(say.perPiece),
        say.leadDays,
        say.leastNumber,
        say.multipleOf,
        say.validUntil,
        say.remark,
      ],
      rows: data.lines.flatMap((line) =>
        data.suppliers.map((supplier) =>
          rowOf(line, supplier, cells.get(cellKey(line.lineNo, supplier.quoSn)), say, unitOf),
        ),
      ),
    },
    {
      title: say.totalsBySupplier,
      head: [
        say.supplierName,
        say.offerVersion,
        say.linesHead,
        say.inYuan(say.goodsAmount),
        say.inYuan(say.landed),
        say.freight,
        say.tax,
        say.plan,
        say.validUntil,
        say.note,
      ],
      rows: data.suppliers.map((one) => [
        one.storeName,
        `${say.versionOf(one.versionNo)} ${one.stateName}`,
        `${one.offeredNum} / ${data.lines.length}`,
        Number(one.goodsAmount),
        Number(one.landed),
        freightText(one.freight, words),
        `${one.taxPerMille / 10}%`,
        one.planText,
        one.validUntil ? lastValidDay(one.validUntil) : '',
        one.note,
      ]),
    },
  ];
}

function rowOf(
  line: CompareLine,
  supplier: CompareSupplier,
  cell: CompareCell | undefined,
  say: Say,
  unitOf: (unit: string) => string,
): Value[] {
  const name: Value[] = [
    line.title,
    line.lineNo,
    `${line.qty} ${unitOf(line.unit)}`,
    line.needed,
    supplier.storeName,
  ];
  if (!cell || cell.number === 0)
    return [
      ...name,
      cell?.answer === 'none' ? say.notAvailable : say.noOffer,
      ...Array.from({ length: 13 }, () => null),
      cell?.remark ?? '',
    ];
  return [
    ...name,
    [cell.answer === 'alternative' ? say.alternative : '', cell.partNo, cell.brandName]
      .filter(Boolean)
      .join(' · '),
    marksOf(cell, say),
    cell.number,
    Number(cell.unitPrice),
    Number(cell.goodsAmount),
    Number(cell.freightShare),
    Number(cell.deductibleTax),
    Number(cell.financeCost),
    Number(cell.landed),
    cell.landedUnit === null ? null : Number(cell.landedUnit),
    cell.leadDays,
    cell.minNum,
    cell.multiple,
    supplier.validUntil ? lastValidDay(supplier.validUntil) : '',
    [...cell.reasons.map(({ text }) => text), cell.remark].filter(Boolean).join('; '),
  ];
}

const marksOf = (cell: CompareCell, say: Say): string =>
  [
    cell.awardedNum > 0 && say.won(cell.awardedNum.toLocaleString('en-US')),
    cell.pendingNum > 0 && say.pending(cell.pendingNum.toLocaleString('en-US')),
    cell.isLowest && say.lowest,
    cell.isFastest && say.fastest,
    cell.isBest && say.best,
  ]
    .filter(Boolean)
    .join(' · ');
