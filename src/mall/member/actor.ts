// Who acts: the member behind a request, and the doors that stand open to whom (spec §6).
import type { Access } from '#kit/http/access.ts';
import type { StepBy } from '#kit/process/process.ts';
import type { Text } from '#kit/words/text.ts';
import { LAB_POINTS, LAB_ROLES, type LabPoint, type LabRole, pointsOf, rolesWith } from './lab-roles.ts';
import { onlyReads, PERMISSION_POINTS, type PermissionPoint } from './permission-points.ts';

/** memberType of the specification: 1 individual user, 2 certified designer, 3 certified enterprise (domain 3.1). */
export type MemberType = 1 | 2 | 3;

export const PLATFORM_ROLES = ['operator', 'finance', 'auditor'] as const;
export type PlatformRole = (typeof PLATFORM_ROLES)[number];

/** Somebody logged in. Made from his token for each request; never from anything that the client says. */
export interface Member {
  readonly memberId: number;
  readonly memberName: string;
  /** What others know him by: the real name that his enterprise has entered, else his nickname, else the name he logs in with. */
  readonly shownName: string;
  readonly memberType: MemberType;
  readonly sessionId: number;
  /** The store he operates, if any. */
  readonly storeId: number | null;
  /** What he may do for the platform; empty for everybody else. */
  readonly platformRoles: readonly PlatformRole[];
  /** The laboratory on whose staff he is, with all that his roles may do there; null for everybody else. */
  readonly lab: LabStanding | null;
  /** The certified enterprise whose main account or employee he is. */
  readonly enterpriseId: number | null;
  /** Set for an employee's account: whose permissions count, and whom to ask for more. */
  readonly sub: {
    readonly parentMemberId: number;
    readonly administrator: string;
    readonly permissions: readonly PermissionPoint[];
  } | null;
  /** An employee who has not chosen a password of his own yet: nothing else is open to him. */
  readonly mustChangePassword: boolean;
  /** Works for the platform, whose doors stay shut until he has set up a second factor: `platformRoles` is empty until then. */
  readonly mustSetFactor?: true;
  /** This login has come from a procurement system (punchout): it shops, or only looks, and does nothing else. */
  readonly punchout?: Punchout;
}

/** What a login from a procurement system may do. */
export const PUNCHOUTS = ['shop', 'look'] as const;
export type Punchout = (typeof PUNCHOUTS)[number];

/** Which cart somebody fills: 0, his own; or that of his login alone, when it has come from a procurement system. */
export const basketOf = (member: Pick<Member, 'punchout' | 'sessionId'>): number =>
  member.punchout ? member.sessionId : 0;

/** Where somebody works in a laboratory, and what he may do there. */
export interface LabStanding {
  readonly labId: number;
  readonly points: readonly LabPoint[];
}

/** @param staff his row on the staff of a laboratory; both null: he is on none */
export const labStandingOf = (staff: {
  labId: number | null;
  labRoles: readonly LabRole[] | null;
}): LabStanding | null =>
  staff.labId === null ? null : { labId: staff.labId, points: pointsOf(staff.labRoles ?? []) };

/** A member who operates a store. */
export interface Seller extends Member {
  readonly storeId: number;
}

/** Somebody on the staff of a laboratory. */
export interface LabMember extends Member {
  readonly lab: LabStanding;
}

/** The main account or an employee of a certified enterprise. */
export interface Employee extends Member {
  readonly enterpriseId: number;
}

/** The step of a document that this member takes, in the role he has there. */
export const stepBy = <Role extends string>(
  by: Role,
  { memberId, memberName }: Pick<Member, 'memberId' | 'memberName'>,
  reason?: string,
): StepBy<Role> => ({ by, actorId: memberId, actorName: memberName, ...(reason ? { reason } : {}) });

export const isDesigner = (member: Pick<Member, 'memberType'>): boolean => member.memberType === 2;
export const isEnterprise = (member: Pick<Member, 'memberType'>): boolean => member.memberType === 3;

/** Only employees' accounts are limited: everybody else may do all that his type may. */
export const mayDo = (member: Pick<Member, 'sub'>, point: PermissionPoint): boolean =>
  member.sub === null || member.sub.permissions.includes(point);

/** The enterprise whose money he spends: its main account and its employees do, an endorsed designer of its own does not. */
export const buysFor = (member: Pick<Member, 'memberType' | 'enterpriseId' | 'sub'>): number | null =>
  member.sub !== null || isEnterprise(member) ? member.enterpriseId : null;

/** Whose wallet he pays from: an enterprise has one, its main account's. */
export const walletOf = (member: Pick<Member, 'memberId' | 'sub'>): number =>
  member.sub?.parentMemberId ?? member.memberId;

/** The enterprise whose orders he looks after besides his own: the main account does, and who has `order.all`. */
export const looksAfter = (member: Pick<Member, 'memberType' | 'enterpriseId' | 'sub'>): number | null =>
  mayDo(member, 'order.all') ? buysFor(member) : null;

/** The enterprise whose inquiries, quotations and contracts he reads: who may only read has none of his own. */
export const readsFor = (member: Pick<Member, 'memberType' | 'enterpriseId' | 'sub'>): number | null =>
  onlyReads(member.sub?.permissions ?? []) ? buysFor(member) : looksAfter(member);

const storeOnly: Text = { zh: '仅限店铺操作员使用', en: 'Only store operators may do this' };
const platformOnly: Text = { zh: '仅限平台运营人员使用', en: 'Only platform operators may do this' };
const roleNames: Record<PlatformRole, Text> = {
  operator: { zh: '平台运营', en: 'operations' },
  finance: { zh: '平台财务', en: 'finance' },
  auditor: { zh: '平台审核', en: 'certification' },
};
/** To who works for the platform in another role: which it takes (M22). */
function otherRole(roles: readonly PlatformRole[]): Text {
  const named = (language: 'zh' | 'en', or: string) =>
    roles.map((role) => roleNames[role][language]).join(or);
  return {
    zh: `您的账号没有“${named('zh', '”或“')}”角色，请联系平台管理员`,
    en: `Your account lacks the role “${named('en', '” or “')}”, please ask who administers the platform`,
  };
}
const designersOnly: Text = { zh: '仅限设计师使用该功能', en: 'Only designers can use this function' }; // spec §6
const enterprisesOnly: Text = {
  zh: '仅限认证企业使用该功能',
  en: 'Only certified enterprises can use this function',
};
const notForDesigners: Text = { zh: '设计师账号无需使用该功能', en: 'This function is not for designers' };
const passwordFirst: Text = { zh: '首次登录请先修改密码', en: 'Please choose a password of your own first' };

const factorFirst: Text = {
  zh: '平台运营人员须先在“账户安全”中设置两步验证',
  en: 'Operators of the platform must set up a second factor first, under Security',
};

const needsOwnPassword = (member: Member) => (member.mustChangePassword ? passwordFirst : undefined);

export const anyone: Access<Member | undefined> = { name: 'anyone', login: 'optional' };
export const guestsOnly: Access<undefined> = { name: 'anyone', login: 'none' };
/** Token calls: the fixed client credentials (spec §7). */
export const client: Access<undefined> = { name: 'client', login: 'client' };
/** Any member, even one who must choose his own password first: only for what he needs to do so. */
export const loggedInAnyhow: Access<Member> = { name: 'member, own password or not', login: 'required' };
export const loggedIn: Access<Member> = { name: 'member', login: 'required', refuses: needsOwnPassword };
export const designer: Access<Member> = {
  name: 'type 2',
  login: 'required',
  refuses: (member) => needsOwnPassword(member) ?? (isDesigner(member) ? undefined : designersOnly),
};
export const notDesigner: Access<Member> = {
  name: 'types 1, 3',
  login: 'required',
  refuses: (member) => needsOwnPassword(member) ?? (isDesigner(member) ? notForDesigners : undefined),
};
export const enterprise: Access<Employee> = {
  name: 'type 3',
  login: 'required',
  refuses: (member) =>
    needsOwnPassword(member) ??
    (isEnterprise(member) && member.enterpriseId !== null ? undefined : enterprisesOnly),
};
export const storeOperator: Access<Seller> = {
  name: 'seller',
  login: 'required',
  refuses: (member) => needsOwnPassword(member) ?? (member.storeId === null ? storeOnly : undefined),
};

/** A door for the platform's people with any of the given roles. */
export function platform(...roles: PlatformRole[]): Access<Member> {
  return {
    name: `admin: ${roles.join(', ')}`,
    login: 'required',
    refuses: (member) =>
      needsOwnPassword(member) ??
      (member.mustSetFactor ? factorFirst : undefined) ??
      (roles.some((role) => member.platformRoles.includes(role))
        ? undefined
        : member.platformRoles.length > 0
          ? otherRole(roles)
          : platformOnly),
  };
}

const labOnly: Text = { zh: '仅限实验室人员使用', en: 'Only the staff of a laboratory may do this' };
/** To who works in a laboratory without any of the points: which it takes, and whose they are. */
function labLacks(points: readonly LabPoint[]): Text {
  const named = (language: 'zh' | 'en', or: string) =>
    points.map((point) => LAB_POINTS[point][language]).join(or);
  const roles = (language: 'zh' | 'en', or: string) =>
    [...new Set(points.flatMap(rolesWith))].map((role) => LAB_ROLES[role][language]).join(or);
  return {
    zh: `您的岗位不能“${named('zh', '”或“')}”（${roles('zh', '、')}），请联系实验室主任`,
    en: `Your role cannot do this: “${named('en', '” or “')}” (${roles('en', ', ')}), please ask the head of the laboratory`,
  };
}

/** Whether his roles in a laboratory allow it; nobody else is allowed anything there, whatever he is for the platform. */
export const mayInLab = (member: Pick<Member, 'lab'>, point: LabPoint): boolean =>
  member.lab?.points.includes(point) ?? false;

/** A door for the staff of a laboratory: who may do any of the points; without one anybody of the staff (domain-lab 4.1). */
export const lab = (...points: readonly LabPoint[]): Access<LabMember> => ({
  name: points.length > 0 ? `lab · ${points.join(' or ')}` : 'lab',
  login: 'required',
  refuses: (member) =>
    needsOwnPassword(member) ??
    (member.lab === null
      ? labOnly
      : points.length === 0 || points.some((point) => mayInLab(member, point))
        ? undefined
        : labLacks(points)),
});

/** A door that employees need a permission for, behind another door (domain 3.1: the type is asked first). */
export function permitted<A extends Member>(door: Access<A>, point: PermissionPoint): Access<A> {
  return {
    name: `${door.name} · ${point}`,
    login: door.login,
    permission: point,
    refuses: (member) => door.refuses?.(member) ?? (mayDo(member, point) ? undefined : lacks(member, point)),
  };
}

/** The sentence for a missing permission: which one, and whom to ask. */
export function lacks(member: Pick<Member, 'sub'>, point: PermissionPoint): Text {
  const { zh, en } = PERMISSION_POINTS[point];
  const administrator = member.sub?.administrator ?? '';
  return {
    zh: `您的账号没有“${zh}”权限，请联系企业管理员 ${administrator}`,
    en: `Your account lacks the permission “${en}”, please ask your administrator ${administrator}`,
  };
}
