// A case follows its refunds: over when all is there, the buyer's turn when one finds no way.
import type { Work } from '#kit/db/work.ts';
import { standOfRefunds } from '#mall/payment/server/payment.ts';
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
