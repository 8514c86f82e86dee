// Kinds and reasons of after-sale cases, who bears the carriage, and how long each side has (domain 3.4.4, domain-money §4).
import { days, minutes } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import type { OrderPart } from '#mall/order/order-part.ts';

/** 3 refund without return; 8 the buyer cancels a paid order, which nobody reviews. */
export const CASE_KINDS = [3, 8] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const caseKinds: Record<CaseKind, Text> = {
  3: { zh: '仅退款', en: 'Refund' },
  8: { zh: '取消订单', en: 'Order cancelled' },
};

/** Who bears the carriage; `open`: as agreed, or until somebody decides it is the buyer's. */
type Bearer = 'buyer' | 'store';

interface Reason extends Text {
  parts: readonly OrderPart[];
  bearer: Bearer;
}

export const caseReasons = {
  R01: { zh: '不想要/多拍', en: 'Not wanted any more', parts: ['U'], bearer: 'buyer' },
  R02: { zh: '发错货', en: 'Wrong goods', parts: ['D'], bearer: 'store' },
  R03: { zh: '质量问题', en: 'Quality', parts: ['D'], bearer: 'store' },
  R04: { zh: '少件', en: 'Pieces missing', parts: ['D'], bearer: 'store' },
  R05: { zh: '运输损坏', en: 'Damaged on the way', parts: ['D'], bearer: 'store' },
  R06: { zh: '批次/日期码不符', en: 'Other lot or date code', parts: ['D'], bearer: 'store' },
  R07: { zh: '与描述不符', en: 'Not as described', parts: ['D'], bearer: 'store' },
  R08: { zh: '疑似假冒翻新', en: 'Probably counterfeit or refurbished', parts: ['D'], bearer: 'store' },
  R09: { zh: '逾期未发', en: 'Not shipped in time', parts: ['U'], bearer: 'store' },
  R10: { zh: '协商一致', en: 'As agreed with the store', parts: ['U', 'D'], bearer: 'buyer' },
  R11: { zh: '包裹丢失', en: 'Parcel lost', parts: ['D'], bearer: 'store' },
  R14: { zh: '重复下单', en: 'Ordered twice', parts: ['U'], bearer: 'buyer' },
  R15: { zh: '其他', en: 'Other', parts: ['U', 'D'], bearer: 'buyer' },
} as const satisfies Record<string, Reason>;

export type CaseReason = keyof typeof caseReasons;
export const CASE_REASONS = Object.keys(caseReasons) as [CaseReason, ...CaseReason[]];

/** The reasons that may be given for a part of an order. */
export const reasonsFor = (part: OrderPart): CaseReason[] =>
  CASE_REASONS.filter((reason) => (caseReasons[reason].parts as readonly OrderPart[]).includes(part));

export const bearerOf = (reason: CaseReason): Bearer => caseReasons[reason].bearer;

/** How long after payment a paid order is cancelled without anybody's yes. */
export const CANCEL_FREE = minutes(30);
/** For the store to answer. */
export const ANSWER_TIME = days(3);
/** For the buyer to call the platform after a no. */
export const ESCALATE_TIME = days(7);
/** Up to so much a refund goes back by itself; above it finance releases it. In fen. */
export const AUTO_REFUND = 500_000;
export const CASE_PICTURES = 5;
