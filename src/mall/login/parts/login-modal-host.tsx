// The place where the login window appears over any page (spec §1), and where a return from WeChat is noticed; mounted once by the root, both are fetched when needed.
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { loginWay, useLoginPrompt } from './login-prompt.ts';
import { withWayBack } from './way-back.ts';
import { type WeChatArrival, weChatArrival } from './wechat-address.ts';

const LoginDialog = lazy(fetchDialog);
const WeChatReturn = lazy(() => import('./wechat-return.tsx'));

/** Looked at before any page leads away from the address. */
const arrived =
  typeof window === 'undefined'
    ? undefined
    : weChatArrival(window.location.pathname + window.location.search);

/** Where the window cannot be fetched, e.g. after an update of the mall, the login page does the same. */
async function fetchDialog(): Promise<{ default: ComponentType }> {
  try {
    return await import('./login-dialog.tsx');
  } catch {
    window.location.assign(withWayBack('/login', loginWay()));
    return { default: () => null };
  }
}

/** Nothing until somebody must log in, or comes from WeChat. */
export function LoginModalHost() {
  const open = useLoginPrompt();
  const [arrival, setArrival] = useState<WeChatArrival>();
  useEffect(() => setArrival(arrived), []);
  if (!open && !arrival) return null;
  return (
    <Suspense fallback={null}>
      {open ? <LoginDialog /> : null}
      {arrival ? <WeChatReturn arrival={arrival} onDone={() => setArrival(undefined)} /> : null}
    </Suspense>
  );
}
