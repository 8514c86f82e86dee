// Offers side by side: what each line comes to with each supplier, what a split would come to, and the history of a cell.
import { z } from 'zod';
import { get, post } from '#kit/http/door.ts';
import { json, Moment, Tone, whole, Yuan, YuanUnitPrice } from '#kit/http/wire.ts';
import { INQUIRY_ACTIONS } from '#mall/inquiry/inquiry-process.ts';
import { INQUIRY_STATES } from '#mall/inquiry/inquiry-status.ts';
import { ANSWERS, QuotationLine } from './quotation-content.ts';
import { Action, InvoiceKind, inqSn, Kind, quoSn, Side } from './quotation-door.ts';
import { QUOTATION_STATES } from './quotation-status.ts';

/** Why a cell is not, or not quite, comparable. `isHard`: it takes no part in lowest, fastest and best. */
export const CELL_REASONS = [
  'none',
  'alternative',
  'oldVersion',
  'expired',
  'notStanding',
  /** The supplier has to answer first: compared, but not to be awarded. */
  'waiting',
  'carriage',
  'more',
  'untaxed',
] as const;

export const CompareCell = z.object({
  quoSn: z.string(),
  lineNo: z.number(),
  answer: z.enum(ANSWERS),
  partNo: z.string(),
  brandName: z.string(),
  /** What has to be bought to have what is needed: up to the least quantity and the multiple. 0: nothing offered. */
  number: z.number(),
  /** The break used: from how many pieces on, at which price. */
  breakNumber: z.number(),
  unitPrice: YuanUnitPrice.nullable(),
  /** number × price; the line's share of a fixed freight; tax that can be deducted; cost of paying before delivery (negative: after). */
  goodsAmount: Yuan,
  freightShare: Yuan,
  deductibleTax: Yuan,
  financeCost: Yuan,
  /** All of it together, and by needed piece. */
  landed: Yuan,
  landedUnit: YuanUnitPrice.nullable(),
  /** More pieces for less money; null: there are none. */
  better: z.object({ number: z.number(), amount: Yuan }).nullable(),
  leadDays: z.number(),
  /** The least that is sold, and in multiples of how many; 0: nothing offered. */
  minNum: z.number(),
  multiple: z.number(),
  remark: z.string(),
  /** Pieces of the line that this supplier has won, and that wait for the approval of their award. */
  awardedNum: z.number(),
  pendingNum: z.number(),
  isLowest: z.boolean(),
  isFastest: z.boolean(),
  isBest: z.boolean(),
  score: z.number(),
  reasons: z.array(z.object({ code: z.enum(CELL_REASONS), isHard: z.boolean(), text: z.string() })),
});
export type CompareCell = z.infer<typeof CompareCell>;

export const CompareLine = z.object({
  lineNo: z.number(),
  inqLineId: z.number(),
  title: z.string(),
  unit: z.string(),
  qty: z.number(),
  /** Pieces the comparison is made for: as asked for in the call, else what is left to award. */
  needed: z.number(),
  awardedNum: z.number(),
  /** Waits in an award for its approval. */
  pendingNum: z.number(),
  isClosed: z.boolean(),
  /** Nothing of it is left to award: its cells are as they were at the award. */
  isFrozen: z.boolean(),
  targetPrice: YuanUnitPrice.nullable(),
});
export type CompareLine = z.infer<typeof CompareLine>;

export const CompareSupplier = z.object({
  quoSn: z.string(),
  version: z.number(),
  storeId: z.number(),
  storeName: z.string(),
  isSelfOperated: z.boolean(),
  state: z.enum(QUOTATION_STATES),
  stateName: z.string(),
  tone: Tone,
  /** The offer in force, which is compared. */
  versionNo: z.number(),
  versionNum: z.number(),
  isFinal: z.boolean(),
  isFinalAsked: z.boolean(),
  isBinding: z.boolean(),
  isOnOldVersion: z.boolean(),
  validUntil: Moment.nullable(),
  freight: z.object({ kind: z.enum(['included', 'fixed', 'collect']), fee: Yuan }),
  taxPerMille: z.number(),
  invoiceKind: InvoiceKind,
  planText: z.string(),
  note: z.string(),
  offeredNum: z.number(),
  /** Of everything it offers. */
  goodsAmount: Yuan,
  landed: Yuan,
  isComplete: z.boolean(),
  allowedActions: z.array(Action),
});
export type CompareSupplier = z.infer<typeof CompareSupplier>;

export const Comparison = z.object({
  inqSn: z.string(),
  title: z.string(),
  kind: Kind,
  state: z.enum(INQUIRY_STATES),
  stateName: z.string(),
  tone: Tone,
  currency: z.literal('CNY'),
  /** What capital costs in a year, of a thousand. */
  annualPerMille: z.number(),
  /** `net`: the purchaser deducts input tax, prices are compared without it. */
  basis: z.enum(['net', 'gross']),
  /** Of the inquiry: what its purchaser may do with it. */
  version: z.number(),
  inquiryActions: z.array(z.enum(INQUIRY_ACTIONS)),
  /** How the landed cost and the marks come about, in sentences. */
  how: z.array(z.string()),
  lines: z.array(CompareLine),
  suppliers: z.array(CompareSupplier),
  /** By line, suppliers in their order; a supplier without a word on a line has no cell. */
  cells: z.array(CompareCell),
  /** The lowest cell of each line. */
  cheapestSplit: z.object({ landed: Yuan, lines: z.number() }),
  /** The one supplier with everything for the least; null: none has everything. */
  cheapestSingle: z.object({ quoSn: z.string(), landed: Yuan }).nullable(),
  mayAward: z.boolean(),
  /** Who may, where the reader may not; empty where he may, and once nothing can be awarded any more. */
  whoMayAward: z.array(z.string()),
  mayHaggle: z.boolean(),
});
export type Comparison = z.infer<typeof Comparison>;

export const CellHistory = z.object({
  list: z.array(
    z.object({
      versionNo: z.number(),
      side: Side,
      time: Moment,
      actorName: z.string(),
      isFinal: z.boolean(),
      line: QuotationLine.nullable(),
    }),
  ),
});

const needs = json(
  z.array(z.object({ lineNo: whole(1, 100_000), number: whole(1, 10_000_000_000) })).max(500),
);
const comparing = {
  inqSn,
  annualPerMille: whole(0, 500).default(60),
  /** Where another number than asked is looked at. */
  needs: needs.default([]),
};
const choices = json(
  z
    .array(z.object({ lineNo: whole(1, 100_000), quoSn, number: whole(1, 10_000_000_000) }))
    .min(1)
    .max(1000),
);
export const WhatIf = z.object({
  suppliers: z.array(
    z.object({
      quoSn: z.string(),
      storeName: z.string(),
      lineNum: z.number(),
      goodsAmount: Yuan,
      freight: Yuan,
      deductibleTax: Yuan,
      financeCost: Yuan,
      landed: Yuan,
      longestLeadDays: z.number(),
    }),
  ),
  goodsAmount: Yuan,
  freight: Yuan,
  landed: Yuan,
  longestLeadDays: z.number(),
  /** Lines that the choice leaves without, or with fewer or more than needed; or with a number that cannot be had. */
  problems: z.array(z.object({ lineNo: z.number(), quoSn: z.string().nullable(), text: z.string() })),
});
export type WhatIf = z.infer<typeof WhatIf>;

/** To stand behind the purchaser's door. */
export const comparisonCalls = {
  /** contract_quo. Refused while the inquiry is sealed and not closed. Counts as having seen the offers. */
  comparison: get({ zh: '比价', en: 'Compare quotations' }, z.object(comparing), Comparison),
  cellHistory: get(
    { zh: '单行报价历史', en: 'All versions of one cell' },
    z.object({ quoSn, lineNo: whole(1, 100_000) }),
    CellHistory,
  ),
  whatIf: post(
    { zh: '模拟分配', en: 'What a split would come to' },
    z.object({ ...comparing, choices }),
    WhatIf,
  ),
};
