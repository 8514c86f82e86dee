// Sub-accounts → what is sent to administrators.
import type { Work } from '#kit/db/work.ts';
import { bit } from '#kit/http/wire.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { allowedActions } from '#kit/process/process.ts';
import type { Employee } from '#mall/member/actor.ts';
import { SUB_ACCOUNT_BUTTONS, type SubAccountReply } from '../sub-account.protocol.ts';
import { invitationExpired, subAccountProcess, subAccountStatus } from '../sub-account-process.ts';
import { type Scope, whyNotManage } from './manage-sub-account.ts';
import type { SubAccountRow } from './sub-account-life.ts';

/** A row with what the member and the successor are called. */
export type ReadSubAccount = SubAccountRow & {
  memberName: string;
  mobile: string | null;
  email: string | null;
  successorName: string | null;
};

const wire = (limit: Cents | null) => (limit === null ? null : centsToWire(limit));

export function subAccountReply(
  work: Work,
  actor: Employee,
  scope: Scope,
  row: ReadSubAccount,
): SubAccountReply {
  const isExpired =
    row.state === 'INVITED' && row.invitedUntil !== null && row.invitedUntil.getTime() <= work.now.getTime();
  const status = isExpired ? invitationExpired : subAccountStatus[row.state];
  const possible: readonly string[] =
    whyNotManage(actor, scope, row) === undefined
      ? allowedActions(subAccountProcess, row.state, 'administrator')
      : [];
  return {
    memberId: row.memberId,
    memberName: row.memberName,
    realName: row.realName,
    mobile: row.mobile,
    email: row.email,
    department: row.department,
    isHead: bit(row.isHead),
    costCenter: row.costCenter,
    roles: row.roles,
    permissions: row.permissions,
    limitPerOrder: wire(row.limitPerOrder),
    limitPerMonth: wire(row.limitPerMonth),
    state: row.state,
    stateName: status[work.language],
    tone: status.tone,
    isSelf: row.memberId === actor.memberId,
    invitedUntil: row.state === 'INVITED' ? (row.invitedUntil?.toISOString() ?? null) : null,
    createdAt: row.createdAt.toISOString(),
    leftAt: row.leftAt?.toISOString() ?? null,
    successorName: row.successorName,
    allowedActions: SUB_ACCOUNT_BUTTONS.filter((button) => possible.includes(button)),
  };
}
