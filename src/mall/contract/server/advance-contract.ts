// The only writer of a contract's state: every step of domain 3.6.3 with its guard, log row, timers and messages.

import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { writeStep } from '#kit/document/step-log.ts';
import { setTimer, stopTimer } from '#kit/jobs/timer.ts';
import { leadsTo, type StepBy } from '#kit/process/process.ts';
import { endOfDay } from '#kit/time/day-in-china.ts';
import { after } from '#kit/time/duration.ts';
import { releaseBudget } from '#mall/approval/server/approval.ts';
import {
  type ContractAction,
  type ContractActor,
  type ContractSide,
  type ContractTurn,
  contractActions,
  contractProcess,
  type GuardedContract,
  turnOf,
} from '../contract-process.ts';
import type { ContractState } from '../contract-status.ts';
import {
  CHANGE_TIME,
  CONFIRM_TIME,
  OBJECTION_TIME,
  RENEWAL_NOTICE,
  SIGN_TIME,
  TERMINATION_TIME,
} from '../contract-terms.ts';
import { dropIncrease } from './change-over.ts';
import { contractErrors } from './contract.errors.ts';
import { contract } from './contract.tables.ts';
import { tellOfStep } from './contract-notices.ts';

export type ContractRow = typeof contract.$inferSelect;
/** `side`: of a person of either party; absent for approvals, the platform and the system. */
export type ContractMover = StepBy<ContractActor> & { side?: ContractSide };

/** The document type of versions, log rows, timers and approvals. */
export const CONTRACT = 'contract';

export type ContractColumns = Partial<
  Omit<ContractRow, 'contractId' | 'contractSn' | 'state' | 'version' | 'memberId' | 'storeId' | 'turn'>
>;

export const otherSide = (side: ContractSide): ContractSide =>
  side === 'purchaser' ? 'supplier' : 'purchaser';

/** What a side is to this contract. */
export const actorOf = (row: Pick<ContractRow, 'initiator'>, side: ContractSide) =>
  row.initiator === side ? 'initiator' : 'counterparty';

/** Which side an actor stands on. */
export const sideOf = (
  row: Pick<ContractRow, 'initiator'>,
  actor: 'initiator' | 'counterparty',
): ContractSide => (actor === 'initiator' ? row.initiator : otherSide(row.initiator));

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

function turnColumn(row: ContractRow): ContractTurn | null {
  const turn = turnOf(guarded(row));
  return turn === 'initiator' || turn === 'counterparty' ? sideOf(row, turn) : turn;
}

/** A contract that begins its life as a draft, with its first log row. */
export async function beginContract(
  work: Work,
  values: Omit<typeof contract.$inferInsert, 'state' | 'turn' | 'createdAt' | 'updatedAt'>,
  mover: ContractMover,
): Promise<ContractRow> {
  const [row] = await work.tx
    .insert(contract)
    .values({
      ...values,
      state: 'DRAFT',
      turn: values.initiator,
      createdAt: work.now,
      updatedAt: work.now,
    })
    .returning();
  const { side: _side, ...by } = mover;
  await writeStep(work, {
    docType: CONTRACT,
    docSn: row!.contractSn,
    from: null,
    event: 'draft',
    to: 'DRAFT',
    ...by,
  });
  await tellOfStep(work, 'draft', row!, mover);
  return row!;
}

/** @throws contractErrors.notNow when process or guard forbid the step to `by` */
export function requireAllowed(row: ContractRow, action: ContractAction, by: ContractActor): void {
  if (!contractActions(guarded(row), by).includes(action)) throw contractErrors.notNow(row);
}

/**
 * Takes one step.
 * @param row as read in this work
 * @param step.to where the process leaves the choice
 * @param step.set what else changes; a proposal and the side that signed stay unless they are named
 * @throws contractErrors.notNow when process or guard forbid it, changedMeanwhile when somebody else was faster
 */
export async function advanceContract(
  work: Work,
  row: ContractRow,
  action: ContractAction,
  step: ContractMover & { to?: ContractState; set?: ContractColumns },
): Promise<ContractRow> {
  requireAllowed(row, action, step.by);
  const targets = leadsTo(contractProcess, action, row.state) as ContractState[];
  const to = step.to ?? targets[0];
  if (to === undefined || !targets.includes(to)) throw contractErrors.notNow(row);
  const set = {
    ...(to === row.state ? {} : marks(to, work.now, step.reason)),
    ...deadlineOf(action, row.state, to, row, step.set, work.now),
    ...step.set,
  };
  const next = { ...row, ...set, state: to };
  const [moved] = await work.tx
    .update(contract)
    .set({ ...set, state: to, turn: turnColumn(next), version: row.version + 1, updatedAt: work.now })
    .where(
      and(
        eq(contract.contractId, row.contractId),
        eq(contract.state, row.state),
        eq(contract.version, row.version),
      ),
    )
    .returning();
  if (!moved) throw contractErrors.changedMeanwhile({ state: await stateOf(work, row) });
  if (action === 'save') return moved;
  const { to: _to, set: _set, side, ...by } = step;
  await writeStep(work, {
    docType: CONTRACT,
    docSn: row.contractSn,
    from: row.state,
    event: action,
    to,
    ...by,
    detail: { ...by.detail, ...(side ? { side } : {}) },
  });
  await moveTimers(work, row, moved);
  if (row.state === 'CHANGE_PENDING' && to !== 'CHANGE_PENDING' && action !== 'signChange')
    await dropIncrease(work, row);
  // what a performed contract has not ordered it will not order
  if (to === 'COMPLETED') await releaseBudget(work, { docType: CONTRACT, docSn: row.contractSn });
  await tellOfStep(work, action, moved, step);
  return moved;
}

/** Notes, or forgets, what is asked without a step: the counterparty's own approval before it confirms. */
export async function noteProposal(
  work: Work,
  row: ContractRow,
  proposal: ContractRow['proposal'],
): Promise<ContractRow> {
  const [noted] = await work.tx
    .update(contract)
    .set({
      proposal,
      turn: turnColumn({ ...row, proposal }),
      version: row.version + 1,
      updatedAt: work.now,
    })
    .where(and(eq(contract.contractId, row.contractId), eq(contract.version, row.version)))
    .returning();
  if (!noted) throw contractErrors.changedMeanwhile({ state: await stateOf(work, row) });
  return noted;
}

async function stateOf(work: Work, { contractId, state }: ContractRow): Promise<ContractState> {
  const [row] = await work.tx
    .select({ state: contract.state })
    .from(contract)
    .where(eq(contract.contractId, contractId));
  return row?.state ?? state;
}

const OVER: ReadonlySet<ContractState> = new Set([
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
  'COMPLETED',
  'TERMINATED',
]);

/** Moments and reasons that belong to a state itself. */
function marks(to: ContractState, now: Date, reason: string | undefined): ContractColumns {
  if (!OVER.has(to)) return {};
  return { finishedAt: now, closeReason: reason ?? '', proposal: null, isOnHold: false };
}

const STAYS_DUE: ReadonlySet<ContractAction> = new Set(['sign', 'withdrawSignature']);

/** Until when the other side may answer; the sign deadline runs on while one side has signed (C10). */
function deadlineOf(
  action: ContractAction,
  from: ContractState,
  to: ContractState,
  row: ContractRow,
  set: ContractColumns | undefined,
  now: Date,
): Pick<ContractRow, 'deadline'> {
  if (from === to) return { deadline: row.deadline };
  switch (to) {
    case 'PENDING_CONFIRM':
    case 'RETURNED':
      return { deadline: after(now, CONFIRM_TIME) };
    case 'PENDING_SIGN':
    case 'PARTLY_SIGNED':
      return { deadline: STAYS_DUE.has(action) ? row.deadline : after(now, SIGN_TIME) };
    case 'CHANGE_PENDING':
      return { deadline: after(now, CHANGE_TIME) };
    case 'TERMINATING': {
      const isAlone = (set?.proposal ?? row.proposal)?.what === 'unilateral';
      return { deadline: after(now, isAlone ? OBJECTION_TIME : TERMINATION_TIME) };
    }
    default:
      return { deadline: null };
  }
}

const TIMER: Partial<Record<ContractState, ContractAction>> = {
  PENDING_CONFIRM: 'expire',
  RETURNED: 'expire',
  PENDING_SIGN: 'expire',
  PARTLY_SIGNED: 'expire',
  CHANGE_PENDING: 'withdrawChange',
  TERMINATING: 'terminationTimeout',
};

/** What time does is decided by the state alone; the end of a framework and its renewal wait while it is in force. */
async function moveTimers(work: Work, before: ContractRow, row: ContractRow): Promise<void> {
  if (before.state === row.state && before.deadline?.getTime() === row.deadline?.getTime()) return;
  for (const event of ['expire', 'withdrawChange', 'terminationTimeout', 'end', 'renew'])
    await stopTimer(work, CONTRACT, row.contractSn, event);
  // it may have been performed meanwhile
  if (row.state === 'EFFECTIVE' && row.effectiveAt && before.effectiveAt)
    await setTimer(work, CONTRACT, row.contractSn, 'done', work.now);
  const event = TIMER[row.state];
  if (event && row.deadline) await setTimer(work, CONTRACT, row.contractSn, event, row.deadline);
  if (row.state === 'EFFECTIVE' && row.kind === 'FRAMEWORK' && row.endsOn) {
    const end = endOfDay(row.endsOn);
    await setTimer(work, CONTRACT, row.contractSn, 'end', end);
    await setTimer(work, CONTRACT, row.contractSn, 'renew', after(end, -RENEWAL_NOTICE));
  }
}
