// The states of a report with their codes, words and tones, and the steps between them as people read them.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { ReportAction, ReportState } from './report-process.ts';

export const reportStatus: Readonly<Record<ReportState, Text & { code: number; tone: Tone }>> = {
  DRAFT: { code: 10, zh: '编制中', en: 'Being prepared', tone: 'waiting' },
  IN_REVIEW: { code: 20, zh: '审核中', en: 'In review', tone: 'waiting' },
  REVIEWED: { code: 25, zh: '待批准', en: 'To be approved', tone: 'waiting' },
  SIGNING: { code: 30, zh: '签章中', en: 'Being sealed', tone: 'moving' },
  ISSUED: { code: 40, zh: '已签发', en: 'Issued', tone: 'done' },
  REPLACED: { code: 45, zh: '已被替代', en: 'Replaced', tone: 'neutral' },
  VOID: { code: 50, zh: '已作废', en: 'Void', tone: 'refused' },
  DISCARDED: { code: 0, zh: '已弃用', en: 'Given up', tone: 'neutral' },
};

export const reportSteps: Readonly<Record<ReportAction, Text>> = {
  begin: { zh: '建立', en: 'Begun' },
  amend: { zh: '建立修改版', en: 'Amendment begun' },
  write: { zh: '编制', en: 'Written' },
  handIn: { zh: '提交审核', en: 'Handed in' },
  pass: { zh: '审核通过', en: 'Passed' },
  sendBack: { zh: '退回', en: 'Sent back' },
  fallBack: { zh: '项目重新打开，退回编制', en: 'An item was opened again' },
  approve: { zh: '批准', en: 'Approved' },
  sign: { zh: '签发', en: 'Issued' },
  replace: { zh: '被修改版代替', en: 'Replaced by an amendment' },
  void: { zh: '作废', en: 'Made void' },
  discard: { zh: '弃用', en: 'Given up' },
};

/** What the chain of evidence keeps. */
export const EVIDENCE_ACTS = [
  'handIn',
  'pass',
  'sendBack',
  'approve',
  'sign',
  'replace',
  'void',
] as const satisfies readonly ReportAction[];
export type EvidenceAct = (typeof EVIDENCE_ACTS)[number];
