// A new login password without the current one: by a code to the member's own mobile or e-mail, or (first=1) the first own password of an employee.
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { accountProtocol, type Standing } from '#mall/login/account.protocol.ts';
import { AccountForm } from '#mall/login/parts/account-form.tsx';
import { accountWords } from '#mall/login/parts/account-words.ts';
import { NewPasswordFields, useNewPassword } from '#mall/login/parts/new-password-fields.tsx';
import { ProofFields } from '#mall/login/parts/proof-fields.tsx';
import { readMember, sessionReady } from '#mall/login/parts/session.ts';
import { useProof, waysOf } from '#mall/login/parts/use-proof.ts';
import { wayBack } from '#mall/login/parts/way-back.ts';
import { checkNewPassword } from '#mall/member/password-rules.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(accountWords.resetLoginPwd);

/** Nothing is read for who must choose his first own password: nothing else is open to him. */
export async function clientLoader(): Promise<Standing | null> {
  if ((await sessionReady())?.mustChangePassword) return null;
  return call(accountProtocol.standing, {});
}

export default function ResetPasswordScreen() {
  const standing = useLoaderData<Standing | null>();
  return standing ? <ResetForm standing={standing} /> : <FirstForm />;
}

function ResetForm({ standing }: { standing: Standing }) {
  const say = useWords(accountWords);
  const navigate = useNavigate();
  const ways = waysOf(standing).filter((way) => way !== 'password');
  const input = useProof(ways);
  const { fields, isRight } = useNewPassword(checkNewPassword);
  const attempt = useAct({ atField: fields.atField });

  function save() {
    const areRight = [input.isRight(), isRight()].every(Boolean);
    const { by, proof } = input;
    if (!areRight || !by) return;
    void attempt.run(async () => {
      await call(accountProtocol.changePassword, { by, proof, password: fields.values.password });
      toast.show({ text: say.pwdChanged });
      await navigate('/member/account');
    });
  }
  return (
    <AccountForm
      title={say.resetLoginPwd}
      text={say.othersLeave}
      attempt={attempt}
      submitLabel={say.save}
      onSubmit={save}
      isClosed={ways.length === 0}
    >
      <ProofFields input={input} standing={standing} />
      {ways.length > 0 ? (
        <NewPasswordFields fields={fields} label={say.newPwd} hint={say.newPwdHint} maxLength={20} />
      ) : null}
    </AccountForm>
  );
}

function FirstForm() {
  const say = useWords(accountWords);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { fields, isRight } = useNewPassword(checkNewPassword);
  const attempt = useAct({ atField: fields.atField });

  function save() {
    if (!isRight()) return;
    void attempt.run(async () => {
      await call(accountProtocol.firstPassword, { password: fields.values.password });
      await readMember();
      toast.show({ text: say.pwdChanged });
      await navigate(wayBack(query.get('redirectUrl')), { replace: true });
    });
  }
  return (
    <AccountForm
      isDuty
      title={say.firstLoginPwd}
      text={say.firstLoginText}
      attempt={attempt}
      submitLabel={say.save}
      onSubmit={save}
    >
      <NewPasswordFields fields={fields} label={say.newPwd} hint={say.newPwdHint} maxLength={20} />
    </AccountForm>
  );
}

export const HydrateFallback = waitingPage('h-96');

export { ErrorBoundary } from '../member-failed.tsx';
