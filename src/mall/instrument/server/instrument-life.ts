// The life of an instrument on the server, whose it is, and how it is shown.
import type { SQL } from 'drizzle-orm';
import { codeOf } from '#kit/db/failure.ts';
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import { dayInChina, daysBetween } from '#kit/time/day-in-china.ts';
import { type Member, mayDo } from '#mall/member/actor.ts';
import { ownedBy } from '#mall/member/server/member.ts';
import { stateByDate } from '../due-cycle.ts';
import type { InstrumentButton, InstrumentReply } from '../instrument.protocol.ts';
import { IN_USE, instrumentProcess } from '../instrument-process.ts';
import { instrumentStatus } from '../instrument-status.ts';
import { instrumentErrors } from './instrument.errors.ts';
import { instrument } from './instrument.tables.ts';

export type InstrumentRow = typeof instrument.$inferSelect;

export const instrumentLife = life({
  docType: 'instrument',
  table: instrument,
  key: 'instrumentId',
  process: instrumentProcess,
  status: instrumentStatus,
  notNow: ({ state }) => instrumentErrors.notNow({ state }),
  changedMeanwhile: () => instrumentErrors.changedMeanwhile(),
  derived: ({ state, formerState }) => ({ formerState: state === 'IN_SERVICE' ? formerState : null }),
  alreadyThere: () => instrumentErrors.thereAlready({ name: 'serialNo' }),
});

/** His enterprise's, or his own where he buys for none. */
export const ownInstruments = (member: Member): SQL => ownedBy(instrument, member);

/** Locked until this work ends. @throws instrumentErrors.notFound, also for somebody else's */
export async function holdInstrument(
  work: Work,
  member: Member,
  instrumentId: number,
): Promise<InstrumentRow> {
  const row = await instrumentLife.hold(work, instrumentId, ownInstruments(member));
  if (!row) throw instrumentErrors.notFound();
  return row;
}

/** The same, as it was when its page was drawn. @throws also instrumentErrors.changedMeanwhile */
export async function holdSeen(
  work: Work,
  member: Member,
  { instrumentId, version }: { instrumentId: number; version: number },
): Promise<InstrumentRow> {
  const row = await holdInstrument(work, member, instrumentId);
  if (row.version !== version) throw instrumentErrors.changedMeanwhile();
  return row;
}

/** Of one that is in use, by its next due day. */
export const stateToday = ({ now }: Work, { nextDueDate }: Pick<InstrumentRow, 'nextDueDate'>) =>
  stateByDate(nextDueDate ?? '', dayInChina(now));

/** A second one of the same maker, model and number is refused at its number. */
export async function onlyOnce<T>(writing: Promise<T>): Promise<T> {
  return writing.catch((error: unknown) => {
    throw codeOf(error) === '23505' ? instrumentErrors.thereAlready({ name: 'serialNo' }) : error;
  });
}

const BUTTONS: ReadonlySet<string> = new Set<InstrumentButton>([
  'change',
  'record',
  'stop',
  'restart',
  'scrap',
]);

export function instrumentView({ now }: Work, member: Member, row: InstrumentRow): InstrumentReply {
  const {
    memberId: _memberId,
    enterpriseId: _enterpriseId,
    createdAt: _createdAt,
    formerState: _formerState,
    updatedAt,
    ...shown
  } = row;
  const isUsed = IN_USE.some((state) => state === row.state) || row.state === 'IN_SERVICE';
  return {
    ...shown,
    daysLeft: isUsed && row.nextDueDate !== null ? daysBetween(dayInChina(now), row.nextDueDate) : null,
    updatedAt: updatedAt.toISOString(),
    allowedActions: mayDo(member, 'instrument.write')
      ? instrumentLife
          .allowed(row, 'owner', now)
          .filter((action): action is InstrumentButton => BUTTONS.has(action))
      : [],
  };
}
