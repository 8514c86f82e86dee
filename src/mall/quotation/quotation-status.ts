// The states of a quotation, each with its words, tone, tab and whose turn it is (domain 3.6.2). The keys are the names everywhere.
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

export const SUPPLIER_TABS = ['todo', 'review', 'waiting', 'won', 'over', 'all'] as const;
export type SupplierTab = (typeof SUPPLIER_TABS)[number];
export const PURCHASER_TABS = ['todo', 'waiting', 'won', 'over', 'all'] as const;
export type PurchaserTab = (typeof PURCHASER_TABS)[number];

/** Who has to act: exactly one side, or nobody any more. */
export type QuotationTurn = 'supplier' | 'supplierApprover' | 'purchaser' | null;

/** Everything that follows from a state alone. */
interface QuotationStatus extends Text {
  tone: Tone;
  turn: QuotationTurn;
  /** The same state in the supplier's words where they differ (domain R10). */
  supplier?: Text;
  /** Under which tab it stands in the list of each side. */
  tab: Exclude<SupplierTab, 'all'>;
  purchaserTab: Exclude<PurchaserTab, 'all'>;
  /** The supplier has it in hand: to the purchaser it stands as it stood before. */
  isInHand?: true;
  /** Its lines may be awarded. */
  isAwardable?: true;
  /** The supplier's word that there will be no offer. */
  isNoOffer?: true;
  /** What it waits for, said to the supplier. */
  toDo?: Text;
}

const OVER = { turn: null, tab: 'over', purchaserTab: 'over' } as const;
const WON = { tone: 'done', turn: null, tab: 'won', purchaserTab: 'won', isAwardable: true } as const;
/** To the purchaser an invitation that has no answer yet. */
const IN_HAND = {
  zh: '待报价',
  en: 'To be quoted',
  tone: 'waiting',
  purchaserTab: 'waiting',
  isInHand: true,
} as const;

export const quotationStatus: Record<QuotationState, QuotationStatus> = {
  INVITED: {
    zh: '待报价',
    en: 'To be quoted',
    tone: 'waiting',
    turn: 'supplier',
    tab: 'todo',
    purchaserTab: 'waiting',
    toDo: { zh: '报价或放弃', en: 'Quote or decline' },
  },
  DECLINED: { zh: '已放弃报价', en: 'Declined', tone: 'neutral', ...OVER, isNoOffer: true },
  DRAFT: {
    ...IN_HAND,
    turn: 'supplier',
    supplier: { zh: '报价草稿', en: 'Draft' },
    tab: 'todo',
    toDo: { zh: '完成报价', en: 'Finish the quotation' },
  },
  PENDING_REVIEW: {
    ...IN_HAND,
    turn: 'supplierApprover',
    supplier: { zh: '待审核', en: 'Pending review' },
    tab: 'review',
  },
  REVIEW_REJECTED: {
    ...IN_HAND,
    turn: 'supplier',
    supplier: { zh: '审核驳回', en: 'Review rejected' },
    tab: 'todo',
    toDo: { zh: '修改被驳回的报价', en: 'Correct what was sent back' },
  },
  QUOTED: {
    zh: '已报价',
    en: 'Quoted',
    tone: 'moving',
    turn: 'purchaser',
    tab: 'waiting',
    purchaserTab: 'todo',
    isAwardable: true,
  },
  COUNTERED: {
    zh: '已还价',
    en: 'Countered',
    tone: 'waiting',
    turn: 'supplier',
    supplier: { zh: '买方还价', en: 'Counter-offer' },
    tab: 'todo',
    purchaserTab: 'waiting',
    toDo: { zh: '回应还价', en: 'Answer the counter-offer' },
  },
  ACCEPTED: {
    zh: '已接受',
    en: 'Accepted',
    ...WON,
    toDo: { zh: '已中标，起草合同', en: 'You have won: draft the contract' },
  },
  REJECTED: {
    zh: '已拒绝',
    en: 'Rejected',
    tone: 'refused',
    supplier: { zh: '未中标', en: 'Not awarded' },
    ...OVER,
  },
  EXPIRED: { zh: '已过期', en: 'Expired', tone: 'neutral', ...OVER },
  WITHDRAWN: { zh: '已撤回', en: 'Withdrawn', tone: 'neutral', ...OVER, isNoOffer: true },
  COMPLETED: { zh: '已转合同/订单', en: 'Contracted or ordered', ...WON },
};

/** In the words of a side. */
export function quotationStateText(state: QuotationState, isSupplier: boolean): Text {
  const status = quotationStatus[state];
  return (isSupplier && status.supplier) || status;
}

/** What a purchaser reads: what the supplier has in hand is nobody else's business. */
export function stateForPurchaser(row: {
  state: QuotationState;
  stateBefore: QuotationState | null;
  standingNo: number;
}): QuotationState {
  if (!quotationStatus[row.state].isInHand) return row.state;
  if (row.stateBefore === 'COUNTERED') return 'COUNTERED';
  return row.standingNo > 0 ? 'QUOTED' : 'INVITED';
}
