// What a purchaser does with offers: a counter-offer, best and final from one or all at the same moment, or no.

import type { Actions } from '#kit/http/server/serve.ts';
import { findInquiry, holdInquiry, isPurchaserOf } from '#mall/inquiry/server/inquiry.ts';
import { checkPlan } from '#mall/order/payment-plan.ts';
import { afterWorkingDays } from '#mall/setting/server/setting.ts';
import { type CounterProblem, counterContent } from '../../counter-content.ts';
import type { quotationProtocol } from '../../quotation.protocol.ts';
import type { QuotationContent } from '../../quotation-content.ts';
import { TURN_WORKING_DAYS } from '../../quotation-terms.ts';
import { holdAllOf, holdReceived, requireContent, requireUnsealed } from '../hold-quotation.ts';
import { doneReply, moverOf } from '../offer/prepare-quotation.ts';
import { quotationErrors } from '../quotation.errors.ts';
import { publishWith, quotationLife } from '../quotation-life.ts';
import { mayAward } from '../show/quotation-view.ts';

type Acts = Actions<typeof quotationProtocol>;

/** Q7. @throws quotationErrors.notFound, sealed, changedMeanwhile, notNow, nothingCountered, notOffered, wrongNumber, tooDear, wrongOffer */
export const counterOffer: Acts['counter'] = async (work, member, { quoSn, version, ...wanted }) => {
  const held = await holdReceived(work, member, { quoSn, version });
  quotationLife.require(work, held, 'counter', 'purchaser');
  const wrongPlan = wanted.plan && checkPlan(wanted.plan);
  if (wrongPlan) throw quotationErrors.wrongOffer({ problems: [{ text: wrongPlan }] });
  // Nobody awards by a counter-offer what he may not award.
  const awardsOnAgreement = wanted.awardsOnAgreement && mayAward(member);
  const made = counterContent(await requireContent(work, held), { ...wanted, awardsOnAgreement });
  if ('problem' in made) throw refusalOf(made.problem);
  const turnDueAt = await afterWorkingDays(work, work.now, TURN_WORKING_DAYS);
  const moved = await publishWith(work, held, 'counter', made, {
    ...moverOf('purchaser', member, wanted.note),
    set: { purchaserRounds: held.purchaserRounds + 1, turnDueAt, seenAt: held.seenAt ?? work.now },
  });
  return {
    ...doneReply(work, moved, false),
    versionNo: moved.versionNo,
    turnDueAt: turnDueAt.toISOString(),
  };
};

function refusalOf(problem: CounterProblem): Error {
  if (problem.kind === 'nothing') return quotationErrors.nothingCountered();
  if (problem.kind === 'tooDear') return quotationErrors.tooDear(problem);
  if (problem.kind === 'notOffered') return quotationErrors.notOffered(problem);
  return quotationErrors.wrongNumber(problem);
}

/** Q8: everybody has the same time, from the same moment on. @throws quotationErrors.notFound, sealed, nobodyToAsk, notNow */
export const askForFinal: Acts['askFinal'] = async (work, member, { inqSn, quoSns, note }) => {
  const seen = await findInquiry(work, inqSn);
  if (!seen || !isPurchaserOf(seen.inquiry, member)) throw quotationErrors.notFound();
  requireUnsealed(seen);
  const found = await holdInquiry(work, inqSn);
  const all = await holdAllOf(work, found);
  const chosen = all.filter((held) =>
    quoSns
      ? quoSns.includes(held.quoSn)
      : quotationLife.allowed(held, 'purchaser', work.now).includes('askFinal'),
  );
  if (quoSns && chosen.length < new Set(quoSns).size) throw quotationErrors.notFound();
  if (chosen.length === 0) throw quotationErrors.nobodyToAsk();
  const turnDueAt = await afterWorkingDays(work, work.now, TURN_WORKING_DAYS);
  for (const held of chosen) {
    quotationLife.require(work, held, 'askFinal', 'purchaser');
    const standing = await requireContent(work, held);
    const content: QuotationContent = {
      ...standing,
      side: 'purchaser',
      isFinal: true,
      isBinding: false,
      note,
      fileIds: [],
    };
    await publishWith(
      work,
      held,
      'askFinal',
      { content },
      {
        ...moverOf('purchaser', member, note),
        set: { isFinalAsked: true, turnDueAt, seenAt: held.seenAt ?? work.now },
      },
    );
  }
  return { quoSns: chosen.map((held) => held.quoSn), turnDueAt: turnDueAt.toISOString() };
};

/** Q13. @throws quotationErrors.notFound, sealed, changedMeanwhile, notNow */
export const refuseOffer: Acts['reject'] = async (work, member, { reason, ...input }) => {
  const held = await holdReceived(work, member, input);
  const moved = await quotationLife.advance(work, held, 'reject', {
    ...moverOf('purchaser', member, reason),
    set: { closeReason: reason },
  });
  return doneReply(work, moved, false);
};
