// Visits of the laboratory to its customers. Owns them; promises that a day is agreed by both sides, that whoever arrives proves it, and that nobody leaves before each instrument is accounted for; leans on bench, specimen and testing.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { id, json, line, Moment, Tone, whole, Yuan } from '#kit/http/wire.ts';
import { LogEntry } from '#kit/process/step-reply.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { lab, loggedIn, permitted } from '#mall/member/actor.ts';
import { VISIT_STATES, VISIT_TURNS } from './visit-process.ts';
import { SLOTS, TICKS } from './visit-status.ts';

export const VISIT_BUTTONS = ['agree', 'ask', 'propose', 'arrive', 'absent', 'tick', 'leave'] as const;
export type VisitButton = (typeof VISIT_BUTTONS)[number];
/** Of whoever comes. */
export const MOST_PEOPLE = 8;

export const VisitRow = z.object({
  visitId: z.number(),
  visitSn: z.string(),
  version: z.number(),
  serviceSn: z.string(),
  clientName: z.string(),
  state: z.enum(VISIT_STATES),
  stateName: z.string(),
  tone: Tone,
  /** Whose word it waits for while no day is agreed. */
  turn: z.enum(VISIT_TURNS).nullable(),
  /** Days of China; null: none is proposed yet. */
  date: z.string().nullable(),
  lastDay: z.string().nullable(),
  slot: z.enum(SLOTS),
  /** With the time of the day, as people read it. */
  when: z.string(),
  people: z.string(),
  address: z.string(),
  instrumentCount: z.number(),
  /** How many of them were done, once the visit is over. */
  doneCount: z.number().nullable(),
  createTime: Moment,
  allowedActions: z.array(z.enum(VISIT_BUTTONS)),
});
export type VisitRow = z.infer<typeof VisitRow>;

export const VisitInstrument = z.object({
  specimenNo: z.string(),
  name: z.string(),
  model: z.string(),
  serialNo: z.string(),
  stateName: z.string(),
  tick: z.enum(TICKS).nullable(),
  tickName: z.string(),
  words: z.string(),
  items: z.array(
    z.object({
      itemId: z.number(),
      item: z.string(),
      stateName: z.string(),
      engineer: z.string(),
      isDone: z.boolean(),
    }),
  ),
});
export type VisitInstrument = z.infer<typeof VisitInstrument>;

/** What both sides see of one. */
export const VisitSeen = VisitRow.extend({
  contact: z.string(),
  mobile: z.string(),
  /** Days that suit, and how one gets in, as the form says. */
  wishedDays: z.string(),
  rules: z.string(),
  /** What the customer wants otherwise, and what the planner says of the day. */
  wish: z.string(),
  note: z.string(),
  arrivedAt: Moment.nullable(),
  /** `22.5431,114.0579`; '' where the device did not say. */
  geo: z.string(),
  signer: z.string(),
  proof: FileReply.nullable(),
  leftAt: Moment.nullable(),
  /** Of visits that were moved too late, or in vain; it is noted here and not billed by itself. */
  feeNoted: Yuan,
  feeReason: z.string(),
  /** Moved now, the visit's fee is noted; 0.00: it may be moved freely. */
  feeOfMoving: Yuan,
  instruments: z.array(VisitInstrument),
});
export type VisitSeen = z.infer<typeof VisitSeen>;

export const VisitDetail = VisitSeen.extend({
  manDays: z.number(),
  peopleIds: z.array(z.number()),
  /** Who could come. */
  engineers: z.array(z.object({ memberId: z.number(), name: z.string() })),
  log: z.array(LogEntry),
});
export type VisitDetail = z.infer<typeof VisitDetail>;

/** Latitude and longitude, in degrees. */
const PLACE = /^-?\d{1,2}\.\d{1,6},-?\d{1,3}\.\d{1,6}$/;

const seen = z.object({ visitId: id(), version: whole(1, 1_000_000) });
const Done = z.object({ visitId: z.number(), version: z.number(), state: z.enum(VISIT_STATES) });
const words = (least: number) => line(500, least);
const reads = permitted(loggedIn, 'order.read');
const submits = { access: permitted(loggedIn, 'service.submit') };
const comes = { access: lab('lab.test') };

export const visitProtocol = {
  ...door('v3/lab/front/visit', reads, {
    ofService: get(
      { zh: '委托的上门服务', en: 'The visits of a commission' },
      z.object({ serviceSn: line(20, 1) }),
      z.object({ visits: z.array(VisitSeen) }),
      { name: 'list' },
    ),
    agree: post({ zh: '同意上门日期', en: 'Agree to the day' }, seen, Done, submits),
    ask: post({ zh: '要求改期', en: 'Ask for another day' }, seen.extend({ wish: words(2) }), Done, submits),
  }),
  ...door('v3/lab/desk/visit', lab('lab.visit', 'lab.test'), {
    detail: get({ zh: '上门服务详情', en: 'A visit' }, z.object({ visitId: id() }), VisitDetail),
    /** Also another day than was agreed. */
    propose: post(
      { zh: '提出上门日期', en: 'Propose a day' },
      seen.extend({
        date: z.iso.date(),
        slot: z.enum(SLOTS),
        people: json(z.array(id()).min(1).max(MOST_PEOPLE)),
        note: words(0).default(''),
      }),
      Done,
      { access: lab('lab.visit') },
    ),
    arrive: post(
      { zh: '到达现场', en: 'Arrive' },
      seen.extend({
        signer: line(40, 1),
        /** A drawn signature, or a photo. */
        fileId: id(),
        /** What is no place is left out. */
        geo: line(40)
          .transform((said) => (PLACE.test(said) ? said : ''))
          .default(''),
      }),
      Done,
      comes,
    ),
    absent: post(
      { zh: '客户不在现场', en: 'Nobody is there' },
      seen.extend({ reason: words(2) }),
      Done,
      comes,
    ),
    tick: post(
      { zh: '登记仪器', en: 'Tick an instrument' },
      seen.extend({ specimenNo: line(30, 1), tick: z.enum(TICKS), words: words(0).default('') }),
      Done,
      comes,
    ),
    leave: post({ zh: '离开现场', en: 'Leave' }, seen, Done, comes),
  }),
};
