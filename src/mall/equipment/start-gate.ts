// Whether equipment may start something today, and why not (domain-lab 2.3, 2.6, L29).
import { dayAfter } from '#kit/time/day-in-china.ts';
import type { Text } from '#kit/words/text.ts';
import type { EquipmentState } from './equipment-process.ts';
import { equipmentStatus } from './equipment-status.ts';

/** From so many days before its due day on it is due soon. */
export const SOON_DAYS = 30;
/** Days before the due day (below zero: after it) on which its keeper hears of it. */
export const REMINDS: readonly number[] = [30, 7, 0, -7];

export interface Gate {
  state: EquipmentState;
  /** Days of China; null: it was never calibrated. */
  dueDate: string | null;
  /** Between two checks; null: none is asked for. */
  checkEveryDays: number | null;
  checkedOn: string | null;
}

/** By its due day: on that day it is still good; without one it was never calibrated. */
export const stateByDue = (dueDate: string | null, today: string): 'IN_USE' | 'OVERDUE' =>
  dueDate === null || dueDate < today ? 'OVERDUE' : 'IN_USE';

/** The day on which its next check is due; null: none is asked for. What was never checked is due at once. */
export const nextCheckOf = ({ checkEveryDays, checkedOn }: Gate, today: string): string | null =>
  checkEveryDays === null ? null : checkedOn === null ? today : dayAfter(checkedOn, checkEveryDays);

/**
 * Why it may not start today what ends on the day `until`; null: it may.
 * @param today, until days of China; `until` is the same day or later
 */
export function whyNotToday(of: Gate, today: string, until: string = today): Text | null {
  const { state, dueDate } = of;
  if (state !== 'IN_USE' && state !== 'OVERDUE') return equipmentStatus[state];
  if (dueDate === null) return { zh: '从未校准', en: 'Never calibrated' };
  if (state === 'OVERDUE' || dueDate < today)
    return { zh: `校准已于 ${dueDate} 到期`, en: `Its calibration ended on ${dueDate}` };
  if (dueDate < until)
    return {
      zh: `校准有效至 ${dueDate}，早于预计完成的 ${until}`,
      en: `Its calibration ends on ${dueDate}, before the work does on ${until}`,
    };
  const check = nextCheckOf(of, today);
  return check !== null && check <= today ? { zh: '须先做核查', en: 'To be checked first' } : null;
}
