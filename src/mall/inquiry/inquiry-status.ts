// The states of an inquiry with their codes, words and tones, and its kinds (domain 3.6.1). The keys are the names everywhere.
import type { Text } from '#kit/words/text.ts';

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

export const inquiryStatus: Record<InquiryState, Text & { code: number; tone: Tone }> = {
  DRAFT: { code: 1, zh: '草稿', en: 'Draft', tone: 'neutral' },
  PENDING_REVIEW: { code: 5, zh: '待审核', en: 'Pending review', tone: 'waiting' },
  REVIEW_REJECTED: { code: 6, zh: '审核驳回', en: 'Review rejected', tone: 'refused' },
  QUOTING: { code: 10, zh: '报价中', en: 'Quoting', tone: 'moving' },
  EVALUATING: { code: 20, zh: '待定标', en: 'To be awarded', tone: 'waiting' },
  PARTLY_AWARDED: { code: 30, zh: '部分定标', en: 'Partly awarded', tone: 'waiting' },
  AWARDED: { code: 35, zh: '已定标', en: 'Awarded', tone: 'moving' },
  COMPLETED: { code: 40, zh: '已完成', en: 'Completed', tone: 'done' },
  CANCELLED: { code: 0, zh: '已取消', en: 'Cancelled', tone: 'neutral' },
  EXPIRED: { code: 8, zh: '已流标', en: 'No award', tone: 'neutral' },
};

export const INQUIRY_KINDS = ['GOODS', 'INSPECTION', 'METERING', 'AUTHEN'] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

export const inquiryKinds: Record<InquiryKind, Text> = {
  GOODS: { zh: '器件询价', en: 'Goods' },
  INSPECTION: { zh: '检测询价', en: 'Testing' },
  METERING: { zh: '计量询价', en: 'Calibration' },
  AUTHEN: { zh: '认证询价', en: 'Certification' },
};

/** `BROADCAST`: every store that sells the lines' categories or brands; services go to the institute's own stores. */
export const INQUIRY_MODES = ['DIRECTED', 'BROADCAST', 'MIXED'] as const;
export type InquiryMode = (typeof INQUIRY_MODES)[number];

/** When quoting ends: at the deadline, once enough suppliers have quoted, at the first or at the second of both. */
export const CLOSING_RULES = ['BY_TIME', 'BY_COUNT', 'OR', 'AND'] as const;
export type ClosingRule = (typeof CLOSING_RULES)[number];
