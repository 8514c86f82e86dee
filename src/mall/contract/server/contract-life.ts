// The life of a contract on the server: what each step of domain 3.6.3 marks, until when it waits, and who hears of it.

import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { life, type Taken } from '#kit/document/life.ts';
import type { WantedTimer } from '#kit/jobs/timer.ts';
import type { StepBy } from '#kit/process/process.ts';
import { endOfDay } from '#kit/time/day-in-china.ts';
import { after, minutes } from '#kit/time/duration.ts';
import { releaseBudget } from '#mall/approval/server/approval.ts';
import {
  type ContractActor,
  type ContractSide,
  type ContractTurn,
  contractActions,
  contractProcess,
  type GuardedContract,
  turnOf,
} from '../contract-process.ts';
import { contractStatus } from '../contract-status.ts';
import { OBJECTION_TIME, RENEWAL_NOTICE } from '../contract-terms.ts';
import { dropIncrease } from './change/change-over.ts';
import { contractErrors } from './contract.errors.ts';
import { contract } from './contract.tables.ts';
import { tellOfStep } from './contract-notices.ts';

export type ContractRow = typeof contract.$inferSelect;
/** `detail.side`: of a person of either party; absent for approvals, the platform and the system. */
export type ContractMover = StepBy<ContractActor> & { detail?: { side: ContractSide } };

/** The document type of versions, log rows, timers and approvals. */
export const CONTRACT = 'contract';

const otherSide = (side: ContractSide): ContractSide => (side === 'purchaser' ? 'supplier' : 'purchaser');

/** What a side is to this contract. */
export const actorOf = (row: Pick<ContractRow, 'initiator'>, side: ContractSide) =>
  row.initiator === side ? 'initiator' : 'counterparty';

const ASKS = new Set(['cancel', 'complete', 'confirm']);

/** The contract as the guards look at it. */
export function guarded(
  row: Pick<ContractRow, 'state' | 'kind' | 'signedBy' | 'proposal' | 'initiator' | 'needsMediation'>,
): GuardedContract {
  const { proposal } = row;
  return {
    state: row.state,
    kind: row.kind,
    signedBy: row.signedBy && actorOf(row, row.signedBy),
    proposedBy: proposal && actorOf(row, proposal.by),
    isUnilateral: proposal?.what === 'unilateral',
    asks: proposal && ASKS.has(proposal.what) ? (proposal.what as GuardedContract['asks']) : null,
    needsMediation: row.needsMediation,
  };
}

function turnColumn(row: ContractRow): { turn: ContractTurn | null } {
  const turn = turnOf(guarded(row));
  if (turn === 'initiator') return { turn: row.initiator };
  return { turn: turn === 'counterparty' ? otherSide(row.initiator) : turn };
}

export const contractLife = life({
  docType: CONTRACT,
  table: contract,
  key: 'contractSn',
  process: contractProcess,
  status: contractStatus,
  allowed: (row: ContractRow, by) => contractActions(guarded(row), by),
  notNow: (row) => contractErrors.notNow(row),
  changedMeanwhile: (row) => contractErrors.changedMeanwhile(row),
  marks: (work, step) => marks(step, work.now),
  derived: turnColumn,
  timers: (work, { before, row }) => {
    const isSame = row.state === before?.state && row.deadline?.getTime() === before.deadline?.getTime();
    return before && !isSame ? timersIn(row, before, work.now) : undefined;
  },
  async tell(work, { action, before, row, mover }) {
    if (before?.state === 'CHANGE_PENDING' && row.state !== 'CHANGE_PENDING' && action !== 'signChange')
      await dropIncrease(work, before);
    // what a performed contract has not ordered it will not order
    if (row.state === 'COMPLETED') await releaseBudget(work, { docType: CONTRACT, docSn: row.contractSn });
    await tellOfStep(work, action, row, mover);
  },
  quiet: ['save'],
});

/** What belongs to a state itself: until when it waits, and how it ended. The time for signing runs on while one side has signed (C10). */
function marks(
  { action, before, to, mover }: Taken<ContractRow, typeof contractProcess>,
  now: Date,
): Partial<ContractRow> {
  if (!before || before.state === to) return {};
  const { due, end } = contractStatus[to];
  const ended = { finishedAt: now, closeReason: mover.reason ?? '', proposal: null, isOnHold: false };
  if (!due) return { deadline: null, ...(end ? ended : {}) };
  if (action === 'sign' || action === 'withdrawSignature') return {};
  return { deadline: after(now, action === 'terminateAlone' ? OBJECTION_TIME : due.time) };
}

const PAPERS_AFTER = minutes(1); // chosen: they are made at once; this is for a process that ended meanwhile

/** What time does follows from the state alone; the end of a framework and its renewal wait while it is in force. */
function timersIn(row: ContractRow, before: ContractRow, now: Date): WantedTimer[] {
  const { due } = contractStatus[row.state];
  const timers: WantedTimer[] = [];
  if (due && row.deadline) timers.push({ event: due.event, dueAt: row.deadline });
  if (row.forceNo > 0 && row.kind !== 'OFFLINE')
    timers.push({ event: 'papers', dueAt: after(now, PAPERS_AFTER) });
  if (row.state !== 'EFFECTIVE') return timers;
  // it may have been performed meanwhile
  if (before.effectiveAt) timers.push({ event: 'done', dueAt: now });
  if (row.kind === 'FRAMEWORK' && row.endsOn) {
    const end = endOfDay(row.endsOn);
    timers.push({ event: 'end', dueAt: end }, { event: 'renew', dueAt: after(end, -RENEWAL_NOTICE) });
  }
  return timers;
}

/** Notes, or forgets, what is asked without a step: a side's own approval before it confirms or signs. @param row held */
export async function noteProposal(
  work: Work,
  row: ContractRow,
  proposal: ContractRow['proposal'],
): Promise<ContractRow> {
  const [noted] = await work.tx
    .update(contract)
    .set({
      proposal,
      ...turnColumn({ ...row, proposal }),
      version: row.version + 1,
      updatedAt: work.now,
    })
    .where(and(eq(contract.contractId, row.contractId), eq(contract.version, row.version)))
    .returning();
  if (!noted) throw contractErrors.changedMeanwhile({ state: row.state });
  return noted;
}
