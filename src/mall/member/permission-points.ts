// What an enterprise's employees may be allowed one by one, and the roles that come with a set of it (domain 3.3 permission).
import type { Text } from '#kit/words/text.ts';

export const PERMISSION_GROUPS = {
  order: { zh: '订单', en: 'Orders' },
  balance: { zh: '余额', en: 'Balance' },
  rfq: { zh: '询价', en: 'Inquiries' },
  quote: { zh: '报价', en: 'Quotations' },
  contract: { zh: '合同', en: 'Contracts' },
  credit: { zh: '信用账户', en: 'Credit' },
  invoice: { zh: '发票', en: 'Invoices' },
  sample: { zh: '样品', en: 'Samples' },
  project: { zh: '项目', en: 'Projects' },
  mat: { zh: '物料编码', en: 'Material codes' },
  desapp: { zh: '设计师申请', en: 'Designer applications' },
  approval: { zh: '审批', en: 'Approvals' },
  ent: { zh: '企业管理', en: 'Enterprise' },
  report: { zh: '报告与报表', en: 'Reports' },
  instrument: { zh: '仪器台账', en: 'Instruments' },
  service: { zh: '检测委托', en: 'Commissions of tests' },
} as const satisfies Record<string, Text>;

export type PermissionGroup = keyof typeof PERMISSION_GROUPS;

export const PERMISSION_POINTS = {
  'order.read': { zh: '查看订单', en: 'See orders' },
  'order.all': { zh: '查看同事订单', en: "See colleagues' orders" },
  'order.price': { zh: '查看价格', en: 'See prices' },
  'order.submit': { zh: '提交订单', en: 'Submit orders' },
  'order.pay': { zh: '支付订单', en: 'Pay orders' },
  'order.cancel': { zh: '取消订单', en: 'Cancel orders' },
  'order.receive': { zh: '确认收货', en: 'Confirm receipt' },
  'order.evaluate': { zh: '评价订单', en: 'Evaluate orders' },
  'order.aftersale': { zh: '申请售后', en: 'Ask for after-sale service' },
  'order.address': { zh: '维护收货地址', en: 'Maintain addresses' },
  'order.recharge': { zh: '余额充值', en: 'Recharge the balance' },
  'balance.read': { zh: '查看企业余额', en: "See the enterprise's balance" },
  'rfq.read': { zh: '查看询价', en: 'See inquiries' },
  'rfq.create': { zh: '发起询价', en: 'Raise inquiries' },
  'rfq.award': { zh: '定标', en: 'Award inquiries' },
  'quote.read': { zh: '查看报价', en: 'See quotations' },
  'quote.counter': { zh: '还价', en: 'Counter quotations' },
  'contract.read': { zh: '查看合同', en: 'See contracts' },
  'contract.create': { zh: '起草合同', en: 'Draft contracts' },
  'contract.sign': { zh: '签署合同', en: 'Sign contracts' },
  'contract.terminate': { zh: '终止合同', en: 'Terminate contracts' },
  'credit.read': { zh: '查看信用账户', en: 'See the credit account' },
  'credit.pay': { zh: '支付对账单', en: 'Pay statements' },
  'credit.apply': { zh: '申请授信', en: 'Apply for credit' },
  'credit.reconcile': { zh: '核对对账单', en: 'Reconcile statements' },
  'credit.limit': { zh: '分配信用额度', en: 'Share out the credit limit' },
  'invoice.read': { zh: '查看发票', en: 'See invoices' },
  'invoice.apply': { zh: '申请开票', en: 'Apply for invoices' },
  'invoice.header': { zh: '维护发票抬头', en: 'Maintain invoice headers' },
  'sample.read': { zh: '查看样品', en: 'See samples' },
  'sample.apply': { zh: '申请样品', en: 'Apply for samples' },
  'project.read': { zh: '查看项目', en: 'See projects' },
  'project.write': { zh: '编辑项目', en: 'Edit projects' },
  'project.budget': { zh: '维护项目预算', en: 'Maintain project budgets' },
  'mat.read': { zh: '查看物料编码', en: 'See material codes' },
  'mat.write': { zh: '维护物料编码', en: 'Maintain material codes' },
  'desapp.read': { zh: '查看设计师申请', en: 'See designer applications' },
  'desapp.decide': { zh: '审核设计师申请', en: 'Decide designer applications' },
  'approval.decide': { zh: '审批', en: 'Approve' },
  'approval.rules': { zh: '维护审批规则', en: 'Maintain approval rules' },
  'ent.cert': { zh: '企业认证资料', en: 'Enterprise certification' },
  'ent.sub': { zh: '子账号管理', en: 'Sub-accounts' },
  'ent.role': { zh: '角色与权限', en: 'Roles and permissions' },
  'ent.limit': { zh: '维护消费限额', en: 'Spending limits' },
  'report.read': { zh: '查看检测报告', en: 'See test reports' },
  'report.export': { zh: '导出数据', en: 'Export data' },
  'instrument.read': { zh: '查看仪器台账', en: 'See instruments' },
  'instrument.write': { zh: '维护仪器台账', en: 'Maintain instruments' },
  'service.submit': { zh: '填写与提交委托', en: 'Fill in and submit forms' },
  'service.confirm': { zh: '确认委托内容', en: 'Confirm what a laboratory proposes' },
} as const satisfies Record<`${PermissionGroup}.${string}`, Text>;

export type PermissionPoint = keyof typeof PERMISSION_POINTS;

export const ALL_POINTS = Object.keys(PERMISSION_POINTS) as PermissionPoint[];

export const isPermissionPoint = (value: string): value is PermissionPoint =>
  Object.hasOwn(PERMISSION_POINTS, value);

/** Points that let one look and change nothing. */
const reading = ALL_POINTS.filter((point) => point.endsWith('.read'));

/** How much money there is concerns owners and finance. */
const looking = reading.filter((point) => point !== 'balance.read');

/** Preset roles of an enterprise (domain 3.3); what each brings along. */
export const PRESET_ROLES = {
  administrator: { name: { zh: '管理员', en: 'Administrator' }, points: ALL_POINTS },
  buyer: {
    name: { zh: '采购员', en: 'Buyer' },
    points: [
      'order.read',
      'order.price',
      'order.submit',
      'order.pay',
      'order.cancel',
      'order.receive',
      'order.evaluate',
      'order.aftersale',
      'order.address',
      'rfq.read',
      'rfq.create',
      'quote.read',
      'quote.counter',
      'contract.read',
      'contract.create',
      'invoice.read',
      'invoice.apply',
      'sample.read',
      'project.read',
      'mat.read',
      'mat.write',
      'report.read',
      'instrument.read',
      'instrument.write',
      'service.submit',
      'service.confirm',
    ],
  },
  approver: {
    name: { zh: '审批人', en: 'Approver' },
    points: [
      ...looking,
      'order.all',
      'order.price',
      'approval.decide',
      'desapp.decide',
      'rfq.award',
      'contract.sign',
      'service.confirm',
    ],
  },
  finance: {
    name: { zh: '财务', en: 'Finance' },
    points: [
      'order.read',
      'order.all',
      'order.price',
      'order.pay',
      'order.recharge',
      'balance.read',
      'contract.read',
      'credit.read',
      'credit.pay',
      'credit.apply',
      'credit.reconcile',
      'credit.limit',
      'invoice.read',
      'invoice.apply',
      'invoice.header',
      'report.read',
      'report.export',
    ],
  },
  designer: {
    name: { zh: '设计师', en: 'Designer' },
    points: [
      'order.read',
      'order.price',
      'sample.read',
      'sample.apply',
      'project.read',
      'project.write',
      'mat.read',
      'report.read',
      'instrument.read',
      'instrument.write',
      'service.submit',
    ],
  },
  viewer: { name: { zh: '只读', en: 'Viewer' }, points: looking },
} as const satisfies Record<string, { name: Text; points: readonly PermissionPoint[] }>;

/** Whether these points let nobody begin or change anything. */
export const onlyReads = (points: readonly PermissionPoint[]): boolean =>
  points.length > 0 &&
  points.every((point) => reading.includes(point) || point === 'order.price' || point === 'report.export');

export type PresetRole = keyof typeof PRESET_ROLES;

export const PRESET_ROLE_NAMES = Object.keys(PRESET_ROLES) as PresetRole[];
