// Certified designers. Owns designer applications and designers; promises that an employer who is certified here is asked first; leans on company for enterprises, on file for papers, on message for codes.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { flag, id, json, line, Moment, requestId, ruled, whole } from '#kit/http/wire.ts';
import { LogEntry } from '#kit/process/step-reply.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { enterprise, loggedIn, permitted, platform } from '#mall/member/actor.ts';
import { APPLICATION_STATES, DESIGNER_STATES } from './designer-process.ts';
import {
  DESIGN_FIELD_CODES,
  DESIGNER_REMARK_FIELDS,
  MOST_PAPERS,
  designerRules as rules,
} from './designer-rules.ts';

export const reviewer = platform('auditor', 'operator');
export const reads = permitted(enterprise, 'desapp.read');
const decides = permitted(enterprise, 'desapp.decide');
const State = z.enum(APPLICATION_STATES);
const EmployedBy = z.enum(['certified', 'other', 'freelance']);
const papers = () => json(z.array(id()).max(MOST_PAPERS));

/** A draft may be incomplete and wrong, but not endless. */
const Draft = z.object({
  realName: line(40).optional(),
  /** '' keeps the one that is known. */
  idNumber: line(18).optional(),
  mobile: line(20).optional(),
  employment: EmployedBy.optional(),
  enterpriseId: id().optional(),
  employerName: line(100).optional(),
  employerUscc: line(18).optional(),
  department: line(60).optional(),
  jobTitle: line(60).optional(),
  yearsOfWork: line(2).optional(),
  fields: json(z.array(z.enum(DESIGN_FIELD_CODES)).max(20)).optional(),
  products: line(1000).optional(),
  certificateFileIds: papers().optional(),
  workProofFileIds: papers().optional(),
});
export type DesignerDraft = z.infer<typeof Draft>;

const Application = z.object({
  realName: ruled(rules.realName),
  /** Left out where one is known and stays the same. */
  idNumber: ruled(rules.idNumber).optional(),
  mobile: ruled(rules.mobile),
  /** Needed for a mobile that was not proven before. */
  smsCode: line(6).optional(),
  employment: EmployedBy,
  /** For `certified`. */
  enterpriseId: id().optional(),
  /** For `other`. */
  employerName: line(100).default(''),
  employerUscc: line(18).default(''),
  department: ruled(rules.department).default(''),
  jobTitle: ruled(rules.jobTitle),
  yearsOfWork: whole(0, 60),
  fields: json(z.array(z.enum(DESIGN_FIELD_CODES)).min(1).max(20)),
  products: ruled(rules.products),
  certificateFileIds: papers(),
  workProofFileIds: papers(),
  /** What was written is true; the mall may ask the employer. */
  isDeclared: flag(),
  ...requestId,
});
export type DesignerInput = z.infer<typeof Application>;

export const ApplicationReply = z.object({
  applySn: z.string(),
  state: State,
  stateName: z.string(),
  version: z.number(),
  realName: z.string(),
  idMasked: z.string(),
  mobile: z.string(),
  isMobileProven: z.boolean(),
  employment: EmployedBy,
  enterpriseId: z.number().nullable(),
  employerName: z.string(),
  employerUscc: z.string(),
  department: z.string(),
  jobTitle: z.string(),
  yearsOfWork: z.number().nullable(),
  fields: z.array(z.string()),
  products: z.string(),
  certificates: z.array(FileReply),
  workProofs: z.array(FileReply),
  /** Why it was sent back, by field; '' for the whole. */
  remarks: z.record(z.string(), z.string()),
  /** Null: the employer was not asked yet or not at all; false: he has let his time pass. */
  isEndorsed: z.boolean().nullable(),
  submittedAt: Moment.nullable(),
  decidedAt: Moment.nullable(),
  /** While the employer is asked: when it goes on without him. */
  goesOnAt: Moment.nullable(),
});
export type ApplicationReply = z.infer<typeof ApplicationReply>;

export const DesignerReply = z.object({
  memberId: z.number(),
  memberName: z.string(),
  realName: z.string(),
  state: z.enum(DESIGNER_STATES),
  stateName: z.string(),
  employerName: z.string().nullable(),
  since: Moment,
});
export type DesignerReply = z.infer<typeof DesignerReply>;

export const DesignerStanding = z.object({
  application: ApplicationReply.nullable(),
  designer: DesignerReply.nullable(),
  log: z.array(LogEntry),
  /** The sentence that says why no application is possible; null where one is. */
  whyNot: z.string().nullable(),
  /** An employee applies within his own enterprise only. */
  ownEnterprise: z.object({ enterpriseId: z.number(), name: z.string() }).nullable(),
  allowedActions: z.array(z.enum(['save', 'submit', 'withdraw'])),
});
export type DesignerStanding = z.infer<typeof DesignerStanding>;

const Remarks = z.partialRecord(z.enum([...DESIGNER_REMARK_FIELDS, '']), line(200));
/** What a list shows of an application. */
export const ApplicationLine = ApplicationReply.pick({
  applySn: true,
  state: true,
  stateName: true,
  realName: true,
  employerName: true,
  employment: true,
  jobTitle: true,
  isEndorsed: true,
  submittedAt: true,
  decidedAt: true,
  goesOnAt: true,
}).extend({ memberName: z.string() });
export type ApplicationLine = z.infer<typeof ApplicationLine>;

const one = z.object({ applySn: line(30, 1) });
const decision = { applySn: line(30, 1), version: id() };
const about = z.object({ memberId: id(), reason: line(200, 1) });
const approved = z.object({ ...decision, ...requestId });
const sentBack = z.object({ ...decision, remarks: json(Remarks) });

export const designerProtocol = {
  ...door('v3/member/front/designerApply', loggedIn, {
    /** The applicant's own record: the one POST after which an ended session shows no login prompt (spec §4). */
    detail: post({ zh: '我的设计师申请', en: 'My designer application' }, nothing, DesignerStanding, {
      apart: true,
      quiet: true,
    }),
    save: post(
      { zh: '保存设计师申请草稿', en: 'Keep a draft' },
      Draft,
      z.object({ applySn: z.string(), savedAt: Moment }),
    ),
    /** Hands in for the first time or again after it was sent back. */
    submit: post(
      { zh: '提交设计师申请', en: 'Hand in the application' },
      Application,
      z.object({ applySn: z.string(), state: State }),
      { creates: true },
    ),
    withdraw: post({ zh: '撤回设计师申请', en: 'Withdraw the application' }, one, nothing),
  }),
  ...door('v3/member/front/desApp', reads, {
    enterpriseDetail: get(
      { zh: '企业：加入申请详情', en: 'Enterprise: one application' },
      one,
      ApplicationReply.extend({
        memberName: z.string(),
        log: z.array(LogEntry),
        allowedActions: z.array(z.enum(['endorse', 'enterpriseSendBack'])),
      }),
      { name: 'detail' },
    ),
    endorse: post(
      { zh: '企业：确认设计师', en: 'Enterprise: endorse a designer' },
      approved,
      z.object({ state: State }),
      { access: decides, creates: true },
    ),
    enterpriseSendBack: post(
      { zh: '企业：驳回申请', en: 'Enterprise: send an application back' },
      sentBack,
      nothing,
      { name: 'sendBack', access: decides },
    ),
    endEmployment: post(
      { zh: '企业：解除设计师关联', en: 'Enterprise: a designer has left' },
      about,
      nothing,
      { access: decides },
    ),
  }),
  ...door('v3/member/admin/designer', reviewer, {
    adminDetail: get(
      { zh: '设计师申请审核详情', en: 'A designer application to review' },
      one,
      ApplicationReply.extend({
        memberName: z.string(),
        log: z.array(LogEntry),
        designer: DesignerReply.nullable(),
        isOwn: z.boolean(),
        allowedActions: z.array(z.enum(['approve', 'sendBack', 'refuse', 'suspend', 'resume', 'revoke'])),
      }),
      { name: 'detail' },
    ),
    /** The whole ID number, for holding it against the papers. Each look leaves an audit row. */
    reveal: post(
      { zh: '查看申请人完整证件号', en: 'See the whole ID number' },
      one,
      z.object({ idNumber: z.string() }),
    ),
    approve: post({ zh: '设计师审核通过', en: 'Approve a designer' }, approved, nothing, { creates: true }),
    sendBack: post({ zh: '设计师审核驳回', en: 'Send an application back' }, sentBack, nothing),
    refuse: post(
      { zh: '拒绝设计师申请', en: 'Reject an application' },
      z.object({ ...decision, reason: line(200, 1) }),
      nothing,
    ),
    suspend: post({ zh: '暂停设计师资格', en: 'Suspend a designer' }, about, nothing),
    resume: post({ zh: '恢复设计师资格', en: 'Let a designer go on' }, about, nothing),
    revoke: post({ zh: '撤销设计师资格', en: 'Revoke a designer' }, about, nothing),
  }),
};
