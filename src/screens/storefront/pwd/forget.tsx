// The way back in for who forgot his password, in three steps: the account, a code, a new password.
import { Link } from 'react-router';
import { useWords } from '#kit/words/use-words.ts';
import { accountWords } from '#mall/login/parts/account-words.ts';
import { EntranceCard } from '#mall/login/parts/entrance-card.tsx';
import { ForgetForm } from '#mall/login/parts/forget-form.tsx';
import { useGuestsOnly } from '#mall/login/parts/use-guests-only.ts';
import { withWayBack } from '#mall/login/parts/way-back.ts';
import { titled } from '../seo.ts';

export const meta = titled(accountWords.forgetTitle);

export default function ForgetPage() {
  const say = useWords(accountWords);
  const target = useGuestsOnly();
  const login = withWayBack('/login', target);
  return (
    <EntranceCard
      title={say.forgetTitle}
      aside={
        <>
          {say.remembered}{' '}
          <Link to={login} className="text-brand hover:underline">
            {say.toLogin}
          </Link>
        </>
      }
    >
      <ForgetForm login={login} />
    </EntranceCard>
  );
}
