// The states of an inquiry with their codes, words and tones (domain 3.6.1). The keys are the names everywhere.
import { statesWhere } from '#kit/process/process.ts';
import type { Text } from '#kit/words/text.ts';
import type { InquiryAction } from './inquiry-process.ts';

export const INQUIRY_STATES = [
  'DRAFT',
  'PENDING_REVIEW',
  'REVIEW_REJECTED',
  'QUOTING',
  'EVALUATING',
  'PARTLY_AWARDED',
  'AWARDED',
  'COMPLETED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type InquiryState = (typeof INQUIRY_STATES)[number];

type Tone = 'waiting' | 'moving' | 'done' | 'refused' | 'neutral';

interface InquiryStatus extends Text {
  code: number;
  tone: Tone;
  /** Where the purchaser's list has it. */
  tab: Exclude<InquiryTab, 'all'>;
  /** Before it goes out, while suppliers quote, while what was quoted is awarded and converted, and after all that. */
  phase: 'asking' | 'quoting' | 'awarding' | 'over';
  /** Counts among those that one purchaser may have at once. */
  isOpen: boolean;
  /** Somebody may have to do something about it. */
  hasTurns: boolean;
}

export const inquiryStatus: Record<InquiryState, InquiryStatus> = {
  DRAFT: {
    code: 1,
    zh: '草稿',
    en: 'Draft',
    tone: 'neutral',
    tab: 'draft',
    phase: 'asking',
    isOpen: false,
    hasTurns: false,
  },
  PENDING_REVIEW: {
    code: 5,
    zh: '待审核',
    en: 'Pending review',
    tone: 'waiting',
    tab: 'review',
    phase: 'asking',
    isOpen: true,
    hasTurns: false,
  },
  REVIEW_REJECTED: {
    code: 6,
    zh: '审核驳回',
    en: 'Review rejected',
    tone: 'refused',
    tab: 'draft',
    phase: 'asking',
    isOpen: false,
    hasTurns: true,
  },
  QUOTING: {
    code: 10,
    zh: '报价中',
    en: 'Quoting',
    tone: 'moving',
    tab: 'quoting',
    phase: 'quoting',
    isOpen: true,
    hasTurns: true,
  },
  EVALUATING: {
    code: 20,
    zh: '待定标',
    en: 'To be awarded',
    tone: 'waiting',
    tab: 'evaluating',
    phase: 'awarding',
    isOpen: true,
    hasTurns: true,
  },
  PARTLY_AWARDED: {
    code: 30,
    zh: '部分定标',
    en: 'Partly awarded',
    tone: 'waiting',
    tab: 'evaluating',
    phase: 'awarding',
    isOpen: true,
    hasTurns: true,
  },
  AWARDED: {
    code: 35,
    zh: '已定标',
    en: 'Awarded',
    tone: 'moving',
    tab: 'awarded',
    phase: 'awarding',
    isOpen: false,
    hasTurns: true,
  },
  COMPLETED: {
    code: 40,
    zh: '已完成',
    en: 'Completed',
    tone: 'done',
    tab: 'completed',
    phase: 'over',
    isOpen: false,
    hasTurns: false,
  },
  CANCELLED: {
    code: 0,
    zh: '已取消',
    en: 'Cancelled',
    tone: 'neutral',
    tab: 'closed',
    phase: 'over',
    isOpen: false,
    hasTurns: false,
  },
  EXPIRED: {
    code: 8,
    zh: '已流标',
    en: 'No award',
    tone: 'neutral',
    tab: 'closed',
    phase: 'over',
    isOpen: false,
    hasTurns: false,
  },
};

/** What the purchaser's list is divided into. */
export const INQUIRY_TABS = [
  'all',
  'draft',
  'review',
  'quoting',
  'evaluating',
  'awarded',
  'completed',
  'closed',
] as const;
export type InquiryTab = (typeof INQUIRY_TABS)[number];

const tab = (key: InquiryTab, zh: string, en: string) => ({
  zh,
  en,
  states: statesWhere(inquiryStatus, (one) => key === 'all' || one.tab === key),
});

export const inquiryTabs: Record<InquiryTab, Text & { states: readonly InquiryState[] }> = {
  all: tab('all', '全部', 'All'),
  draft: tab('draft', '草稿', 'Drafts'),
  review: tab('review', '待审核', 'In review'),
  quoting: tab('quoting', '报价中', 'Quoting'),
  evaluating: tab('evaluating', '待定标', 'To award'),
  awarded: tab('awarded', '已定标', 'Awarded'),
  completed: tab('completed', '已完成', 'Completed'),
  closed: tab('closed', '已取消/流标', 'Cancelled or no award'),
};

/** Suppliers may not quote any more. */
export const isPastQuoting = (state: InquiryState): boolean =>
  ['awarding', 'over'].includes(inquiryStatus[state].phase);

/** What its suppliers learn of an inquiry's state: not whether, when or to whom anything is awarded. */
export const SUPPLIER_STATES = ['QUOTING', 'CLOSED', 'CANCELLED'] as const;
export type SupplierState = (typeof SUPPLIER_STATES)[number];

export const supplierStatus: Record<SupplierState, Text & { tone: Tone }> = {
  QUOTING: { zh: '报价中', en: 'Open for quotations', tone: 'moving' },
  CLOSED: { zh: '报价已截止', en: 'Closed for quotations', tone: 'neutral' },
  CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'neutral' },
};

export function supplierStateOf(state: InquiryState): SupplierState {
  return state === 'QUOTING' || state === 'CANCELLED' ? state : 'CLOSED';
}

export const SUPPLIER_TABS = ['all', 'open', 'closed'] as const;
export type SupplierTab = (typeof SUPPLIER_TABS)[number];

export const supplierTabs: Record<SupplierTab, Text> = {
  all: { zh: '全部', en: 'All' },
  open: { zh: '报价中', en: 'Open' },
  closed: { zh: '已截止', en: 'Closed' },
};

/** What the time line says of each step. */
export const inquirySteps: Record<InquiryAction, Text> = {
  create: { zh: '新建询价', en: 'Begun' },
  save: { zh: '保存草稿', en: 'Draft saved' },
  submit: { zh: '提交询价', en: 'Submitted' },
  approve: { zh: '审批通过', en: 'Approved' },
  sendBack: { zh: '审批驳回', en: 'Sent back' },
  resubmit: { zh: '重新提交', en: 'Submitted again' },
  abandon: { zh: '放弃询价', en: 'Given up' },
  ask: { zh: '供应商提问', en: 'A supplier asked' },
  answer: { zh: '答复澄清', en: 'Question answered' },
  amend: { zh: '变更询价', en: 'Amended' },
  extend: { zh: '延长截止时间', en: 'Deadline moved' },
  invite: { zh: '追加邀请', en: 'More suppliers invited' },
  close: { zh: '报价截止', en: 'Quoting ended' },
  closeEmpty: { zh: '无人报价，流标', en: 'Ended without a quotation' },
  award: { zh: '定标', en: 'Awarded' },
  convert: { zh: '转合同/订单', en: 'Made into a contract or an order' },
  closeRest: { zh: '其余不再定标', en: 'Nothing more will be awarded' },
  cancel: { zh: '取消询价', en: 'Cancelled' },
  evaluationTimeout: { zh: '超时未定标', en: 'Not awarded in time' },
  annulAward: { zh: '定标撤销', en: 'Award annulled' },
};

/** `BROADCAST`: every store that sells the lines' categories or brands; services go to the institute's own stores. */
export const INQUIRY_MODES = ['DIRECTED', 'BROADCAST', 'MIXED'] as const;
export type InquiryMode = (typeof INQUIRY_MODES)[number];

/** When quoting ends: at the deadline, once enough suppliers have quoted, at the first or at the second of both. */
export const CLOSING_RULES = ['BY_TIME', 'BY_COUNT', 'OR', 'AND'] as const;
export type ClosingRule = (typeof CLOSING_RULES)[number];
