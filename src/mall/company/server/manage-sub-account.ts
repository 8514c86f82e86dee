// Who may manage which employee, and what he may hand out: never more than he has himself.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { type Employee, mayDo } from '#mall/member/actor.ts';
import {
  ALL_POINTS,
  type PermissionPoint,
  PRESET_ROLES,
  type PresetRole,
} from '#mall/member/permission-points.ts';
import { subAccount } from './company.tables.ts';
import { subAccountErrors } from './sub-account.errors.ts';
import { type SubAccountRow, subAccountLife } from './sub-account-life.ts';

/** In fen; null: no limit. */
export interface Limits {
  limitPerOrder: Cents | null;
  limitPerMonth: Cents | null;
}

/** What somebody may hand out. */
export interface Scope extends Limits {
  permissions: readonly PermissionPoint[];
  maySetLimits: boolean;
}

const unlimited: Limits = { limitPerOrder: null, limitPerMonth: null };

/** The main account may hand out everything, an employee what he has himself. */
export async function scopeOf(work: Work, actor: Employee): Promise<Scope> {
  if (actor.sub === null) return { ...unlimited, permissions: ALL_POINTS, maySetLimits: true };
  const [own] = await work.tx.select().from(subAccount).where(eq(subAccount.memberId, actor.memberId));
  return {
    permissions: actor.sub.permissions,
    maySetLimits: mayDo(actor, 'ent.limit'),
    limitPerOrder: own?.limitPerOrder ?? null,
    limitPerMonth: own?.limitPerMonth ?? null,
  };
}

/** An employee of the actor's enterprise. @throws subAccountErrors.notFound, also for those of other enterprises */
export async function requireSubAccount(
  work: Work,
  actor: Employee,
  memberId: number,
): Promise<SubAccountRow> {
  const [row] = await work.tx.select().from(subAccount).where(isOurs(actor, memberId));
  if (!row) throw subAccountErrors.notFound();
  return row;
}

/** The same, held until this work ends. @throws subAccountErrors.notFound */
export async function holdSubAccount(work: Work, actor: Employee, memberId: number): Promise<SubAccountRow> {
  const row = await subAccountLife.hold(work, memberId, isOurs(actor, memberId));
  if (!row) throw subAccountErrors.notFound();
  return row;
}

const isOurs = (actor: Employee, memberId: number) =>
  and(eq(subAccount.memberId, memberId), eq(subAccount.enterpriseId, actor.enterpriseId));

/**
 * Nobody manages himself or somebody who may more than he: a new initial password would make him that person.
 * @returns the refusal, or undefined when he may
 */
export function whyNotManage(actor: Employee, scope: Scope, row: SubAccountRow) {
  if (row.memberId === actor.memberId) return subAccountErrors.notYourself();
  const points = row.permissions.filter((point) => !scope.permissions.includes(point));
  if (points.length > 0) return subAccountErrors.mayMore({ points });
  return scope.maySetLimits || isWithin(row, scope) ? undefined : subAccountErrors.limitOfOthers();
}

/** @throws as whyNotManage says */
export function requireManageable(actor: Employee, scope: Scope, row: SubAccountRow): void {
  const refused = whyNotManage(actor, scope, row);
  if (refused) throw refused;
}

/**
 * The points that the roles bring and those given singly, in the order of the list.
 * @throws subAccountErrors.lacksToGive, nothingGiven
 */
export function pointsToGive(
  scope: Scope,
  roles: readonly PresetRole[],
  permissions: readonly PermissionPoint[],
): PermissionPoint[] {
  const given = new Set<PermissionPoint>([
    ...roles.flatMap((role) => [...PRESET_ROLES[role].points]),
    ...permissions,
  ]);
  const points = ALL_POINTS.filter((point) => given.has(point));
  if (points.length === 0) throw subAccountErrors.nothingGiven({ name: 'roles' });
  const lacking = points.filter((point) => !scope.permissions.includes(point));
  if (lacking.length > 0) throw subAccountErrors.lacksToGive({ points: lacking });
  return points;
}

/**
 * The limits that the account gets. Who may not set any passes on his own to a new account and leaves others as they are.
 * @throws subAccountErrors.limitWrong, limitAboveOwn, monthBelowOrder
 */
export function limitsToGive(
  scope: Scope,
  wished: { limitPerOrder?: Cents | undefined; limitPerMonth?: Cents | undefined },
  now: Limits = scope,
): Limits {
  if (!scope.maySetLimits) return { limitPerOrder: now.limitPerOrder, limitPerMonth: now.limitPerMonth };
  const { limitPerOrder = null, limitPerMonth = null } = wished;
  for (const [name, given] of Object.entries({ limitPerOrder, limitPerMonth })) {
    const own = scope[name as keyof Limits];
    if (given !== null && given <= 0) throw subAccountErrors.limitWrong({ name });
    if (!isAtMost(given, own)) throw subAccountErrors.limitAboveOwn({ name, limit: required(own) });
  }
  if (limitPerMonth !== null && limitPerOrder !== null && limitPerMonth < limitPerOrder)
    throw subAccountErrors.monthBelowOrder({ name: 'limitPerMonth' });
  return { limitPerOrder, limitPerMonth };
}

const isAtMost = (limit: Cents | null, own: Cents | null): boolean =>
  own === null || (limit !== null && limit <= own);

const isWithin = (limits: Limits, own: Limits): boolean =>
  isAtMost(limits.limitPerOrder, own.limitPerOrder) && isAtMost(limits.limitPerMonth, own.limitPerMonth);
