// The columns of a catalogue as a spreadsheet: what the template is headed by, and which headings are understood.
import type { Text } from '#kit/words/text.ts';

export type CatalogColumn =
  | 'mpn'
  | 'brand'
  | 'category'
  | 'package'
  | 'titleZh'
  | 'titleEn'
  | 'stock'
  | 'moq'
  | 'multiple'
  | 'packing'
  | 'leadDays'
  | 'datasheet'
  | 'rohs'
  | 'msl'
  | 'hsCode'
  | 'origin';

/** Without these three a row is no part. */
export const NEEDED: readonly CatalogColumn[] = ['mpn', 'brand', 'category'];

export const catalogColumns: Readonly<Record<CatalogColumn, Text>> = {
  mpn: { zh: '型号', en: 'Part number' },
  brand: { zh: '品牌', en: 'Brand' },
  category: { zh: '分类', en: 'Category' },
  package: { zh: '封装', en: 'Package' },
  titleZh: { zh: '中文名称', en: 'Name in Chinese' },
  titleEn: { zh: '英文名称', en: 'Name in English' },
  stock: { zh: '库存', en: 'Stock' },
  moq: { zh: '起订量', en: 'MOQ' },
  multiple: { zh: '倍数', en: 'Multiple' },
  packing: { zh: '整包装数', en: 'Pieces per pack' },
  leadDays: { zh: '交期（天）', en: 'Lead time (days)' },
  datasheet: { zh: '规格书网址', en: 'Datasheet URL' },
  rohs: { zh: 'RoHS', en: 'RoHS' },
  msl: { zh: '湿敏等级', en: 'MSL' },
  hsCode: { zh: '海关编码', en: 'HS code' },
  origin: { zh: '原产地', en: 'Country of origin' },
};

const COLUMNS = Object.keys(catalogColumns) as CatalogColumn[];
const plain = (heading: string): string => heading.toLowerCase().replace(/[\s（）()*＊_.:：-]/g, '');
const ALSO: Readonly<Record<string, CatalogColumn>> = {
  mpn: 'mpn',
  partno: 'mpn',
  物料型号: 'mpn',
  厂牌: 'brand',
  制造商: 'brand',
  manufacturer: 'brand',
  类别: 'category',
  类目: 'category',
  名称: 'titleZh',
  name: 'titleEn',
  description: 'titleEn',
  描述: 'titleZh',
  交期: 'leadDays',
  leadtime: 'leadDays',
  最小起订量: 'moq',
  datasheet: 'datasheet',
  规格书: 'datasheet',
  湿敏等级msl: 'msl',
  moisturesensitivitylevelmsl: 'msl',
  产地: 'origin',
  origin: 'origin',
};

/** What a heading names: a column, the price from a quantity on, or nothing of ours. */
export function columnOf(heading: string): CatalogColumn | { from: number } | undefined {
  const price = /^(?:单价|price)?[\s（(]*(\d{1,9})\s*\+/i.exec(heading.trim());
  if (price) return { from: Number(price[1]) };
  const word = plain(heading);
  if (word === '') return undefined;
  return (
    COLUMNS.find((column) =>
      [catalogColumns[column].zh, catalogColumns[column].en].some((one) => plain(one) === word),
    ) ?? (Object.hasOwn(ALSO, word) ? ALSO[word] : undefined)
  );
}

/** What the template is headed by; prices in yuan from a quantity on. */
export const templateRows: Readonly<Record<'zh' | 'en', readonly (readonly string[])[]>> = {
  zh: [
    [...COLUMNS.map((column) => catalogColumns[column].zh), '单价（1+）', '单价（100+）', '单价（1000+）'],
    [
      'RC0603FR-0710KL',
      'YAGEO',
      '贴片电阻',
      '0603',
      '10kΩ ±1% 厚膜电阻',
      '10 kΩ ±1% thick film resistor',
      '5000',
      '100',
      '100',
      '5000',
      '3',
      '',
      '符合',
      '1',
      '',
      '',
      '0.05',
      '0.02',
      '0.012',
    ],
  ],
  en: [
    [...COLUMNS.map((column) => catalogColumns[column].en), '1+', '100+', '1000+'],
    [
      'RC0603FR-0710KL',
      'YAGEO',
      'Chip Resistors',
      '0603',
      '10kΩ ±1% 厚膜电阻',
      '10 kΩ ±1% thick film resistor',
      '5000',
      '100',
      '100',
      '5000',
      '3',
      '',
      'Compliant',
      '1',
      '',
      '',
      '0.05',
      '0.02',
      '0.012',
    ],
  ],
};
