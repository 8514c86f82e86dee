// Reconciliation (渠道对账): what the channels say of each day, against what the mall has in its books. Owns bank lines, channels' days and differences; promises that each row is matched or an open question; leans on payment, books, company.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { line, Moment, whole, Yuan } from '#kit/http/wire.ts';
import { StepReply } from '#kit/process/step-reply.ts';
import { platform } from '#mall/member/actor.ts';
import {
  CHANNEL_ROW_KINDS,
  CHANNEL_ROW_STATES,
  DAY_STATES,
  DIFFERENCE_KINDS,
  DIFFERENCE_STATES,
} from './difference-status.ts';

export const DIFFERENCE_BUTTONS = ['propose', 'correct', 'decline'] as const;
export type DifferenceButton = (typeof DIFFERENCE_BUTTONS)[number];
const ChannelName = z.enum(['WECHAT', 'ALIPAY']);

export const DifferenceReply = z.object({
  differenceSn: z.string(),
  version: z.number(),
  kind: z.enum(DIFFERENCE_KINDS),
  rowKind: z.enum(CHANNEL_ROW_KINDS),
  /** The payment, and the refund of it where that is what differs. */
  number: z.string(),
  refundSn: z.string(),
  ours: Yuan,
  theirs: Yuan,
  state: z.enum(DIFFERENCE_STATES),
  reason: z.string(),
  proposedBy: z.string(),
  entrySn: z.string().nullable(),
  /** Open for more than three working days. */
  isLate: z.boolean(),
  createdAt: Moment,
  allowedActions: z.array(z.enum(DIFFERENCE_BUTTONS)),
  log: z.array(StepReply),
});
export type DifferenceReply = z.infer<typeof DifferenceReply>;

export const ChannelDayCard = z.object({
  daySn: z.string(),
  day: z.string(),
  method: ChannelName,
  methodName: z.string(),
  state: z.enum(DAY_STATES),
  rows: z.number(),
  paid: Yuan,
  refunded: Yuan,
  fee: Yuan,
  /** Differences that are not settled, and whether one of them is late. */
  open: z.number(),
  isLate: z.boolean(),
  fetchedAt: Moment,
});
export type ChannelDayCard = z.infer<typeof ChannelDayCard>;

export const ChannelDayDetail = ChannelDayCard.extend({ differences: z.array(DifferenceReply) });
export type ChannelDayDetail = z.infer<typeof ChannelDayDetail>;

export const ChannelRowReply = z.object({
  rowId: z.number(),
  day: z.string(),
  methodName: z.string(),
  kind: z.enum(CHANNEL_ROW_KINDS),
  number: z.string(),
  refundSn: z.string(),
  transactionNo: z.string(),
  amount: Yuan,
  fee: Yuan,
  state: z.enum(CHANNEL_ROW_STATES),
});
export type ChannelRowReply = z.infer<typeof ChannelRowReply>;

const difference = z.object({ differenceSn: line(20, 1), version: whole(1, 1_000_000) });
const DifferenceDone = z.object({ differenceSn: z.string(), state: z.enum(DIFFERENCE_STATES) });

export const reconciliationProtocol = door('v3/business/admin/reconciliation', platform('finance'), {
  dayDetail: get(
    { zh: '渠道日账', en: 'A channel’s day' },
    z.object({ daySn: line(20, 1) }),
    ChannelDayDetail,
    { name: 'detail' },
  ),
  propose: post(
    { zh: '提交差异更正', en: 'Propose a correction' },
    difference.extend({ reason: line(200, 2) }),
    DifferenceDone,
  ),
  /** By another person than who has proposed it. */
  correct: post({ zh: '复核并更正', en: 'Check and correct' }, difference, DifferenceDone),
  decline: post(
    { zh: '退回更正', en: 'Decline a correction' },
    difference.extend({ reason: line(200, 2) }),
    DifferenceDone,
  ),
});
