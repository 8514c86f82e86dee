// The shapes in which a sample request is read: a card in lists, and one in full with its parcels and feedback.
import { z } from 'zod';
import { Moment, Tone, Yuan, YuanUnitPrice } from '#kit/http/wire.ts';
import { StepReply } from '#kit/process/step-reply.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { SAMPLE_STATES } from './sample-status.ts';
import { FREIGHT_PAYER_KEYS, NEXT_STEP_KEYS, PURPOSE_KEYS, RESULT_KEYS } from './sample-terms.ts';

export const SampleLineReply = z.object({
  sampleLineId: z.number(),
  productId: z.number(),
  goodsId: z.number(),
  partNo: z.string(),
  brandName: z.string(),
  goodsName: z.string(),
  packageName: z.string().nullable(),
  packing: z.string(),
  goodsImage: z.string().nullable(),
  unitPrice: YuanUnitPrice,
  askedNum: z.number(),
  /** Null until the store has decided. */
  approvedNum: z.number().nullable(),
  shippedNum: z.number(),
  substitute: z
    .object({
      productId: z.number(),
      partNo: z.string(),
      brandName: z.string(),
      goodsName: z.string(),
      unitPrice: YuanUnitPrice,
    })
    .nullable(),
  /** The part number that was asked for before a substitute was accepted. */
  insteadOf: z.string().nullable(),
});
export type SampleLineReply = z.infer<typeof SampleLineReply>;

/** What the reader may do; `ship` stands for both kinds of parcel, `pay` leads to the cashier, `afterSale` to asking for it. */
export const SAMPLE_BUTTONS = [
  'endorse',
  'approve',
  'offerSubstitute',
  'acceptSubstitute',
  'declineSubstitute',
  'sendBack',
  'refuse',
  'resubmit',
  'withdraw',
  'pay',
  'ship',
  'shipNoMore',
  'storeCancel',
  'receive',
  'feedback',
  'afterSale',
] as const;
export type SampleButton = (typeof SAMPLE_BUTTONS)[number];

export const State = z.enum(SAMPLE_STATES);

export const SampleCard = z.object({
  requestId: z.number(),
  sampleSn: z.string(),
  version: z.number(),
  state: State,
  stateCode: z.number(),
  stateName: z.string(),
  tone: Tone,
  /** Whom a request in review waits for, in words; null outside review. */
  turnName: z.string().nullable(),
  storeId: z.number(),
  storeName: z.string(),
  designerName: z.string(),
  enterpriseName: z.string().nullable(),
  purpose: z.enum(PURPOSE_KEYS),
  lines: z.array(SampleLineReply),
  payable: Yuan,
  paySn: z.string().nullable(),
  /** While somebody must decide or correct: when it is cancelled by itself. */
  cancelAt: Moment.nullable(),
  payDeadline: Moment.nullable(),
  /** An open case of after-sale: receipt and feedback have no end until it is settled. */
  isInCase: z.boolean(),
  autoReceiveAt: Moment.nullable(),
  feedbackUntil: Moment.nullable(),
  hasNoFeedback: z.boolean(),
  createTime: Moment,
  allowedActions: z.array(z.enum(SAMPLE_BUTTONS)),
});
export type SampleCard = z.infer<typeof SampleCard>;

export const SampleDetail = SampleCard.extend({
  projectId: z.number().nullable(),
  projectName: z.string(),
  endProduct: z.string(),
  eau: z.number().nullable(),
  /** YYYY-MM. */
  massProduction: z.string().nullable(),
  competitorPart: z.string(),
  remark: z.string(),
  receiver: z.object({
    receiverName: z.string(),
    mobile: z.string(),
    regionName: z.string(),
    detailAddress: z.string(),
    companyName: z.string(),
  }),
  freightPayer: z.enum(FREIGHT_PAYER_KEYS).nullable(),
  goodsAmount: Yuan,
  freight: Yuan,
  /** What cases have given back. */
  refunded: Yuan,
  closeReason: z.string(),
  paidAt: Moment.nullable(),
  shippedAt: Moment.nullable(),
  receivedAt: Moment.nullable(),
  finishedAt: Moment.nullable(),
  parcels: z.array(
    z.object({
      parcelSn: z.string(),
      carrier: z.string(),
      trackingNo: z.string(),
      createTime: Moment,
      lines: z.array(z.object({ partNo: z.string(), number: z.number(), lotNo: z.string() })),
    }),
  ),
  feedback: z
    .object({
      result: z.enum(RESULT_KEYS),
      testData: z.string(),
      pictures: z.array(FileReply),
      nextStep: z.enum(NEXT_STEP_KEYS),
      givenAt: Moment,
    })
    .nullable(),
  log: z.array(StepReply),
});
export type SampleDetail = z.infer<typeof SampleDetail>;
