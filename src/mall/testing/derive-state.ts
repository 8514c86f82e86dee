// How far a commission is, from how far its specimens, items, reports and objections are (domain-lab 2.1 derive, L1).
import type { WorkedState } from './service-process.ts';

export const ITEM_STATES = [
  'WAITING',
  'BLOCKED',
  'SCHEDULED',
  'RUNNING',
  'SUSPENDED',
  'DONE',
  'REPORTED',
  'CANCELLED',
] as const;
export type ItemState = (typeof ITEM_STATES)[number];

export const REPORT_STATES = [
  'DRAFT',
  'IN_REVIEW',
  'REVIEWED',
  'SIGNING',
  'ISSUED',
  'REPLACED',
  'VOID',
  'DISCARDED',
] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** What the rooms of the work say of a commission; each keeps its own part up to date. */
export interface Stand {
  /** How many of its items are in which state. */
  items?: Partial<Record<ItemState, number>>;
  reports?: Partial<Record<ReportState, number>>;
  /** Undecided ones. */
  objections?: number;
  /** Its customer has accepted what was issued last. */
  isAccepted?: boolean;
}

const some = (of: Readonly<Record<string, number | undefined>>, ...states: readonly string[]): boolean =>
  states.some((state) => (of[state] ?? 0) > 0);

/** The first that holds, in the order of domain-lab 2.1; to be asked once a specimen was received. */
export function deriveState({
  items = {},
  reports = {},
  objections = 0,
  isAccepted = false,
}: Stand): WorkedState | 'COMPLETED' {
  if (objections > 0) return 'OBJECTION';
  const live = ITEM_STATES.filter((state) => state !== 'CANCELLED' && some(items, state));
  const all = (...states: readonly ItemState[]) =>
    live.length > 0 && live.every((state) => states.includes(state));
  // nothing of it is left to do: what was accepted stays so
  if (live.length === 0 && isAccepted) return 'COMPLETED';
  const unfinished = live.filter((state) => state !== 'DONE' && state !== 'REPORTED');
  const isUnfinishedAll = (state: ItemState) =>
    unfinished.length > 0 && unfinished.every((one) => one === state);
  const isWriting = some(reports, 'DRAFT');
  const isReviewed = some(reports, 'IN_REVIEW', 'REVIEWED', 'SIGNING');
  if (all('REPORTED') && !isWriting && !isReviewed) return isAccepted ? 'COMPLETED' : 'REPORT_ISSUED';
  if (isUnfinishedAll('SUSPENDED')) return 'SUSPENDED';
  if (isUnfinishedAll('BLOCKED')) return 'SAMPLE_ABNORMAL';
  if (all('DONE', 'REPORTED')) return isReviewed && !isWriting ? 'REPORT_REVIEW' : 'REPORT_DRAFTING';
  if (some(items, 'RUNNING', 'DONE')) return 'IN_TEST';
  if (all('SCHEDULED')) return 'SCHEDULED';
  return 'SAMPLE_RECEIVED';
}
