// The equipment of a laboratory: what it works with, when each is due, and how its rooms were. Owns equipment, equipment_calibration and environment_reading; leans on ability and lab-staff.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { id, line, Moment, requestId, whole } from '#kit/http/wire.ts';
import { LogEntry } from '#kit/process/step-reply.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { lab } from '#mall/member/actor.ts';
import { CLASS_KEYS, LONGEST_CHECK, LONGEST_CYCLE, MOST_LINES } from './equipment-classes.ts';
import { EQUIPMENT_STATES } from './equipment-process.ts';
import { CALIBRATION_STATES, VERDICTS } from './equipment-status.ts';

const BUTTONS = [
  ...(['confirm', 'refuse', 'check', 'calibrate', 'sendOff', 'repair', 'unseal'] as const),
  ...(['change', 'fault', 'seal', 'scrap'] as const),
] as const;
export type EquipmentButton = (typeof BUTTONS)[number];

const short = () => z.string().trim().max(60);
const Quantity = z.object({ quantity: short(), lo: short(), hi: short(), unit: short(), mpe: short() });
const Point = z.object({ point: short(), value: short(), U: short(), k: short(), unit: short() });

export const EquipmentRow = z.object({
  equipId: z.number(),
  equipNo: z.string(),
  name: z.string(),
  maker: z.string(),
  model: z.string(),
  serialNo: z.string(),
  class: z.enum(CLASS_KEYS),
  /** Names in the reader's language; '' where every group of the site uses it. */
  group: z.string(),
  site: z.string(),
  place: z.string(),
  /** Days of China; null: never calibrated. */
  dueDate: z.string().nullable(),
  /** Below zero: overdue for so many; null: never calibrated, or out of use. */
  daysLeft: z.number().nullable(),
  /** The day of its next check; null: none is asked for. */
  nextCheck: z.string().nullable(),
  isLimited: z.boolean(),
  state: z.enum(EQUIPMENT_STATES),
});
export type EquipmentRow = z.infer<typeof EquipmentRow>;

export const CalibrationReply = z.object({
  calibrationId: z.number(),
  certificateNo: z.string(),
  calibratedBy: z.string(),
  doneOn: z.string(),
  dueDate: z.string(),
  results: z.array(Point),
  verdict: z.enum(VERDICTS),
  narrowed: z.array(Quantity).nullable(),
  file: FileReply.nullable(),
  state: z.enum(CALIBRATION_STATES),
  enteredBy: z.string(),
  confirmedBy: z.string(),
});
export type CalibrationReply = z.infer<typeof CalibrationReply>;

export const EquipmentDetail = EquipmentRow.extend({
  siteId: z.number(),
  groupId: z.number().nullable(),
  quantities: z.array(Quantity),
  narrowed: z.array(Quantity).nullable(),
  calEveryMonths: z.number(),
  checkEveryDays: z.number().nullable(),
  checkedOn: z.string().nullable(),
  /** Why it may not start anything today; '': it may. */
  whyNot: z.string(),
  calibrations: z.array(CalibrationReply),
  version: z.number(),
  updatedAt: Moment,
  allowedActions: z.array(z.enum(BUTTONS)),
  log: z.array(LogEntry),
});
export type EquipmentDetail = z.infer<typeof EquipmentDetail>;

const written = {
  equipNo: line(40, 1),
  name: line(80, 1),
  maker: line(80).default(''),
  model: line(80, 1),
  serialNo: line(60, 1),
  class: z.enum(CLASS_KEYS),
  siteId: id(),
  groupId: id().nullable().default(null),
  place: line(60).default(''),
  quantities: z.array(Quantity).max(MOST_LINES).default([]),
  calEveryMonths: whole(1, LONGEST_CYCLE),
  checkEveryDays: whole(1, LONGEST_CHECK).nullable().default(null),
};
const seen = z.object({ equipId: id(), version: whole(1, 1_000_000_000) });
const because = seen.extend({ reason: line(200, 1) });
const keeps = { access: lab('lab.equipment') };
const confirms = { access: lab('lab.equipment.confirm') };

export const equipmentProtocol = {
  ...door('v3/lab/desk/equipment', lab(), {
    detail: get(
      { zh: '设备详情', en: 'One piece of equipment' },
      z.object({ equipId: id() }),
      EquipmentDetail,
    ),
    places: get(
      { zh: '场所与检测组', en: 'Sites and groups' },
      z.object({}),
      z.object({
        sites: z.array(z.object({ siteId: z.number(), name: z.string() })),
        groups: z.array(z.object({ groupId: z.number(), siteId: z.number(), name: z.string() })),
      }),
    ),
    enter: post(
      { zh: '登记设备', en: 'Enter equipment' },
      z.object({ ...written, dueDate: z.union([z.literal(''), z.iso.date()]).default(''), ...requestId }),
      EquipmentDetail,
      { ...keeps, creates: true },
    ),
    change: post({ zh: '修改设备', en: 'Change equipment' }, seen.extend(written), EquipmentDetail, keeps),
    check: post(
      { zh: '登记核查', en: 'Record a check' },
      seen.extend({ note: line(200).default('') }),
      EquipmentDetail,
      keeps,
    ),
    sendOff: post({ zh: '送检', en: 'Send for calibration' }, seen, EquipmentDetail, keeps),
    /** Waits for the word of the technical lead. */
    calibrate: post(
      { zh: '录入校准证书', en: 'Enter a certificate' },
      seen.extend({
        certificateNo: line(60, 1),
        calibratedBy: line(80, 1),
        doneOn: z.iso.date(),
        /** Empty: by its cycle. */
        dueDate: z.union([z.literal(''), z.iso.date()]).default(''),
        results: z.array(Point).max(MOST_LINES).default([]),
        verdict: z.enum(VERDICTS),
        narrowed: z.array(Quantity).max(MOST_LINES).default([]),
        fileIds: z.array(id()).max(1).default([]),
      }),
      EquipmentDetail,
      keeps,
    ),
    confirm: post({ zh: '确认校准结果', en: 'Confirm a calibration' }, seen, EquipmentDetail, confirms),
    refuse: post({ zh: '退回校准结果', en: 'Send a certificate back' }, because, EquipmentDetail, confirms),
    fault: post({ zh: '报告设备故障', en: 'Report a fault' }, because, EquipmentDetail),
    repair: post({ zh: '修复并送检', en: 'Repaired' }, because, EquipmentDetail, keeps),
    seal: post({ zh: '停用设备', en: 'Seal equipment' }, because, EquipmentDetail, keeps),
    unseal: post({ zh: '启封并送检', en: 'Unseal equipment' }, seen, EquipmentDetail, keeps),
    scrap: post({ zh: '报废设备', en: 'Scrap equipment' }, because, EquipmentDetail, keeps),
  }),
};
