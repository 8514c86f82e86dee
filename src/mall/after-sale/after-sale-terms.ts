// Kinds and reasons of after-sale cases, who bears the carriage, and how long each side has (domain 3.4.4, domain-money §4).

import type { RuleValues } from '#kit/rules/number-rules.ts';
import type { Text } from '#kit/words/text.ts';
import type { OrderPart } from '#mall/order/order-part.ts';
import { CANCEL_FREE } from '#mall/order/order-terms.ts';

/** What a buyer may ask for: 1 return, 2 exchange, 3 refund without return; 8 cancels a paid order, which nobody reviews. */
export const ASKED_KINDS = [1, 2, 3, 8] as const;
/** 9: the store has cancelled a paid order, and the money has gone back by itself. */
export const CASE_KINDS = [...ASKED_KINDS, 9] as const;
export type CaseKind = (typeof CASE_KINDS)[number];
/** Of these the goods go back. */
export type ReturnKind = 1 | 2;

export const caseKinds: Record<CaseKind, Text> = {
  1: { zh: '退货退款', en: 'Return' },
  2: { zh: '换货', en: 'Exchange' },
  3: { zh: '仅退款', en: 'Refund' },
  8: { zh: '取消订单', en: 'Order cancelled' },
  9: { zh: '商家取消', en: 'Cancelled by the store' },
};

export const isReturn = (kind: number): kind is ReturnKind => kind === 1 || kind === 2;

/** Who bears the carriage; `open`: as agreed, or until somebody decides it is the buyer's. */
type Bearer = 'buyer' | 'store';

interface Reason extends Text {
  parts: readonly OrderPart[];
  bearer: Bearer;
  /** Nothing is there that could be sent back. */
  isForMoneyOnly?: true;
  /** Of goods that were shipped it is for a return alone. */
  isForReturnOnly?: true;
}

export const caseReasons = {
  R01: {
    zh: '不想要/多拍',
    en: 'Not wanted any more',
    parts: ['U', 'D'],
    bearer: 'buyer',
    isForReturnOnly: true,
  },
  R02: { zh: '发错货', en: 'Wrong goods', parts: ['D'], bearer: 'store' },
  R03: { zh: '质量问题', en: 'Quality', parts: ['D'], bearer: 'store' },
  R04: { zh: '少件', en: 'Pieces missing', parts: ['D'], bearer: 'store', isForMoneyOnly: true },
  R05: { zh: '运输损坏', en: 'Damaged on the way', parts: ['D'], bearer: 'store' },
  R06: { zh: '批次/日期码不符', en: 'Other lot or date code', parts: ['D'], bearer: 'store' },
  R07: { zh: '与描述不符', en: 'Not as described', parts: ['D'], bearer: 'store' },
  R08: { zh: '疑似假冒翻新', en: 'Probably counterfeit or refurbished', parts: ['D'], bearer: 'store' },
  R09: { zh: '逾期未发', en: 'Not shipped in time', parts: ['U'], bearer: 'store' },
  R10: { zh: '协商一致', en: 'As agreed with the store', parts: ['U', 'D'], bearer: 'buyer' },
  R11: { zh: '包裹丢失', en: 'Parcel lost', parts: ['D'], bearer: 'store', isForMoneyOnly: true },
  R14: { zh: '重复下单', en: 'Ordered twice', parts: ['U'], bearer: 'buyer' },
  R15: { zh: '其他', en: 'Other', parts: ['U', 'D'], bearer: 'buyer' },
  R16: { zh: '召回', en: 'Recall', parts: ['D'], bearer: 'store' },
} as const satisfies Record<string, Reason>;

export type CaseReason = keyof typeof caseReasons;
export const CASE_REASONS = Object.keys(caseReasons) as [CaseReason, ...CaseReason[]];

export const isForMoneyOnly = (reason: CaseReason): boolean =>
  (caseReasons[reason] as Reason).isForMoneyOnly === true;

export const isFor = (reason: CaseReason, part: OrderPart): boolean =>
  (caseReasons[reason].parts as readonly OrderPart[]).includes(part);

/** Samples were given to be tried: of those that were sent only what went wrong is paid back. */
const OF_SAMPLES: ReadonlySet<CaseReason> = new Set(['R02', 'R03', 'R05', 'R11']);

/** The reasons that may be given for a part of an order, or of a sample request, which is for refunds alone. */
export const reasonsFor = (part: OrderPart, kind: CaseKind, isOfSamples = false): CaseReason[] =>
  CASE_REASONS.filter((reason) => {
    const { isForReturnOnly }: Reason = caseReasons[reason];
    if (isOfSamples && (kind !== 3 || !OF_SAMPLES.has(reason))) return false;
    if (isForReturnOnly && part === 'D' && kind !== 1) return false;
    return isFor(reason, part) && !(isForMoneyOnly(reason) && isReturn(kind));
  });

/**
 * Pieces that the buyer will not have, since they are not sent any more or are lost, are paid back in full: with them the
 * store would be left with money for nothing (decision 127).
 */
export const isInFull = (part: OrderPart, reason: CaseReason): boolean => part === 'U' || reason === 'R11';

export const bearerOf = (reason: CaseReason): Bearer => caseReasons[reason].bearer;

/** What the platform sets: how it begins, and between what it may be changed (domain 3.11, domain-operate §4; other ends are chosen). */
export const AFTER_SALE_RULES = {
  /** After receipt goods may be sent back or claimed for. */
  goodsDays: { usual: 15, least: 0, most: 90 },
  ...CANCEL_FREE,
  /** For the store to answer; silence means yes. */
  auditDays: { usual: 3, least: 1, most: 10 },
  /** For the buyer to call the platform after a no. */
  escalateDays: { usual: 7, least: 1, most: 30 },
  /** For the buyer to send the goods back. */
  sendBackDays: { usual: 7, least: 3, most: 30 },
  /** For the store to look at what came back. */
  receiveDays: { usual: 10, least: 3, most: 30 },
  /** For the store to send the replacement. */
  replaceDays: { usual: 5, least: 1, most: 30 },
  /** For the buyer to say that the replacement has come. */
  replacedDays: { usual: 10, least: 3, most: 30 },
  /** Of the carriage of a return that the store bears, so much at most, with a receipt. Whole yuan. */
  carriageYuan: { usual: 200, least: 0, most: 10_000 },
  /** Up to so much a refund goes back by itself; above it finance releases it. Whole yuan. */
  autoRefundYuan: { usual: 5_000, least: 0, most: 1_000_000 },
  /** From so much on the red letter of a booked special invoice comes before the money. Whole yuan. */
  redFirstYuan: { usual: 10_000, least: 0, most: 10_000_000 },
  /** From so much on two people of finance release it. Whole yuan. */
  twoPeopleYuan: { usual: 50_000, least: 0, most: 10_000_000 },
} as const;
export type AfterSaleRules = RuleValues<typeof AFTER_SALE_RULES>;

export const CASE_PICTURES = 5;

/** What came back: A as new, into its lot again; B good, but not to be sold as new; SCRAP neither. */
export const GRADES = ['A', 'B', 'SCRAP'] as const;
export type Grade = (typeof GRADES)[number];

export const grades: Record<Grade, Text> = {
  A: { zh: 'A 级（可再售）', en: 'A, as new' },
  B: { zh: 'B 级（不再按新品销售）', en: 'B, not sold as new' },
  SCRAP: { zh: '报废', en: 'Scrap' },
};
