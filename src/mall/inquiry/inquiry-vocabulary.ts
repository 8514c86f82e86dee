// What the fields of an inquiry are called where two of its versions are compared.
import { showMoment } from '#kit/time/show-moment.ts';
import type { Text } from '#kit/words/text.ts';
import type { Vocabulary } from './difference.ts';

const yes: Text = { zh: '是', en: 'yes' };
const no: Text = { zh: '否', en: 'no' };

/** Values that have words. */
const VALUES: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  mode: {
    DIRECTED: { zh: '定向', en: 'Directed' },
    BROADCAST: { zh: '广播', en: 'Broadcast' },
    MIXED: { zh: '定向加广播', en: 'Both' },
  },
  closing: {
    BY_TIME: { zh: '到截止时间', en: 'At the deadline' },
    BY_COUNT: { zh: '报价家数足够', en: 'Once enough have quoted' },
    OR: { zh: '截止时间或家数足够', en: 'At the first of both' },
    AND: { zh: '截止时间且家数足够', en: 'At the second of both' },
  },
  invoiceKind: {
    none: { zh: '不开票', en: 'None' },
    normal: { zh: '普通发票', en: 'Normal' },
    special: { zh: '增值税专用发票', en: 'Special VAT invoice' },
  },
  'lines[].wish.grade': {
    commercial: { zh: '商业级', en: 'Commercial' },
    industrial: { zh: '工业级', en: 'Industrial' },
    automotive: { zh: '车规级', en: 'Automotive' },
    military: { zh: '军工级', en: 'Military' },
  },
  'lines[].wish.urgency': {
    normal: { zh: '普通', en: 'Normal' },
    urgent: { zh: '加急', en: 'Urgent' },
    veryUrgent: { zh: '特急', en: 'Very urgent' },
  },
  'lines[].wish.disposal': {
    return: { zh: '退回', en: 'Return' },
    destroy: { zh: '销毁', en: 'Destroy' },
    keep: { zh: '留样', en: 'Keep' },
  },
  'lines[].wish.service': {
    verification: { zh: '检定', en: 'Verification' },
    calibration: { zh: '校准', en: 'Calibration' },
    test: { zh: '测试', en: 'Test' },
  },
  'lines[].wish.reportLanguage': {
    zh: { zh: '中文', en: 'Chinese' },
    en: { zh: '英文', en: 'English' },
    both: { zh: '中英文', en: 'Both' },
  },
  'lines[].wish.reportKind': {
    both: { zh: 'CNAS 与 CMA', en: 'CNAS and CMA' },
    none: { zh: '无资质章', en: 'No accreditation mark' },
  },
  'lines[].wish.scheme': {
    voluntary: { zh: '自愿认证', en: 'Voluntary' },
    system: { zh: '体系认证', en: 'Management system' },
    other: { zh: '其他', en: 'Other' },
  },
};

/** Differences are written in both languages at once where a word has two: one reply is in one language. */
export const inquiryVocabulary = (language: 'zh' | 'en'): Vocabulary => ({
  names: NAMES,
  silent: ['lines[].lineNo', 'lines[].partId', 'kind'],
  write(path, value) {
    if (typeof value === 'boolean') return (value ? yes : no)[language];
    if (path === 'deadline' && typeof value === 'string') return showMoment(value);
    if (path === 'fileIds' && Array.isArray(value))
      return value.map((id) => `#${id}`).join(', ') || undefined;
    return typeof value === 'string' ? VALUES[path]?.[value]?.[language] : undefined;
  },
});

const NAMES: Readonly<Record<string, Text>> = {
  title: { zh: '标题', en: 'Title' },
  mode: { zh: '询价方式', en: 'Mode' },
  isSealed: { zh: '密封报价', en: 'Sealed' },
  closing: { zh: '截止规则', en: 'Closing rule' },
  wantedNum: { zh: '报价家数', en: 'Quotations wanted' },
  deadline: { zh: '报价截止时间', en: 'Deadline' },
  deliveryPlace: { zh: '交货地点', en: 'Delivery place' },
  deliverBy: { zh: '交货日期', en: 'Deliver by' },
  invoiceKind: { zh: '发票类型', en: 'Invoice' },
  isTaxIncluded: { zh: '含税报价', en: 'Prices with tax' },
  currency: { zh: '币种', en: 'Currency' },
  paymentTerms: { zh: '付款条件', en: 'Payment terms' },
  wantsContract: { zh: '需签合同', en: 'Contract wanted' },
  allowsPartial: { zh: '允许部分报价', en: 'Partial quotations' },
  allowsAlternatives: { zh: '允许替代料', en: 'Alternatives' },
  showsTarget: { zh: '公开目标价', en: 'Target prices shown' },
  hidesContact: { zh: '定标前隐藏联系人', en: 'Contact hidden until the award' },
  note: { zh: '说明', en: 'Note' },
  fileIds: { zh: '附件', en: 'Attachments' },
  'lines[].qty': { zh: '数量', en: 'Quantity' },
  'lines[].unit': { zh: '单位', en: 'Unit' },
  'lines[].wish.partNo': { zh: '型号', en: 'Part number' },
  'lines[].wish.brandName': { zh: '品牌', en: 'Brand' },
  'lines[].wish.matCode': { zh: '物料编码', en: 'Material code' },
  'lines[].wish.description': { zh: '描述', en: 'Description' },
  'lines[].wish.packageName': { zh: '封装', en: 'Package' },
  'lines[].wish.annualNum': { zh: '年用量', en: 'Annual volume' },
  'lines[].wish.targetPrice': { zh: '目标价', en: 'Target price' },
  'lines[].wish.needBy': { zh: '需求日期', en: 'Needed by' },
  'lines[].wish.dateCodeFrom': { zh: '生产周期不早于', en: 'Date code from' },
  'lines[].wish.isSingleLot': { zh: '同一批次', en: 'Single lot' },
  'lines[].wish.grade': { zh: '质量等级', en: 'Grade' },
  'lines[].wish.certificates': { zh: '证书', en: 'Certificates' },
  'lines[].wish.isSampleFirst': { zh: '先送样', en: 'Sample first' },
  'lines[].wish.sampleName': { zh: '样品名称', en: 'Sample' },
  'lines[].wish.model': { zh: '型号规格', en: 'Model' },
  'lines[].wish.maker': { zh: '制造商', en: 'Maker' },
  'lines[].wish.items[].standard': { zh: '标准', en: 'Standard' },
  'lines[].wish.items[].clause': { zh: '条款', en: 'Clause' },
  'lines[].wish.items[].item': { zh: '检测项目', en: 'Test item' },
  'lines[].wish.items[].condition': { zh: '试验条件', en: 'Condition' },
  'lines[].wish.items[].count': { zh: '次数', en: 'Count' },
  'lines[].wish.purpose': { zh: '用途', en: 'Purpose' },
  'lines[].wish.reportKind': { zh: '报告资质', en: 'Report' },
  'lines[].wish.reportLanguage': { zh: '报告语言', en: 'Report language' },
  'lines[].wish.urgency': { zh: '加急', en: 'Urgency' },
  'lines[].wish.disposal': { zh: '样品处置', en: 'Sample disposal' },
  'lines[].wish.isWitnessed': { zh: '现场见证', en: 'Witnessed' },
  'lines[].wish.isConfidential': { zh: '保密', en: 'Confidential' },
  'lines[].wish.instrument': { zh: '仪器', en: 'Instrument' },
  'lines[].wish.serialNumbers': { zh: '出厂编号', en: 'Serial numbers' },
  'lines[].wish.accuracy': { zh: '准确度', en: 'Accuracy' },
  'lines[].wish.service': { zh: '服务', en: 'Service' },
  'lines[].wish.isOnSite': { zh: '现场', en: 'On site' },
  'lines[].wish.regulation': { zh: '规程规范', en: 'Regulation' },
  'lines[].wish.certificateHolder': { zh: '证书单位', en: 'Certificate holder' },
  'lines[].wish.lastDue': { zh: '上次到期', en: 'Last due' },
  'lines[].wish.scheme': { zh: '认证类别', en: 'Scheme' },
  'lines[].wish.productSeries': { zh: '产品系列', en: 'Product series' },
  'lines[].wish.models': { zh: '型号', en: 'Models' },
  'lines[].wish.standards': { zh: '标准', en: 'Standards' },
  'lines[].wish.applicant': { zh: '申请人', en: 'Applicant' },
  'lines[].wish.factory': { zh: '生产厂', en: 'Factory' },
  'lines[].wish.existingReports': { zh: '已有报告', en: 'Existing reports' },
  'lines[].wish.targetMarket': { zh: '目标市场', en: 'Target market' },
};
