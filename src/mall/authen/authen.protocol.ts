// Product certifications. Owns cases, certificates and their surveillance; promises that nobody reviews, inspects and decides in one case; leans on order, lab-staff, ability and testing.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { ruleCalls } from '#kit/http/rule-calls.ts';
import { flag, id, json, line, Moment, Tone, whole, Yuan, yuanAmount } from '#kit/http/wire.ts';
import { LogEntry } from '#kit/process/step-reply.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { lab, platform } from '#mall/member/actor.ts';
import { INVOICE_KINDS } from '#mall/order/order-snapshot.ts';
import { authenDesk, reads, submits } from './authen-doors.ts';
import type { AuthenForm } from './authen-form.ts';
import { FEE_KINDS } from './authen-price.ts';
import { CASE_STATES } from './authen-process.ts';
import { FINDING_STATES, VISIT_STATES } from './authen-status.ts';
import {
  AUTHEN_RULES,
  CASE_FILES,
  CASE_KINDS,
  FINDING_KINDS,
  MOST_ASKED,
  MOST_FILES,
  MOST_FINDINGS,
  SCHEMES,
  TEST_MARKS,
} from './authen-terms.ts';
import { CertificateCard, SurveillanceReply } from './certificate.protocol.ts';

const text = (max: number) => line(max).default('');
const day = () => z.iso.date();
const fileIds = () => json(z.array(id()).max(MOST_FILES));

const PartySaid = z.object({ name: text(120), uscc: text(18), address: text(200) });
const nobody = { name: '', uscc: '', address: '' };

/** An application, complete or not. */
export const ApplicationSaid = z.object({
  scheme: z.enum(SCHEMES),
  applicant: PartySaid.default(nobody),
  maker: PartySaid.default(nobody),
  factory: PartySaid.default(nobody),
  ...{ contact: text(40), mobile: text(20), email: text(80), product: text(120), series: text(120) },
  ...{ models: text(4_000), standards: text(500), market: text(120), reports: text(1_000) },
  files: z
    .array(z.object({ of: z.enum(CASE_FILES), fileId: id() }))
    .max(CASE_FILES.length * MOST_FILES)
    .default([]),
  invoiceKind: z.enum(INVOICE_KINDS).default('none'),
  ...{ invoiceTitle: text(120), taxNo: text(40), poNumber: text(40), costCentre: text(40) },
  remark: text(1_000),
  isDeclared: z.boolean().default(false),
}) satisfies z.ZodType<AuthenForm>;

/** What was asked for once, and what was handed in then. */
export const Round = z.object({
  no: z.number(),
  askedAt: Moment,
  items: z.array(z.string()),
  answer: z.string(),
  fileIds: z.array(z.number()),
  answeredAt: Moment.nullable(),
});
export type Round = z.infer<typeof Round>;

/** A type test: an own commission of tests, or a report from elsewhere. */
export const TypeTest = z.object({
  serviceSn: z.string(),
  reportNo: z.string(),
  laboratory: z.string(),
  mark: z.enum(TEST_MARKS).nullable(),
  issuedOn: z.string(),
  fileIds: z.array(z.number()),
  state: z.enum(['HANDED_IN', 'REFUSED', 'ACCEPTED']),
  remark: z.string(),
});
export type TypeTest = z.infer<typeof TypeTest>;

export const Visit = z.object({
  no: z.number(),
  date: z.string(),
  people: z.string(),
  note: z.string(),
  state: z.enum(VISIT_STATES),
});
export type Visit = z.infer<typeof Visit>;

export const Finding = z.object({
  no: z.number(),
  kind: z.enum(FINDING_KINDS),
  text: z.string(),
  /** It is closed after another look at the factory only. */
  needsVisit: z.boolean(),
  /** At which visit it was found. */
  visitNo: z.number(),
  state: z.enum(FINDING_STATES),
  answer: z.string(),
  fileIds: z.array(z.number()),
  remark: z.string(),
});
export type Finding = z.infer<typeof Finding>;

export const Decision = z.object({
  isGranted: z.boolean(),
  reason: z.string(),
  byId: z.number(),
  at: Moment,
  isAppeal: z.boolean(),
});
export type Decision = z.infer<typeof Decision>;

export const CASE_BUTTONS = [
  'edit',
  'submit',
  'pay',
  'supplement',
  'handInTest',
  'answerVisit',
  'answer',
  'appeal',
  'cancel',
  'accept',
  'sendBack',
  'refuse',
  'ask',
  'pass',
  'judgeTest',
  'planVisit',
  'inspect',
  'judge',
  'decide',
] as const;
export type CaseButton = (typeof CASE_BUTTONS)[number];

export const CaseCard = z.object({
  authenId: z.number(),
  authenSn: z.string(),
  version: z.number(),
  kind: z.enum(CASE_KINDS),
  kindName: z.string(),
  scheme: z.enum(SCHEMES),
  schemeName: z.string(),
  state: z.enum(CASE_STATES),
  stateCode: z.number(),
  stateName: z.string(),
  tone: Tone,
  applicant: z.string(),
  title: z.string(),
  /** 0.00 until it is accepted. */
  amount: Yuan,
  orderSn: z.string(),
  certNo: z.string(),
  dueAt: Moment.nullable(),
  createTime: Moment,
  allowedActions: z.array(z.enum(CASE_BUTTONS)),
});
export type CaseCard = z.infer<typeof CaseCard>;

const filed = { files: z.array(FileReply) };
const named = { stateName: z.string(), tone: Tone };

export const CaseDetail = CaseCard.extend({
  labName: z.string(),
  form: ApplicationSaid,
  files: z.array(FileReply.extend({ of: z.enum(CASE_FILES) })),
  /** The usual ones before it is accepted. */
  fees: z.array(z.object({ kind: z.enum(FEE_KINDS), count: z.number(), amount: Yuan })),
  total: Yuan,
  manDays: z.number(),
  rounds: z.array(Round.extend(filed)),
  test: TypeTest.extend(filed).nullable(),
  visits: z.array(Visit.extend(named)),
  findings: z.array(Finding.extend({ ...filed, ...named })),
  decisions: z.array(Decision.extend({ byName: z.string() })),
  certificate: CertificateCard.nullable(),
  surveillance: z.array(SurveillanceReply),
  baseCertNo: z.string(),
  order: z.object({ orderSn: z.string(), paySn: z.string(), state: z.string(), payable: Yuan }).nullable(),
  closeReason: z.string(),
  log: z.array(LogEntry),
});
export type CaseDetail = z.infer<typeof CaseDetail>;

const one = z.object({ authenSn: line(20, 1) });
const seen = one.extend({ version: whole(1, 1_000_000) });
const reason = line(1_000, 2);
const Done = z.object({ authenSn: z.string(), version: z.number(), state: z.enum(CASE_STATES) });
const step = <I extends z.ZodType>(zh: string, en: string, input: I) => post({ zh, en }, input, Done);
export const authenProtocol = {
  ...door('v3/lab/front/authen', submits, {
    /** What a new application begins with, and the usual fees of each scheme. */
    source: get(
      { zh: '认证申请的初始内容', en: 'What an application begins with' },
      z.object({}),
      z.object({
        form: ApplicationSaid,
        fees: z.array(z.object({ scheme: z.enum(SCHEMES), first: Yuan, total: Yuan })),
      }),
    ),
    /** Begins an application, or keeps what was typed; the same `draftId` is the same one. */
    save: post(
      { zh: '保存认证申请', en: 'Keep an application' },
      z.object({
        draftId: line(64, 8),
        authenSn: line(20).default(''),
        form: json(ApplicationSaid),
        version: whole(0, 1_000_000).default(0),
      }),
      z.object({ authenSn: z.string(), version: z.number(), savedAt: Moment }),
    ),
    submit: step('提交认证申请', 'Hand an application in', seen),
    cancel: step('取消认证申请', 'Cancel an application', seen.extend({ reason: line(500).default('') })),
    /** What was asked for, or one finding: `findingNo` 0 is the list. */
    answer: step(
      '提交补正资料或整改答复',
      'Hand in what was asked for, or answer a finding',
      seen.extend({ findingNo: whole(0, MOST_FINDINGS).default(0), answer: reason, fileIds: fileIds() }),
    ),
    /** An own commission, or a report from elsewhere. */
    handInTest: step(
      '提交型式试验报告',
      'Hand in a type test',
      seen.extend({
        ...{ serviceSn: text(20), reportNo: text(60), laboratory: text(120) },
        mark: z.enum(TEST_MARKS).optional(),
        issuedOn: day().optional(),
        fileIds: fileIds().optional(),
      }),
    ),
    answerVisit: step(
      '答复工厂检查日期',
      'Answer a proposed inspection',
      seen.extend({ isAgreed: flag(), note: text(500) }),
    ),
    appeal: step('提出申诉', 'Appeal against a decision', seen.extend({ reason })),
    detail: get(
      { zh: '认证详情', en: 'A certification' },
      z.object({ authenSn: text(20), orderSn: text(20) }),
      CaseDetail,
      { access: reads },
    ),
  }),
  ...door('v3/lab/desk/authen', authenDesk, {
    deskDetail: get({ zh: '认证详情', en: 'A certification' }, one, CaseDetail, { name: 'detail' }),
    accept: post(
      { zh: '受理认证申请', en: 'Accept an application' },
      seen.extend({ manDays: whole(0, 60), travel: yuanAmount(1_000_000) }),
      Done,
      { access: lab('lab.accept') },
    ),
    /** Back to be mended, or not at all. */
    reject: post(
      { zh: '退回或不予受理', en: 'Send an application back, or refuse it' },
      seen.extend({ isFinal: flag(), reason }),
      Done,
      { access: lab('lab.accept') },
    ),
    ask: post(
      { zh: '要求补正资料', en: 'Ask for more documents' },
      seen.extend({ items: json(z.array(line(300, 2)).min(1).max(MOST_ASKED)) }),
      Done,
      { access: lab('lab.authen.review') },
    ),
    pass: post({ zh: '资料审查通过', en: 'Pass the documents' }, seen, Done, {
      access: lab('lab.authen.review'),
    }),
    judgeTest: post(
      { zh: '评价型式试验', en: 'Judge a type test' },
      seen.extend({ isAccepted: flag(), remark: text(500) }),
      Done,
      { access: lab('lab.authen.review') },
    ),
    planVisit: post(
      { zh: '拟定工厂检查日期', en: 'Propose an inspection' },
      seen.extend({ date: day(), people: line(120, 2) }),
      Done,
      { access: lab('lab.authen.inspect') },
    ),
    /** Without findings it goes to the decision. */
    inspect: post(
      { zh: '登记工厂检查', en: 'Record an inspection' },
      seen.extend({
        hasAccess: flag(),
        note: text(1_000),
        findings: json(
          z
            .array(z.object({ kind: z.enum(FINDING_KINDS), text: reason, needsVisit: z.boolean() }))
            .max(MOST_FINDINGS),
        ),
      }),
      Done,
      { access: lab('lab.authen.inspect') },
    ),
    judge: post(
      { zh: '评价整改', en: 'Judge a correction' },
      seen.extend({ findingNo: whole(1, MOST_FINDINGS), isClosed: flag(), remark: text(1_000) }),
      Done,
      { access: lab('lab.authen.inspect') },
    ),
    decide: post(
      { zh: '认证决定', en: 'Decide on a certification' },
      seen.extend({ isGranted: flag(), reason }),
      Done,
      { access: lab('lab.authen.decide') },
    ),
  }),
  ...door('v3/lab/admin/authen', platform('operator'), {
    ...ruleCalls({ zh: '认证规则', en: 'periods and fees of certifications' }, AUTHEN_RULES),
  }),
};
