// A member's projects: his own, those he works on, and those of his enterprise.

import { Bit } from '#kit/http/wire.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { ProjectRow, reads } from './project.protocol.ts';
import { projectStatus, stageNames } from './project-status.ts';

export const projectListWords = words({
  title: { zh: '我的项目', en: 'Projects' },
  summary: { zh: '项目列表', en: 'Projects' },
  searchHint: { zh: '项目名称或编号', en: 'Name or code' },
  projectName: { zh: '项目名称', en: 'Name' },
  projectCode: { zh: '项目编号', en: 'Code' },
  owner: { zh: '负责人', en: 'Owner' },
  stage: { zh: '阶段', en: 'Stage' },
  buildNum: { zh: '生产套数', en: 'Boards to build' },
  bomVersion: { zh: 'BOM 版本', en: 'BOM version' },
  cost: { zh: '最近成本', en: 'Latest cost' },
  risks: { zh: '风险', en: 'Risks' },
  none: { zh: '还没有项目', en: 'No projects yet' },
  noneText: {
    zh: '新建项目，把快速下单中匹配好的 BOM 加进来，成本和风险每晚自动更新。',
    en: 'Begin one and add a BOM that was matched in the quick order: cost and risks are looked after every night.',
  },
});
const say = projectListWords;

const detailOf = ({ projectId }: ProjectRow) => `/member/project/detail?projectId=${projectId}`;

/** Archived ones last, the latest changed first. */
export const projectList = listing({
  path: 'v3/member/front/project/list',
  access: reads,
  title: say.title,
  summary: say.summary,
  row: ProjectRow,
  key: 'projectId',
  open: detailOf,
  search: say.searchHint,
  columns: {
    projectName: col.text(say.projectName, { sort: true, fixed: true, width: 200, phone: 1 }),
    stage: col.state(say.stage, { values: stageNames, width: 90, phone: 3 }),
    state: col.state(say.state, { values: projectStatus, width: 110, phone: 2 }),
    buildNum: col.pieces(say.buildNum, { sort: true, width: 100 }),
    cost: col.amount(say.cost, { sort: 'sparse', width: 120, phone: 4 }),
    openRisks: col.number(say.risks, {
      sort: true,
      width: 80,
      phone: 4,
      to: (row: ProjectRow) => (row.openRisks > 0 ? `${detailOf(row)}&tab=risks` : undefined),
    }),
    ownerName: col.person(say.owner, { width: 120 }),
    updatedAt: col.moment(say.changed, { sort: true, phone: 4 }),
    projectCode: col.code(say.projectCode, { off: true }),
    bomVersion: col.number(say.bomVersion, { off: true }),
  },
  tabs: { field: 'state', values: projectStatus },
  filters: {
    stage: filter.choices(say.stage, { options: stageNames }),
    cost: filter.amountRange(say.cost),
    updatedAt: filter.dateRange(say.changed),
  },
  start: { sort: 'isArchived,-updatedAt' },
  exports: { name: say.title },
  more: { mayCreate: Bit },
  none: { title: say.none, text: say.noneText },
});
