// Specimens of commissions. Owns specimens and custody; promises that each lies in one place and that every act with it is written once; leans on testing, file and lab-staff.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { id, json, line, Moment, Tone, whole } from '#kit/http/wire.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { lab } from '#mall/member/actor.ts';
import { SERVICE_STATES } from '#mall/testing/service-process.ts';
import { HAZARDS, MOST_PIECES } from '#mall/testing/service-terms.ts';
import { reads } from '#mall/testing/testing.protocol.ts';
import { SPECIMEN_STATES } from './specimen-process.ts';

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
  qty: z.number(),
  unit: z.string(),
  hazard: z.enum(HAZARDS),
  note: z.string(),
  state: z.enum(SPECIMEN_STATES),
  stateName: z.string(),
  tone: Tone,
  place: z.string(),
  receivedAt: Moment.nullable(),
});
export type SpecimenReply = z.infer<typeof SpecimenReply>;

export const CustodyReply = z.object({
  seq: z.number(),
  specimenNo: z.string(),
  place: z.string(),
  qty: z.number(),
  condition: z.string(),
  photos: z.array(FileReply),
  at: Moment,
  byName: z.string(),
  fromWhom: z.string(),
  /** The row is what was written, after the one before. */
  isIntact: z.boolean(),
});
export type CustodyReply = z.infer<typeof CustodyReply>;

const ofService = z.object({ serviceSn: line(20, 1) });

/** The specimens of a commission, and through whose hands each has gone. */
export const SpecimensOfService = z.object({
  specimens: z.array(SpecimenReply),
  custody: z.array(CustodyReply),
});
export type SpecimensOfService = z.infer<typeof SpecimensOfService>;

export const specimenProtocol = {
  ...door('v3/lab/front/service', reads, {
    ofService: get({ zh: '委托样品', en: 'Specimens of a commission' }, ofService, SpecimensOfService, {
      name: 'specimens',
    }),
    /** A4 sheets from the label `from` on, or one label a page. */
    labels: get(
      { zh: '样品标签', en: 'Labels of specimens' },
      ofService.extend({ size: z.enum(['sheet', 'roll']).default('sheet'), from: whole(1, 24).default(1) }),
      z.object({ fileName: z.string(), /** PDF, base64. */ bytes: z.string() }),
      { perMinute: 30 },
    ),
  }),
  ...door('v3/lab/desk/service', lab(), {
    atDesk: get({ zh: '委托样品', en: 'Specimens of a commission' }, ofService, SpecimensOfService, {
      name: 'specimens',
    }),
  }),
  ...door('v3/lab/desk/specimen', lab('lab.specimen'), {
    specimenDetail: get(
      { zh: '样品详情', en: 'A specimen' },
      z.object({ specimenNo: line(30, 1) }),
      SpecimenReply.extend({
        clientName: z.string(),
        serviceState: z.enum(SERVICE_STATES),
        custody: z.array(CustodyReply),
        mayReceive: z.boolean(),
      }),
      { name: 'detail' },
    ),
    /** Sent again with the same `scanId`, it is one. */
    receive: post(
      { zh: '收样', en: 'Receive a specimen' },
      z.object({
        specimenNo: line(30, 1),
        scanId: line(64, 8),
        qty: whole(1, MOST_PIECES),
        condition: line(300, 1),
        place: line(60, 1),
        photoIds: json(z.array(id()).max(9)),
        deviceAt: z.iso.datetime().optional(),
      }),
      z.object({
        specimenNo: z.string(),
        state: z.enum(SPECIMEN_STATES),
        serviceState: z.enum(SERVICE_STATES),
        /** Specimens of its commission that are not there yet. */
        waiting: z.number(),
      }),
    ),
  }),
};
