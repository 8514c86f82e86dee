// What a column of a bill of materials may be, with the word a visitor chooses it by.
import type { Text } from '#kit/words/text.ts';

export const COLUMN_ROLES = [
  'designators',
  'qty',
  'partNo',
  'otherPartNo',
  'brandName',
  'value',
  'packageName',
  'description',
  'supplierCode',
  'matCode',
  'fitted',
  'note',
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

export const columnRoleWords: Readonly<Record<ColumnRole, Text>> = {
  designators: { zh: '位号', en: 'Designators' },
  qty: { zh: '数量', en: 'Quantity' },
  partNo: { zh: '型号', en: 'Part number' },
  otherPartNo: { zh: '替代型号', en: 'Alternative part number' },
  brandName: { zh: '品牌', en: 'Manufacturer' },
  value: { zh: '参数值', en: 'Value' },
  packageName: { zh: '封装', en: 'Package' },
  description: { zh: '描述', en: 'Description' },
  supplierCode: { zh: '供应商编号', en: "Supplier's number" },
  matCode: { zh: '物料编码', en: 'Own material code' },
  fitted: { zh: '是否贴装', en: 'Fitted or not' },
  note: { zh: '备注', en: 'Note' },
};
