// The replacement pairs that members have suggested, what waits first, and what is published.
import { z } from 'zod';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { evidenceWords, gradeWords, pairStatus } from './pair-status.ts';
import { PairReply, reviewer } from './replacement.protocol.ts';

const say = words({
  title: { zh: '替代关系', en: 'Replacements' },
  summary: { zh: '替代关系审核列表', en: 'Replacement pairs to review' },
  search: { zh: '型号 / 会员名', en: 'Part number, member' },
  of: { zh: '原型号', en: 'Part number' },
  ofBrand: { zh: '原品牌', en: 'Maker' },
  by: { zh: '替代型号', en: 'Replaced by' },
  byBrand: { zh: '替代品牌', en: 'Its maker' },
  suggester: { zh: '建议人', en: 'Suggested by' },
  byMall: { zh: '平台', en: 'The mall' },
  evidence: { zh: '依据类型', en: 'Kind of evidence' },
  grade: { zh: '等级', en: 'Grade' },
  noGrade: { zh: '不构成替代', en: 'No replacement' },
  statement: { zh: '说明', en: 'Statement' },
  suggested: { zh: '提交时间', en: 'Suggested' },
  decided: { zh: '处理时间', en: 'Decided' },
  none: { zh: '没有新的替代建议', en: 'No suggestion waits' },
  noneText: { zh: '会员推荐后会出现在这里。', en: 'They appear here once a member suggests one.' },
});

const PairLine = PairReply.extend({ memberName: z.string() });
type Row = z.infer<typeof PairLine>;

/** No member's name has a star. */
const MALL = '*';

/** What waits longest first, else the newest. */
export const pairList = listing({
  path: 'v3/goods/admin/replacement/list',
  access: reviewer,
  title: say.title,
  summary: say.summary,
  row: PairLine,
  key: 'pairId',
  open: ({ pairId }) => `/admin/replacement/detail?pairId=${pairId}`,
  search: say.search,
  columns: {
    of: col.code(say.of, { of: ({ of }: Row) => of.partNo, fixed: true, width: 170, phone: 1 }),
    by: col.code(say.by, { of: ({ by }: Row) => by.partNo, width: 170, phone: 3 }),
    state: col.state(say.state, { values: pairStatus, width: 110, phone: 2 }),
    ofBrand: col.text(say.ofBrand, { of: ({ of }: Row) => of.brandName, width: 110 }),
    byBrand: col.text(say.byBrand, { of: ({ by }: Row) => by.brandName, width: 110 }),
    memberName: col.state(say.suggester, {
      of: ({ memberName }: Row) => memberName || MALL,
      values: { [MALL]: say.byMall },
      width: 90,
    }),
    evidence: col.state(say.evidence, { values: evidenceWords, width: 120, phone: 4 }),
    grade: col.state(say.grade, {
      of: ({ grade }: Row) => grade ?? 'none',
      values: { ...gradeWords, none: { ...say.noGrade, tone: 'neutral' } },
      width: 120,
      phone: 4,
    }),
    createdAt: col.moment(say.suggested, { sort: true }),
    statement: col.text(say.statement, { off: true, width: 240 }),
    reason: col.text(say.reason, { off: true, width: 200 }),
    decidedAt: col.moment(say.decided, { off: true }),
  },
  tabs: { field: 'state', values: pairStatus },
  filters: {
    evidence: filter.choices(say.evidence, { options: evidenceWords }),
    createdAt: filter.dateRange(say.suggested),
  },
  start: {
    sort: '-createdAt',
    sortIn: { SUBMITTED: 'createdAt', PENDING_REVIEW: 'createdAt' },
    tab: 'SUBMITTED',
  },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});
