// Ends a contract in force: by agreement, or alone on a legal ground; delivery waits while it is discussed (C15–C17).
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { releaseBudget } from '#mall/approval/server/approval.ts';
import { closeAgreedOrders, holdAgreedOrders } from '#mall/order/server/order.ts';
import type { ContractDone, contractProtocol } from '../contract.protocol.ts';
import type { ContractAction } from '../contract-process.ts';
import {
  advanceContract,
  CONTRACT,
  type ContractMover,
  type ContractRow,
  requireAllowed,
} from './advance-contract.ts';
import { CHANGE_OVER } from './change-contract.ts';
import { writeEvidence } from './evidence.ts';
import { holdSeen, moverOf, type Party, requireContract } from './hold-contract.ts';
import { proveFactor } from './require-signer.ts';
import { done } from './submit-contract.ts';

const ordersOf = ({ contractSn }: ContractRow) => ({ source: 'contract', sourceSn: contractSn }) as const;

/** C15: also while a change is discussed, which is dropped. @throws contractErrors.notNow */
export async function proposeTermination(
  work: Work,
  party: Party,
  input: InputOf<typeof contractProtocol.proposeTermination>,
): Promise<ContractDone> {
  const row = await holdSeen(work, party, input);
  return done(await propose(work, row, party, 'proposeTermination', { what: 'termination', ...input }));
}

/** C17: with the ground, the notice, and who gives it. @throws contractErrors.ruleOfFactor, notNow */
export async function terminateAlone(
  work: Work,
  party: Party,
  input: InputOf<typeof contractProtocol.terminateAlone>,
  caller: Caller,
): Promise<ContractDone> {
  await requireContract(work, party, input.contractSn);
  const proven = await proveFactor(work, party.member, input, caller);
  const row = await holdSeen(work, party, input);
  requireAllowed(row, 'terminateAlone', moverOf(row, party).by);
  await proven.spend(work);
  return done(await propose(work, row, party, 'terminateAlone', { what: 'unilateral', ...input }));
}

async function propose(
  work: Work,
  row: ContractRow,
  party: Party,
  action: 'proposeTermination' | 'terminateAlone',
  said: Pick<NonNullable<ContractRow['proposal']>, 'what' | 'reason' | 'settlement' | 'ground'>,
): Promise<ContractRow> {
  const { what, reason, settlement, ground } = said;
  const moved = await advanceContract(work, row, action, {
    ...moverOf(row, party, reason),
    set: {
      ...CHANGE_OVER,
      isOnHold: true,
      needsMediation: false,
      proposal: {
        what,
        by: party.side,
        reason,
        at: work.now.toISOString(),
        memberId: party.member.memberId,
        ...(settlement ? { settlement } : {}),
        ...(ground ? { ground } : {}),
      },
    },
  });
  await holdAgreedOrders(work, ordersOf(row), true);
  return moved;
}

/** C16. @throws contractErrors.ruleOfFactor, notNow */
export async function agreeTermination(
  work: Work,
  party: Party,
  input: InputOf<typeof contractProtocol.agreeTermination>,
  caller: Caller,
): Promise<ContractDone> {
  await requireContract(work, party, input.contractSn);
  const proven = await proveFactor(work, party.member, input, caller);
  const row = await holdSeen(work, party, input);
  const mover = moverOf(row, party);
  requireAllowed(row, 'agreeTermination', mover.by);
  await proven.spend(work);
  return done(
    await terminate(work, row, 'agreeTermination', { ...mover, reason: row.proposal?.reason }, party, caller),
  );
}

/** What is not delivered will not be; what was paid for it goes back; the budget is free again. */
export async function terminate(
  work: Work,
  row: ContractRow,
  action: Extract<ContractAction, 'agreeTermination' | 'terminationTimeout'>,
  mover: ContractMover,
  party?: Party,
  caller?: Caller,
): Promise<ContractRow> {
  await writeEvidence(work, row, {
    what: 'terminated',
    side: party?.side ?? null,
    versionNo: row.forceNo,
    contentHash: row.contentHash,
    signerId: party?.member.memberId ?? null,
    signerName: party?.member.memberName ?? '',
    method: row.proposal?.what ?? '',
    ip: caller?.ip ?? '',
    device: caller?.userAgent ?? '',
  });
  const ended = await advanceContract(work, row, action, { ...mover, to: 'TERMINATED' });
  await holdAgreedOrders(work, ordersOf(row), false);
  await closeAgreedOrders(work, ordersOf(row), mover.reason ?? '');
  await releaseBudget(work, { docType: CONTRACT, docSn: row.contractSn });
  return ended;
}

export const refuseTermination = goOn('refuseTermination');
export const withdrawTermination = goOn('withdrawTermination');

/** The contract goes on; an objection to a unilateral termination calls for mediation (C17). @throws contractErrors.notNow */
function goOn(action: 'refuseTermination' | 'withdrawTermination') {
  return async (work: Work, party: Party, input: InputOf<typeof contractProtocol.refuseTermination>) => {
    const row = await holdSeen(work, party, input);
    const mover = moverOf(row, party, input.reason);
    const isObjection = action === 'refuseTermination' && row.proposal?.what === 'unilateral';
    return done(await resume(work, row, action, mover, isObjection));
  };
}

/** Delivery goes on. */
export async function resume(
  work: Work,
  row: ContractRow,
  action: 'refuseTermination' | 'withdrawTermination' | 'terminationTimeout',
  mover: ContractMover,
  needsMediation: boolean,
): Promise<ContractRow> {
  const moved = await advanceContract(work, row, action, {
    ...mover,
    to: 'EFFECTIVE',
    set: { proposal: null, isOnHold: false, needsMediation },
  });
  await holdAgreedOrders(work, ordersOf(row), false);
  return moved;
}
