// Credit accounts: an enterprise buys now and pays by statement. Owns accounts, applications, what was agreed and what orders take; promises that used, reserved and upcoming are those of its orders; leans on company, store, file, books, setting.
import { z } from 'zod';
import { bothSides, door, get, nothing, post } from '#kit/http/door.ts';
import { ruleCalls } from '#kit/http/rule-calls.ts';
import {
  Bit,
  flag,
  id,
  json,
  line,
  Moment,
  requestId,
  Tone,
  whole,
  Yuan,
  yuanAmount,
} from '#kit/http/wire.ts';
import { StepReply } from '#kit/process/step-reply.ts';
import { enterprise, permitted, platform, storeOperator } from '#mall/member/actor.ts';
import { ACCOUNT_STATES, APPLICATION_STATES } from './account-status.ts';
import { CREDIT_BLOCKS } from './credit-blocks.ts';
import {
  BILL_ONS,
  CREDIT_BASES,
  CREDIT_RULES,
  CYCLE_KINDS,
  MOST_PAPERS,
  SUB_LIMIT_KINDS,
  SUB_LIMIT_PERIODS,
} from './credit-terms.ts';

/** What a creditor offers and both sides agree on. */
const figures = {
  termDays: whole(1, 180),
  basis: z.enum(CREDIT_BASES),
  billOn: z.enum(BILL_ONS),
  cycleKind: z.enum(CYCLE_KINDS),
  cycleDay: whole(0, 28),
  tolerance: whole(0, 50),
  ceiling: whole(100, 500),
  lateRate: whole(0, 100),
  lateCap: whole(0, 100),
  graceDays: whole(0, 30),
};
const OfferInput = z.object({ creditLimit: yuanAmount(), ...figures });
/** As it is kept: the limit in fen. */
export type CreditOffer = z.output<typeof OfferInput>;

export const Figures = z.object(figures);
export type Figures = z.output<typeof Figures>;

export const ACCOUNT_BUTTONS = ['setLimit', 'propose', 'freeze', 'thaw', 'close', 'renew'] as const;
export type AccountButton = (typeof ACCOUNT_BUTTONS)[number];
export const APPLICATION_BUTTONS = [
  'offer',
  'sendBack',
  'refuse',
  'accept',
  'decline',
  'resubmit',
  'withdraw',
] as const;
export type ApplicationButton = (typeof APPLICATION_BUTTONS)[number];

export const AccountCard = Figures.extend({
  accountId: z.number(),
  version: z.number(),
  enterpriseId: z.number(),
  enterpriseName: z.string(),
  /** 0: the platform. */
  storeId: z.number(),
  creditorName: z.string(),
  state: z.enum(ACCOUNT_STATES),
  stateName: z.string(),
  tone: Tone,
  frozenReason: z.string(),
  creditLimit: Yuan,
  tempLimit: Yuan,
  tempUntil: Moment.nullable(),
  lowerTo: Yuan.nullable(),
  lowerAt: Moment.nullable(),
  used: Yuan,
  reserved: Yuan,
  upcoming: Yuan,
  available: Yuan,
  createTime: Moment,
  allowedActions: z.array(z.enum(ACCOUNT_BUTTONS)),
});
export type AccountCard = z.infer<typeof AccountCard>;

export const ApplicationCard = z.object({
  applicationId: z.number(),
  creditSn: z.string(),
  version: z.number(),
  /** 0 where it opens an account. */
  accountId: z.number(),
  enterpriseId: z.number(),
  enterpriseName: z.string(),
  storeId: z.number(),
  creditorName: z.string(),
  state: z.enum(APPLICATION_STATES),
  stateName: z.string(),
  tone: Tone,
  wantedLimit: Yuan,
  wantedTermDays: z.number(),
  yearlyPurchase: Yuan,
  text: z.string(),
  reason: z.string(),
  createTime: Moment,
  /** Until when an offer stands. */
  dueAt: Moment.nullable(),
  allowedActions: z.array(z.enum(APPLICATION_BUTTONS)),
});
export type ApplicationCard = z.infer<typeof ApplicationCard>;

export const ApplicationDetail = ApplicationCard.extend({
  applicantName: z.string(),
  files: z.array(
    z.object({ fileId: z.number(), url: z.string(), mimeType: z.string(), fileName: z.string() }),
  ),
  offer: Figures.extend({ creditLimit: Yuan }).nullable(),
  /** What an offer begins with. */
  usual: Figures,
  /** What is agreed to with the offer. */
  agreement: z.object({ version: z.string(), title: z.string() }),
  log: z.array(StepReply),
});
export type ApplicationDetail = z.infer<typeof ApplicationDetail>;

export const AccountDetail = AccountCard.extend({
  /** Orders that count on it, the latest first; two hundred at most. */
  charges: z.array(
    z.object({
      orderSn: z.string(),
      isReleased: Bit,
      owed: Yuan,
      shipped: Yuan,
      billed: Yuan,
      paid: Yuan,
      createTime: Moment,
    }),
  ),
  /** What was let pass over the limit. */
  overs: z.array(z.object({ documentSn: z.string(), reason: z.string(), excess: Yuan, createTime: Moment })),
  agreement: z
    .object({ textVersion: z.string(), memberName: z.string(), acceptedAt: Moment, evidenceHash: z.string() })
    .nullable(),
  log: z.array(StepReply),
});
export type AccountDetail = z.infer<typeof AccountDetail>;

const Cause = z.object({
  kind: z.enum(['FROZEN', 'FREEZE', 'LIMIT']),
  day: z.string(),
  /** The whole sentence. */
  text: z.string(),
});
const Foreseen = z.object({ day: z.string().nullable(), causes: z.array(Cause) });
export const ForecastReply = z.object({
  accountId: z.number(),
  available: Yuan,
  /** With the amount asked for; none where it may be ordered. */
  blocks: z.array(z.object({ block: z.enum(CREDIT_BLOCKS), text: z.string() })),
  /** Nothing is paid. */
  pessimistic: Foreseen,
  /** All is paid when it is due. */
  optimistic: Foreseen,
});
export type ForecastReply = z.infer<typeof ForecastReply>;

export const SubLimitCard = z.object({
  subLimitId: z.number(),
  kind: z.enum(SUB_LIMIT_KINDS),
  kindName: z.string(),
  subject: z.string(),
  name: z.string(),
  period: z.enum(SUB_LIMIT_PERIODS),
  periodName: z.string(),
  amount: Yuan,
  taken: Yuan,
  rest: Yuan,
});

const account = z.object({ accountId: id(), version: whole(1, 1_000_000).optional() });
const application = z.object({ creditSn: line(20, 1), version: whole(1, 1_000_000).optional() });
const reason = line(300, 2);
const AccountDone = z.object({ accountId: z.number(), version: z.number(), state: z.enum(ACCOUNT_STATES) });
const ApplicationDone = z.object({
  creditSn: z.string(),
  version: z.number(),
  state: z.enum(APPLICATION_STATES),
});

const reads = permitted(enterprise, 'credit.read');
const applies = permitted(enterprise, 'credit.apply');

export const creditProtocol = {
  ...door('v3/business/front/credit', reads, {
    accounts: get(
      { zh: '信用账户与授信申请', en: 'Credit accounts and applications' },
      nothing,
      z.object({
        accounts: z.array(AccountCard),
        applications: z.array(ApplicationCard),
        /** To whom one may apply; 0: the platform, for its own stores. */
        creditors: z.array(z.object({ storeId: z.number(), name: z.string() })),
        mayApply: Bit,
      }),
    ),
    forecast: get(
      { zh: '信用额度预测', en: 'Until when one may order on credit' },
      z.object({ accountId: id(), amount: yuanAmount().optional() }),
      ForecastReply,
    ),
    subLimits: get(
      { zh: '子额度', en: 'Sub-limits of an account' },
      z.object({ accountId: id() }),
      z.object({
        list: z.array(SubLimitCard),
        /** Whom one may be set for; none without the permission. */
        subjects: z.array(SubLimitCard.pick({ kind: true, subject: true, name: true })),
        maySet: Bit,
      }),
    ),
    /** Without an amount it is gone. */
    setSubLimit: post(
      { zh: '设置或取消子额度', en: 'Set a sub-limit, or take it away' },
      z.object({
        accountId: id(),
        kind: z.enum(SUB_LIMIT_KINDS),
        subject: line(60, 1),
        period: z.enum(SUB_LIMIT_PERIODS),
        amount: yuanAmount().optional(),
      }),
      z.object({ accountId: z.number() }),
      { access: permitted(enterprise, 'credit.limit') },
    ),
    account: get({ zh: '信用账户详情', en: 'A credit account' }, account, AccountDetail),
    application: get({ zh: '授信申请详情', en: 'An application for credit' }, application, ApplicationDetail),
    /** With the number of one that was sent back it is handed in again. */
    apply: post(
      { zh: '申请授信', en: 'Apply for credit' },
      z.object({
        creditSn: line(20).default(''),
        /** 0: the platform. */
        storeId: whole(0, Number.MAX_SAFE_INTEGER),
        wantedLimit: yuanAmount(),
        wantedTermDays: whole(1, 180),
        yearlyPurchase: yuanAmount().default(0 as never),
        text: line(1_000).default(''),
        fileIds: json(z.array(id()).max(MOST_PAPERS)).default([]),
        ...requestId,
      }),
      ApplicationDone,
      { access: applies, creates: true },
    ),
    /** The offer as it was read, with the pay password or a code by SMS (type `sign`). */
    accept: post(
      { zh: '同意授信条件并签署协议', en: 'Agree to what is offered' },
      application.extend({
        version: whole(1, 1_000_000),
        agreementVersion: line(20, 1),
        payPwd: z.string().max(60).optional(),
        smsCode: line(6).optional(),
      }),
      ApplicationDone,
      { access: applies, perMinute: 10 },
    ),
    /** The newest text of the agreement is offered with the account as it is, to be accepted like any other offer. */
    renew: post({ zh: '签署新版协议', en: 'Accept the new agreement' }, account, ApplicationDone, {
      access: applies,
    }),
    decline: post(
      { zh: '不同意授信条件', en: 'Decline what is offered' },
      application.extend({ reason }),
      ApplicationDone,
      { access: applies },
    ),
    withdraw: post({ zh: '撤回授信申请', en: 'Withdraw an application' }, application, ApplicationDone, {
      access: applies,
    }),
  }),
  ...bothSides(
    { path: 'v3/business/seller/credit', access: storeOperator },
    { path: 'v3/business/admin/credit', access: platform('finance'), prefix: 'admin' },
    {
      creditorAccount: get(
        { zh: '授信账户详情', en: 'A credit account that was granted' },
        account,
        AccountDetail,
        {
          name: 'account',
        },
      ),
      creditorApplication: get(
        { zh: '收到的授信申请', en: 'An application to decide on' },
        application,
        ApplicationDetail,
        { name: 'application' },
      ),
      offer: post(
        { zh: '给出授信条件', en: 'Offer credit' },
        application.extend({ offer: json(OfferInput) }),
        ApplicationDone,
      ),
      /** For good, or to be handed in again. */
      reject: post(
        { zh: '驳回或拒绝授信申请', en: 'Send an application back, or refuse it' },
        application.extend({ isFinal: flag(), reason }),
        ApplicationDone,
      ),
      /** Other figures of an account, for the buyer to agree to. */
      propose: post(
        { zh: '提出账户条件变更', en: 'Propose other terms' },
        account.extend({ offer: json(OfferInput), reason: line(300).default('') }),
        ApplicationDone,
      ),
      /** Raised at once; lowered after the days of notice. A temporary limit of nothing ends the one that runs. */
      setLimit: post(
        { zh: '调整信用额度', en: 'Change the limit' },
        account.extend({
          creditLimit: yuanAmount(),
          tempLimit: yuanAmount().default(0 as never),
          tempUntil: z.iso.date().optional(),
          reason,
        }),
        AccountDone,
      ),
      freeze: post(
        { zh: '冻结信用账户', en: 'Freeze a credit account' },
        account.extend({ reason }),
        AccountDone,
      ),
      thaw: post({ zh: '解冻信用账户', en: 'Thaw a credit account' }, account, AccountDone),
      close: post(
        { zh: '关闭信用账户', en: 'Close a credit account' },
        account.extend({ reason }),
        AccountDone,
      ),
    },
  ),
  ...door('v3/business/admin/credit', platform('operator', 'finance'), {
    ...ruleCalls({ zh: '授信与对账规则', en: 'rules of credit and statements' }, CREDIT_RULES),
  }),
};
