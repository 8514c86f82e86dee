// Employees' accounts: made, limited, stopped, handed over. Owns sub_account with its log; leans on member and message. The life is sub-account-process.ts.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { Bit, flag, id, json, line, Moment, ruled, Tone, Yuan, yuanAmount } from '#kit/http/wire.ts';
import { checkAccountName, checkEmail, checkMobile } from '#kit/rules/identity-rules.ts';
import { enterprise, permitted } from '#mall/member/actor.ts';
import {
  ALL_POINTS,
  type PermissionPoint,
  PRESET_ROLE_NAMES,
  type PresetRole,
} from '#mall/member/permission-points.ts';
import { MOST_SUB_ACCOUNTS, SUB_ACCOUNT_STATES } from './sub-account-process.ts';

const Role = z.enum(PRESET_ROLE_NAMES as [PresetRole, ...PresetRole[]]);
const Point = z.enum(ALL_POINTS as [PermissionPoint, ...PermissionPoint[]]);
/** What the list's buttons may be; drawn from `allowedActions` alone. */
export const SUB_ACCOUNT_BUTTONS = ['change', 'renew', 'disable', 'enable', 'leave'] as const;
export type SubAccountButton = (typeof SUB_ACCOUNT_BUTTONS)[number];

export const SubAccountReply = z.object({
  memberId: z.number(),
  /** The account name. */
  memberName: z.string(),
  realName: z.string(),
  /** In full: these are the enterprise's own people. Null once he has left. */
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  department: z.string(),
  /** Leads his department: steps of approval may ask him. */
  isHead: Bit,
  costCenter: z.string(),
  roles: z.array(Role),
  /** All points together, from roles and singly given. */
  permissions: z.array(Point),
  limitPerOrder: Yuan.nullable(),
  limitPerMonth: Yuan.nullable(),
  state: z.enum(SUB_ACCOUNT_STATES),
  stateName: z.string(),
  tone: Tone,
  isSelf: z.boolean(),
  invitedUntil: Moment.nullable(),
  createdAt: Moment,
  leftAt: Moment.nullable(),
  successorName: z.string().nullable(),
  allowedActions: z.array(z.enum(SUB_ACCOUNT_BUTTONS)),
});
export type SubAccountReply = z.infer<typeof SubAccountReply>;

/** What an administrator writes down of an employee, at the beginning and later. */
const person = {
  realName: line(30, 1),
  mobile: ruled((value) => checkMobile(value)),
  email: ruled((value) => (value === '' ? undefined : checkEmail(value))).default(''),
  department: line(40).default(''),
  isHead: flag().default(false),
  costCenter: line(40).default(''),
  roles: json(z.array(Role).max(PRESET_ROLE_NAMES.length)),
  /** Points on top of what the roles bring. */
  permissions: json(z.array(Point).max(ALL_POINTS.length)),
  /** Left out: no limit. */
  limitPerOrder: yuanAmount().optional(),
  limitPerMonth: yuanAmount().optional(),
};

/** The initial password is shown this once; the mall keeps only its hash. Hence no `requestId`: a kept reply would keep it too. */
const Invited = z.object({ memberId: z.number(), memberName: z.string(), initialPassword: z.string() });
export type Invited = z.infer<typeof Invited>;

const subOnly = permitted(enterprise, 'ent.sub');
const one = z.object({ memberId: id() });
const several = z.object({
  memberIds: json(z.array(id()).min(1).max(MOST_SUB_ACCOUNTS)),
  reason: line(200).default(''),
});
const Done = z.object({
  done: z.array(z.number()),
  refused: z.array(z.object({ memberId: z.number(), why: z.string() })),
});

export const subAccountProtocol = {
  ...door('v3/member/front/subAccount', subOnly, {
    detail: get({ zh: '子账号详情', en: 'One employee' }, one, SubAccountReply),
    /** What the caller himself may hand out. */
    scope: get(
      { zh: '可授予的权限与限额', en: 'What I may grant' },
      nothing,
      z.object({
        permissions: z.array(Point),
        maySetLimits: z.boolean(),
        /** No higher limit may be given; null: any. */
        limitPerOrder: Yuan.nullable(),
        limitPerMonth: Yuan.nullable(),
        /** Who may take over from a leaver: the main account and active colleagues. */
        successors: z.array(z.object({ memberId: z.number(), name: z.string() })),
      }),
    ),
    add: post(
      { zh: '新建子账号', en: 'Make an account for an employee' },
      z.object({ memberName: ruled(checkAccountName), ...person }),
      Invited,
      { perMinute: 60 },
    ),

    // Its reply tells whether a mobile belongs to somebody.
    edit: post(
      { zh: '修改子账号', en: "Change an employee's data, permissions, limits" },
      z.object({ memberId: id(), ...person }),
      SubAccountReply,
      { perMinute: 60 },
    ),
    renew: post({ zh: '重新邀请', en: 'Renew the invitation with a new initial password' }, one, Invited, {
      perMinute: 60,
    }),
    /** Those who may not be stopped stay as they are and are named. */
    disable: post({ zh: '停用子账号', en: 'Disable accounts: logged out everywhere at once' }, several, Done),
    enable: post({ zh: '启用子账号', en: 'Enable accounts again' }, several, Done),
    leave: post(
      { zh: '员工离职', en: 'An employee leaves: a successor takes over what is his' },
      z.object({ memberId: id(), successorId: id(), reason: line(200).default('') }),
      SubAccountReply,
    ),
    log: get(
      { zh: '子账号记录', en: 'What happened to an account' },
      one,
      z.array(
        z.object({
          eventName: z.string(),
          stateName: z.string(),
          tone: Tone,
          actorName: z.string(),
          reason: z.string(),
          /** What was changed, one sentence each. */
          changes: z.array(z.string()),
          time: Moment,
        }),
      ),
    ),
  }),
  ...door('v3/member/front/permission', permitted(enterprise, 'ent.role'), {
    /** Who may what in the enterprise. */
    permissions: get(
      { zh: '企业权限总览', en: 'Who may what in my enterprise' },
      nothing,
      z.object({
        enterpriseName: z.string(),
        mainMemberName: z.string(),
        employees: z.array(
          SubAccountReply.pick({
            memberId: true,
            memberName: true,
            realName: true,
            department: true,
            roles: true,
            permissions: true,
            limitPerOrder: true,
            limitPerMonth: true,
            state: true,
            stateName: true,
            tone: true,
            isSelf: true,
          }),
        ),
      }),
      { name: 'overview' },
    ),
  }),
};
