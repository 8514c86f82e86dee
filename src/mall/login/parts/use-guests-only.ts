// What the pages of coming in do with somebody who is in already: logged in here, in another tab or before.
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { firstPasswordAddress } from './first-password.ts';
import { useSession } from './session.ts';
import { wayBack } from './way-back.ts';

/** Leads a member on to where he wanted to go, which is returned (spec §2: `redirectUrl`). */
export function useGuestsOnly(): string {
  const [query] = useSearchParams();
  const { status, member } = useSession();
  const navigate = useNavigate();
  const target = wayBack(query.get('redirectUrl'));
  useEffect(() => {
    if (status === 'member')
      void navigate(member?.mustChangePassword ? firstPasswordAddress(target) : target, { replace: true });
  }, [status, member, target, navigate]);
  return target;
}
