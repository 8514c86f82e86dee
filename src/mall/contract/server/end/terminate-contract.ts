// Ends a contract in force: by agreement, or alone on a legal ground; delivery waits while it is discussed (C15–C17).
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Action, Caller, Handlers } from '#kit/http/server/serve.ts';
import { releaseBudget } from '#mall/approval/server/approval.ts';
import { closeAgreedOrders, holdAgreedOrders } from '#mall/order/server/order.ts';
import type { contractProtocol } from '../../contract.protocol.ts';
import type { ContractAction } from '../../contract-process.ts';
import { CHANGE_OVER } from '../change/change-over.ts';
import { contractErrors } from '../contract.errors.ts';
import type { EvidenceKind } from '../contract.tables.ts';
import { CONTRACT, type ContractMover, type ContractRow, contractLife } from '../contract-life.ts';
import { done } from '../draft/submit-contract.ts';
import { holdSeen, moverOf, type Party, proposalOf, requireContract } from '../hold-contract.ts';
import { writeEvidence } from '../sign/evidence.ts';
import { proveFactor } from '../sign/require-signer.ts';

type Acts = Handlers<typeof contractProtocol, Party>;

const ordersOf = ({ contractSn }: ContractRow) => ({ source: 'contract', sourceSn: contractSn }) as const;

/** C15: also while a change is discussed, which is dropped. @throws contractErrors.ruleOfFactor, notNow */
const proposeTermination: Acts['proposeTermination'] = async (work, party, input, caller) => {
  const row = await holdProven(work, party, input, caller, 'proposeTermination');
  const { reason, settlement } = input;
  const said = { what: 'termination', reason, settlement } as const;
  return done(await propose(work, row, party, 'proposeTermination', said));
};

/** C17: with the ground, the notice, and who gives it. @throws contractErrors.ruleOfFactor, notNow */
const terminateAlone: Acts['terminateAlone'] = async (work, party, input, caller) => {
  const row = await holdProven(work, party, input, caller, 'terminateAlone');
  const { reason, settlement, ground } = input;
  const said = { what: 'unilateral', reason, ground, ...(settlement ? { settlement } : {}) } as const;
  return done(await propose(work, row, party, 'terminateAlone', said));
};

const SAYS = {
  proposeTermination: 'proposed',
  terminateAlone: 'noticed',
  agreeTermination: undefined,
} as const satisfies Partial<Record<ContractAction, EvidenceKind | undefined>>;

/** The contract as it was seen, held for somebody who may end it and has proved himself; what he begins is in the chain of evidence. */
async function holdProven(
  work: Work,
  party: Party,
  input: InputOf<typeof contractProtocol.agreeTermination>,
  caller: Caller,
  action: keyof typeof SAYS,
): Promise<ContractRow> {
  await requireContract(work, party, input.contractSn);
  const proven = await proveFactor(work, party.member, input, caller);
  const row = await holdSeen(work, party, input);
  contractLife.require(work, row, action, moverOf(row, party).by);
  await proven.spend(work);
  const what = SAYS[action];
  if (what)
    await writeEvidence(work, row, {
      what,
      versionNo: row.forceNo,
      contentHash: row.contentHash,
      method: proven.method,
      ...signerOf(party, caller),
    });
  return row;
}

const signerOf = ({ side, member }: Party, caller: Caller) => ({
  side,
  signerId: member.memberId,
  signerName: member.memberName,
  ip: caller.ip,
  device: caller.userAgent,
});

async function propose(
  work: Work,
  row: ContractRow,
  party: Party,
  action: 'proposeTermination' | 'terminateAlone',
  said: Parameters<typeof proposalOf>[2],
): Promise<ContractRow> {
  const moved = await contractLife.advance(work, row, action, {
    ...moverOf(row, party, said.reason),
    set: {
      ...CHANGE_OVER,
      isOnHold: true,
      needsMediation: false,
      proposal: proposalOf(work, party, said),
    },
  });
  await holdAgreedOrders(work, ordersOf(row), true);
  return moved;
}

/** C16. @throws contractErrors.ruleOfFactor, notNow */
const agreeTermination: Acts['agreeTermination'] = async (work, party, input, caller) => {
  const row = await holdProven(work, party, input, caller, 'agreeTermination');
  const mover = { ...moverOf(row, party), reason: row.proposal?.reason };
  return done(await terminate(work, row, 'agreeTermination', mover, signerOf(party, caller)));
};

/** What is not delivered will not be; what was paid for it goes back; the budget is free again. */
export async function terminate(
  work: Work,
  row: ContractRow,
  action: Extract<ContractAction, 'agreeTermination' | 'terminationTimeout'>,
  mover: ContractMover,
  signer: Partial<ReturnType<typeof signerOf>> = {},
): Promise<ContractRow> {
  await writeEvidence(work, row, {
    what: 'terminated',
    versionNo: row.forceNo,
    contentHash: row.contentHash,
    method: row.proposal?.what ?? '',
    ...signer,
  });
  const ended = await contractLife.advance(work, row, action, { ...mover, to: 'TERMINATED' });
  await holdAgreedOrders(work, ordersOf(row), false);
  await closeAgreedOrders(work, ordersOf(row), mover.reason ?? '');
  await releaseBudget(work, { docType: CONTRACT, docSn: row.contractSn });
  return ended;
}

const refuseTermination = goOn('refuseTermination');
const withdrawTermination = goOn('withdrawTermination');

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
  const moved = await contractLife.advance(work, row, action, {
    ...mover,
    to: 'EFFECTIVE',
    set: { proposal: null, isOnHold: false, needsMediation },
  });
  await holdAgreedOrders(work, ordersOf(row), false);
  return moved;
}

/** The platform has mediated: the contract goes on, and both sides read its note. @throws contractErrors.notFound, changedMeanwhile, notNow */
export const endMediation: Action<typeof contractProtocol.adminMediate> = async (
  work,
  { memberId, memberName },
  { contractSn, version, reason },
) => {
  const row = await contractLife.hold(work, contractSn);
  if (!row) throw contractErrors.notFound();
  if (row.version !== version) throw contractErrors.changedMeanwhile({ state: row.state });
  return done(
    await contractLife.advance(work, row, 'mediate', {
      by: 'platform',
      actorId: memberId,
      actorName: memberName,
      reason,
      to: row.state,
      set: { needsMediation: false },
    }),
  );
};

/** What both sides may call of it. */
export const terminationCalls = {
  proposeTermination,
  agreeTermination,
  refuseTermination,
  withdrawTermination,
  terminateAlone,
};
