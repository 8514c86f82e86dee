// Leads away from a screen that somebody may not see, before it loads anything: to the login and back, or elsewhere.
import { redirect, replace } from 'react-router';
import { withWayBack } from './way-back.ts';

/** To be thrown by a loader. While the first page wakes, its own entry gives way, so that the back button does not lead here again. */
export function leaveFor(url: string, request: Request): Response {
  return window.location.href === request.url ? replace(url) : redirect(url);
}

/** The same to the login, which knows the way back (spec §6). */
export function leaveForLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return leaveFor(withWayBack('/login', pathname + search), request);
}
