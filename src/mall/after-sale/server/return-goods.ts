// Goods go back: the buyer sends them, the store looks at them lot by lot and grades them, or turns them away.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, cents, NOTHING, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { putBackIntoStock, type SentLot, sentLotsOf } from '#mall/order/server/order.ts';
import type { afterSaleProtocol } from '../after-sale.protocol.ts';
import { bearerOf, type Grade } from '../after-sale-terms.ts';
import { afterSaleErrors } from './after-sale.errors.ts';
import { afterSaleLine, afterSaleReturn } from './after-sale.tables.ts';
import { type CaseRow, caseLife, moverOf } from './after-sale-life.ts';
import { amountOf } from './after-sale-rules.ts';
import {
  buyersSide,
  type CaseLineRow,
  type HeldCase,
  holdCase,
  linesOfCase,
  storesSide,
} from './hold-case.ts';
import { releaseIfSmall } from './refund/release-case.ts';
import { evidence } from './said.ts';
import { letGo, onlyOrder } from './what-it-is-about.ts';

type Acts = Actions<typeof afterSaleProtocol>;
type Found = InputOf<typeof afterSaleProtocol.receive>['pieces'];

/** A9. @throws notFound, notNow, changedMeanwhile, carriageNotBorne, carriageTooMuch, receiptMissing */
export const sendBack: Acts['sendBack'] = async (
  work,
  member,
  { carrier, trackingNo, carriage = NOTHING, imageFileIds, ...seen },
) => {
  const { row } = await holdCase(work, buyersSide(member), seen);
  caseLife.require(work, row, 'sendBack', 'buyer');
  if (carriage > 0) {
    if (bearerOf(row.reason) !== 'store') throw afterSaleErrors.carriageNotBorne();
    const most = await amountOf(work, 'carriageYuan');
    if (carriage > most) throw afterSaleErrors.carriageTooMuch({ most });
    if (imageFileIds.length === 0) throw afterSaleErrors.receiptMissing();
  }
  if (imageFileIds.length > 0)
    await evidence.keep(work, row.caseId, 'buyer', member, {
      text: `${carrier} ${trackingNo}`,
      imageFileIds,
    });
  const { state } = await caseLife.advance(work, row, 'sendBack', {
    ...moverOf('buyer', member),
    set: { carrier, trackingNo, carriage, sentBackAt: work.now },
    detail: { carrier, trackingNo },
  });
  return { caseSn: row.caseSn, state };
};

/**
 * A11: what came goes on, graded; pieces that did not come are the buyer's again, who may ask anew for them.
 * @throws notFound, notNow, changedMeanwhile, unknownLot, moreThanSent, nothingCame
 */
export const receiveReturn: Acts['receive'] = async (work, seller, { pieces, ...seen }) => {
  const one = await holdCase(work, storesSide(seller), seen);
  caseLife.require(work, one.row, 'receive', 'store');
  const came = graded(one, pieces, await sentLotsOf(work, one.row.orderSn));
  await work.tx.insert(afterSaleReturn).values(came.map((row) => ({ caseId: one.row.caseId, ...row })));
  const by = { documentSn: one.row.caseSn, memberId: seller.memberId };
  await putBackIntoStock(
    work,
    onlyOrder(one.held),
    by,
    came.filter(({ grade }) => grade === 'A'),
  );
  const kept = await keepWhatCame(work, one, came);
  return goOn(work, kept, () => moverOf('store', seller));
};

/** A11, nobody looked in time: all of it counts as come; what it is like nobody has said. */
export const receiveUnseen = (work: Work, one: HeldCase) => goOn(work, one, () => ({ by: 'system' }));

async function goOn(work: Work, one: HeldCase, mover: () => Parameters<typeof caseLife.advance>[3]) {
  const row = await caseLife.advance(work, one.row, 'receive', {
    ...mover(),
    to: one.row.kind === 2 ? 'EXCHANGE_PENDING' : 'PENDING_REFUND',
    set: {
      receivedAt: work.now,
      freight: one.row.freight,
      agreed: one.row.agreed,
      cameShort: one.row.cameShort,
    },
  });
  if (row.kind === 2) return { caseSn: row.caseSn, state: row.state };
  const { caseSn, state } = await releaseIfSmall(work, { ...one, row });
  return { caseSn, state };
}

type Came = SentLot & { grade: Grade };

/** @throws unknownLot, moreThanSent, nothingCame */
function graded({ lines, held }: HeldCase, pieces: Found, sent: readonly SentLot[]): Came[] {
  const came = pieces.flatMap(({ orderLineId, lotNo, grade, number }) => {
    const lot = sent.find((one) => one.orderLineId === orderLineId && one.lotNo === lotNo);
    if (!lot || !lines.some((line) => line.orderLineId === orderLineId))
      throw afterSaleErrors.unknownLot({ lotNo });
    return number > 0 ? [{ orderLineId, lotNo, dateCode: lot.dateCode, grade, number }] : [];
  });
  for (const { orderLineId, number } of lines) {
    const { partNo } = required(held.lines.find((line) => line.orderLineId === orderLineId));
    if (countOf(came, orderLineId) > number) throw afterSaleErrors.moreThanSent({ partNo, number });
  }
  if (came.length === 0) throw afterSaleErrors.nothingCame();
  return came;
}

const countOf = (came: readonly Came[], orderLineId: number): number =>
  came.filter((one) => one.orderLineId === orderLineId).reduce((all, { number }) => all + number, 0);

/** The case goes on with what came: fewer pieces, less money in proportion, and no carriage where something is missing. What was asked for stays written. */
async function keepWhatCame(work: Work, one: HeldCase, came: readonly Came[]): Promise<HeldCase> {
  const missing = one.lines.map((line) => ({
    orderLineId: line.orderLineId,
    number: line.number - countOf(came, line.orderLineId),
  }));
  if (missing.every(({ number }) => number === 0)) return one;
  await letGoOfMissing(work, one, missing);
  for (const line of one.lines) {
    const number = countOf(came, line.orderLineId);
    const where = eq(afterSaleLine.caseLineId, line.caseLineId);
    if (number === 0) await work.tx.delete(afterSaleLine).where(where);
    else
      await work.tx
        .update(afterSaleLine)
        .set({ number, amount: lessened(line.amount, number, line.number) })
        .where(where);
  }
  const lines = await linesOfCase(work, one.row.caseId);
  const amount = cents(sum(lines.map((line) => line.amount)));
  const agreed = lessened(one.row.agreed, amount, one.row.amount);
  const cameShort = {
    asked: one.lines.reduce((all, { number }) => all + number, 0),
    missing: missing.filter(({ number }) => number > 0),
  };
  const row: CaseRow = { ...one.row, freight: NOTHING, agreed, cameShort };
  return { ...one, row, lines };
}

/** The case stays counted, with fewer pieces. */
async function letGoOfMissing(
  work: Work,
  { held, row }: HeldCase,
  missing: readonly Pick<CaseLineRow, 'orderLineId' | 'number'>[],
): Promise<void> {
  await letGo(
    work,
    held,
    row.part,
    missing.filter(({ number }) => number > 0),
    { stillCounts: true },
  );
  for (const { orderLineId, number } of missing) {
    const line = required(held.lines.find((one) => one.orderLineId === orderLineId));
    line.heldShipped -= number;
  }
}

/** `part` of `whole` parts, floored. */
const lessened = (amount: Cents, part: number, whole: number): Cents =>
  cents(whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole)));

/** A12. @throws notFound, notNow, changedMeanwhile */
const turnAway: Acts['turnAway'] = async (work, seller, { reason, imageFileIds, ...seen }) => {
  const { row } = await holdCase(work, storesSide(seller), seen);
  caseLife.require(work, row, 'turnAway', 'store');
  if (imageFileIds.length > 0)
    await evidence.keep(work, row.caseId, 'store', seller, { text: reason, imageFileIds });
  const { state } = await caseLife.advance(work, row, 'turnAway', {
    ...moverOf('store', seller, reason),
    set: { refuseReason: reason },
  });
  return { caseSn: row.caseSn, state };
};

/** Time is over for the buyer: to send the goods back, or to call the platform. Its pieces are free again. */
export async function endByTime(
  work: Work,
  { row, held, lines }: HeldCase,
  action: 'sendBackTimeout' | 'finalTimeout',
  isCounted: boolean,
): Promise<void> {
  if (isCounted) await letGo(work, held, row.part, lines);
  await caseLife.advance(work, row, action, { by: 'system' });
}

export const returnCalls = { sendBack, receive: receiveReturn, turnAway };
