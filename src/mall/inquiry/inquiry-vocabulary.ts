// What the fields of an inquiry are called where two of its versions are compared.
import { showMoment } from '#kit/time/show-moment.ts';
import type { Text } from '#kit/words/text.ts';
import type { Vocabulary } from './difference.ts';
import { lineFields } from './line-fields.ts';

const yes: Text = { zh: '是', en: 'yes' };
const no: Text = { zh: '否', en: 'no' };

/** Fields of a wish, under the names that differences have for them. */
const fields = Object.values(lineFields)
  .flat()
  .map(({ key, label, options = {} }) => ({ path: `lines[].wish.${key}`, label, options }));

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
  ...Object.fromEntries(fields.map(({ path, options }) => [path, options])),
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
  ...Object.fromEntries(fields.map(({ path, label }) => [path, label])),
  'lines[].wish.items[].standard': { zh: '标准', en: 'Standard' },
  'lines[].wish.items[].clause': { zh: '条款', en: 'Clause' },
  'lines[].wish.items[].item': { zh: '检测项目', en: 'Test item' },
  'lines[].wish.items[].condition': { zh: '试验条件', en: 'Condition' },
  'lines[].wish.items[].count': { zh: '次数', en: 'Count' },
};
