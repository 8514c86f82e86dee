// How a door works: the browser looks who is there before the screen behind it loads anything; the server checks every call anyway.
import { type ComponentType, lazy, Suspense } from 'react';
import { type MiddlewareFunction, Outlet, useLocation, useMatches } from 'react-router';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { type Text, toLanguage } from '#kit/words/text.ts';
import { opensByToken } from '#mall/login/parts/carried-login.ts';
import { FIRST_PASSWORD, firstPasswordAddress } from '#mall/login/parts/first-password.ts';
import { leaveFor, leaveForLogin } from '#mall/login/parts/leave-screen.ts';
import { readMember, sessionNow, sessionReady, useSession } from '#mall/login/parts/session.ts';
import { useMembersOnly } from '#mall/login/parts/use-members-only.ts';
import type { MemberInfo } from '#mall/member/member.protocol.ts';
import type { Who } from '../screen.ts';
import { missingPermission } from './missing-permission.ts';

/** Hardly anybody sees it, and it tells of all permissions. */
const NoPermission = lazy(async () => ({ default: (await import('./no-permission.tsx')).NoPermission }));

type Admits = (member: MemberInfo) => boolean;

const admits: Record<Exclude<Who, 'anyone'>, Admits> = {
  member: () => true,
  designer: ({ memberType }) => memberType === 2,
  notDesigner: ({ memberType }) => memberType !== 2,
  enterprise: ({ memberType }) => memberType === 3,
  seller: ({ storeId }) => storeId !== null,
  lab: ({ lab }) => lab !== null,
  admin: ({ platformRoles }) => platformRoles.length > 0,
};

const notForYou: Text = {
  zh: '该功能不适用于您的账号类型',
  en: 'This function is not for your type of account',
};

/**
 * A screen's loader runs once its door has let the visitor in: guests are sent to the login with the way back, and members
 * of another kind, with a word about it, to the member index (spec §6).
 */
export const guard = (who: Exclude<Who, 'anyone'>): [MiddlewareFunction] => [
  async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (opensByToken(pathname, search)) return;
    const member = await sessionReady();
    if (!member) throw leaveForLogin(request);
    if (member.mustChangePassword && pathname !== FIRST_PASSWORD)
      throw leaveFor(firstPasswordAddress(pathname + search), request);
    if (admits[who](member) || admits[who](await asOfNow(member))) return;
    if (who === 'admin' && sessionNow().member?.mustSetFactor)
      throw leaveFor(`/member/pwd/factor?redirectUrl=${encodeURIComponent(pathname + search)}`, request);
    toast.show({ tone: 'waiting', text: notForYou[toLanguage(document.documentElement.lang)] });
    throw leaveFor('/member/index', request);
  },
];

/** Loads nothing; that there is one keeps the server from drawing what stands behind the door. */
export const clientLoader = () => null;

/** He may have become another type since he was read last: nobody logs in anew for that (domain 3.1). */
async function asOfNow(member: MemberInfo): Promise<MemberInfo> {
  await readMember();
  return sessionNow().member ?? member;
}

/** What stands behind a door; leaves for the login when the login ends while it is open. */
export function PassThrough() {
  const { pathname, search } = useLocation();
  const mayStay = useMembersOnly(opensByToken(pathname, search));
  const missing = missingPermission(pathname, useSession().member);
  if (!mayStay) return <DoorFallback />;
  if (!missing) return <Outlet />;
  return (
    <Suspense fallback={<DoorFallback />}>
      <NoPermission point={missing} />
    </Suspense>
  );
}

/** What a page says to its door: the piece that stands there while the door looks who comes. */
export interface DoorHandle {
  readonly Waiting: ComponentType;
}

export function DoorFallback() {
  const { Waiting } = (useMatches().at(-1)?.handle ?? {}) as Partial<DoorHandle>;
  if (Waiting) return <Waiting />;
  return <SkeletonText lines={6} className="mx-auto w-full max-w-320 px-4 py-10" />;
}
