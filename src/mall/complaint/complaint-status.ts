// The states of a complaint with their codes, words and tones (domain-money §4), and its steps as people read them.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { ComplaintAction } from './complaint-process.ts';

export const COMPLAINT_STATES = [
  'NEW',
  'TO_APPEAL',
  'IN_DIALOGUE',
  'IN_ARBITRATION',
  'BUYER_WINS',
  'STORE_WINS',
  'SETTLED',
  'WITHDRAWN',
] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

interface StateRow extends Text {
  code: number;
  tone: Tone;
  isOpen: boolean;
}

export const complaintStatus: Record<ComplaintState, StateRow> = {
  NEW: { code: 10, zh: '待受理', en: 'To be looked at', tone: 'waiting', isOpen: true },
  TO_APPEAL: { code: 20, zh: '待商家申诉', en: 'The store answers', tone: 'waiting', isOpen: true },
  IN_DIALOGUE: { code: 30, zh: '协商中', en: 'In dialogue', tone: 'moving', isOpen: true },
  IN_ARBITRATION: { code: 40, zh: '平台裁决中', en: 'In arbitration', tone: 'waiting', isOpen: true },
  BUYER_WINS: { code: 50, zh: '投诉成立', en: 'Upheld', tone: 'done', isOpen: false },
  STORE_WINS: { code: 51, zh: '投诉不成立', en: 'Not upheld', tone: 'refused', isOpen: false },
  SETTLED: { code: 52, zh: '已和解', en: 'Settled', tone: 'done', isOpen: false },
  WITHDRAWN: { code: 0, zh: '已撤销', en: 'Withdrawn', tone: 'neutral', isOpen: false },
};

/** What the time line says of each step. */
export const complaintSteps: Record<ComplaintAction, Text> = {
  make: { zh: '提交投诉', en: 'Made' },
  accept: { zh: '平台受理', en: 'Taken up by the platform' },
  dismiss: { zh: '平台不予受理', en: 'Not taken up by the platform' },
  answer: { zh: '商家申诉', en: 'Answered by the store' },
  answerTimeout: { zh: '商家超时未申诉，转平台裁决', en: 'Not answered in time: the platform decides' },
  say: { zh: '补充说明', en: 'More was said' },
  settle: { zh: '买家确认和解', en: 'Settled' },
  escalate: { zh: '申请平台裁决', en: 'The platform was asked to decide' },
  dialogueTimeout: { zh: '协商超时，转平台裁决', en: 'No terms in time: the platform decides' },
  decideForBuyer: { zh: '平台裁决投诉成立', en: 'Upheld by the platform' },
  decideForStore: { zh: '平台裁决投诉不成立', en: 'Not upheld by the platform' },
  withdraw: { zh: '买家撤销', en: 'Withdrawn' },
};
