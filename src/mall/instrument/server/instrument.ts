// The front door of the instrument room: what others may ask of a customer's ledger, and what a laboratory tells it.
import { and, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Member } from '#mall/member/actor.ts';
import { nextDueOf } from '../due-cycle.ts';
import { instrument } from './instrument.tables.ts';
import { type InstrumentRow, instrumentLife, ownInstruments, stateToday } from './instrument-life.ts';
import { tellOutOfTolerance } from './tend-instruments.ts';

/** Those of these that are in the member's ledger, in the order of their ids. */
export const findOwnInstruments = (
  work: Work,
  member: Member,
  instrumentIds: readonly number[],
): Promise<InstrumentRow[]> =>
  work.tx
    .select()
    .from(instrument)
    .where(and(inArray(instrument.instrumentId, [...instrumentIds]), ownInstruments(member)))
    .orderBy(instrument.instrumentId);

const may = (work: Work, row: InstrumentRow | undefined, action: 'sendIn' | 'comeBack' | 'certify') =>
  row !== undefined && instrumentLife.allowed(row, 'system', work.now).includes(action);

/** A laboratory has received it: 10–30, 50, 60 → 40. What is scrapped or there already stays as it is. */
export async function takeIntoService(work: Work, instrumentId: number, reason: string): Promise<void> {
  const row = await instrumentLife.hold(work, instrumentId);
  if (!row || !may(work, row, 'sendIn')) return;
  const { state } = row;
  const formerState = state === 'STOPPED' || state === 'OUT_OF_TOLERANCE' ? state : null;
  await instrumentLife.advance(work, row, 'sendIn', { by: 'system', reason, set: { formerState } });
}

/** It is back, or its order is over, before anything was reported: as it was, or as its due day says. */
export async function comeBackUnserved(work: Work, instrumentId: number, reason: string): Promise<void> {
  const row = await instrumentLife.hold(work, instrumentId);
  if (!row || !may(work, row, 'comeBack')) return;
  const to = row.formerState ?? stateToday(work, row);
  await instrumentLife.advance(work, row, 'comeBack', { by: 'system', reason, to });
}

/** What a report says of one instrument. */
export interface Certified {
  instrumentId: number;
  reportNo: string;
  /** The last day on which it was worked on, `2026-11-27`. */
  doneOn: string;
  /** It failed, or got a notice instead of a certificate. */
  isOut: boolean;
}

/**
 * Its report is issued (domain-lab 2.8): the next cycle begins with the last day of the work, or it is out of tolerance, of which its
 * owner hears at once. The report of a service before the last one changes nothing.
 */
export async function certify(
  work: Work,
  { instrumentId, reportNo, doneOn, isOut }: Certified,
): Promise<void> {
  const row = await instrumentLife.hold(work, instrumentId);
  if (!row || !may(work, row, 'certify') || (row.lastDate ?? '') > doneOn) return;
  const set = { lastDate: doneOn, nextDueDate: nextDueOf(doneOn, row.cycleMonths), lastReportNo: reportNo };
  const to = isOut ? 'OUT_OF_TOLERANCE' : stateToday(work, set);
  const served = await instrumentLife.advance(work, row, 'certify', {
    by: 'system',
    reason: reportNo,
    to,
    set,
  });
  if (isOut) await tellOutOfTolerance(work, served);
}
