// How warm and damp the rooms of a laboratory were: read off by hand, or taken from a logger's sheet.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { id, line, Moment, requestId, ruled, say, whole } from '#kit/http/wire.ts';
import { lab } from '#mall/member/actor.ts';
import { checkReading, type Measured, readNumber } from './environment-sheet.ts';

export const LONGEST_ROOM = 40;
/** Readings that one answer draws. */
export const MOST_READINGS = 2_000;

export const Reading = z.object({
  at: Moment,
  tempC: z.number(),
  rh: z.number(),
  pressureKPa: z.number().nullable(),
  /** Who has read it off, or taken the sheet. */
  by: z.string(),
  source: z.enum(['MANUAL', 'IMPORT']),
});
export type Reading = z.infer<typeof Reading>;

export const Rooms = z.object({
  sites: z.array(z.object({ siteId: z.number(), name: z.string() })),
  /** Rooms that have readings, each with its last one. */
  rooms: z.array(z.object({ siteId: z.number(), room: z.string(), lastAt: Moment })),
});
export type Rooms = z.infer<typeof Rooms>;

export const SheetRow = z.object({
  rowNo: z.number(),
  kind: z.enum(['wrong', 'new', 'same']),
  /** As it stands in the sheet. */
  at: z.string(),
  values: z.string(),
  says: z.string(),
});
export type SheetRow = z.infer<typeof SheetRow>;
const Outcome = z.object({
  counts: z.object({ wrong: z.number(), new: z.number(), same: z.number() }),
  /** The first three hundred: what is wrong first. */
  rows: z.array(SheetRow),
});
export type SheetOutcome = z.infer<typeof Outcome>;

const measured = (of: Measured) =>
  ruled((typed) => checkReading(of, typed)).transform((typed) => readNumber(typed) ?? 0);
const place = { siteId: id(), room: line(LONGEST_ROOM, 1) };
const aFile = {
  ...place,
  file: z.unknown().meta({ type: 'string', format: 'binary' }),
  fileName: line(200).default(''),
};

export const environmentProtocol = door('v3/lab/desk/environment', lab(), {
  rooms: get({ zh: '有环境记录的房间', en: 'The rooms with readings' }, z.object({}), Rooms),
  readings: get(
    { zh: '环境记录', en: 'Readings of a room' },
    z.object({ ...place, days: whole(1, 366).default(7) }),
    z.object({ list: z.array(Reading) }),
  ),
  enter: post(
    { zh: '登记环境', en: 'Enter a reading' },
    z.object({
      ...place,
      /** Left out: now. */
      at: z.iso.datetime({ offset: true }).optional(),
      tempC: measured('tempC'),
      rh: measured('rh'),
      pressureKPa: z
        .string()
        .trim()
        .default('')
        .superRefine((typed, context) => {
          const wrong = typed === '' ? undefined : checkReading('pressureKPa', typed);
          if (wrong) say(context, wrong);
        })
        .transform((typed) => (typed === '' ? null : (readNumber(typed) ?? null))),
      ...requestId,
    }),
    z.object({ at: Moment }),
    { access: lab('lab.environment'), creates: true },
  ),
  /** xlsx, xls, ods, csv, tsv. Nothing is kept. */
  preview: post(
    { zh: '环境记录导入预览（multipart）', en: 'What a sheet of readings would bring (multipart)' },
    z.object(aFile),
    Outcome,
    { access: lab('lab.environment'), apart: true, perMinute: 60, uploadBytes: SHEET_BYTES },
  ),
  /** Takes what is right in one transaction; taken again, nothing changes. */
  take: post(
    { zh: '导入环境记录（multipart）', en: 'Take a sheet of readings (multipart)' },
    z.object({ ...aFile, ...requestId }),
    Outcome,
    { access: lab('lab.environment'), apart: true, perMinute: 30, uploadBytes: SHEET_BYTES },
  ),
});
