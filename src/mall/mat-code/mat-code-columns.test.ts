// Lists of material codes come from many programs: their columns are recognised by their heads.
import { expect, test } from 'vitest';
import { guessMatColumns } from './mat-code-columns.ts';

test.each([
  [
    'our own file, zh',
    [['物料编码', '物料名称', '规格描述', '品牌', '厂家型号', '优选等级', '单位', '换算系数']],
    0,
    { matCode: 0, matName: 1, spec: 2, brand: 3, partNo: 4, grade: 5, unit: 6, unitFactor: 7 },
  ],
  [
    'our own file, en',
    [['Material code', 'Name', 'Specification', 'Brand', 'Part number', 'Alternates', 'State']],
    0,
    { matCode: 0, matName: 1, spec: 2, brand: 3, partNo: 4, alternates: 5, state: 6 },
  ],
  [
    'a list out of an ERP, with a title above',
    [['存货档案', ''], ['2026-11-01'], ['序号', '存货编码', '存货名称', '规格型号', '主计量单位', '备注']],
    2,
    { matCode: 1, matName: 2, partNo: 3, unit: 4, notes: 5 },
  ],
  [
    'marked as required, wide letters, blanks',
    [['料 号（必填）', 'ＭＰＮ', 'Mfr.', 'UOM']],
    0,
    { matCode: 0, partNo: 1, brand: 2, unit: 3 },
  ],
  [
    'two columns that could be the name: the surer one',
    [['Item No', 'Description', 'Material name', 'Manufacturer Part Number']],
    0,
    { matCode: 0, matName: 2, partNo: 3 },
  ],
  [
    'nothing that looks like a head',
    [
      ['1', '2'],
      ['a', 'b'],
    ],
    -1,
    {},
  ],
  ['nothing at all', [], -1, {}],
])('%s', (_name, rows, headRow, columns) => {
  expect(guessMatColumns(rows)).toEqual({ headRow, columns });
});
