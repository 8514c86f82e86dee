// What complaints are about, how long each side has, and what they may cost a store (domain-money §4).
import { days } from '#kit/time/duration.ts';
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

/** chosen: for the platform to look whether it is one; after that the store hears of it all the same. */
export const ACCEPT_TIME = days(1);
/** For the store to answer. */
export const ANSWER_TIME = days(3);
/** For both to come to terms. */
export const DIALOGUE_TIME = days(7);
/** How long a complaint that was right stands against its store. */
export const MARK_TIME = days(180);
/** In fen. */
export const MOST_COMPENSATION = 500_000;
export const COMPLAINT_PICTURES = 5;
