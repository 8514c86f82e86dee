// Sample carts and sample requests. Owns both; promises that nobody gets more than his quota and that samples are never promised twice; leans on goods, address, payment, company, file.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { ruleCalls } from '#kit/http/rule-calls.ts';
import {
  flag,
  id,
  json,
  line,
  Pagination,
  paging,
  requestId,
  ruled,
  whole,
  Yuan,
  YuanUnitPrice,
} from '#kit/http/wire.ts';
import { Address } from '#mall/address/address.protocol.ts';
import { designer, enterprise, loggedIn, permitted, platform, storeOperator } from '#mall/member/actor.ts';
import { sampleCartCalls } from './sample-cart.protocol.ts';
import { SampleDetail, State } from './sample-detail.protocol.ts';
import {
  FEEDBACK_PICTURES,
  FREIGHT_PAYER_KEYS,
  isMonth,
  monthSays,
  NEXT_STEP_KEYS,
  PURPOSE_KEYS,
  RESULT_KEYS,
  SAMPLE_CART_LINES,
  SAMPLE_RULES,
} from './sample-terms.ts';

const reads = permitted(loggedIn, 'sample.read');
const applies = permitted(designer, 'sample.apply');
const endorses = permitted(enterprise, 'desapp.decide');

const one = z.object({ sampleSn: line(20, 1) });
const decided = z.object({ sampleSn: line(20, 1), version: whole(1, 1_000_000) });
const reason = line(200, 1);
const Done = z.object({ state: State });

/** Why the reader cannot submit now. `isDesigner` false: the way to become one is open to him. */
export const SampleStanding = z.object({
  maySubmit: z.boolean(),
  why: z.string().nullable(),
  isDesigner: z.boolean(),
  /** His enterprise, whom the request waits for first where `isEndorsed`. */
  enterpriseName: z.string().nullable(),
  isEndorsed: z.boolean(),
  withoutFeedback: z.number(),
  /** With more than this, no further request; and pieces of one product in a year. */
  mostWithoutFeedback: z.number(),
  yearLimit: z.number(),
});
export type SampleStanding = z.infer<typeof SampleStanding>;

const use = {
  purpose: z.enum(PURPOSE_KEYS),
  projectName: line(100).default(''),
  endProduct: line(200, 2),
  eau: whole(1, 2_000_000_000).optional(),
  /** YYYY-MM. */
  massProduction: ruled((value) => (isMonth(value) ? undefined : monthSays)).optional(),
  competitorPart: line(100).default(''),
  remark: line(500).default(''),
};

/** Products straight from the goods page; without them the checked lines of the sample cart. */
const wanted = json(
  z.array(z.object({ productId: id(), number: whole(1, 999) })).max(SAMPLE_CART_LINES),
).optional();

export const ConfirmLine = z.object({
  productId: z.number(),
  goodsId: z.number(),
  partNo: z.string(),
  brandName: z.string(),
  goodsName: z.string(),
  goodsImage: z.string().nullable(),
  packageName: z.string().nullable(),
  number: z.number(),
  unitPrice: YuanUnitPrice,
  amount: Yuan,
  sampleStock: z.number(),
  sampleLimit: z.number(),
  /** What he has had of it this year, and how many that may be. */
  usedThisYear: z.number(),
  yearLimit: z.number(),
  problem: z.string().nullable(),
});
export type ConfirmLine = z.infer<typeof ConfirmLine>;

export const SampleConfirm = z.object({
  standing: SampleStanding,
  storeGroupList: z.array(
    z.object({
      storeId: z.number(),
      storeName: z.string(),
      lines: z.array(ConfirmLine),
      amount: Yuan,
    }),
  ),
  /** Σ of what the samples cost; the stores say with their approval who pays the carriage. */
  goodsAmount: Yuan,
  addresses: z.array(Address),
});
export type SampleConfirm = z.infer<typeof SampleConfirm>;

export const SampleOffer = z.object({
  productId: z.number(),
  goodsId: z.number(),
  partNo: z.string(),
  brandName: z.string(),
  goodsName: z.string(),
  goodsImage: z.string().nullable(),
  packageName: z.string().nullable(),
  storeId: z.number(),
  storeName: z.string(),
  samplePrice: YuanUnitPrice,
  sampleStock: z.number(),
  sampleLimit: z.number(),
});
export type SampleOffer = z.infer<typeof SampleOffer>;
const refused = decided.extend({ reason });
const Endorsement = z.object({ isEndorsed: z.boolean() });
const ended = one.extend({ reason });

export const sampleProtocol = {
  ...door('v3/business/front/sampleCart', loggedIn, sampleCartCalls),
  ...door('v3/business/front/sample', applies, {
    /** Products that can be had as samples, by part number, brand or title. */
    offers: get(
      { zh: '可申请的样品', en: 'What can be had as a sample' },
      z.object({ keyword: line(60).optional(), ...paging(20, 50) }),
      z.object({ list: z.array(SampleOffer), pagination: Pagination, standing: SampleStanding }),
      { access: loggedIn },
    ),
    /** What a request would be, of one product or else of the checked lines of the sample cart, with everything that stands in its way. */
    confirm: get(
      { zh: '确认样品申请', en: 'Look over a sample request' },
      z.object({ productId: id().optional(), number: whole(1, 999).default(1) }),
      SampleConfirm,
      { access: permitted(loggedIn, 'sample.apply') },
    ),
    /** One request per store. */
    submit: post(
      { zh: '提交样品申请', en: 'Submit a sample request' },
      z.object({
        products: wanted,
        /** What the page shows of the sample cart; refused when that has changed since. */
        shown: wanted,
        addressId: id(),
        projectId: id().optional(),
        ...use,
        ...requestId,
      }),
      z.object({ sampleSns: z.array(z.string()) }),
      { creates: true },
    ),
    /** Own ones, and those of one's enterprise. */
    detail: get({ zh: '样品申请详情', en: 'A sample request' }, one, SampleDetail, { access: reads }),
    /** Corrected after it was sent back; lines that are left out stay as they are, 0 takes one out. */
    resubmit: post(
      { zh: '修改并重新提交', en: 'Correct and submit again' },
      decided.extend({
        ...use,
        addressId: id().optional(),
        lines: json(z.array(z.object({ sampleLineId: id(), number: whole(0, 999) })).max(50)).default([]),
      }),
      Done,
    ),
    withdraw: post(
      { zh: '撤回样品申请', en: 'Withdraw a sample request' },
      one.extend({ reason: line(200).default('') }),
      Done,
    ),
    acceptSubstitute: post({ zh: '接受替代型号', en: 'Accept the substitute' }, decided, Done),
    declineSubstitute: post(
      { zh: '不接受替代型号', en: 'Decline the substitute' },
      decided.extend({ reason: line(200).default('') }),
      Done,
    ),
    receive: post({ zh: '确认收到样品', en: 'Confirm receipt of the samples' }, one, Done),
    /** Also late: it takes the mark of missing feedback away. */
    feedback: post(
      { zh: '提交试用反馈', en: 'Give feedback' },
      one.extend({
        result: z.enum(RESULT_KEYS),
        testData: line(2000, 5),
        imageFileIds: json(z.array(id()).max(FEEDBACK_PICTURES)).default([]),
        nextStep: z.enum(NEXT_STEP_KEYS),
      }),
      Done,
    ),

    endorse: post({ zh: '企业确认样品申请', en: 'Endorse a sample request' }, decided, Done, {
      access: endorses,
    }),
    enterpriseSendBack: post(
      { zh: '企业驳回样品申请', en: 'Send a sample request back, as the enterprise' },
      refused,
      Done,
      { access: endorses },
    ),
    enterpriseRefuse: post(
      { zh: '企业拒绝样品申请', en: 'Refuse a sample request, as the enterprise' },
      refused,
      Done,
      { access: endorses },
    ),
    /** Whether requests of the enterprise's designers wait for its word first. Those under way stay where they are. */
    endorsement: get(
      {
        zh: '样品申请是否需企业确认（查询）',
        en: 'Reads whether sample requests need the enterprise’s word',
      },
      nothing,
      Endorsement,
      { access: permitted(enterprise, 'ent.role') },
    ),
    setEndorsement: post(
      { zh: '样品申请是否需企业确认', en: 'Whether sample requests need the enterprise’s word' },
      z.object({ isOn: flag() }),
      Endorsement,
      { access: permitted(enterprise, 'ent.role') },
    ),
  }),
  ...door('v3/business/seller/sample', storeOperator, {
    sellerDetail: get({ zh: '样品申请详情', en: 'A sample request' }, one, SampleDetail, { name: 'detail' }),
    /** Without lines: all that was asked for. With a substitute anywhere the designer must say yes first. */
    approve: post(
      { zh: '审核通过样品申请', en: 'Approve a sample request' },
      decided.extend({
        lines: json(
          z
            .array(
              z.object({
                sampleLineId: id(),
                approvedNum: whole(0, 999),
                /** Another sampleable product of the store instead. */
                productId: id().optional(),
              }),
            )
            .max(50),
        ).default([]),
        freightPayer: z.enum(FREIGHT_PAYER_KEYS).default('store'),
      }),
      Done,
    ),
    sendBack: post({ zh: '驳回样品申请', en: 'Send a sample request back' }, refused, Done),
    refuse: post({ zh: '拒绝样品申请', en: 'Refuse a sample request' }, refused, Done),
    /** Without lines: all that is left. */
    ship: post(
      { zh: '寄出样品', en: 'Ship samples' },
      one.extend({
        carrier: line(40, 1),
        trackingNo: line(60, 1),
        lines: json(
          z
            .array(z.object({ sampleLineId: id(), number: whole(0, 999), lotNo: line(60).default('') }))
            .max(50),
        ),
        ...requestId,
      }),
      Done,
      { creates: true },
    ),
    /** Of a request of which some was sent; what the rest cost goes back. */
    shipNoMore: post({ zh: '其余样品不再寄出', en: 'Send no more of a partly shipped request' }, ended, Done),
    storeCancel: post({ zh: '取消样品申请', en: 'Cancel a sample request' }, ended, Done, {
      name: 'cancel',
    }),
  }),
  ...door('v3/business/admin/sample', platform('operator'), {
    /** What a case is about that the platform decides or pays. */
    adminDetail: get({ zh: '平台：样品申请详情', en: 'Platform: a sample request' }, one, SampleDetail, {
      name: 'detail',
      access: platform('operator', 'finance'),
    }),
    ...ruleCalls({ zh: '样品规则', en: 'quotas and periods of samples' }, SAMPLE_RULES),
  }),
};
