// What an employee has ordered in the running month, so that limits can be held against it.
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { type Cents, cents, centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { after, hours } from '#kit/time/duration.ts';
import type { orderProtocol } from '../../order.protocol.ts';
import { orderStatesWhere } from '../../order-status.ts';
import { orderLife } from '../order-life.ts';

const CHINA = hours(8);

/** The moment at which the calendar month of `now` began in China. */
export function monthStart(now: Date): Date {
  const there = after(now, CHINA);
  return after(new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1)), -CHINA);
}

/** Cancelled, refused and unpaid-in-time orders are free again, and what was refunded of others. */
const SUM = 'coalesce(sum(o.payable - o.refunded), 0)::bigint';
const COUNTED = `o.state = ANY ('{${orderStatesWhere((row) => !row.isCalledOff)}}')`;

/** What an award or a contract placed in his name while somebody else acted was never ordered by him. */
const OWN = `(t.source NOT IN ('quote', 'contract') OR EXISTS (
  SELECT FROM step_log l WHERE l.doc_type = '${orderLife.docType}' AND l.doc_sn = o.order_sn
    AND l.from_state IS NULL AND l.actor_id = t.member_id))`;

/** In fen. @param exceptParentSn a trade that is about to be counted with another amount */
export async function spentThisMonth(work: Work, memberId: number, exceptParentSn = ''): Promise<Cents> {
  const [row] = await work.query<{ spent: number }>(
    `SELECT ${SUM} AS spent FROM trade t JOIN sub_order o USING (parent_sn)
     WHERE t.member_id = $1 AND t.created_at >= $2 AND t.parent_sn <> $3 AND ${COUNTED} AND ${OWN}`,
    [memberId, monthStart(work.now), exceptParentSn],
    'order-spent',
  );
  return cents(Number(required(row).spent));
}

/** Of everybody in the actor's enterprise who has ordered this month. */
export const listSpending: Action<typeof orderProtocol.spending> = async (work, actor) => {
  const rows = await work.query<{ memberId: number; spent: number }>(
    `SELECT t.member_id AS "memberId", ${SUM} AS spent FROM sub_order o JOIN trade t USING (parent_sn)
     WHERE o.enterprise_id = $1 AND o.created_at >= $2 AND t.created_at >= $2 AND ${COUNTED} AND ${OWN} GROUP BY t.member_id`,
    [actor.enterpriseId, monthStart(work.now)],
  );
  return rows.map(({ memberId, spent }) => ({ memberId, spent: centsToWire(cents(Number(spent))) }));
};
