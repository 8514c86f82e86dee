// A case that was decided for the buyer is paid: by itself where it is little, by finance where it is more, by two of them where it is much.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { findMainAccount } from '#mall/company/server/company.ts';
import { redBeforeMoney } from '#mall/invoice/server/invoice.ts';
import { compensate } from '#mall/payment/server/payment.ts';
import type { afterSaleProtocol } from '../../after-sale.protocol.ts';
import { arePaidWholly, type ClaimedLine, spreadAmount } from '../../after-sale-amount.ts';
import { caseActions } from '../../after-sale-process.ts';
import { caseReasons, isForMoneyOnly, isReturn } from '../../after-sale-terms.ts';
import { afterSaleErrors } from '../after-sale.errors.ts';
import { afterSale } from '../after-sale.tables.ts';
import { type CaseMover, type CaseRow, caseLife, moverOf } from '../after-sale-life.ts';
import { amountOf } from '../after-sale-rules.ts';
import { type HeldCase, holdCase, withoutHold } from '../hold-case.ts';
import { letGo, payBack } from '../what-it-is-about.ts';
import { followRefunds, sendBack } from './follow-refunds.ts';
import { moneyOf } from './less-of-case.ts';

type Acts = Actions<typeof afterSaleProtocol>;

/** Finance. @throws notFound, notNow, changedMeanwhile, ownCase, secondPerson */
export const releaseCase: Acts['release'] = async (work, operator, seen) => {
  const one = await holdCase(work, 'platform', seen);
  if (one.of.memberId === operator.memberId) throw afterSaleErrors.ownCase();
  const mover = moverOf('platform', operator);
  if (caseActions(one.row, 'platform').includes('firstRelease')) {
    const { state } = await caseLife.advance(work, one.row, 'firstRelease', {
      ...mover,
      set: { firstReleaseBy: operator.memberId },
    });
    return { caseSn: seen.caseSn, state };
  }
  if (one.row.firstReleaseBy === operator.memberId) throw afterSaleErrors.secondPerson();
  const { state } = await release(work, one, mover);
  return { caseSn: seen.caseSn, state };
};

/** What of each line goes back; another case may have taken of a line what was left of it when this one was made. */
function paidOf({ row, held, lines }: HeldCase) {
  const back = spreadAmount({ lines, freight: row.freight }, row.agreed);
  return { ...back, lines: back.lines.map((line) => ({ ...line, amount: withinRest(held, line) })) };
}

/** Whether the red letter of what was invoiced comes before the money: asked for now, where it was not yet. */
const redFirst = async (work: Work, one: HeldCase): Promise<boolean> =>
  !('sample' in one.held) &&
  one.row.agreed >= (await amountOf(work, 'redFirstYuan')) &&
  redBeforeMoney(work, one.row.orderSn, paidOf(one).lines);

/** The red letter is issued: what else the money waits for is seen to. */
export async function goOnAfterRed(work: Work, one: HeldCase): Promise<void> {
  const row = await caseLife.advance(work, one.row, 'redIssued', { by: 'system', set: { awaitsRed: false } });
  await releaseIfSmall(work, { ...one, row });
}

/** To be called when a case comes to be paid. @returns it as it is then */
export async function releaseIfSmall(work: Work, one: HeldCase): Promise<CaseRow> {
  if (await redFirst(work, one)) {
    await work.tx.update(afterSale).set({ awaitsRed: true }).where(eq(afterSale.caseSn, one.row.caseSn));
    return { ...one.row, awaitsRed: true };
  }
  const isByItself =
    one.row.kind === 8 || (await moneyOf(work, one.row)) <= (await amountOf(work, 'autoRefundYuan'));
  return isByItself ? release(work, one, { by: 'system' }) : one.row;
}

async function release(work: Work, one: HeldCase, mover: CaseMover): Promise<CaseRow> {
  const { row, of, held, lines } = one;
  caseLife.require(work, row, 'release', mover.by);
  await letGo(work, held, row.part, lines);
  const { lines: paid, freight } = paidOf(one);
  const reason = caseReasons[row.reason];
  await payBack(work, withoutHold(held, row, lines), {
    part: row.part,
    lines: paid,
    freight,
    reason,
    caseSn: row.caseSn,
    isReturned: row.receivedAt !== null || areGone(held, row, paid),
  });
  if (row.carriage > 0) await payCarriage(work, of, row);
  const to = await sendBack(work, row);
  const moved = await caseLife.advance(work, row, 'release', { ...mover, to });
  return followRefunds(work, moved);
}

/** Lost or missing pieces that were paid back in full are the buyer's no more: nobody sends them back or asks for them again. */
function areGone(
  held: HeldCase['held'],
  { part, reason, kind }: CaseRow,
  paid: readonly ClaimedLine[],
): boolean {
  if (part === 'U' || isReturn(kind) || !isForMoneyOnly(reason)) return false;
  return arePaidWholly(held.lines, paid);
}

/** What the buyer has paid to send it back, of the store's money. */
async function payCarriage(work: Work, of: HeldCase['of'], { caseSn, carriage }: CaseRow): Promise<void> {
  const { paySn, storeId, memberId, enterpriseId } = of;
  const main = enterpriseId === null ? undefined : await findMainAccount(work, enterpriseId);
  const orElse = main?.memberId ?? memberId;
  await compensate(work, {
    docType: 'afterSale',
    paySn,
    storeId,
    documentSn: caseSn,
    amount: carriage,
    orElse,
  });
}

function withinRest(held: HeldCase['held'], line: { orderLineId: number; amount: Cents }): Cents {
  const of = required(held.lines.find((one) => one.orderLineId === line.orderLineId));
  return cents(Math.min(line.amount, of.due - of.refunded));
}
