// The second step of a login, for members with a second factor.
import { useWords } from '#kit/words/use-words.ts';
import { EntranceCard } from '#mall/login/parts/entrance-card.tsx';
import { useGuestsOnly } from '#mall/login/parts/use-guests-only.ts';
import { FactorLoginForm } from '#mall/second-factor/parts/factor-login-form.tsx';
import { factorWords } from '#mall/second-factor/parts/factor-words.ts';
import { titled } from '../seo.ts';

export const meta = titled(factorWords.loginTitle);

export default function FactorLoginPage() {
  const say = useWords(factorWords);
  const target = useGuestsOnly();
  return (
    <EntranceCard title={say.loginTitle}>
      <FactorLoginForm redirectUrl={target} />
    </EntranceCard>
  );
}
