// What can be said of a line, kind by kind: names, widths in the sheet, choices. The sheet, a line's own window, tables, paper and the comparison of versions are all drawn from it.
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

type FieldKind = 'text' | 'long' | 'whole' | 'price' | 'day' | 'week' | 'choice' | 'yes' | 'list' | 'items';

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
  /** Further names under which spreadsheets know it, one after another; compared without capitals and blanks. */
  alias?: string;
}

const of =
  (kind: FieldKind) =>
  (key: string, zh: string, en: string, more: Partial<LineField> = {}): LineField => ({
    key,
    label: { zh, en },
    kind,
    ...more,
  });
const [text, long, whole, price, day] = [of('text'), of('long'), of('whole'), of('price'), of('day')];
const [week, choice, yes, list, items] = [of('week'), of('choice'), of('yes'), of('list'), of('items')];

const qty = (zh: string, en: string) =>
  whole('qty', zh, en, {
    most: 1_000_000_000,
    isRequired: true,
    width: 96,
    alias: '数量 采购数量 需求数量 件数 qty quantity pcs amount',
  });
const unit = text('unit', '单位', 'Unit', { most: 10, width: 64, alias: 'unit uom' });
const needBy = day('needBy', '需要日期', 'Needed by', {
  width: 136,
  alias: '交期 需求日期 需求日 交货日期 needby duedate date',
});
const model = text('model', '型号规格', 'Model', { most: 80, width: 130, alias: '型号 规格' });
const maker = text('maker', '生产厂家', 'Maker', { most: 80, alias: '厂家 制造商 maker' });

export const lineFields: Readonly<Record<InquiryKind, readonly LineField[]>> = {
  GOODS: [
    text('partNo', '型号', 'Part number', {
      most: 80,
      width: 190,
      alias: '料号 规格型号 物料型号 制造商型号 mpn partno part part# p/n',
    }),
    text('brandName', '品牌', 'Brand', {
      most: 60,
      width: 120,
      alias: '厂牌 厂家 制造商 生产商 manufacturer mfr maker',
    }),
    qty('数量', 'Quantity'),
    unit,
    price('targetPrice', '目标单价', 'Target price', {
      most: 20,
      width: 100,
      hint: { zh: '含税，元；可不填', en: 'With tax, in yuan; may be left empty' },
      alias: '目标价 期望单价 期望价 单价 targetprice target price',
    }),
    needBy,
    long('description', '描述', 'Description', {
      most: 300,
      width: 220,
      hint: {
        zh: '没有型号时，用文字说明要什么',
        en: 'Say in words what is wanted where there is no part number',
      },
      alias: '说明 备注 名称 品名 物料描述 规格 note remark comment desc',
    }),
    text('packageName', '封装', 'Package', { most: 60, alias: 'package footprint case' }),
    text('matCode', '物料编码', 'Material code', {
      most: 60,
      alias: '物料号 内部料号 matcode material internalno',
    }),
    whole('annualNum', '年用量', 'Annual volume', { most: 10_000_000_000, alias: '年需求 eau annual' }),
    week('dateCodeFrom', '批号不早于', 'Date code from', {
      most: 10,
      hint: { zh: '年周，如 2540；留空不限', en: 'Year and week, e.g. 2540; empty for any' },
      alias: '批号 批次 年份 datecode d/c dc',
    }),
    choice('grade', '质量等级', 'Grade', { options: GRADE_WORDS, alias: '等级 grade' }),
    list('certificates', '证明文件', 'Certificates', {
      most: 10,
      hint: {
        zh: '如 RoHS、原厂出货证明；用逗号分开',
        en: 'E.g. RoHS, maker’s delivery proof; separated by commas',
      },
    }),
    yes('isSingleLot', '须同一批次', 'Single lot only'),
    yes('isSampleFirst', '先送样', 'Sample first'),
  ],
  INSPECTION: [
    text('sampleName', '样品名称', 'Sample', {
      most: 100,
      isRequired: true,
      width: 180,
      alias: '样品 产品名称 名称 samplename product name',
    }),
    model,
    qty('样品数量', 'Samples'),
    unit,
    items('items', '检测项目', 'Test items', {
      most: 50,
      isRequired: true,
      width: 240,
      alias: '项目 试验项目 tests items test',
    }),
    choice('reportKind', '报告类型', 'Report', { width: 128, options: REPORT_KIND_WORDS }),
    choice('urgency', '加急', 'Urgency', { width: 96, options: URGENCY_WORDS }),
    needBy,
    maker,
    long('purpose', '检测目的', 'Purpose', { most: 200, alias: '用途 目的' }),
    choice('reportLanguage', '报告语言', 'Report language', { options: LANGUAGE_WORDS }),
    choice('disposal', '样品处置', 'Samples afterwards', { options: DISPOSAL_WORDS }),
    yes('isWitnessed', '现场见证', 'Witnessed'),
    yes('isConfidential', '保密要求', 'Confidential'),
  ],
  METERING: [
    text('instrument', '器具名称', 'Instrument', {
      most: 100,
      isRequired: true,
      width: 180,
      alias: '仪器 仪器名称 设备名称 名称 device name',
    }),
    model,
    qty('台数', 'Instruments'),
    unit,
    choice('service', '服务类型', 'Service', {
      width: 110,
      options: METERING_WORDS,
      alias: '类型 service',
    }),
    text('accuracy', '准确度', 'Accuracy', { most: 60, width: 110, alias: '精度 准确度等级 不确定度' }),
    text('regulation', '依据规程', 'Regulation', {
      most: 60,
      width: 120,
      hint: { zh: 'JJG 或 JJF 编号', en: 'JJG or JJF number' },
      alias: '规程 规范 jjg jjf',
    }),
    needBy,
    maker,
    list('serialNumbers', '出厂编号', 'Serial numbers', {
      most: 100,
      hint: { zh: '多台用逗号分开', en: 'Several separated by commas' },
      alias: '编号 序列号 serial serialnumber s/n sn',
    }),
    text('certificateHolder', '证书单位', 'Certificate holder', { most: 100, alias: '委托单位 证书抬头' }),
    day('lastDue', '上次有效期至', 'Last due date', { alias: '有效期 到期日' }),
    yes('isOnSite', '现场服务', 'On site'),
  ],
  AUTHEN: [
    text('productSeries', '产品系列', 'Product series', {
      most: 100,
      isRequired: true,
      width: 180,
      alias: '产品 产品名称 系列 product series name',
    }),
    choice('scheme', '认证类型', 'Scheme', { width: 140, options: SCHEME_WORDS, alias: '认证 scheme' }),
    long('models', '型号', 'Models', { most: 300, width: 160, alias: '规格 规格型号' }),
    long('standards', '标准', 'Standards', { most: 300, width: 160, alias: '依据标准 standard' }),
    qty('样品数量', 'Samples'),
    unit,
    text('targetMarket', '目标市场', 'Market', { most: 100, width: 110, alias: '市场 国家' }),
    needBy,
    text('applicant', '申请人', 'Applicant', { most: 100 }),
    text('maker', '制造商', 'Maker', { most: 100 }),
    long('factory', '生产厂', 'Factory', { most: 200, alias: '工厂' }),
    long('existingReports', '已有报告', 'Existing reports', { most: 300 }),
  ],
};
