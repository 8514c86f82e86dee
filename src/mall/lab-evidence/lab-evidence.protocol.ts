// What a laboratory's reports prove in public. Owns verifications of pairs and the reports of lots; promises that evidence of a laboratory is an issued report, all passed, with consent; leans on report, testing, sample, replacement and goods.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { flag, id, line, requestId, whole, Yuan, yuanAmount } from '#kit/http/wire.ts';
import { anyone } from '#mall/member/actor.ts';
import { ComplianceReply } from '#mall/part/compliance.ts';
import { PartReply } from '#mall/replacement/replacement.protocol.ts';
import { reads, submits } from '#mall/testing/testing.protocol.ts';
import { OUTCOMES } from './evidence-rule.ts';

/** Pieces that are tested; chosen: what methods ask for, and what a store gives as samples. */
export const VERIFIED_PIECES = 5;

const ofPair = { ofPartId: id(), byPartId: id() };

export const VerificationProposal = z.object({
  of: PartReply,
  by: PartReply,
  labName: z.string(),
  /** Where specimens go, with whom they are for. */
  receiver: z.string(),
  packageTitle: z.string(),
  items: z.array(
    z.object({ capId: z.number(), item: z.string(), standard: z.string(), limits: z.array(z.string()) }),
  ),
  /** Parameters that nobody here measures. */
  left: z.array(z.string()),
  /** Pieces that are tested. */
  pieces: z.number(),
  /** All items by themselves; and what is paid: the package's price, where that is less. */
  alone: Yuan,
  amount: Yuan,
  promisedAt: z.string(),
  /** Samples of the replacement that a store gives; null: none does. */
  sample: z
    .object({
      productId: z.number(),
      storeName: z.string(),
      amount: Yuan,
      /** Why he cannot have them; null: he can. */
      why: z.string().nullable(),
    })
    .nullable(),
  /** His own commissions of the same pair. */
  own: z.array(z.object({ serviceSn: z.string(), outcome: z.enum(OUTCOMES) })),
});
export type VerificationProposal = z.infer<typeof VerificationProposal>;

export const LotPassport = z.object({
  code: z.string(),
  /** What leads here, as a picture (data URL). */
  qr: z.string(),
  partNo: z.string(),
  brandName: z.string(),
  goodsName: z.string(),
  productId: z.number(),
  lotNo: z.string(),
  dateCode: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  compliance: ComplianceReply,
  /** Of laboratories of the mall, with their clients' consent: no value, no client. */
  reports: z.array(
    z.object({
      reportNo: z.string(),
      verifyCode: z.string(),
      labName: z.string(),
      issuedOn: z.string(),
      items: z.array(z.object({ item: z.string(), standard: z.string() })),
    }),
  ),
});
export type LotPassport = z.infer<typeof LotPassport>;

export const labEvidenceProtocol = {
  ...door('v3/lab/front/verification', submits, {
    propose: get(
      { zh: '样品与验证检测方案', en: 'What a verification of a pair would be' },
      z.object(ofPair),
      VerificationProposal,
    ),
    /** Samples are asked for and the tests are ordered, or nothing is. */
    order: post(
      { zh: '申请样品并验证', en: 'Ask for samples and order their verification' },
      z.object({
        ...ofPair,
        /** As it was shown: another price is refused with the new one. */
        amount: yuanAmount(),
        /** Left out: he sends specimens himself. */
        sampleProductId: id().optional(),
        /** What it is to be used in. */
        endProduct: line(200).default(''),
        pieces: whole(1, VERIFIED_PIECES).default(VERIFIED_PIECES),
        publishEvidence: flag().default(false),
        ...requestId,
      }),
      z.object({
        serviceSn: z.string(),
        orderSn: z.string(),
        paySn: z.string(),
        needsPayment: z.boolean(),
        isAsked: z.boolean(),
        sampleSns: z.array(z.string()),
      }),
      { creates: true },
    ),
    /** Of a commission: which pair it verifies, and what has come of it; null for any other. */
    ofService: get(
      { zh: '委托的替代验证', en: 'The verification that a commission is' },
      z.object({ serviceSn: line(20, 1) }),
      z.object({
        verification: z
          .object({
            ofPartNo: z.string(),
            byPartNo: z.string(),
            isConsented: z.boolean(),
            outcome: z.enum(OUTCOMES),
            /** It is what the pair shows. */
            isPublic: z.boolean(),
            sampleSns: z.array(z.string()),
          })
          .nullable(),
      }),
      { access: reads },
    ),
  }),
  ...door('v3/lab/front/lot', anyone, {
    passport: get(
      { zh: '批次护照', en: 'The passport of a lot' },
      z.object({ code: line(30, 1) }),
      LotPassport,
      {
        perMinute: 60,
      },
    ),
  }),
};
