// What belongs to an account on credit, for tests of other things: an application, a statement with a disputed item.

import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { aCreditAccount } from '#mall/credit/server/credit.builders.ts';

/** Of one enterprise and one store. @returns how calls name them */
export async function aDisputedStatement(
  work: Work,
  of: { enterpriseId: number; memberId: number; storeId: number },
) {
  const { enterpriseId, memberId, storeId } = of;
  const { accountId } = await aCreditAccount(work, { enterpriseId, storeId });
  const creditSn = 'CR26112100000001';
  const statementSn = 'ST26112100000001';
  await work.query(
    `INSERT INTO credit_application (credit_sn, enterprise_id, member_id, store_id, account_id, state, wanted_limit, wanted_term_days, created_at)
     VALUES ($1, $2, $3, $4, $5, 'PENDING_REVIEW', 100, 30, $6)`,
    [creditSn, enterpriseId, memberId, storeId, accountId, work.now],
  );
  const { statementId } = only(
    await work.query<{ statementId: number }>(
      `INSERT INTO statement (statement_sn, account_id, state, reconcile, from_day, cut_day, due_day, total, created_at, cut_at)
       VALUES ($1, $2, 'PENDING_SETTLEMENT', 'DISPUTED', $3::timestamptz::date, $3::timestamptz::date, $3::timestamptz::date, 100, $3::timestamptz, $3::timestamptz) RETURNING statement_id AS "statementId"`,
      [statementSn, accountId, work.now],
    ),
  );
  const { itemId } = only(
    await work.query<{ itemId: number }>(
      `INSERT INTO statement_item (account_id, statement_id, kind, order_sn, title, amount, created_at)
       VALUES ($1, $2, 'LINE', 'SO1', '{"zh":"LM358","en":"LM358"}', 100, $3) RETURNING item_id AS "itemId"`,
      [accountId, statementId, work.now],
    ),
  );
  const { disputeId } = only(
    await work.query<{ disputeId: number }>(
      `INSERT INTO statement_dispute (statement_id, item_id, state, amount, reason, created_at)
       VALUES ($1, $2, 'OPEN', 100, 'N2', $3) RETURNING dispute_id AS "disputeId"`,
      [statementId, itemId, work.now],
    ),
  );
  return {
    accountId,
    creditSn,
    statementSn,
    statementSns: [statementSn],
    itemId,
    itemIds: [itemId],
    disputeId,
  };
}
