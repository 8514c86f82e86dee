// The certifications that enterprises have handed in, what waits first.
import { z } from 'zod';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { AdminCertification, reviewer } from './certification.protocol.ts';
import { certificationStatus } from './certification-status.ts';

const say = words({
  summary: { zh: '企业认证审核列表', en: 'Certifications to review' },
  search: { zh: '申请单号 / 企业 / 信用代码 / 会员', en: 'No., company, credit code, member' },
  uscc: { zh: '信用代码', en: 'Credit code' },
  first: { zh: '首次认证', en: 'First' },
  submissions: { zh: '提交次数', en: 'Submissions' },
});

const KINDS = {
  first: say.first,
  change: say.certChange,
  appeal: { ...say.appeal, tone: 'waiting' },
} as const;

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
  title: say.certifications,
  summary: say.summary,
  row: CertificationLine,
  key: 'certSn',
  open: ({ certSn }) => `/admin/certification/detail?certSn=${encodeURIComponent(certSn)}`,
  search: say.search,
  columns: {
    companyName: col.text(say.company, { fixed: true, width: 220, phone: 1 }),
    state: col.state(say.state, { values: certificationStatus, width: 120, phone: 2 }),
    uscc: col.code(say.uscc, { width: 190, phone: 3 }),
    submittedAt: col.moment(say.submittedAt, { sort: true, phone: 4 }),
    memberName: col.person(say.member, { width: 120, phone: 4 }),
    kind: col.tags(say.kind, {
      values: KINDS,
      of: ({ isChange, isAppeal }: Row) => [...(isChange ? ['change'] : []), ...(isAppeal ? ['appeal'] : [])],
      width: 120,
      phone: 4,
    }),
    certSn: col.code(say.applySn, { width: 170 }),
    submissions: col.number(say.submissions, { width: 90 }),
    decidedAt: col.moment(say.decided, { off: true }),
  },
  tabs: { field: 'state', values: certificationStatus },
  filters: {
    kind: filter.choice(say.kind, { options: KINDS, as: 'kind', front: true }),
    submittedAt: filter.dateRange(say.submittedAt),
  },
  start: { sort: '-submittedAt', sortIn: { PENDING_REVIEW: 'submittedAt' }, tab: 'PENDING_REVIEW' },
  exports: { name: say.certifications },
  none: { title: say.noneWaits, text: say.noneWaitsText },
});
