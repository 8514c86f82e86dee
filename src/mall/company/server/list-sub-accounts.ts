// What administrators see of their employees: the list, one of them, what they may hand out, who may what.
import { sql } from 'drizzle-orm';
import type { Action } from '#kit/http/server/serve.ts';
import { source } from '#kit/list/server/source.ts';
import { centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { subAccountProtocol } from '../sub-account.protocol.ts';
import { subAccountList } from '../sub-account-list.ts';
import { MOST_SUB_ACCOUNTS } from '../sub-account-process.ts';
import { scopeOf } from './manage-sub-account.ts';
import { subAccountErrors } from './sub-account.errors.ts';
import { type ReadSubAccount, subAccountReply } from './sub-account-view.ts';

const COLUMNS = `
  a.member_id AS "memberId", a.enterprise_id AS "enterpriseId", a.parent_member_id AS "parentMemberId",
  a.real_name AS "realName", a.department, a.is_head AS "isHead", a.cost_center AS "costCenter", a.roles, a.permissions,
  a.limit_per_order AS "limitPerOrder", a.limit_per_month AS "limitPerMonth", a.state,
  a.invited_until AS "invitedUntil", a.successor_id AS "successorId", a.created_at AS "createdAt", a.left_at AS "leftAt",
  m.member_name AS "memberName", m.mobile, m.email,
  coalesce(s.real_name, sm.member_name) AS "successorName"`;

const FROM = `
  FROM sub_account a JOIN member m USING (member_id)
  LEFT JOIN member sm ON sm.member_id = a.successor_id
  LEFT JOIN sub_account s ON s.member_id = a.successor_id`;

/** Those in use first by age; who has left is only in his own tab. */
export const subAccountListRoutes = source(subAccountList, ({ work, actor }) => ({
  from: sql`sub_account a JOIN member m USING (member_id)`,
  key: sql`a.member_id`,
  scope: sql`a.enterprise_id = ${actor.enterpriseId}`,
  columns: {
    realName: sql`a.real_name`,
    department: sql`a.department`,
    state: sql`a.state`,
    createdAt: sql`a.created_at`,
  },
  search: [
    sql`m.member_name`,
    sql`a.real_name`,
    sql`m.mobile`,
    sql`m.email`,
    sql`a.department`,
    sql`a.cost_center`,
  ],
  async toRows(keys) {
    const rows = await work.query<ReadSubAccount>(
      `SELECT ${COLUMNS} ${FROM} WHERE a.member_id = ANY($1::bigint[]) AND a.enterprise_id = $2`,
      [keys, actor.enterpriseId],
    );
    const scope = await scopeOf(work, actor);
    return rows.map((row) => subAccountReply(work, actor, scope, row));
  },
  async more() {
    const [inUse] = await work.query<{ count: number }>(
      `SELECT count(*) AS count FROM sub_account WHERE enterprise_id = $1 AND state <> 'LEFT'`,
      [actor.enterpriseId],
    );
    return { placesLeft: Math.max(0, MOST_SUB_ACCOUNTS - (inUse?.count ?? 0)) };
  },
}));

/** @throws subAccountErrors.notFound, also for employees of other enterprises */
export const showSubAccount: Action<typeof subAccountProtocol.detail> = async (work, actor, { memberId }) => {
  const [row] = await work.query<ReadSubAccount>(
    `SELECT ${COLUMNS} ${FROM} WHERE a.member_id = $1 AND a.enterprise_id = $2`,
    [memberId, actor.enterpriseId],
  );
  if (!row) throw subAccountErrors.notFound();
  return subAccountReply(work, actor, await scopeOf(work, actor), row);
};

/** What the caller may hand out, and who may take over from a leaver. */
export const showScope: Action<typeof subAccountProtocol.scope> = async (work, actor) => {
  const { permissions, maySetLimits, limitPerOrder, limitPerMonth } = await scopeOf(work, actor);
  const successors = await work.query<{ memberId: number; name: string }>(
    `SELECT e.main_member_id AS "memberId", m.member_name AS name, 0 AS nth
     FROM enterprise e JOIN member m ON m.member_id = e.main_member_id WHERE e.enterprise_id = $1
     UNION ALL
     SELECT a.member_id, a.real_name, 1 FROM sub_account a WHERE a.enterprise_id = $1 AND a.state = 'ACTIVE'
     ORDER BY nth, name`,
    [actor.enterpriseId],
  );
  return {
    permissions: [...permissions],
    maySetLimits,
    limitPerOrder: limitPerOrder === null ? null : centsToWire(limitPerOrder),
    limitPerMonth: limitPerMonth === null ? null : centsToWire(limitPerMonth),
    successors: successors.map(({ memberId, name }) => ({ memberId, name })),
  };
};

/** Who may what in the enterprise; those who have left may nothing. */
export const showPermissions: Action<typeof subAccountProtocol.permissions> = async (work, actor) => {
  const [house] = await work.query<{ enterpriseName: string; mainMemberName: string }>(
    `SELECT e.name AS "enterpriseName", m.member_name AS "mainMemberName"
     FROM enterprise e JOIN member m ON m.member_id = e.main_member_id WHERE e.enterprise_id = $1`,
    [actor.enterpriseId],
  );
  const rows = await work.query<ReadSubAccount>(
    `SELECT ${COLUMNS} ${FROM} WHERE a.enterprise_id = $1 AND a.state <> 'LEFT' ORDER BY a.real_name, a.member_id`,
    [actor.enterpriseId],
  );
  const scope = await scopeOf(work, actor);
  return {
    ...required(house),
    employees: rows.map((row) => {
      const {
        mobile: _1,
        email: _2,
        costCenter: _3,
        allowedActions: _4,
        ...shown
      } = subAccountReply(work, actor, scope, row);
      return shown;
    }),
  };
};
