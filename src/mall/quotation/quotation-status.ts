// The states of a quotation with their words, tones and whose turn each is (domain 3.6.2). The keys are the names everywhere.
import type { Text } from '#kit/words/text.ts';

export const QUOTATION_STATES = [
  'INVITED',
  'DECLINED',
  'DRAFT',
  'PENDING_REVIEW',
  'REVIEW_REJECTED',
  'QUOTED',
  'COUNTERED',
  'ACCEPTED',
  'REJECTED',
  'EXPIRED',
  'WITHDRAWN',
  'COMPLETED',
] as const;
export type QuotationState = (typeof QUOTATION_STATES)[number];

type Tone = 'waiting' | 'moving' | 'done' | 'refused' | 'neutral';

/** Who has to act: exactly one side, or nobody any more. */
export type QuotationTurn = 'supplier' | 'supplierApprover' | 'purchaser' | null;

/** `supplier`: the same state in the supplier's words where they differ (domain R10). */
export const quotationStatus: Record<
  QuotationState,
  Text & { tone: Tone; turn: QuotationTurn; supplier?: Text }
> = {
  INVITED: { zh: '待报价', en: 'To be quoted', tone: 'waiting', turn: 'supplier' },
  DECLINED: { zh: '已放弃报价', en: 'Declined', tone: 'neutral', turn: null },
  DRAFT: {
    zh: '待报价',
    en: 'To be quoted',
    tone: 'waiting',
    turn: 'supplier',
    supplier: { zh: '报价草稿', en: 'Draft' },
  },
  PENDING_REVIEW: {
    zh: '待报价',
    en: 'To be quoted',
    tone: 'waiting',
    turn: 'supplierApprover',
    supplier: { zh: '待审核', en: 'Pending review' },
  },
  REVIEW_REJECTED: {
    zh: '待报价',
    en: 'To be quoted',
    tone: 'waiting',
    turn: 'supplier',
    supplier: { zh: '审核驳回', en: 'Review rejected' },
  },
  QUOTED: { zh: '已报价', en: 'Quoted', tone: 'moving', turn: 'purchaser' },
  COUNTERED: {
    zh: '已还价',
    en: 'Countered',
    tone: 'waiting',
    turn: 'supplier',
    supplier: { zh: '买方还价', en: 'Counter-offer' },
  },
  ACCEPTED: { zh: '已接受', en: 'Accepted', tone: 'done', turn: null },
  REJECTED: {
    zh: '已拒绝',
    en: 'Rejected',
    tone: 'refused',
    turn: null,
    supplier: { zh: '未中标', en: 'Not awarded' },
  },
  EXPIRED: { zh: '已过期', en: 'Expired', tone: 'neutral', turn: null },
  WITHDRAWN: { zh: '已撤回', en: 'Withdrawn', tone: 'neutral', turn: null },
  COMPLETED: { zh: '已转合同/订单', en: 'Contracted or ordered', tone: 'done', turn: null },
};
