// The store answers a case, the buyer its offer; what is refused goes to the platform, which decides.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import type { Member } from '#mall/member/actor.ts';
import { claimableOf } from '#mall/order/order-part.ts';
import { cannotReplace } from '#mall/order/server/order.ts';
import { findReturnAddress } from '#mall/store/server/store.ts';
import type { afterSaleProtocol } from '../after-sale.protocol.ts';
import { afterYes } from '../after-sale-process.ts';
import { caseStatus } from '../after-sale-status.ts';
import { isInFull, isReturn } from '../after-sale-terms.ts';
import { afterSaleErrors } from './after-sale.errors.ts';
import type { ReturnPlace } from './after-sale.tables.ts';
import { type CaseMover, caseLife, moverOf } from './after-sale-life.ts';
import { buyersSide, type HeldCase, holdCase, type Side, storesSide } from './hold-case.ts';
import { releaseIfSmall } from './refund/release-case.ts';
import { evidence } from './said.ts';
import { letGo, onlyOrder, setAside } from './what-it-is-about.ts';

type Acts = Actions<typeof afterSaleProtocol>;

type Yes = 'agree' | 'silence' | 'acceptOffer' | 'decideForBuyer';

/** So much is to be paid back, and is at once where it is little; what is to come back is sent back first. */
async function agreeTo(
  work: Work,
  one: HeldCase,
  action: Yes,
  agreed: Cents,
  mover: CaseMover,
  { decision = '', addressId, to = afterYes(one.row) }: Agreed = {},
) {
  const returnTo = to === 'SEND_BACK' ? await placeOf(work, one.of.storeId, addressId) : undefined;
  const row = await caseLife.advance(work, one.row, action, {
    ...mover,
    to,
    set: { agreed, decision, returnTo },
  });
  if (to === 'SEND_BACK') return { caseSn: row.caseSn, state: row.state };
  const { caseSn, state } = await releaseIfSmall(work, { ...one, row });
  return { caseSn, state };
}

interface Agreed {
  decision?: string;
  /** Of the store's return addresses; left out: its default one. */
  addressId?: number;
  to?: 'SEND_BACK' | 'PENDING_REFUND';
}

/** @throws noReturnAddress for one that is not the store's */
async function placeOf(work: Work, storeId: number, addressId?: number): Promise<ReturnPlace | null> {
  const found = await findReturnAddress(work, storeId, addressId);
  if (!found) {
    if (addressId !== undefined) throw afterSaleErrors.noReturnAddress();
    return null;
  }
  const { receiverName, mobile, regionName, detailAddress } = found;
  return { receiverName, mobile, regionName, detailAddress };
}

/** @throws notFound, notNow, changedMeanwhile; noReturnAddress, and tooFewToReplace, where goods come back */
export const agreeCase: Acts['agree'] = async (work, seller, { addressId, ...seen }) => {
  const one = await holdCase(work, storesSide(seller), seen);
  caseLife.require(work, one.row, 'agree', 'store');
  if (isReturn(one.row.kind) && !(await findReturnAddress(work, seller.storeId)))
    throw afterSaleErrors.noReturnAddress();
  if (one.row.kind === 2) {
    const short = await cannotReplace(work, onlyOrder(one.held), one.lines);
    if (short) throw afterSaleErrors.tooFewToReplace(short);
  }
  return agreeTo(work, one, 'agree', one.row.amount, moverOf('store', seller), { addressId });
};

/** The timer: silence means yes. */
export const agreeBySilence = (work: Work, one: HeldCase) =>
  agreeTo(work, one, 'silence', one.row.amount, { by: 'system' });

/** For pieces that the buyer will not have there is all or nothing, but where it was agreed on. @throws inFullOrNot */
function requireInFull({ row, of }: Pick<HeldCase, 'row' | 'of'>, amount: Cents): void {
  if (amount < row.amount && !of.mayBeLess && isInFull(row.part, row.reason))
    throw afterSaleErrors.inFullOrNot({ most: row.amount });
}

/** Less than was asked for. @throws notFound, notNow, changedMeanwhile, offerNotLess, noAmount, inFullOrNot */
export const offerLess: Acts['offer'] = async (work, seller, { amount, reason, ...seen }) => {
  const one = await holdCase(work, storesSide(seller), seen);
  const { row } = one;
  caseLife.require(work, row, 'offer', 'store');
  requireInFull(one, amount);
  if (amount <= 0) throw afterSaleErrors.noAmount();
  if (amount >= row.amount) throw afterSaleErrors.offerNotLess({ asked: row.amount });
  const { state } = await caseLife.advance(work, row, 'offer', {
    ...moverOf('store', seller, reason),
    set: { offered: amount, offerReason: reason },
    detail: { amount: centsToWire(amount) },
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
  if (imageFileIds.length > 0)
    await evidence.keep(work, row.caseId, 'store', seller, { text: reason, imageFileIds });
  const { state } = await caseLife.advance(work, row, 'refuse', {
    ...moverOf('store', seller, reason),
    set: { refuseReason: reason, offered: null },
  });
  return { caseSn: row.caseSn, state };
};

/** @throws notFound, notNow, changedMeanwhile */
export const withdrawCase: Acts['withdraw'] = async (work, member, seen) => {
  const { row, held, lines } = await holdCase(work, buyersSide(member), seen);
  caseLife.require(work, row, 'withdraw', 'buyer');
  if (caseStatus[row.state].isCounted) await letGo(work, held, row.part, lines);
  const { state } = await caseLife.advance(work, row, 'withdraw', moverOf('buyer', member));
  return { caseSn: row.caseSn, state };
};

/** After a no its pieces must still be free; a return that was turned away has them still (A7). @throws notFound, notNow, nothingLeft when they have been shipped or claimed since */
export const escalateCase: Acts['escalate'] = async (work, member, { text, imageFileIds, caseSn }) => {
  const { row, held, lines } = await holdCase(work, buyersSide(member), { caseSn });
  caseLife.require(work, row, 'escalate', 'buyer');
  if (!caseStatus[row.state].isCounted) {
    requireFree({ held, row, lines });
    await setAside(work, held, row.part, lines);
  }
  await evidence.keep(work, row.caseId, 'buyer', member, { text, imageFileIds });
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
  await evidence.keep(work, row.caseId, by, member, shown);
  const { state } = await caseLife.advance(work, row, 'addEvidence', moverOf(by, member));
  return { caseSn, state };
}

/** A8. @throws notFound, notNow, changedMeanwhile, ownCase, tooMuch, inFullOrNot, onlySentBack */
export const decideCase: Acts['decide'] = async (
  work,
  operator,
  { amount = 0 as Cents, sendsBack = false, reason, ...seen },
) => {
  const one = await holdCase(work, 'platform', seen);
  const { row, held, lines } = one;
  if (one.of.memberId === operator.memberId) throw afterSaleErrors.ownCase();
  const mover = moverOf('platform', operator, reason);
  const isForBuyer = amount > 0 || sendsBack;
  caseLife.require(work, row, isForBuyer ? 'decideForBuyer' : 'decideForStore', 'platform');
  if (amount > row.amount) throw afterSaleErrors.tooMuch({ most: row.amount });
  if (sendsBack && !isReturn(row.kind)) throw afterSaleErrors.onlySentBack();
  if (isForBuyer) {
    requireInFull(one, sendsBack ? row.amount : amount);
    const agreed = sendsBack && amount === 0 ? row.amount : amount;
    const to = sendsBack ? 'SEND_BACK' : 'PENDING_REFUND';
    return agreeTo(work, one, 'decideForBuyer', agreed, mover, { decision: reason, to });
  }
  await letGo(work, held, row.part, lines);
  const { state } = await caseLife.advance(work, row, 'decideForStore', {
    ...mover,
    set: { decision: reason },
  });
  return { caseSn: row.caseSn, state };
};
