// Objections to reports. Owns them; promises that somebody decides who had no part in the report, in writing; leans on report, bench and testing.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { Bit, id, json, line, Moment, Tone, whole } from '#kit/http/wire.ts';
import { LogEntry } from '#kit/process/step-reply.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { lab, loggedIn, permitted } from '#mall/member/actor.ts';
import { OBJECTION_STATES, OUTCOMES, WISHES } from './objection-process.ts';

export const OBJECTION_BUTTONS = ['withdraw', 'examine', 'retest', 'uphold', 'dismiss'] as const;
export type ObjectionButton = (typeof OBJECTION_BUTTONS)[number];
export const MOST_FILES = 9;

export const ObjectionRow = z.object({
  objectionId: z.number(),
  objectionSn: z.string(),
  version: z.number(),
  origin: z.enum(['CUSTOMER', 'LAB']),
  originName: z.string(),
  serviceSn: z.string(),
  reportNo: z.string(),
  clientName: z.string(),
  wish: z.enum(WISHES),
  wishName: z.string(),
  reason: z.string(),
  state: z.enum(OBJECTION_STATES),
  stateName: z.string(),
  tone: Tone,
  finding: z.string(),
  outcomeName: z.string(),
  /** By which it is to be decided, in writing. */
  dueAt: Moment,
  createTime: Moment,
  decidedAt: Moment.nullable(),
  allowedActions: z.array(z.enum(OBJECTION_BUTTONS)),
});
export type ObjectionRow = z.infer<typeof ObjectionRow>;

export const ObjectionDetail = ObjectionRow.extend({
  files: z.array(FileReply),
  items: z.array(
    z.object({
      itemId: z.number(),
      item: z.string(),
      stateName: z.string(),
      engineers: z.string(),
      isAsked: z.boolean(),
    }),
  ),
  reportId: z.number(),
  /** Who may test it again. */
  engineers: z.array(z.object({ memberId: z.number(), name: z.string() })),
  /** Why the reader does not decide it; '': he may, or it is not his to do. */
  whyNot: z.string(),
  decidedName: z.string(),
  log: z.array(LogEntry),
});
export type ObjectionDetail = z.infer<typeof ObjectionDetail>;

const seen = z.object({ objectionId: id(), version: whole(1, 1_000_000) });
const Done = z.object({ objectionId: z.number(), version: z.number(), state: z.enum(OBJECTION_STATES) });
const objected = {
  reportNo: line(40, 1),
  /** Left out: all items of the report. */
  itemIds: json(z.array(id()).max(200)).default([]),
  wish: z.enum(WISHES),
  reason: line(1_000, 2),
};
const reads = permitted(loggedIn, 'order.read');
const objects = permitted(loggedIn, 'service.submit');
const quality = lab('lab.quality');

export const objectionProtocol = {
  ...door('v3/lab/front/entrust', objects, {
    object: post(
      { zh: '对报告提出异议', en: 'Object to a report' },
      z.object({ ...objected, fileIds: json(z.array(id()).max(MOST_FILES)).default([]) }),
      Done,
    ),
  }),
  ...door('v3/lab/front/objection', reads, {
    ofService: get(
      { zh: '委托的异议', en: 'Objections of a commission' },
      z.object({ serviceSn: line(20, 1) }),
      z.object({ objections: z.array(ObjectionRow) }),
    ),
    withdraw: post({ zh: '撤回异议', en: 'Withdraw an objection' }, seen, Done, { access: objects }),
  }),
  ...door('v3/lab/desk/objection', quality, {
    detail: get({ zh: '异议详情', en: 'An objection' }, z.object({ objectionId: id() }), ObjectionDetail),
    /** The laboratory's own: an error it found, equipment that was unfit. */
    open: post({ zh: '内部提出异议', en: 'Object for the laboratory' }, z.object(objected), Done),
    examine: post({ zh: '开始审查', en: 'Begin to examine' }, seen, Done),
    retest: post(
      { zh: '安排复检', en: 'Have it tested again' },
      seen.extend({ engineerId: id(), from: z.iso.date(), to: z.iso.date() }),
      Done,
    ),
    uphold: post(
      { zh: '判定成立', en: 'Uphold it' },
      seen.extend({
        finding: line(2_000, 2),
        outcome: z.enum(OUTCOMES),
        changed: line(500).default(''),
        paysBack: Bit.default(0),
      }),
      Done,
    ),
    dismiss: post({ zh: '判定不成立', en: 'Not uphold it' }, seen.extend({ finding: line(2_000, 2) }), Done),
  }),
};
