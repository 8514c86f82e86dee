// Specimens of commissions. Owns specimens and custody; promises that each lies in one place and that every act with it is written once; leans on testing, file and lab-staff.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { ruleCalls } from '#kit/http/rule-calls.ts';
import { flag, id, json, line, Moment, several, Tone, whole } from '#kit/http/wire.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { lab, permitted, platform } from '#mall/member/actor.ts';
import { SERVICE_STATES } from '#mall/testing/service-process.ts';
import { HAZARDS, MOST_PIECES } from '#mall/testing/service-terms.ts';
import { reads, submits } from '#mall/testing/testing.protocol.ts';
import { ACT_POINTS, SPECIMEN_ACTS, type SpecimenAct } from './allowed-acts.ts';
import { SPECIMEN_STATES } from './specimen-process.ts';
import { ABNORMALITIES, CUSTODY_ACTS, DECISIONS, SPECIMEN_RULES } from './specimen-terms.ts';

export const SpecimenReply = z.object({
  specimenId: z.number(),
  specimenNo: z.string(),
  serviceSn: z.string(),
  version: z.number(),
  name: z.string(),
  model: z.string(),
  maker: z.string(),
  serialNo: z.string(),
  lotNo: z.string(),
  dateCode: z.string(),
  /** The sample request that it came with; '': none. */
  sampleSn: z.string(),
  qty: z.number(),
  unit: z.string(),
  hazard: z.enum(HAZARDS),
  note: z.string(),
  state: z.enum(SPECIMEN_STATES),
  stateName: z.string(),
  tone: Tone,
  /** Where it lies; with `holderName` somebody has it there. */
  place: z.string(),
  holderName: z.string(),
  receivedAt: Moment.nullable(),
  /** '' for one with which nothing was wrong. */
  abnormalName: z.string(),
  abnormalText: z.string(),
  decideBy: Moment.nullable(),
  decisionName: z.string(),
  replacedBy: z.string(),
  keepUntil: Moment.nullable(),
  returnCarrier: z.string(),
  returnNo: z.string(),
});
export type SpecimenReply = z.infer<typeof SpecimenReply>;

export const CustodyReply = z.object({
  seq: z.number(),
  specimenNo: z.string(),
  act: z.enum(CUSTODY_ACTS),
  actName: z.string(),
  place: z.string(),
  qty: z.number(),
  condition: z.string(),
  photos: z.array(FileReply),
  at: Moment,
  /** When it happened, where it was sent afterwards. */
  deviceAt: Moment.nullable(),
  /** '' where it happened by itself. */
  byName: z.string(),
  fromWhom: z.string(),
  toWhom: z.string(),
  /** The row is what was written, after the one before. */
  isIntact: z.boolean(),
});
export type CustodyReply = z.infer<typeof CustodyReply>;

/** What its customer may do with a specimen. */
export const OWN_ACTS = ['decide', 'gotBack'] as const;
export type OwnAct = (typeof OWN_ACTS)[number];

const ofService = z.object({ serviceSn: line(20, 1) });
const specimenNo = line(30, 1);

/** The specimens of a commission with what the reader may do, and through whose hands each has gone. */
export const SpecimensOfService = z.object({
  specimens: z.array(
    SpecimenReply.extend({ allowedActions: z.array(z.enum([...OWN_ACTS, ...SPECIMEN_ACTS])) }),
  ),
  custody: z.array(CustodyReply),
});
export type SpecimensOfService = z.infer<typeof SpecimensOfService>;

/** What whoever has scanned is told. */
export const Scanned = z.object({
  specimenNo: z.string(),
  state: z.enum(SPECIMEN_STATES),
  stateName: z.string(),
  serviceState: z.enum(SERVICE_STATES),
  /** Specimens of its commission that are not there yet, or wait for its customer's word. */
  waiting: z.number(),
  allowedActions: z.array(z.enum(SPECIMEN_ACTS)),
});
export type Scanned = z.infer<typeof Scanned>;

/** Who handles specimens, and who decides which are tested again. */
export const specimenReader = lab('lab.specimen', 'lab.test', 'lab.quality');

/** Every act that is scanned. Sent again with the same `scanId`, it is one. */
const scan = z.object({
  specimenNo,
  scanId: line(64, 8),
  /** When it happened, where it could not be sent at once: at most half an hour ago. */
  deviceAt: z.iso.datetime().optional(),
});
const photoIds = json(z.array(id()).max(9));
const place = line(60, 1);

const byScan = <A extends SpecimenAct, S extends z.ZodRawShape>(act: A, zh: string, en: string, more: S) =>
  post({ zh, en }, scan.extend(more), Scanned, { access: lab(...ACT_POINTS[act]) });

const Decided = z.object({
  specimenNo: z.string(),
  state: z.enum(SPECIMEN_STATES),
  /** The number of the one that takes its place; '' for none. */
  replacedBy: z.string(),
});
const seen = z.object({ specimenNo, version: whole(1, 1_000_000) });
const Paper = z.object({ fileName: z.string(), /** PDF, base64. */ bytes: z.string() });
/** A4 sheets from the label `from` on, or one label a page. */
const onPaper = { size: z.enum(['sheet', 'roll']).default('sheet'), from: whole(1, 24).default(1) };

export const specimenProtocol = {
  ...door('v3/lab/front/service', reads, {
    ofService: get({ zh: '委托样品', en: 'Specimens of a commission' }, ofService, SpecimensOfService, {
      name: 'specimens',
    }),
    labels: get({ zh: '样品标签', en: 'Labels of specimens' }, ofService.extend(onPaper), Paper, {
      perMinute: 30,
    }),
    decide: post(
      { zh: '异常样品处理决定', en: 'Decide about an abnormal specimen' },
      seen.extend({ decision: z.enum(DECISIONS) }),
      Decided,
      { access: permitted(reads, 'service.confirm') },
    ),
    gotBack: post({ zh: '确认收到返还样品', en: 'Say that a specimen has come back' }, seen, Decided, {
      access: submits,
    }),
  }),
  ...door('v3/lab/desk/service', lab(), {
    atDesk: get({ zh: '委托样品', en: 'Specimens of a commission' }, ofService, SpecimensOfService, {
      name: 'specimens',
    }),
  }),
  ...door('v3/lab/desk/specimen', lab('lab.specimen', 'lab.test'), {
    specimenDetail: get(
      { zh: '样品详情', en: 'A specimen' },
      z.object({ specimenNo }),
      SpecimenReply.extend({
        clientName: z.string(),
        disposalName: z.string(),
        serviceState: z.enum(SERVICE_STATES),
        custody: z.array(CustodyReply),
        allowedActions: z.array(z.enum(SPECIMEN_ACTS)),
        /** It goes back before objections are over only where its customer wants it so. */
        needsWaiver: z.boolean(),
      }),
      { name: 'detail', access: specimenReader },
    ),
    receive: byScan('receive', '收样', 'Receive a specimen', {
      ...{ qty: whole(1, MOST_PIECES), condition: line(300, 1), place, photoIds },
    }),
    findAbnormal: byScan('findAbnormal', '登记样品异常', 'Find a specimen abnormal', {
      ...{ abnormality: z.enum(ABNORMALITIES), words: line(300, 2), place, photoIds },
    }),
    take: byScan('take', '领用样品', 'Take a specimen for a test', { place: line(60).default('') }),
    giveBack: byScan('giveBack', '归还样品', 'Give a specimen back', {
      ...{ place, condition: line(300).default('') },
    }),
    move: byScan('move', '样品移位', 'Move a specimen', { place }),
    keep: byScan('keep', '留样', 'Keep a specimen', { place }),
    returnIt: byScan('returnIt', '寄回样品', 'Send a specimen back', {
      ...{ carrier: line(40, 1), trackingNo: line(60).default(''), isWaived: flag().default(false) },
    }),
    proposeDestroy: byScan('proposeDestroy', '提出处置样品', 'Propose to destroy a specimen', {
      ...{ words: line(300, 2), photoIds },
    }),
    destroy: byScan('destroy', '确认处置样品', 'Confirm that a specimen is destroyed', {}),
    /** Of shelves, each with a code that leads to its place. */
    shelfLabels: get(
      { zh: '货架标签', en: 'Labels of shelves' },
      z.object({ places: several(60, 60), ...onPaper }),
      Paper,
      { perMinute: 30 },
    ),
  }),
  ...door('v3/lab/admin/specimen', platform('operator'), {
    ...ruleCalls({ zh: '样品规则', en: 'periods of specimens' }, SPECIMEN_RULES),
  }),
};
