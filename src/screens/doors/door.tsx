// How a door works: the browser looks who is there before the screen behind it loads anything; the server checks every call anyway.
import { type ClientLoaderFunctionArgs, Outlet, useLocation } from 'react-router';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { leaveFor, leaveForLogin } from '#mall/login/parts/leave-screen.ts';
import { sessionReady } from '#mall/login/parts/session.ts';
import { useMembersOnly } from '#mall/login/parts/use-members-only.ts';
import type { MemberInfo } from '#mall/member/member.protocol.ts';
import type { Who } from '../screen.ts';

type Admits = (member: MemberInfo) => boolean;

const admits: Record<Exclude<Who, 'anyone'>, Admits> = {
  member: () => true,
  designer: ({ memberType }) => memberType === 2,
  notDesigner: ({ memberType }) => memberType !== 2,
  enterprise: ({ memberType }) => memberType === 3,
  seller: ({ storeId }) => storeId !== null,
  admin: ({ platformRoles }) => platformRoles.length > 0,
};

/** The one members' page that opens without a login when its address carries a token (spec §6). */
function isOpenByToken(pathname: string, search: string): boolean {
  return pathname === '/member/information' && new URLSearchParams(search).has('access_token');
}

/** Sends guests to the login with the way back, and members of another kind to the member index (spec §6). */
export function doorLoader(who: Exclude<Who, 'anyone'>) {
  return async ({ request }: ClientLoaderFunctionArgs): Promise<null> => {
    const { pathname, search } = new URL(request.url);
    if (isOpenByToken(pathname, search)) return null;
    const member = await sessionReady();
    if (!member) throw leaveForLogin(request);
    if (!admits[who](member)) throw leaveFor('/member/index', request);
    return null;
  };
}

/** What stands behind a door; leaves for the login when the login ends while it is open. */
export function PassThrough() {
  const { pathname, search } = useLocation();
  const mayStay = useMembersOnly(isOpenByToken(pathname, search));
  return mayStay ? <Outlet /> : <DoorFallback />;
}

export function DoorFallback() {
  return <SkeletonText lines={6} className="mx-auto w-full max-w-320 px-4 py-10" />;
}
