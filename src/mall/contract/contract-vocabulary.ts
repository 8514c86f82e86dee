// What the fields of a contract are called where two versions are compared.
import type { Language, Text } from '#kit/words/text.ts';
import type { Vocabulary } from '#mall/inquiry/difference.ts';
import { triggerWords } from '#mall/order/payment-plan.ts';

const text = (zh: string, en: string): Text => ({ zh, en });

const PARTY: Readonly<Record<string, Text>> = {
  name: text('名称', 'name'),
  uscc: text('统一社会信用代码', 'credit code'),
  address: text('地址', 'address'),
  contact: text('联系人', 'contact'),
  phone: text('电话', 'telephone'),
  bank: text('开户行', 'bank'),
  bankAccount: text('账号', 'account'),
};

const ofParty = (key: string, zh: string, en: string) =>
  Object.entries(PARTY).map(([field, name]) => [
    `${key}.${field}`,
    text(`${zh}${name.zh}`, `${en}: ${name.en}`),
  ]);

const NAMES: Readonly<Record<string, Text>> = {
  'title.zh': text('合同名称（中文）', 'Title (Chinese)'),
  'title.en': text('合同名称（英文）', 'Title (English)'),
  ruling: text('准据文本', 'Prevailing text'),
  ...Object.fromEntries(ofParty('purchaser', '买方', 'Purchaser')),
  ...Object.fromEntries(ofParty('supplier', '卖方', 'Supplier')),
  'lines[]': text('明细行', 'Line'),
  'lines[].partNo': text('型号', 'Part number'),
  'lines[].name': text('名称', 'Name'),
  'lines[].brandName': text('品牌', 'Brand'),
  'lines[].packageName': text('封装', 'Package'),
  'lines[].matCode': text('物料编码', 'Material code'),
  'lines[].spec': text('规格', 'Specification'),
  'lines[].unit': text('单位', 'Unit'),
  'lines[].number': text('数量', 'Quantity'),
  'lines[].minBuyNum': text('起订量', 'Least quantity'),
  'lines[].multiple': text('倍量', 'Multiple'),
  'lines[].unitPrice': text('含税单价', 'Unit price'),
  'lines[].amount': text('金额', 'Amount'),
  'lines[].deliverBy': text('交货日期', 'Delivery date'),
  'lines[].leadDays': text('交期（工作日）', 'Lead time (working days)'),
  goodsAmount: text('货款合计', 'Sum of the lines'),
  freight: text('运费', 'Carriage'),
  amount: text('合同总价', 'Total'),
  taxPerMille: text('税率', 'Tax rate'),
  plan: text('付款计划', 'Payment plan'),
  'plan[]': text('付款阶段', 'Stage of payment'),
  'plan[].trigger': text('付款时点', 'When due'),
  'plan[].perMille': text('付款比例', 'Share'),
  'plan[].dueDays': text('账期（天）', 'Days'),
  deliveryPlace: text('交付地点', 'Place of delivery'),
  invoiceKind: text('发票种类', 'Kind of invoice'),
  startsOn: text('开始日期', 'First day'),
  endsOn: text('结束日期', 'Last day'),
  'clauses[]': text('条款', 'Clause'),
  'clauses[].title.zh': text('条款标题（中文）', 'Clause title (Chinese)'),
  'clauses[].title.en': text('条款标题（英文）', 'Clause title (English)'),
  'clauses[].text.zh': text('条款内容（中文）', 'Clause (Chinese)'),
  'clauses[].text.en': text('条款内容（英文）', 'Clause (English)'),
  'annexes[]': text('附件', 'Annex'),
  'annexes[].fileName': text('附件', 'Annex'),
  amendmentNo: text('变更次数', 'Amendment'),
};

/** @param language of the values that have words of their own */
export const contractVocabulary = (language: Language): Vocabulary => ({
  names: NAMES,
  silent: [
    'contractSn',
    'templateKey',
    'templateVersion',
    'lines[].awardLineId',
    'lines[].quotation',
    'lines[].productId',
    'annexes[].sha256',
    'annexes[].fileId',
  ],
  write(path, value) {
    if (path === 'taxPerMille' || path === 'plan[].perMille') return `${Number(value) / 10}%`;
    if (path === 'plan[].trigger') return triggerWords[value as keyof typeof triggerWords]?.[language];
    return undefined;
  },
});
