// What complaints are about, how long each side has, and what they may cost a store (domain-money §4).
import type { Text } from '#kit/words/text.ts';

export const complaintKinds = {
  service: { zh: '服务态度', en: 'Service' },
  counterfeit: { zh: '假冒翻新', en: 'Counterfeit or refurbished' },
  late: { zh: '延迟发货', en: 'Late delivery' },
  price: { zh: '价格问题', en: 'Price' },
  invoice: { zh: '发票问题', en: 'Invoice' },
  abuse: { zh: '骚扰辱骂', en: 'Abuse' },
} as const satisfies Record<string, Text>;

export type ComplaintKind = keyof typeof complaintKinds;
export const COMPLAINT_KINDS = Object.keys(complaintKinds) as [ComplaintKind, ...ComplaintKind[]];

/** What the platform sets: how it begins, and between what it may be changed (domain-money §4; the ends are chosen). */
export const COMPLAINT_RULES = {
  /** For the platform to look whether it is one; after that the store hears of it all the same. */
  acceptDays: { usual: 1, least: 1, most: 15 },
  /** For the store to answer. */
  answerDays: { usual: 3, least: 1, most: 15 },
  /** For both to come to terms. */
  dialogueDays: { usual: 7, least: 1, most: 30 },
  /** How long a complaint that was right stands against its store. */
  markDays: { usual: 180, least: 30, most: 730 },
  /** What a store pays at most. Whole yuan. */
  compensationYuan: { usual: 5_000, least: 0, most: 1_000_000 },
} as const;
