// Accounts are disabled and enabled again, one or many at once.
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { type Employee, stepBy } from '#mall/member/actor.ts';
import { findMember, recordSecurityEvent } from '#mall/member/server/member.ts';
import type { subAccountProtocol } from '../sub-account.protocol.ts';
import { employeeStopped } from './company.events.ts';
import { subAccount } from './company.tables.ts';
import { holdSubAccount, requireManageable, scopeOf } from './manage-sub-account.ts';
import { type SubAccountMover, type SubAccountRow, subAccountLife } from './sub-account-life.ts';

type Input = InputOf<typeof subAccountProtocol.disable>;
type Reply = ReplyOf<typeof subAccountProtocol.disable>;

/** Their logins end at once, in every process. Those who may not be disabled stay and are named with the reason. */
export function disableSubAccounts(
  work: Work,
  actor: Employee,
  input: Input,
  caller: Caller,
): Promise<Reply> {
  return each(work, actor, input, async (row) => {
    subAccountLife.require(work, row, 'disable', 'administrator');
    await stop(work, row, stepBy('administrator', actor), input.reason, {
      caller,
      sessionId: actor.sessionId,
    });
  });
}

/** They may log in again; whoever never chose his own password is invited again and needs a new initial one. */
export function enableSubAccounts(work: Work, actor: Employee, input: Input, caller: Caller): Promise<Reply> {
  return each(work, actor, input, async (row) => {
    subAccountLife.require(work, row, 'enable', 'administrator');
    const person = await findMember(work, row.memberId);
    await subAccountLife.advance(work, row, 'enable', {
      ...stepBy('administrator', actor),
      to: person?.mustChangePassword ? 'INVITED' : 'ACTIVE',
      reason: input.reason,
    });
    await recordSecurityEvent(work, {
      kind: 'subAccountChanged',
      memberId: row.memberId,
      actorId: actor.memberId,
      sessionId: actor.sessionId,
      caller,
      detail: { enabled: true, reason: input.reason },
    });
  });
}

/** Stops everybody of an enterprise whose certification was revoked (domain 3.8.1). Those already stopped stay so. */
export async function disableEmployees(
  work: Work,
  enterpriseId: number,
  reason: string,
  caller: Caller,
): Promise<void> {
  const rows = await work.tx
    .select()
    .from(subAccount)
    .where(and(eq(subAccount.enterpriseId, enterpriseId), inArray(subAccount.state, ['INVITED', 'ACTIVE'])))
    .orderBy(asc(subAccount.memberId))
    .for('no key update');
  for (const row of rows) await stop(work, row, { by: 'system' }, reason, { caller });
}

async function stop(
  work: Work,
  row: SubAccountRow,
  mover: SubAccountMover,
  reason: string,
  from: { caller: Caller; sessionId?: number },
): Promise<void> {
  const { memberId } = row;
  await subAccountLife.advance(work, row, 'disable', { ...mover, reason });
  await work.emit(employeeStopped, { memberId });
  await recordSecurityEvent(work, {
    kind: 'subAccountStopped',
    memberId,
    actorId: mover.actorId,
    ...from,
    detail: { reason },
  });
}

/** Takes the step for each, ascending, so that two administrators wait for each other instead of blocking each other. */
async function each(
  work: Work,
  actor: Employee,
  { memberIds }: Input,
  step: (row: SubAccountRow) => Promise<void>,
): Promise<Reply> {
  const scope = await scopeOf(work, actor);
  const reply: Reply = { done: [], refused: [] };
  for (const memberId of [...new Set(memberIds)].sort((a, b) => a - b)) {
    try {
      const row = await holdSubAccount(work, actor, memberId);
      requireManageable(actor, scope, row);
      await step(row);
      reply.done.push(memberId);
    } catch (error) {
      if (!(error instanceof Refusal) || memberIds.length === 1) throw error;
      reply.refused.push({ memberId, why: error.text[work.language] });
    }
  }
  return reply;
}
