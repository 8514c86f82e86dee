// The registration page; whoever registers is logged in and goes back to where he came from.
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { EntranceCard } from '#mall/login/parts/entrance-card.tsx';
import { loginWords } from '#mall/login/parts/login-words.ts';
import { RegisterForm } from '#mall/login/parts/register-form.tsx';
import { useGuestsOnly } from '#mall/login/parts/use-guests-only.ts';
import { withWayBack } from '#mall/login/parts/way-back.ts';
import { settingProtocol } from '#mall/setting/setting.protocol.ts';
import { titled } from './seo.ts';

/** The consent names the version of the agreement that was in force when the page was opened. */
export async function loader({
  context,
}: LoaderFunctionArgs): Promise<{ agreementVersion: string | undefined }> {
  const agreement = await context
    .get(mallContext)
    .call(settingProtocol.agreement, { code: 'register' })
    .catch(() => undefined);
  return { agreementVersion: agreement?.version };
}

export const meta = titled(loginWords.register);

export default function RegisterPage() {
  const say = useWords(loginWords);
  const { agreementVersion } = useLoaderData<typeof loader>();
  const target = useGuestsOnly();

  return (
    <EntranceCard
      title={say.registerTitle}
      aside={
        <>
          {say.haveAccount}{' '}
          <Link to={withWayBack('/login', target)} className="text-brand hover:underline">
            {say.login}
          </Link>
        </>
      }
    >
      <RegisterForm agreementVersion={agreementVersion} />
    </EntranceCard>
  );
}
