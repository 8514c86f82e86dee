// A designer's selections: kept ones, and those that are forgotten unless he keeps them.
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { designer } from '#mall/member/actor.ts';
import { RunLine } from './optimise.protocol.ts';
import { runStatus } from './run-status.ts';

const say = words({
  history: { zh: '优选记录', en: 'My selections' },
  summary: { zh: '优选记录', en: 'Selections' },
  intro: {
    zh: '按硬性要求排除、按权重打分，给出可复现的排名与逐项依据。',
    en: 'Hard limits leave parts out, weights rank the rest: a ranking that can be repeated, with every point explained.',
  },
  searchHint: { zh: '名称 / 型号', en: 'Name, part number' },
  quantity: { zh: '数量（片）', en: 'Quantity (pcs)' },
  best: { zh: '第一名', en: 'First' },
  ranked: { zh: '入选型号数', en: 'Parts ranked' },
  savedAt: { zh: '保存时间', en: 'Kept' },
  forgottenAt: { zh: '自动清除时间', en: 'Forgotten' },
  newOne: { zh: '新建优选', en: 'New selection' },
  nothing: { zh: '还没有优选记录', en: 'No selection yet' },
});

/** The newest first. */
export const runList = listing({
  path: 'v3/goods/front/optimize/history',
  access: designer,
  title: say.history,
  summary: say.summary,
  row: RunLine,
  key: 'runId',
  open: ({ runId }) => `/prototype/optimize/hisDetail?runId=${runId}`,
  search: say.searchHint,
  columns: {
    name: col.text(say.name, { fixed: true, width: 240, phone: 1 }),
    state: col.state(say.state, { values: runStatus, width: 110, phone: 2 }),
    categoryName: col.text(say.category, { phone: 3 }),
    quantity: col.pieces(say.quantity, { sort: true, phone: 4 }),
    bestPartNo: col.code(say.best, { phone: 4 }),
    createdAt: col.moment(say.created, { sort: true, phone: 4 }),
    rankedCount: col.number(say.ranked, { off: true }),
    savedAt: col.moment(say.savedAt, { sort: 'sparse', off: true }),
    forgottenAt: col.moment(say.forgottenAt, { off: true }),
  },
  tabs: { field: 'state', values: { SAVED: runStatus.SAVED, DONE: runStatus.DONE } },
  filters: {
    createdAt: filter.dateRange(say.created),
    quantity: filter.numberRange(say.quantity),
  },
  start: { sort: '-createdAt' },
  actions: { start: act.page(say.newOne, { to: '/prototype/optimize/index', tone: 'primary' }) },
  exports: { name: say.history },
  none: { title: say.nothing, text: say.intro },
});
