// What quotations do when something happens elsewhere: invitations, the close and the end of an inquiry, approvals, cancelled orders.

import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { approvalDecided } from '#mall/approval/server/approval.events.ts';
import { withdrawApproval } from '#mall/approval/server/approval.ts';
import {
  inquiryClosed,
  inquiryEnded,
  linesAmending,
  suppliersInvited,
} from '#mall/inquiry/server/inquiry.events.ts';
import { holdInquiry } from '#mall/inquiry/server/inquiry.ts';
import { agreedOrderMoved } from '#mall/order/server/order.events.ts';
import { mayHaggle } from '../quotation-process.ts';
import { quotationStatus } from '../quotation-status.ts';
import { findAward, holdAward } from './award/award-lines.ts';
import { annulConversion } from './award/awarded-lines.ts';
import { AWARD, decideAward, letLose, linesOfAward, overtaken, undoAward } from './award/decide-award.ts';
import { handOverListeners } from './award/hand-over-awards.ts';
import { keepAwardedLines } from './award/keep-awarded-lines.ts';
import { listWaitingAwards } from './award/waiting-awards.ts';
import { loadOffers } from './compare/load-offers.ts';
import { findRow, holdAllOf, holdQuotation, QUOTATION } from './hold-quotation.ts';
import { publishApproved } from './offer/offer-quotation.ts';
import { dropBack } from './offer/prepare-quotation.ts';
import { beginQuotations, quotationLife } from './quotation-life.ts';

const bySystem = { by: 'system' } as const;

/** The close: what was not submitted is dropped; who has offered nothing is out; a counter-offer is still answered. */
async function close(work: Work, inqSn: string): Promise<void> {
  const found = await holdInquiry(work, inqSn);
  for (const held of await holdAllOf(work, found)) {
    const { state, stateBefore, quoSn } = held;
    const isPreparing = quotationStatus[state].isInHand;
    if (!isPreparing && state !== 'INVITED') continue;
    if (stateBefore === 'COUNTERED') continue;
    if (state === 'PENDING_REVIEW') await withdrawApproval(work, QUOTATION, quoSn);
    if (isPreparing && stateBefore === 'QUOTED') await dropBack(work, held, bySystem);
    else await quotationLife.advance(work, held, 'expire', bySystem);
  }
}

/** It is over: awards that wait are withdrawn, everybody who has won nothing is told. */
async function end(work: Work, inqSn: string, reason: string): Promise<void> {
  const found = await holdInquiry(work, inqSn);
  for (const row of await listWaitingAwards(work, inqSn)) {
    await withdrawApproval(work, AWARD, row.awardSn);
    await undoAward(work, row, 'withdraw', { ...bySystem, ...(reason ? { reason } : {}) });
  }
  await letLose(work, found, reason);
}

interface Decision {
  docSn: string;
  result: 'APPROVED' | 'RETURNED';
  actorId: number | null;
  actorName: string;
  reason: string;
}

/** Who decided it: somebody, or a rule. */
const deciderOf = <By extends string>({ actorId, actorName, reason }: Decision, by: By) => ({
  by: actorId === null ? ('system' as const) : by,
  ...(actorId === null ? {} : { actorId }),
  actorName,
  ...(reason ? { reason } : {}),
});

/** Q4 */
async function offerDecided(work: Work, decision: Decision): Promise<void> {
  if (!(await findRow(work, decision.docSn))) return;
  const held = await holdQuotation(work, decision.docSn);
  if (held.state !== 'PENDING_REVIEW') return;
  const decider = deciderOf(decision, 'supplierApprover');
  if (decision.result === 'APPROVED') await publishApproved(work, held, decider);
  else await quotationLife.advance(work, held, 'sendBack', decider);
}

/** I10: what was approved is decided, unless its offers have moved on meanwhile. */
async function awardDecided(work: Work, decision: Decision): Promise<void> {
  const { docSn, result } = decision;
  const seen = await findAward(work, docSn);
  if (!seen) return;
  const found = await holdInquiry(work, seen.inqSn);
  const held = await holdAllOf(work, found);
  const row = await holdAward(work, docSn);
  if (row?.state !== 'PENDING_REVIEW') return;
  const decider = deciderOf(decision, 'approver');
  if (result === 'RETURNED') {
    await undoAward(work, row, 'return', { ...decider, by: 'approver' });
    return;
  }
  const lines = await linesOfAward(work, row);
  const why = mayHaggle(found.inquiry.state, found.inquiry.isSealed)
    ? overtaken(work, lines, await loadOffers(work, found))
    : { zh: '询价已结束', en: 'The inquiry is over' };
  if (why) await undoAward(work, row, 'return', bySystem, why);
  else await decideAward(work, { found, held, row, lines }, { ...decider, by: 'system' });
}

export const quotationListeners: readonly Listener[] = [
  ...handOverListeners,
  listener(suppliersInvited, async (work, { inqSn, storeIds }) => {
    await holdInquiry(work, inqSn);
    await beginQuotations(work, inqSn, storeIds);
  }),
  listener(linesAmending, keepAwardedLines),
  listener(inquiryClosed, (work, { inqSn }) => close(work, inqSn)),
  // A reason for not awarding is the purchaser's own; one for cancelling is told.
  listener(inquiryEnded, (work, { inqSn, how, reason }) =>
    end(work, inqSn, how === 'CANCELLED' ? reason : ''),
  ),
  listener(approvalDecided, async (work, decision) => {
    if (decision.docType === 'quotation') await offerDecided(work, decision);
    if (decision.docType === 'award') await awardDecided(work, decision);
  }),
  listener(agreedOrderMoved, async (work, { source, what, orderSn }) => {
    if (source === 'quote' && what === 'CANCELLED')
      await annulConversion(work, { docType: 'order', docSn: orderSn }, '');
  }),
];
