// The other side's word on a text: changes asked for, confirmed or refused; and a contract called off before anybody has signed.

import type { Action, Actions } from '#kit/http/server/serve.ts';
import { askApproval, withdrawApproval } from '#mall/approval/server/approval.ts';
import type { contractProtocol } from '../../contract.protocol.ts';
import { contractErrors } from '../contract.errors.ts';
import { contractRemark } from '../contract.tables.ts';
import { CONTRACT, contractLife, noteProposal } from '../contract-life.ts';
import { requireText } from '../contract-versions.ts';
import { endContract, holdToEnd } from '../end/end-contract.ts';
import { holdContract, holdFor, moverOf, type Party, proposalOf } from '../hold-contract.ts';
import { bookContract, freeBudgetOf, reserveForContract } from './book-contract.ts';
import { approvalCaseOf, confirmText, done } from './submit-contract.ts';

type Acts = Actions<typeof contractProtocol, Party>;

/** C4: marked clauses with other words for them. @throws contractErrors.nothingAsked, unknownClause, notNow */
const askChanges: Acts['askChanges'] = async (work, party, input) => {
  const { row, mover } = await holdFor(work, party, 'askChanges', { ...input, reason: input.comment });
  if (!input.comment && input.remarks.length === 0) throw contractErrors.nothingAsked();
  const { content } = await requireText(work, row.contractSn, { versionNo: row.versionNo });
  const keys = new Set(content.clauses.map(({ key }) => key));
  if (input.remarks.some(({ clauseKey }) => !keys.has(clauseKey))) throw contractErrors.unknownClause();
  const remarks = [
    ...(input.comment ? [{ clauseKey: '', comment: input.comment, proposal: null }] : []),
    ...input.remarks,
  ];
  await work.tx.insert(contractRemark).values(
    remarks.map(({ clauseKey, comment, proposal }) => ({
      contractId: row.contractId,
      versionNo: row.versionNo,
      side: party.side,
      clauseKey,
      comment,
      proposal,
      createdAt: work.now,
    })),
  );
  if (row.proposal?.what === 'confirm') {
    await withdrawApproval(work, CONTRACT, row.contractSn);
    if (party.side === 'purchaser') await freeBudgetOf(work, row);
  }
  return done(await contractLife.advance(work, row, 'askChanges', { ...mover, set: { proposal: null } }));
};

/** C6: its own approval first where a rule wants it. @throws contractErrors.otherText, notNow, projectNotFound; approvalErrors.overBudget */
export const confirmContract: Acts['confirm'] = async (work, party, { contractSn, contentHash, ...wish }) => {
  const held = await holdContract(work, party, contractSn);
  const mover = moverOf(held, party);
  contractLife.require(work, held, 'confirm', mover.by);
  if (held.contentHash !== contentHash) throw contractErrors.otherText();
  const row = await bookContract(work, party, held, wish);
  await reserveForContract(work, row, party.side);
  const of = await approvalCaseOf(work, row, party.side, party.member);
  const { isNeeded } = of ? await askApproval(work, of) : { isNeeded: false };
  if (!isNeeded) return done(await confirmText(work, row, mover));
  return done(await noteProposal(work, row, proposalOf(work, party, { what: 'confirm', reason: '' })));
};

/** C12: the platform has seen the paper. @throws contractErrors.notOffline, otherText, notNow */
export const confirmOffline: Action<typeof contractProtocol.adminConfirm> = async (
  work,
  { memberId, memberName },
  { contractSn, contentHash },
) => {
  const row = await contractLife.hold(work, contractSn);
  if (!row) throw contractErrors.notFound();
  if (row.kind !== 'OFFLINE') throw contractErrors.notOffline();
  contractLife.require(work, row, 'confirm', 'platform');
  if (row.contentHash !== contentHash) throw contractErrors.otherText();
  return done(await confirmText(work, row, { by: 'platform', actorId: memberId, actorName: memberName }));
};

/** C7. @throws contractErrors.notNow */
const refuseContract: Acts['refuse'] = async (work, party, input) => {
  const row = await holdToEnd(work, party, input);
  return done(await endContract(work, row, 'refuse', moverOf(row, party, input.reason)));
};

/** C11: by the initiator; once the text is agreed both have to want it. @throws contractErrors.notNow */
const cancelContract: Acts['cancel'] = async (work, party, input) => {
  const row = await holdToEnd(work, party, input);
  const mover = moverOf(row, party, input.reason);
  contractLife.require(work, row, 'cancel', mover.by);
  const isAgreed = row.proposal?.what === 'cancel' && row.proposal.by !== party.side;
  if (row.state !== 'PENDING_SIGN' || isAgreed)
    return done(await endContract(work, row, 'cancel', mover, 'CANCELLED'));
  return done(
    await contractLife.advance(work, row, 'cancel', {
      ...mover,
      to: 'PENDING_SIGN',
      set: { proposal: proposalOf(work, party, { what: 'cancel', reason: input.reason }) },
    }),
  );
};

/** What both sides may call of it. */
export const answerCalls = {
  askChanges,
  confirm: confirmContract,
  refuse: refuseContract,
  cancel: cancelContract,
};
