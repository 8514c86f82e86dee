// Lists of material codes come from many programs: their columns are recognised by their heads.
import { expect, test } from 'vitest';
import { guessMatColumns, MAT_COLUMN_NAMES } from './mat-code-columns.ts';
import { IMPORT_COLUMNS } from './mat-import.ts';

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

test.each([
  [
    'matCode',
    'code materialno materialnumber material matcode matno itemcode itemno itemnumber item ipn internalpartnumber internalpn internalpartno cpn companypn customerpartnumber customerpn customerpartno housepartnumber erpcode ourcode stockcode sku',
  ],
  ['matName', 'materialname itemname description desc'],
  ['spec', 'spec specifications value parameters'],
  ['brand', 'manufacturer mfr mfg maker make vendorbrand manufacturername mfrname mfgname'],
  [
    'partNo',
    'mpn manufacturerpartnumber manufacturerpartno mfrpartnumber mfrpartno mfrpn mfgpn mfgpartno partno mfgpartnumber manufacturerpn partnumber pn partnum',
  ],
  ['grade', 'preferredgrade preference class'],
  ['unit', 'uom units'],
  ['unitFactor', 'factor conversionfactor conversion packqty'],
  ['storeName', 'store storename'],
  ['productId', 'productid productnumber productno'],
  ['alternates', 'alternate alternatives approvedalternates alternatepartnumbers'],
  ['project', 'project projectname'],
  ['notes', 'note remark remarks comment comments'],
  ['state', 'status'],
])('%s is what other programs call %s', (column, heads) => {
  for (const head of heads.split(' ')) expect(guessMatColumns([[head]]).columns).toEqual({ [column]: 0 });
});

test('our own heads are all known, in both languages, in any case', () => {
  for (const column of IMPORT_COLUMNS)
    for (const head of [MAT_COLUMN_NAMES[column].zh, MAT_COLUMN_NAMES[column].en.toUpperCase()])
      expect(guessMatColumns([[head]]).columns).toEqual({ [column]: 0 });
});

test('the surer name wins wherever it stands, and the first of two alike', () => {
  expect(guessMatColumns([['Name', 'Description']]).columns).toEqual({ matName: 0 });
  expect(guessMatColumns([['Description', 'Name']]).columns).toEqual({ matName: 1 });
  expect(guessMatColumns([['Name', 'Name']]).columns).toEqual({ matName: 0 });
});

test('a head stands within the first twenty rows, and the one that says most is taken', () => {
  const title = (rows: number) => Array.from({ length: rows }, () => ['2026']);
  expect(guessMatColumns([...title(19), ['MPN', 'Brand']]).headRow).toBe(19);
  expect(guessMatColumns([...title(20), ['MPN', 'Brand']])).toEqual({ headRow: -1, columns: {} });
  expect(guessMatColumns([['Brand'], ['MPN', 'Brand'], ['Brand', 'MPN']]).headRow).toBe(1);
});

test('cells that are missing say nothing', () => {
  const holes: string[] = [];
  holes[2] = 'MPN';
  expect(guessMatColumns([holes]).columns).toEqual({ partNo: 2 });
});
