// Loads what only a member may see: a guest goes to the login first and comes back.
import { leaveForLogin } from '#mall/login/parts/leave-screen.ts';
import { sessionNow, sessionReady } from '#mall/login/parts/session.ts';

/**
 * Runs `load` once somebody is logged in. Loaders of a screen run beside its door, so that a guest's calls are not even made.
 * @throws a redirect to the login for guests (spec §6)
 */
export async function asMember<T>(request: Request, load: () => Promise<T>): Promise<T> {
  await sessionReady();
  if (sessionNow().status === 'member') return load();
  throw leaveForLogin(request);
}
