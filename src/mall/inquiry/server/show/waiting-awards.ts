// Awards that wait for their approval: they are made on a higher floor, and an inquiry says that it waits for them.
import type { Work } from '#kit/db/work.ts';
import type { WaitingAward } from '../../inquiry-detail.protocol.ts';

export interface WaitingAwards {
  awards: WaitingAward[];
  /** Nothing is left to award besides them: nobody waits for the purchaser. */
  leaveNothing: boolean;
}

/** By inquiry number, of those that have any. */
export type FindWaitingAwards = (
  work: Work,
  inqSns: readonly string[],
) => Promise<ReadonlyMap<string, WaitingAwards>>;
