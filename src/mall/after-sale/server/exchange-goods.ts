// The store replaces what came back; where it cannot, the case becomes a refund.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { sendAgain, takeReplaced } from '#mall/order/server/order.ts';
import type { afterSaleProtocol } from '../after-sale.protocol.ts';
import { mostOfCase } from '../after-sale-amount.ts';
import { bearerOf } from '../after-sale-terms.ts';
import { afterSaleLine } from './after-sale.tables.ts';
import { type CaseMover, caseLife, moverOf } from './after-sale-life.ts';
import { buyersSide, type HeldCase, holdCase, storesSide } from './hold-case.ts';
import { releaseIfSmall } from './refund/release-case.ts';
import { letGo, onlyOrder } from './what-it-is-about.ts';

type Acts = Actions<typeof afterSaleProtocol>;

/** A11b. @throws notFound, notNow, changedMeanwhile; goodsErrors.shortOfStock */
export const sendReplacement: Acts['sendReplacement'] = async (
  work,
  seller,
  { carrier, trackingNo, ...seen },
) => {
  const { row, held, lines } = await holdCase(work, storesSide(seller), seen);
  caseLife.require(work, row, 'sendReplacement', 'store');
  const { memberId } = seller;
  const parcelSn = await sendAgain(work, onlyOrder(held), { carrier, trackingNo, memberId }, lines);
  const { state } = await caseLife.advance(work, row, 'sendReplacement', {
    ...moverOf('store', seller),
    set: { parcelSn },
    detail: { parcelSn },
  });
  return { caseSn: row.caseSn, state };
};

/** A11c. @throws notFound, notNow, changedMeanwhile */
const offerRefund: Acts['cannotReplace'] = async (work, seller, { reason, ...seen }) => {
  const { row } = await holdCase(work, storesSide(seller), seen);
  const { state } = await caseLife.advance(work, row, 'cannotReplace', {
    ...moverOf('store', seller, reason),
    set: { wantsRefund: true },
  });
  return { caseSn: row.caseSn, state };
};

/** A11c. @throws notFound, notNow, changedMeanwhile */
const takeRefund: Acts['takeRefund'] = async (work, member, seen) => {
  const one = await holdCase(work, buyersSide(member), seen);
  return becomeRefund(work, one, 'takeRefund', moverOf('buyer', member));
};

/** All that its pieces cost, and the carriage where all of the order has come back. */
export async function becomeRefund(
  work: Work,
  one: HeldCase,
  action: 'takeRefund' | 'replaceTimeout',
  mover: CaseMover,
) {
  const { row, held, lines } = one;
  caseLife.require(work, row, action, mover.by);
  const most = mostOfCase(held.lines, lines, row.part, held.order, bearerOf(row.reason));
  for (const { orderLineId, amount } of most.lines) {
    const { caseLineId } = required(lines.find((line) => line.orderLineId === orderLineId));
    await work.tx.update(afterSaleLine).set({ amount }).where(eq(afterSaleLine.caseLineId, caseLineId));
  }
  const moved = await caseLife.advance(work, row, action, {
    ...mover,
    set: { amount: most.amount, freight: most.freight, agreed: most.amount },
  });
  const priced = lines.map((line) => ({
    ...line,
    amount: most.lines.find((of) => of.orderLineId === line.orderLineId)?.amount ?? cents(0),
  }));
  const { caseSn, state } = await releaseIfSmall(work, { ...one, row: moved, lines: priced });
  return { caseSn, state };
}

/** A14. @throws notFound, notNow, changedMeanwhile */
const takeReplacement: Acts['takeReplacement'] = async (work, member, seen) => {
  const one = await holdCase(work, buyersSide(member), seen);
  return endExchange(work, one, moverOf('buyer', member));
};

/** A14 */
export async function endExchange(work: Work, { row, held, lines }: HeldCase, mover: CaseMover) {
  caseLife.require(work, row, 'takeReplacement', mover.by);
  await letGo(work, held, row.part, lines);
  if (row.parcelSn !== null) await takeReplaced(work, row.parcelSn, lines);
  const { caseSn, state } = await caseLife.advance(work, row, 'takeReplacement', mover);
  return { caseSn, state };
}

export const exchangeCalls = { sendReplacement, cannotReplace: offerRefund, takeRefund, takeReplacement };
