// The certifications that enterprises have handed in, what waits first.
import { z } from 'zod';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { AdminCertification, reviewer } from './certification.protocol.ts';
import { certificationStatus } from './certification-status.ts';

const say = words({
  title: { zh: '企业认证', en: 'Certifications' },
  summary: { zh: '企业认证审核列表', en: 'Certifications to review' },
  search: { zh: '申请单号 / 企业 / 信用代码 / 会员', en: 'No., company, credit code, member' },
  company: { zh: '企业', en: 'Company' },
  uscc: { zh: '信用代码', en: 'Credit code' },
  certSn: { zh: '申请单号', en: 'Application' },
  member: { zh: '会员', en: 'Member' },
  first: { zh: '首次认证', en: 'First' },
  change: { zh: '变更 / 续期', en: 'Change' },
  appeal: { zh: '申诉', en: 'Appeal' },
  submissions: { zh: '提交次数', en: 'Submissions' },
  submitted: { zh: '提交时间', en: 'Handed in' },
  decided: { zh: '处理时间', en: 'Decided' },
  none: { zh: '没有待审核的申请', en: 'No application waits' },
  noneText: { zh: '有人提交后会出现在这里。', en: 'They appear here once somebody hands one in.' },
});

const KINDS = { first: say.first, change: say.change, appeal: { ...say.appeal, tone: 'waiting' } } as const;

const CertificationLine = AdminCertification.pick({
  certSn: true,
  state: true,
  stateName: true,
  isChange: true,
  isAppeal: true,
  memberName: true,
  submissions: true,
  submittedAt: true,
  decidedAt: true,
}).extend({ companyName: z.string(), uscc: z.string() });
type Row = z.infer<typeof CertificationLine>;

/** The longest waiting first among what waits, else the newest. */
export const certificationList = listing({
  path: 'v3/member/admin/certification/list',
  access: reviewer,
  title: say.title,
  summary: say.summary,
  row: CertificationLine,
  key: 'certSn',
  open: ({ certSn }) => `/admin/certification/detail?certSn=${encodeURIComponent(certSn)}`,
  search: say.search,
  columns: {
    companyName: col.text(say.company, { fixed: true, width: 220, phone: 1 }),
    state: col.state(say.state, { values: certificationStatus, width: 120, phone: 2 }),
    uscc: col.code(say.uscc, { width: 190, phone: 3 }),
    submittedAt: col.moment(say.submitted, { sort: true, phone: 4 }),
    memberName: col.person(say.member, { width: 120, phone: 4 }),
    kind: col.tags(say.kind, {
      values: KINDS,
      of: ({ isChange, isAppeal }: Row) => [...(isChange ? ['change'] : []), ...(isAppeal ? ['appeal'] : [])],
      width: 120,
      phone: 4,
    }),
    certSn: col.code(say.certSn, { width: 170 }),
    submissions: col.number(say.submissions, { width: 90 }),
    decidedAt: col.moment(say.decided, { off: true }),
  },
  tabs: { field: 'state', values: certificationStatus },
  filters: {
    kind: filter.choice(say.kind, { options: KINDS, as: 'kind', front: true }),
    submittedAt: filter.dateRange(say.submitted),
  },
  start: { sort: '-submittedAt', sortIn: { PENDING_REVIEW: 'submittedAt' }, tab: 'PENDING_REVIEW' },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});
