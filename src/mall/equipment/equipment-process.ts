// The life of a laboratory's equipment, complete (domain-lab 2.6): in use, overdue, away for calibration, faulty, sealed, gone.
import { process } from '#kit/process/process.ts';

export const EQUIPMENT_STATES = [
  ...(['IN_USE', 'OVERDUE', 'IN_CALIBRATION', 'FAULTY', 'SEALED', 'SCRAPPED'] as const),
] as const;
export type EquipmentState = (typeof EQUIPMENT_STATES)[number];
export type EquipmentActor = 'keeper' | 'techLead' | 'staff' | 'system';

const BY_DUE = ['IN_USE', 'OVERDUE'] as const satisfies readonly EquipmentState[];
const THERE = [...BY_DUE, 'IN_CALIBRATION', 'FAULTY', 'SEALED'] as const satisfies readonly EquipmentState[];

export const equipmentProcess = process<EquipmentState, EquipmentActor>()({
  enter: { from: [], to: BY_DUE, by: ['keeper'] },
  change: { from: THERE, to: 'same', by: ['keeper'] },
  /** An intermediate check was good; a bad one is a fault. */
  check: { from: ['IN_USE'], to: 'same', by: ['keeper'] },
  sendOff: { from: BY_DUE, to: 'IN_CALIBRATION', by: ['keeper'] },
  /** Its certificate is entered, and waits for another person's word. */
  calibrate: { from: ['IN_CALIBRATION'], to: 'same', by: ['keeper'] },
  confirm: { from: ['IN_CALIBRATION'], to: [...BY_DUE, 'FAULTY'], by: ['techLead'] },
  refuse: { from: ['IN_CALIBRATION'], to: 'same', by: ['techLead'] },
  fallOverdue: { from: ['IN_USE'], to: 'OVERDUE', by: ['system'] },
  /** Whoever notices it. */
  fault: { from: [...BY_DUE, 'IN_CALIBRATION', 'SEALED'], to: 'FAULTY', by: ['staff'] },
  repair: { from: ['FAULTY'], to: 'IN_CALIBRATION', by: ['keeper'] },
  seal: { from: [...BY_DUE, 'FAULTY'], to: 'SEALED', by: ['keeper'] },
  unseal: { from: ['SEALED'], to: 'IN_CALIBRATION', by: ['keeper'] },
  scrap: { from: THERE, to: 'SCRAPPED', by: ['keeper'] },
});
export type EquipmentAction = keyof typeof equipmentProcess;
