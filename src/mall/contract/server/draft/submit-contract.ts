// The initiator writes his text and hands it in: saved as typed, approved by his own people where a rule wants it, then read by the other side.

import type { Work } from '#kit/db/work.ts';
import { listener } from '#kit/events/event.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { approvalDecided } from '#mall/approval/server/approval.events.ts';
import { type ApprovalCase, askApproval, previewApprovalPath } from '#mall/approval/server/approval.ts';
import { findProducts } from '#mall/goods/server/goods.ts';
import type { contractProtocol } from '../../contract.protocol.ts';
import type { ContractContent } from '../../contract-content.ts';
import type { ContractDone } from '../../contract-door.ts';
import type { ContractSide } from '../../contract-process.ts';
import { CHANGE_OVER } from '../change/change-over.ts';
import {
  CONTRACT,
  type ContractMover,
  type ContractRow,
  contractLife,
  noteProposal,
} from '../contract-life.ts';
import { appendText, requireText } from '../contract-versions.ts';
import { holdFor, type Party, requireContract } from '../hold-contract.ts';
import { bringIntoForce } from '../sign/enforce-contract.ts';
import { writeEvidence } from '../sign/evidence.ts';
import { bookContract, freeBudgetOf, reserveForContract, withBooking } from './book-contract.ts';
import { withParties } from './contract-parties.ts';
import { centsOf } from './draft-content.ts';
import { columnsOf } from './draft-contract.ts';
import { faultsOf, requireComplete } from './draft-faults.ts';
import { requireOwnGoods } from './require-own-goods.ts';
import { annexesOf, typedContent } from './typed-content.ts';

type Acts = Actions<typeof contractProtocol, Party>;

export const done = ({ contractSn, state, version }: ContractRow): ContractDone => ({
  contractSn,
  state,
  version,
});

/** Keeps what is typed, complete or not. @throws contractErrors.notNow, lockedLine, lockedField, otherStore, projectNotFound */
export const saveContract: Acts['save'] = async (work, party, input) => {
  const { row: held, mover } = await holdFor(work, party, 'save', input);
  const row = await bookContract(work, party, held, input);
  const content: ContractContent = {
    ...typedContent(row.draft, input.draft),
    annexes: await annexesOf(work, party.member.memberId, row.draft.annexes, input.draft.annexFileIds),
  };
  await requireOwnGoods(work, row.storeId, content.lines);
  const { contractSn: _sn, kind: _kind, ...columns } = columnsOf(content);
  const saved = await contractLife.advance(work, row, 'save', { ...mover, to: row.state, set: columns });
  return {
    contractSn: saved.contractSn,
    version: saved.version,
    content,
    faults: faultsOf(content).map(({ path, text }) => ({ path, text: text[work.language] })),
  };
};

/** What rules of approval look at; undefined where the side has none who could make rules. */
export async function approvalCaseOf(
  work: Work,
  row: ContractRow,
  side: ContractSide,
  author: { memberId: number; memberName: string },
): Promise<ApprovalCase | undefined> {
  const scope =
    side === 'supplier'
      ? { storeId: row.storeId }
      : row.enterpriseId === null
        ? undefined
        : { enterpriseId: row.enterpriseId };
  if (!scope) return undefined;
  const products = await findProducts(
    work,
    row.draft.lines.flatMap(({ productId }) => productId ?? []),
  );
  const page = side === 'supplier' ? '/seller/contract/detail' : '/inquiry/purchaser/contract_info';
  return {
    docType: CONTRACT,
    docSn: row.contractSn,
    scope,
    authorId: author.memberId,
    authorName: author.memberName,
    title: row.title,
    url: `${page}?contractSn=${row.contractSn}`,
    amount: row.amount,
    skuNum: new Set(row.draft.lines.map(({ partNo, name }) => partNo || name)).size,
    projectId: row.projectId,
    costCentre: row.costCentre,
    storeIds: [row.storeId],
    partIds: [...products.values()].map(({ partId }) => partId),
    aboveLastPerMille: 0,
    belowListPerMille: 0,
    hasGradeCOrD: false,
  };
}

/** Who of the reader's own side would decide before he submits or confirms it. @throws contractErrors.notFound */
const previewContractApproval: Acts['previewApproval'] = async (work, party, { contractSn, ...wish }) => {
  const row = await withBooking(work, party, await requireContract(work, party, contractSn), wish);
  const of = await approvalCaseOf(work, row, party.side, party.member);
  return {
    approval: of
      ? await previewApprovalPath(work, of)
      : { state: null, stateName: '', tone: 'neutral', steps: [] },
  };
};

/** C2, C3b. @throws contractErrors.incomplete, notNow; approvalErrors.overBudget */
export const submitContract = handIn('submit');
const resubmitContract = handIn('resubmit');

function handIn(action: 'submit' | 'resubmit') {
  return async (work: Work, party: Party, input: InputOf<typeof contractProtocol.submit>) => {
    const { row, mover } = await holdFor(work, party, action, input);
    requireComplete(row.draft);
    await reserveForContract(work, row, party.side);
    const of = await approvalCaseOf(work, row, party.side, party.member);
    const { isNeeded } = of ? await askApproval(work, of) : { isNeeded: false };
    if (isNeeded)
      return done(await contractLife.advance(work, row, action, { ...mover, to: 'PENDING_REVIEW' }));
    return done(await handOver(work, row, action, mover));
  };
}

/** The other side may read it from here on. */
async function handOver(
  work: Work,
  row: ContractRow,
  action: 'submit' | 'resubmit' | 'approve' | 'revise',
  mover: ContractMover,
): Promise<ContractRow> {
  const content = await withParties(work, row.draft, row);
  const text = await appendText(work, row, content, { ...mover, side: row.initiator });
  return contractLife.advance(work, row, action, {
    ...mover,
    to: 'PENDING_CONFIRM',
    set: {
      draft: content,
      versionNo: text.versionNo,
      contentHash: text.contentHash,
      amount: centsOf(content.amount),
    },
  });
}

/** C5: the changed text; the other side sees what differs. @throws contractErrors.incomplete, notNow; approvalErrors.overBudget */
const reviseContract: Acts['revise'] = async (work, party, input) => {
  const { row, mover } = await holdFor(work, party, 'revise', input);
  requireComplete(row.draft);
  await reserveForContract(work, row, party.side);
  const sent = await requireText(work, row.contractSn, { versionNo: row.versionNo });
  const isDearer = centsOf(row.draft.amount) > centsOf(sent.content.amount);
  const of = isDearer ? await approvalCaseOf(work, row, party.side, party.member) : undefined;
  const { isNeeded } = of ? await askApproval(work, of) : { isNeeded: false };
  if (isNeeded)
    return done(await contractLife.advance(work, row, 'revise', { ...mover, to: 'PENDING_REVIEW' }));
  return done(await handOver(work, row, 'revise', mover));
};

/** C3; the counterparty's own approval before it confirms (C6); the purchaser's of a change that costs more (C14). */
export const contractApprovals = listener(approvalDecided, async (work, decision) => {
  if (decision.docType !== CONTRACT) return;
  const row = await contractLife.hold(work, decision.docSn);
  if (!row) return;
  const person = {
    actorName: decision.actorName,
    ...(decision.actorId === null ? {} : { actorId: decision.actorId }),
    ...(decision.reason ? { reason: decision.reason } : {}),
  };
  const isApproved = decision.result === 'APPROVED';
  if (row.state === 'PENDING_REVIEW') {
    const mover: ContractMover = { by: decision.actorId === null ? 'system' : 'approver', ...person };
    if (isApproved) {
      await handOver(work, row, 'approve', mover);
      return;
    }
    await contractLife.advance(work, row, 'sendBack', mover);
    if (row.initiator === 'purchaser') await freeBudgetOf(work, row);
    return;
  }
  if (row.state === 'CHANGE_PENDING' && row.proposal?.inside === 'asked') {
    // why is the purchaser's business: the author reads it in the approval
    if (isApproved) await noteProposal(work, row, { ...row.proposal, inside: 'approved' });
    else await contractLife.advance(work, row, 'withdrawChange', { by: 'system', set: CHANGE_OVER });
    return;
  }
  if (row.state !== 'PENDING_CONFIRM' || row.proposal?.what !== 'confirm') return;
  if (isApproved)
    await confirmText(work, row, { by: 'system', ...person, detail: { side: row.proposal.by } });
  else {
    await noteProposal(work, row, null);
    if (row.proposal.by === 'purchaser') await freeBudgetOf(work, row);
  }
});

/** C6, C12: the text is agreed; a paper contract is in force at once. @param row held */
export async function confirmText(work: Work, row: ContractRow, mover: ContractMover): Promise<ContractRow> {
  const text = await requireText(work, row.contractSn, { versionNo: row.versionNo });
  await writeEvidence(work, row, {
    what: 'confirmed',
    side: mover.detail?.side ?? null,
    versionNo: text.versionNo,
    contentHash: text.contentHash,
    signerId: mover.actorId ?? null,
    signerName: mover.actorName ?? '',
    method: mover.by === 'platform' ? 'platform' : 'confirmed',
  });
  const set = { proposal: null };
  if (row.kind !== 'OFFLINE')
    return contractLife.advance(work, row, 'confirm', { ...mover, to: 'PENDING_SIGN', set });
  const confirmed = await contractLife.advance(work, row, 'confirm', {
    ...mover,
    to: 'EFFECTIVE',
    set: { ...set, forceNo: text.versionNo, effectiveAt: work.now },
  });
  await bringIntoForce(work, confirmed, text);
  return confirmed;
}

/** What both sides may call of it. */
export const submitCalls = {
  save: saveContract,
  previewApproval: previewContractApproval,
  submit: submitContract,
  resubmit: resubmitContract,
  revise: reviseContract,
};
