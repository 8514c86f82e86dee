// The states of an impact with their words and tones, and what people read of its steps and causes.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { Cause, ImpactAction, ImpactState } from './impact-process.ts';

export const impactStatus: Record<ImpactState, Text & { tone: Tone }> = {
  UNDECIDED: { zh: '待评估', en: 'To be decided', tone: 'waiting' },
  NO_EFFECT: { zh: '无影响', en: 'No effect', tone: 'done' },
  RETEST: { zh: '复检', en: 'To be tested again', tone: 'moving' },
  AMEND: { zh: '更正报告', en: 'Report to be amended', tone: 'moving' },
  REDO: { zh: '重做', en: 'To be done again', tone: 'moving' },
};

export const impactSteps: Record<ImpactAction, Text> = {
  find: { zh: '列入影响清单', en: 'Put on the list' },
  noEffect: { zh: '评估为无影响', en: 'No effect' },
  retest: { zh: '决定复检', en: 'To be tested again' },
  amend: { zh: '决定更正报告', en: 'Report to be amended' },
  redo: { zh: '决定重做', en: 'To be done again' },
};

export const causeNames: Record<Cause, Text> = {
  FAULT: { zh: '故障', en: 'Fault' },
  UNFIT: { zh: '校准不符合', en: 'Calibrated, unfit' },
};
