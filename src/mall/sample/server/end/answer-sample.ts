// What the designer does with his request once it is under way: correct, withdraw, receive, and say what came of it.
import { eq } from 'drizzle-orm';
import type { Actions } from '#kit/http/server/serve.ts';
import { requireUsableAddress } from '#mall/address/server/address.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import { holdBill } from '#mall/payment/server/payment.ts';
import type { sampleProtocol } from '../../sample.protocol.ts';
import { designersOwn, holdSample, holdSeen, linesOf, moverOf } from '../hold-sample.ts';
import { lookOver } from '../look-over-samples.ts';
import { sampleErrors } from '../sample.errors.ts';
import { sampleLine } from '../sample.tables.ts';
import { lockSampleCart } from '../sample-cart.ts';
import { sampleLife } from '../sample-life.ts';
import { requireStanding } from '../sample-standing.ts';
import { receiverOf, requireRight, trialOf } from '../submit-samples.ts';
import { closeSample } from './close-sample.ts';

type Acts = Actions<typeof sampleProtocol>;

/**
 * To whom it was with before: an enterprise that has endorsed it is not asked again.
 * @throws sampleErrors.notFound, notNow, changedMeanwhile, nothingLeft, lineProblem
 */
export const resubmitSample: Acts['resubmit'] = async (work, member, input) => {
  await lockSampleCart(work, member.memberId);
  const row = await holdSeen(work, designersOwn(member), input);
  sampleLife.require(work, row, 'resubmit', 'designer');
  const { isEndorsed } = await requireStanding(work, member);
  const lines = await linesOf(work, row.requestId);
  const numbers = new Map(input.lines.map((one) => [one.sampleLineId, one.number]));
  if (input.lines.some((one) => !lines.some((line) => line.sampleLineId === one.sampleLineId)))
    throw sampleErrors.notFound();
  const wanted = lines.map((line) => ({
    line,
    productId: line.productId,
    number: numbers.get(line.sampleLineId) ?? line.askedNum,
  }));
  const kept = wanted.filter((one) => one.number > 0);
  if (kept.length === 0) throw sampleErrors.nothingLeft();
  requireRight(await lookOver(work, member.memberId, kept, row.requestId));
  for (const { line, number } of wanted) {
    const its = eq(sampleLine.sampleLineId, line.sampleLineId);
    if (number === 0) await work.tx.delete(sampleLine).where(its);
    else
      await work.tx
        .update(sampleLine)
        .set({ askedNum: number, approvedNum: null, substitute: null })
        .where(its);
  }
  const address =
    input.addressId === undefined ? undefined : await requireUsableAddress(work, member, input.addressId);
  const turn = isEndorsed && !row.hasReachedStore ? 'enterprise' : 'store';
  const { state } = await sampleLife.advance(work, row, 'resubmit', {
    ...moverOf('designer', member),
    set: {
      use: trialOf(input),
      turn,
      hasReachedStore: row.hasReachedStore || turn === 'store',
      submittedAt: work.now,
      ...(address ? { receiver: receiverOf(address) } : {}),
    },
  });
  return { state };
};

/** @throws sampleErrors.notFound, notNow, voucherUnderReview */
export const withdrawSample: Acts['withdraw'] = async (work, member, { sampleSn, reason }) => {
  const row = await holdSample(work, designersOwn(member), sampleSn);
  if (row.state === 'PENDING_PAYMENT' && row.paySn) {
    const { hasVoucherUnderReview } = await holdBill(work, row.paySn);
    if (hasVoucherUnderReview) throw sampleErrors.voucherUnderReview();
  }
  const { state } = await closeSample(work, row, 'withdraw', moverOf('designer', member, reason));
  return { state };
};

export const receiveSample: Acts['receive'] = async (work, member, { sampleSn }) => {
  const row = await holdSample(work, designersOwn(member), sampleSn);
  const { state } = await sampleLife.advance(work, row, 'receive', moverOf('designer', member));
  return { state };
};

/** In time or late. @throws sampleErrors.notFound, notNow; Refusal 404 for pictures that are not his */
export const giveFeedback: Acts['feedback'] = async (
  work,
  member,
  { sampleSn, result, testData, imageFileIds, nextStep },
) => {
  const row = await holdSample(work, designersOwn(member), sampleSn);
  const action = row.state === 'COMPLETED' ? 'lateFeedback' : 'feedback';
  sampleLife.require(work, row, action, 'designer');
  await requireFiles(work, member.memberId, imageFileIds, { kinds: 'evidence' });
  const { state } = await sampleLife.advance(work, row, action, {
    ...moverOf('designer', member),
    set: { feedback: { result, testData, imageFileIds, nextStep, givenAt: work.now.toISOString() } },
    detail: { result, nextStep },
  });
  return { state };
};
