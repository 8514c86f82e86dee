// Statements as banks write them: headings in many words, money in one column or two, the same line known again.
import { expect, it } from 'vitest';
import { guessBankColumns, readStatement } from './read-statement.ts';

const read = (...rows: string[][]) => readStatement(rows, guessBankColumns(rows), '62220001');
const brief = (...rows: string[][]) =>
  read(...rows).lines.map(({ day, isOut, amount, otherName, remark }) =>
    [day, isOut ? 'out' : 'in', amount, otherName, remark].join(' ').trim(),
  );

it('two columns of money, with titles above and a sum below', () => {
  const rows = [
    ['中国工商银行企业明细查询'],
    ['账号', '4000 0212 0920'],
    ['交易日期', '凭证号', '借方发生额', '贷方发生额', '余额', '对方户名', '对方账号', '摘要', '用途'],
    ['20261125', 'A1', '', '1,234.50', '9,999.00', '甲公司', '6222-01', '转账', '货款 YC1'],
    ['2026-11-25 10:20:30', 'A2', '8.00', '0.00', '9,991.00', '', '', '手续费', '手续费'],
    ['合计', '', '8.00', '1,234.50'],
  ];
  expect(brief(...rows)).toEqual(['2026-11-25 in 123450 甲公司 转账 货款 YC1', '2026-11-25 out 800  手续费']);
  expect(read(...rows).lines[0]).toMatchObject({
    rowNo: 4,
    serial: 'A1',
    otherAccount: '622201',
    account: '62220001',
  });
});

it.each([
  [
    ['交易时间', '借贷标志', '交易金额', '对方名称'],
    ['2026/1/6', '贷', '￥5.00', '乙'],
    '2026-01-06 in 500 乙',
  ],
  [
    ['交易时间', '借贷标志', '交易金额', '对方名称'],
    ['2026年1月16日', '借', '5', '乙'],
    '2026-01-16 out 500 乙',
  ],
  [['日期', '金额', '对方户名', '附言'], ['2026-11-25', '-7.10', '丙', 'x'], '2026-11-25 out 710 丙 x'],
  [['Date', 'Amount', 'Counterparty', 'Remark'], ['2026-11-25', '+7.10', 'C', 'x'], '2026-11-25 in 710 C x'],
])('%s', (head, row, wanted) => {
  expect(brief(head, row)).toEqual([wanted]);
});

it('what moved money and cannot be read is said, and what moved none is passed over', () => {
  const head = ['日期', '流水号', '收入', '支出', '对方户名'];
  const { lines, unread } = read(
    head,
    ['2026-13-45', 'a', '1.00', '', ''],
    ['2026-11-25', 'b', '一元', '', ''],
    ['2026-11-25', 'c', '1.00', '1.00', ''],
    ['2026-11-25', 'd', '', '', ''],
    ['', '', '3.00', '', ''],
    ['2026-11-25', 'e', '0.00', '', ''],
  );
  expect(lines).toEqual([]);
  expect(unread.map(({ rowNo }) => rowNo)).toEqual([2, 3, 4, 7]);
  expect(unread.at(-1)!.fault.zh).toContain('金额为 0');
});

it('a line is known by its serial, else by all that it says and how often it stands there', () => {
  const head = ['日期', '流水号', '收入', '支出', '对方户名'];
  const row = ['2026-11-25', '', '1.00', '', '甲'];
  const keys = (...rows: string[][]) => read(head, ...rows).lines.map(({ rowKey }) => rowKey);
  expect(keys(['2026-11-25', 'S 1', '1.00'], ['2026-11-26', 'S1', '2.00'])).toEqual([
    '62220001 S1 in',
    '62220001 S1 in',
  ]);
  const [one, two, other] = keys(row, row, row.with(4, '乙'));
  expect(new Set([one, two, other]).size).toBe(3);
  expect(keys(row, row)).toEqual([one, two]);
});
