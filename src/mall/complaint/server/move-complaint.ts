// What each side does with a complaint: the platform takes it up, the store answers, both speak, the platform decides.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { NOTHING } from '#kit/money/money.ts';
import type { Member } from '#mall/member/actor.ts';
import { findForCase } from '#mall/order/server/order.ts';
import { compensate } from '#mall/payment/server/payment.ts';
import type { complaintProtocol } from '../complaint.protocol.ts';
import type { ComplaintAction } from '../complaint-process.ts';
import { MOST_COMPENSATION } from '../complaint-terms.ts';
import { complaintErrors } from './complaint.errors.ts';
import { type ComplaintMover, type ComplaintRow, complaintLife, moverOf } from './complaint-life.ts';
import { buyersSide, holdComplaint, keepWords, type Side, storesSide } from './hold-complaint.ts';

type Acts = Actions<typeof complaintProtocol>;
type Seen = { complaintSn: string; version?: number };
type Said = { text: string; imageFileIds: number[] };

async function step(work: Work, side: Side, seen: Seen, action: ComplaintAction, mover: ComplaintMover) {
  const row = await holdComplaint(work, side, seen);
  const { complaintSn, state } = await complaintLife.advance(work, row, action, mover);
  return { complaintSn, state };
}

async function speak(
  work: Work,
  side: Side,
  by: 'buyer' | 'store',
  member: Member,
  { text, imageFileIds, ...seen }: Seen & Said,
  action: 'say' | 'answer',
) {
  const row = await holdComplaint(work, side, seen);
  complaintLife.require(work, row, action, by);
  await keepWords(work, row, by, member, { text, imageFileIds });
  const { complaintSn, state } = await complaintLife.advance(work, row, action, moverOf(by, member));
  return { complaintSn, state };
}

/** @throws notFound, notNow; the file room's refusals */
export const say: Acts['say'] = (work, member, input) =>
  speak(work, buyersSide(member), 'buyer', member, input, 'say');

/** @throws notFound, notNow; the file room's refusals */
export const storeSay: Acts['storeSay'] = (work, seller, input) =>
  speak(work, storesSide(seller), 'store', seller, input, 'say');

/** @throws notFound, notNow, changedMeanwhile; the file room's refusals */
export const answer: Acts['answer'] = (work, seller, input) =>
  speak(work, storesSide(seller), 'store', seller, input, 'answer');

/** @throws notFound, notNow, changedMeanwhile */
export const settle: Acts['settle'] = (work, member, seen) =>
  step(work, buyersSide(member), seen, 'settle', moverOf('buyer', member));

/** @throws notFound, notNow, changedMeanwhile */
export const escalate: Acts['escalate'] = (work, member, seen) =>
  step(work, buyersSide(member), seen, 'escalate', moverOf('buyer', member));

/** @throws notFound, notNow, changedMeanwhile */
export const storeEscalate: Acts['storeEscalate'] = (work, seller, seen) =>
  step(work, storesSide(seller), seen, 'escalate', moverOf('store', seller));

/** @throws notFound, notNow */
export const withdraw: Acts['withdraw'] = (work, member, seen) =>
  step(work, buyersSide(member), seen, 'withdraw', moverOf('buyer', member));

/** Nobody decides on his own. @throws ownComplaint, notFound, changedMeanwhile */
async function holdForPlatform(work: Work, operator: Member, seen: Seen): Promise<ComplaintRow> {
  const row = await holdComplaint(work, 'platform', seen);
  if (row.memberId === operator.memberId || row.storeId === operator.storeId)
    throw complaintErrors.ownComplaint();
  return row;
}

/** @throws notFound, notNow, changedMeanwhile, ownComplaint */
export const accept: Acts['accept'] = async (work, operator, seen) => {
  const row = await holdForPlatform(work, operator, seen);
  const { complaintSn, state } = await complaintLife.advance(
    work,
    row,
    'accept',
    moverOf('platform', operator),
  );
  return { complaintSn, state };
};

/** @throws notFound, notNow, changedMeanwhile, ownComplaint */
export const dismiss: Acts['dismiss'] = async (work, operator, { reason, ...seen }) => {
  const row = await holdForPlatform(work, operator, seen);
  const { complaintSn, state } = await complaintLife.advance(work, row, 'dismiss', {
    ...moverOf('platform', operator, reason),
    set: { decision: reason },
  });
  return { complaintSn, state };
};

/** What the store pays is on the buyer's balance at once. @throws notFound, notNow, changedMeanwhile, ownComplaint, tooMuch, noOrder */
export const decide: Acts['decide'] = async (
  work,
  operator,
  { isUpheld, amount = NOTHING, reason, ...seen },
) => {
  const row = await holdForPlatform(work, operator, seen);
  const action = isUpheld ? 'decideForBuyer' : 'decideForStore';
  complaintLife.require(work, row, action, 'platform');
  const compensation = isUpheld ? amount : NOTHING;
  if (compensation > MOST_COMPENSATION) throw complaintErrors.tooMuch();
  if (compensation > 0) await pay(work, row, compensation);
  const { complaintSn, state } = await complaintLife.advance(work, row, action, {
    ...moverOf('platform', operator, reason),
    set: { decision: reason, compensation },
  });
  return { complaintSn, state };
};

async function pay(
  work: Work,
  { orderSn, storeId, complaintSn }: ComplaintRow,
  amount: ComplaintRow['compensation'],
): Promise<void> {
  if (orderSn === null) throw complaintErrors.noOrder();
  const { order, paySn } = await findForCase(work, { storeId }, orderSn);
  if (!order.paidAt) throw complaintErrors.noOrder();
  await compensate(work, { docType: 'complaint', paySn, storeId, documentSn: complaintSn, amount });
}
