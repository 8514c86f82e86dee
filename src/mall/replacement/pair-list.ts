// The replacement pairs that members have suggested: what waits first and what is published, and each member's own.
import { z } from 'zod';
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { evidenceWords, gradeWords, pairStatus } from './pair-status.ts';
import { PairReply, replacementProtocol, reviewer } from './replacement.protocol.ts';

const say = words({
  summary: { zh: '替代关系审核列表', en: 'Replacement pairs to review' },
  mine: { zh: '我的推荐', en: 'My suggestions' },
  summaryMine: { zh: '我的替代建议', en: 'My suggestions' },
  search: { zh: '型号 / 会员名', en: 'Part number, member' },
  of: { zh: '原型号', en: 'Part number' },
  ofBrand: { zh: '原品牌', en: 'Maker' },
  by: { zh: '替代型号', en: 'Replaced by' },
  byBrand: { zh: '替代品牌', en: 'Its maker' },
  suggested: { zh: '提交时间', en: 'Suggested' },
  none: { zh: '没有新的替代建议', en: 'No suggestion waits' },
  noneText: { zh: '会员推荐后会出现在这里。', en: 'They appear here once a member suggests one.' },
  noneSuggested: { zh: '您还没有推荐过', en: 'You have suggested nothing yet' },
  noneSuggestedText: {
    zh: '把您验证过的替代型号告诉大家',
    en: 'Tell others which replacement you have verified',
  },
  withdraw: { zh: '撤回', en: 'Take back' },
  withdrawText: { zh: '撤回后可以重新推荐。', en: 'You may suggest it again later.' },
});

/** No member's name has a star. */
const MALL = '*';

const columns = {
  of: col.code<PairReply>(say.of, { of: ({ of }) => of.partNo, fixed: true, width: 170, phone: 1 }),
  by: col.code<PairReply>(say.by, { of: ({ by }) => by.partNo, width: 170, phone: 3 }),
  state: col.state<PairReply>(say.state, { values: pairStatus, width: 110, phone: 2 }),
  ofBrand: col.text<PairReply>(say.ofBrand, { of: ({ of }) => of.brandName, width: 110 }),
  byBrand: col.text<PairReply>(say.byBrand, { of: ({ by }) => by.brandName, width: 110 }),
  evidence: col.state<PairReply>(say.kindOfEvidence, { values: evidenceWords, width: 120, phone: 4 }),
  grade: col.state<PairReply>(say.grade, {
    of: ({ grade }) => grade ?? 'none',
    values: { ...gradeWords, none: { ...say.noGrade, tone: 'neutral' } },
    width: 120,
    phone: 4,
  }),
  createdAt: col.moment<PairReply>(say.suggested, { sort: true }),
  statement: col.text<PairReply>(say.statement, { off: true, width: 240 }),
  reason: col.text<PairReply>(say.reason, { off: true, width: 200 }),
  decidedAt: col.moment<PairReply>(say.decided, { off: true }),
};

const filters = {
  evidence: filter.choices(say.kindOfEvidence, { options: evidenceWords }),
  createdAt: filter.dateRange(say.suggested),
};

/** What waits longest first, else the newest. */
export const pairList = listing({
  path: 'v3/goods/admin/replacement/list',
  access: reviewer,
  title: say.replacements,
  summary: say.summary,
  row: PairReply.extend({ memberName: z.string() }),
  key: 'pairId',
  open: ({ pairId }) => `/admin/replacement/detail?pairId=${pairId}`,
  search: say.search,
  columns: {
    ...columns,
    memberName: col.state(say.suggester, {
      of: ({ memberName }: { memberName: string }) => memberName || MALL,
      values: { [MALL]: say.byMall },
      width: 90,
    }),
  },
  tabs: { field: 'state', values: pairStatus },
  filters,
  start: {
    sort: '-createdAt',
    sortIn: { SUBMITTED: 'createdAt', PENDING_REVIEW: 'createdAt' },
    tab: 'SUBMITTED',
  },
  exports: { name: say.replacements },
  none: { title: say.none, text: say.noneText },
});

/** The newest first. */
export const ownPairList = listing({
  path: 'v3/goods/front/replacement/mine',
  access: replacementProtocol.withdraw.access,
  title: say.mine,
  summary: say.summaryMine,
  row: PairReply.extend({ allowedActions: z.array(z.enum(['withdraw'])) }),
  key: 'pairId',
  search: say.partNo,
  columns: { ...columns, reason: { ...columns.reason, off: false, phone: 4 } },
  tabs: { field: 'state', values: pairStatus, always: ['SUBMITTED', 'PUBLISHED'] },
  filters,
  start: { sort: '-createdAt' },
  actions: {
    withdraw: act.row(say.withdraw, {
      endpoint: replacementProtocol.withdraw,
      input: ({ pairId }: { pairId: number }) => ({ pairId }),
      ask: 'sure',
      askText: say.withdrawText,
      tone: 'danger',
    }),
  },
  exports: { name: say.mine },
  none: { title: say.noneSuggested, text: say.noneSuggestedText },
});
