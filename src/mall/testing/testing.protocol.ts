// Commissions of tests. Owns service orders and their forms; promises that both sides agree on one text before it becomes an order, and that its state follows from the work; leans on ability, lab-staff, instrument and order.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { ruleCalls } from '#kit/http/rule-calls.ts';
import { id, json, line, Moment, several, Tone, whole, Yuan, yuanAmount } from '#kit/http/wire.ts';
import { LogEntry } from '#kit/process/step-reply.ts';
import { MOST_ITEMS, URGENCIES } from '#mall/ability/ability-terms.ts';
import { PART_KINDS } from '#mall/ability/price-of-form.ts';
import { lab, loggedIn, permitted, platform } from '#mall/member/actor.ts';
import { INVOICE_KINDS } from '#mall/order/order-snapshot.ts';
import type { EntrustForm } from './entrust-form.ts';
import { MOST_TRAVEL } from './on-site.ts';
import { SERVICE_STATES, SERVICE_TURNS } from './service-process.ts';
import {
  DECISION_RULES,
  DISPOSALS,
  FREIGHTS,
  HAZARDS,
  MOST_PIECES,
  MOST_SPECIMENS,
  REPORT_LANGUAGES,
  REPORT_MARKS,
  REPORT_SPLITS,
  SERVICE_ENTRIES,
  SERVICE_KINDS,
  SERVICE_RULES,
} from './service-terms.ts';

const text = (max: number) => line(max).default('');

const Specimen = z.object({
  ...{ name: text(120), model: text(120), maker: text(120), serialNo: text(80), lotNo: text(80) },
  ...{ dateCode: text(40), unit: text(20), note: text(300) },
  qty: whole(1, MOST_PIECES).default(1),
  hazard: z.enum(HAZARDS).default('NONE'),
  instrumentId: id().nullable().default(null),
  lotId: id().nullable().default(null),
  sampleSn: text(20),
});

const Item = z.object({
  capId: id(),
  specimens: z.array(whole(1, MOST_SPECIMENS)).max(MOST_SPECIMENS).default([]),
  units: whole(1, 10_000).default(1),
  stage: whole(1, 9).default(1),
  conditions: text(500),
  limits: text(300),
});

const travel = {
  manDays: whole(0, MOST_TRAVEL.manDays),
  km: whole(0, MOST_TRAVEL.km),
  nights: whole(0, MOST_TRAVEL.nights),
};
const Site = z.object({ ...{ address: text(200), days: text(200), rules: text(500) }, ...travel });

/** A form, complete or not. */
export const FormSaid = z.object({
  kind: z.enum(SERVICE_KINDS),
  ...{
    clientName: text(120),
    clientAddress: text(200),
    contact: text(40),
    mobile: text(20),
    email: text(80),
  },
  ...{ reportName: text(120), returnAddress: text(200), poNumber: text(40), costCentre: text(40) },
  ...{ invoiceTitle: text(120), taxNo: text(40), remark: text(1_000) },
  specimens: z.array(Specimen).max(MOST_SPECIMENS).default([]),
  items: z.array(Item).max(MOST_ITEMS).default([]),
  marks: z.enum(REPORT_MARKS).default('NONE'),
  language: z.enum(REPORT_LANGUAGES).default('ZH'),
  rule: z.enum(DECISION_RULES).default('SIMPLE'),
  split: z.enum(REPORT_SPLITS).default('ONE'),
  copies: whole(0, 20).default(1),
  urgency: z.enum(URGENCIES).default('NORMAL'),
  disposal: z.enum(DISPOSALS).default('RETURN'),
  freight: z.enum(FREIGHTS).default('PREPAID'),
  returnKg: whole(0, 1_000).default(3),
  witnessDays: whole(0, 100).default(0),
  projectId: id().nullable().default(null),
  site: Site.nullable().default(null),
  invoiceKind: z.enum(INVOICE_KINDS).default('none'),
  ...{ withUncertainty: z.boolean().default(false), seesDraft: z.boolean().default(false) },
  ...{ isMasked: z.boolean().default(true), maySubcontract: z.boolean().default(false) },
  ...{ publishEvidence: z.boolean().default(false), lotPassport: z.boolean().default(false) },
  ...{ wantsPhotos: z.boolean().default(false), isDeclared: z.boolean().default(false) },
}) satisfies z.ZodType<EntrustForm>;

const Named = z.object({ zh: z.string(), en: z.string() });

/** An item of a version, as its capability was then. */
export const PricedItem = z.object({
  capId: z.number(),
  capNo: z.string(),
  item: Named,
  object: Named,
  standard: z.string(),
  clause: z.string(),
  unit: z.string(),
  pieces: z.number(),
  units: z.number(),
  stage: z.number(),
  conditions: z.string(),
  limits: z.string(),
  /** Null: on request, and nobody has said a price yet. */
  amount: Yuan.nullable(),
  /** The laboratory has said it. */
  isAgreed: z.boolean(),
});
export type PricedItem = z.infer<typeof PricedItem>;

export const PricedPart = z.object({
  kind: z.enum(PART_KINDS),
  item: z.number().nullable(),
  count: z.number(),
  amount: Yuan,
  tax: Yuan,
});
export type PricedPart = z.infer<typeof PricedPart>;

/** What both sides agree on: the form with what it costs. Kept as a version; the hash is over it. */
export const FormVersion = z.object({
  form: FormSaid,
  items: z.array(PricedItem),
  parts: z.array(PricedPart),
  amount: Yuan,
  tax: Yuan,
  /** If everything were received on the day of this version. */
  promisedAt: Moment,
  /** What the laboratory says of its changes. */
  note: z.string(),
});
export type FormVersion = z.infer<typeof FormVersion>;

export const SERVICE_BUTTONS = [
  'edit',
  'submit',
  'confirm',
  'askAgain',
  'pay',
  'send',
  'acceptReports',
  'object',
  'cancel',
  'propose',
  'accept',
  'sendBack',
  'refuse',
] as const;
export type ServiceButton = (typeof SERVICE_BUTTONS)[number];

export const ServiceCard = z.object({
  serviceId: z.number(),
  serviceSn: z.string(),
  version: z.number(),
  kind: z.enum(SERVICE_KINDS),
  kindName: z.string(),
  entry: z.enum(SERVICE_ENTRIES),
  /** The package that it is a component of; '': of none. */
  packSn: z.string(),
  state: z.enum(SERVICE_STATES),
  stateCode: z.number(),
  stateName: z.string(),
  tone: Tone,
  turn: z.enum(SERVICE_TURNS).nullable(),
  turnName: z.string(),
  clientName: z.string(),
  title: z.string(),
  itemCount: z.number(),
  specimenCount: z.number(),
  isUrgent: z.boolean(),
  /** Null while nothing is priced. */
  amount: Yuan.nullable(),
  orderSn: z.string(),
  promisedAt: Moment.nullable(),
  createTime: Moment,
  allowedActions: z.array(z.enum(SERVICE_BUTTONS)),
});
export type ServiceCard = z.infer<typeof ServiceCard>;

export const ServiceDetail = ServiceCard.extend({
  labName: z.string(),
  /** Where specimens go. */
  receiver: z.string(),
  /** As the customer is writing it. */
  form: FormSaid,
  /** The newest first; each as it was agreed or proposed. */
  versions: z.array(
    z.object({
      versionNo: z.number(),
      by: z.enum(['customer', 'lab']),
      byName: z.string(),
      at: Moment,
      hash: z.string(),
      content: FormVersion,
    }),
  ),
  contentHash: z.string(),
  order: z
    .object({
      orderSn: z.string(),
      parentSn: z.string(),
      paySn: z.string(),
      state: z.string(),
      payable: Yuan,
    })
    .nullable(),
  /** What moved the promised day. */
  stops: z.array(
    z.object({
      reason: z.string(),
      from: Moment,
      to: Moment.nullable(),
      /** Working days. */ days: z.number(),
    }),
  ),
  acceptedAt: Moment.nullable(),
  receivedAt: Moment.nullable(),
  carrier: z.string(),
  trackingNo: z.string(),
  closeReason: z.string(),
  log: z.array(LogEntry),
});
export type ServiceDetail = z.infer<typeof ServiceDetail>;

const one = z.object({ serviceSn: line(20, 1) });
const seen = one.extend({ version: whole(1, 1_000_000) });
const reason = line(500, 2);
const Done = z.object({ serviceSn: z.string(), version: z.number(), state: z.enum(SERVICE_STATES) });
const step = <I extends z.ZodType>(zh: string, en: string, input: I) => post({ zh, en }, input, Done);

export const submits = permitted(loggedIn, 'service.submit');
export const reads = permitted(loggedIn, 'order.read');

export const testingProtocol = {
  ...door('v3/lab/front/entrust', submits, {
    /** Begins a form, or keeps what was typed; the same `draftId` is the same form. Half of it may be missing. */
    save: post(
      { zh: '保存委托', en: 'Keep a form' },
      z.object({
        draftId: line(64, 8),
        serviceSn: line(20).default(''),
        form: json(FormSaid),
        version: whole(0, 1_000_000).default(0),
      }),
      z.object({ serviceSn: z.string(), version: z.number(), savedAt: Moment }),
    ),
    /** What the form is filled with: from a former one, from an order's lots, from the ledger of instruments. */
    source: get(
      { zh: '委托来源', en: 'What a form begins with' },
      z.object({
        kind: z.enum(SERVICE_KINDS).default('INSPECTION'),
        serviceSn: line(20).default(''),
        orderSn: line(20).default(''),
        instrumentIds: several(MOST_SPECIMENS, 20)
          .transform((ids) => ids.filter((one) => /^[1-9]\d{0,14}$/.test(one)).map(Number))
          .default([]),
      }),
      FormSaid,
    ),
    submit: step('提交委托', 'Hand a form in', seen),
    /** T18: the reports are what was asked for; its order is received with it. */
    acceptReports: post({ zh: '验收报告', en: 'Accept the reports' }, seen, Done, { name: 'accept' }),
    askAgain: step('要求实验室再改', 'Ask the laboratory for another proposal', seen.extend({ reason })),
    cancel: step('取消委托', 'Cancel a commission', seen.extend({ reason: line(500).default('') })),
    confirm: post(
      { zh: '确认委托内容', en: 'Confirm what the laboratory proposes' },
      seen.extend({ hash: line(64, 64), payPwd: line(64, 1) }),
      Done,
      { access: permitted(loggedIn, 'service.confirm') },
    ),
  }),
  ...door('v3/lab/front/service', reads, {
    detail: get({ zh: '委托详情', en: 'A commission of tests' }, one, ServiceDetail),
    sent: post(
      { zh: '登记寄样', en: 'Say that specimens were sent' },
      seen.extend({ carrier: line(40, 1), trackingNo: line(60).default('') }),
      Done,
      { access: submits },
    ),
  }),
  ...door('v3/lab/desk/entrust', lab('lab.accept'), {
    deskDetail: get({ zh: '委托详情', en: 'A commission of tests' }, one, ServiceDetail, { name: 'detail' }),
    accept: step('受理委托', 'Accept a commission', seen.extend({ hash: line(64, 64) })),
    /** Items in their order: another capability, a price of its own, or left out. */
    propose: step(
      '提出修改',
      'Propose another form',
      seen.extend({
        items: json(
          z
            .array(
              z.object({
                /** Its place in the form as it stands, from 1. */
                place: whole(1, MOST_ITEMS),
                capNo: line(20, 1),
                amount: yuanAmount(10_000_000).optional(),
              }),
            )
            .min(1)
            .max(MOST_ITEMS),
        ),
        marks: z.enum(REPORT_MARKS),
        urgency: z.enum(URGENCIES),
        /** Of a visit: left out, it stays as it is. */
        travel: json(z.object(travel)).optional(),
        note: reason,
      }),
    ),
    sendBack: step('退回补正', 'Send a form back', seen.extend({ reason })),
    refuse: step('不予受理', 'Refuse a commission', seen.extend({ reason })),
  }),
  ...door('v3/lab/admin/testing', platform('operator'), {
    ...ruleCalls({ zh: '委托规则', en: 'periods of commissions' }, SERVICE_RULES),
  }),
};
