// Projects with their people, the versions of their bill of materials, what they cost day by day, what belongs to them, and their risks.
import { index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, pieces, ref, refTo, table } from '#kit/db/columns.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { part } from '#mall/part/server/part.tables.ts';
import type { ProjectState, RiskState } from '../project-process.ts';
import type { Stage } from '../project-status.ts';
import type { RiskDetail, RiskKind, Severity } from '../risk-rules.ts';

export const project = table(
  'project',
  {
    projectId: key(),
    /** Who made it. */
    memberId: refTo(() => member.memberId),
    /** Whose employees may read it; null: nobody else may. */
    enterpriseId: ref().references(() => enterprise.enterpriseId),
    projectName: text().notNull(),
    /** The owner's own short name for it; '' for none. */
    projectCode: text().notNull().default(''),
    stage: text().$type<Stage>().notNull(),
    state: text().$type<ProjectState>().notNull(),
    version: integer().notNull().default(1),
    /** Days as 2026-11-21; '' for open. */
    startOn: text().notNull().default(''),
    endOn: text().notNull().default(''),
    /** Boards to build: what the cost and the needs are computed for. */
    buildNum: pieces().notNull().default(1),
    /** Null: none was set. */
    budget: amount(),
    note: text().notNull().default(''),
    /** The bill of materials that counts; null: there is none yet. */
    bomVersion: integer(),
    /** When its risks were looked for last. */
    watchedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [index().on(t.memberId, t.updatedAt), index().on(t.enterpriseId, t.updatedAt)],
);

const ofProject = () => refTo(() => project.projectId);

/** Colleagues who work on it; its owner is not among them. */
export const projectMember = table(
  'project_member',
  {
    projectId: ofProject(),
    memberId: refTo(() => member.memberId),
    addedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.memberId] }), index().on(t.memberId)],
);

/** A version of the bill of materials. Never changed once it is written. */
export const projectBom = table(
  'project_bom',
  {
    projectBomId: key(),
    projectId: ofProject(),
    /** From 1, without gaps. */
    bomVersion: integer().notNull(),
    bomName: text().notNull(),
    note: text().notNull().default(''),
    lineCount: integer().notNull(),
    memberId: refTo(() => member.memberId),
    createdAt: moment().notNull(),
  },
  (t) => [uniqueIndex('project_bom_once').on(t.projectId, t.bomVersion)],
);

export const projectBomLine = table(
  'project_bom_line',
  {
    projectLineId: key(),
    projectBomId: refTo(() => projectBom.projectBomId),
    lineNo: integer().notNull(),
    /** Null: matched to nothing. */
    partId: ref().references(() => part.partId),
    partNo: text().notNull(),
    brandName: text().notNull().default(''),
    value: text().notNull().default(''),
    packageName: text().notNull().default(''),
    matCode: text().notNull().default(''),
    designators: text().notNull().default(''),
    /** Pieces on one board; 0: not fitted. */
    qty: pieces().notNull(),
    note: text().notNull().default(''),
  },
  (t) => [index('project_line_of').on(t.projectBomId, t.lineNo), index('project_line_part').on(t.partId)],
);

/** What was paid attention to in the cost of a day: the best unit price of each part. */
export interface KeptPrice {
  partId: number;
  /** Micro-yuan; null: nobody had enough. */
  price: number | null;
}

/** The cheapest purchase of all boards on one day. */
export const projectCost = table(
  'project_cost',
  {
    projectId: ofProject(),
    /** 2026-11-21, in Beijing. */
    day: text().notNull(),
    bomVersion: integer().notNull(),
    buildNum: pieces().notNull(),
    total: amount().notNull(),
    freight: amount().notNull(),
    /** What it costs at least. */
    bound: amount().notNull(),
    lines: integer().notNull(),
    /** Lines that nobody could serve and that are not in the total. */
    unserved: integer().notNull(),
    prices: jsonb().$type<KeptPrice[]>().notNull(),
    computedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.day] })],
);

export const LINK_KINDS = ['run', 'sample', 'order'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export const projectLink = table(
  'project_link',
  {
    projectId: ofProject(),
    kind: text().$type<LinkKind>().notNull(),
    /** The order's or sample's number, the run's id. */
    docSn: text().notNull(),
    memberId: refTo(() => member.memberId),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.kind, t.docSn] })],
);

export const projectRisk = table(
  'project_risk',
  {
    riskId: key(),
    projectId: ofProject(),
    partId: refTo(() => part.partId),
    kind: text().$type<RiskKind>().notNull(),
    severity: text().$type<Severity>().notNull(),
    detail: jsonb().$type<RiskDetail>().notNull(),
    state: text().$type<RiskState>().notNull(),
    version: integer().notNull().default(1),
    since: moment().notNull(),
    snoozedUntil: moment(),
    reason: text().notNull().default(''),
    updatedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('project_risk_once').on(t.projectId, t.partId, t.kind),
    index().on(t.projectId, t.state),
  ],
);
