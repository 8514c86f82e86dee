// The lists of designer applications, for the platform and for the employer that is asked first, and of an employer's designers.
import { z } from 'zod';
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { ApplicationLine, DesignerReply, designerProtocol, reads, reviewer } from './designer.protocol.ts';
import { EMPLOYMENTS } from './designer-rules.ts';
import { applicationStatus, designerStatus } from './designer-status.ts';

const say = words({
  summary: { zh: '设计师申请审核列表', en: 'Designer applications to review' },
  search: { zh: '申请单号 / 姓名 / 企业 / 会员', en: 'No., name, company, member' },
  jobTitle: { zh: '职位', en: 'Job title' },
  employment: { zh: '任职情况', en: 'Employment' },
  endorsement: { zh: '企业确认', en: 'Endorsement' },
  joiningSummary: { zh: '企业：加入申请列表', en: 'Enterprise: who wants to be its designer' },
  searchJoining: { zh: '申请单号 / 姓名 / 会员', en: 'No., name, member' },
  noneJoining: { zh: '没有符合条件的申请', en: 'No application here' },
  noneJoiningText: {
    zh: '工程师申请认证设计师并选择贵企业后，会出现在这里。',
    en: 'Engineers who name your enterprise as their employer appear here.',
  },
  designers: { zh: '本企业设计师', en: 'Our designers' },
  designersSummary: { zh: '企业：本企业设计师', en: 'Enterprise: its designers' },
  searchDesigners: { zh: '姓名 / 会员', en: 'Name, member' },
  since: { zh: '认证时间', en: 'Certified since' },
  noDesigners: { zh: '还没有设计师', en: 'No designers yet' },
  endEmployment: { zh: '解除关联', en: 'He has left' },
  endText: {
    zh: '解除后他不能再以贵企业名义申请样品和提交采购申请。',
    en: 'He can no longer act as a designer of your enterprise.',
  },
  reasonLeft: { zh: '已离职', en: 'He has left the company' },
  reasonMoved: { zh: '转岗', en: 'He works elsewhere in the company' },
  goesOn: { zh: '企业不处理则转平台', en: 'Goes on without you' },
});

const ENDORSEMENTS = {
  true: { ...say.endorsed, tone: 'done' },
  false: { ...say.notEndorsed, tone: 'waiting' },
} as const;

/** What both have in common: the longest waiting first among what waits for the reader, else the newest. */
const common = {
  row: ApplicationLine,
  key: 'applySn',
  filters: { submittedAt: filter.dateRange(say.submittedAt) },
} as const;

const columns = {
  realName: col.text<ApplicationLine>(say.fullName, { fixed: true, width: 120, phone: 1 }),
  state: col.state<ApplicationLine>(say.state, { values: applicationStatus, width: 130, phone: 2 }),
  memberName: col.person<ApplicationLine>(say.member, { width: 120, phone: 3 }),
  jobTitle: col.text<ApplicationLine>(say.jobTitle, { width: 140, phone: 4 }),
  submittedAt: col.moment<ApplicationLine>(say.submittedAt, { sort: true, phone: 4 }),
};

const { PENDING_PLATFORM, ...others } = applicationStatus;
const WORK_FIRST = { PENDING_PLATFORM, ...others };

export const applicationList = listing({
  ...common,
  path: 'v3/member/admin/designer/list',
  access: reviewer,
  title: say.designerReviews,
  summary: say.summary,
  open: ({ applySn }) => `/admin/designer/detail?applySn=${encodeURIComponent(applySn)}`,
  search: say.search,
  columns: {
    ...columns,
    employerName: col.text(say.company, { width: 200, phone: 4 }),
    employment: col.state(say.employment, { values: EMPLOYMENTS, width: 150 }),
    isEndorsed: col.state(say.endorsement, { values: ENDORSEMENTS, width: 120, phone: 4 }),
    applySn: col.code(say.applySn, { width: 170 }),
    decidedAt: col.moment(say.decided, { off: true }),
  },
  tabs: {
    field: 'state',
    values: WORK_FIRST,
    always: [
      'PENDING_PLATFORM',
      'PENDING_ENTERPRISE',
      'REVIEW_REJECTED',
      'APPROVED',
      'REJECTED',
      'CANCELLED',
    ],
  },
  filters: { ...common.filters, employment: filter.choices(say.employment, { options: EMPLOYMENTS }) },
  start: { sort: '-submittedAt', sortIn: { PENDING_PLATFORM: 'submittedAt' }, tab: 'PENDING_PLATFORM' },
  exports: { name: say.designerReviews },
  none: { title: say.noneWaits, text: say.noneWaitsText },
});

export const joiningList = listing({
  ...common,
  path: 'v3/member/front/desApp/list',
  access: reads,
  title: say.designerRequests,
  summary: say.joiningSummary,
  open: ({ applySn }) => `/member/desApp/detail?applySn=${encodeURIComponent(applySn)}`,
  search: say.searchJoining,
  columns: { ...columns, goesOnAt: col.moment(say.goesOn) },
  tabs: {
    field: 'state',
    values: applicationStatus,
    always: ['PENDING_ENTERPRISE', 'PENDING_PLATFORM', 'REVIEW_REJECTED', 'APPROVED'],
  },
  start: { sort: '-submittedAt', sortIn: { PENDING_ENTERPRISE: 'submittedAt' } },
  exports: { name: say.designerRequests },
  none: { title: say.noneJoining, text: say.noneJoiningText },
});

export const designerList = listing({
  path: 'v3/member/front/desApp/designers',
  access: reads,
  title: say.designers,
  summary: say.designersSummary,
  row: DesignerReply.extend({ allowedActions: z.array(z.enum(['endEmployment'])) }),
  key: 'memberId',
  search: say.searchDesigners,
  columns: {
    realName: col.text(say.fullName, { sort: true, fixed: true, width: 180, phone: 1 }),
    memberName: col.person(say.member, { width: 180, phone: 3 }),
    since: col.moment(say.since, { sort: true, phone: 4 }),
    state: col.state(say.state, { values: designerStatus, width: 150, phone: 2 }),
  },
  filters: { since: filter.dateRange(say.since) },
  start: { sort: '-since' },
  actions: {
    endEmployment: act.row(say.endEmployment, {
      endpoint: designerProtocol.endEmployment,
      input: ({ memberId }: DesignerReply, reason) => ({ memberId, reason }),
      ask: 'reason',
      askText: say.endText,
      usual: [say.reasonLeft, say.reasonMoved],
      tone: 'danger',
    }),
  },
  exports: { name: say.designers },
  none: { title: say.noDesigners, text: say.noneJoiningText },
});
