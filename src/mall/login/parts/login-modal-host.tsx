// The place where the login window appears over any page (spec §1); mounted once by the root, the window itself is fetched when needed.
import { type ComponentType, lazy, Suspense } from 'react';
import { useLoginPrompt } from './login-prompt.ts';
import { withWayBack } from './way-back.ts';

const LoginDialog = lazy(fetchDialog);

/** Where the window cannot be fetched, e.g. after an update of the mall, the login page does the same. */
async function fetchDialog(): Promise<{ default: ComponentType }> {
  try {
    return await import('./login-dialog.tsx');
  } catch {
    const { pathname, search } = window.location;
    window.location.assign(withWayBack('/login', pathname + search));
    return { default: () => null };
  }
}

/** Nothing until somebody must log in. */
export function LoginModalHost() {
  const open = useLoginPrompt();
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <LoginDialog />
    </Suspense>
  );
}
