// Settlement (商家结算): what stores are owed, from release to payout. Owns rows and bills; promises that every fen of a released order stands on one bill; leans on order, after-sale, commission, reconciliation, books.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { ruleCalls } from '#kit/http/rule-calls.ts';
import { flag, id, line, Moment, Tone, whole, Yuan, yuanAmount } from '#kit/http/wire.ts';
import { StepReply } from '#kit/process/step-reply.ts';
import { platform, storeOperator } from '#mall/member/actor.ts';
import { BILL_STATES } from './bill-status.ts';
import { ROW_KINDS } from './settlement-sum.ts';
import { DISPUTES, MONEY_STAGES, SETTLEMENT_RULES } from './settlement-terms.ts';

export const BILL_BUTTONS = ['confirm', 'review'] as const;
export type BillButton = (typeof BILL_BUTTONS)[number];

/** An order with where its money stands for its store. */
export const StoreMoneyRow = z.object({
  orderSn: z.string(),
  stage: z.enum(MONEY_STAGES),
  createTime: Moment,
  /** What it brings, what the platform takes, and what is left. */
  value: Yuan,
  commission: Yuan,
  net: Yuan,
  /** When the next stage may begin by itself; null: nobody knows. */
  dueAt: Moment.nullable(),
  /** '' before it stands on one. */
  billSn: z.string(),
});
export type StoreMoneyRow = z.infer<typeof StoreMoneyRow>;

export const BillCard = z.object({
  billId: z.number(),
  billSn: z.string(),
  version: z.number(),
  storeName: z.string(),
  /** Where the platform sends the money, masked, as the store has said; '': nothing is known. */
  bankAccount: z.string(),
  /** While the store has just changed it: nothing is sent there before. */
  payableFrom: Moment.nullable(),
  /** The batch in which it goes to the bank; '' for none. */
  payoutSn: z.string(),
  state: z.enum(BILL_STATES),
  stateCode: z.number(),
  stateName: z.string(),
  tone: Tone,
  /** The day of China on which it was cut. */
  cutDay: z.string(),
  released: Yuan,
  refunds: Yuan,
  commission: Yuan,
  others: Yuan,
  carried: Yuan,
  total: Yuan,
  /** What the store was asked for, owing more than its deposit. */
  demanded: Yuan,
  /** Rows of it that wait for the platform. */
  disputed: z.number(),
  createTime: Moment,
  dueAt: Moment.nullable(),
  allowedActions: z.array(z.enum(BILL_BUTTONS)),
});
export type BillCard = z.infer<typeof BillCard>;

export const BillRowReply = z.object({
  rowId: z.number(),
  kind: z.enum(ROW_KINDS),
  kindName: z.string(),
  /** '' for what is of no order. */
  orderSn: z.string(),
  /** What it is about besides: a case, a complaint, a bill. */
  docSn: z.string(),
  amount: Yuan,
  commission: Yuan,
  net: Yuan,
  time: Moment,
  dispute: z.enum(DISPUTES),
  disputeName: z.string(),
  said: z.string(),
  answer: z.string(),
  /** It has left this bill. */
  isOut: z.boolean(),
  allowedActions: z.array(z.enum(['dispute', 'escalate', 'acceptDispute', 'refuseDispute'])),
});
export type BillRowReply = z.infer<typeof BillRowReply>;

export const BillDetail = BillCard.extend({
  rows: z.array(BillRowReply),
  /** The bill that has taken what was carried; '' for none. */
  carriedTo: z.string(),
  serial: z.string(),
  log: z.array(StepReply),
});
export type BillDetail = z.infer<typeof BillDetail>;

const one = z.object({ billSn: line(20, 1) });
const seen = one.extend({ version: whole(1, 1_000_000) });
const rowOf = seen.extend({ rowId: id(), reason: line(300, 2) });
const Done = z.object({ billSn: z.string(), state: z.enum(BILL_STATES) });

/** A step with a bill: where it stands then. */
const step = <I extends z.ZodType>(zh: string, en: string, input: I) => post({ zh, en }, input, Done);

export const settlementProtocol = {
  ...door('v3/business/seller/settlement', storeOperator, {
    storeDetail: get({ zh: '结算单详情', en: 'A settlement bill' }, one, BillDetail, { name: 'detail' }),
    confirm: step('确认结算单', 'Confirm a settlement bill', seen),
    /** The row leaves the bill until the platform has answered. */
    dispute: step('对结算明细提出异议', 'Dispute a row of a settlement bill', rowOf),
    escalate: step('申请复核异议', 'Ask to look at a dispute again', rowOf),
  }),
  ...door('v3/business/admin/settlement', platform('finance'), {
    adminDetail: get({ zh: '平台：结算单详情', en: 'Platform: a settlement bill' }, one, BillDetail, {
      name: 'detail',
    }),
    /** Once by each of two people. */
    review: step('平台：审核结算单', 'Platform: look over a settlement bill', seen),
    /** With what the store gets besides for it, in yuan. */
    answer: step(
      '平台：答复异议',
      'Platform: answer a dispute',
      rowOf.extend({ isAccepted: flag(), amount: yuanAmount().optional() }),
    ),
  }),
  ...door('v3/business/admin/settlement', platform('operator', 'finance'), {
    ...ruleCalls({ zh: '商家结算规则', en: 'rules of settling with stores' }, SETTLEMENT_RULES),
  }),
};
