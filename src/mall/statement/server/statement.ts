// The front door of statements: what orders on credit tell them, and what rooms above may ask.
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { SettleState, StatementState } from '../statement-status.ts';
import { settleStateOf } from '../statement-sums.ts';

export { endDisputeOf, type OpenCase } from './dispute-item.ts';
export {
  type CreditItem,
  lessOnCredit,
  orderOnCredit,
  receiveOnCredit,
  shipOnCredit,
} from './fill-statement.ts';
export { owedOf } from './owed-of.ts';
export { disputeAgreed, statementReconciled } from './statement.events.ts';

/** Where orders on credit stand with their statements; those that are not on credit are left out. */
export async function settleStatesOf(
  work: Work,
  orderSns: readonly string[],
): Promise<Map<string, Exclude<SettleState, ''>>> {
  if (orderSns.length === 0) return new Map();
  const rows = await work.query<{ orderSn: string; isBilled: boolean; states: StatementState[] }>(
    `SELECT c.order_sn AS "orderSn", c.owed = c.billed AND c.is_released AS "isBilled", ARRAY(
       SELECT DISTINCT s.state FROM statement_item i JOIN statement s USING (statement_id)
       WHERE i.order_sn = c.order_sn) AS states
     FROM credit_charge c WHERE c.order_sn = ANY ($1::text[])`,
    [orderSns],
    'statement-settle-states',
  );
  return new Map(
    rows.map((row) => [row.orderSn, required(settleStateOf(row.states, row.isBilled) || undefined)]),
  );
}

/** Whether an enterprise has a statement that is overdue beyond its days of grace (inquiry condition C6). */
export async function hasOverdue(work: Work, enterpriseId: number): Promise<boolean> {
  const [row] = await work.query<{ has: boolean }>(
    `SELECT EXISTS (SELECT FROM statement s JOIN credit_account a USING (account_id)
       WHERE a.enterprise_id = $1 AND s.state = 'OVERDUE' AND s.total > s.paid
         AND s.due_day + a.grace_days < ($2::timestamptz AT TIME ZONE 'Asia/Shanghai')::date) AS has`,
    [enterpriseId, work.now],
    'statement-overdue',
  );
  return required(row).has;
}

/**
 * How far an order on credit may be invoiced: once all that is owed of it stands on statements that are reconciled.
 * @returns what disputes have taken off its lines as well, by line (null: its carriage), in fen; what was set off was paid
 */
export async function reconciledOf(
  work: Work,
  orderSn: string,
): Promise<{ isDone: boolean; takenOff: Map<number | null, Cents> }> {
  const [row] = await work.query<{ isDone: boolean }>(
    `SELECT c.is_released AND c.owed = c.billed AND NOT EXISTS (
       SELECT FROM statement_item i LEFT JOIN statement s USING (statement_id)
       WHERE i.order_sn = c.order_sn AND s.reconcile IS DISTINCT FROM 'DONE') AS "isDone"
     FROM credit_charge c WHERE c.order_sn = $1`,
    [orderSn],
    'statement-is-reconciled',
  );
  const less = await work.query<{ orderLineId: number | null; amount: Cents }>(
    `SELECT i.order_line_id AS "orderLineId", sum(d.amount)::bigint AS amount
     FROM statement_dispute d JOIN statement_item i USING (item_id)
     WHERE i.order_sn = $1 AND (d.state = 'UPHELD' OR (d.state = 'AGREED' AND d.case_sn = '')) AND d.reason <> 'SET_OFF' GROUP BY 1`,
    [orderSn],
    'statement-taken-off',
  );
  return {
    isDone: row?.isDone ?? false,
    takenOff: new Map(less.map(({ orderLineId, amount }) => [orderLineId, amount])),
  };
}
