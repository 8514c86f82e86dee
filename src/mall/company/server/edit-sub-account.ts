// An administrator changes what is written down of an employee, what he may do and spend.
import type { Handler } from '#kit/http/server/serve.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { stepBy } from '#mall/member/actor.ts';
import {
  changeMobile,
  findMember,
  recordSecurityEvent,
  writeDownEmployee,
} from '#mall/member/server/member.ts';
import type { subAccountProtocol } from '../sub-account.protocol.ts';
import { showSubAccount } from './list-sub-accounts.ts';
import {
  holdSubAccount,
  limitsToGive,
  pointsToGive,
  requireManageable,
  scopeOf,
} from './manage-sub-account.ts';
import { subAccountLife } from './sub-account-life.ts';

/**
 * What he may do changes at once in all his open logins. Saving what is already so changes nothing.
 * @throws subAccountErrors.notFound, notYourself, mayMore, limitOfOthers, notNow, memberErrors.mobileInUse, and what addSubAccount throws
 */
export const editSubAccount: Handler<typeof subAccountProtocol.edit> = async (work, actor, input, caller) => {
  const { memberId, mobile, realName, department, isHead, costCenter } = input;
  const scope = await scopeOf(work, actor);
  const row = await holdSubAccount(work, actor, memberId);
  requireManageable(actor, scope, row);
  subAccountLife.require(work, row, 'change', 'administrator');
  const roles = [...new Set(input.roles)];
  const permissions = pointsToGive(scope, roles, input.permissions);
  const limits = limitsToGive(scope, input, row);
  const email = input.email || null;
  const person = required(await findMember(work, memberId));
  if (mobile !== person.mobile) await changeMobile(work, memberId, mobile);
  await writeDownEmployee(work, memberId, { nickName: realName, email });

  const detail = changesOf(
    { ...row, ...wireLimits(row), mobile: person.mobile, email: person.email },
    { realName, department, isHead, costCenter, roles, permissions, ...wireLimits(limits), mobile, email },
  );
  if (Object.keys(detail).length === 0) return showSubAccount(work, actor, { memberId });
  await subAccountLife.advance(work, row, 'change', {
    ...stepBy('administrator', actor),
    set: { realName, department, isHead, costCenter, roles, permissions, ...limits },
    detail,
  });
  await recordSecurityEvent(work, {
    kind: 'subAccountChanged',
    memberId,
    actorId: actor.memberId,
    sessionId: actor.sessionId,
    caller,
    detail,
  });
  return showSubAccount(work, actor, { memberId });
};

const wireLimits = (limits: { limitPerOrder: Cents | null; limitPerMonth: Cents | null }) => ({
  limitPerOrder: limits.limitPerOrder === null ? null : centsToWire(limits.limitPerOrder),
  limitPerMonth: limits.limitPerMonth === null ? null : centsToWire(limits.limitPerMonth),
});

/** Field → from and to, for the fields that differ. */
function changesOf(before: Record<string, unknown>, wished: Record<string, unknown>) {
  const inOneWay = (value: unknown) =>
    JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? ''));
  return Object.fromEntries(
    Object.entries(wished).flatMap(([name, to]) => {
      const from = before[name];
      return inOneWay(from) === inOneWay(to) ? [] : [[name, { from, to }]];
    }),
  );
}
