// Complaints about stores. Owns complaints; promises that each side reads what the other says, and that only the platform decides; leans on after-sale, order, payment, file.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { ruleCalls } from '#kit/http/rule-calls.ts';
import { flag, id, json, line, Moment, requestId, Tone, whole, Yuan, yuanAmount } from '#kit/http/wire.ts';
import { StepReply } from '#kit/process/step-reply.ts';
import { Said } from '#mall/after-sale/after-sale-detail.protocol.ts';
import { CASE_PICTURES } from '#mall/after-sale/after-sale-terms.ts';
import { loggedIn, permitted, platform, storeOperator } from '#mall/member/actor.ts';
import { COMPLAINT_STATES } from './complaint-status.ts';
import { COMPLAINT_KINDS, COMPLAINT_RULES } from './complaint-terms.ts';

export const COMPLAINT_BUTTONS = [
  'settle',
  'escalate',
  'say',
  'withdraw',
  'answer',
  'accept',
  'dismiss',
  'decideForBuyer',
  'decideForStore',
] as const;
export type ComplaintButton = (typeof COMPLAINT_BUTTONS)[number];

export const ComplaintCard = z.object({
  complaintId: z.number(),
  complaintSn: z.string(),
  version: z.number(),
  kind: z.enum(COMPLAINT_KINDS),
  kindName: z.string(),
  state: z.enum(COMPLAINT_STATES),
  stateCode: z.number(),
  stateName: z.string(),
  tone: Tone,
  storeId: z.number(),
  storeName: z.string(),
  buyerName: z.string(),
  /** '' for a complaint that is about no order. */
  orderSn: z.string(),
  caseSn: z.string(),
  text: z.string(),
  createTime: Moment,
  /** When the next thing happens by itself; null: somebody has to do it. */
  dueAt: Moment.nullable(),
  allowedActions: z.array(z.enum(COMPLAINT_BUTTONS)),
});
export type ComplaintCard = z.infer<typeof ComplaintCard>;

export const ComplaintDetail = ComplaintCard.extend({
  wish: z.string(),
  decision: z.string(),
  /** What the store pays the buyer; 0.00 for nothing. */
  compensation: Yuan,
  /** The most that it may be. */
  mostCompensation: Yuan,
  /** Upheld, it takes what it is about off sale. */
  takesOff: z.boolean(),
  words: z.array(Said),
  finishedAt: Moment.nullable(),
  log: z.array(StepReply),
});
export type ComplaintDetail = z.infer<typeof ComplaintDetail>;

const one = z.object({ complaintSn: line(20, 1) });
const seen = one.extend({ version: whole(1, 1_000_000) });
const said = line(1_000, 2);
const pictures = json(z.array(id()).max(CASE_PICTURES)).default([]);
const Done = z.object({ complaintSn: z.string(), state: z.enum(COMPLAINT_STATES) });

/** A step with a complaint: where it stands then. */
const step = <I extends z.ZodType>(zh: string, en: string, input: I) => post({ zh, en }, input, Done);

export const complaintProtocol = {
  ...door('v3/business/front/complaint', permitted(loggedIn, 'order.aftersale'), {
    /** About an order of one's own, or about a store. */
    make: post(
      { zh: '投诉商家', en: 'Complain about a store' },
      z.object({
        orderSn: line(20).default(''),
        caseSn: line(20).default(''),
        storeId: id().optional(),
        kind: z.enum(COMPLAINT_KINDS),
        text: said,
        wish: line(300).default(''),
        imageFileIds: pictures,
        ...requestId,
      }),
      Done,
      { creates: true },
    ),
    detail: get({ zh: '投诉详情', en: 'A complaint' }, one, ComplaintDetail, {
      access: permitted(loggedIn, 'order.read'),
    }),
    say: step('补充说明', 'Say more', one.extend({ text: said, imageFileIds: pictures })),
    settle: step('确认和解', 'Settle', seen),
    escalate: step('申请平台裁决', 'Ask the platform to decide', seen),
    withdraw: step('撤销投诉', 'Withdraw a complaint', seen.partial({ version: true })),
  }),
  ...door('v3/business/seller/complaint', storeOperator, {
    storeDetail: get({ zh: '投诉详情', en: 'A complaint' }, one, ComplaintDetail, { name: 'detail' }),
    answer: step('申诉', 'Answer a complaint', seen.extend({ text: said, imageFileIds: pictures })),
    storeSay: post(
      { zh: '补充说明', en: 'Say more' },
      one.extend({ text: said, imageFileIds: pictures }),
      Done,
      { name: 'say' },
    ),
    storeEscalate: post({ zh: '申请平台裁决', en: 'Ask the platform to decide' }, seen, Done, {
      name: 'escalate',
    }),
  }),
  ...door('v3/business/admin/complaint', platform('operator'), {
    adminDetail: get({ zh: '平台：投诉详情', en: 'Platform: a complaint' }, one, ComplaintDetail, {
      name: 'detail',
    }),
    accept: step('平台：受理投诉', 'Platform: take a complaint up', seen),
    dismiss: step('平台：不予受理', 'Platform: not take a complaint up', seen.extend({ reason: said })),
    /** For the buyer, with what the store pays him, or for the store. */
    decide: step(
      '平台：裁决投诉',
      'Platform: decide a complaint',
      seen.extend({ isUpheld: flag(), amount: yuanAmount().optional(), reason: said }),
    ),
    ...ruleCalls({ zh: '投诉规则', en: 'periods and amounts of complaints' }, COMPLAINT_RULES),
  }),
};
