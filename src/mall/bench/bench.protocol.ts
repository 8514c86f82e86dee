// The work on items. Owns items, their plan, what they were done with and what was written down; promises that nothing begins that may not, and that locked records never change; leans on testing, specimen, equipment, datasheet and lab-staff.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { id, json, line, Moment, say, Tone, whole } from '#kit/http/wire.ts';
import { DECISION_RULES, VERDICTS } from '#kit/measure/decision-rule.ts';
import { LogEntry } from '#kit/process/step-reply.ts';
import type { SheetDefinition } from '#mall/datasheet/sheet-definition.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { lab } from '#mall/member/actor.ts';
import { ITEM_STATES } from '#mall/testing/derive-state.ts';
import { BENCH_READERS } from './bench-readers.ts';
import { SUSPENSIONS } from './item-status.ts';

/** A day of China. */
const Day = z.iso.date().superRefine((day, context) => {
  if (day < '2000-01-01' || day > '2199-12-31')
    say(context, { zh: '请输入 2000 至 2199 年的日期', en: 'Please enter a day of the years 2000 to 2199' });
});

export const ITEM_BUTTONS = [
  'plan',
  'unplan',
  'start',
  'keep',
  'suspend',
  'resume',
  'finish',
  'reopen',
] as const;
export type ItemButton = (typeof ITEM_BUTTONS)[number];

export const ItemCard = z.object({
  itemId: z.number(),
  version: z.number(),
  serviceSn: z.string(),
  seq: z.number(),
  stage: z.number(),
  item: z.string(),
  object: z.string(),
  standard: z.string(),
  specimens: z.number(),
  groupId: z.number().nullable(),
  group: z.string(),
  mode: z.enum(['BENCH', 'RUN']),
  days: z.number(),
  isUrgent: z.boolean(),
  state: z.enum(ITEM_STATES),
  stateName: z.string(),
  tone: Tone,
  engineerId: z.number().nullable(),
  engineerName: z.string(),
  plannedFrom: Day.nullable(),
  plannedTo: Day.nullable(),
  /** Of the commission. */
  promisedAt: Moment.nullable(),
  /** Its end leaves no room for the report before the promised day, or is over. */
  isLate: z.boolean(),
});
export type ItemCard = z.infer<typeof ItemCard>;

export const BoardGroup = z.object({
  groupId: z.number(),
  name: z.string(),
  site: z.string(),
  capacity: z.number(),
  machines: z.number(),
  engineers: z.array(z.object({ memberId: z.number(), name: z.string() })),
  /** By day of the board: item-days at the bench, and runs. */
  bench: z.array(z.number()),
  runs: z.array(z.number()),
  cards: z.array(ItemCard),
});
export type BoardGroup = z.infer<typeof BoardGroup>;

export const Board = z.object({
  days: z.array(z.object({ day: Day, isWorked: z.boolean() })),
  groups: z.array(BoardGroup),
  allGroups: z.array(z.object({ groupId: z.number(), name: z.string(), site: z.string() })),
  /** What waits for a plan: urgent and early promised first; the first two hundred. */
  tray: z.array(ItemCard),
  waiting: z.number(),
});
export type Board = z.infer<typeof Board>;

export const RecordReply = z.object({
  revision: z.number(),
  values: z.unknown(),
  photos: z.array(FileReply),
  note: z.string(),
  enteredName: z.string(),
  lockedAt: Moment.nullable(),
  hash: z.string(),
  amendReason: z.string(),
  /** The row is what was locked, after the one before. */
  isIntact: z.boolean(),
});

export const EquipmentChoice = z.object({
  equipId: z.number(),
  equipNo: z.string(),
  name: z.string(),
  model: z.string(),
  class: z.string(),
  className: z.string(),
  certificateNo: z.string(),
  dueDate: z.string(),
  /** '': it may start. */
  why: z.string(),
});

export const ItemDetail = ItemCard.extend({
  clientName: z.string(),
  clause: z.string(),
  capNo: z.string(),
  kind: z.enum(['TEST', 'CALIBRATION']),
  /** How long the run was ordered to be, or how many cycles; '': it is no run. */
  ordered: z.string(),
  /** Of a run that has begun: when the ordered time is over. */
  runsUntil: Moment.nullable(),
  /** Why it ended before. */
  early: z.string(),
  conditions: z.string(),
  limits: z.string(),
  rule: z.enum(DECISION_RULES),
  specimenList: z.array(
    z.object({
      specimenNo: z.string(),
      name: z.string(),
      model: z.string(),
      serialNo: z.string(),
      lotNo: z.string(),
      place: z.string(),
      stateName: z.string(),
      tone: Tone,
    }),
  ),
  /** As it will be, or is, written down on. */
  sheet: z.unknown(),
  /** Classes of equipment that the sheet asks for, by their names. */
  classes: z.array(z.object({ class: z.string(), name: z.string() })),
  /** Until the work begins: what may be chosen, and why another may not. */
  choices: z.array(EquipmentChoice),
  /** What it was begun with. */
  equipment: z.array(EquipmentChoice),
  /** Read within the last hour in the group's site. */
  rooms: z.array(
    z.object({ room: z.string(), at: Moment, tempC: z.number(), rh: z.number(), why: z.string() }),
  ),
  siteId: z.number().nullable(),
  room: z.string(),
  limitsOfRoom: z.string(),
  /** The newest first; the first is the open one where one is open. */
  records: z.array(RecordReply),
  verdict: z.enum(VERDICTS).nullable(),
  startedAt: Moment.nullable(),
  doneAt: Moment.nullable(),
  engineers: z.array(z.object({ memberId: z.number(), name: z.string(), isTrained: z.boolean() })),
  /** Where the group has room first. */
  proposal: z.object({ from: Day, to: Day }),
  log: z.array(LogEntry),
  allowedActions: z.array(z.enum(ITEM_BUTTONS)),
});
export type ItemDetail = z.infer<typeof ItemDetail> & { sheet: SheetDefinition };

const seen = z.object({ itemId: id(), version: whole(1, 1_000_000) });
const Done = z.object({ itemId: z.number(), version: z.number(), state: z.enum(ITEM_STATES) });

/** What somebody types, kept as typed. */
export const Typed = z.object({
  params: z.record(z.string().max(40), z.string().max(2_000)),
  tables: z.record(
    z.string().max(40),
    z
      .array(
        z.record(z.string().max(40), z.union([z.string().max(500), z.array(z.string().max(100)).max(50)])),
      )
      .max(500),
  ),
});

/** Who has a reason to read how items stand and what was written down. */
export const benchReader = lab(...BENCH_READERS);
const plans = lab('lab.plan');
const tests = lab('lab.test');

export const benchProtocol = {
  ...door('v3/lab/desk/plan', plans, {
    board: get(
      { zh: '排期看板', en: 'The plan board' },
      z.object({ from: Day.optional(), groupId: id().optional(), days: whole(7, 42).default(14) }),
      Board,
    ),
    plan: post(
      { zh: '排期', en: 'Plan an item' },
      seen.extend({
        engineerId: id(),
        from: Day,
        /** Left out: as long as it takes. */
        to: Day.optional(),
        /** Also where the group is full. */
        beyond: z.boolean().default(false),
      }),
      Done,
    ),
    /** Each where its group has room first, with whom of the trained is booked least; what nobody may do stays. */
    auto: post(
      { zh: '自动排期', en: 'Plan items where there is room' },
      z.object({ itemIds: json(z.array(id()).min(1).max(200)) }),
      z.object({ planned: z.number(), left: z.array(z.object({ itemId: z.number(), why: z.string() })) }),
    ),
    unplan: post({ zh: '取消排期', en: 'Take an item off the plan' }, seen, Done),
  }),
  ...door('v3/lab/desk/bench', benchReader, {
    detail: get({ zh: '检测项目', en: 'An item at the bench' }, z.object({ itemId: id() }), ItemDetail),
    start: post(
      { zh: '开始检测', en: 'Begin an item' },
      seen.extend({ equipIds: json(z.array(id()).max(20)).default([]), room: line(40).default('') }),
      Done,
      { access: tests },
    ),
    /** Keeps what was typed; the record stays open. */
    keep: post(
      { zh: '保存原始记录', en: 'Keep the record' },
      z.object({
        itemId: id(),
        values: json(Typed),
        photoIds: json(z.array(id()).max(50)).default([]),
        note: line(1_000).default(''),
      }),
      z.object({ savedAt: Moment }),
      { access: tests },
    ),
    suspend: post(
      { zh: '暂停项目', en: 'Let an item rest' },
      seen.extend({ why: z.enum(SUSPENSIONS), reason: line(500, 2) }),
      Done,
      { access: tests },
    ),
    resume: post({ zh: '恢复项目', en: 'Go on with an item' }, seen, Done, { access: tests }),
    /** A run that ends before the ordered time says why: the report states it. */
    finish: post(
      { zh: '完成项目', en: 'Finish an item' },
      seen.extend({ reason: line(500).default('') }),
      Done,
      { access: tests },
    ),
    reopen: post(
      { zh: '退回原始记录', en: 'Open a record again' },
      seen.extend({ reason: line(500, 2) }),
      Done,
      { access: lab('lab.reopen') },
    ),
  }),
};
