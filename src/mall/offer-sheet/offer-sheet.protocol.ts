// A store's price list as a spreadsheet: its columns are judged, its rows compared with what the store sells, and taken. Owns nothing; leans on goods, part and the bom room's judgement of columns.
import { z } from 'zod';
import { door, post } from '#kit/http/door.ts';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { json, line, requestId, whole } from '#kit/http/wire.ts';
import { storeOperator } from '#mall/member/actor.ts';
import { OFFER_ROLES } from './offer-columns.ts';

export const MOST_OFFER_ROWS = 10_000; // chosen: as many as a program may send at once
const MOST_COLUMNS = 200; // as a sheet may have

export const ROW_KINDS = ['wrong', 'new', 'changed', 'same'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

const Role = z.enum(OFFER_ROLES).nullable();

export const OfferSheetGuess = z.object({
  sheets: z.array(z.object({ name: z.string(), rows: z.number() })),
  sheet: z.number(),
  /** Index of the row with the columns' names; -1: it has none. */
  headRow: z.number(),
  /** What each column is taken for; null: nothing of ours. */
  roles: z.array(Role),
  /** The headings and the first rows below them, to look at. */
  head: z.array(z.string()),
  sample: z.array(z.array(z.string())),
});
export type OfferSheetGuess = z.infer<typeof OfferSheetGuess>;

export const OfferRow = z.object({
  /** As the spreadsheet counts. */
  rowNo: z.number(),
  partNo: z.string(),
  brandName: z.string(),
  kind: z.enum(ROW_KINDS),
  /** Why it is not taken, or what is taken otherwise than it is written. */
  says: z.string().nullable(),
  changes: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
  /** A price moves by more than three tenths. */
  isLarge: z.boolean(),
});
export type OfferRow = z.infer<typeof OfferRow>;

const Counts = z.object({ wrong: z.number(), new: z.number(), changed: z.number(), same: z.number() });

export const OfferPreview = z.object({
  counts: Counts,
  /** Rows whose price moves by more than three tenths. */
  large: z.number(),
  /** The first hundred of each kind. */
  rows: z.array(OfferRow),
});
export type OfferPreview = z.infer<typeof OfferPreview>;

export const OfferOutcome = z.object({
  counts: Counts,
  /** The first thousand that were not taken. */
  refused: z.array(OfferRow),
});
export type OfferOutcome = z.infer<typeof OfferOutcome>;

const aFile = {
  file: z.unknown().meta({ type: 'string', format: 'binary' }),
  fileName: line(200).default(''),
};
const columns = {
  ...aFile,
  sheet: whole(0, 999).default(0),
  headRow: whole(-1, 999).default(0),
  roles: json(z.array(Role).max(MOST_COLUMNS)),
};

export const offerSheetProtocol = door('v3/goods/seller/offerSheet', storeOperator, {
  /** xlsx, xls, ods, csv, tsv; UTF-8, UTF-16 or GB18030. Nothing is kept. */
  read: post(
    { zh: '识别价目表（multipart）', en: 'Look into a price list (multipart)' },
    z.object({ ...aFile, sheet: whole(0, 999).optional() }),
    OfferSheetGuess,
    { apart: true, perMinute: 60, uploadBytes: SHEET_BYTES },
  ),
  /** Compares; nothing is written. */
  preview: post(
    { zh: '价目表预览（multipart）', en: 'What a price list would change (multipart)' },
    z.object(columns),
    OfferPreview,
    { apart: true, perMinute: 60, uploadBytes: SHEET_BYTES },
  ),
  /** Takes what is right in one transaction. Blank cells leave what stands there; taken again, nothing changes. */
  take: post(
    { zh: '导入价目表（multipart）', en: 'Take a price list (multipart)' },
    z.object({ ...columns, ...requestId }),
    OfferOutcome,
    { apart: true, perMinute: 30, uploadBytes: SHEET_BYTES },
  ),
});
