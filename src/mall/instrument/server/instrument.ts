// The front door of the instrument room: what others may ask of a customer's ledger.
import { and, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Member } from '#mall/member/actor.ts';
import { instrument } from './instrument.tables.ts';
import { type InstrumentRow, ownInstruments } from './instrument-life.ts';

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
