// The states of an objection with their words and tones, and what people read of its steps, wishes and outcomes.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { ObjectionAction, ObjectionState, Outcome, Wish } from './objection-process.ts';

export const objectionStatus: Record<ObjectionState, Text & { code: number; tone: Tone }> = {
  SUBMITTED: { code: 10, zh: '已提交', en: 'Handed in', tone: 'waiting' },
  EXAMINING: { code: 20, zh: '审查中', en: 'Being examined', tone: 'moving' },
  RETESTING: { code: 30, zh: '复检中', en: 'Being tested again', tone: 'moving' },
  UPHELD: { code: 40, zh: '成立', en: 'Upheld', tone: 'done' },
  NOT_UPHELD: { code: 50, zh: '不成立', en: 'Not upheld', tone: 'refused' },
  WITHDRAWN: { code: 0, zh: '已撤回', en: 'Withdrawn', tone: 'neutral' },
};

export const objectionSteps: Record<ObjectionAction, Text> = {
  submit: { zh: '提出异议', en: 'Objected' },
  examine: { zh: '开始审查', en: 'Examination begun' },
  retest: { zh: '安排复检', en: 'To be tested again' },
  uphold: { zh: '异议成立', en: 'Upheld' },
  dismiss: { zh: '异议不成立', en: 'Not upheld' },
  withdraw: { zh: '撤回异议', en: 'Withdrawn' },
};

export const wishNames: Record<Wish, Text> = {
  RETEST: { zh: '要求复检', en: 'Test it again' },
  CORRECT: { zh: '要求更正报告', en: 'Correct the report' },
  EXPLAIN: { zh: '要求说明', en: 'Explain it' },
};

export const outcomeNames: Record<Outcome, Text> = {
  AMEND: { zh: '出具修改版报告', en: 'An amended report' },
  VOID: { zh: '作废报告', en: 'The report is void' },
};
