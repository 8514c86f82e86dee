// Optimised selection, for designers only (spec §6). Owns runs with their inputs and a snapshot of the data; promises that the same inputs on the same data give the same list; leans on replacement for attribute rules and offers, on mat-code for preferred grades, on designer for who may.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { flag, id, json, line, Moment, requestId, whole, Yuan, YuanUnitPrice } from '#kit/http/wire.ts';
import { designer } from '#mall/member/actor.ts';
import { GROUPS, type Group, QUALIFICATIONS } from './optimise-score.ts';
import { RUN_STATES } from './run-process.ts';

/** Most parts in a ranking. */
export const MOST_RANKED = 200;
/** Most attributes with a requirement; chosen. */
export const MOST_REQUIREMENTS = 40;
export const MOST_QUANTITY = 10_000_000;
export const MOST_WEIGHT = 100;

const State = z.enum(RUN_STATES);
const Compares = z.enum(['GE', 'LE', 'SAME', 'COVERS', 'INCLUDES']);
const EXCLUSIONS = [
  'limit',
  'unknown',
  'foreign',
  'noSample',
  'noReport',
  'qualification',
  'notPreferred',
  'forbidden',
  'noOffer',
] as const;

const weight = () => z.number().min(0).max(MOST_WEIGHT);
const weights = z.record(z.enum(GROUPS as [Group, ...Group[]]), weight());

const Requirement = z.object({
  key: line(100, 1),
  mode: z.enum(['hard', 'soft']),
  comparison: Compares,
  /** As a person writes it: 50V, 100nF, -40~85℃, X7R. */
  target: line(120, 1),
  /** Where the score is 0; of a hard limit, what just passes. '' as far as the target (hard) or half of it away (soft). */
  limit: line(120).default(''),
  weight: weight().default(1),
});
export type RequirementInput = z.input<typeof Requirement>;

const Selection = z.object({
  categoryId: id(),
  productId: id().optional(),
  quantity: whole(1, MOST_QUANTITY),
  /** `yyyy-mm-dd`; left out: no date. */
  needBy: line(10).optional(),
  domesticOnly: flag().default(false),
  withSample: flag().default(false),
  withReport: flag().default(false),
  preferredOnly: flag().default(false),
  qualification: z.enum(QUALIFICATIONS).default('none'),
  requirements: json(z.array(Requirement).max(MOST_REQUIREMENTS)).default([]),
  weights: json(weights).optional(),
});
export type SelectionInput = z.output<typeof Selection>;

const Attribute = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  comparison: Compares,
  /** What is proposed: `ignore` where there is nothing to begin with. */
  mode: z.enum(['hard', 'soft', 'ignore']),
  /** What the starting part says; '' without one. */
  target: z.string(),
  /** Some values that parts of the category have. */
  examples: z.array(z.string()),
});
export type Attribute = z.infer<typeof Attribute>;

const SelectionReply = z.object({
  categoryId: z.number(),
  categoryName: z.string(),
  productId: z.number().nullable(),
  quantity: z.number(),
  needBy: z.string().nullable(),
  domesticOnly: z.boolean(),
  withSample: z.boolean(),
  withReport: z.boolean(),
  preferredOnly: z.boolean(),
  qualification: z.enum(QUALIFICATIONS),
  requirements: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      mode: z.enum(['hard', 'soft']),
      comparison: Compares,
      target: z.string(),
      limit: z.string(),
      weight: z.number(),
    }),
  ),
  weights: z.record(z.enum(GROUPS as [Group, ...Group[]]), z.number()),
});
export type SelectionReply = z.infer<typeof SelectionReply>;

export const RankedReply = z.object({
  partId: z.number(),
  partNo: z.string(),
  brandName: z.string(),
  isDomestic: z.boolean(),
  packageName: z.string().nullable(),
  goodsImage: z.string().nullable(),
  lifecycle: z.enum(['active', 'nrnd', 'eol', 'obsolete']),
  rank: z.number(),
  /** 0 to 100. */
  score: z.number(),
  /** The s of each group, 0 to 1. */
  groups: z.record(z.enum(GROUPS as [Group, ...Group[]]), z.number()),
  parameters: z.array(z.object({ key: z.string(), name: z.string(), text: z.string(), s: z.number() })),
  goodsId: z.number(),
  productId: z.number(),
  storeId: z.number(),
  storeName: z.string(),
  buyNum: z.number(),
  minBuyNum: z.number(),
  amount: Yuan,
  unitPrice: YuanUnitPrice,
  productStock: z.number(),
  leadDays: z.number(),
  /** The product of which samples could be had; null: none. */
  sample: z.object({ goodsId: z.number(), productId: z.number(), storeId: z.number() }).nullable(),
  matGrade: z.enum(['A', 'B', 'C', 'D']).nullable(),
  /** The part that the selection began with. */
  isReference: z.boolean(),
});
export type RankedReply = z.infer<typeof RankedReply>;

const DifferenceReply = z.object({
  partId: z.number(),
  partNo: z.string(),
  kind: z.enum(['new', 'gone', 'up', 'down', 'same']),
  rankBefore: z.number().nullable(),
  rankAfter: z.number().nullable(),
  amountBefore: Yuan.nullable(),
  amountAfter: Yuan.nullable(),
  stockBefore: z.number().nullable(),
  stockAfter: z.number().nullable(),
});
export type DifferenceReply = z.infer<typeof DifferenceReply>;

export const RunLine = z.object({
  runId: z.number(),
  name: z.string(),
  state: State,
  stateName: z.string(),
  categoryName: z.string(),
  rankedCount: z.number(),
  /** The first of the ranking; '' for none. */
  bestPartNo: z.string(),
  quantity: z.number(),
  projectId: z.number().nullable(),
  createdAt: Moment,
  savedAt: Moment.nullable(),
  /** When it is forgotten unless it is kept. */
  forgottenAt: Moment.nullable(),
});
export type RunLine = z.infer<typeof RunLine>;

export const RunReply = RunLine.extend({
  parentRunId: z.number().nullable(),
  selection: SelectionReply,
  total: z.number(),
  considered: z.number(),
  ranked: z.array(RankedReply),
  excludedCount: z.number(),
  reasons: z.array(
    z.object({ why: z.enum(EXCLUSIONS), key: z.string(), sentence: z.string(), count: z.number() }),
  ),
  excluded: z.array(
    z.object({ partId: z.number(), partNo: z.string(), brandName: z.string(), sentence: z.string() }),
  ),
  dataVersion: z.string(),
  /** Against the run that this one repeats; null: it repeats none. */
  differences: z.array(DifferenceReply).nullable(),
  allowedActions: z.array(z.enum(['save', 'rename', 'rerun', 'discard'])),
});
export type RunReply = z.infer<typeof RunReply>;

const one = z.object({ runId: id() });

export const optimiseProtocol = door('v3/goods/front/optimize', designer, {
  /** What a selection may begin with: a product, or a category. */
  start: get(
    { zh: '优选起点：分类的参数与默认要求', en: 'What a selection begins with' },
    z.object({ productId: id().optional(), categoryId: id().optional() }),
    z.object({
      categoryId: z.number(),
      categoryName: z.string(),
      part: z
        .object({
          partId: z.number(),
          partNo: z.string(),
          brandName: z.string(),
          packageName: z.string().nullable(),
        })
        .nullable(),
      attributes: z.array(Attribute),
      weights: z.record(z.enum(GROUPS as [Group, ...Group[]]), z.number()),
      /** Whether the designer's enterprise has material codes with grades. */
      hasMatCodes: z.boolean(),
    }),
  ),
  run: post(
    { zh: '运行优选', en: 'Make a selection' },
    Selection.extend(requestId),
    z.object({ runId: z.number() }),
    { creates: true, perMinute: 30 },
  ),
  detail: get({ zh: '优选详情', en: 'A selection' }, one, RunReply),
  /** Keeps it; for a project of one's own as well. */
  save: post(
    { zh: '保存优选', en: 'Keep a selection' },
    z.object({ runId: id(), name: line(60, 1), projectId: id().optional() }),
    nothing,
  ),
  rerun: post(
    { zh: '重新运行优选', en: 'Repeat a selection on the data of today' },
    z.object({ runId: id(), ...requestId }),
    z.object({ runId: z.number() }),
    { creates: true, perMinute: 30 },
  ),
  discard: post({ zh: '丢弃优选', en: 'Throw a selection away' }, one, nothing),
});
