// An administrator makes an account for an employee.
import { eq, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { type Employee, stepBy } from '#mall/member/actor.ts';
import {
  createMember,
  findMemberByAccount,
  hashPassword,
  recordSecurityEvent,
} from '#mall/member/server/member.ts';
import type { SmsSender } from '#mall/message/server/message.ts';
import type { Invited, subAccountProtocol } from '../sub-account.protocol.ts';
import { MOST_SUB_ACCOUNTS } from '../sub-account-process.ts';
import { enterprise, subAccount } from './company.tables.ts';
import { makeInitialPassword, sendInitialPassword } from './initial-password.ts';
import { limitsToGive, pointsToGive, scopeOf } from './manage-sub-account.ts';
import { subAccountErrors } from './sub-account.errors.ts';
import { subAccountLife } from './sub-account-life.ts';

type Input = InputOf<typeof subAccountProtocol.add>;

/**
 * Makes the account in the state INVITED; its initial password is in the reply and in an SMS, and nowhere else.
 * @throws subAccountErrors.lacksToGive, nothingGiven, limitAboveOwn, limitWrong, monthBelowOrder, tooMany, nameTaken, mobileTaken
 */
export function addSubAccount(smsSender: SmsSender) {
  return async (work: Work, actor: Employee, input: Input, caller: Caller): Promise<Invited> => {
    const { memberName, mobile, realName, roles, department, isHead, costCenter } = input;
    const scope = await scopeOf(work, actor);
    const permissions = pointsToGive(scope, roles, input.permissions);
    const limits = limitsToGive(scope, input);
    const initialPassword = makeInitialPassword();
    const passwordHash = await hashPassword(initialPassword);

    const house = await requirePlace(work, actor.enterpriseId);
    if (await findMemberByAccount(work, memberName)) throw subAccountErrors.nameTaken({ name: 'memberName' });
    if (await findMemberByAccount(work, mobile)) throw subAccountErrors.mobileTaken({ name: 'mobile' });
    const memberId = await createMember(work, {
      memberName,
      mobile,
      email: input.email || null,
      memberNickName: realName,
      memberType: 3,
      passwordHash,
      mustChangePassword: true,
    });
    await subAccountLife.begin(
      work,
      'invite',
      {
        memberId,
        enterpriseId: actor.enterpriseId,
        parentMemberId: house.mainMemberId,
        realName,
        department,
        isHead,
        costCenter,
        roles: [...new Set(roles)],
        permissions,
        ...limits,
      },
      stepBy('administrator', actor),
    );
    await recordSecurityEvent(work, {
      kind: 'subAccountMade',
      memberId,
      actorId: actor.memberId,
      sessionId: actor.sessionId,
      caller,
      detail: { memberName, roles, permissions },
    });
    await sendInitialPassword(work, smsSender, { mobile, memberName, password: initialPassword });
    return { memberId, memberName, initialPassword };
  };
}

/**
 * In a transaction: an account for somebody whom the enterprise's own login has vouched for, without any permission and
 * without a password. INVITED until `dropInitialPassword` accepts it in the same transaction.
 * @throws subAccountErrors.tooMany
 */
export async function addEmployee(
  work: Work,
  wish: { enterpriseId: number; memberName: string; realName: string; email: string },
): Promise<number> {
  const { enterpriseId, memberName, realName, email } = wish;
  const { mainMemberId } = await requirePlace(work, enterpriseId);
  const memberId = await createMember(work, {
    memberName,
    email,
    memberNickName: realName,
    memberType: 3,
    mustChangePassword: true,
  });
  await subAccountLife.begin(
    work,
    'invite',
    {
      memberId,
      enterpriseId,
      parentMemberId: mainMemberId,
      realName,
      department: '',
      isHead: false,
      costCenter: '',
      roles: [],
      permissions: [],
      limitPerOrder: null,
      limitPerMonth: null,
    },
    { by: 'system', actorName: '' },
  );
  return memberId;
}

/** Holds the enterprise, so that two who add at once do not both take the last place. @throws subAccountErrors.tooMany */
async function requirePlace(work: Work, enterpriseId: number): Promise<{ mainMemberId: number }> {
  const [house] = await work.tx
    .select({ mainMemberId: enterprise.mainMemberId })
    .from(enterprise)
    .where(eq(enterprise.enterpriseId, enterpriseId))
    .for('no key update');
  const [taken] = await work.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(subAccount)
    .where(sql`${subAccount.enterpriseId} = ${enterpriseId} AND ${subAccount.state} <> 'LEFT'`);
  if (required(taken).count >= MOST_SUB_ACCOUNTS) throw subAccountErrors.tooMany();
  return required(house);
}
