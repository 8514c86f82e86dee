// What a laboratory offers, kept by itself: versions of its capabilities, their marks, and the register of standards. Owns capability_version; leans on ability, which everybody reads, and on datasheet and member.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { flag, id, line, Moment, requestId, whole } from '#kit/http/wire.ts';
import { LogEntry } from '#kit/process/step-reply.ts';
import {
  CAPABILITY_FIELDS,
  CAPABILITY_KINDS,
  type CapabilityField,
  MARKS,
  WORK_MODES,
} from '#mall/ability/ability-terms.ts';
import { lab } from '#mall/member/actor.ts';
import {
  type CapabilityContent,
  CONTENT_FIELDS,
  CONTENT_NAMES,
  type ContentField,
} from './capability-content.ts';
import { CAPABILITY_STATES } from './capability-process.ts';

export const reads = lab();
const writes = lab('lab.capability');
const publishes = lab('lab.publish');
const scopes = lab('lab.scope');

const BUTTONS = [
  ...(['change', 'submit', 'withdraw', 'drop', 'sendBack', 'publish', 'next'] as const),
  ...(['suspend', 'resume', 'retire', 'addMark', 'endMark'] as const),
] as const;
export type CapabilityButton = (typeof BUTTONS)[number];

const FIELDS = Object.keys(CAPABILITY_FIELDS) as [CapabilityField, ...CapabilityField[]];
const text = (field: ContentField) => {
  const { max, isNeeded } = CONTENT_FIELDS[field];
  return isNeeded ? line(max, 1) : line(max).default('');
};

export const CAP_NO = /^[A-Z0-9][A-Z0-9-]{1,11}$/;

const content = {
  kind: z.enum(CAPABILITY_KINDS),
  field: z.enum(FIELDS),
  objectZh: text('objectZh'),
  objectEn: text('objectEn'),
  itemZh: text('itemZh'),
  itemEn: text('itemEn'),
  standard: text('standard'),
  clause: text('clause'),
  also: text('also'),
  range: text('range'),
  uncertainty: text('uncertainty'),
  days: whole(1, CONTENT_FIELDS.days.max),
  mode: z.enum(WORK_MODES),
  batchSize: whole(1, CONTENT_FIELDS.batchSize.max).default(1),
  specimens: text('specimens'),
  sheetKey: text('sheetKey'),
  site: text('site'),
  group: text('group'),
  validTo: z.union([z.literal(''), z.iso.date()]).default(''),
  isSold: flag().default(false),
};
const Content = z.custom<CapabilityContent>((value) => typeof value === 'object').meta({ type: 'object' });

export const VersionRow = z.object({
  versionId: z.number(),
  capNo: z.string(),
  versionNo: z.number(),
  kind: z.enum(CAPABILITY_KINDS),
  field: z.enum(FIELDS),
  item: z.string(),
  object: z.string(),
  standard: z.string(),
  clause: z.string(),
  state: z.enum(CAPABILITY_STATES),
  /** Marks that hold today, of what is published. */
  marks: z.array(z.enum(MARKS)),
  /** Why nobody can commission it although it is published; '': it is offered. */
  hint: z.string(),
  author: z.string(),
  /** '': nobody yet. */
  approver: z.string(),
  updatedAt: Moment,
});
export type VersionRow = z.infer<typeof VersionRow>;

export const MarkReply = z.object({
  markId: z.number(),
  mark: z.enum(MARKS),
  /** Days of China, the last one included. */
  fromDate: z.string(),
  toDate: z.string(),
  scopeText: z.string(),
  isOver: z.boolean(),
});
export type MarkReply = z.infer<typeof MarkReply>;

export const VersionDetail = VersionRow.extend({
  content: Content,
  version: z.number(),
  /** Null: not published yet. */
  capId: z.number().nullable(),
  /** All of its number, the newest first. */
  versions: z.array(
    z.object({
      versionId: z.number(),
      versionNo: z.number(),
      state: z.enum(CAPABILITY_STATES),
      updatedAt: Moment,
    }),
  ),
  /** What it says otherwise than the version before. */
  changes: z.array(
    z.object({
      field: z.enum(CONTENT_NAMES as [ContentField, ...ContentField[]]),
      before: z.string(),
      after: z.string(),
    }),
  ),
  allMarks: z.array(MarkReply),
  log: z.array(LogEntry),
  allowedActions: z.array(z.enum(BUTTONS)),
});
export type VersionDetail = z.infer<typeof VersionDetail>;

export const Places = z.object({
  sites: z.array(z.object({ code: z.string(), name: z.string() })),
  groups: z.array(z.object({ code: z.string(), site: z.string(), name: z.string() })),
  /** Keys of published data sheets. */
  sheets: z.array(z.object({ sheetKey: z.string(), name: z.string() })),
});
export type Places = z.infer<typeof Places>;

/** What a sheet would bring, or has brought; of all imports of the catalogue. */
export const ImportOutcome = z.object({
  counts: z.object({ wrong: z.number(), new: z.number(), changed: z.number(), same: z.number() }),
  /** The first three hundred: what is wrong first. */
  rows: z.array(
    z.object({
      rowNo: z.number(),
      kind: z.enum(['wrong', 'new', 'changed', 'same']),
      capNo: z.string(),
      what: z.string(),
      says: z.string(),
    }),
  ),
});
export type ImportOutcome = z.infer<typeof ImportOutcome>;

export const aFile = {
  file: z.unknown().meta({ type: 'string', format: 'binary' }),
  fileName: line(200).default(''),
};

const which = z.object({ versionId: id() });
const seen = which.extend({ version: whole(1, 1_000_000_000) });
const because = seen.extend({ reason: line(500, 2) });
const Begun = z.object({ versionId: z.number() });
const ofQuality = { access: publishes };
const act = <I extends z.ZodType>(zh: string, en: string, input: I, more = {}) =>
  post({ zh, en }, input, VersionDetail, more);

export const labCatalogProtocol = door('v3/lab/desk/capability', writes, {
  detail: get({ zh: '检测能力版本', en: 'One version of a capability' }, which, VersionDetail, {
    access: reads,
  }),
  places: get({ zh: '能力表可选项', en: 'What a capability is written with' }, nothing, Places, {
    access: reads,
  }),
  /** The first version of a number that no laboratory has yet. */
  begin: post(
    { zh: '新建检测能力', en: 'Begin a capability' },
    z.object({ capNo: line(12, 2), ...content, ...requestId }),
    Begun,
    { creates: true },
  ),
  /** The next version, beginning as the one that is looked at; one at a time. */
  next: post({ zh: '起草能力新版本', en: 'Begin the next version' }, which.extend(requestId), Begun, {
    creates: true,
  }),
  change: act('修改检测能力', 'Change a capability', seen.extend(content)),
  submit: act('提交发布能力', 'Hand a capability in', seen),
  withdraw: act('撤回能力', 'Take a capability back', seen),
  drop: act('放弃能力草稿', 'Give a draft up', seen),
  sendBack: act('退回能力', 'Send a capability back', because, ofQuality),
  /** What it replaces is retired; from now on it is what everybody sees. Never by its author. */
  publish: act('发布检测能力', 'Publish a capability', seen, ofQuality),
  suspend: act('暂停检测能力', 'Suspend a capability', because, ofQuality),
  resume: act('恢复检测能力', 'Offer a capability again', seen, ofQuality),
  retire: act('停用检测能力', 'Retire a capability', because, ofQuality),
  addMark: act(
    '登记资质',
    'Give a mark to a capability',
    seen.extend({
      mark: z.enum(MARKS),
      fromDate: z.iso.date(),
      toDate: z.iso.date(),
      scopeText: line(200).default(''),
    }),
    { access: scopes },
  ),
  endMark: act('终止资质', 'End a mark', seen.extend({ markId: id() }), { access: scopes }),
  /** xlsx, xls, ods, csv, tsv. Nothing is kept. */
  preview: post(
    { zh: '能力导入预览（multipart）', en: 'What a sheet of capabilities would bring (multipart)' },
    z.object(aFile),
    ImportOutcome,
    { apart: true, perMinute: 60, uploadBytes: SHEET_BYTES },
  ),
  /** Drafts of all that is new or changed, in one transaction; taken again, nothing changes. */
  take: post(
    { zh: '导入检测能力（multipart）', en: 'Take a sheet of capabilities (multipart)' },
    z.object({ ...aFile, ...requestId }),
    ImportOutcome,
    { apart: true, perMinute: 30, uploadBytes: SHEET_BYTES },
  ),
});
