// When the promised day moves (domain-lab 3.2, L11): what the customer or nobody could help stops the clock; what the laboratory itself lacks does not.
import { atNoon, dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { addWorkingDays, isWorkingDay, type WorkingCalendar } from '#kit/time/working-days.ts';
import type { Text } from '#kit/words/text.ts';

export const STOP_REASONS = [
  'CUSTOMER_DECISION',
  'CUSTOMER_MATERIAL',
  'FORCE_MAJEURE',
  'CHANGE',
  'PAYMENT',
] as const;
export type StopReason = (typeof STOP_REASONS)[number];
export const stopReasons: Record<StopReason, Text> = {
  CUSTOMER_DECISION: { zh: '等待客户决定', en: 'Waits for the customer’s decision' },
  CUSTOMER_MATERIAL: { zh: '等待客户资料或材料', en: 'Waits for material of the customer’s' },
  FORCE_MAJEURE: { zh: '不可抗力', en: 'Force majeure' },
  CHANGE: { zh: '变更待确认', en: 'A change is to be confirmed' },
  PAYMENT: { zh: '等待付款', en: 'Waits for a payment' },
};

export interface Stop {
  from: Date;
  /** Null: it has not ended. */
  to: Date | null;
}

/** Working days of China after the day on which it began, with the day on which it ended; overlapping stops count once. */
export function stoppedDays(stops: readonly Stop[], now: Date, calendar: WorkingCalendar): number {
  const days = new Set<string>();
  for (const { from, to } of stops) {
    const last = dayInChina(to ?? now);
    for (let day = dayAfter(dayInChina(from), 1); day <= last; day = dayAfter(day, 1))
      if (isWorkingDay(atNoon(day), calendar)) days.add(day);
  }
  return days.size;
}

/** @param first as it was promised with the last specimen */
export const promisedWith = (
  first: Date,
  stops: readonly Stop[],
  now: Date,
  calendar: WorkingCalendar,
): Date => addWorkingDays(first, stoppedDays(stops, now, calendar), calendar);
