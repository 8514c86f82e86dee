// The words of rights to sign and of seals: their states and kinds.
import type { Text } from '#kit/words/text.ts';
import type { SealState, SignAuthState } from './contract-process.ts';

type Tone = 'waiting' | 'moving' | 'done' | 'refused' | 'neutral';

export const SEAL_KINDS = ['company', 'contract', 'handler'] as const;
export type SealKind = (typeof SEAL_KINDS)[number];

export const sealKinds: Record<SealKind, Text> = {
  company: { zh: '公章', en: 'Company seal' },
  contract: { zh: '合同专用章', en: 'Contract seal' },
  handler: { zh: '经办人签名章', en: "Handler's name seal" },
};

/** `isLive`: good, or waiting to be; whoever has such a right keeps the party's seals. */
export const signAuthStatus: Record<SignAuthState, Text & { tone: Tone; isLive?: true }> = {
  PENDING_REVIEW: { zh: '待审核', en: 'Pending review', tone: 'waiting', isLive: true },
  REVIEW_REJECTED: { zh: '审核驳回', en: 'Review rejected', tone: 'refused' },
  AUTHENTICATED: { zh: '已认证', en: 'May sign', tone: 'done', isLive: true },
  EXPIRED: { zh: '已过期', en: 'Expired', tone: 'neutral' },
  REVOKED: { zh: '已注销', en: 'Revoked', tone: 'neutral' },
};

export const sealStatus: Record<SealState, Text & { tone: Tone }> = {
  DRAFT: { zh: '草稿', en: 'Draft', tone: 'neutral' },
  PENDING_REVIEW: { zh: '待审核', en: 'Pending review', tone: 'waiting' },
  ACTIVE: { zh: '启用', en: 'In use', tone: 'done' },
  DISABLED: { zh: '已停用', en: 'Disabled', tone: 'neutral' },
};
