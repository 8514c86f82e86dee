// Enterprise certification. Owns certification and enterprise; promises one enterprise per credit code and the type at once in every session; leans on file for papers and message for codes.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { flag, id, json, line, Moment, requestId, ruled } from '#kit/http/wire.ts';
import { LogEntry } from '#kit/process/step-reply.ts';
import type { Check } from '#kit/rules/identity-rules.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { loggedIn, notDesigner, permitted, platform } from '#mall/member/actor.ts';
import { CERTIFICATION_STATES, ENTERPRISE_STATES } from './certification-process.ts';
import { REMARK_FIELDS, certificationRules as rules } from './certification-rules.ts';

const applicant = permitted(notDesigner, 'ent.cert');
export const reviewer = platform('auditor', 'operator');

/** The rule decides about what is written, in capitals. */
const capitals = (check: Check) =>
  z
    .string()
    .max(60)
    .transform((value) => value.trim().toUpperCase())
    .pipe(ruled(check));

export const CertificationInput = z.object({
  companyName: ruled(rules.companyName),
  uscc: capitals(rules.uscc),
  companyType: ruled(rules.companyType),
  registeredCapital: ruled(rules.registeredCapital).default(''),
  foundedOn: ruled(rules.foundedOn),
  address: ruled(rules.address),
  businessScope: ruled(rules.businessScope).default(''),
  industry: ruled(rules.industry),
  legalName: ruled(rules.legalName),
  /** Left out where one is known already and stays the same. */
  legalIdNumber: capitals(rules.legalIdNumber).optional(),
  /** Last day of the licence; '' when it has no end. */
  licenceUntil: ruled(rules.licenceUntil).default(''),
  licenceFileId: id(),
  attorneyFileId: id(),
  contactName: ruled(rules.contactName),
  contactMobile: ruled(rules.contactMobile),
  /** Needed for a mobile that was not proven before. */
  smsCode: line(6).optional(),
  ...requestId,
});
export type CertificationInput = z.infer<typeof CertificationInput>;

/** Without the ID number: only what may be seen of it. */
export const CertifiedData = z.object({
  companyName: z.string(),
  uscc: z.string(),
  companyType: z.string(),
  registeredCapital: z.string(),
  foundedOn: z.string(),
  address: z.string(),
  businessScope: z.string(),
  industry: z.string(),
  legalName: z.string(),
  legalIdMasked: z.string(),
  licenceUntil: z.string().nullable(),
  licenceFile: FileReply.nullable(),
  attorneyFile: FileReply.nullable(),
  contactName: z.string(),
  contactMobile: z.string(),
});
export type CertifiedData = z.infer<typeof CertifiedData>;

const State = z.enum(CERTIFICATION_STATES);

export const CertificationReply = z.object({
  certSn: z.string(),
  state: State,
  stateName: z.string(),
  version: z.number(),
  /** A change or renewal of a certified enterprise. */
  isChange: z.boolean(),
  isAppeal: z.boolean(),
  data: CertifiedData,
  /** Why it was sent back, by field; '' for the whole. */
  remarks: z.record(z.string(), z.string()),
  submittedAt: Moment,
  decidedAt: Moment.nullable(),
});
export type CertificationReply = z.infer<typeof CertificationReply>;

export const EnterpriseReply = z.object({
  enterpriseId: z.number(),
  state: z.enum(ENTERPRISE_STATES),
  stateName: z.string(),
  data: CertifiedData,
  certifiedAt: Moment,
  /** Days left on the licence, below zero when it is over; null: without end. */
  licenceDaysLeft: z.number().nullable(),
  /** Designers that it endorses need no review by the platform. */
  isTrusted: z.boolean(),
});
export type EnterpriseReply = z.infer<typeof EnterpriseReply>;

export const CertificationStanding = z.object({
  /** UNSUBMITTED, the open application's state, or the enterprise's. */
  state: z.enum(['UNSUBMITTED', ...CERTIFICATION_STATES, ...ENTERPRISE_STATES]),
  stateName: z.string(),
  enterprise: EnterpriseReply.nullable(),
  /** The application under way, else the newest one. */
  application: CertificationReply.nullable(),
  log: z.array(LogEntry),
  /** Of the five submissions in thirty days. */
  submissionsLeft: z.number(),
  /** After a revocation: not before. */
  mayApplyFrom: Moment.nullable(),
  allowedActions: z.array(z.enum(['submit', 'resubmit', 'withdraw', 'change'])),
});
export type CertificationStanding = z.infer<typeof CertificationStanding>;

const Remarks = z.partialRecord(z.enum([...REMARK_FIELDS, '']), line(200));

export const AdminCertification = CertificationReply.extend({
  memberId: z.number(),
  memberName: z.string(),
  mobile: z.string().nullable(),
  submissions: z.number(),
});
const one = z.object({ certSn: line(30, 1) });
const Named = z.object({ certSn: z.string() });

export const certificationProtocol = {
  ...door('v3/member/front/certification', applicant, {
    detail: get({ zh: '我的企业认证', en: 'My enterprise certification' }, nothing, CertificationStanding),
    submit: post(
      {
        zh: '提交企业认证',
        en: 'Apply for certification',
      } /** isAppeal: the enterprise is certified for somebody else who should not be its administrator. */,
      CertificationInput.extend({ isAppeal: flag().default(false) }),
      Named,
      { creates: true },
    ),
    resubmit: post(
      { zh: '修改后重新提交', en: 'Hand in again' },
      CertificationInput.extend({ certSn: line(30, 1) }),
      Named,
      { creates: true },
    ),
    /** Also renews what has expired. What is certified stays valid until the change is approved. */
    change: post(
      { zh: '变更或续期认证资料', en: 'Change or renew what is certified' },
      CertificationInput,
      Named,
      { creates: true },
    ),
    withdraw: post({ zh: '撤回认证申请', en: 'Withdraw the application' }, one, nothing),
  }),
  ...door('v3/member/front/enterprise', loggedIn, {
    /** Certified enterprises by a part of their name, for somebody who says where he works. */
    findEnterprises: get(
      { zh: '查找已认证企业', en: 'Find certified enterprises' },
      z.object({ keyword: line(100, 2) }),
      z.object({ list: z.array(z.object({ enterpriseId: z.number(), name: z.string() })) }),
      { name: 'search', perMinute: 60 },
    ),
  }),
  ...door('v3/member/admin/certification', reviewer, {
    adminDetail: get(
      { zh: '企业认证审核详情', en: 'A certification to review' },
      one,
      AdminCertification.extend({
        log: z.array(LogEntry),
        enterprise: EnterpriseReply.nullable(),
        /** Who is certified for this credit code already. */
        holder: z.string().nullable(),
        /** Other open applications for the same credit code. */
        rivals: z.array(z.object({ certSn: z.string(), memberName: z.string() })),
        isOwn: z.boolean(),
        allowedActions: z.array(z.enum(['approve', 'sendBack', 'revoke', 'trust', 'distrust'])),
      }),
      { name: 'detail' },
    ),
    /** The whole ID number, for holding it against the papers. Each look leaves an audit row. */
    reveal: post(
      { zh: '查看法人完整证件号', en: 'See the whole ID number' },
      one,
      z.object({ legalIdNumber: z.string() }),
    ),
    approve: post(
      { zh: '认证审核通过', en: 'Approve a certification' },
      z.object({ certSn: line(30, 1), version: id(), ...requestId }),
      z.object({ enterpriseId: z.number() }),
      { creates: true },
    ),
    sendBack: post(
      { zh: '认证审核驳回', en: 'Send a certification back' },
      z.object({ certSn: line(30, 1), version: id(), remarks: json(Remarks) }),
      nothing,
    ),
  }),
  ...door('v3/member/admin/enterprise', reviewer, {
    revoke: post(
      { zh: '撤销企业认证', en: 'Revoke a certification' },
      z.object({ enterpriseId: id(), reason: line(200, 1) }),
      nothing,
    ),
    trust: post(
      { zh: '设为或取消信任企业', en: 'Trust an enterprise with its designers, or no longer' },
      z.object({ enterpriseId: id(), isTrusted: flag(), reason: line(200, 1) }),
      nothing,
    ),
  }),
};
