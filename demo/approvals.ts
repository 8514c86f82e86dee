// Rules of approval and budgets of the demo's enterprise, and an inquiry that waits for its main account.
import type { ApprovalDoc } from '#mall/approval/approval-status.ts';
import type { PresetRole } from '#mall/member/permission-points.ts';

/** The main account decides all of them. */
export const demoRules: readonly {
  ruleName: string;
  docType: ApprovalDoc;
  /** Decimal yuan. */
  amountFrom: string;
  roles?: readonly PresetRole[];
  /** Working days, after which it is reminded. */
  dueDays?: number;
}[] = [
  { ruleName: '大额定标', docType: 'award', amountFrom: '20000' },
  { ruleName: '大额订单', docType: 'order', amountFrom: '20000' },
  { ruleName: '采购员订单', docType: 'order', amountFrom: '3000', roles: ['buyer'], dueDays: 2 },
  { ruleName: '采购员大额询价', docType: 'inquiry', amountFrom: '50000', roles: ['buyer'], dueDays: 2 },
];

/** Decimal yuan; what exceeds them needs one more approval. */
export const demoBudgets: readonly { costCentre: string; amount: string; note: string }[] = [
  { costCentre: '研发中心', amount: '200000', note: '2026 年度样机与小批' },
  { costCentre: '生产采购', amount: '1500000', note: '2026 年四季度量产' },
];

/** Raised by the buyer; its target prices make it large enough for the rule above. */
export const demoWaitingInquiry = {
  memberName: 'company01_buy',
  title: '网关 V3 量产备货（待内部审批）',
  note: '目标价为上半年成交价，请按阶梯报价。',
  costCentre: '生产采购',
  stores: ['yuancai', 'licheng', 'xinhui'],
  /** Targets per mille of the lowest price in the mall. */
  lines: [
    { number: 20_000, target: 950 },
    { number: 50_000, target: 920 },
  ],
};
