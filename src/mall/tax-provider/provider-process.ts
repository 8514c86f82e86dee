// The life of what a provider was asked to issue: a sheet, or a red letter.
import { process } from '#kit/process/process.ts';
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';

export const JOB_STATES = ['WAITING', 'ISSUED', 'FAILED', 'ENDED'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const jobStatus: Record<JobState, Text & { tone: Tone }> = {
  WAITING: { zh: '开票中', en: 'Being issued', tone: 'moving' },
  ISSUED: { zh: '已开具', en: 'Issued', tone: 'done' },
  FAILED: { zh: '开票失败', en: 'Failed', tone: 'refused' },
  ENDED: { zh: '不再需要', en: 'Not wanted any more', tone: 'neutral' },
};

export const jobProcess = process<JobState, 'system'>()({
  begin: { from: [], to: 'WAITING', by: ['system'] },
  issue: { from: ['WAITING'], to: 'ISSUED', by: ['system'] },
  fail: { from: ['WAITING'], to: 'FAILED', by: ['system'] },
  retry: { from: ['FAILED'], to: 'WAITING', by: ['system'] },
  end: { from: ['WAITING'], to: 'ENDED', by: ['system'] },
});
