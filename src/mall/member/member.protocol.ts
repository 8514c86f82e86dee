// Members: registration, the member's own data, pay password. Owns member; leans on message for codes at the login room above.
import { z } from 'zod';
import { door, nothing, post } from '#kit/http/door.ts';
import { Bit, line, ruled, Yuan } from '#kit/http/wire.ts';
import { loggedIn, PUNCHOUTS } from './actor.ts';
import { ALL_LAB_POINTS } from './lab-roles.ts';
import { checkNewPayPassword } from './password-rules.ts';

export const MemberInfo = z.object({
  memberId: z.number(),
  memberType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  memberName: z.string(),
  memberNickName: z.string().nullable(),
  /** Masked: 138****8000. */
  mobile: z.string().nullable(),
  /** Masked: l***@example.com. */
  email: z.string().nullable(),
  avatar: z.string().nullable(),
  isSub: Bit,
  parentMemberId: z.number().nullable(),
  enterpriseId: z.number().nullable(),
  enterpriseName: z.string().nullable(),
  /** Whom an employee asks for permissions: the account name of his enterprise's main account. */
  administrator: z.string().nullable(),
  /** State of the enterprise certification: of the enterprise, else of the newest application; null: never applied. */
  certState: z.string().nullable(),
  designerState: z.string().nullable(),
  isSalesperson: Bit,
  /** Preset roles of an employee's account; null for everybody else. */
  roles: z.array(z.string()).nullable(),
  /** Permission points of an employee's account; null for everybody else, who may do all that his type may. */
  permissions: z.array(z.string()).nullable(),
  /** Must choose a password of his own before anything else. */
  mustChangePassword: z.boolean(),
  /** Works for the platform, whose console opens once he has a second factor. */
  mustSetFactor: z.boolean(),
  unreadMessages: z.number(),
  storeId: z.number().nullable(),
  platformRoles: z.array(z.string()),
  /** The laboratory on whose staff he is, and what he may do there. */
  lab: z.object({ labId: z.number(), points: z.array(z.enum(ALL_LAB_POINTS)) }).nullable(),
  /** Of his wallet, an employee's being his enterprise's; null for an employee who may not see it. */
  balanceAvailable: Yuan.nullable(),
  hasPayPwd: z.boolean(),
  /** Set when this login has come from a procurement system: it shops, or only looks. */
  punchout: z.enum(PUNCHOUTS).nullable(),
  language: z.string().nullable(),
});
export type MemberInfo = z.infer<typeof MemberInfo>;

export const memberProtocol = door('v3/member/front/member', loggedIn, {
  setPayPassword: post(
    {
      zh: '首次设置支付密码（需登录密码）',
      en: 'Set the first pay password (needs the login password)',
    },
    z.object({ password: line(60, 1), payPwd: ruled(checkNewPayPassword) }),
    nothing,
    { name: 'setPayPwd', apart: true },
  ),
});
