// An owner enters, changes and serves his instruments, and puts them out of use.
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { listSteps, logEntry } from '#kit/document/step-log.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { buysFor, type Member, stepBy } from '#mall/member/actor.ts';
import { nextDueOf } from '../due-cycle.ts';
import type { instrumentProtocol } from '../instrument.protocol.ts';
import { MOST_INSTRUMENTS } from '../instrument-fields.ts';
import { instrumentSteps } from '../instrument-status.ts';
import { instrumentErrors } from './instrument.errors.ts';
import { instrument } from './instrument.tables.ts';
import {
  holdSeen,
  type InstrumentRow,
  instrumentLife,
  instrumentView,
  onlyOnce,
  ownInstruments,
  stateToday,
} from './instrument-life.ts';

type Acts = Actions<typeof instrumentProtocol>;

/** What is written of one, apart from what follows. */
export type Written = Pick<
  InstrumentRow,
  | ('ownNo' | 'name' | 'model' | 'serialNo' | 'maker' | 'accuracy' | 'range' | 'place' | 'keeper')
  | ('service' | 'regulation' | 'cycleMonths')
> & { lastDate: string };

/** With the days that follow. @throws instrumentErrors.dayAhead */
function withDays(work: Work, { lastDate, ...facts }: Written) {
  if (lastDate > dayInChina(work.now)) throw instrumentErrors.dayAhead({ name: 'lastDate' });
  return {
    ...facts,
    lastDate: lastDate || null,
    nextDueDate: nextDueOf(lastDate, facts.cycleMonths) || null,
  };
}

/** One owner's come one after the other, so that there are never more than there may be. @throws instrumentErrors.tooMany */
export async function makeRoom(work: Work, member: Member, count: number): Promise<void> {
  const owner = `instruments of ${buysFor(member) ?? `member ${member.memberId}`}`;
  await work.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [owner]);
  const { there } = only(
    await work.tx
      .select({ there: sql<number>`count(*)::int` })
      .from(instrument)
      .where(and(ownInstruments(member), ne(instrument.state, 'SCRAPPED'))),
  );
  if (there + count > MOST_INSTRUMENTS) throw instrumentErrors.tooMany({ most: MOST_INSTRUMENTS });
}

/** @throws instrumentErrors.dayAhead, thereAlready */
export const enterOne = (work: Work, member: Member, written: Written): Promise<InstrumentRow> => {
  const values = withDays(work, written);
  return instrumentLife.begin(
    work,
    'enter',
    { memberId: member.memberId, enterpriseId: buysFor(member), ...values, state: stateToday(work, values) },
    stepBy('owner', member),
  );
};

/** States that no due day changes. */
const RESTS: ReadonlySet<string> = new Set(['STOPPED', 'IN_SERVICE', 'OUT_OF_TOLERANCE']);

/** Of one that is held. @throws instrumentErrors.dayAhead, thereAlready, notNow */
export function changeOne(
  work: Work,
  member: Member,
  row: InstrumentRow,
  written: Written,
): Promise<InstrumentRow> {
  const set = withDays(work, written);
  const to = RESTS.has(row.state) ? row.state : stateToday(work, set);
  const before = Object.fromEntries(Object.keys(set).map((name) => [name, row[name as keyof typeof set]]));
  const detail = { before };
  return onlyOnce(
    instrumentLife.advance(work, row, 'change', { ...stepBy('owner', member), to, set, detail }),
  );
}

/** @throws instrumentErrors.dayAhead, thereAlready, tooMany */
export const enterInstrument: Acts['enter'] = async (work, member, { requestId: _requestId, ...written }) => {
  await makeRoom(work, member, 1);
  return instrumentView(work, member, await enterOne(work, member, written));
};

/** @throws instrumentErrors.notFound, changedMeanwhile, notNow, dayAhead, thereAlready */
export const changeInstrument: Acts['change'] = async (
  work,
  member,
  { instrumentId, version, ...written },
) => {
  const row = await holdSeen(work, member, { instrumentId, version });
  return instrumentView(work, member, await changeOne(work, member, row, written));
};

/** The next due day follows from it. @throws instrumentErrors.notFound, changedMeanwhile, notNow, dayAhead */
export const recordService: Acts['record'] = async (work, member, { lastDate, reportNo, ...which }) => {
  const row = await holdSeen(work, member, which);
  const set = { ...withDays(work, { ...row, lastDate }), lastReportNo: reportNo };
  const days = { lastDate: set.lastDate, nextDueDate: set.nextDueDate, lastReportNo: set.lastReportNo };
  const reason = [lastDate, reportNo].filter(Boolean).join(' · ');
  const mover = { ...stepBy('owner', member, reason), to: stateToday(work, set), set: days };
  return instrumentView(work, member, await instrumentLife.advance(work, row, 'record', mover));
};

/** @throws instrumentErrors.notFound */
export const showInstrument: Acts['detail'] = async (work, member, { instrumentId }) => {
  const [row] = await work.tx
    .select()
    .from(instrument)
    .where(and(eq(instrument.instrumentId, instrumentId), ownInstruments(member)));
  if (!row) throw instrumentErrors.notFound();
  const steps = await listSteps(work, [{ docType: instrumentLife.docType, docSns: [String(instrumentId)] }]);
  return {
    ...instrumentView(work, member, row),
    log: steps.reverse().map((step) => logEntry(work, step, instrumentSteps)),
  };
};

/** What is in no ledger of his is left out. @throws instrumentErrors.notFound where nothing is left */
export const showSeveral: Acts['several'] = async (work, member, { instrumentIds }) => {
  const rows = await work.tx
    .select()
    .from(instrument)
    .where(and(inArray(instrument.instrumentId, instrumentIds), ownInstruments(member)))
    .orderBy(instrument.instrumentId);
  if (rows.length === 0) throw instrumentErrors.notFound();
  return { instruments: rows.map((row) => instrumentView(work, member, row)) };
};

const moves =
  (action: 'stop' | 'restart' | 'scrap'): Acts['stop'] =>
  async (work, member, which) => {
    const row = await holdSeen(work, member, which);
    const to = action === 'restart' ? { to: stateToday(work, row) } : {};
    const mover = { ...stepBy('owner', member), ...to };
    return instrumentView(work, member, await instrumentLife.advance(work, row, action, mover));
  };

/** Each @throws instrumentErrors.notFound, changedMeanwhile, notNow */
export const instrumentMoves = { stop: moves('stop'), restart: moves('restart'), scrap: moves('scrap') };
