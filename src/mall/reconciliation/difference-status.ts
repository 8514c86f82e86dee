// The states and kinds of differences, what to do about each, and its steps, as people read them.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { DifferenceAction } from './difference-process.ts';

export const DIFFERENCE_STATES = ['OPEN', 'PROPOSED', 'SETTLED'] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];

export const differenceStatus: Record<DifferenceState, Text & { tone: Tone }> = {
  OPEN: { zh: '待处理', en: 'To do', tone: 'waiting' },
  PROPOSED: { zh: '待复核', en: 'To be checked', tone: 'moving' },
  SETTLED: { zh: '已处理', en: 'Settled', tone: 'done' },
};

/** EXTRA: the channel has what the mall has not; MISSING: the other way; AMOUNT: both, with other amounts; TWICE: the channel has it twice. */
export const DIFFERENCE_KINDS = ['EXTRA', 'MISSING', 'AMOUNT', 'TWICE'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

interface KindRow extends Text {
  tone: Tone;
  /** What somebody has to look at before he corrects it. */
  todo: Text;
}

export const differenceKinds: Record<DifferenceKind, KindRow> = {
  EXTRA: {
    zh: '渠道多',
    en: 'Only at the channel',
    tone: 'waiting',
    todo: {
      zh: '商城没有成功的这笔收退款。在渠道商户平台查明后更正：多出的款项记入不明来款，多退的记损失。',
      en: 'The mall has no such success. Look into it at the channel, then correct: money that came is nobody’s (2006), money that went back is a loss (5004).',
    },
  },
  MISSING: {
    zh: '渠道少',
    en: 'Only in the mall',
    tone: 'refused',
    todo: {
      zh: '渠道没有这笔收退款。已向渠道查询仍无结果：更正后，少收的款项记损失，商家不承担。',
      en: 'The channel does not have it, and says so when asked. Corrected, what never came is a loss (5004) which no store bears.',
    },
  },
  AMOUNT: {
    zh: '金额不一致',
    en: 'Other amounts',
    tone: 'refused',
    todo: {
      zh: '以渠道账单为准更正：冲销原金额，按渠道金额入账，差额记入不明来款或损失。',
      en: 'Correct it as the channel’s bill says: what differs is nobody’s (2006), or a loss (5004).',
    },
  },
  TWICE: {
    zh: '渠道重复',
    en: 'Twice at the channel',
    tone: 'waiting',
    todo: {
      zh: '渠道账单中这笔出现两次。查明后更正。',
      en: 'The channel’s bill has it twice. Look into it, then correct.',
    },
  },
};

export const CHANNEL_ROW_KINDS = ['PAY', 'REFUND'] as const;
export type ChannelRowKind = (typeof CHANNEL_ROW_KINDS)[number];

export const channelRowKinds: Record<ChannelRowKind, Text & { tone: Tone }> = {
  PAY: { zh: '收款', en: 'Payment', tone: 'done' },
  REFUND: { zh: '退款', en: 'Refund', tone: 'moving' },
};

export const CHANNEL_ROW_STATES = ['NEW', 'DIFFERS', 'MATCHED'] as const;
export type ChannelRowState = (typeof CHANNEL_ROW_STATES)[number];

export const channelRowStatus: Record<ChannelRowState, Text & { tone: Tone }> = {
  NEW: { zh: '核对中', en: 'Being compared', tone: 'moving' },
  DIFFERS: { zh: '有差异', en: 'Differs', tone: 'refused' },
  MATCHED: { zh: '一致', en: 'Matched', tone: 'done' },
};

/** How a day of a channel stands. */
export const DAY_STATES = ['OPEN', 'COMPARING', 'DONE'] as const;
export type DayState = (typeof DAY_STATES)[number];

export const dayStatus: Record<DayState, Text & { tone: Tone }> = {
  OPEN: { zh: '有差异', en: 'Differences', tone: 'refused' },
  COMPARING: { zh: '核对中', en: 'Being compared', tone: 'moving' },
  DONE: { zh: '已对平', en: 'In order', tone: 'done' },
};

export const differenceSteps: Record<DifferenceAction, Text> = {
  find: { zh: '发现差异', en: 'Found' },
  propose: { zh: '提交更正', en: 'Correction proposed' },
  decline: { zh: '退回更正', en: 'Correction declined' },
  correct: { zh: '复核并更正', en: 'Checked and corrected' },
  clear: { zh: '后续账单已对平', en: 'In order by a later bill' },
};
