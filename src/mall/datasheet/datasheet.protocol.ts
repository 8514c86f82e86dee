// Data sheets: what is written down of a measurement, declared as data and kept as versions. Owns sheet_definition; leans on ability and member.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { id, line, Moment, requestId, whole } from '#kit/http/wire.ts';
import { LogEntry } from '#kit/process/step-reply.ts';
import { lab } from '#mall/member/actor.ts';
import { SHEET_KINDS, type SheetDefinition } from './sheet-definition.ts';
import { SHEET_STATES } from './sheet-process.ts';

/** Signs of a definition's JSON. */
export const MOST_JSON = 100_000;

export const reads = lab();
const writes = lab('lab.sheet');
const publishes = lab('lab.publish');

const BUTTONS = ['change', 'submit', 'withdraw', 'sendBack', 'publish', 'retire', 'drop', 'next'] as const;
export type SheetButton = (typeof BUTTONS)[number];

/** A definition of the right shape, with all that was left out; its parts are told in `sheet-definition.ts`. */
const Definition = z.custom<SheetDefinition>((value) => typeof value === 'object').meta({ type: 'object' });
const Fault = z.object({
  /** `tables[0].columns[2].expr`; '': the whole. */
  path: z.string(),
  says: z.string(),
});

export const SheetReply = z.object({
  definitionId: z.number(),
  sheetKey: z.string(),
  versionNo: z.number(),
  name: z.string(),
  kind: z.enum(SHEET_KINDS),
  state: z.enum(SHEET_STATES),
  /** Capabilities whose work is written down on it. */
  capabilities: z.number(),
  author: z.string(),
  /** '': nobody yet. */
  approver: z.string(),
  updatedAt: Moment,
});
export type SheetReply = z.infer<typeof SheetReply>;

const Checked = z.object({
  /** Null: its shape is wrong. */
  definition: Definition.nullable(),
  faults: z.array(Fault),
  /** Examples whose result is another than they say. */
  differences: z.array(z.string()),
});
export type CheckedSheet = z.infer<typeof Checked>;

export const SheetDetail = SheetReply.extend({
  /** JSON, as its author wrote it. */
  written: z.string(),
  ...Checked.shape,
  /** Of its canonical JSON (RFC 8785), SHA-256. */
  hash: z.string(),
  version: z.number(),
  /** All of its key, the newest first. */
  versions: z.array(
    z.object({
      definitionId: z.number(),
      versionNo: z.number(),
      state: z.enum(SHEET_STATES),
      updatedAt: Moment,
    }),
  ),
  /** What it says otherwise than the version before. */
  changes: z.array(
    z.object({ path: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  log: z.array(LogEntry),
  allowedActions: z.array(z.enum(BUTTONS)),
});
export type SheetDetail = z.infer<typeof SheetDetail>;

const written = { written: z.string().max(MOST_JSON) };
const which = z.object({ definitionId: id() });
const seen = which.extend({ version: whole(1, 1_000_000_000) });
const Begun = z.object({ definitionId: z.number() });

export const datasheetProtocol = door('v3/lab/desk/sheet', writes, {
  detail: get({ zh: '原始记录模板', en: 'One data sheet' }, which, SheetDetail, { access: reads }),
  /** Nothing is kept. */
  check: post({ zh: '检查原始记录模板', en: 'What is wrong with a data sheet' }, z.object(written), Checked, {
    perMinute: 120,
  }),
  /** The first version of a key that the laboratory does not have yet. */
  begin: post(
    { zh: '新建原始记录模板', en: 'Begin a data sheet' },
    z.object({ ...written, ...requestId }),
    Begun,
    { creates: true },
  ),
  /** The next version, beginning as the one in force, or the last; one at a time. */
  next: post(
    { zh: '起草新版本', en: 'Begin the next version of a data sheet' },
    which.extend(requestId),
    Begun,
    { creates: true },
  ),
  /** May have faults until it is handed in, but is a definition of this key. */
  change: post({ zh: '修改原始记录模板', en: 'Change a data sheet' }, seen.extend(written), SheetDetail),
  submit: post({ zh: '提交发布', en: 'Hand a data sheet in' }, seen, SheetDetail),
  withdraw: post({ zh: '撤回原始记录模板', en: 'Take a data sheet back' }, seen, SheetDetail),
  drop: post({ zh: '放弃草稿', en: 'Give a draft of a data sheet up' }, seen, SheetDetail),
  sendBack: post(
    { zh: '退回原始记录模板', en: 'Send a data sheet back' },
    seen.extend({ reason: line(500, 1) }),
    SheetDetail,
    { access: publishes },
  ),
  /** Runs its examples; the version that was in force is retired. Never by its author. */
  publish: post({ zh: '发布原始记录模板', en: 'Publish a data sheet' }, seen, SheetDetail, {
    access: publishes,
  }),
  retire: post({ zh: '停用原始记录模板', en: 'Retire a data sheet' }, seen, SheetDetail, {
    access: publishes,
  }),
});
