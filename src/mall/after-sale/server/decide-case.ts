// The store answers a case, the buyer its offer; what is refused goes to the platform, which decides.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import type { Cents } from '#kit/money/money.ts';
import type { Member } from '#mall/member/actor.ts';
import { claimableOf } from '#mall/order/order-part.ts';
import { letGo, setAside } from '#mall/order/server/order.ts';
import type { afterSaleProtocol } from '../after-sale.protocol.ts';
import { afterSaleErrors } from './after-sale.errors.ts';
import { type CaseMover, caseLife, moverOf } from './after-sale-life.ts';
import { buyersSide, type HeldCase, holdCase, type Side, storesSide } from './hold-case.ts';
import { releaseIfSmall } from './release-case.ts';
import { keepEvidence } from './show-evidence.ts';

type Acts = Actions<typeof afterSaleProtocol>;

/** So much is to be paid back, and is where it is little. */
async function agreeTo(
  work: Work,
  one: HeldCase,
  action: 'agree' | 'silence' | 'acceptOffer' | 'decideForBuyer',
  agreed: Cents,
  mover: CaseMover,
  decision = '',
) {
  const row = await caseLife.advance(work, one.row, action, { ...mover, set: { agreed, decision } });
  const { caseSn, state } = await releaseIfSmall(work, { ...one, row });
  return { caseSn, state };
}

/** @throws notFound, notNow, changedMeanwhile */
export const agreeCase: Acts['agree'] = async (work, seller, seen) => {
  const one = await holdCase(work, storesSide(seller), seen);
  return agreeTo(work, one, 'agree', one.row.amount, moverOf('store', seller));
};

/** The timer: silence means yes. */
export const agreeBySilence = (work: Work, one: HeldCase) =>
  agreeTo(work, one, 'silence', one.row.amount, { by: 'system' });

/** Less than was asked for. @throws notFound, notNow, changedMeanwhile, offerNotLess, noAmount */
export const offerLess: Acts['offer'] = async (work, seller, { amount, reason, ...seen }) => {
  const { row } = await holdCase(work, storesSide(seller), seen);
  caseLife.require(work, row, 'offer', 'store');
  if (amount <= 0) throw afterSaleErrors.noAmount();
  if (amount >= row.amount) throw afterSaleErrors.offerNotLess({ asked: row.amount });
  const { state } = await caseLife.advance(work, row, 'offer', {
    ...moverOf('store', seller, reason),
    set: { offered: amount, offerReason: reason },
  });
  return { caseSn: row.caseSn, state };
};

/** @throws notFound, notNow, changedMeanwhile */
export const acceptOffer: Acts['acceptOffer'] = async (work, member, seen) => {
  const one = await holdCase(work, buyersSide(member), seen);
  return agreeTo(work, one, 'acceptOffer', one.row.offered ?? one.row.amount, moverOf('buyer', member));
};

/** @throws notFound, notNow, changedMeanwhile */
export const declineOffer: Acts['declineOffer'] = async (work, member, { reason, ...seen }) => {
  const { row } = await holdCase(work, buyersSide(member), seen);
  const { state } = await caseLife.advance(work, row, 'declineOffer', moverOf('buyer', member, reason));
  return { caseSn: row.caseSn, state };
};

/** Its pieces are free again until the buyer calls the platform. @throws notFound, notNow, changedMeanwhile */
export const refuseCase: Acts['refuse'] = async (work, seller, { reason, imageFileIds, ...seen }) => {
  const { row, held, lines } = await holdCase(work, storesSide(seller), seen);
  caseLife.require(work, row, 'refuse', 'store');
  await letGo(work, held, row.part, lines);
  if (imageFileIds.length > 0) await keepEvidence(work, row, 'store', seller, { text: reason, imageFileIds });
  const { state } = await caseLife.advance(work, row, 'refuse', {
    ...moverOf('store', seller, reason),
    set: { refuseReason: reason, offered: null },
  });
  return { caseSn: row.caseSn, state };
};

/** @throws notFound, notNow */
export const withdrawCase: Acts['withdraw'] = async (work, member, seen) => {
  const { row, held, lines } = await holdCase(work, buyersSide(member), seen);
  caseLife.require(work, row, 'withdraw', 'buyer');
  if (row.state === 'PENDING_REVIEW') await letGo(work, held, row.part, lines);
  const { state } = await caseLife.advance(work, row, 'withdraw', moverOf('buyer', member));
  return { caseSn: row.caseSn, state };
};

/** Its pieces must still be free (A7). @throws notFound, notNow, nothingLeft when they have been shipped or claimed since */
export const escalateCase: Acts['escalate'] = async (work, member, { text, imageFileIds, caseSn }) => {
  const { row, held, lines } = await holdCase(work, buyersSide(member), { caseSn });
  caseLife.require(work, row, 'escalate', 'buyer');
  requireFree({ held, row, lines });
  await setAside(work, held, row.part, lines);
  await keepEvidence(work, row, 'buyer', member, { text, imageFileIds });
  const { state } = await caseLife.advance(work, row, 'escalate', moverOf('buyer', member, text));
  return { caseSn, state };
};

function requireFree({ held, row, lines }: Pick<HeldCase, 'held' | 'row' | 'lines'>): void {
  for (const { orderLineId, number } of lines) {
    const line = held.lines.find((one) => one.orderLineId === orderLineId);
    const left = line ? claimableOf(line, row.part) : 0;
    if (!line || number > left) throw afterSaleErrors.tooMany({ partNo: line?.partNo ?? '', left });
  }
}

/** @throws notFound, notNow */
export const addEvidence: Acts['addEvidence'] = (work, member, input) =>
  show(work, buyersSide(member), 'buyer', member, input);

/** @throws notFound, notNow */
export const addStoresEvidence: Acts['storeEvidence'] = (work, seller, input) =>
  show(work, storesSide(seller), 'store', seller, input);

async function show(
  work: Work,
  side: Side,
  by: 'buyer' | 'store',
  member: Member,
  { caseSn, ...shown }: { caseSn: string; text: string; imageFileIds: number[] },
) {
  const { row } = await holdCase(work, side, { caseSn });
  caseLife.require(work, row, 'addEvidence', by);
  await keepEvidence(work, row, by, member, shown);
  const { state } = await caseLife.advance(work, row, 'addEvidence', moverOf(by, member));
  return { caseSn, state };
}

/** A8. @throws notFound, notNow, changedMeanwhile, ownCase, tooMuch */
export const decideCase: Acts['decide'] = async (
  work,
  operator,
  { amount = 0 as Cents, reason, ...seen },
) => {
  const one = await holdCase(work, 'platform', seen);
  const { row, held, lines } = one;
  if (one.of.memberId === operator.memberId) throw afterSaleErrors.ownCase();
  const mover = moverOf('platform', operator, reason);
  caseLife.require(work, row, amount > 0 ? 'decideForBuyer' : 'decideForStore', 'platform');
  if (amount > row.amount) throw afterSaleErrors.tooMuch({ most: row.amount });
  if (amount > 0) return agreeTo(work, one, 'decideForBuyer', amount, mover, reason);
  await letGo(work, held, row.part, lines);
  const { state } = await caseLife.advance(work, row, 'decideForStore', {
    ...mover,
    set: { decision: reason },
  });
  return { caseSn: row.caseSn, state };
};
