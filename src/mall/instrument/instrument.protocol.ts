// Instruments: what a customer measures with, and when each has to be verified or calibrated again. Owns instrument; leans on member, company and message.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { id, line, Moment, requestId, several, whole } from '#kit/http/wire.ts';
import { LogEntry } from '#kit/process/step-reply.ts';
import { loggedIn, permitted } from '#mall/member/actor.ts';
import { INSTRUMENT_FIELDS as F, LONGEST_CYCLE } from './instrument-fields.ts';
import { INSTRUMENT_STATES } from './instrument-process.ts';
import { SERVICES } from './instrument-status.ts';

export const reads = permitted(loggedIn, 'instrument.read');
const writes = permitted(loggedIn, 'instrument.write');

/** What its owner may do with one. */
const BUTTONS = ['change', 'record', 'stop', 'restart', 'scrap'] as const;
export type InstrumentButton = (typeof BUTTONS)[number];

/** A day of China, `2026-11-27`; empty: none. */
const DayOrNone = z.union([z.literal(''), z.iso.date()]);

export const InstrumentReply = z.object({
  instrumentId: z.number(),
  ownNo: z.string(),
  name: z.string(),
  model: z.string(),
  serialNo: z.string(),
  maker: z.string(),
  accuracy: z.string(),
  range: z.string(),
  place: z.string(),
  keeper: z.string(),
  service: z.enum(SERVICES),
  regulation: z.string(),
  cycleMonths: z.number(),
  /** Days of China; null: it was never served. */
  lastDate: z.string().nullable(),
  nextDueDate: z.string().nullable(),
  lastReportNo: z.string(),
  /** Days until it is due; below zero: overdue for so many; null: it was never served, or rests. */
  daysLeft: z.number().nullable(),
  state: z.enum(INSTRUMENT_STATES),
  version: z.number(),
  updatedAt: Moment,
  allowedActions: z.array(z.enum(BUTTONS)),
});
export type InstrumentReply = z.infer<typeof InstrumentReply>;

export const InstrumentDetail = InstrumentReply.extend({
  log: z.array(LogEntry),
});

const written = {
  ownNo: line(F.ownNo.max).default(''),
  name: line(F.name.max, 1),
  model: line(F.model.max, 1),
  serialNo: line(F.serialNo.max, 1),
  maker: line(F.maker.max).default(''),
  accuracy: line(F.accuracy.max).default(''),
  range: line(F.range.max).default(''),
  place: line(F.place.max).default(''),
  keeper: line(F.keeper.max).default(''),
  service: z.enum(SERVICES).default('CALIBRATION'),
  regulation: line(F.regulation.max).default(''),
  cycleMonths: whole(1, LONGEST_CYCLE),
  lastDate: DayOrNone.default(''),
};

const which = z.object({ instrumentId: id() });
const seen = which.extend({ version: whole(1, 1_000_000_000) });
const aFile = {
  file: z.unknown().meta({ type: 'string', format: 'binary' }),
  fileName: line(200).default(''),
};

/** A row of a sheet, and what becomes of it. */
export const SheetRow = z.object({
  /** As the spreadsheet counts. */
  rowNo: z.number(),
  kind: z.enum(['wrong', 'new', 'changed', 'same']),
  name: z.string(),
  model: z.string(),
  serialNo: z.string(),
  /** Why it is not taken, or what changes. */
  says: z.string(),
});
export type SheetRow = z.infer<typeof SheetRow>;

const Outcome = z.object({
  counts: z.object({ wrong: z.number(), new: z.number(), changed: z.number(), same: z.number() }),
  /** The first three hundred: what is wrong first. */
  rows: z.array(SheetRow),
});
export type SheetOutcome = z.infer<typeof Outcome>;

export const instrumentProtocol = door('v3/lab/front/instrument', writes, {
  detail: get({ zh: '仪器详情', en: 'One instrument' }, which, InstrumentDetail, { access: reads }),
  /** Those of these that are in his ledger, such as the instruments of a commission. */
  several: get(
    { zh: '多台仪器', en: 'Several instruments' },
    z.object({
      instrumentIds: several(500, 20).transform((ids) =>
        ids.filter((one) => /^[1-9]\d{0,14}$/.test(one)).map(Number),
      ),
    }),
    z.object({ instruments: z.array(InstrumentReply) }),
    { access: reads },
  ),
  /** Maker, model and serial number together are there once. */
  enter: post(
    { zh: '登记仪器', en: 'Enter an instrument' },
    z.object({ ...written, ...requestId }),
    InstrumentReply,
    { creates: true },
  ),
  change: post({ zh: '修改仪器', en: 'Change an instrument' }, seen.extend(written), InstrumentReply),
  /** What was done outside of the mall; the next due day follows from it. */
  record: post(
    { zh: '登记检定/校准', en: 'Record a verification or calibration' },
    seen.extend({ lastDate: z.iso.date(), reportNo: line(60).default('') }),
    InstrumentReply,
  ),
  stop: post({ zh: '停用仪器', en: 'Put an instrument out of use' }, seen, InstrumentReply),
  restart: post({ zh: '恢复使用仪器', en: 'Put an instrument back into use' }, seen, InstrumentReply),
  scrap: post({ zh: '报废仪器', en: 'Scrap an instrument' }, seen, InstrumentReply),
  /** xlsx, xls, ods, csv, tsv; UTF-8, UTF-16 or GB18030. Nothing is kept. */
  preview: post(
    { zh: '仪器台账导入预览（multipart）', en: 'What a sheet of instruments would change (multipart)' },
    z.object(aFile),
    Outcome,
    { apart: true, perMinute: 60, uploadBytes: SHEET_BYTES },
  ),
  /** Takes what is right in one transaction. Blank cells leave what stands there; taken again, nothing changes. */
  take: post(
    { zh: '导入仪器台账（multipart）', en: 'Take a sheet of instruments (multipart)' },
    z.object({ ...aFile, ...requestId }),
    Outcome,
    { apart: true, perMinute: 30, uploadBytes: SHEET_BYTES },
  ),
  /** Due days as a calendar (RFC 5545), one event each, reminded a month and a week before. */
  calendar: get(
    { zh: '导出到期日历', en: 'The due days as a calendar' },
    nothing,
    z.object({ fileName: z.string(), text: z.string() }),
    { access: reads, perMinute: 20 },
  ),
});
