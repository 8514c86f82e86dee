// The words of invoice headers, invoice addresses and a store's tax identity.
import { words } from '#kit/words/words.ts';

export const headerWords = words({
  headers: { zh: '发票抬头', en: 'Invoice headers' },
  add: { zh: '添加抬头', en: 'Add a header' },
  editHeader: { zh: '修改抬头', en: 'Change a header' },
  none: { zh: '还没有发票抬头', en: 'No headers yet' },
  noneText: {
    zh: '添加后可在下单和申请开票时直接选用。',
    en: 'They are there to be chosen at checkout and when you apply for invoices.',
  },
  fromCertified: { zh: '使用企业认证信息', en: 'As certified' },
  titleKind: { zh: '抬头类型', en: 'Kind' },
  name: { zh: '发票抬头', en: 'Title' },
  taxNo: { zh: '税号', en: 'Tax no.' },
  taxNoHint: { zh: '18 位统一社会信用代码', en: 'The 18 characters of the credit code' },
  registerPhone: { zh: '注册电话', en: 'Registered phone' },
  bankAccount: { zh: '银行账号', en: 'Account number' },
  bankHint: {
    zh: '开具专用发票需填写注册地址、电话、开户行和账号，由平台核验一次。',
    en: 'A special invoice needs registered address, phone, bank and account, verified once by the platform.',
  },
  emailHint: { zh: '电子发票开具后通知到此邮箱', en: 'It is told when an electronic invoice is issued' },
  makeDefault: { zh: '设为默认', en: 'Use by default' },
  isDefault: { zh: '默认', en: 'Default' },
  setDefault: { zh: '设为默认', en: 'Make default' },
  forSpecial: { zh: '可开专用发票', en: 'Special invoices too' },
  delete: { zh: '删除', en: 'Delete' },
  deleteTitle: { zh: '删除这个抬头？', en: 'Delete this header?' },
  deleteText: { zh: '已提交的开票申请不受影响。', en: 'Applications keep what they were made with.' },
  why: { zh: (reason: string) => `未通过：${reason}`, en: (reason: string) => `Not verified: ${reason}` },
  backToInvoices: { zh: '返回发票列表', en: 'Back to the invoices' },

  addresses: { zh: '收票地址', en: 'Invoice addresses' },
  addAddress: { zh: '添加地址', en: 'Add an address' },
  editAddress: { zh: '修改地址', en: 'Change an address' },
  noAddresses: { zh: '还没有收票地址', en: 'No addresses yet' },
  noAddressesText: {
    zh: '纸质发票寄到这里；电子发票不需要地址。',
    en: 'Paper goes here; electronic invoices need none.',
  },
  deleteAddressTitle: { zh: '删除这个地址？', en: 'Delete this address?' },

  identity: { zh: '开票信息', en: 'Tax identity' },
  identityText: {
    zh: '印在发票销售方栏；税率、限额和开票时点也由此决定。',
    en: 'It stands on invoices as the seller’s; rates, limits and the moment of invoicing follow from it.',
  },
  company: { zh: '公司名称', en: 'Company name' },
  phone: { zh: '电话', en: 'Phone' },
  taxpayer: { zh: '纳税人类型', en: 'Taxpayer' },
  smallRate: { zh: '征收率', en: 'Rate' },
  adapter: { zh: '开票方式', en: 'How invoices are issued' },
  adapterHint: {
    zh: '手工登记：在税务系统开具后登记号码或导入文件；诺诺：受理后自动开具；演示开票仅用于演示，所开发票无效。',
    en: 'By hand: issue them with the tax office, then enter the numbers or hand in the files. Nuonuo issues what is accepted. Played ones are for demos and worth nothing.',
  },
  clerk: { zh: '开票人', en: 'Clerk' },
  sheetLimit: { zh: '纸质发票单张限额（不含税）', en: 'Limit of a paper sheet, without tax' },
  billMoment: { zh: '可开票时点', en: 'Invoiced from' },
  needed: { zh: '此项必填', en: 'This is required' },
});
