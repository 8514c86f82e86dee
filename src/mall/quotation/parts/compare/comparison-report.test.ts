// The comparison on paper: a row for every line with every supplier, offered or not, and the totals.
import { expect, it } from 'vitest';
import type { CompareCell, CompareLine, CompareSupplier, Comparison } from '../../comparison.protocol.ts';
import { comparisonReport } from './comparison-report.ts';

const line = (lineNo: number) =>
  ({ lineNo, title: `AB-${lineNo}`, unit: '个', qty: 100, needed: 90 }) as CompareLine;
const supplier = (quoSn: string, storeName: string) =>
  ({
    quoSn,
    storeName,
    versionNo: 2,
    stateName: '已报价',
    offeredNum: 1,
    goodsAmount: '95.00',
    landed: '99.00',
    freight: { kind: 'fixed', fee: '4.00' },
    taxPerMille: 130,
    planText: '货到 30 天',
    note: '含包装',
    validUntil: '2026-12-01T16:00:00.000Z',
  }) as CompareSupplier;
const data = {
  lines: [line(1), line(2)],
  suppliers: [supplier('Q1', '甲'), supplier('Q2', '乙')],
  cells: [
    {
      lineNo: 1,
      quoSn: 'Q1',
      answer: 'same',
      partNo: 'AB-1',
      brandName: 'TI',
      number: 95,
      unitPrice: '1.000000',
      goodsAmount: '95.00',
      freightShare: '4.00',
      deductibleTax: '0.00',
      financeCost: '0.00',
      landed: '99.00',
      landedUnit: '1.100000',
      leadDays: 7,
      minNum: 10,
      multiple: 5,
      remark: '可分批',
      awardedNum: 95,
      pendingNum: 0,
      isLowest: true,
      isFastest: false,
      isBest: false,
      reasons: [],
    } as unknown as CompareCell,
  ],
} as unknown as Comparison;

it('has every line with every supplier, and as many cells as its head', () => {
  const [lines, totals] = comparisonReport(data, 'zh', (unit) => unit);
  expect(lines.rows).toHaveLength(4);
  for (const table of [lines, totals])
    for (const row of table.rows) expect(row).toHaveLength(table.head.length);
  const at = (name: string) => lines.rows[0]?.[lines.head.indexOf(name)];
  expect(at('供应商')).toBe('甲');
  expect(at('交期（工作日）')).toBe(7);
  expect(at('起订量')).toBe(10);
  expect(at('倍数')).toBe(5);
  // The offer ends with this day, which is midnight of the next.
  expect(at('有效期至')).toBe('2026-12-01');
  expect(at('标记')).toBe('中标 95 · 最低');
  expect(lines.rows[0]).toContain('可分批');
  expect(lines.rows[3]?.slice(0, 6)).toEqual(['AB-2', 2, '100 个', 90, '乙', '未报价']);
  expect(totals.rows[0]).toEqual(
    expect.arrayContaining(['甲', '1 / 2', 95, 99, '货到 30 天', '含包装', '13%']),
  );
});
