// The terms of contracts (domain 3.6.3, 3.11).
import { days } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';

export const CONFIRM_TIME = days(15);
export const SIGN_TIME = days(15);
/** No answer to a proposed termination (C16). */
export const TERMINATION_TIME = days(10);
/** No objection to a unilateral one (C17). */
export const OBJECTION_TIME = days(7);
/** Chosen: a proposed change that nobody answers is gone after as long as a text waits to be confirmed. */
export const CHANGE_TIME = days(15);
/** Before a framework ends, its renewal is drafted (C19). */
export const RENEWAL_NOTICE = days(30);

export const MOST_CONTRACT_LINES = 500;
export const MOST_CLAUSES = 40;
export const MOST_ANNEXES = 10;

export const PAPER_LANGUAGES = ['zh', 'en', 'both'] as const;
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number];

/** The tabs of a list of contracts, with the states that stand under each. */
export const CONTRACT_TABS = [
  'all',
  'mine',
  'draft',
  'confirm',
  'sign',
  'effective',
  'done',
  'closed',
] as const;
export type ContractTab = (typeof CONTRACT_TABS)[number];

/** Legal grounds for ending a contract alone (Civil Code arts. 562, 563). */
export const GROUND_KEYS = ['agreed', 'forceMajeure', 'refusal', 'delay', 'fundamental', 'other'] as const;
export type GroundKey = (typeof GROUND_KEYS)[number];
export const grounds: Record<GroundKey, Text> = {
  agreed: { zh: '约定的解除事由已发生', en: 'A ground that the contract names has arisen' },
  forceMajeure: {
    zh: '因不可抗力致使不能实现合同目的',
    en: 'Force majeure defeats the purpose of the contract',
  },
  refusal: {
    zh: '对方明确表示或以行为表明不履行主要债务',
    en: 'The other side refuses to perform its main duty',
  },
  delay: {
    zh: '对方迟延履行主要债务，经催告后在合理期限内仍未履行',
    en: 'The other side is late with its main duty and stays so after being reminded',
  },
  fundamental: { zh: '对方违约致使不能实现合同目的', en: 'A breach defeats the purpose of the contract' },
  other: { zh: '法律规定的其他情形', en: 'Another ground that the law provides' },
};
