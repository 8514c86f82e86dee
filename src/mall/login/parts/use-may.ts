// What the member in this browser may do: an employee what he was allowed, everybody else all that his type may.
import type { MemberInfo } from '#mall/member/member.protocol.ts';
import type { PermissionPoint } from '#mall/member/permission-points.ts';
import { useSession } from './session.ts';

/** Whether a member may; somebody not known yet may, since the server decides anyway. */
export const memberMay = (
  member: Pick<MemberInfo, 'permissions'> | undefined,
  point: PermissionPoint,
): boolean => !member?.permissions || member.permissions.includes(point);

/** Follows the member: what an administrator has just allowed or taken back counts at once. */
export function useMay(): (point: PermissionPoint) => boolean {
  const { member } = useSession();
  return (point) => memberMay(member, point);
}

/** The same for the staff of a laboratory; nobody else may anything there. */
export function useLabMay(): (point: NonNullable<MemberInfo['lab']>['points'][number]) => boolean {
  const { member } = useSession();
  return (point) => member?.lab?.points.includes(point) ?? false;
}
