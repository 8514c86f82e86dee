// Who pays an order that nobody placed within limits of his own: an employee pays no more of a signed agreement than he may order.
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Cents } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import {
  checkLimits,
  findMainAccount,
  listWhoMay,
  namesOf,
  requireWithinLimits,
} from '#mall/company/server/company.ts';
import type { Member } from '#mall/member/actor.ts';
import { spentThisMonth } from '../basket/spent-this-month.ts';
import { orderLife } from '../order-life.ts';

type Payer = Pick<Member, 'memberId' | 'sub'>;

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

/** A bill that has to be paid, as the page of its order looks at it. */
interface ToPay {
  orderSn: string;
  parentSn: string;
  enterpriseId: number | null;
  payable: Cents;
}

const ORDERED_BY = `
  SELECT l.actor_id AS "actorId" FROM step_log l WHERE l.doc_type = $1 AND l.doc_sn = $2 AND l.from_state IS NULL`;

/** Why this reader may not pay an agreed order, in his limits' own sentence; undefined where he may. */
export async function whyNotPay(work: Work, reader: Payer, of: ToPay): Promise<Text | undefined> {
  if (reader.sub === null) return undefined;
  const [ordered] = await work.query<{ actorId: number | null }>(
    ORDERED_BY,
    [orderLife.docType, of.orderSn],
    'order-ordered-by',
  );
  if (ordered?.actorId === reader.memberId) return undefined;
  try {
    await checkLimits(work, reader, of.payable, () => spentThisMonth(work, reader.memberId, of.parentSn));
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.text;
  }
}

/** Who of the enterprise may pay it: those who were given it, within their limits; the main account first. */
export async function whoMayPay(work: Work, of: ToPay): Promise<string[]> {
  const { enterpriseId } = of;
  if (enterpriseId === null) return [];
  const main = await findMainAccount(work, enterpriseId);
  const names: string[] = [];
  for (const { memberId, name } of await namesOf(work, await listWhoMay(work, enterpriseId, 'order.pay'))) {
    const sub =
      memberId === main?.memberId ? null : { parentMemberId: 0, administrator: '', permissions: [] };
    if (!(await whyNotPay(work, { memberId, sub }, of))) names.push(name);
    if (names.length === MOST_NAMED) break;
  }
  return names;
}

const MOST_NAMED = 5;
