// What a members' page does when the login ends while it is open: after a logout, in another tab perhaps, nothing of it stays in sight.
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLoginPrompt } from './login-prompt.ts';
import { useSession } from './session.ts';
import { withWayBack } from './way-back.ts';

/**
 * Leads a guest to the login and back (spec §6). While the login window stands over the page, the page waits for it,
 * so that nothing typed is lost. Returns whether the page may be shown.
 * @param guestsToo for the one page that opens with an access_token in its address
 */
export function useMembersOnly(guestsToo = false): boolean {
  const { status } = useSession();
  const isAsked = useLoginPrompt();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const mustLeave = status === 'guest' && !isAsked && !guestsToo;

  useEffect(() => {
    if (mustLeave) void navigate(withWayBack('/login', pathname + search), { replace: true });
  }, [mustLeave, pathname, search, navigate]);
  return !mustLeave;
}
