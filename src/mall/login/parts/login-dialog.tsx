// The login window over a page. Fetched only when somebody must log in, hence the default export.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { Dialog } from '#kit/ui/dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { firstPasswordAddress } from './first-password.ts';
import { LoginForm } from './login-form.tsx';
import { closeLoginPrompt, loginWay } from './login-prompt.ts';
import { loginWords } from './login-words.ts';
import { useSession } from './session.ts';

/** After a login it closes, what was begun goes on, and the page behind it is read again with the member's eyes. */
export default function LoginDialog() {
  const say = useWords(loginWords);
  const { status, member } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const openedOver = useRef(pathname);

  useEffect(() => {
    if (status !== 'member') return;
    const mustChoose = member?.mustChangePassword === true;
    const way = loginWay();
    closeLoginPrompt(!mustChoose);
    if (mustChoose) void navigate(firstPasswordAddress(way));
    else void revalidate();
  }, [status, member, navigate, revalidate]);

  // A link inside the form, or the back button: the window belongs to the page it was opened over.
  useEffect(() => {
    if (pathname !== openedOver.current) closeLoginPrompt(false);
  }, [pathname]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && closeLoginPrompt(false)}
      title={say.login}
      text={say.loginFirst}
      size="sm"
    >
      <LoginForm redirectUrl={loginWay()} />
    </Dialog>
  );
}
