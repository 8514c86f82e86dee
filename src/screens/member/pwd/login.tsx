// Changing the login password with the current one.
import { type ClientLoaderFunctionArgs, Link, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Field } from '#kit/ui/field.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { accountProtocol } from '#mall/login/account.protocol.ts';
import { AccountForm } from '#mall/login/parts/account-form.tsx';
import { accountWords } from '#mall/login/parts/account-words.ts';
import { leaveFor } from '#mall/login/parts/leave-screen.ts';
import { NewPasswordFields, useNewPassword } from '#mall/login/parts/new-password-fields.tsx';
import { useProof } from '#mall/login/parts/use-proof.ts';
import { checkNewPassword } from '#mall/member/password-rules.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(accountWords.changeLoginPwd);

/** Who has no password yet chooses one by a code. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<null> {
  const { hasPassword } = await call(accountProtocol.standing, {});
  if (!hasPassword) throw leaveFor('/member/pwd/reset', request);
  return null;
}

export default function ChangeLoginPasswordScreen() {
  const say = useWords(accountWords);
  const navigate = useNavigate();
  const input = useProof(['password']);
  const { fields, isRight } = useNewPassword(checkNewPassword);
  const attempt = useAct({ atField: fields.atField });

  function save() {
    const areRight = [input.isRight(), isRight()].every(Boolean);
    if (!areRight) return;
    void attempt.run(async () => {
      await call(accountProtocol.changePassword, {
        by: 'password',
        proof: input.proof,
        password: fields.values.password,
      });
      toast.show({ text: say.pwdChanged });
      await navigate('/member/account');
    });
  }
  return (
    <AccountForm
      title={say.changeLoginPwd}
      text={say.othersLeave}
      attempt={attempt}
      submitLabel={say.save}
      onSubmit={save}
    >
      <Field
        label={say.oldPwd}
        required
        error={input.error}
        aside={
          <Link to="/member/pwd/reset" className="text-brand hover:underline">
            {say.forgotOld}
          </Link>
        }
      >
        <PasswordInput
          name="oldPassword"
          value={input.proof}
          onChange={(event) => input.type(event.target.value)}
          autoComplete="current-password"
          maxLength={60}
        />
      </Field>
      <NewPasswordFields fields={fields} label={say.newPwd} hint={say.newPwdHint} maxLength={20} />
    </AccountForm>
  );
}

export const HydrateFallback = waitingPage('h-96');

export { ErrorBoundary } from '../member-failed.tsx';
