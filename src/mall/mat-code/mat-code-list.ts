// An enterprise's own part numbers: what each stands for, its grade and state, how often it was bought.
import { z } from 'zod';
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { MatCodeReply, matCodeProtocol, reads } from './mat-code.protocol.ts';
import { MAT_GRADES, type MatGrade } from './mat-code-fields.ts';
import { matCodeStatus, matGradeNames, matSourceNames } from './mat-code-status.ts';

const say = words({
  summary: { zh: '物料编码列表', en: "The enterprise's material codes" },
  searchHint: { zh: '编码、名称、规格、型号', en: 'Code, name, specification, part number' },
  code: { zh: '编码', en: 'Code' },
  spec: { zh: '规格描述', en: 'Specification' },
  part: { zh: '对应型号', en: 'Part' },
  source: { zh: '来源', en: 'Source' },
  boughtTimes: { zh: '采购次数', en: 'Times bought' },
  boughtNum: { zh: '采购数量', en: 'Pieces bought' },
  boughtAt: { zh: '最近采购', en: 'Last bought' },
  updatedAt: { zh: '最近修改', en: 'Changed last' },
  alsoCodes: { zh: '同型号编码', en: 'Other codes of the part' },
  alternates: { zh: '批准的替代型号', en: 'Approved alternates' },
  unitFactor: { zh: '换算系数', en: 'Pieces per unit' },
  notes: { zh: '备注', en: 'Notes' },
  conflicts: { zh: '冲突', en: 'Conflicts' },
  onlyConflicts: { zh: '仅看有冲突的', en: 'Only with a conflict' },
  deleteText: {
    zh: '删除后不可恢复；已下订单上的编码不受影响。只想暂时不用，请停用。',
    en: 'This cannot be undone; orders keep the code on their lines. To only stop using it, disable it.',
  },
  none: { zh: '还没有物料编码', en: 'No material codes yet' },
  noneText: {
    zh: '从 ERP 导出的料号表可以直接导入；也可以逐个新增，或在 BOM 和订单里让商城自动记住。',
    en: 'Import a list out of your ERP, add codes one by one, or let the mall learn them from BOMs and orders.',
  },
});

const grades = Object.fromEntries(
  MAT_GRADES.map((grade) => {
    const { zh, en, tone } = matGradeNames[grade];
    return [grade, { zh: `${grade} ${zh}`, en: `${grade} ${en}`, tone }];
  }),
) as typeof matGradeNames;

const bulk = (endpoint: 'disable' | 'enable' | 'delete' | 'setGrade', more: { grade?: MatGrade } = {}) => ({
  endpoint: matCodeProtocol[endpoint],
  needs: matCodeProtocol[endpoint].access,
  input: (matCodeIds: (string | number)[]) => ({ matCodeIds, ...more }),
  outcome: ({ done }: { done: number }) => ({ done, refused: [] }),
});

/** What was changed last first. */
export const matCodeList = listing({
  path: 'v3/member/front/matCode/list',
  changes: true,
  access: reads,
  title: say.matCodes,
  summary: say.summary,
  row: MatCodeReply,
  key: 'matCodeId',
  search: say.searchHint,
  columns: {
    matCode: col.code(say.code, { sort: true, fixed: true, width: 150, phone: 1 }),
    matName: col.text(say.name, { width: 140, phone: 3 }),
    spec: col.text(say.spec, { width: 140 }),
    part: col.code(say.part, {
      of: ({ part, brand, partNo }: MatCodeReply) => part?.partNo ?? `${brand} ${partNo}`.trim(),
      width: 190,
      phone: 3,
    }),
    grade: col.state(say.grade, { values: grades, width: 110, phone: 4 }),
    state: col.state(say.state, { values: matCodeStatus, width: 110, phone: 2 }),
    boughtTimes: col.number(say.boughtTimes, { sort: true, width: 90, phone: 4 }),
    boughtNum: col.pieces(say.boughtNum, { sort: true, width: 100 }),
    boughtAt: col.moment(say.boughtAt, { sort: 'sparse' }),
    source: col.state(say.source, { values: matSourceNames, width: 100 }),
    updatedAt: col.moment(say.updatedAt, { sort: true, off: true }),
    storeName: col.text(say.store, { off: true }),
    alsoCodes: col.tags(say.alsoCodes, { off: true }),
    alternates: col.tags(say.alternates, {
      of: ({ alternates }: MatCodeReply) => alternates.map(({ partNo }) => partNo),
      off: true,
    }),
    unit: col.text(say.unit, { off: true }),
    unitFactor: col.number(say.unitFactor, { off: true }),
    project: col.text(say.project, { off: true }),
    notes: col.text(say.notes, { off: true }),
  },
  tabs: { field: 'state', values: matCodeStatus },
  filters: {
    grade: filter.choice(say.grade, { options: grades, as: 'grade', front: true }),
    source: filter.choice(say.source, { options: matSourceNames, as: 'source', front: true }),
    only: filter.choice(say.conflicts, { options: { conflict: say.onlyConflicts }, as: 'only' }),
    boughtNum: filter.numberRange(say.boughtNum),
    boughtAt: filter.dateRange(say.boughtAt),
    updatedAt: filter.dateRange(say.updatedAt),
  },
  start: { sort: '-updatedAt' },
  sortNames: { newest: '-updatedAt', code: 'matCode', bought: '-boughtTimes,-boughtNum' },
  actions: {
    ...Object.fromEntries(
      MAT_GRADES.map((grade) => [`grade${grade}`, act.bulk(grades[grade], bulk('setGrade', { grade }))]),
    ),
    disable: act.bulk(say.disable, bulk('disable')),
    enable: act.bulk(say.enable, bulk('enable')),
    delete: act.bulk(say.delete, {
      ...bulk('delete'),
      ask: 'sure',
      askText: say.deleteText,
      tone: 'danger',
    }),
  },
  exports: { name: say.matCodes },
  mostRows: 100,
  /** Claims that wait for a decision, in the whole list. */
  more: { conflicts: z.number(), mayWrite: z.boolean() },
  none: { title: say.none, text: say.noneText },
});
