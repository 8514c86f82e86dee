// Projects: what a product needs from the first idea to the series. Owns projects, versions of their bills of materials, kept costs, links and risks; promises that a written version never changes; leans on bom, order, sample, optimise, replacement and material codes.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import {
  Bit,
  id,
  json,
  line,
  Moment,
  Pagination,
  paging,
  requestId,
  say,
  whole,
  Yuan,
  YuanUnitPrice,
  yuanAmount,
} from '#kit/http/wire.ts';
import { loggedIn, permitted } from '#mall/member/actor.ts';
import { PROJECT_ACTIONS, PROJECT_STATES, RISK_STATES } from './project-process.ts';
import { STAGES } from './project-status.ts';
import { RISK_KINDS } from './risk-rules.ts';

export const reads = permitted(loggedIn, 'project.read');
const readsPrices = permitted(reads, 'order.price');
const writes = permitted(loggedIn, 'project.write');
const MOST_BOARDS = 1_000_000;

const day = () =>
  z
    .string()
    .transform((value) => value.trim())
    .superRefine((value, context) => {
      const at = new Date(`${value}T00:00:00Z`);
      const isDay =
        /^20\d{2}-\d{2}-\d{2}$/.test(value) &&
        !Number.isNaN(at.getTime()) &&
        at.toISOString().startsWith(value);
      if (value !== '' && !isDay) {
        say(context, { zh: '请填写日期，如 2026-11-21', en: 'Please give a day like 2026-11-21' });
      }
    })
    .meta({ type: 'string', format: 'date' });

const State = z.enum(PROJECT_STATES);
const Action = z.enum(PROJECT_ACTIONS);

export const ProjectRow = z.object({
  projectId: z.number(),
  projectName: z.string(),
  projectCode: z.string(),
  stage: z.enum(STAGES),
  stageName: z.string(),
  state: State,
  stateName: z.string(),
  ownerName: z.string(),
  isOwn: Bit,
  buildNum: z.number(),
  bomVersion: z.number().nullable(),
  /** Of the last kept cost; null: none was kept, or the reader sees no prices. */
  cost: Yuan.nullable(),
  openRisks: z.number(),
  updatedAt: Moment,
});
export type ProjectRow = z.infer<typeof ProjectRow>;

export const BomVersion = z.object({
  bomVersion: z.number(),
  bomName: z.string(),
  note: z.string(),
  lineCount: z.number(),
  memberName: z.string(),
  createdAt: Moment,
  isCurrent: Bit,
});
export type BomVersion = z.infer<typeof BomVersion>;

export const ProjectLine = z.object({
  lineNo: z.number(),
  partId: z.number().nullable(),
  partNo: z.string(),
  brandName: z.string(),
  value: z.string(),
  packageName: z.string(),
  matCode: z.string(),
  designators: z.string(),
  qty: z.number(),
  note: z.string(),
});
export type ProjectLine = z.infer<typeof ProjectLine>;

export const ProjectLink = z.object({
  kind: z.enum(['run', 'sample', 'order']),
  docSn: z.string(),
  /** What it says of itself: an order's state, a run's title; '' when it is gone. */
  text: z.string(),
  /** Where it can be read; null when the reader may not. */
  link: z.string().nullable(),
  memberName: z.string(),
  createdAt: Moment,
});
export type ProjectLink = z.infer<typeof ProjectLink>;

export const ProjectDetail = ProjectRow.extend({
  version: z.number(),
  startOn: z.string(),
  endOn: z.string(),
  /** Null: none was set, or it is not for the reader. */
  budget: Yuan.nullable(),
  mayBudget: Bit,
  /** Costs are shown to the reader. */
  seesPrices: Bit,
  note: z.string(),
  members: z.array(z.object({ memberId: z.number(), memberName: z.string(), isOwner: Bit })),
  /** The newest first. */
  versions: z.array(BomVersion),
  links: z.array(ProjectLink),
  log: z.array(
    z.object({
      logId: z.number(),
      event: z.string(),
      title: z.string(),
      text: z.string(),
      actorName: z.string(),
      createdAt: Moment,
    }),
  ),
  allowedActions: z.array(Action),
});
export type ProjectDetail = z.infer<typeof ProjectDetail>;

export const ProjectCost = z.object({
  day: z.string(),
  bomVersion: z.number(),
  buildNum: z.number(),
  total: Yuan,
  freight: Yuan,
  bound: Yuan,
  /** Per board, goods and freight. */
  perBoard: Yuan,
  lines: z.number(),
  unserved: z.number(),
});
export type ProjectCost = z.infer<typeof ProjectCost>;

export const RiskAlternate = z.object({
  partId: z.number(),
  partNo: z.string(),
  brandName: z.string(),
  /** From where: the enterprise's own approved alternates come first. */
  source: z.enum(['approved', 'replacement']),
  /** 1, 2 or 3 (domain 3.10.8); null for approved ones. */
  grade: z.number().nullable(),
  available: z.number(),
  /** The best for the need; null when nobody has enough, or the reader sees no prices. */
  price: YuanUnitPrice.nullable(),
});
export type RiskAlternate = z.infer<typeof RiskAlternate>;

export const Risk = z.object({
  riskId: z.number(),
  projectId: z.number(),
  projectName: z.string(),
  partId: z.number(),
  partNo: z.string(),
  brandName: z.string(),
  kind: z.enum(RISK_KINDS),
  kindName: z.string(),
  severity: z.enum(['high', 'medium']),
  /** What exactly, as a sentence. */
  text: z.string(),
  state: z.enum(RISK_STATES),
  stateName: z.string(),
  version: z.number(),
  since: Moment,
  snoozedUntil: Moment.nullable(),
  reason: z.string(),
  /** The best first, at most three. */
  alternates: z.array(RiskAlternate),
  allowedActions: z.array(z.enum(['snooze', 'accept', 'reopen', 'replacePart'])),
});
export type Risk = z.infer<typeof Risk>;

const Facts = {
  projectName: line(80),
  projectCode: line(40),
  stage: z.enum(STAGES),
  startOn: day(),
  endOn: day(),
  buildNum: whole(1, MOST_BOARDS),
  /** '' or left out: none. */
  budget: z.union([z.literal(''), yuanAmount()]),
  note: line(1_000),
};
const one = z.object({ projectId: id() });
const version = { projectId: id(), version: id() };
const done = z.object({ projectId: z.number(), version: z.number() });

export const projectProtocol = door('v3/member/front/project', writes, {
  detail: get({ zh: '项目详情', en: 'A project' }, one, ProjectDetail, { access: reads }),
  create: post(
    { zh: '新建项目', en: 'Begin a project' },
    z.object({
      projectName: Facts.projectName,
      projectCode: Facts.projectCode.default(''),
      stage: Facts.stage.default('concept'),
      startOn: Facts.startOn.default(''),
      endOn: Facts.endOn.default(''),
      buildNum: Facts.buildNum.default(1),
      budget: Facts.budget.default(''),
      note: Facts.note.default(''),
      ...requestId,
    }),
    done,
    { creates: true },
  ),
  /** Only what is given is changed. */
  change: post(
    { zh: '修改项目资料', en: "Change a project's details" },
    z.object({
      ...version,
      projectName: Facts.projectName.optional(),
      projectCode: Facts.projectCode.optional(),
      stage: Facts.stage.optional(),
      startOn: Facts.startOn.optional(),
      endOn: Facts.endOn.optional(),
      buildNum: Facts.buildNum.optional(),
      budget: Facts.budget.optional(),
      note: Facts.note.optional(),
    }),
    done,
  ),
  move: post(
    { zh: '暂停、恢复、归档项目', en: 'Pause, resume, archive or restore a project' },
    z.object({ ...version, action: z.enum(['pause', 'resume', 'archive', 'restore']) }),
    done,
  ),
  /** A colleague or designer of the same enterprise. */
  addMember: post(
    { zh: '加入项目成员', en: 'Add a member to a project' },
    z.object({ projectId: id(), memberName: line(40, 1) }),
    done,
  ),
  removeMember: post(
    { zh: '移除项目成员', en: 'Remove a member from a project' },
    z.object({ projectId: id(), memberId: id() }),
    done,
  ),
  /** The next version, copied from a bill of materials; into a new project where only a name is given. */
  addBom: post(
    { zh: '将 BOM 加入项目（新版本）', en: 'Add a BOM to a project as its next version' },
    z.object({
      projectId: id().optional(),
      projectName: Facts.projectName.optional(),
      bomId: id(),
      note: line(200).default(''),
      ...requestId,
    }),
    z.object({ projectId: z.number(), bomVersion: z.number() }),
    { creates: true, perMinute: 30 },
  ),
  bomLines: get(
    { zh: '项目 BOM 明细', en: "Lines of a project's BOM" },
    z.object({ projectId: id(), bomVersion: whole(1, 100_000), ...paging(100, 200) }),
    z.object({ list: z.array(ProjectLine), pagination: Pagination }),
    { access: reads },
  ),
  difference: get(
    { zh: 'BOM 版本差异', en: 'What differs between two BOM versions' },
    z.object({ projectId: id(), from: whole(1, 100_000), to: whole(1, 100_000) }),
    z.object({
      added: z.array(ProjectLine),
      removed: z.array(ProjectLine),
      changed: z.array(
        z.object({
          from: ProjectLine,
          to: ProjectLine,
          fields: z.array(z.enum(['part', 'qty', 'designators', 'note'])),
        }),
      ),
    }),
    { access: reads, perMinute: 120 },
  ),
  /** Another version counts from here on; none is changed. */
  goBack: post(
    { zh: '切换 BOM 版本', en: 'Go to another BOM version' },
    z.object({ projectId: id(), bomVersion: whole(1, 100_000) }),
    done,
  ),
  /** A bill of materials of the asker's own, for the project's boards, in the quick order. */
  buyVersion: post(
    { zh: '按 BOM 版本去采购', en: 'Buy a BOM version in the quick order' },
    z.object({ projectId: id(), bomVersion: whole(1, 100_000), ...requestId }),
    z.object({ bomId: z.number() }),
    { access: reads, creates: true, perMinute: 30 },
  ),
  /** Kept day by day: the cheapest purchase with freight for all boards, as the solver finds it; the oldest first. */
  costs: get(
    { zh: '项目成本走势', en: 'Cost of a project over time' },
    one,
    z.object({ list: z.array(ProjectCost) }),
    { access: readsPrices },
  ),
  /** At this moment's prices. For the project's own number of boards it is kept as today's; for another it is only told. */
  computeCost: post(
    { zh: '按当前价格计算成本', en: 'Compute the cost at present prices' },
    z.object({ projectId: id(), buildNum: whole(1, MOST_BOARDS).optional() }),
    ProjectCost.extend({ isKept: Bit, isOptimal: Bit }),
    { access: readsPrices, apart: true, perMinute: 30 },
  ),
  link: post(
    { zh: '关联订单', en: 'Link an order' },
    z.object({ projectId: id(), orderSn: line(40, 1) }),
    done,
  ),
  unlink: post(
    { zh: '取消关联', en: 'Remove a link' },
    z.object({ projectId: id(), kind: z.enum(['run', 'sample', 'order']), docSn: line(40, 1) }),
    done,
  ),
  /** Of one project, or of all that the member works on. Looks again where nobody has looked for a while. */
  risks: get(
    { zh: '器件风险', en: 'Part risks' },
    z.object({
      projectId: id().optional(),
      state: z.enum(RISK_STATES).default('OPEN'),
      ...paging(20, 50),
    }),
    z.object({
      list: z.array(Risk),
      pagination: Pagination,
      counts: z.record(z.enum(RISK_STATES), z.number()),
      watchedAt: Moment.nullable(),
    }),
    { access: reads },
  ),
  moveRisk: post(
    { zh: '处理风险', en: 'Snooze, accept or reopen a risk' },
    z.object({
      riskId: id(),
      version: id(),
      action: z.enum(['snooze', 'accept', 'reopen']),
      reason: line(200).default(''),
      /** For snooze. */
      days: whole(1, 90).default(7),
    }),
    nothing,
  ),
  /** In the current versions of all projects the member may change, or of the given ones: each gets its next version. */
  replacePart: post(
    { zh: '在全部 BOM 中替换器件', en: 'Replace a part in all BOMs' },
    z.object({
      partId: id(),
      byPartId: id(),
      projectIds: json(z.array(id()).max(200)).optional(),
      ...requestId,
    }),
    z.object({
      list: z.array(
        z.object({
          projectId: z.number(),
          projectName: z.string(),
          /** The version that counted before, to go back to. */
          formerVersion: z.number(),
          bomVersion: z.number(),
          lines: z.number(),
        }),
      ),
    }),
    { creates: true, perMinute: 20 },
  ),
});
