// What a purchaser writes of an inquiry: header, lines, and where they come from.
import { z } from 'zod';
import { id, json, line, Moment, ruled, whole } from '#kit/http/wire.ts';
import { CLOSING_RULES, INQUIRY_MODES } from './inquiry-status.ts';
import { MOST_FILES, MOST_LINES, MOST_PIECES, MOST_SUPPLIERS } from './inquiry-terms.ts';

/** With its zone: whoever reads it means the same moment. */
const isMoment = (value: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value));
export const moment = () =>
  ruled((value) =>
    isMoment(value)
      ? undefined
      : { zh: '请填写时间，如 2026-11-21T18:00:00+08:00', en: 'A moment like 2026-11-21T18:00:00+08:00' },
  ).transform((value) => new Date(value));
const day = () =>
  ruled((value) =>
    value === '' || (/^20\d{2}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)))
      ? undefined
      : { zh: '请填写日期，如 2026-11-21', en: 'Please give a day like 2026-11-21' },
  ).default('');

/** The header of a draft or an amendment. Everything may be missing while it is a draft. */
export const HeaderInput = z.object({
  title: line(100).default(''),
  mode: z.enum(INQUIRY_MODES).default('DIRECTED'),
  isSealed: z.boolean().default(true),
  closing: z.enum(CLOSING_RULES).default('BY_TIME'),
  /** How many quotations close it; not with BY_TIME. */
  wantedNum: whole(1, MOST_SUPPLIERS).nullable().default(null),
  /** ISO 8601; '' while it is not chosen. */
  deadline: ruled((value) =>
    value === '' || isMoment(value)
      ? undefined
      : { zh: '请填写截止时间', en: 'Please give the deadline as a moment' },
  ).default(''),
  deliveryPlace: line(200).default(''),
  deliverBy: day(),
  invoiceKind: z.enum(['none', 'normal', 'special']).default('special'),
  /** Chosen: everything is offered, compared, contracted and paid in yuan with tax. */
  isTaxIncluded: z.literal(true).default(true),
  currency: z.literal('CNY').default('CNY'),
  paymentTerms: line(200).default(''),
  wantsContract: z.boolean().default(false),
  allowsPartial: z.boolean().default(true),
  allowsAlternatives: z.boolean().default(true),
  showsTarget: z.boolean().default(false),
  hidesContact: z.boolean().default(true),
  note: line(2_000).default(''),
  fileIds: z.array(id()).max(MOST_FILES).default([]),
});
export type HeaderInput = z.output<typeof HeaderInput>;

/** A line of a draft or an amendment, in its place. `wish` is read by the inquiry's kind: what it does not know is dropped. */
export const LineInput = z.object({
  /** Of a line that is there already; null for one that joins. */
  lineNo: whole(1, 100_000).nullable().default(null),
  qty: whole(1, MOST_PIECES),
  unit: line(10).default(''),
  /** Known in the catalogue; null: asked for by words. */
  partId: id().nullable().default(null),
  wish: z.record(z.string(), z.unknown()),
});
export type LineInput = z.output<typeof LineInput>;

export const lines = () => json(z.array(LineInput).max(MOST_LINES));
export const storeIds = () => json(z.array(id()).max(MOST_SUPPLIERS));

/** A line that the caller gives: of a goods page (`productId`), of quick order (`partId`), or in words. */
export const GivenLine = z.object({
  productId: id().optional(),
  partId: id().optional(),
  partNo: line(80).default(''),
  brandName: line(60).default(''),
  matCode: line(60).default(''),
  description: line(300).default(''),
  packageName: line(60).default(''),
  qty: whole(1, MOST_PIECES).default(1),
  unit: line(10).default(''),
});

/** Where lines come from. */
export const Source = z.discriminatedUnion('from', [
  z.object({ from: z.literal('nothing') }),
  /** The checked lines of one's cart, in their quantities; they stay in the cart. */
  z.object({ from: z.literal('cart') }),
  /** All lines of a bill of materials, or some; in the quantities needed for its boards. */
  z.object({
    from: z.literal('bom'),
    bomId: id(),
    lineIds: z.array(id()).max(MOST_LINES).optional(),
  }),
  /** What one buys often: in the quantities that are suggested. */
  z.object({ from: z.literal('regular'), partIds: z.array(id()).min(1).max(MOST_LINES) }),
  /** The bill of materials of a project that counts, times the boards to build. */
  z.object({ from: z.literal('project'), projectId: id(), buildNum: whole(1, 1_000_000).optional() }),
  z.object({ from: z.literal('lines'), lines: z.array(GivenLine).min(1).max(MOST_LINES) }),
]);
export type Source = z.output<typeof Source>;

/** Where a whole inquiry comes from: lines, or another inquiry. */
export const Origin = z.discriminatedUnion('from', [
  ...Source.options,
  /** Header, lines and wanted stores of one that the member may read. */
  z.object({ from: z.literal('copy'), inqSn: line(20, 1) }),
  /** I1: the next round of one that is over or in evaluation; `storeIds` of those to invite, all that were when left out. */
  z.object({
    from: z.literal('nextRound'),
    inqSn: line(20, 1),
    storeIds: z.array(id()).max(MOST_SUPPLIERS).optional(),
  }),
]);
export type Origin = z.output<typeof Origin>;

/** What still keeps a draft from being submitted. `lineNo` null: the header. */
export const InquiryProblem = z.object({
  /** A field of the header, of a line (`qty`, `wish.partNo` …), `lines` or `stores`. */
  path: z.string(),
  lineNo: z.number().nullable(),
  text: z.string(),
});
export type InquiryProblem = z.infer<typeof InquiryProblem>;

export const Saved = z.object({
  inqSn: z.string(),
  version: z.number(),
  updateTime: Moment,
  /** Lines as they are kept, in their order: number and what they are called. */
  lines: z.array(z.object({ lineNo: z.number(), title: z.string() })),
  problems: z.array(InquiryProblem),
});
export type Saved = z.infer<typeof Saved>;
