// The registration page; whoever registers is logged in and goes back to where he came from.
import { Link, useLoaderData } from 'react-router';
import { useWords } from '#kit/words/use-words.ts';
import { EntranceCard } from '#mall/login/parts/entrance-card.tsx';
import { loginWords } from '#mall/login/parts/login-words.ts';
import { RegisterForm } from '#mall/login/parts/register-form.tsx';
import { useGuestsOnly } from '#mall/login/parts/use-guests-only.ts';
import { withWayBack } from '#mall/login/parts/way-back.ts';
import { agreementInForce } from '#mall/setting/parts/agreement-in-force.ts';
import { titled } from './seo.ts';

export const loader = agreementInForce;

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
