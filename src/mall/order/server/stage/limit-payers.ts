// Who pays an order that nobody placed within limits of his own: an employee pays no more of a signed agreement than he may order.
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import { requireWithinLimits } from '#mall/company/server/company.ts';
import type { Member } from '#mall/member/actor.ts';
import { spentThisMonth } from '../basket/spent-this-month.ts';
import { orderLife } from '../order-life.ts';

interface Billed {
  parentSn: string;
  payable: Cents;
  isOwn: boolean;
}

/** By the bill of the trade or of one of its stages; own are those that the payer ordered himself, within his limits. */
const BILLED = `
  SELECT t.parent_sn AS "parentSn", t.payable, EXISTS (
    SELECT FROM sub_order o JOIN step_log l ON l.doc_type = $3 AND l.doc_sn = o.order_sn AND l.from_state IS NULL
    WHERE o.parent_sn = t.parent_sn AND l.actor_id = $2) AS "isOwn"
  FROM trade t
  WHERE t.source IN ('quote', 'contract') AND (t.pay_sn = $1 OR t.parent_sn IN (
    SELECT o.parent_sn FROM order_stage s JOIN sub_order o USING (order_sn) WHERE s.pay_sn = $1))`;

/**
 * The whole order counts, whichever of its stages is paid. Call it before the bill is held.
 * @throws subAccountErrors.overOrderLimit, overMonthLimit for an employee above his limits
 */
export async function requireMayPay(work: Work, payer: Member, paySn: string): Promise<void> {
  if (payer.sub === null) return;
  const [billed] = await work.query<Billed>(
    BILLED,
    [paySn, payer.memberId, orderLife.docType],
    'order-billed',
  );
  if (!billed || billed.isOwn) return;
  const { parentSn, payable } = billed;
  await requireWithinLimits(work, payer, payable, () => spentThisMonth(work, payer.memberId, parentSn));
}
