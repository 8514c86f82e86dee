// How differences between two versions of a quotation are named and written.
import type { Language, Text } from '#kit/words/text.ts';
import type { Vocabulary } from '#mall/inquiry/difference.ts';
import { type PaymentPlan, triggerWords } from '#mall/order/payment-plan.ts';
import { answerWords, freightWords } from './quotation-words.ts';

const names: Record<string, Text> = {
  side: { zh: '提出方', en: 'Side' },
  inquiryVersionNo: { zh: '依据的询价版本', en: 'Version of the inquiry' },
  isFinal: { zh: '最终报价', en: 'Best and final' },
  'freight.kind': { zh: '运费', en: 'Freight' },
  'freight.fee': { zh: '运费金额', en: 'Freight fee' },
  taxPerMille: { zh: '税率', en: 'Tax rate' },
  invoiceKind: { zh: '发票类型', en: 'Invoice' },
  plan: { zh: '付款方式', en: 'Payment' },
  validUntil: { zh: '有效期至', en: 'Valid until' },
  isBinding: { zh: '具有约束力', en: 'Binding' },
  note: { zh: '说明', en: 'Note' },
  'fileIds[]': { zh: '附件', en: 'Attachments' },
  fileIds: { zh: '附件', en: 'Attachments' },
  'lines[].answer': { zh: '报价方式', en: 'Answer' },
  'lines[].number': { zh: '数量', en: 'Quantity' },
  'lines[].productId': { zh: '店铺商品', en: 'Listing' },
  'lines[].partNo': { zh: '型号', en: 'Part number' },
  'lines[].brandName': { zh: '品牌', en: 'Brand' },
  'lines[].packageName': { zh: '封装', en: 'Package' },
  'lines[].description': { zh: '描述', en: 'Description' },
  'lines[].differences[].name': { zh: '差异项', en: 'Difference' },
  'lines[].differences[].asked': { zh: '所询', en: 'Asked' },
  'lines[].differences[].offered': { zh: '所报', en: 'Offered' },
  'lines[].breaks': { zh: '阶梯价', en: 'Price breaks' },
  'lines[].multiple': { zh: '倍量', en: 'Multiple' },
  'lines[].spq': { zh: '标准包装', en: 'Standard pack' },
  'lines[].leadDays': { zh: '交期（工作日）', en: 'Lead time (working days)' },
  'lines[].dateCode': { zh: '批号年份', en: 'Date code' },
  'lines[].lotNum': { zh: '批次数', en: 'Lots' },
  'lines[].warrantyMonths': { zh: '质保（月）', en: 'Warranty (months)' },
  'lines[].packing': { zh: '包装', en: 'Packing' },
  'lines[].remark': { zh: '备注', en: 'Remark' },
  'lines[].fees.test': { zh: '测试费', en: 'Test fee' },
  'lines[].fees.fixture': { zh: '夹具费', en: 'Fixture fee' },
  'lines[].fees.report': { zh: '报告费', en: 'Report fee' },
  'lines[].fees.urgency': { zh: '加急费', en: 'Urgency fee' },
  'lines[].fees.travel': { zh: '差旅费', en: 'Travel fee' },
  'lines[].accreditation': { zh: '资质', en: 'Accreditation' },
  'lines[].isSubcontracted': { zh: '分包', en: 'Subcontracted' },
};

const yes = { zh: '是', en: 'yes' };
const no = { zh: '否', en: 'no' };
const invoices: Record<string, Text> = {
  none: { zh: '不开票', en: 'none' },
  normal: { zh: '普通发票', en: 'normal' },
  special: { zh: '专用发票', en: 'special' },
};

/** A payment plan in a line: "30% with the order, 70% within 30 days after receipt". */
export function sayPlan(plan: PaymentPlan, language: Language): string {
  return plan
    .map(({ trigger, perMille, dueDays }) => {
      const share = `${perMille / 10}%`;
      const word = triggerWords[trigger][language];
      if (language === 'zh')
        return dueDays > 0
          ? `${word.replace(/[时后]$/, '')}后 ${dueDays} 天内付 ${share}`
          : `${word}付 ${share}`;
      const when = `${word.charAt(0).toLowerCase()}${word.slice(1)}`;
      if (dueDays === 0) return `${share} ${when}`;
      return `${share} within ${dueDays} ${dueDays === 1 ? 'day' : 'days'} ${when.replace(/^with /, 'after ')}`;
    })
    .join(language === 'zh' ? '，' : ', ');
}

type Breaks = readonly { number: number; unitPrice: string }[];

/** Short of the zeros that say nothing: 0.050000 → 0.05, but 1.000000 → 1.00. */
export const shortPrice = (text: string): string => text.replace(/(\.\d\d\d*?)0+$/, '$1');

/** The words of quotations in a language, for `compareContents`. */
export function quotationVocabulary(language: Language): Vocabulary {
  return {
    names,
    silent: ['side', 'inqSn', 'currency'],
    write(path, value) {
      if (typeof value === 'boolean') return (value ? yes : no)[language];
      if (path === 'plan' && Array.isArray(value)) return sayPlan(value as PaymentPlan, language);
      if (path === 'lines[].breaks' && Array.isArray(value))
        return (
          (value as Breaks).map((one) => `${one.number}+ ¥${shortPrice(one.unitPrice)}`).join('; ') ||
          undefined
        );
      if (path === 'taxPerMille' && typeof value === 'number') return `${value / 10}%`;
      if (typeof value !== 'string') return undefined;
      if (path === 'lines[].answer') return answerWords[value as keyof typeof answerWords]?.[language];
      if (path === 'freight.kind') return freightWords[value as keyof typeof freightWords]?.[language];
      if (path === 'invoiceKind') return invoices[value]?.[language];
      return undefined;
    },
  };
}
