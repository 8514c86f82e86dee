// Everything about a state of equipment, its steps and verdicts, one row each.
import type { NamedValue } from '#kit/list/column.ts';
import type { Text } from '#kit/words/text.ts';
import type { EquipmentAction, EquipmentState } from './equipment-process.ts';

export const equipmentStatus: Readonly<Record<EquipmentState, NamedValue>> = {
  IN_USE: { zh: '在用', en: 'In use', tone: 'done' },
  OVERDUE: { zh: '超期', en: 'Overdue', tone: 'refused' },
  IN_CALIBRATION: { zh: '送检', en: 'In calibration', tone: 'moving' },
  FAULTY: { zh: '故障', en: 'Faulty', tone: 'refused' },
  SEALED: { zh: '停用', en: 'Sealed', tone: 'neutral' },
  SCRAPPED: { zh: '报废', en: 'Scrapped', tone: 'neutral' },
};

export const equipmentSteps: Readonly<Record<EquipmentAction, Text>> = {
  enter: { zh: '登记', en: 'Entered' },
  change: { zh: '修改', en: 'Changed' },
  check: { zh: '核查合格', en: 'Checked' },
  sendOff: { zh: '送检', en: 'Sent for calibration' },
  calibrate: { zh: '录入校准证书', en: 'Certificate entered' },
  confirm: { zh: '确认校准结果', en: 'Calibration confirmed' },
  refuse: { zh: '退回校准结果', en: 'Certificate sent back' },
  fallOverdue: { zh: '校准超期', en: 'Fell overdue' },
  fault: { zh: '报告故障', en: 'Fault reported' },
  repair: { zh: '修复并送检', en: 'Repaired, sent for calibration' },
  seal: { zh: '停用', en: 'Sealed' },
  unseal: { zh: '启封并送检', en: 'Unsealed, sent for calibration' },
  scrap: { zh: '报废', en: 'Scrapped' },
};

/** What the technical lead makes of a certificate. LIMITED: only for a part of what it can do. */
export const VERDICTS = ['FIT', 'LIMITED', 'UNFIT'] as const;
export type Verdict = (typeof VERDICTS)[number];
export const verdictNames: Readonly<Record<Verdict, NamedValue>> = {
  FIT: { zh: '符合', en: 'Fit', tone: 'done' },
  LIMITED: { zh: '限用', en: 'Limited', tone: 'waiting' },
  UNFIT: { zh: '不符合', en: 'Unfit', tone: 'refused' },
};

/** A certificate that was entered waits for another person; then it counts, or is sent back. */
export const CALIBRATION_STATES = ['ENTERED', 'CONFIRMED', 'REFUSED'] as const;
export type CalibrationState = (typeof CALIBRATION_STATES)[number];
export const calibrationStatus: Readonly<Record<CalibrationState, NamedValue>> = {
  ENTERED: { zh: '待确认', en: 'To be confirmed', tone: 'waiting' },
  CONFIRMED: { zh: '已确认', en: 'Confirmed', tone: 'done' },
  REFUSED: { zh: '已退回', en: 'Sent back', tone: 'refused' },
};
