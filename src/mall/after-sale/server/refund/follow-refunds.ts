// A case follows its refunds: over when all is there, the buyer's turn when one finds no way.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { sendTransfersBack, standOfRefunds } from '#mall/payment/server/payment.ts';
import { afterSale } from '../after-sale.tables.ts';
import { type CaseRow, caseLife } from '../after-sale-life.ts';

/** A13b: over when all is there; the buyer's turn when one has failed for good; finance's while one is to be paid by bank. @returns the case as it is then */
export async function followRefunds(work: Work, seen: CaseRow): Promise<CaseRow> {
  const { stand, isToBank } = await standOfRefunds(work, seen.caseSn);
  const row = { ...seen, isToBank };
  if (isToBank !== seen.isToBank)
    await work.tx.update(afterSale).set({ isToBank }).where(eq(afterSale.caseId, row.caseId));
  const system = { by: 'system' } as const;
  if (stand === 'FAILED' && row.state === 'REFUNDING')
    return caseLife.advance(work, row, 'refundFails', system);
  const waits = row.state === 'REFUNDING' || row.state === 'REFUND_FAILED';
  return stand === 'DONE' && waits ? caseLife.advance(work, row, 'refundDone', system) : row;
}

/** Its refunds have been decided in this work. @returns where that leads it */
export async function sendBack(
  work: Work,
  { caseSn, toBalance }: Pick<CaseRow, 'caseSn' | 'toBalance'>,
): Promise<'COMPLETED' | 'REFUNDING'> {
  await sendTransfersBack(work, caseSn, { toBalance });
  return (await standOfRefunds(work, caseSn)).stand === 'DONE' ? 'COMPLETED' : 'REFUNDING';
}
