// When a report is promised (domain-lab 3.2): the day of receipt, the work in its stages, the report.
import { AHEAD_OF_UTC, dayInChina } from '#kit/time/day-in-china.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { addWorkingDays, isWorkingDay, type WorkingCalendar } from '#kit/time/working-days.ts';
import type { LabRules, Urgency, WorkMode } from './ability-terms.ts';

/** One piece of work. */
export interface Step {
  /** Stages follow each other. */
  stage: number;
  /** Works on one thing after another; groups work side by side. */
  group: string;
  mode: WorkMode;
  /** Working days for one batch, by the list of capabilities. */
  days: number;
  /** Of one run; null: not known, and then the days of the list are. */
  hours: number | null;
  batches: number;
  /** Of the group, that run at once. */
  machines: number;
}

export interface PromisedStep {
  /** Its place among the steps that were asked about, from 0. */
  step: number;
  days: number;
  /** Counted in calendar days: a machine runs through. */
  isThrough: boolean;
  /** Day of China on which it ends. */
  until: string;
}

export interface Promised {
  /** The day that counts as day 0. */
  received: string;
  steps: PromisedStep[];
  reportDays: number;
  at: Date;
}

/** Its length in days of its kind; only work at the bench is shortened by urgency, up to whole days. */
function lengthOf(step: Step, urgency: Urgency, rules: LabRules): Pick<PromisedStep, 'days' | 'isThrough'> {
  if (step.mode === 'BENCH') {
    const percent = {
      NORMAL: 100,
      URGENT: rules.urgentTimePercent,
      VERY_URGENT: rules.veryUrgentTimePercent,
    };
    return { days: Math.ceil((step.days * percent[urgency]) / 100), isThrough: false };
  }
  const rounds = Math.ceil(step.batches / step.machines);
  return step.hours === null
    ? { days: rounds * step.days, isThrough: false }
    : { days: rounds * Math.ceil(step.hours / 24), isThrough: true };
}

/** The day itself where it is worked, else the next one that is. */
const orNextWorked = (day: Date, calendar: WorkingCalendar): Date =>
  isWorkingDay(day, calendar) ? day : addWorkingDays(day, 1, calendar);

/**
 * Nothing waits in a queue before it.
 * @param received moment of the last specimen's receipt
 * @throws RangeError for a calendar that never works again
 */
export function promisedDate(
  received: Date,
  steps: readonly Step[],
  urgency: Urgency,
  calendar: WorkingCalendar,
  rules: LabRules,
): Promised {
  const midnight = new Date(
    Math.floor((received.getTime() + AHEAD_OF_UTC) / days(1)) * days(1) - AHEAD_OF_UTC,
  );
  const isLate = received.getTime() > midnight.getTime() + hours(rules.lastHour);
  const zero = orNextWorked(isLate ? after(midnight, days(1)) : midnight, calendar);
  const planned = steps.map((one, step) => ({ ...one, step, ...lengthOf(one, urgency, rules) }));
  const done: PromisedStep[] = [];
  let stageBegins = zero;
  for (const [, stage] of [...Map.groupBy(planned, (one) => one.stage)].sort(([a], [b]) => a - b)) {
    let ends = stageBegins;
    for (const own of Map.groupBy(stage, (one) => one.group).values()) {
      let at = stageBegins;
      // Benches before machines and short before long: what the customer typed first changes nothing.
      for (const one of own.sort((a, b) => Number(a.isThrough) - Number(b.isThrough) || a.days - b.days)) {
        at = one.isThrough
          ? orNextWorked(after(at, days(one.days)), calendar)
          : addWorkingDays(at, one.days, calendar);
        done.push({ step: one.step, days: one.days, isThrough: one.isThrough, until: dayInChina(at) });
      }
      if (at > ends) ends = at;
    }
    stageBegins = ends;
  }
  const reportDays = urgency === 'NORMAL' ? rules.reportDays : rules.urgentReportDays;
  const last = addWorkingDays(stageBegins, reportDays, calendar);
  return {
    received: dayInChina(zero),
    steps: done.sort((a, b) => a.step - b.step),
    reportDays,
    at: after(last, hours(rules.promiseHour)),
  };
}
