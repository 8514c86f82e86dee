// What a purchaser does to award: looks it over, awards, and takes back what still waits for its approval.

import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { cents, centsToWire, NOTHING, sum } from '#kit/money/money.ts';
import { approveAlone, previewApprovalPath, withdrawApproval } from '#mall/approval/server/approval.ts';
import {
  type FoundInquiry,
  findInquiry,
  holdInquiry,
  isPurchaserOf,
  mayRead,
  requirePurchaser,
} from '#mall/inquiry/server/inquiry.ts';
import type { Member } from '#mall/member/actor.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { quotationProtocol } from '../../quotation.protocol.ts';
import { mayHaggle } from '../../quotation-process.ts';
import { loadOffers } from '../compare/load-offers.ts';
import { holdAllOf, requireUnsealed } from '../hold-quotation.ts';
import { quotationErrors } from '../quotation.errors.ts';
import { award } from '../quotation.tables.ts';
import { markSeen } from '../show/mark-seen.ts';
import { awardCase } from './award-case.ts';
import { becomesOf, wonBefore } from './becomes.ts';
import {
  AWARD,
  type AwardRow,
  decideAward,
  linesOfAward,
  makeAward,
  requireUntouched,
  undoAward,
} from './decide-award.ts';
import { type AwardPlan, planAward } from './plan-award.ts';

type Acts = Actions<typeof quotationProtocol>;

/** The member's own inquiry whose offers are open. @throws quotationErrors.noInquiry, sealed, neverOpened */
export async function requireOwnOpen(work: Work, member: Member, inqSn: string): Promise<FoundInquiry> {
  const found = await findInquiry(work, inqSn);
  if (!found || !isPurchaserOf(found.inquiry, member)) throw quotationErrors.noInquiry();
  requireUnsealed(found);
  return found;
}

/** An inquiry whose offers the member may read. @throws quotationErrors.noInquiry, sealed, neverOpened; as mayRead */
export async function requireComparable(work: Work, member: Member, inqSn: string): Promise<FoundInquiry> {
  const found = await findInquiry(work, inqSn);
  if (!found || !(await mayRead(work, member, found.inquiry, 'quote.read')))
    throw quotationErrors.noInquiry();
  requireUnsealed(found);
  return found;
}

/** @throws quotationErrors.noInquiry, sealed, notAwardable */
export const previewAward: Acts['previewAward'] = async (work, member, { inqSn, lines }) => {
  const found = await requireOwnOpen(work, member, inqSn);
  requireAwardable(found);
  const offers = await loadOffers(work, found);
  await markSeen(work, member, offers);
  const plan = await planAward(work, found, offers, lines);
  const of = await awardCase(work, found, plan, member, '');
  const { language } = work;
  return {
    goodsAmount: centsToWire(plan.goodsAmount),
    freight: centsToWire(plan.freight),
    amount: centsToWire(cents(plan.goodsAmount + plan.freight)),
    approval: of
      ? await previewApprovalPath(work, of)
      : { state: null, stateName: '', tone: 'neutral', steps: [] },
    reasonsNeeded: plan.reasonsNeeded.map((one) => ({ ...one, text: one.text[language] })),
    problems: plan.problems.map((one) => ({ ...one, text: one.text[language] })),
    becomes: await becomesOfStores(work, found, plan),
  };
};

async function becomesOfStores(work: Work, found: FoundInquiry, plan: AwardPlan) {
  const stores = await findStores(work, [...new Set(plan.lines.map((line) => line.storeId))]);
  const before = await wonBefore(work, found.inquiry.inqSn);
  return [...Map.groupBy(plan.lines, (line) => line.storeId)].map(([storeId, lines]) => {
    const won = sum([before.get(storeId) ?? NOTHING, ...lines.map((line) => line.amount)]);
    const { docType, why } = becomesOf(found, won);
    return {
      storeId,
      storeName: stores.get(storeId)?.name[work.language] ?? '',
      docType,
      text: why[work.language],
    };
  });
}

function requireAwardable({ inquiry }: FoundInquiry): void {
  if (!mayHaggle(inquiry.state, inquiry.isSealed)) throw quotationErrors.notAwardable();
}

/**
 * I10, Q12.
 * @throws quotationErrors.noInquiry, sealed, notAwardable, wrongAward, reasonNeeded, tampered; approvalErrors.overBudget
 */
export const awardLines: Acts['award'] = async (work, member, { inqSn, lines, reason, approves }) => {
  const readable = await requireOwnOpen(work, member, inqSn);
  requirePurchaser(readable.inquiry, member, 'rfq.award');
  const found = await holdInquiry(work, inqSn);
  requireUnsealed(found);
  requireAwardable(found);
  const held = await holdAllOf(work, found);
  const offers = await loadOffers(work, found);
  const plan = await planAward(work, found, offers, lines);
  const { problems, reasonsNeeded } = plan;
  if (problems.length > 0) throw quotationErrors.wrongAward({ problems });
  const silent = reasonsNeeded.find(
    (need) =>
      !reason && !lines.find((line) => line.lineNo === need.lineNo && line.quoSn === need.quoSn)?.reason,
  );
  if (silent) throw quotationErrors.reasonNeeded({ text: silent.text });
  requireUntouched(offers.filter((offer) => plan.lines.some((line) => line.quoSn === offer.quoSn)));
  const { row, isNeeded } = await makeAward(work, found, plan, member, reason);
  const { awardSn } = row;
  if (isNeeded) {
    const { enterpriseId } = found.inquiry;
    if (approves && enterpriseId !== null)
      await approveAlone(work, member, { enterpriseId }, { docType: AWARD, docSn: awardSn, reason });
    const isDecided = (await findAward(work, awardSn))?.state === 'DECIDED';
    const inquiryState = (await findInquiry(work, inqSn))?.inquiry.state ?? found.inquiry.state;
    return { awardSn, state: isDecided ? 'DECIDED' : 'PENDING_REVIEW', inquiryState };
  }
  const inquiry = await decideAward(
    work,
    { found, held, row, lines: await linesOfAward(work, row) },
    { by: 'purchaser', actorId: member.memberId, actorName: member.shownName },
  );
  return { awardSn, state: 'DECIDED', inquiryState: inquiry.state };
};

/** Its author or a colleague who may award. @throws quotationErrors.noAward, awardMoved */
export const withdrawAward: Acts['withdrawAward'] = async (work, member, { awardSn, version, reason }) => {
  const seen = await findAward(work, awardSn);
  const found = seen && (await findInquiry(work, seen.inqSn));
  if (!found || !isPurchaserOf(found.inquiry, member)) throw quotationErrors.noAward();
  await holdInquiry(work, seen.inqSn);
  const row = await holdAward(work, awardSn);
  if (row?.state !== 'PENDING_REVIEW' || row.version !== version) throw quotationErrors.awardMoved();
  await withdrawApproval(work, AWARD, awardSn);
  await undoAward(work, row, 'withdraw', {
    by: 'purchaser',
    actorId: member.memberId,
    actorName: member.shownName,
    ...(reason ? { reason } : {}),
  });
  return { state: 'WITHDRAWN' };
};

export async function findAward(work: Work, awardSn: string): Promise<AwardRow | undefined> {
  const [row] = await work.tx.select().from(award).where(eq(award.awardSn, awardSn));
  return row;
}

/** Hold its inquiry before. */
export async function holdAward(work: Work, awardSn: string): Promise<AwardRow | undefined> {
  const [row] = await work.tx
    .select()
    .from(award)
    .where(and(eq(award.awardSn, awardSn)))
    .for('update');
  return row;
}
