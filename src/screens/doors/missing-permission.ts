// Which permission an employee lacks for the screen at an address (domain 3.1: asked after the type).
import { memberMay } from '#mall/login/parts/use-may.ts';
import type { MemberInfo } from '#mall/member/member.protocol.ts';
import type { PermissionPoint } from '#mall/member/permission-points.ts';
import { memberScreens } from '../member/routes.ts';
import { storefrontScreens } from '../storefront/routes.ts';

/** Addresses are matched as the router does: capitals and a slash at the end do not matter. */
const plain = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '');

const asked = new Map(
  [...memberScreens, ...storefrontScreens].flatMap(({ url, permission, orPermission, andPermission }) =>
    permission ? [[plain(url), { permission, orPermission, andPermission }] as const] : [],
  ),
);

/** Undefined when he may enter; everybody who is no employee may. */
export function missingPermission(
  pathname: string,
  member: Pick<MemberInfo, 'permissions'> | undefined,
): PermissionPoint | undefined {
  const point = asked.get(plain(pathname));
  if (!point) return undefined;
  const { andPermission } = point;
  if (memberMay(member, point.permission))
    return andPermission && !memberMay(member, andPermission) ? andPermission : undefined;
  return point.orPermission && memberMay(member, point.orPermission) ? undefined : point.permission;
}
