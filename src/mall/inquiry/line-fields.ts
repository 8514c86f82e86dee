// What can be said of a line, kind by kind: names, widths in the sheet, choices. The sheet, a line's own window, tables and paper are all drawn from it.
import type { Text } from '#kit/words/text.ts';
import type { InquiryKind } from './inquiry-kinds.ts';
import {
  DISPOSAL_WORDS,
  GRADE_WORDS,
  LANGUAGE_WORDS,
  METERING_WORDS,
  REPORT_KIND_WORDS,
  SCHEME_WORDS,
  URGENCY_WORDS,
} from './wish-choices.ts';

export type FieldKind =
  | 'text'
  | 'long'
  | 'whole'
  | 'price'
  | 'day'
  | 'week'
  | 'choice'
  | 'yes'
  | 'list'
  | 'items';

export interface LineField {
  /** As on the wire; `qty` and `unit` belong to the line, everything else to its wish. */
  key: string;
  label: Text;
  kind: FieldKind;
  /** Longest text; for `whole` the largest number; for `list` the most entries. */
  most?: number;
  isRequired?: boolean;
  /** Pixels in the sheet; without it the field stands only in the line's own window. */
  width?: number;
  options?: Readonly<Record<string, Text>>;
  hint?: Text;
  /** Further names under which spreadsheets know it; compared without capitals and blanks. */
  alias?: readonly string[];
}

const qty = (zh: string, en: string): LineField => ({
  key: 'qty',
  label: { zh, en },
  kind: 'whole',
  most: 1_000_000_000,
  isRequired: true,
  width: 96,
  alias: ['数量', '采购数量', '需求数量', '件数', 'qty', 'quantity', 'pcs', 'amount'],
});
const unit: LineField = {
  key: 'unit',
  label: { zh: '单位', en: 'Unit' },
  kind: 'text',
  most: 10,
  width: 64,
  alias: ['unit', 'uom'],
};
const needBy = (width?: number): LineField => ({
  key: 'needBy',
  label: { zh: '需要日期', en: 'Needed by' },
  kind: 'day',
  width,
  alias: ['交期', '需求日期', '需求日', '交货日期', 'needby', 'duedate', 'date'],
});

const GOODS: readonly LineField[] = [
  {
    key: 'partNo',
    label: { zh: '型号', en: 'Part number' },
    kind: 'text',
    most: 80,
    width: 190,
    alias: ['料号', '规格型号', '物料型号', '制造商型号', 'mpn', 'partno', 'part', 'part#', 'p/n'],
  },
  {
    key: 'brandName',
    label: { zh: '品牌', en: 'Brand' },
    kind: 'text',
    most: 60,
    width: 120,
    alias: ['厂牌', '厂家', '制造商', '生产商', 'manufacturer', 'mfr', 'maker'],
  },
  qty('数量', 'Quantity'),
  unit,
  {
    key: 'targetPrice',
    label: { zh: '目标单价', en: 'Target price' },
    kind: 'price',
    most: 20,
    width: 100,
    hint: { zh: '含税，元；可不填', en: 'With tax, in yuan; may be left empty' },
    alias: ['目标价', '期望单价', '期望价', '单价', 'targetprice', 'target', 'price'],
  },
  needBy(136),
  {
    key: 'description',
    label: { zh: '描述', en: 'Description' },
    kind: 'long',
    most: 300,
    width: 220,
    hint: {
      zh: '没有型号时，用文字说明要什么',
      en: 'Say in words what is wanted where there is no part number',
    },
    alias: ['说明', '备注', '名称', '品名', '物料描述', '规格', 'note', 'remark', 'comment', 'desc'],
  },
  {
    key: 'packageName',
    label: { zh: '封装', en: 'Package' },
    kind: 'text',
    most: 60,
    alias: ['package', 'footprint', 'case'],
  },
  {
    key: 'matCode',
    label: { zh: '物料编码', en: 'Material code' },
    kind: 'text',
    most: 60,
    alias: ['物料号', '内部料号', 'matcode', 'material', 'internalno'],
  },
  {
    key: 'annualNum',
    label: { zh: '年用量', en: 'Annual volume' },
    kind: 'whole',
    most: 10_000_000_000,
    alias: ['年需求', 'eau', 'annual'],
  },
  {
    key: 'dateCodeFrom',
    label: { zh: '批号不早于', en: 'Date code from' },
    kind: 'week',
    most: 10,
    hint: { zh: '年周，如 2540；留空不限', en: 'Year and week, e.g. 2540; empty for any' },
    alias: ['批号', '批次', '年份', 'datecode', 'd/c', 'dc'],
  },
  {
    key: 'grade',
    label: { zh: '质量等级', en: 'Grade' },
    kind: 'choice',
    options: GRADE_WORDS,
    alias: ['等级', 'grade'],
  },
  {
    key: 'certificates',
    label: { zh: '证明文件', en: 'Certificates' },
    kind: 'list',
    most: 10,
    hint: {
      zh: '如 RoHS、原厂出货证明；用逗号分开',
      en: 'E.g. RoHS, maker’s delivery proof; separated by commas',
    },
  },
  { key: 'isSingleLot', label: { zh: '须同一批次', en: 'Single lot only' }, kind: 'yes' },
  { key: 'isSampleFirst', label: { zh: '先送样', en: 'Sample first' }, kind: 'yes' },
];

const INSPECTION: readonly LineField[] = [
  {
    key: 'sampleName',
    label: { zh: '样品名称', en: 'Sample' },
    kind: 'text',
    most: 100,
    isRequired: true,
    width: 180,
    alias: ['样品', '产品名称', '名称', 'samplename', 'product', 'name'],
  },
  {
    key: 'model',
    label: { zh: '型号规格', en: 'Model' },
    kind: 'text',
    most: 80,
    width: 130,
    alias: ['型号', '规格'],
  },
  qty('样品数量', 'Samples'),
  unit,
  {
    key: 'items',
    label: { zh: '检测项目', en: 'Test items' },
    kind: 'items',
    most: 50,
    isRequired: true,
    width: 240,
    alias: ['项目', '试验项目', 'tests', 'items', 'test'],
  },
  {
    key: 'reportKind',
    label: { zh: '报告类型', en: 'Report' },
    kind: 'choice',
    options: REPORT_KIND_WORDS,
    width: 128,
  },
  { key: 'urgency', label: { zh: '加急', en: 'Urgency' }, kind: 'choice', options: URGENCY_WORDS, width: 96 },
  needBy(136),
  {
    key: 'maker',
    label: { zh: '生产厂家', en: 'Maker' },
    kind: 'text',
    most: 80,
    alias: ['厂家', '制造商', 'maker'],
  },
  {
    key: 'purpose',
    label: { zh: '检测目的', en: 'Purpose' },
    kind: 'long',
    most: 200,
    alias: ['用途', '目的'],
  },
  {
    key: 'reportLanguage',
    label: { zh: '报告语言', en: 'Report language' },
    kind: 'choice',
    options: LANGUAGE_WORDS,
  },
  {
    key: 'disposal',
    label: { zh: '样品处置', en: 'Samples afterwards' },
    kind: 'choice',
    options: DISPOSAL_WORDS,
  },
  { key: 'isWitnessed', label: { zh: '现场见证', en: 'Witnessed' }, kind: 'yes' },
  { key: 'isConfidential', label: { zh: '保密要求', en: 'Confidential' }, kind: 'yes' },
];

const METERING: readonly LineField[] = [
  {
    key: 'instrument',
    label: { zh: '器具名称', en: 'Instrument' },
    kind: 'text',
    most: 100,
    isRequired: true,
    width: 180,
    alias: ['仪器', '仪器名称', '设备名称', '名称', 'device', 'name'],
  },
  {
    key: 'model',
    label: { zh: '型号规格', en: 'Model' },
    kind: 'text',
    most: 80,
    width: 130,
    alias: ['型号', '规格'],
  },
  qty('台数', 'Instruments'),
  unit,
  {
    key: 'service',
    label: { zh: '服务类型', en: 'Service' },
    kind: 'choice',
    options: METERING_WORDS,
    width: 110,
    alias: ['类型', 'service'],
  },
  {
    key: 'accuracy',
    label: { zh: '准确度', en: 'Accuracy' },
    kind: 'text',
    most: 60,
    width: 110,
    alias: ['精度', '准确度等级', '不确定度'],
  },
  {
    key: 'regulation',
    label: { zh: '依据规程', en: 'Regulation' },
    kind: 'text',
    most: 60,
    width: 120,
    hint: { zh: 'JJG 或 JJF 编号', en: 'JJG or JJF number' },
    alias: ['规程', '规范', 'jjg', 'jjf'],
  },
  needBy(136),
  {
    key: 'maker',
    label: { zh: '生产厂家', en: 'Maker' },
    kind: 'text',
    most: 80,
    alias: ['厂家', '制造商', 'maker'],
  },
  {
    key: 'serialNumbers',
    label: { zh: '出厂编号', en: 'Serial numbers' },
    kind: 'list',
    most: 100,
    hint: { zh: '多台用逗号分开', en: 'Several separated by commas' },
    alias: ['编号', '序列号', 'serial', 'serialnumber', 's/n', 'sn'],
  },
  {
    key: 'certificateHolder',
    label: { zh: '证书单位', en: 'Certificate holder' },
    kind: 'text',
    most: 100,
    alias: ['委托单位', '证书抬头'],
  },
  {
    key: 'lastDue',
    label: { zh: '上次有效期至', en: 'Last due date' },
    kind: 'day',
    alias: ['有效期', '到期日'],
  },
  { key: 'isOnSite', label: { zh: '现场服务', en: 'On site' }, kind: 'yes' },
];

const AUTHEN: readonly LineField[] = [
  {
    key: 'productSeries',
    label: { zh: '产品系列', en: 'Product series' },
    kind: 'text',
    most: 100,
    isRequired: true,
    width: 180,
    alias: ['产品', '产品名称', '系列', 'product', 'series', 'name'],
  },
  {
    key: 'scheme',
    label: { zh: '认证类型', en: 'Scheme' },
    kind: 'choice',
    options: SCHEME_WORDS,
    width: 140,
    alias: ['认证', 'scheme'],
  },
  {
    key: 'models',
    label: { zh: '型号', en: 'Models' },
    kind: 'long',
    most: 300,
    width: 160,
    alias: ['规格', '规格型号'],
  },
  {
    key: 'standards',
    label: { zh: '标准', en: 'Standards' },
    kind: 'long',
    most: 300,
    width: 160,
    alias: ['依据标准', 'standard'],
  },
  qty('样品数量', 'Samples'),
  unit,
  {
    key: 'targetMarket',
    label: { zh: '目标市场', en: 'Market' },
    kind: 'text',
    most: 100,
    width: 110,
    alias: ['市场', '国家'],
  },
  needBy(136),
  { key: 'applicant', label: { zh: '申请人', en: 'Applicant' }, kind: 'text', most: 100 },
  { key: 'maker', label: { zh: '制造商', en: 'Maker' }, kind: 'text', most: 100 },
  { key: 'factory', label: { zh: '生产厂', en: 'Factory' }, kind: 'long', most: 200, alias: ['工厂'] },
  { key: 'existingReports', label: { zh: '已有报告', en: 'Existing reports' }, kind: 'long', most: 300 },
];

export const lineFields: Readonly<Record<InquiryKind, readonly LineField[]>> = {
  GOODS,
  INSPECTION,
  METERING,
  AUTHEN,
};
