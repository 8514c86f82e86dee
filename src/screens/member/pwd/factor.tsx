// The second factor of a member: set up in three steps, looked after, ended.
import { useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { accountProtocol } from '#mall/login/account.protocol.ts';
import { readMember, useSession } from '#mall/login/parts/session.ts';
import { wayBack } from '#mall/login/parts/way-back.ts';
import { FactorSetUp, FactorSteps } from '#mall/second-factor/parts/factor-set-up.tsx';
import { FactorStandingCard } from '#mall/second-factor/parts/factor-standing.tsx';
import { factorWords } from '#mall/second-factor/parts/factor-words.ts';
import { RecoveryCodes } from '#mall/second-factor/parts/recovery-codes.tsx';
import { secondFactorProtocol } from '#mall/second-factor/second-factor.protocol.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(factorWords.title);

export async function clientLoader() {
  const [standing, factor] = await Promise.all([
    call(accountProtocol.standing, {}),
    call(secondFactorProtocol.standing, {}),
  ]);
  return { standing, factor };
}

export default function FactorScreen() {
  const { standing, factor } = useLoaderData<typeof clientLoader>();
  const { member } = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<{ codes: readonly string[]; isNew: boolean }>();

  async function leave() {
    await readMember();
    const target = query.get('redirectUrl');
    if (shown?.isNew) return navigate(target ? wayBack(target) : '/member/account');
    await revalidate();
    setShown(undefined);
  }
  if (shown) {
    return (
      <RecoveryCodes
        codes={shown.codes}
        head={shown.isNew ? <FactorSteps at={2} /> : undefined}
        onKept={() => void leave()}
      />
    );
  }
  return factor.isOn ? (
    <FactorStandingCard
      factor={factor}
      standing={standing}
      onCodes={(codes) => setShown({ codes, isNew: false })}
      onEnded={() => void Promise.all([readMember(), revalidate()])}
    />
  ) : (
    <FactorSetUp
      standing={standing}
      isDuty={member?.mustSetFactor === true}
      onDone={(codes) => setShown({ codes, isNew: true })}
    />
  );
}

export const HydrateFallback = waitingPage('h-96');

export { ErrorBoundary } from '../member-failed.tsx';
