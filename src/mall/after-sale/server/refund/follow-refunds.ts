// A case follows its refunds: over when all is there, the buyer's turn when one finds no way.
import type { Work } from '#kit/db/work.ts';
import { sendTransfersBack, standOfRefunds } from '#mall/payment/server/payment.ts';
import { type CaseRow, caseLife } from '../after-sale-life.ts';

/** A13b: over when all is there; the buyer's turn when one has failed for good. @returns the case as it is then */
export async function followRefunds(work: Work, row: CaseRow): Promise<CaseRow> {
  const { stand } = await standOfRefunds(work, row.caseSn);
  const system = { by: 'system' } as const;
  if (stand === 'FAILED' && row.state === 'REFUNDING')
    return caseLife.advance(work, row, 'refundFails', system);
  const waits = row.state === 'REFUNDING' || row.state === 'REFUND_FAILED';
  return stand === 'DONE' && waits ? caseLife.advance(work, row, 'refundDone', system) : row;
}

/** Its refunds have been decided in this work. @returns where that leads it, and whether finance has to pay by bank */
export async function sendBack(
  work: Work,
  { caseSn, toBalance }: Pick<CaseRow, 'caseSn' | 'toBalance'>,
): Promise<{ to: 'COMPLETED' | 'REFUNDING'; isToBank: boolean }> {
  await sendTransfersBack(work, caseSn, { toBalance });
  const { stand, atBank } = await standOfRefunds(work, caseSn);
  return { to: stand === 'DONE' ? 'COMPLETED' : 'REFUNDING', isToBank: atBank.length > 0 };
}
