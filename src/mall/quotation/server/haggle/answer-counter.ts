// How a supplier answers without another offer: keeps his, agrees, refuses; and how he takes an offer back.

import type { Work } from '#kit/db/work.ts';
import { readVersion } from '#kit/document/document-version.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { previewApproval } from '#mall/approval/server/approval.ts';
import type { Seller } from '#mall/member/actor.ts';
import { counteredLines } from '../../counter-content.ts';
import { coverNumber, isSold } from '../../offer-amounts.ts';
import type { quotationProtocol } from '../../quotation.protocol.ts';
import type { QuotationContent } from '../../quotation-content.ts';
import { mayHaggle } from '../../quotation-process.ts';
import {
  type AwardRow,
  decideAward,
  linesOfAward,
  makeAward,
  requireUntouched,
} from '../award/decide-award.ts';
import { type AwardPlan, planAward } from '../award/plan-award.ts';
import { listAwarders } from '../award/who-may-award.ts';
import { comparedTerms, type LoadedOffer, loadOffers } from '../compare/load-offers.ts';
import { type Held, holdAllOf, holdOfStore, QUOTATION, requireContent } from '../hold-quotation.ts';
import { caseOf } from '../offer/offer-quotation.ts';
import { doneReply, moverOf, stepOfStore } from '../offer/prepare-quotation.ts';
import { quotationErrors } from '../quotation.errors.ts';
import { quotationLife } from '../quotation-life.ts';

/** Q11: the offer stands as it was; after best and final it is the final one. */
export const keepOffer: Action<typeof quotationProtocol.keep> = (work, seller, { reason, ...input }) =>
  stepOfStore(work, seller, input, 'keep', { reason });

/** Q13 */
export const refuseCounter: Action<typeof quotationProtocol.sellerReject> = (
  work,
  seller,
  { reason, ...input },
) => stepOfStore(work, seller, input, 'reject', { reason, set: { closeReason: reason } });

/** Q14 @throws quotationErrors.notNow, with the rule, once a binding offer was seen */
export const withdrawOffer: Action<typeof quotationProtocol.withdraw> = (
  work,
  seller,
  { reason, ...input },
) => stepOfStore(work, seller, input, 'withdraw', { reason, set: { closeReason: reason } });

/**
 * Q9: the purchaser's version is in force. Its countered lines are won at once where he offered that and may award;
 * else, or where an approval or a budget stands in the way, he has to award them.
 * @throws quotationErrors.notFound, notNow, changedMeanwhile, needsOwnApproval
 */
export const agreeToCounter: Action<typeof quotationProtocol.agree> = async (work, seller, input) => {
  const held = await holdOfStore(work, seller, input);
  quotationLife.require(work, held, 'agree', 'supplier');
  const [standing, counter] = [
    await requireContent(work, held),
    await requireContent(work, held, held.versionNo),
  ];
  await requireOwnLeave(work, seller, held, standing, counter);
  const won = await awardOnAgreement(work, held, standing, counter);
  const agreed = {
    ...moverOf('supplier', seller),
    detail: { versionNo: held.versionNo },
    set: {
      standingNo: held.versionNo,
      inquiryVersionNo: counter.inquiryVersionNo,
      isBinding: true,
      seenAt: held.seenAt ?? work.now,
    },
  };
  const moved = await quotationLife.advance(work, held, 'agree', {
    ...agreed,
    to: won ? 'ACCEPTED' : 'QUOTED',
  });
  if (won) {
    const all = (await holdAllOf(work, held.found)).map((one) => (one.quoSn === held.quoSn ? moved : one));
    const { memberId: actorId, memberName: actorName } = won.author;
    await decideAward(
      work,
      {
        found: held.found,
        held: all,
        row: won.award,
        lines: await linesOfAward(work, won.award),
        accepted: held.quoSn,
      },
      { by: 'purchaser', actorId, actorName },
    );
  }
  return { ...doneReply(work, moved, true), isAwarded: won !== undefined };
};

/** Below what his own store lets pass without asking, he may not agree. */
async function requireOwnLeave(
  work: Work,
  seller: Seller,
  held: Held,
  standing: QuotationContent,
  counter: QuotationContent,
): Promise<void> {
  const [was, is] = [await caseOf(work, seller, held, standing), await caseOf(work, seller, held, counter)];
  if (is.belowListPerMille <= was.belowListPerMille) return;
  if ((await previewApproval(work, is)).length > 0) throw quotationErrors.needsOwnApproval();
}

interface Won {
  award: AwardRow;
  author: { memberId: number; memberName: string };
}

/** The award that the agreement is; undefined where the purchaser has to award himself. */
async function awardOnAgreement(
  work: Work,
  held: Held,
  standing: QuotationContent,
  counter: QuotationContent,
): Promise<Won | undefined> {
  const { found } = held;
  if (!counter.isBinding || !mayHaggle(found.inquiry.state, found.inquiry.isSealed)) return undefined;
  const author = await authorOf(work, held);
  if (!author) return undefined;
  const offers = await loadOffers(work, found);
  requireUntouched(offers.filter((offer) => offer.quoSn === held.quoSn));
  const agreed = offers.map((offer) =>
    offer.quoSn === held.quoSn ? asAgreed(offer, held.versionNo, counter) : offer,
  );
  const countered = new Set(counteredLines(standing, counter));
  const wishes = counter.lines
    .filter((line) => countered.has(line.lineNo))
    .map((line) => ({
      lineNo: line.lineNo,
      quoSn: held.quoSn,
      versionNo: held.versionNo,
      number: isSold(line, line.number) ? line.number : coverNumber(line, line.number),
      reason: '',
    }));
  if (wishes.length === 0) return undefined;
  const plan = await planAward(work, found, agreed, wishes);
  if (plan.problems.length > 0 || isAboveAsked(plan, found.lines)) return undefined;
  return tryAward(work, held, plan, author);
}

const asAgreed = (offer: LoadedOffer, versionNo: number, counter: QuotationContent): LoadedOffer => ({
  ...offer,
  ...comparedTerms(counter),
  content: counter,
  state: 'QUOTED',
  standingNo: versionNo,
});

function isAboveAsked(plan: AwardPlan, lines: Held['found']['lines']): boolean {
  return plan.lines.some((line) => {
    const asked = lines.find((one) => one.inqLineId === line.inqLineId);
    return !asked || asked.awardedNum + line.number > asked.qty;
  });
}

/** Who made the counter-offer, where he may award too. */
async function authorOf(work: Work, { quoSn, versionNo, found }: Held): Promise<Won['author'] | undefined> {
  const version = await readVersion(work, QUOTATION, quoSn, { versionNo });
  const memberId = version?.actorId;
  if (!memberId) return undefined;
  const mayAward = (await listAwarders(work, found.inquiry)).includes(memberId);
  return mayAward ? { memberId, memberName: version.actorName } : undefined;
}

/** What stands in the way on the purchaser's side is not told to the supplier, and undoes nothing of his step. */
async function tryAward(
  work: Work,
  { found }: Held,
  plan: AwardPlan,
  author: Won['author'],
): Promise<Won | undefined> {
  await work.query('SAVEPOINT agreement');
  try {
    const { row, isNeeded } = await makeAward(work, found, plan, author, AGREED[work.language]);
    await work.query('RELEASE SAVEPOINT agreement');
    return isNeeded ? undefined : { award: row, author };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await work.query('ROLLBACK TO SAVEPOINT agreement');
    return undefined;
  }
}

const AGREED = { zh: '供应商同意还价', en: 'The supplier agreed to the counter-offer' };
