// Tables as spreadsheets paste them into the list of specimens.
import { expect, it } from 'vitest';
import { emptyForm, faultsOf, newSpecimen } from './entrust-form.ts';
import { pasteSpecimens, specimenColumns, withCell } from './specimen-columns.ts';

const table = (text: string) => text.split('\n').map((row) => row.split('\t'));

it('lays a table with headings by them, wherever it was pasted', () => {
  const { rows, count } = pasteSpecimens(
    'INSPECTION',
    [],
    table('批号\t样品名称\t数量\n2530A\t电容\t20\n\t\t\nB7\t电阻\t1,000'),
    { row: 0, column: 3 },
  );
  expect(count).toBe(2);
  expect(rows.map(({ name, lotNo, qty }) => [name, lotNo, qty])).toEqual([
    ['电容', '2530A', 20],
    ['电阻', 'B7', 1000],
  ]);
});

it('lays a table without headings from the cell on, over what is there', () => {
  const there = [{ ...newSpecimen(), name: '旧', maker: 'TI' }];
  const { rows } = pasteSpecimens('METERING', there, table('表\t8846A\tSN1\n表\t8846A\tSN2'), {
    row: 0,
    column: 0,
  });
  expect(rows.map(({ name, model, serialNo, maker }) => [name, model, serialNo, maker])).toEqual([
    ['表', '8846A', 'SN1', 'TI'],
    ['表', '8846A', 'SN2', ''],
  ]);
});

it('says what found no room behind row 500', () => {
  const { rows, count, dropped } = pasteSpecimens(
    'INSPECTION',
    [],
    table(Array(503).fill('a\tb').join('\n')),
    {
      row: 0,
      column: 0,
    },
  );
  expect([rows.length, count, dropped]).toEqual([500, 500, 3]);
});

it.each(['2,5', '-3', '1.5', '一千', '1e3', '99999', 'x'])(
  'pieces %s are no number: they stay to be mended, and the form is not right',
  (typed) => {
    const { rows } = pasteSpecimens('INSPECTION', [], table(`名称\t数量\t生产厂家\n电容\t${typed}\tTI`), {
      ...{ row: 0, column: 0 },
    });
    expect(rows).toMatchObject([{ name: '电容', maker: 'TI', unread: typed }]);
    const faults = faultsOf({ ...emptyForm('INSPECTION'), specimens: rows });
    expect(faults.find(({ at }) => at === 'specimens 1 qty')?.text.zh).toContain(typed);
  },
);

it.each([
  ['qty', '１２', 12],
  ['qty', '1,000', 1000],
  ['qty', '', 1],
  ['hazard', '电池', 'BATTERY'],
  ['hazard', 'explosive', 'NONE'],
] as const)('%s %s is kept as %s', (field, typed, kept) => {
  const column = specimenColumns.INSPECTION.find((one) => one.field === field)!;
  expect(withCell(newSpecimen(), column, typed)[field]).toBe(kept);
});
