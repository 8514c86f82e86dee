// The place where the login window appears over any page (spec §1); mounted once by the root, the window itself is fetched when needed.
import { lazy, Suspense } from 'react';
import { useLoginPrompt } from './login-prompt.ts';

const LoginDialog = lazy(() => import('./login-dialog.tsx'));

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
