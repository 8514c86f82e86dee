// How the columns of a list of material codes are called, in the mall's own files and in anybody's: which column is what.
import type { Text } from '#kit/words/text.ts';
import { IMPORT_COLUMNS, type ImportColumn } from './mat-import.ts';

/** As the mall's own files head them. */
export const MAT_COLUMN_NAMES: Record<ImportColumn, Text> = {
  matCode: { zh: '物料编码', en: 'Material code' },
  matName: { zh: '物料名称', en: 'Name' },
  spec: { zh: '规格描述', en: 'Specification' },
  brand: { zh: '品牌', en: 'Brand' },
  partNo: { zh: '厂家型号', en: 'Part number' },
  grade: { zh: '优选等级', en: 'Grade' },
  unit: { zh: '单位', en: 'Unit' },
  unitFactor: { zh: '换算系数', en: 'Pieces per unit' },
  storeName: { zh: '首选店铺', en: 'Preferred store' },
  productId: { zh: '首选货品编号', en: 'Preferred product number' },
  alternates: { zh: '替代型号', en: 'Alternates' },
  project: { zh: '默认项目', en: 'Default project' },
  notes: { zh: '备注', en: 'Notes' },
  state: { zh: '状态', en: 'State' },
};

/** What other people's files call them, without blanks and signs, in small letters; the more certain first. */
const OTHER_NAMES: Record<ImportColumn, readonly string[]> = {
  matCode: [
    ...[
      '物料编号',
      '物料代码',
      '物料号',
      '料号',
      '企业料号',
      '内部料号',
      '公司料号',
      '存货编码',
      '存货代码',
      '品号',
    ],
    ...[
      '客户料号',
      '物料',
      '编码',
      'code',
      'materialno',
      'materialnumber',
      'material',
      'matcode',
      'matno',
      'itemcode',
    ],
    ...[
      'itemno',
      'itemnumber',
      'item',
      'ipn',
      'internalpartnumber',
      'internalpn',
      'internalpartno',
      'cpn',
      'companypn',
    ],
    ...[
      'customerpartnumber',
      'customerpn',
      'customerpartno',
      'housepartnumber',
      'erpcode',
      'ourcode',
      'stockcode',
      'sku',
    ],
  ],
  matName: ['名称', '品名', '存货名称', '物料描述', 'materialname', 'itemname', 'description', 'desc'],
  spec: [
    ...['规格', '规格参数', '规格说明', '描述', '参数', 'spec', 'specifications', 'value', 'parameters'],
    '规格书描述',
  ],
  brand: [
    ...[
      '厂家',
      '厂商',
      '制造商',
      '生产厂家',
      '生产商',
      '品牌厂家',
      'manufacturer',
      'mfr',
      'mfg',
      'maker',
      'make',
      'vendorbrand',
    ],
    ...['manufacturername', 'mfrname', 'mfgname'],
  ],
  partNo: [
    ...[
      '型号',
      '制造商型号',
      '原厂型号',
      '厂商型号',
      '制造商料号',
      '厂家料号',
      '原厂料号',
      '器件型号',
      '规格型号',
      'mpn',
    ],
    ...[
      'manufacturerpartnumber',
      'manufacturerpartno',
      'mfrpartnumber',
      'mfrpartno',
      'mfrpn',
      'mfgpn',
      'mfgpartno',
      'partno',
    ],
    ...['mfgpartnumber', 'manufacturerpn', 'partnumber', 'pn', 'partnum'],
  ],
  grade: ['等级', '物料等级', '优选级别', '推荐等级', 'preferredgrade', 'preference', 'class'],
  unit: ['计量单位', '主计量单位', 'uom', 'units'],
  unitFactor: [
    '换算率',
    '转换系数',
    '每单位数量',
    '包装数量',
    'factor',
    'conversionfactor',
    'conversion',
    'packqty',
  ],
  storeName: ['店铺', '首选供应店铺', 'store', 'storename'],
  productId: ['货品编号', '货品id', 'productid', 'productnumber', 'productno'],
  alternates: [
    '替代料',
    '替代物料',
    '批准替代',
    '可替代型号',
    'alternate',
    'alternatives',
    'approvedalternates',
    'alternatepartnumbers',
  ],
  project: ['项目', '所属项目', '项目名称', 'project', 'projectname'],
  notes: ['说明', '附注', 'note', 'remark', 'remarks', 'comment', 'comments'],
  state: ['物料状态', 'status'],
};

const plain = (head: string): string =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[(（【[].*?[)）】\]]/g, '') // 物料编码（必填）
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const KNOWN = new Map<string, { column: ImportColumn; rank: number }>();
for (const column of IMPORT_COLUMNS) {
  const own = MAT_COLUMN_NAMES[column];
  for (const [rank, name] of [own.zh, own.en, ...OTHER_NAMES[column]].entries()) {
    if (!KNOWN.has(plain(name))) KNOWN.set(plain(name), { column, rank });
  }
}

const LOOKED_AT = 20; // rows; chosen: titles and logos stand above a head, no more

/** Where the head of a sheet is (-1: nothing looks like one) and which column is what, by their indexes. */
export function guessMatColumns(rows: readonly (readonly string[])[]): {
  headRow: number;
  columns: Partial<Record<ImportColumn, number>>;
} {
  let best: ReturnType<typeof guessMatColumns> = { headRow: -1, columns: {} };
  for (const [headRow, row] of rows.slice(0, LOOKED_AT).entries()) {
    const columns = columnsOf(row);
    if (Object.keys(columns).length > Object.keys(best.columns).length) best = { headRow, columns };
  }
  return best;
}

/** The surest name wins where two columns could be the same. */
function columnsOf(row: readonly string[]): Partial<Record<ImportColumn, number>> {
  const found: Partial<Record<ImportColumn, { index: number; rank: number }>> = {};
  for (const [index, head] of row.entries()) {
    const known = KNOWN.get(plain(head ?? ''));
    if (!known) continue;
    const held = found[known.column];
    if (!held || known.rank < held.rank) found[known.column] = { index, rank: known.rank };
  }
  return Object.fromEntries(Object.entries(found).map(([column, { index }]) => [column, index]));
}
