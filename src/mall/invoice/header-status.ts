// The life of an invoice header: verified once by the platform, anew where it changes (domain-money §6).
import { process } from '#kit/process/process.ts';
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';

export const HEADER_STATES = [
  'UNVERIFIED',
  'PENDING_REVIEW',
  'VERIFIED',
  'REVIEW_REJECTED',
  'REMOVED',
] as const;
export type HeaderState = (typeof HEADER_STATES)[number];

export const headerStatus: Record<HeaderState, Text & { tone: Tone }> = {
  UNVERIFIED: { zh: '无需核验', en: 'Not checked', tone: 'neutral' },
  PENDING_REVIEW: { zh: '待核验', en: 'To be checked', tone: 'waiting' },
  VERIFIED: { zh: '已核验', en: 'Verified', tone: 'done' },
  REVIEW_REJECTED: { zh: '核验未通过', en: 'Not verified', tone: 'refused' },
  REMOVED: { zh: '已删除', en: 'Deleted', tone: 'neutral' },
};

const KEPT = ['UNVERIFIED', 'PENDING_REVIEW', 'VERIFIED'] as const;

export const headerProcess = process<HeaderState, 'buyer' | 'platform'>()({
  /** A person's needs no check; a company's is verified by itself where certification has said the same. */
  make: { from: [], to: KEPT, by: ['buyer'] },
  change: { from: [...KEPT, 'REVIEW_REJECTED'], to: KEPT, by: ['buyer'] },
  verify: { from: ['PENDING_REVIEW'], to: 'VERIFIED', by: ['platform'] },
  reject: { from: ['PENDING_REVIEW'], to: 'REVIEW_REJECTED', by: ['platform'] },
  remove: { from: [...KEPT, 'REVIEW_REJECTED'], to: 'REMOVED', by: ['buyer'] },
});
